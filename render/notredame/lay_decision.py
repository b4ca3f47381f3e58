"""The pictures of a player's questions: cards to keep or to play, persons to hire, and the rats of the round."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from bot.games.notredame.guide.standpoint import Standpoint
from bot.games.notredame.rules.pieces import CARDS, FRIEND, HOSPITAL, KEPT, NOTRE_DAME
from bot.games.notredame.rules.plague import fullest_sectors
from bot.games.notredame.rules.state import BESIDE, DRAFT, card_kind, card_seat
from bot.pictures.sheet import Area, Sheet
from render.canvas import fonts
from render.canvas.pen import Ink
from render.notredame.decision import FRAME, MARGIN, NAME, PLATE, STRIP, STRIP_INK, card_paper
from render.notredame.drawing import CityDrawing
from render.notredame.lay_track import Plague, lay_track
from render.notredame.offer import MINUS, STAR, Mark, Offer, Thing, cube, offer_card, offer_person, offer_to_neighbor
from render.notredame.persons import card_ink
from render.sheet.layout import Hand, Layout, measure
from render.sheet.page import DECISIONS, least_text

UNITS = {"wide": 1100 / 800, "narrow": 1.0}
"""The size of a unit; in units, pictures for both screens have the same height."""
TEXT, LINE = 24, 28.5
"""Size of small print, and height of its lines."""
HEAD, FOOT = 58, 108
CARD, WITH_STRIP, PERSON = 286, 330, 286
"""Heights of a card without a strip, a card with a strip, and a person."""
EMBLEM = 70
ARROW = "\N{RIGHTWARDS ARROW}"


class Slot(NamedTuple):
    """The place for a card: its layout, middle and width in units, and its paper."""

    layout: Layout
    middle: float
    room: float
    on: Ink
    ink: Ink


def lay_draft(drawing: CityDrawing) -> Sheet:
    """Lay out the cards to choose from, the left neighbor's gain, and the cards already kept."""
    me = _me(drawing)
    cards = [(card, True) for card in me.me.offer] + [(card, False) for card in me.me.hand]
    return _lay_cards(drawing, me, cards[:KEPT], WITH_STRIP)


def lay_card(drawing: CityDrawing) -> Sheet:
    """Lay out the cards in hand."""
    me = _me(drawing)
    return _lay_cards(drawing, me, [(card, False) for card in me.me.hand], CARD)


def lay_hire(drawing: CityDrawing) -> Sheet:
    """Lay out the persons on display."""
    me, persons = _me(drawing), drawing.view.persons
    places = _divide(drawing, len(persons), PERSON)
    return _assemble(drawing, me, [_lay_person(drawing, me, *one) for one in zip(persons, places, strict=True)])


def _me(drawing: CityDrawing) -> Standpoint:
    return Standpoint(drawing.pieces, drawing.view, drawing.scene.seat)


def _lay_cards(drawing: CityDrawing, me: Standpoint, cards: Sequence[tuple[int, bool]], high: int) -> Sheet:
    places = _divide(drawing, len(cards), high)
    laid = [_lay_card(drawing, me, card, box) for card, box in zip(cards, places, strict=True)]
    return _assemble(drawing, me, laid)


def _divide(drawing: CityDrawing, columns: int, high: int) -> list[tuple[int, int, int, int]]:
    """Return boxes side by side below the head, in pixels."""
    size = drawing.scene.look.size
    w, unit = DECISIONS[size][0], UNITS[size]
    edges = [w * column // columns for column in range(columns + 1)]
    top, bottom = round(HEAD * unit), round((HEAD + high) * unit)
    return [(left, top, right - left, bottom - top) for left, right in pairwise(edges)]


def _assemble(drawing: CityDrawing, me: Standpoint, cards: list[Area]) -> Sheet:
    w, _, shown = DECISIONS[drawing.scene.look.size]
    bottom = cards[0].y + cards[0].h
    foot = _lay_foot(drawing, me, (w, bottom))
    return Sheet(w, bottom + foot.h, (_lay_head(drawing, me, (w, cards[0].y)), *cards, foot), least_text(w, shown))


def _lay_head(drawing: CityDrawing, me: Standpoint, size: tuple[int, int]) -> Area:
    """Lay out the player's things on the left, and the persons for hire or the wage on the right."""
    layout, home = Layout(UNITS[drawing.scene.look.size]), drawing.homes[me.seat]
    on, x = f"player{home}", 62.0
    layout.put("seat", (home,), (8, 6, 44, 44), on)
    for what, number in _own(drawing, me):
        w = 50 + measure(number, 36 * 44 / 40)
        layout.put("counted", (what, home, number), (x, 6, w, 44), on)
        x += w + 8
    hand, right = Hand(TEXT + 2, f"on_player{home}", on), size[0] / layout.unit - 8
    if drawing.scene.kind == "hire":
        layout.put("counted", ("coin", home, str(me.pieces.wage)), (right - 66, 6, 66, 44), on)
        layout.write(drawing.say("decide-each"), (right - 74, 28), hand, room=right - 80 - x, anchor="r")
    else:
        _lay_shown(layout, drawing, hand, (x, right))
    return Area(0, 0, *size, "own_band", (home,), tuple(layout.pieces))


def _own(drawing: CityDrawing, me: Standpoint) -> list[tuple[str, str]]:
    """Return gold, markers in the personal and in the general supply, and points."""
    points = drawing.total(me.seat)
    goods = [("coin", str(me.me.gold)), ("cube", f"{me.me.supply}/{me.me.general}")]
    return [*goods, *([("star", str(points))] if points is not None else [])]


def _lay_shown(layout: Layout, drawing: CityDrawing, hand: Hand, span: tuple[float, float]) -> None:
    """Lay out the persons for hire, with a label if there is room."""
    left, right = span
    for person in reversed(drawing.view.persons):
        card = drawing.pieces.persons[person]
        right -= 46
        layout.put("framed_portrait", (card.name, card.pile), (right, 6, 44, 44), hand.on)
    text = drawing.say("decide-shown")
    if measure(text, hand.size) < right - 10 - left:
        layout.write(text, (right - 8, 28), hand, anchor="r")


def _lay_card(drawing: CityDrawing, me: Standpoint, of: tuple[int, bool], box: tuple[int, int, int, int]) -> Area:
    """Lay out a card: emblem, pieces, name, gain; the neighbor's gain goes below."""
    (card, is_passed), unit = of, UNITS[drawing.scene.look.size]
    kind, is_draft = card_kind(card), drawing.view.phase is DRAFT
    there = me if is_draft or not _is_playable(drawing, me, kind) else me.with_marker_taken(kind)
    offer = offer_card(drawing, there, kind)
    wide, layout = box[2] / unit, Layout(unit)
    slot = Slot(layout, wide / 2, wide - 2 * (MARGIN + FRAME) - 4, card_paper(offer.is_possible), "cell_ink")
    layout.put("sign", (kind,), (MARGIN + FRAME + 5, 22, EMBLEM, EMBLEM), slot.on)
    _lay_pieces(slot, drawing, me, kind)
    _write_name(slot, drawing.words.piece(CARDS[kind]), 127)
    _lay_offer(slot, offer)
    if is_draft:
        foot = slot._replace(on=STRIP_INK)
        _lay_strip(foot, drawing, me, kind if is_passed else None, box[3] / unit - MARGIN - FRAME - STRIP / 2)
    facts = (drawing.homes[card_seat(card)], int(offer.is_possible), int(is_draft), round(unit * 100))
    return Area(*box, "hand_card", facts, tuple(layout.pieces))


def _is_playable(drawing: CityDrawing, me: Standpoint, kind: int) -> bool:
    return offer_card(drawing, me, kind).is_possible


def _lay_pieces(slot: Slot, drawing: CityDrawing, me: Standpoint, kind: int) -> None:
    """Lay out the number of pieces before and after; for the friend, the sector where he is now."""
    right, home = slot.middle + slot.room / 2 - 6, drawing.homes[me.seat]
    mark = cube(home)
    if kind == FRIEND:
        if me.me.friend == BESIDE:
            return
        mark, text, label = Mark("sign", (me.me.friend,)), f"{ARROW}?", "decide-from"
    else:
        before, after = pieces_there(me, kind)
        text, label = f"{before}{ARROW}{after}", "decide-there" if me.me.supply else "decide-moved"
    slot.layout.write(drawing.say(label), (right - 30, 33), Hand(TEXT, slot.ink, slot.on), anchor="r")
    left = MARGIN + FRAME + 5 + EMBLEM
    size = next((size for size in (38, 34, 30, 27) if measure(text, size) + size + 4 <= right - left), TEXT)
    w = slot.layout.write(text, (right, 76), Hand(size, slot.ink, slot.on), anchor="r")
    side = min(32, size + 2)
    slot.layout.put(mark.art, mark.facts, (right - w - side - 3, 76 - side / 2, side, side), slot.on)


def pieces_there(me: Standpoint, kind: int) -> tuple[int, int]:
    """Return the pieces in a card's sector, or the markers on Notre Dame, before and after it is played."""
    before = me.me.cathedral if kind == NOTRE_DAME else me.count(kind)
    return before, before + 1


def _write_name(slot: Slot, name: str, y: float) -> None:
    """Write a name on one line if it fits, otherwise on two."""
    size = next((size for size in (31, 28) if measure(name, size, slot.layout.unit) <= slot.room), 25)
    lines = fonts.wrap(name, "text", slot.layout.px(size), slot.layout.px(slot.room))
    for at, line in enumerate(lines):
        middle = y + (at - (len(lines) - 1) / 2) * 29.5
        slot.layout.write(line, (slot.middle, middle), Hand(size, slot.ink, slot.on), anchor="m")


def _lay_offer(slot: Slot, offer: Offer) -> None:
    """Lay out the gains in large type, and below them a choice of things or small print."""
    is_said = len(offer.things) == 1
    _lay_things(slot, offer.things, 186, 34 if is_said else 44)
    if offer.choice:
        _lay_things(slot, offer.choice, 240, 36)
    else:
        _write_note(slot, offer.note, 227)


def _lay_things(slot: Slot, things: Sequence[Thing], y: float, size: float) -> None:
    """Lay out marks and letters side by side, centered, shrunk to fit."""
    shrunk = min(1.0, (slot.room - 8) / _long(things, size, slot.layout.unit))
    size = max(float(TEXT), size * shrunk) if any(isinstance(thing, str) for thing in things) else size * shrunk
    x = slot.middle - _long(things, size, slot.layout.unit) / 2
    _put_things(slot, things, (x, y), size)


def _put_things(slot: Slot, things: Sequence[Thing], at: tuple[float, float], size: float) -> None:
    x, y = at
    for thing in things:
        if isinstance(thing, str):
            slot.layout.write(thing, (x, y), Hand(size, slot.ink, slot.on))
        else:
            slot.layout.put(thing.art, thing.facts, (x, y - size / 2, size, size), slot.on)
        x += _long([thing], size, slot.layout.unit) + size * GAP


GAP = 0.16
"""Gap between two things, in multiples of their size."""


def _long(things: Sequence[Thing], size: float, unit: float) -> float:
    """Return the total width of things side by side."""
    wide = [measure(thing, size, unit) if isinstance(thing, str) else size for thing in things]
    return sum(wide) + size * GAP * (len(things) - 1)


def _write_note(slot: Slot, note: str, y: float) -> None:
    """Write small print on one line, or on two lines of similar length."""
    lines = _balance(note, slot.layout.px(TEXT), slot.layout.px(slot.room))
    first = y if len(lines) > 1 else y + LINE * 0.3
    for at, line in enumerate(lines):
        slot.layout.write(line, (slot.middle, first + at * LINE), Hand(TEXT, slot.ink, slot.on), anchor="m")


def _balance(text: str, size: int, room: int) -> list[str]:
    """Break the text into as few lines as possible, all of similar length."""
    lines = fonts.wrap(text, "text", size, room)
    shares = range(BALANCE, 100, 5) if len(lines) > 1 else ()
    tries = (fonts.wrap(text, "text", size, room * share // 100) for share in shares)
    return next((found for found in tries if len(found) == len(lines)), lines)


BALANCE = 60
"""Minimum share of the room for a line, in percent."""


def _lay_strip(slot: Slot, drawing: CityDrawing, me: Standpoint, kind: int | None, y: float) -> None:
    """Lay out what the left neighbor gains from a card passed on; without a kind, a note that the card is kept."""
    left = slot.middle - slot.room / 2 + 4
    if kind is None:
        hand = Hand(TEXT + 2, slot.ink, slot.on)
        slot.layout.write(drawing.say("decide-kept"), (slot.middle, y), hand, room=slot.room, anchor="m")
        return
    neighbor = me.left
    things = offer_to_neighbor(drawing, neighbor, kind)
    slot.layout.put("token", drawing.badge(neighbor.seat), (left, y - 18.5, 37, 37), slot.on)
    unit, room = slot.layout.unit, slot.room - 50
    size = max(TEXT, min(30.0, 30 * room / _long(things, 30, unit)))
    long = _long(things, size, unit)
    _put_things(slot, things, (left + slot.room - 8 - long, y), size)
    if room - long > NAMED:
        hand = Hand(TEXT, slot.ink, slot.on)
        slot.layout.write(drawing.names[neighbor.seat], (left + 44, y), hand, room=room - long - 14)


NAMED = 76
"""Minimum room for a neighbor's name, in units."""


def _lay_person(drawing: CityDrawing, me: Standpoint, person: int, box: tuple[int, int, int, int]) -> Area:
    """Lay out a person: portrait, rats, name, and gain."""
    unit, card, offer = (
        UNITS[drawing.scene.look.size],
        drawing.pieces.persons[person],
        offer_person(drawing, me, person),
    )
    wide, layout = box[2] / unit, Layout(unit)
    slot = Slot(layout, wide / 2, wide - 2 * MARGIN - 14, card_ink(card.pile), "black")
    layout.put("portrait", (card.name,), (MARGIN + 14, 16, 90, 90), slot.on)
    layout.put("rats", (card.rats,), (wide - MARGIN - 78, 18, 64, 84), slot.on)
    _write_name(slot._replace(on="banner", ink="banner_ink"), drawing.words.piece(card.name), NAME + PLATE / 2)
    _lay_offer(slot, offer)
    return Area(*box, "person_offer", (card.pile, round(unit * 100)), tuple(layout.pieces))


def _lay_foot(drawing: CityDrawing, me: Standpoint, place: tuple[int, int]) -> Area:
    """Lay out the round's rats, the hospital, the rat marker's move, and the track."""
    w, top = place
    unit, last = UNITS[drawing.scene.look.size], me.pieces.limits.track
    layout, level, home = Layout(unit), drawing.level(me.seat), drawing.homes[me.seat]
    is_outbreak, wide = me.breaks_out(level), w / unit
    on = "alarm" if is_outbreak else "slate_dark"
    slot = Slot(layout, wide / 2, wide, on, "white")
    x = 14 + layout.write(drawing.say("decide-rats"), (14, 26), Hand(TEXT, "white", on)) + 10
    pale, sign = Mark("emblem", ("pale_rat",)), Mark("sign", (HOSPITAL,))
    _put_things(slot, (pale, f"+{me.rats}", " ", sign, _less(me.count(HOSPITAL))), (x, 26), 30)
    told = _tell_plague(drawing, me, level)
    slot = slot._replace(ink="white" if is_outbreak else "gold")
    _put_things(slot, told, (wide - 14 - _long(told, TEXT + 2, unit), 26), TEXT + 2)
    plague = Plague(home, me.me.rat, level, last, me.me.has_doctor)
    lay_track(layout, plague, (8, 50, wide - 16, 50), "slate_dark")
    return Area(0, top, w, round(FOOT * unit), "night", (int(is_outbreak),), tuple(layout.pieces))


def _less(number: int) -> str:
    return f"{MINUS}{number}" if number else "0"


def _tell_plague(drawing: CityDrawing, me: Standpoint, level: int) -> tuple[Thing, ...]:
    """Return the rat marker's move, and the losses of an outbreak."""
    way = f"{me.me.rat} {ARROW} {level}"
    if not me.breaks_out(level):
        return (f"{drawing.say('decide-rat')} {way}",)
    points, markers = outbreak_losses(me)
    lost = [(points, STAR), (markers, cube(drawing.homes[me.seat]))]
    return f"{drawing.say('decide-outbreak')} {way}:", *(
        thing for number, mark in lost if number for thing in (_less(number), mark)
    )


def outbreak_losses(me: Standpoint) -> tuple[int, int]:
    """Return the points and markers that an outbreak takes."""
    sectors = fullest_sectors(me.me)
    markers = min(me.pieces.plague.markers, me.me.markers[sectors[0]]) if sectors else 0
    return min(me.pieces.plague.points, sum(me.me.points)), markers
