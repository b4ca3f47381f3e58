"""Calling out the guilds in their order, and the turn's end, rulebook pp. 4 and 7."""

from bot.games.contract import Seat
from bot.games.norenberc.rules.play import Play
from bot.games.norenberc.rules.state import NOBODY, State


def call_next_guild(play: Play) -> bool:
    """Reveals the cards for the next guild that anyone planned; each binds one agent. False when all are done."""
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
    """The guilds still to be called with those who laid a card there, the next one last."""
    planners: dict[int, list[Seat]] = {}
    for seat, player in enumerate(state.players):
        for guild in player.plan:
            if guild in planners:
                planners[guild].append(seat)
            elif guild > state.guild:
                planners[guild] = [seat]
    return sorted(planners.items(), reverse=True)


def call_next_player(state: State) -> None:
    """The one highest on the turn order chart, as it stands now, who has not acted here yet."""
    state.acting = next(filter(state.waiting.__contains__, state.order))


def send_to_roof(state: State) -> None:
    """The acting agent goes to the roof, whatever was done; so ends the action."""
    seat = state.acting
    state.guilds[state.guild].roof[seat] += 1
    state.waiting.remove(seat)
    state.acting, state.action, state.ask = NOBODY, "", None


def finish_players_without_agents(play: Play) -> None:
    """Turn end: who has no agent left is finished for the round."""
    for seat, player in enumerate(play.state.players):
        if not (player.finished or player.agents):
            player.finished = True
            play.say("finished", seat)
