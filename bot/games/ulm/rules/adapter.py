"""Ulm behind the contract."""

from collections.abc import Mapping
from typing import Any

from bot.games.chance import Chance
from bot.games.contract import Answer, CannotUpgrade, Option, Prompt, Score, Seat, Step
from bot.games.ulm.rules.course import begin_round
from bot.games.ulm.rules.guess import guess_state
from bot.games.ulm.rules.pieces import SEATS, Pieces
from bot.games.ulm.rules.play import Play, ToldPlay
from bot.games.ulm.rules.rewind import mix_again
from bot.games.ulm.rules.scoring import score_game
from bot.games.ulm.rules.setup import SYMBOLS, set_up
from bot.games.ulm.rules.state import State
from bot.games.ulm.rules.turn import list_prompts, open_question, take_answer, take_back
from bot.games.ulm.rules.view import hide_secrets

RULES_VERSION = 1
"""Raised whenever the same answers could lead elsewhere."""
TOWER = Option("tower", ("roof", SYMBOLS))
"""Whether tower tiles only count rounds, or each changes its round for everybody."""


class Playout(Play):
    """A silent play, for simulations and searching players."""

    __slots__ = ()

    prompts = list_prompts
    apply = take_answer


class Ulm:
    """The rules, with the figures they were given."""

    name = "ulm"
    options: tuple[Option, ...] = (TOWER,)
    state_type = State
    seats = SEATS

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self.version = f"{RULES_VERSION}.{pieces.digest}"

    def setup(self, seats: int, chance: Chance, options: Mapping[str, str]) -> tuple[Step[State], ...]:
        """The table with the first player's tile drawn."""
        play = ToldPlay(self.pieces, set_up(self.pieces, seats, chance, options[TOWER.name]))
        begin_round(play)
        open_question(play)
        play.show("board")
        return play.all_steps()

    def upgrade(self, _state: Any, number: str, /) -> State:
        """No older rules were ever played by. Raises `CannotUpgrade`."""
        raise CannotUpgrade(number)

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        """The one open question."""
        return list_prompts(Play(self.pieces, state))

    def choose(self, state: State, prompt: Prompt, answer: Answer) -> tuple[Step[State], ...]:
        """Plays on a copy and tells what happened."""
        play = ToldPlay(self.pieces, state.copy())
        take_answer(play, prompt, answer)
        return play.all_steps()

    def playout(self, state: State) -> Playout:
        """A copy to play on in place."""
        return Playout(self.pieces, state.copy())

    def back(self, state: State, seat: Seat) -> State | None:
        """Withdraws the last answer of a chain of which nothing happened."""
        return take_back(state, seat)

    def rewind(self, before: State, now: State) -> State:
        """What nobody has seen of the stacks that were drawn from is in a new order."""
        return mix_again(before, now)

    def view(self, state: State, seat: Seat | None) -> State:
        """Without the secrets of the others."""
        return hide_secrets(state, seat)

    def guess(self, view: State, seat: Seat | None, chance: Chance) -> State:
        """With other secrets in their place."""
        return guess_state(self.pieces, view, seat, chance)

    def scores(self, state: State) -> tuple[Score, ...]:
        """The points as they stand."""
        return score_game(self.pieces, state)
