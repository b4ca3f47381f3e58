"""Implements the contract for Norenberc."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.chance import Chance
from bot.games.contract import Answer, CannotUpgrade, Option, Prompt, Score, Seat, Step
from bot.games.norenberc.rules.action import action_prompt, begin_action, take_back
from bot.games.norenberc.rules.course import proceed
from bot.games.norenberc.rules.guess import guess_state
from bot.games.norenberc.rules.jacks import name_guild, naming_prompt
from bot.games.norenberc.rules.pieces import Pieces
from bot.games.norenberc.rules.planning import lay_cards, plan_prompts, reopen_plan
from bot.games.norenberc.rules.play import Play, ToldPlay
from bot.games.norenberc.rules.recruit import RECRUITING, answer_recruiting
from bot.games.norenberc.rules.scoring import score_game
from bot.games.norenberc.rules.setup import set_up
from bot.games.norenberc.rules.state import ACTION, NAMING, PLANNING, State
from bot.games.norenberc.rules.trade import buy, sell
from bot.games.norenberc.rules.view import hide_secrets

RULES_VERSION = 2
"""Must be increased if the same answers can have different results than before."""


_ANSWERS: dict[str, Callable[[Play, Seat, Answer], None]] = {
    "plan": lay_cards,
    "act": begin_action,
    "sell": sell,
    "buy": buy,
    "jack": name_guild,
    **dict.fromkeys(RECRUITING, answer_recruiting),
}
"""By question: what an answer does."""


def list_prompts(play: Play) -> tuple[Prompt, ...]:
    """Return all open plans or the acting player's question; other seats' views do not contain that question."""
    state = play.state
    if state.ask is not None:
        return action_prompt(play, state.ask)
    if state.phase is PLANNING:
        return plan_prompts(play)
    return naming_prompt(play) if state.phase is NAMING else ()


def take_answer(play: Play, prompt: Prompt, answer: Answer) -> None:
    """Apply the answer and continue until a player must answer."""
    _ANSWERS[prompt.ask](play, prompt.seat, answer)
    if play.state.ask is None:
        proceed(play)


class Playout(Play):
    """A play that reports nothing, for simulations and searching players."""

    __slots__ = ()

    prompts = list_prompts
    apply = take_answer


class Norenberc:
    """The rules of Norenberc, with the numbers of one data file."""

    name = "norenberc"
    options: tuple[Option, ...] = (Option("bonus", ("off", "on")),)
    state_type = State

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self.version = f"{RULES_VERSION}.{pieces.digest}"
        sizes = [table.seats for table in pieces.tables]
        self.seats = range(min(sizes), max(sizes) + 1)

    def setup(self, seats: int, chance: Chance, options: Mapping[str, str]) -> tuple[Step[State], ...]:
        """Return the board before the first planning."""
        play = ToldPlay(self.pieces, set_up(self.pieces, seats, chance, options["bonus"] == "on"))
        play.say("round_begins", play.state.round)
        play.say("order", play.state.order)
        play.say("prestige", play.state.prestige)
        play.say("turn", play.state.round, play.state.turn)
        return (Step(play.state, tuple(play.told.lines), "board"),)

    def upgrade(self, _state: Any, number: str, /) -> State:
        """Refuse: states of version 1 lack data that these rules need. Raises `CannotUpgrade`."""
        raise CannotUpgrade(number)

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        """Return all open plans, or the acting player's question."""
        return list_prompts(Play(self.pieces, state))

    def choose(self, state: State, prompt: Prompt, answer: Answer) -> tuple[Step[State], ...]:
        """Play on a copy and report what happened."""
        play = ToldPlay(self.pieces, state.copy())
        take_answer(play, prompt, answer)
        return play.all_steps()

    def playout(self, state: State) -> "Playout":
        """Return a playout that begins with a copy of the state."""
        return Playout(self.pieces, state.copy())

    def back(self, state: State, seat: Seat) -> State | None:
        """Reopen a plan while other players still plan, or undo the last answer of an unfinished action."""
        if state.phase is PLANNING:
            return reopen_plan(state, seat)
        return take_back(self.pieces, state, seat) if state.phase is ACTION else None

    def rewind(self, before: State, now: State) -> State:
        """Return the earlier state with its face-down guests reshuffled."""
        state = before.copy()
        state.stack, state.chance = now.chance.shuffle(before.stack, "guests once more")
        return state

    def view(self, state: State, seat: Seat | None) -> State:
        """Remove the other players' secrets."""
        return hide_secrets(state, seat)

    def guess(self, view: State, seat: Seat | None, chance: Chance) -> State:
        """Replace unknown secrets with possible ones."""
        return guess_state(self.pieces, view, seat, chance)

    def scores(self, state: State) -> tuple[Score, ...]:
        """Return the scores as if the game ended now."""
        return score_game(self.pieces, state)
