"""Notre Dame behind the contract."""

from collections.abc import Mapping
from typing import Any

from bot.games.chance import Chance
from bot.games.contract import Answer, CannotUpgrade, Option, Prompt, Score, Seat, Step
from bot.games.notredame.rules.course import begin_round, continue_turn, proceed, take_back, turn_prompts
from bot.games.notredame.rules.draft import draft_prompts, pick_card, reopen_pick
from bot.games.notredame.rules.guess import guess_state
from bot.games.notredame.rules.pieces import Pieces
from bot.games.notredame.rules.plague import choose_sector, plague_prompts
from bot.games.notredame.rules.play import Play, ToldPlay
from bot.games.notredame.rules.scoring import score_game
from bot.games.notredame.rules.setup import set_up
from bot.games.notredame.rules.state import DRAFT, NOBODY, OVER, PLAGUE, State
from bot.games.notredame.rules.view import hide_secrets

RULES_VERSION = 1
"""Raised whenever the same answers could lead elsewhere."""
OPEN = "open"
PRESTIGE = Option("prestige", ("secret", OPEN))
"""Whether everybody's prestige is shown during the game, or only at its end."""


def list_prompts(play: Play) -> tuple[Prompt, ...]:
    """Everyone's pick or sector, or the one question to whoever acts, of which a view of another seat does not know."""
    state = play.state
    if state.acting != NOBODY:
        return turn_prompts(play)
    if state.phase is DRAFT:
        return draft_prompts(play)
    return plague_prompts(play) if state.phase is PLAGUE else ()


def take_answer(play: Play, prompt: Prompt, answer: Answer) -> None:
    """Takes the answer and lets the game go on until somebody must be asked."""
    state = play.state
    if state.acting != NOBODY:
        continue_turn(play, answer[0])
    elif state.phase is DRAFT:
        pick_card(play, prompt.seat, answer)
    else:
        choose_sector(play, prompt.seat, answer)
    if state.acting == NOBODY:
        proceed(play)


class Playout(Play):
    """A silent play, for simulations and searching players."""

    __slots__ = ()

    prompts = list_prompts
    apply = take_answer


class NotreDame:
    """The rules, with the figures they were given."""

    name = "notredame"
    options: tuple[Option, ...] = (PRESTIGE,)
    state_type = State

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self.version = f"{RULES_VERSION}.{pieces.digest}"
        sizes = [table.seats for table in pieces.tables]
        self.seats = range(min(sizes), max(sizes) + 1)

    def setup(self, seats: int, chance: Chance, options: Mapping[str, str]) -> tuple[Step[State], ...]:
        """The table with the first round's persons on show and cards dealt."""
        state = set_up(self.pieces, seats, chance)
        state.is_open = options[PRESTIGE.name] == OPEN
        play = ToldPlay(self.pieces, state)
        begin_round(play)
        return play.all_steps()

    def upgrade(self, _state: Any, number: str, /) -> State:
        """No older rules were ever played by. Raises `CannotUpgrade`."""
        raise CannotUpgrade(number)

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        """Everyone's pick or sector, or the one question to whoever acts."""
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
        """Reopens a pick while others still choose; withdraws the last answer of a turn of which nothing happened."""
        if state.phase is OVER:
            return None
        return take_back(state, seat) if state.acting != NOBODY else reopen_pick(state, seat)

    def rewind(self, before: State, now: State) -> State:
        """No card or person is decided before it is dealt or shown, so that only chance goes on."""
        state = before.copy()
        state.chance = now.chance.move_on()
        return state

    def view(self, state: State, seat: Seat | None) -> State:
        """Without the secrets of the others."""
        return hide_secrets(self.pieces, state, seat)

    def guess(self, view: State, seat: Seat | None, chance: Chance) -> State:
        """With other secrets in their place."""
        return guess_state(self.pieces, view, seat, chance)

    def scores(self, state: State) -> tuple[Score, ...]:
        """The points as they stand; none where a view hides them."""
        return score_game(state)
