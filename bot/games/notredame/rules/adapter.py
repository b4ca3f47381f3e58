"""Implements the contract for Notre Dame."""

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
"""Must be increased if the same answers can have different results than before."""
OPEN = "open"
PRESTIGE = Option("prestige", ("secret", OPEN))
"""Game option: whether all prestige is public during the game, or only at the end."""


def list_prompts(play: Play) -> tuple[Prompt, ...]:
    """Return all open draft or plague questions, or the acting player's question, which others' views lack."""
    state = play.state
    if state.acting != NOBODY:
        return turn_prompts(play)
    if state.phase is DRAFT:
        return draft_prompts(play)
    return plague_prompts(play) if state.phase is PLAGUE else ()


def take_answer(play: Play, prompt: Prompt, answer: Answer) -> None:
    """Apply the answer and continue until a player must answer."""
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
    """A play that reports nothing, for simulations and searching players."""

    __slots__ = ()

    prompts = list_prompts
    apply = take_answer


class NotreDame:
    """The rules of Notre Dame, with the numbers of one data file."""

    name = "notredame"
    options: tuple[Option, ...] = (PRESTIGE,)
    state_type = State

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self.version = f"{RULES_VERSION}.{pieces.digest}"
        sizes = [table.seats for table in pieces.tables]
        self.seats = range(min(sizes), max(sizes) + 1)

    def setup(self, seats: int, chance: Chance, options: Mapping[str, str]) -> tuple[Step[State], ...]:
        """Return the table with the first round's persons on display and the cards dealt."""
        state = set_up(self.pieces, seats, chance)
        state.is_open = options[PRESTIGE.name] == OPEN
        play = ToldPlay(self.pieces, state)
        begin_round(play)
        return play.all_steps()

    def upgrade(self, _state: Any, number: str, /) -> State:
        """Refuse: no older rules exist. Raises `CannotUpgrade`."""
        raise CannotUpgrade(number)

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        """Return all open draft or plague questions, or the acting player's question."""
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
        """Reopen a pick while other players still choose, or undo the last answer of an unfinished turn."""
        if state.phase is OVER:
            return None
        return take_back(state, seat) if state.acting != NOBODY else reopen_pick(state, seat)

    def rewind(self, before: State, now: State) -> State:
        """Return the earlier state with the present chance; no reshuffling is needed, since cards are drawn late."""
        state = before.copy()
        state.chance = now.chance.move_on()
        return state

    def view(self, state: State, seat: Seat | None) -> State:
        """Remove the other players' secrets."""
        return hide_secrets(self.pieces, state, seat)

    def guess(self, view: State, seat: Seat | None, chance: Chance) -> State:
        """Replace unknown secrets with possible ones."""
        return guess_state(self.pieces, view, seat, chance)

    def scores(self, state: State) -> tuple[Score, ...]:
        """Return the current scores; empty for a view that hides them."""
        return score_game(state)
