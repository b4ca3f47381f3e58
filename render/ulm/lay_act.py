"""The pictures of the questions after the push: actions, river, quarters and cards in hand; or things to take."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from bot.games.ulm.rules.cards import has_free_play
from bot.games.ulm.rules.play import Play
from bot.games.ulm.rules.state import HIDDEN
from bot.pictures.sheet import Area, Sheet
from render.sheet.layout import Layout, measure
from render.sheet.page import DECISIONS, least_text
from render.ulm.drawing import UlmDrawing
from render.ulm.lay_actions import lay_actions
from render.ulm.lay_offers import lay_offers, lay_strips
from render.ulm.lay_own import HEAD, SHELF, TEXT, Thing, lay_from_right, lay_head, lay_shelf, lay_tiles
from render.ulm.lay_town import QUARTER, lay_quarter, lay_river
from render.ulm.offers import offer_card, offer_choices
from render.ulm.town import HIGH

UNITS = {"wide": 1100 / 900, "narrow": 1.0}
"""The size of a unit; in units, pictures for both screens have similar heights."""
SCALE = 0.86
"""Scale of river and quarters relative to the board; large enough for the letters on barges and seals."""
SPACES = {"wide": 11, "narrow": 8}
"""Number of river spaces shown, starting at the barge."""
MOST_SAVED = 5
"""Maximum number of saved cards that are shown individually."""
EXPLAINED = 3
"""Maximum number of kinds of cards in hand whose effects fit."""


Layer: TypeAlias = Callable[[UlmDrawing, Play, tuple[int, int], float], list[Area]]


def lay_act(drawing: UlmDrawing) -> Sheet:
    """Lay out everything that an action may need; effects of cards in hand only if they fit."""
    cards, most = _hand(drawing), DECISIONS[drawing.scene.look.size][1]
    strips = [(_lay_hand, partial(_lay_stall, cards=()))] if len(cards) <= EXPLAINED else []
    ways: list[tuple[Layer, ...]] = [*strips, (partial(_lay_stall, cards=cards),)]
    sheets = (_stack(drawing, lay_actions, _lay_town, *way) for way in ways)
    fitting = (sheet for sheet in sheets if sheet.h <= most)
    return next(fitting, None) or _stack(drawing, lay_actions, _lay_town, partial(_lay_stall, cards=()))


def lay_take(drawing: UlmDrawing) -> Sheet:
    """Lay out the things to take."""
    return _stack(drawing, _lay_choices, partial(_lay_stall, cards=_hand(drawing)))


def _stack(drawing: UlmDrawing, *layers: Layer) -> Sheet:
    """Stack layers from top to bottom, starting below the player's things."""
    size = drawing.scene.look.size
    (w, _, shown), unit, play = DECISIONS[size], UNITS[size], Play(drawing.pieces, drawing.view)
    top = round(HEAD * unit)
    parts = [lay_head(drawing, (w, top), unit)]
    for lay in layers:
        parts += lay(drawing, play, (w, top), unit)
        top = parts[-1].y + parts[-1].h
    return Sheet(w, top, tuple(parts), least_text(w, shown))


def _lay_town(drawing: UlmDrawing, _play: Play, place: tuple[int, int], unit: float) -> list[Area]:
    """Lay out the river from the barge on, and the two quarters at the barge."""
    (w, top), scale, seat = place, unit * SCALE, drawing.scene.seat
    river, quarter = round(HIGH * scale), round(QUARTER * scale)
    first = min(drawing.view.players[seat].barge, len(drawing.pieces.river) - SPACES[drawing.scene.look.size])
    spaces = range(first, first + SPACES[drawing.scene.look.size])
    areas = [lay_river(drawing, spaces, (0, top, w, river), scale)]
    for number, left in zip(drawing.quarters_at(seat), (0, w // 2), strict=True):
        areas.append(lay_quarter(drawing, number, (left, top + river, w // 2, quarter), scale))
    return areas


def _hand(drawing: UlmDrawing) -> list[int]:
    """Return the cards in hand, each kind once."""
    return [card for card in dict.fromkeys(drawing.view.players[drawing.scene.seat].hand) if card != HIDDEN]


def _lay_hand(drawing: UlmDrawing, play: Play, place: tuple[int, int], unit: float) -> list[Area]:
    """Lay out the effects of the cards in hand."""
    offers = [offer_card(drawing, play, card) for card in _hand(drawing)]
    return lay_strips(offers, place, unit, has_free_play(play))


def _lay_choices(drawing: UlmDrawing, play: Play, place: tuple[int, int], unit: float) -> list[Area]:
    return lay_offers(offer_choices(drawing, play), place, unit)


def _lay_stall(
    drawing: UlmDrawing, play: Play, place: tuple[int, int], unit: float, cards: Sequence[int]
) -> list[Area]:
    """Lay out tiles, saved cards, these cards in hand, and rivals' points, in as few rows as possible."""
    (w, top), layout, y = place, Layout(unit), 4 + SHELF / 2
    x, right, rivals = lay_tiles(layout, drawing, y, (10, w / unit)), w / unit - 10, _list_rivals(drawing)
    hand: list[Thing] = [*_card_things(drawing, cards), ("verdict", (has_free_play(play),), 42.0)] if cards else []
    points = sum(thing[2] + 5 for thing in rivals)
    is_beside = x + 16 + points <= right
    edge = right
    if is_beside:
        lay_from_right(layout, ("", rivals), y, (x + 16, right))
        edge -= points
    for text, things in (("act-saved", _list_saved(drawing)), ("push-hand", hand)):
        long = measure(drawing.say(text), TEXT, unit) + 14 + sum(thing[2] + 5 for thing in things)
        if things and x + 16 + long > edge:
            x, y, edge = -6.0, y + SHELF, right
        x = lay_shelf(layout, (drawing.say(text), things), y, (x + 16, right)) if things else x
    if not is_beside:
        y += SHELF if x + 16 + points > right else 0
        lay_from_right(layout, ("", rivals), y, (10, right))
    return [Area(0, top, w, round((y + SHELF / 2) * unit), "stall", (), tuple(layout.pieces))]


def _card_things(drawing: UlmDrawing, cards: Sequence[int]) -> list[Thing]:
    pieces = drawing.pieces
    return [("card", (pieces.cards[card].name, pieces.cards[card].family), 42.0) for card in cards]


def _list_saved(drawing: UlmDrawing) -> list[Thing]:
    """Return the cards saved for the end; if there are many, numbers by family."""
    laid, pieces = sorted(drawing.view.players[drawing.scene.seat].laid), drawing.pieces
    if len(laid) <= MOST_SAVED:
        return _card_things(drawing, laid)
    families = Counter(pieces.cards[card].family for card in laid)
    return [
        ("family", (family, number), 42 / 48 * (54 + measure(str(number), 44))) for family, number in families.items()
    ]


def _list_rivals(drawing: UlmDrawing) -> list[Thing]:
    """Return the rivals' points if the game ended now."""
    others = [seat for seat in range(drawing.seats) if seat != drawing.scene.seat]
    points = [(seat, drawing.points(seat)) for seat in others]
    return [
        thing
        for seat, number in points
        for thing in (
            ("seat", drawing.badge(seat), 42.0),
            ("rival", (number,), measure(str(number), 30) + 8),
        )
    ]
