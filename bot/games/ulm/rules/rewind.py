"""Undoing by agreement: reshuffles cards, shields and tower tiles, so that no earlier draw repeats."""

from bot.games.chance import Chance
from bot.games.ulm.rules.state import State
from bot.games.ulm.rules.view import TOWERS_SEEN, count_seen

Stack = tuple[int, ...]


def mix_again(before: State, now: State) -> State:
    """Return the earlier state with the present chance."""
    state, chance = before.copy(), now.chance.move_on()
    state.deck, chance = _mix(before.deck, now.deck, count_seen(before, "keep"), chance)
    state.shields, chance = _mix(before.shields, now.shields, count_seen(before, "shield"), chance)
    state.towers, state.chance = _mix(before.towers, now.towers, TOWERS_SEEN, chance)
    return state


def _mix(stack: Stack, now: Stack, seen: int, chance: Chance) -> tuple[Stack, Chance]:
    """Reshuffle the unseen part of a stack, but only if it was drawn from: players may remember its bottom."""
    if stack == now:
        return stack, chance
    mixed, chance = chance.shuffle(stack[seen:], "once more")
    return stack[:seen] + mixed, chance
