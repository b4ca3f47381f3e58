"""Calling out the guilds in their order, and the turn's end, rulebook pp. 4 and 7."""

from bot.games.norenberc.play import Play
from bot.games.norenberc.state import NOBODY, State


def call_next_guild(play: Play) -> bool:
    """Reveals the cards for the next guild that anyone planned; each binds one agent. False when all are done."""
    state = play.state
    players = state.players
    for guild in range(state.guild + 1, len(state.guilds)):
        planners = [seat for seat, player in enumerate(players) if guild in player.plan]
        if planners:
            for seat in planners:
                players[seat].agents -= 1
            state.guild, state.called, state.waiting = guild, len(planners), planners
            play.say("called", guild, tuple(planners))
            return True
    return False


def call_next_player(state: State) -> None:
    """The one highest on the turn order chart, as it stands now, who has not acted here yet."""
    waiting = state.waiting
    for seat in state.order:
        if seat in waiting:
            state.acting = seat
            return


def send_to_roof(state: State) -> None:
    """The acting agent goes to the roof, whatever was done."""
    seat = state.acting
    state.guilds[state.guild].roof[seat] += 1
    state.waiting.remove(seat)
    state.acting = NOBODY


def finish_players_without_agents(play: Play) -> None:
    """Turn end: who has no agent left is finished for the round."""
    for seat, player in enumerate(play.state.players):
        if not (player.finished or player.agents):
            player.finished = True
            play.say("finished", seat)
