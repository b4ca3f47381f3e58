"""Planning, rulebook p. 4: all unfinished players secretly lay cards for guilds, or pass."""

from functools import lru_cache

from bot.games.contract import Answer, Prompt, Seat
from bot.games.norenberc.rules.pieces import Pieces
from bot.games.norenberc.rules.play import Play
from bot.games.norenberc.rules.state import ACTION, PLANNING, State


def plan_prompts(play: Play) -> tuple[Prompt, ...]:
    """Return an open prompt for each player who has not planned yet."""
    if not play.plans:
        state, pieces = play.state, play.pieces
        round_, turn, guilds, players = state.round, state.turn, len(state.guilds), state.players
        play.plans = {seat: _prompt(pieces, guilds, round_, turn, seat, players[seat].agents) for seat in state.waiting}
    return tuple(play.plans.values())


@lru_cache(maxsize=4096)  # all games use the same few prompts
def _prompt(pieces: Pieces, guilds: int, round_: int, turn: int, seat: Seat, agents: int) -> Prompt:
    """Ask for cards: at most one per guild, and one per agent; laying no card is a pass."""
    moment, names = f"r{round_}.t{turn}", pieces.guild_names[:guilds]
    return Prompt(seat, f"{moment}.plan", "plan", names, 0, min(agents, guilds), moment=moment)


def lay_cards(play: Play, seat: Seat, answer: Answer) -> None:
    """Lay a player's secret plan."""
    state = play.state
    state.players[seat].plan = tuple(map(play.pieces.guild_numbers.__getitem__, answer))
    state.waiting.remove(seat)
    play.plans.pop(seat, None)


def reopen_plan(state: State, seat: Seat) -> State | None:
    """Take a plan back into the hand while other players are still planning."""
    if seat in state.waiting or state.players[seat].finished:
        return None
    state = state.copy()
    state.players[seat].plan = ()
    state.waiting = sorted([*state.waiting, seat])
    return state


def begin_turn(state: State) -> None:
    """Begin a planning phase for all unfinished players."""
    state.phase, state.guild, waiting = PLANNING, -1, state.waiting
    for seat, player in enumerate(state.players):
        player.plan, player.cards = (), 0
        if not player.finished:
            waiting.append(seat)


def end_planning(play: Play) -> None:
    """Reveal how many cards each player laid; players without cards have passed for the round."""
    play.state.phase, play.cards = ACTION, None
    planners = 0
    for seat, player in enumerate(play.state.players):
        planners += not player.finished
        if player.plan:
            player.cards = len(player.plan)
            play.say("laid", seat, player.cards)
        elif not player.finished:
            player.finished = True
            play.say("passed", seat)
    if planners > 1:
        play.pause()
