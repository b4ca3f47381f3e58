"""The push, the swap that can precede it, and the five actions."""

from collections.abc import Sequence

from bot.games.ulm.rules.board import (
    BOARD,
    CARD,
    CLEAR,
    KINDS,
    MONEY,
    NO_TILE,
    RIVER,
    SEAL,
    side_gates,
)
from bot.games.ulm.rules.changes import COINS, SIDES, STEPS
from bot.games.ulm.rules.effects import PURCHASE
from bot.games.ulm.rules.gains import gain_sparrows, pay_crest, pay_tiles
from bot.games.ulm.rules.language import LOOK
from bot.games.ulm.rules.pieces import GUARD
from bot.games.ulm.rules.play import Play
from bot.games.ulm.rules.river import sail
from bot.games.ulm.rules.seals import place_seal, seal_cost
from bot.games.ulm.rules.state import NOBODY, State


def swap_tile(play: Play, kind: int) -> None:
    """Pay sparrows to exchange the drawn tile for one from the docks."""
    state, price = play.state, play.changes.swap_price
    play.me.sparrows -= price
    play.say("swapped", state.acting, state.drawn, kind)
    state.docks[state.docks.index(kind)] = state.drawn
    state.drawn = kind
    state.is_swapped = True


def push_tile(play: Play, number: int) -> None:
    """Push the line by one; the tile pushed out lies at the gate at the other end."""
    state, gate = play.state, BOARD[number]
    grid, (first, second, third) = state.grid, gate.cells
    line = (state.drawn, grid[first], grid[second])
    out = grid[third]
    grid[first], grid[second], grid[third] = line
    state.ring[gate.opposite] = out
    play.say("pushed", state.acting, state.drawn, number, out)
    state.drawn, state.gate, state.actions = NO_TILE, number, line
    if state.crests[gate.opposite] != NOBODY:
        pay_crest(play, gate.opposite)
    _score_guard(play, line)


def guard_points(play: Play, line: Sequence[int]) -> int:
    """Return the points for two or three tiles of the same kind in a line."""
    changes = play.changes
    return {1: changes.guard_three, 2: changes.guard_two}.get(len(set(line)), 0)


def _score_guard(play: Play, line: tuple[int, int, int]) -> None:
    """Score tiles of the same kind in the pushed line."""
    if points := guard_points(play, line):
        play.me.points[GUARD] += points
        play.say("guard_scored", play.state.acting, points)


def use_up(state: State, kind: int) -> bool:
    """Remove an action from the line; return True if it is the first of its kind this turn."""
    actions, bit = list(state.actions), 1 << kind
    actions.remove(kind)
    state.actions = tuple(actions)
    is_first = not state.done & bit
    state.done |= bit
    return is_first


def is_first(state: State, kind: int) -> bool:
    """True if an action of this kind would be its first this turn."""
    return not state.done >> kind & 1


def take_money(play: Play) -> None:
    """Take a coin; changes can add coins."""
    changes = play.changes
    coins = max(0, COINS + changes.money + (changes.first_money if use_up(play.state, MONEY) else 0))
    play.me.coins += coins
    play.say("took_money", play.state.acting, coins)


def most_sides(play: Play) -> int:
    """Return the maximum number of sides that a Clear-away can take."""
    changes = play.changes
    return max(1, SIDES + changes.sides + (changes.first_sides if is_first(play.state, CLEAR) else 0))


def clear_sides(play: Play, sides: Sequence[int]) -> None:
    """Take all tiles on the picked sides."""
    state, tiles, taken = play.state, play.me.tiles, []
    use_up(state, CLEAR)
    for side in sides:
        for gate in side_gates(side):
            if (kind := state.ring[gate]) != NO_TILE:
                taken.append(kind)
                tiles[kind] += 1
                state.ring[gate] = NO_TILE
    play.say("cleared", state.acting, sides, sorted(taken))


def can_buy(play: Play) -> bool:
    """True if cards are left and the player has enough tiles to buy one."""
    state = play.state
    return bool(state.deck or state.discards) and sum(play.me.tiles) >= play.changes.card_price


def buy_card(play: Play, kinds: Sequence[int]) -> None:
    """Pay tiles for the top card; two of the same kind, or a change, let the player choose from several cards."""
    state, changes = play.state, play.changes
    use_up(state, CARD)
    pay_tiles(state, state.acting, kinds)
    play.say("bought", state.acting, kinds)
    is_pair = len(kinds) > 1 and len(set(kinds)) == 1
    look = max(changes.look, play.pieces.prices.equal_look if is_pair else 1)
    if changes.buy_sparrows:
        gain_sparrows(play, state.acting, changes.buy_sparrows)
    state.todo = ((LOOK, look, PURCHASE), *state.todo)


def most_steps(play: Play) -> int:
    """Return the maximum number of steps that a River action can take."""
    changes = play.changes
    return max(1, STEPS + changes.steps + (changes.first_steps if is_first(play.state, RIVER) else 0))


def use_river(play: Play, steps: int) -> None:
    """Sail to the next free space; changes allow more steps."""
    use_up(play.state, RIVER)
    sail(play, play.state.acting, steps)


def use_seal(play: Play, quarter: int) -> None:
    """Pay coins to place a seal in one of the two quarters at the barge."""
    cost = seal_cost(play, use_up(play.state, SEAL))
    place_seal(play, play.state.acting, quarter, cost)


def kinds_of(option: str) -> list[int]:
    """Return the kinds of tiles that an option stands for."""
    return [KINDS.index(name) for name in option.split(".") if name in KINDS]
