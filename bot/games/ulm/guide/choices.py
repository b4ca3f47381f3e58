"""Describes the options of each question with their gains."""

from collections.abc import Callable

from bot.games.contract import Choice, Line, Seats
from bot.games.ulm.guide.hopes import later_points
from bot.games.ulm.guide.names import list_branches, name_change, name_effect, name_gain, name_kinds, space_name
from bot.games.ulm.guide.offers import bonus_things, filled_sides, money_gained
from bot.games.ulm.guide.sentences import say_line
from bot.games.ulm.rules.actions import guard_points, is_first, kinds_of, most_steps
from bot.games.ulm.rules.asks import BUY, END, ENTER, SWAP, chosen_card
from bot.games.ulm.rules.board import BOARD, GATE_NUMBERS, KIND_NUMBERS, KINDS, MONEY, RIVER, SEAL, SIDES
from bot.games.ulm.rules.cards import EXTRA, NOW, PLAY, can_use
from bot.games.ulm.rules.pieces import CHRONICLE, Price
from bot.games.ulm.rules.play import Play, gate_name, shield_name
from bot.games.ulm.rules.river import count_free, spaces_ahead
from bot.games.ulm.rules.seals import free_quarters, seal_cost
from bot.games.ulm.rules.state import NOBODY


def _push(play: Play, option: str) -> Choice:
    if option == SWAP:
        return Choice(option, say_line("choice-swap"))
    if option == PLAY:
        return Choice(option, say_line("choice-play"))
    number = GATE_NUMBERS[option.removeprefix(f"{ENTER}.")]
    return Choice(
        option, say_line("choice-enter", gate_name(number), name_kinds(line_made(play, number))), _leaves(play, number)
    )


def line_made(play: Play, number: int) -> tuple[int, int, int]:
    """Return the three tiles whose actions the player gets for a push at this gate."""
    grid, (first, second, _) = play.state.grid, BOARD[number].cells
    return play.state.drawn, grid[first], grid[second]


def _leaves(play: Play, number: int) -> Line:
    """Describe where the tile enters, which tile leaves, and which player is paid for that."""
    gate, points = BOARD[number], guard_points(play, line_made(play, number))
    name, out = gate_name(number), KINDS[play.state.grid[gate.cells[-1]]]
    owner, scored = play.state.crests[gate.opposite], (points,) if points else ()
    if owner == NOBODY:
        return say_line("detail-enter_guard" if points else "detail-enter", name, out, *scored)
    pay = name_effect(play.pieces.crest_pay, play.pieces)
    message = "detail-enter_both" if points else "detail-enter_crest"
    return say_line(message, name, out, Seats((owner,)), pay, *scored)


def _swap(_play: Play, option: str) -> Choice:
    return Choice(option, say_line("choice-swap_for", option))


def _act(play: Play, option: str) -> Choice:
    """Describe an action briefly; its gain is listed above the buttons."""
    if option == PLAY:
        return Choice(option, say_line("choice-play"))
    if option == END:
        return Choice(option, say_line("choice-end"), is_declining=True)
    kind = KIND_NUMBERS[option]
    labels = {MONEY: _money_label, RIVER: _river_label, SEAL: _seal_label}
    label = labels[kind](play) if kind in labels else say_line(f"choice-act_{option}")
    return Choice(option, label, piece=option)


def _money_label(play: Play) -> Line:
    return say_line("choice-act_money", money_gained(play))


def _river_label(play: Play) -> Line:
    seat = play.state.acting
    steps = min(most_steps(play), count_free(play, seat))
    space = space_name(play.pieces.river[spaces_ahead(play.state, seat, steps)[-1]])
    return say_line("choice-act_river" if steps == 1 else "choice-act_river_far", space)


def _seal_label(play: Play) -> Line:
    free = free_quarters(play, play.state.acting)
    if len(free) > 1:
        return say_line("choice-act_seal")
    return say_line("choice-act_seal_in", play.pieces.quarter_names[free[0]])


def _side(play: Play, option: str) -> Choice:
    return Choice(option, say_line("choice-side", option, name_kinds(filled_sides(play)[SIDES.index(option)])))


def _card(play: Play, option: str) -> Choice:
    """Describe tiles to pay for a card, or the option to play a card from the hand instead."""
    if option == EXTRA:
        return Choice(option, say_line("choice-extra"))
    kinds = kinds_of(option.removeprefix(f"{BUY}."))
    is_pair = len(kinds) > 1 and len(set(kinds)) == 1
    look = max(play.changes.look, play.pieces.prices.equal_look if is_pair else 1)
    rest = sum(play.me.tiles) - len(kinds)
    return Choice(option, say_line("choice-buy", name_kinds(kinds)), say_line("detail-buy", look, rest))


def _steps(play: Play, option: str) -> Choice:
    """Describe a distance and the bonuses on the way."""
    steps = int(option)
    if not steps:
        return Choice(option, say_line("choice-steps_none"), is_declining=True)
    river = play.pieces.river
    values = [river[space] for space in spaces_ahead(play.state, play.state.acting, steps)]
    things = tuple([thing for value in values for thing in bonus_things(play, value)])
    things += _step_points(play, values)
    label = say_line("choice-steps", steps, space_name(values[-1]))
    return Choice(option, label, say_line("detail-steps", things) if things else None)


def _step_points(play: Play, values: list[int]) -> tuple[str, ...]:
    points = play.changes.step_points * sum([value > 0 for value in values])
    return (name_gain("points", points),) if points else ()


def _quarter(play: Play, option: str) -> Choice:
    """Describe a quarter: its privilege, its free places, and the coins left after the seal."""
    number = play.pieces.quarter_names.index(option)
    privilege, places = play.pieces.quarters[number].privilege, play.state.places[number]
    things = name_effect([part for part in privilege if not part.one_of], play.pieces)
    known = things, list_branches(privilege), places
    if not play.state.chain:
        return Choice(option, say_line("choice-quarter", option), say_line("detail-quarter", *known))
    rest = play.me.coins - seal_cost(play, is_first(play.state, SEAL))
    return Choice(option, say_line("choice-quarter", option), say_line("detail-quarter_coins", *known, rest))


def _hand(play: Play, option: str) -> Choice:
    """Describe a card: its effect and price if used now, and its current score if laid out."""
    number = play.pieces.card_names.index(option)
    card = play.pieces.cards[number]
    points = later_points(play.pieces, play.me, number)
    if not can_use(play, number):
        return Choice(option, say_line("choice-hand", option), say_line("detail-hand_void", points))
    things = name_effect(card.now, play.pieces, play.me)
    if card.price is None:
        return Choice(option, say_line("choice-hand", option), say_line("detail-hand", things, points))
    message = "detail-hand_equal" if card.price.equal else "detail-hand_priced"
    return Choice(option, say_line("choice-hand", option), say_line(message, things, card.price.tiles, points))


def _way(play: Play, option: str) -> Choice:
    number = chosen_card(play)
    card = play.pieces.cards[number]
    if option == NOW:
        label = say_line("choice-now", name_effect(card.now, play.pieces, play.me))
        return Choice(option, label, _price_of(card.price, sum(play.me.tiles)))
    return Choice(option, say_line("choice-later", later_points(play.pieces, play.me, number)), _later(play, number))


def _price_of(price: Price | None, tiles: int) -> Line:
    if price is None:
        return say_line("detail-now_free")
    return say_line("detail-now_equal" if price.equal else "detail-now_priced", price.tiles, tiles)


def _later(play: Play, number: int) -> Line:
    """Describe what a card scores at the end."""
    card = play.pieces.cards[number]
    if card.family == CHRONICLE and card.later:
        later = card.later
        return say_line("detail-later_chronicle", later.each, later.per, f"of_{later.of}", later.most or 0)
    laid = [play.pieces.cards[other].family for other in play.me.laid].count(card.family)
    return say_line(f"detail-later_{card.family}", laid)


def _pay(play: Play, option: str) -> Choice:
    kinds = kinds_of(option)
    return Choice(
        option, say_line("choice-pay", name_kinds(kinds)), say_line("detail-pay", sum(play.me.tiles) - len(kinds))
    )


def _keep(play: Play, option: str) -> Choice:
    """Describe a card to keep in the same way as one in hand."""
    return Choice(option, say_line("choice-keep", option), _hand(play, option).detail)


def _choose(play: Play, option: str) -> Choice:
    word, _, number = option.partition(".")
    label = say_line("choice-choose", name_gain(word, int(number)))
    if word != "steps":
        return Choice(option, label)
    seat = play.state.acting
    steps = min(int(number), count_free(play, seat))
    space = play.pieces.river[spaces_ahead(play.state, seat, steps)[-1]]
    return Choice(option, label, say_line("detail-choose_steps", space_name(space)))


def _shield(play: Play, option: str) -> Choice:
    """Describe a shield's points; a golden shield also has a gate for a family crest."""
    number = play.pieces.shield_names.index(option)
    shield = play.pieces.shields[number]
    label = say_line("choice-shield", shield_name(play.pieces, number), shield.points)
    if not shield.gate:
        return Choice(option, label, say_line("detail-shield_plain"))
    if not play.me.crests:
        return Choice(option, label, say_line("detail-shield_golden_late"))
    pay = name_effect(play.pieces.crest_pay, play.pieces)
    return Choice(option, label, say_line("detail-shield_golden", gate_name(GATE_NUMBERS[shield.gate]), pay))


def _descendant(play: Play, option: str) -> Choice:
    piece = play.pieces.descendants[play.pieces.descendant_names.index(option)]
    changes = name_change(piece.change, piece.scope)
    return Choice(option, say_line("choice-descendant", option), say_line("detail-descendant", changes))


CHOICES: dict[str, Callable[[Play, str], Choice]] = {
    "push": _push,
    "swap": _swap,
    "act": _act,
    "side": _side,
    "card": _card,
    "steps": _steps,
    "quarter": _quarter,
    "hand": _hand,
    "way": _way,
    "pay": _pay,
    "keep": _keep,
    "choose": _choose,
    "shield": _shield,
    "descendant": _descendant,
}
"""By question: a function that describes an option. Each key has sentences such as "ask-push" and "ask-push-hint"."""
