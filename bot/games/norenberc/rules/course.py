"""The course of a game, rulebook p. 4: play continues automatically until a player must answer."""

from collections.abc import Callable

from bot.games.norenberc.rules.action import ask_action
from bot.games.norenberc.rules.favorites import choose_favorites
from bot.games.norenberc.rules.guild_calls import call_next_guild, call_next_player, finish_players_without_agents
from bot.games.norenberc.rules.income import collect_income, reclaim_agents
from bot.games.norenberc.rules.jacks import begin_naming
from bot.games.norenberc.rules.planning import begin_turn, end_planning
from bot.games.norenberc.rules.play import Play
from bot.games.norenberc.rules.renewal import begin_round
from bot.games.norenberc.rules.scoring import final_standing
from bot.games.norenberc.rules.standings import public_scores, tell_standing
from bot.games.norenberc.rules.state import ACTION, NAMING, OVER, PLANNING, ROUND_END, Phase


def proceed(play: Play) -> None:
    """Continue until a player must answer."""
    state = play.state
    while state.ask is None:
        if state.phase is ACTION:
            if state.waiting:
                call_next_player(state)
                ask_action(play)
            else:
                _leave_guild(play)
        elif state.waiting or state.phase is OVER:
            return
        else:
            _ADVANCE[state.phase](play)


def _leave_guild(play: Play) -> None:
    """Show the guild just resolved, then call the next guild or end the turn."""
    state = play.state
    if state.called:
        state.called = 0
        play.show("guild")
    if not call_next_guild(play):
        _end_turn(play)


def _end_turn(play: Play) -> None:
    """Begin a new turn while any player has agents and has not passed; otherwise end the round."""
    state = play.state
    finish_players_without_agents(play)
    if all(player.finished for player in state.players):
        _end_round(play)
    else:
        state.turn += 1
        play.say("turn", state.round, state.turn)
        begin_turn(state)
        play.pause()


def _end_round(play: Play) -> None:
    """Resolve steps 1 to 3 of a round's end."""
    play.say("round_ended", play.state.round)
    # after the last round, the final scores are announced instead
    is_standing_told = play.is_told and play.state.round < play.pieces.rounds
    before = public_scores(play.pieces, play.state) if is_standing_told else ()
    choose_favorites(play)
    if before:
        tell_standing(play, before)
    reclaim_agents(play.state)
    play.say("incomes")
    collect_income(play)
    play.state.phase = ROUND_END
    play.show("round")


def _go_on_after_round(play: Play) -> None:
    if play.state.round == play.pieces.rounds:
        begin_naming(play.state)
    else:
        begin_round(play)
        play.show("board")


def _end_game(play: Play) -> None:
    play.state.phase = OVER
    if play.is_told:
        final_standing(play)
    play.show("scores")


_ADVANCE: dict[Phase, Callable[[Play], None]] = {
    PLANNING: end_planning,
    ROUND_END: _go_on_after_round,
    NAMING: _end_game,
}
"""By phase: the function that continues after its last answer."""
