"""Close-ups of what all players share: the cathedral, the plague, the cards of the round, the persons."""

from collections.abc import Iterator

from bot.games.contract import Line, Seats
from bot.games.notredame.rules.pieces import HOSPITAL
from bot.games.notredame.rules.state import card_kind, card_seat, count_pieces
from bot.pictures.sheet import Area, Sheet
from render.notredame.drawing import CityDrawing, CityPage
from render.notredame.lay_track import Plague, lay_track
from render.sheet.layout import Hand, Layout, measure
from render.sheet.page import EDGE

MINUS = "\N{MINUS SIGN}"
PERSON = 128
"""Distance between two persons in units."""


def told_of(drawing: CityDrawing, *keys: str) -> dict[int, Line]:
    """Return the step's lines with any of these keys, by seat."""
    told = {}
    for line in drawing.scene.lines:
        seats = line.facts.get("seat")
        if line.key in keys and isinstance(seats, Seats):
            told[seats.seats[0]] = line
    return told


def _number(line: Line, fact: str) -> int:
    found = line.facts.get(fact, 0)
    return found if isinstance(found, int) else 0


def shares(drawing: CityDrawing) -> Iterator[tuple[int, int, int, int]]:
    """Yield each seat's markers on Notre Dame, their past or current value, and the park's bonus."""
    told = told_of(drawing, "shared")
    players = drawing.view.players
    markers = sum(player.cathedral for player in players)
    worth = drawing.pieces.table(drawing.seats).pool // markers if markers else 0
    for seat, player in enumerate(players):
        if seat in told and not markers:
            line = told[seat]
            yield seat, _number(line, "markers"), _number(line, "points"), _number(line, "bonus")
        else:
            yield seat, player.cathedral, player.cathedral * worth, 0


def _sum_share(drawing: CityDrawing, markers: int, points: int, bonus: int) -> str:
    """Return the calculation of a share, such as "3 × 2 + 1 = 7 VP"."""
    more = f" + {bonus}" if bonus else ""
    return f"{markers} × {points // markers}{more} = {drawing.words.say('unit-points', points=points + bonus)}"


def lay_cathedral(drawing: CityDrawing) -> Sheet:
    """Lay out Notre Dame, its pool, everyone's markers and their value."""
    page = CityPage(drawing, drawing.titled("cathedral"))
    high, square = page.layout.px(330), Layout(page.unit)
    pool = drawing.pieces.table(drawing.seats).pool
    w = 64 + measure(str(pool), 36)
    square.put("pool", (pool,), (page.wide - w - 24, 20, w, 48), "sky")
    page.above.append(Area(0, page.layout.px(74), page.w, high, "square", (), tuple(square.pieces)))
    for seat, markers, points, bonus in shares(drawing):
        page.write_player(seat, page.wide * 0.42)
        if markers:
            page.layout.put(
                "cubes",
                (drawing.homes[seat], markers),
                (page.wide * 0.45, page.y + 8, 46 * min(markers, 8), 46),
                "panel",
            )
            told = _sum_share(drawing, markers, points, bonus)
            page.write(told, page.wide - EDGE, page.y + 30, page.wide * 0.3, anchor="r")
        else:
            page.write(drawing.say("no-markers"), page.wide * 0.45, page.y + 30, page.wide * 0.5 - EDGE, "faint")
        page.y += 66
    return page.sheet()


def levels(drawing: CityDrawing) -> Iterator[tuple[int, int, int, int, int]]:
    """Yield each seat's rat marker, rats, hospital and level, for the plague in the step's lines or the coming one."""
    told = told_of(drawing, "level", "outbreak")
    for seat, player in enumerate(drawing.view.players):
        if seat in told:
            line = told[seat]
            before, rats, hospital = (_number(line, fact) for fact in ("before", "rats", "hospital"))
            yield seat, before, rats, hospital, max(0, before + rats - hospital)
        else:
            rats = 0 if player.has_doctor or drawing.is_plague_over else drawing.rats
            hospital = 0 if drawing.is_plague_over else count_pieces(player, HOSPITAL)
            yield seat, player.rat, rats, hospital, drawing.level(seat)


def lay_plague(drawing: CityDrawing) -> Sheet:
    """Lay out the rats against everyone's hospital: one calculation and one track per player."""
    page, last = CityPage(drawing, drawing.titled("plague")), drawing.pieces.limits.track
    night = Layout(page.unit)
    night.put("rats_coming", (drawing.rats,), (EDGE, 16, 230, 100), "slate_dark")
    page.above.append(
        Area(0, page.layout.px(74), page.w, page.layout.px(190), "harbor", (drawing.rats,), tuple(night.pieces))
    )
    for seat, before, rats, hospital, level in levels(drawing):
        told = f"{before} + {rats} {MINUS} {hospital} = {level}" if rats or hospital else str(level)
        x = page.wide - EDGE - measure(told, 36)
        page.write(told, x, page.y + 30, 300, "red" if level > last else "ink")
        page.layout.put("emblem", ("burst" if level > last else "pale_rat",), (x - 60, page.y + 8, 46, 46), "panel")
        page.write_player(seat, x - 74)
        plague = Plague(drawing.homes[seat], before, level, last, drawing.view.players[seat].has_doctor)
        lay_track(page.layout, plague, (EDGE, page.y + 64, page.wide - 2 * EDGE, 52), "panel")
        page.y += 130
    page.write_lines(drawing.say("plague-sum", track=last), EDGE, page.y + 34, page.wide - 2 * EDGE)
    page.y += 72
    return page.sheet()


def lay_played_cards(drawing: CityDrawing) -> Sheet:
    """Lay out the cards played this round, in order, each with the color and shape of its deck."""
    page = CityPage(drawing, drawing.titled("cards"))
    left = 300.0 if drawing.is_wide else float(EDGE)
    for seat in range(drawing.seats):
        cards = drawing.open_cards(seat)
        page.write_player(seat, left if drawing.is_wide else page.wide - EDGE)
        y = page.y if drawing.is_wide else page.y + 62
        for at, card in enumerate(cards):
            facts = (card_kind(card), drawing.homes[card_seat(card)])
            page.layout.put("card", facts, (left + at * 98, y, 84, 104), "panel")
        if not cards:
            page.write(drawing.say("no-cards"), left, y + 30, page.wide - left - EDGE, "faint")
        page.y = y + (118 if cards else 66)
    return page.sheet()


def effect_of(drawing: CityDrawing, person: int) -> str:
    """Describe what a person does, usually as on buttons; for a Doctor still to come, without a number of rats."""
    card = drawing.pieces.persons[person]
    if drawing.words.has(f"picture-effect-{card.name}"):
        return drawing.say(f"effect-{card.name}", **card.figures)
    if card.name == "doctor" and person not in drawing.view.persons:
        return drawing.say("doctor-later")
    facts = {"points": 0, "pieces": 0, "messages": 0, **card.figures, "rats": drawing.rats}
    return drawing.words.say(f"detail-hire-{card.name}", **facts)


def lay_people(drawing: CityDrawing) -> Sheet:
    """Lay out the persons on display, and those still to come this period, with rats and effects."""
    page, view = CityPage(drawing, drawing.titled("persons")), drawing.view
    for person in view.persons:
        _lay_person(page, person, (EDGE, page.wide - 2 * EDGE), PERSON)
        page.y += PERSON
    coming = (*view.brown, *view.grey)
    if coming:
        page.heading(drawing.say("coming"))
        columns, high = (2, PERSON + 44) if drawing.is_wide else (1, PERSON)
        column = (page.wide - 2 * EDGE) / columns
        top = page.y
        for at, person in enumerate(coming):
            page.y = top + at // columns * high
            _lay_person(page, person, (EDGE + at % columns * column, column - 20 * (columns - 1)), high)
        page.y += high
    return page.sheet()


def _lay_person(page: CityPage, person: int, span: tuple[float, float], high: int) -> None:
    """Lay out a portrait, the name with the person's rats, and below them the effect on one line or two."""
    (x, room), card = span, page.drawing.pieces.persons[person]
    page.layout.put("framed_portrait", (card.name, card.pile), (x, page.y, 110, 110), "panel")
    hand = Hand(38 if high > PERSON else 42, "ink", "panel", "display")
    page.layout.write(page.drawing.words.piece(card.name), (x + 130, page.y + 22), hand, room=room - 225)
    page.layout.put("rat_tag", (card.rats, card.pile), (x + room - 90, page.y + 2, 80, 44), "panel")
    page.write_lines(effect_of(page.drawing, person), x + 130, page.y + (high + 36) / 2, room - 130)
