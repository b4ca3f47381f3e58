"""The pictures of questions in words, with every fact they show."""

from collections.abc import Callable, Iterator

from bot.games.ulm.guide.choices import CHOICES
from bot.games.ulm.guide.offers import filled_sides, offer_actions, offer_play
from bot.games.ulm.rules.asks import ASKS
from bot.games.ulm.rules.board import CLEAR, SIDES
from bot.games.ulm.rules.play import Play
from bot.games.ulm.rules.state import HIDDEN
from render.ulm.drawing import UlmDrawing
from render.ulm.names import name_formula, name_gains, name_space, signed
from render.ulm.offers import offer_choices
from render.ulm.position import name_of, tell_barges, tell_cards, tell_goods, tell_position, tell_quarter
from render.ulm.tell_push import describe_push, tell_seals


def tell_picture(drawing: UlmDrawing) -> Iterator[str]:
    """Yield everything in a question's picture; for any other picture the whole position."""
    if describe := DESCRIBE_DECISIONS.get(drawing.scene.kind):
        yield "\n".join(describe(drawing))
    else:
        yield from tell_position(drawing)


def describe_act(drawing: UlmDrawing) -> Iterator[str]:
    """Yield the actions left, the barge with its quarters, the player's things, cards in hand; last the river."""
    play, seat = Play(drawing.pieces, drawing.view), drawing.scene.seat
    yield drawing.say("alt-act", moment=drawing.moment)
    for offer in (*offer_actions(play), *offer_play(play)):
        words = drawing.words
        yield f"{words.tell(offer.label, (), 'choice')}: {words.tell(offer.detail, (), 'detail')}."
    if CLEAR in play.state.actions and (filled := filled_sides(play)):
        sides = [_label(drawing, play, "side", SIDES[side]) for side in filled]
        yield drawing.say("alt-sides", sides="; ".join(sides))
    yield tell_seals(drawing, play)
    yield from (tell_quarter(drawing, number) for number in drawing.quarters_at(seat))
    yield tell_goods(drawing, seat)
    yield from _tell_cards(drawing, play)
    yield _tell_rivals(drawing)
    yield from _tell_river(drawing)


def describe_take(drawing: UlmDrawing) -> Iterator[str]:
    """Yield the things to take, then the player's things."""
    play, ask = Play(drawing.pieces, drawing.view), drawing.view.ask
    yield drawing.say("alt-take", moment=drawing.moment)
    if offer_choices(drawing, play):
        yield from (_tell_choice(drawing, play, ask, option) for option in ASKS[ask](play).options)
    yield tell_goods(drawing, drawing.scene.seat)
    yield from _tell_cards(drawing, play)
    yield _tell_rivals(drawing)


def _label(drawing: UlmDrawing, play: Play, ask: str, option: str) -> str:
    return drawing.words.tell(CHOICES[ask](play, option).label, (), "choice")


def _tell_choice(drawing: UlmDrawing, play: Play, ask: str, option: str) -> str:
    """Describe an option with its gain; for a chronicle card also its formula."""
    choice, words = CHOICES[ask](play, option), drawing.words
    told = [words.tell(choice.label, (), "choice")]
    told += [words.tell(choice.detail, (), "detail")] if choice.detail else []
    later = play.pieces.cards[play.pieces.card_names.index(option)].later if ask in ("keep", "hand") else None
    told += [name_formula(drawing, later)] if later else []
    return f"{': '.join(told[:2])}{''.join(f'; {more}' for more in told[2:])}."


def _tell_cards(drawing: UlmDrawing, play: Play) -> Iterator[str]:
    """Yield each card in hand, then the saved cards."""
    names = play.pieces.card_names
    for card in dict.fromkeys(play.me.hand):
        if card != HIDDEN:
            yield _tell_choice(drawing, play, "hand", names[card])
    if play.me.laid:
        yield drawing.say("text-laid", cards=tell_cards(drawing, sorted(play.me.laid)))


def _tell_rivals(drawing: UlmDrawing) -> str:
    """List the rivals' points if the game ended now."""
    others = [seat for seat in range(drawing.seats) if seat != drawing.scene.seat]
    points = ", ".join(f"{name_of(drawing, seat)} {signed(drawing.points(seat))}" for seat in others)
    return drawing.say("alt-rivals", points=points)


def _tell_river(drawing: UlmDrawing) -> Iterator[str]:
    """Yield everyone's space, and the bonuses of the spaces ahead."""
    yield tell_barges(drawing)
    barge, river = drawing.view.players[drawing.scene.seat].barge, drawing.pieces.river
    for bonus in drawing.pieces.river_bonus:
        if (space := river.index(bonus.space)) > barge:
            yield f"{name_space(drawing, space)}: {name_gains(drawing, bonus.effect)}."


DESCRIBE_DECISIONS: dict[str, Callable[[UlmDrawing], Iterator[str]]] = {
    "push": describe_push,
    "act": describe_act,
    "take": describe_take,
}
"""Functions that describe decisions, by the kind of sight."""
