"""A close-up of one player: the borough with its sectors, the rat track, messages, points, and known cards."""

from bot.games.notredame.rules.pieces import MESSAGES, SECTORS
from bot.games.notredame.rules.state import BESIDE, HIDDEN, REASONS, Player, card_kind, card_seat
from bot.pictures.sheet import Sheet
from render.notredame.drawing import CityDrawing, CityPage
from render.notredame.lay_row import tally_of
from render.notredame.lay_track import Plague, lay_track
from render.sheet.layout import Hand, measure
from render.sheet.page import EDGE


def lay_player(drawing: CityDrawing) -> Sheet:
    """Lay out a player's things, with the cards that the viewer knows."""
    page, player = _begin(drawing)
    cards = {"hand": player.hand, "deck": _deck(drawing, player)}
    for what, known in cards.items():
        if known and HIDDEN not in known:
            page.heading(drawing.say(what))
            lay_cards(page, known)
    _lay_points(page, player)
    return page.sheet()


def lay_borough(drawing: CityDrawing) -> Sheet:
    """Lay out a player's public things."""
    return _begin(drawing)[0].sheet()


def _begin(drawing: CityDrawing) -> tuple[CityPage, Player]:
    seat = drawing.scene.seat
    player, page = drawing.view.players[seat], CityPage(drawing, drawing.moment)
    _lay_purse(page, player, seat)
    _lay_sectors(page, player, drawing.homes[seat])
    level, last = drawing.level(seat), drawing.pieces.limits.track
    plague = Plague(drawing.homes[seat], player.rat, level, last, player.has_doctor)
    lay_track(page.layout, plague, (EDGE, page.y, page.wide - 2 * EDGE, 56), "panel")
    page.y += 72
    _lay_messages(page, player)
    return page, player


def _deck(drawing: CityDrawing, player: Player) -> tuple[int, ...]:
    """Return the cards left in a player's deck."""
    seat, kinds = drawing.scene.seat, player.deck or 0
    return tuple(seat * 9 + kind for kind in range(9) if kinds >> kind & 1)


def _lay_purse(page: CityPage, player: Player, seat: int) -> None:
    """Lay out badge and name; on the right gold, markers and, unless they are secret, points."""
    drawing, y, right = page.drawing, page.y, page.wide - EDGE
    home, points = drawing.homes[seat], drawing.total(seat)
    page.layout.put("seat", drawing.badge(seat), (EDGE, y, 56, 56), "panel")
    for art, facts, number in (
        *([("points", (points,), str(points))] if points is not None else []),
        ("counted", ("coin", home, str(player.gold)), str(player.gold)),
        ("counted", ("cube", home, f"{player.supply}/{player.general}"), f"{player.supply}/{player.general}"),
    ):
        w = 56 + measure(number, 38)
        right -= w + 8
        page.layout.put(art, facts, (right, y + 6, w, 44), "panel")
    room = right - EDGE - 84
    page.layout.write(drawing.names[seat], (EDGE + 72, y + 28), Hand(46, "ink", "panel"), room=room)
    page.y += 74


def _lay_sectors(page: CityPage, player: Player, home: int) -> None:
    """Lay out the sectors in two columns with their names; the eighth place is for Notre Dame and the friend."""
    drawing, column = page.drawing, (page.wide - 2 * EDGE + 16) / 2
    hundredths = round(page.unit * 100)
    for sector, name in enumerate(SECTORS):
        x, y = EDGE + sector % 2 * column, page.y + sector // 2 * 112
        facts = (sector, player.markers[sector], int(player.friend == sector), home, hundredths)
        page.layout.put("sector", facts, (x, y, 176, 104), "panel")
        page.write_lines(drawing.words.piece(name), x + 190, y + 52, column - 212)
    x, y = EDGE + column, page.y + 3 * 112
    page.layout.put("emblem", ("cathedral",), (x + 4, y + 26, 52, 52), "panel")
    told = drawing.say("on-cathedral", count=player.cathedral)
    if player.friend == BESIDE:
        page.layout.put("waiting_friend", (home,), (x + column - 80, y + 30, 48, 48), "panel")
    page.write_lines(told, x + 72, y + 52, column - 160)
    page.y += 4 * 112 + 4


def _lay_messages(page: CityPage, player: Player) -> None:
    """Lay out colors and kinds of the messages taken, and the carriage's market."""
    drawing, y = page.drawing, page.y
    tally, w = tally_of(player, drawing.letters[: drawing.boroughs])
    page.layout.put("emblem", ("letter",), (EDGE, y + 2, 40, 40), "panel")
    page.layout.put("tally", tally, (EDGE + 54, y + 2, w, 40), "panel")
    x = EDGE + 54 + w + 22
    kinds = [drawing.view.messages[market] for market in player.messages]
    for kind in range(len(MESSAGES)):
        if kind in kinds:
            page.layout.put("sealed", (kind,), (x, y, 44, 44), "panel")
            x += 50 + page.write(f"\u00d7{kinds.count(kind)}", x + 48, y + 22, 70) + 12
    y += 58
    page.layout.put("carriages", (drawing.badge(drawing.scene.seat),), (EDGE - 4, y, 50, 54), "panel")
    told = drawing.say("carriage-at", market=drawing.market(player.carriage))
    page.write(told, EDGE + 54, y + 28, page.wide - 2 * EDGE - 54)
    page.y = y + 66


def lay_cards(page: CityPage, cards: tuple[int, ...]) -> None:
    """Lay out cards with their names in columns."""
    drawing, columns = page.drawing, 3 if page.drawing.is_wide else 2
    column = (page.wide - 2 * EDGE) / columns
    for at, card in enumerate(cards):
        x, y = EDGE + at % columns * column, page.y + at // columns * 96
        kind = card_kind(card)
        page.layout.put("card", (kind, drawing.homes[card_seat(card)]), (x, y, 71, 88), "panel")
        page.write_lines(drawing.words.piece((*SECTORS, "friend", "notre_dame")[kind]), x + 84, y + 44, column - 96)
    page.y += 96 * -(-len(cards) // columns) + 8


def _lay_points(page: CityPage, player: Player) -> None:
    """Lay out the reasons for points, unless they are secret."""
    told = [(reason, points) for reason, points in zip(REASONS, player.points, strict=False) if points]
    if not told or page.drawing.total(page.drawing.scene.seat) is None:
        return
    page.heading(page.drawing.say("points-heading"))
    columns = 2
    column = (page.wide - 2 * EDGE) / columns
    for at, (reason, points) in enumerate(told):
        x, y = EDGE + at % columns * column, page.y + at // columns * 56
        page.layout.put("category", (reason,), (x, y, 46, 46), "panel")
        page.write(page.drawing.words.say(f"line-points_{reason}", points=points), x + 58, y + 23, column - 68)
    page.y += 56 * -(-len(told) // columns) + 6
