"""Close-ups of what all players share: quarters, shields and descendants, cards."""

from collections import Counter

from bot.games.ulm.rules.state import HIDDEN, Player
from bot.pictures.sheet import Sheet
from render.sheet.layout import Hand
from render.sheet.page import EDGE
from render.ulm.drawing import UlmDrawing, UlmPage
from render.ulm.entries import Entry, lay_entries
from render.ulm.lay_town import places_of
from render.ulm.names import name_changes, name_formula, name_gains, name_shield

SEAL = 54
"""Side of a seal or a free place in units."""


def lay_quarters(drawing: UlmDrawing) -> Sheet:
    """Lay out every quarter with its privilege in words, seals and free places."""
    page, columns = UlmPage(drawing, drawing.titled("quarters")), 2 if drawing.is_wide else 1
    column = (page.wide - 2 * EDGE) / columns
    for number, quarter in enumerate(drawing.pieces.quarters):
        x, y = EDGE + number % columns * column, page.y
        page.layout.put("building", (quarter.name,), (x, y + 8, 96, 96), "panel")
        hand = Hand(42, "ink", "panel")
        page.layout.write(drawing.words.piece(quarter.name), (x + 114, y + 24), hand, room=column - 130)
        places = places_of(drawing, number)
        pitch = min(SEAL + 4, (column - 130) / max(1, len(places)))
        for at, (art, facts) in enumerate(places):
            page.layout.put(art, facts, (x + 114 + at * pitch, y + 54, pitch - 4, pitch - 4), "panel")
        page.write_lines(name_gains(drawing, quarter.privilege), x + 4, y + 158, column - 24)
        if number % columns == columns - 1 or number == len(drawing.pieces.quarters) - 1:
            page.y += 216
    return page.sheet()


def lay_shields(drawing: UlmDrawing) -> Sheet:
    """Lay out everyone's shields and descendants, and the descendants still at the Oath House."""
    page, columns = UlmPage(drawing, drawing.titled("shields")), 3 if drawing.is_wide else 2
    for seat, player in enumerate(drawing.view.players):
        page.write_player(seat, page.wide - EDGE - 180)
        for at in range(player.crests):
            page.layout.put("crest", (seat,), (page.wide - EDGE - 52 * (at + 1), page.y + 6, 46, 46), "panel")
        page.y += 64
        lay_entries(page, [shield_entry(drawing, shield) for shield in player.shields], columns)
        lay_entries(page, [face_entry(drawing, number) for number in player.descendants], 1)
    if drawing.view.descendants:
        page.heading(drawing.say("heading-waiting"))
        lay_entries(page, [face_entry(drawing, number) for number in drawing.view.descendants], 1)
    return page.sheet()


def shield_entry(drawing: UlmDrawing, shield: int) -> Entry:
    """Return a city shield with its name and gate."""
    found = drawing.pieces.shields[shield]
    return Entry("city_shield", (found.name, bool(found.gate)), name_shield(drawing, shield))


def face_entry(drawing: UlmDrawing, number: int) -> Entry:
    """Return a descendant's face with the text of its ability."""
    found = drawing.pieces.descendants[number]
    told = f"{drawing.words.piece(found.name)}: {name_changes(drawing, found)}"
    return Entry("face", (found.name,), told)


def lay_cards(drawing: UlmDrawing) -> Sheet:
    """Lay out the viewer's hand with each card's effect, everyone's laid cards, and the discards."""
    page, view, viewer = UlmPage(drawing, drawing.titled("cards")), drawing.view, drawing.scene.viewer
    if viewer is not None:
        lay_hand(page, view.players[viewer])
    for seat, player in enumerate(view.players):
        page.write_player(seat, page.wide / 2)
        if not player.laid:
            page.write(drawing.say("nothing-laid"), page.wide / 2, page.y + 30, page.wide / 2 - EDGE, "faint")
        page.y += 66
        lay_counted(page, player.laid)
    if view.discards:
        page.heading(drawing.say("heading-discards"))
        lay_counted(page, view.discards)
    return page.sheet()


def lay_hand(page: UlmPage, player: Player) -> None:
    """Lay out known cards in hand, each with its effect now and its score at the end."""
    drawing = page.drawing
    if not player.hand or HIDDEN in player.hand:
        return
    page.heading(drawing.say("heading-hand"))
    told = [
        (card_facts(drawing, kind), _tell_card(drawing, kind, count)) for kind, count in Counter(player.hand).items()
    ]
    lay_entries(page, [Entry("card", facts, text) for facts, text in told], 1, lines=3)


def card_facts(drawing: UlmDrawing, kind: int) -> tuple[str, str]:
    """Return a card as facts for its drawing."""
    card = drawing.pieces.cards[kind]
    return card.name, card.family


def _tell_card(drawing: UlmDrawing, kind: int, count: int) -> str:
    card = drawing.pieces.cards[kind]
    name = drawing.words.piece(card.name, count)
    gains = name_gains(drawing, card.now)
    later = f" · {name_formula(drawing, card.later)}" if card.later else ""
    if card.price is None:
        return drawing.say("card-free", card=name, gains=gains) + later
    price = drawing.say("price", tiles=card.price.tiles, equal="yes" if card.price.equal else "no")
    return drawing.say("card-now", card=name, price=price, gains=gains) + later


def lay_counted(page: UlmPage, cards: tuple[int, ...]) -> None:
    """Lay out each kind of card once, with its name and number."""
    drawing = page.drawing
    entries = [
        Entry("card", card_facts(drawing, kind), drawing.words.piece(drawing.pieces.card_names[kind], count))
        for kind, count in sorted(Counter(cards).items())
    ]
    lay_entries(page, entries, 3 if drawing.is_wide else 2)
