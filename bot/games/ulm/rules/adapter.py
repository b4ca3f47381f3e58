"""Implements the contract for Ulm."""

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
"""Must be increased if the same answers can have different results than before."""
TOWER = Option("tower", ("roof", SYMBOLS))
"""Game option: whether tower tiles only count rounds, or also change their round for all players."""


class Playout(Play):
    """A play that reports nothing, for simulations and searching players."""

    __slots__ = ()

    prompts = list_prompts
    apply = take_answer


class Ulm:
    """The rules of Ulm, with the numbers of one data file."""

    name = "ulm"
    options: tuple[Option, ...] = (TOWER,)
    state_type = State
    seats = SEATS

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self.version = f"{RULES_VERSION}.{pieces.digest}"

    def setup(self, seats: int, chance: Chance, options: Mapping[str, str]) -> tuple[Step[State], ...]:
        """Return the table with the start player's tile already drawn."""
        play = ToldPlay(self.pieces, set_up(self.pieces, seats, chance, options[TOWER.name]))
        begin_round(play)
        open_question(play)
        play.show("board")
        return play.all_steps()

    def upgrade(self, _state: Any, number: str, /) -> State:
        """Refuse: no older rules exist. Raises `CannotUpgrade`."""
        raise CannotUpgrade(number)

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        """Return the open question."""
        return list_prompts(Play(self.pieces, state))

    def choose(self, state: State, prompt: Prompt, answer: Answer) -> tuple[Step[State], ...]:
        """Play on a copy and report what happened."""
        play = ToldPlay(self.pieces, state.copy())
        take_answer(play, prompt, answer)
        return play.all_steps()

    def playout(self, state: State) -> Playout:
        """Return a playout that begins with a copy of the state."""
        return Playout(self.pieces, state.copy())

    def back(self, state: State, seat: Seat) -> State | None:
        """Undo the last answer of an unfinished chain."""
        return take_back(state, seat)

    def rewind(self, before: State, now: State) -> State:
        """Return the earlier state; in stacks that were drawn from, the unseen part is reshuffled."""
        return mix_again(before, now)

    def view(self, state: State, seat: Seat | None) -> State:
        """Remove the other players' secrets."""
        return hide_secrets(state, seat)

    def guess(self, view: State, seat: Seat | None, chance: Chance) -> State:
        """Replace unknown secrets with possible ones."""
        return guess_state(self.pieces, view, seat, chance)

    def scores(self, state: State) -> tuple[Score, ...]:
        """Return the current scores."""
        return score_game(self.pieces, state)
