"""Things to take or play, as cards with a drawing, a name and their gain."""

from collections.abc import Callable
from typing import NamedTuple

from bot.games.ulm.guide.hopes import later_points
from bot.games.ulm.guide.names import name_change, space_name
from bot.games.ulm.rules.asks import ASKS
from bot.games.ulm.rules.board import GATE_NUMBERS
from bot.games.ulm.rules.cards import can_use
from bot.games.ulm.rules.play import Play, shield_name
from bot.games.ulm.rules.river import count_free, spaces_ahead
from render.ulm.drawing import UlmDrawing
from render.ulm.names import name_formula
from render.ulm.things import POINT, TILES, Mark, Things, gain_things

MINUS = "\N{MINUS SIGN}"


class Offer(NamedTuple):
    """A thing that a player may take or play."""

    mark: Mark
    name: str
    rows: tuple[Things, ...]


def offer_card(drawing: UlmDrawing, play: Play, number: int) -> Offer:
    """Return a card: its effect now with the price, and its points if it were saved."""
    card, words = play.pieces.cards[number], drawing.words
    now: Things = (drawing.say("take-not_now"),)
    if can_use(play, number):
        now = (drawing.say("take-now"), *gain_things(card.now, play.pieces, play.me))
        if card.price:
            now += (f"{MINUS}{card.price.tiles}", TILES, *((drawing.say("take-equal"),) if card.price.equal else ()))
    later: Things = (drawing.say("take-saved"), str(later_points(play.pieces, play.me, number)), POINT)
    formula: tuple[Things, ...] = ((name_formula(drawing, card.later),),) if card.later else ()
    return Offer(Mark("card", (card.name, card.family)), words.piece(card.name), (now, later, *formula))


def offer_choices(drawing: UlmDrawing, play: Play) -> list[Offer]:
    """Return the things among which the open question lets the player choose; empty for other questions."""
    ask = drawing.view.ask
    return [_OFFERS[ask](drawing, play, option) for option in ASKS[ask](play).options] if ask in _OFFERS else []


def _keep(drawing: UlmDrawing, play: Play, option: str) -> Offer:
    return offer_card(drawing, play, play.pieces.card_names.index(option))


def _choose(drawing: UlmDrawing, play: Play, option: str) -> Offer:
    """Return one of several gains; steps are shown with their target."""
    word, _, number = option.partition(".")
    rows: tuple[Things, ...] = ()
    if word == "steps":
        steps = min(int(number), count_free(play, play.state.acting))
        reached = spaces_ahead(play.state, play.state.acting, steps)[-1]
        rows = ((drawing.say("act-to", space=drawing.words.piece(space_name(play.pieces.river[reached]))),),)
    return Offer(Mark("emblem_card", (word,)), drawing.words.piece(f"gain_{option}"), rows)


def _shield(drawing: UlmDrawing, play: Play, option: str) -> Offer:
    """Return a shield's points; for a golden shield, also the gate for a crest, and what the crest pays."""
    number = play.pieces.shield_names.index(option)
    shield = play.pieces.shields[number]
    if not shield.gate:
        more: Things = (drawing.say("take-plain"),)
    elif play.me.crests:
        gate = drawing.gate(GATE_NUMBERS[shield.gate])
        more = (drawing.say("take-gate", gate=gate), *gain_things(play.pieces.crest_pay, play.pieces))
    else:
        more = (drawing.say("take-late"),)
    mark = Mark("city_shield", (shield.name, bool(shield.gate)))
    return Offer(mark, drawing.words.piece(shield_name(play.pieces, number)), ((f"+{shield.points}", POINT), more))


def _descendant(drawing: UlmDrawing, play: Play, option: str) -> Offer:
    piece = play.pieces.descendants[play.pieces.descendant_names.index(option)]
    changes = [drawing.words.piece(name) for name in name_change(piece.change, piece.scope)]
    return Offer(Mark("face", (piece.name,)), drawing.words.piece(piece.name), tuple([(text,) for text in changes]))


_OFFERS: dict[str, Callable[[UlmDrawing, Play, str], Offer]] = {
    "keep": _keep,
    "choose": _choose,
    "shield": _shield,
    "descendant": _descendant,
}
"""Offers by question."""
