"""Norenberc behind the contract."""

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
"""Raised whenever the same answers could lead elsewhere."""


_ANSWERS: dict[str, Callable[[Play, Seat, Answer], None]] = {
    "plan": lay_cards,
    "act": begin_action,
    "sell": sell,
    "buy": buy,
    "jack": name_guild,
    **dict.fromkeys(RECRUITING, answer_recruiting),
}
"""What an answer does, by the key of its question."""


def list_prompts(play: Play) -> tuple[Prompt, ...]:
    """Everyone's plan, or the one question to whoever acts, of which a view of another seat does not know."""
    state = play.state
    if state.ask is not None:
        return action_prompt(play, state.ask)
    if state.phase is PLANNING:
        return plan_prompts(play)
    return naming_prompt(play) if state.phase is NAMING else ()


def take_answer(play: Play, prompt: Prompt, answer: Answer) -> None:
    """Takes the answer and lets the game go on until somebody must be asked."""
    _ANSWERS[prompt.ask](play, prompt.seat, answer)
    if play.state.ask is None:
        proceed(play)


class Playout(Play):
    """A silent play, for simulations and searching players."""

    __slots__ = ()

    prompts = list_prompts
    apply = take_answer


class Norenberc:
    """The rules, with the figures they were given."""

    name = "norenberc"
    options: tuple[Option, ...] = (Option("bonus", ("off", "on")),)
    state_type = State

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self.version = f"{RULES_VERSION}.{pieces.digest}"
        sizes = [table.seats for table in pieces.tables]
        self.seats = range(min(sizes), max(sizes) + 1)

    def setup(self, seats: int, chance: Chance, options: Mapping[str, str]) -> tuple[Step[State], ...]:
        """The board before the first planning."""
        play = ToldPlay(self.pieces, set_up(self.pieces, seats, chance, options["bonus"] == "on"))
        play.say("round_begins", play.state.round)
        play.say("order", play.state.order)
        play.say("prestige", play.state.prestige)
        play.say("turn", play.state.round, play.state.turn)
        return (Step(play.state, tuple(play.told.lines), "board"),)

    def upgrade(self, _state: Any, number: str, /) -> State:
        """From number 1 there is no way: its states lack what these rules ask for. Raises `CannotUpgrade`."""
        raise CannotUpgrade(number)

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        """Everyone's plan, or the one question to whoever acts."""
        return list_prompts(Play(self.pieces, state))

    def choose(self, state: State, prompt: Prompt, answer: Answer) -> tuple[Step[State], ...]:
        """Plays on a copy and tells what happened."""
        play = ToldPlay(self.pieces, state.copy())
        take_answer(play, prompt, answer)
        return play.all_steps()

    def playout(self, state: State) -> "Playout":
        """A copy to play on in place."""
        return Playout(self.pieces, state.copy())

    def back(self, state: State, seat: Seat) -> State | None:
        """Reopens a plan while others still plan; withdraws the last answer about an action not yet done."""
        if state.phase is PLANNING:
            return reopen_plan(state, seat)
        return take_back(self.pieces, state, seat) if state.phase is ACTION else None

    def rewind(self, before: State, now: State) -> State:
        """The guests lie in a new order."""
        state = before.copy()
        state.stack, state.chance = now.chance.shuffle(before.stack, "guests once more")
        return state

    def view(self, state: State, seat: Seat | None) -> State:
        """Without the secrets of the others."""
        return hide_secrets(state, seat)

    def guess(self, view: State, seat: Seat | None, chance: Chance) -> State:
        """With other secrets in their place."""
        return guess_state(self.pieces, view, seat, chance)

    def scores(self, state: State) -> tuple[Score, ...]:
        """As if the game ended now."""
        return score_game(self.pieces, state)
