"""Describes the possible actions of a turn with their gains, and why other actions are impossible."""

from collections import Counter
from collections.abc import Callable

from bot.games.contract import Line, Offer
from bot.games.ulm.guide.names import name_effect, name_kinds, space_name
from bot.games.ulm.guide.sentences import say_line
from bot.games.ulm.rules.actions import can_buy, is_first, most_sides, most_steps
from bot.games.ulm.rules.asks import can_swap, usable_actions
from bot.games.ulm.rules.board import CARD, CLEAR, KINDS, MONEY, NO_TILE, RIVER, SEAL, SIDES, side_gates
from bot.games.ulm.rules.cards import has_free_play
from bot.games.ulm.rules.changes import COINS
from bot.games.ulm.rules.play import Play
from bot.games.ulm.rules.river import count_free, spaces_ahead
from bot.games.ulm.rules.seals import free_quarters, seal_cost


def offer_swap(play: Play) -> Offer:
    """Describe a swap with the docks, or why it is not possible."""
    is_open = can_swap(play)
    return Offer(say_line("choice-offer_swap"), _swap(play), is_in_reach=is_open)


def _swap(play: Play) -> Line:
    state, price = play.state, play.changes.swap_price
    others = name_kinds([kind for kind in state.docks if kind != state.drawn])
    if state.is_swapped:
        return say_line("detail-swap_done")
    if not others:
        return say_line("detail-swap_docks")
    if play.me.sparrows < price:
        return say_line("detail-swap_poor", price)
    return say_line("detail-swap_open", price, others) if price else say_line("detail-swap_free", others)


def offer_play(play: Play) -> tuple[Offer, ...]:
    """Describe a free card play, or why it is not possible; return nothing without cards in hand."""
    is_open, cards = has_free_play(play), len(play.me.hand)
    detail = say_line("detail-play_open", cards) if is_open else say_line("detail-play_used")
    return (Offer(say_line("choice-offer_play"), detail, is_in_reach=is_open),) if cards else ()


def offer_actions(play: Play) -> list[Offer]:
    """Describe each kind of action left in the line, with the number left."""
    usable, left = usable_actions(play), Counter(play.state.actions)
    return [
        Offer(say_line("choice-offer_tile", (KINDS[kind],) * left[kind]), _ACTIONS[kind](play), kind in usable)
        for kind in sorted(left)
    ]


def money_gained(play: Play) -> int:
    """Return the number of coins that a Money action takes now."""
    changes = play.changes
    return max(0, COINS + changes.money + (changes.first_money if is_first(play.state, MONEY) else 0))


def _money(play: Play) -> Line:
    coins = money_gained(play)
    return say_line("detail-money", coins, play.me.coins + coins)


def filled_sides(play: Play) -> dict[int, tuple[int, ...]]:
    """Return the tiles on each side that has any."""
    ring = play.state.ring
    there = {
        side: tuple([ring[gate] for gate in side_gates(side) if ring[gate] != NO_TILE]) for side in range(len(SIDES))
    }
    return {side: kinds for side, kinds in there.items() if kinds}


def _clear(play: Play) -> Line:
    filled = filled_sides(play)
    if not filled:
        return say_line("detail-clear_void")
    sides = tuple([SIDES[side] for side, kinds in filled.items() for _ in kinds])
    number = min(most_sides(play), len(filled))
    return say_line("detail-clear", sides) if number == 1 else say_line("detail-clear_several", number, sides)


def _card(play: Play) -> Line:
    state, me, price = play.state, play.me, play.changes.card_price
    tiles, cards = sum(me.tiles), len(me.hand)
    if can_buy(play):
        return say_line("detail-card_both", price, tiles, cards) if cards else say_line("detail-card_buy", price, tiles)
    if cards:
        return say_line("detail-card_extra", cards)
    return say_line("detail-card_poor", price, tiles) if state.deck or state.discards else say_line("detail-card_deck")


def _river(play: Play) -> Line:
    seat, river = play.state.acting, play.pieces.river
    steps = min(most_steps(play), count_free(play, seat))
    if not steps:
        return say_line("detail-river_void")
    entered = spaces_ahead(play.state, seat, steps)
    if steps > 1:
        return say_line("detail-river_far", steps, space_name(river[entered[-1]]))
    bonus = bonus_things(play, river[entered[0]])
    space = space_name(river[entered[0]])
    return say_line("detail-river_bonus", space, bonus) if bonus else say_line("detail-river", space)


def bonus_things(play: Play, value: int) -> tuple[str, ...]:
    """Return the bonus of a space of the Danube."""
    return tuple(
        [
            thing
            for bonus in play.pieces.river_bonus
            if bonus.space == value
            for thing in name_effect(bonus.effect, play.pieces)
        ]
    )


def _seal(play: Play) -> Line:
    me, names = play.me, play.pieces.quarter_names
    cost = seal_cost(play, is_first(play.state, SEAL))
    if not me.supply:
        return say_line("detail-seal_none")
    free = tuple([names[quarter] for quarter in free_quarters(play, play.state.acting)])
    if not free:
        return say_line("detail-seal_full", tuple([names[quarter] for quarter in play.pieces.quarters_at[me.barge]]))
    if me.coins < cost:
        return say_line("detail-seal_poor", cost, me.coins)
    return say_line("detail-seal", cost, me.coins - cost, free) if cost else say_line("detail-seal_free", free)


_ACTIONS: dict[int, Callable[[Play], Line]] = {
    MONEY: _money,
    CLEAR: _clear,
    CARD: _card,
    RIVER: _river,
    SEAL: _seal,
}
"""By action: a function that describes its gain, or what it lacks."""
