"""A complete game that fits a view: unknown secrets are replaced by possible ones.

The order of the stack, the townsmen left out, the plans and the seed are drawn uniformly. Two things cannot be, because
a view does not determine how many possibilities they have:

- Money is drawn uniformly between two bounds, which depend on start money, income and agents sent. Less than the lower
  bound is impossible; more than the upper bound never occurred in hundreds of games.
- An action begun in secret can be any legal one; each further answer is half as likely as the one before.

A player could remember more, for example a tile that was shuffled back into the stack. A view does not contain such
memories, so they are not used.
"""

from collections import Counter
from itertools import combinations
from typing import Protocol

from bot.games.chance import Chance
from bot.games.contract import Answer, Seat
from bot.games.norenberc.rules.action import ask_action, begin_action
from bot.games.norenberc.rules.pieces import Pieces, Tile, Townsman
from bot.games.norenberc.rules.play import Play
from bot.games.norenberc.rules.recruit import answer_recruiting
from bot.games.norenberc.rules.state import ACTION, NOBODY, PLANNING, Ask, State, sum_values

AGENT_EARNS = 4
"""Assumed maximum of Talers that a sent agent earns; no player exceeded it in observed games."""

MOST_DRAWN = 256
"""Maximum number of sums of money to draw from: the limit of one random draw."""


class Habits(Protocol):
    """Knowledge about how players usually behave."""

    def likely_purse(self, state: State, seat: Seat, possible: range, chance: Chance) -> tuple[int, Chance]:
        """Return one of the possible sums of money, preferring likely ones."""

    def likely_plans(
        self, state: State, seat: Seat, plans: list[tuple[int, ...]], chance: Chance
    ) -> tuple[list[tuple[int, ...]], Chance]:
        """Return the likely ones among these plans; the caller draws one uniformly."""


def guess_state(
    pieces: Pieces, view: State, viewer: Seat | None, chance: Chance, habits: Habits | None = None
) -> State:
    """Fill in what the viewer does not know, guided by habits if given."""
    state = view.copy()
    state.chance, chance = chance.fork("the seed"), chance.fork("the rest")
    state.stack, chance = _draw_stack(pieces, view, chance)
    for seat, player in enumerate(state.players):
        if seat != viewer:
            player.money, chance = _draw_purse(pieces, state, seat, chance, habits)
            player.plan, chance = _draw_plan(state, seat, chance, habits)
    if state.acting in (viewer, NOBODY):
        return state
    return _draw_action(pieces, state, chance)


def _draw_stack(pieces: Pieces, view: State, chance: Chance) -> tuple[tuple[Tile, ...], Chance]:
    """Draw the hidden craftsmen, then townsmen for the rest of the stack."""
    seen = _tiles_seen(view)
    craftsmen: Counter[Tile] = Counter([tile for guild in pieces.craftsmen[: len(view.guilds)] for tile in guild])
    townsmen: Counter[Tile] = Counter(pieces.all_townsmen(view.bonus))
    hidden = tuple((craftsmen - seen).elements())
    mixed, chance = chance.shuffle(tuple((townsmen - seen).elements()), "townsmen kept")
    return chance.shuffle(hidden + mixed[: len(view.stack) - len(hidden)], "guests")


def _tiles_seen(view: State) -> "Counter[Tile]":
    """Return every visible tile and all tiles that openly left the game."""
    seen: Counter[Tile] = Counter(view.gone)
    for house in view.guilds:
        seen.update(house.workshop)
        seen.update([guest for guest in house.lodgings if guest is not None])
        seen[Townsman("mayor")] += house.mayors
    for player in view.players:
        seen.update(player.craftsmen)
        seen.update(player.townsmen)
        seen[Townsman("peddler")] += len(player.peddled)
    return seen


def _draw_plan(state: State, seat: Seat, chance: Chance, habits: Habits | None) -> tuple[tuple[int, ...], Chance]:
    """Draw a plan that fits the revealed cards and the known number of cards; during planning, any legal plan."""
    player, guilds = state.players[seat], len(state.guilds)
    if state.phase is PLANNING:
        if player.finished or seat in state.waiting:
            return (), chance
        numbers, hidden = range(min(player.agents, guilds) + 1), range(guilds)
    else:
        left = player.cards - len(player.plan)
        numbers, hidden = range(left, left + 1), range(state.guild + 1, guilds)
    plans = [plan for number in numbers for plan in combinations(hidden, number)]
    if habits and len(plans) > 1:
        plans, chance = habits.likely_plans(state, seat, plans, chance)
    which, chance = chance.below(len(plans), "a plan")
    return player.plan + plans[which], chance


def _draw_purse(pieces: Pieces, state: State, seat: Seat, chance: Chance, habits: Habits | None) -> tuple[int, Chance]:
    """Return a player's money if known, else draw a possible sum."""
    player = state.players[seat]
    if player.money is not None:
        return player.money, chance
    least, most = purse_bounds(pieces, state, seat)
    if habits:
        return habits.likely_purse(state, seat, range(least, most + 1), chance)
    more, chance = chance.below(min(most - least + 1, MOST_DRAWN), "a purse")
    return least + more, chance


def purse_bounds(pieces: Pieces, view: State, seat: Seat) -> tuple[int, int]:
    """Return the lowest sum of money a player can have left, and the highest one that is likely."""
    player, start, income = view.players[seat], pieces.start, pieces.income.everyone
    rounds = view.round - (view.phase in (PLANNING, ACTION))
    sent = sum([house.roof[seat] for house in view.guilds])
    dearest = max(pieces.guild.craftsmen)
    spent = pieces.limits.buy * dearest
    sent_ever = sent + rounds * (pieces.limits.agents - player.stock)
    least = start.money + rounds * income - sent_ever * spent
    since_income = income - sent * spent if rounds else 0
    most = start.money + rounds * (income + sum_values(player, "musician")) + sent_ever * AGENT_EARNS
    if player.goods != [start.goods] * len(player.goods):  # sold goods, or was robbed and compensated
        most += pieces.townsman.burglar_goods * dearest
    return max(0, least, since_income), most


def _draw_action(pieces: Pieces, state: State, chance: Chance) -> State:
    """Guess how far the acting player's secret action has got; its answers so far change nothing on the board."""
    ask_action(Play(pieces, state))
    answer_next = begin_action
    while state.ask is not None and state.action in ("", "recruit"):
        goes_on, chance = chance.below(2, "goes on")
        if not goes_on:
            break
        answer, chance = _draw_answer(state.ask, chance)
        play = Play(pieces, state.copy())
        answer_next(play, state.acting, answer)
        if not play.state.action:  # all players would have seen the whole action
            break
        state, answer_next = play.state, answer_recruiting
    return state


def _draw_answer(ask: Ask, chance: Chance) -> tuple[Answer, Chance]:
    extra, chance = chance.below(ask.most - ask.least + 1, "how many")
    mixed, chance = chance.shuffle(range(len(ask.options)), "which")
    return tuple([ask.options[at] for at in sorted(mixed[: ask.least + extra])]), chance
