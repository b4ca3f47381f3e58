"""A close-up of one player: supplies, tiles, barge, seals, shields, descendants, known cards, points."""

from bot.games.ulm.rules.state import Player
from bot.pictures.sheet import Sheet
from render.sheet.layout import Hand, measure
from render.sheet.page import EDGE
from render.ulm.drawing import UlmDrawing, UlmPage
from render.ulm.entries import Entry, lay_entries
from render.ulm.lay_pages import face_entry, lay_counted, lay_hand, shield_entry
from render.ulm.lay_row import at_hand
from render.ulm.lay_scores import points_by_reason
from render.ulm.names import name_space


def lay_player(drawing: UlmDrawing) -> Sheet:
    """Lay out a player's things, with the hand if the viewer knows it."""
    seat = drawing.scene.seat
    player, page = drawing.view.players[seat], UlmPage(drawing, drawing.moment)
    _lay_purse(page)
    _lay_tiles(page, player)
    columns = 3 if drawing.is_wide else 2
    _lay_seals(page, player, columns)
    if player.shields or player.descendants:
        page.heading(drawing.say("heading-shields"))
        lay_entries(page, [shield_entry(drawing, shield) for shield in player.shields], columns)
        lay_entries(page, [face_entry(drawing, number) for number in player.descendants], 1)
    if player.laid:
        page.heading(drawing.say("heading-laid"))
        lay_counted(page, player.laid)
    lay_hand(page, player)
    _lay_points(page, columns)
    return page.sheet()


def _lay_purse(page: UlmPage) -> None:
    """Lay out badge and name, with supplies on the right."""
    drawing, seat, right = page.drawing, page.drawing.scene.seat, page.wide - EDGE
    page.layout.put("seat", drawing.badge(seat), (EDGE, page.y, 56, 56), "panel")
    for art, facts, w in at_hand(drawing, seat):
        right -= w * 1.1 + 4
        page.layout.put(art, facts, (right, page.y + 6, w * 1.1, 44), "panel")
    room = right - EDGE - 84
    page.layout.write(drawing.names[seat], (EDGE + 72, page.y + 28), Hand(46, "ink", "panel"), room=room)
    page.y += 72


def _lay_tiles(page: UlmPage, player: Player) -> None:
    """Lay out the player's tiles, remaining family crests, and the barge's space."""
    drawing, seat, x = page.drawing, page.drawing.scene.seat, float(EDGE)
    for kind, number in enumerate(player.tiles):
        w = 48 + (4 + measure(str(number), 38) if number else 0)
        page.layout.put("own", (kind, number), (x, page.y, w, 48), "panel")
        x += max(76.0, w + 8)
    for at in range(player.crests):
        page.layout.put("crest", (seat,), (page.wide - EDGE - 52 * (at + 1), page.y + 1, 46, 46), "panel")
    page.y += 62
    words = drawing.words
    quarters = [words.piece(drawing.pieces.quarter_names[quarter]) for quarter in drawing.quarters_at(seat)]
    page.layout.put("emblem", ("barge",), (EDGE, page.y, 52, 52), "panel")
    told = f"{name_space(drawing, player.barge)}: {' / '.join(quarters)}"
    page.write(told, EDGE + 66, page.y + 26, page.wide - 2 * EDGE - 66)
    page.y += 64


def _lay_seals(page: UlmPage, player: Player, columns: int) -> None:
    """Lay out the quarters with the player's seals."""
    drawing = page.drawing
    named = zip(drawing.pieces.quarter_names, player.seals, strict=True)
    entries = [Entry("building", (name,), drawing.words.piece(name, count)) for name, count in named if count]
    if entries:
        page.heading(drawing.say("heading-seals"))
        lay_entries(page, entries, columns)


def _lay_points(page: UlmPage, columns: int) -> None:
    """Lay out the current points with their reasons."""
    drawing = page.drawing
    found = points_by_reason(drawing.scores[drawing.scene.seat])
    told = [(reason, points) for reason, points in found.items() if points]
    page.heading(drawing.say("heading-points"))
    words = drawing.words
    entries = [
        Entry("category", (reason,), words.say(f"line-points_{reason}", points=points)) for reason, points in told
    ]
    lay_entries(page, entries, columns)
