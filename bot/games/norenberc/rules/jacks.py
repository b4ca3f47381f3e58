"""Asks for a guild for each Jack of All Trades (a bonus townsman) before the majorities are counted."""

from bot.games.contract import Answer, Prompt, Seat
from bot.games.norenberc.rules.play import Play
from bot.games.norenberc.rules.state import NAMING, State


def begin_naming(state: State) -> None:
    """Queue the owners in turn order, once for each Jack they own."""
    state.phase = NAMING
    state.waiting = [seat for seat in state.order for _ in _jack_values(state, seat)]


def _jack_values(state: State, seat: Seat) -> list[int]:
    """Return the values of a player's Jacks, lowest first."""
    return sorted([townsman.value for townsman in state.players[seat].townsmen if townsman.kind == "jack"])


def _next_jack(state: State) -> int:
    """Return the value of the Jack to assign now."""
    seat = state.waiting[0]
    named = sum([owner == seat for owner, _, _ in state.jacks])
    return _jack_values(state, seat)[named]


def naming_prompt(play: Play) -> tuple[Prompt, ...]:
    """Ask for a guild in play; the player cannot decline."""
    state, guilds = play.state, play.pieces.guild_names[: len(play.state.guilds)]
    return (Prompt(state.waiting[0], f"end.jack.{len(state.jacks)}", "jack", guilds, moment="end.jack"),)


def name_guild(play: Play, seat: Seat, answer: Answer) -> None:
    """Assign the Jack to a guild; all players see it."""
    state, guild = play.state, play.pieces.guild_numbers[answer[0]]
    value = _next_jack(state)
    state.jacks += ((seat, value, guild),)
    state.waiting = state.waiting[1:]
    play.say("jack_named", seat, value, guild)
