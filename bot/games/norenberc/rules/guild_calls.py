"""Calls out the guilds in order and ends the turn, rulebook pp. 4 and 7."""

from bot.games.contract import Seat
from bot.games.norenberc.rules.play import Play
from bot.games.norenberc.rules.state import NOBODY, State


def call_next_guild(play: Play) -> bool:
    """Reveal the cards for the next planned guild; each card binds an agent. Returns False if no guild is left."""
    state = play.state
    if play.cards is None:
        play.cards = _sort_cards(state)
    if not play.cards:
        return False
    (state.guild, state.waiting), play.moment = play.cards.pop(), ""
    state.called = len(state.waiting)
    for seat in state.waiting:
        state.players[seat].agents -= 1
    play.say("called", state.guild, state.waiting)
    return True


def _sort_cards(state: State) -> list[tuple[int, list[Seat]]]:
    """Return the guilds still to be called and the players who laid a card for each; the next guild comes last."""
    planners: dict[int, list[Seat]] = {}
    for seat, player in enumerate(state.players):
        for guild in player.plan:
            if guild in planners:
                planners[guild].append(seat)
            elif guild > state.guild:
                planners[guild] = [seat]
    return sorted(planners.items(), reverse=True)


def call_next_player(state: State) -> None:
    """Set the acting player: the first in turn order who has not yet acted at this guild."""
    state.acting = next(filter(state.waiting.__contains__, state.order))


def send_to_roof(state: State) -> None:
    """Move the acting agent to the roof, which ends the action."""
    seat = state.acting
    state.guilds[state.guild].roof[seat] += 1
    state.waiting.remove(seat)
    state.acting, state.action, state.ask = NOBODY, "", None


def finish_players_without_agents(play: Play) -> None:
    """At the end of a turn, finish the players who have no agents."""
    for seat, player in enumerate(play.state.players):
        if not (player.finished or player.agents):
            player.finished = True
            play.say("finished", seat)
