"""The input of Ulm's layouts, in addition to the scene and the words."""

from functools import cached_property, lru_cache
from typing import TypeAlias

from bot.games.contract import Score, Seat
from bot.games.ulm.rules.board import BOARD, GATE_NUMBERS, NO_TILE
from bot.games.ulm.rules.pieces import Pieces
from bot.games.ulm.rules.play import gate_name
from bot.games.ulm.rules.scoring import score_game
from bot.games.ulm.rules.state import NOBODY, NOWHERE, OVER, State
from bot.words.words import Words
from render.sheet.drawing import TableDrawing
from render.sheet.page import Page


@lru_cache(maxsize=128)
def _letter(words: Words, gate: int) -> str:
    """Return a gate's letter; cached, because every picture uses all twelve letters."""
    return words.piece(gate_name(gate), form="letter")


class UlmDrawing(TableDrawing[State, Pieces], frozen=True):
    """A scene of the town with its pieces."""

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.view.players)

    @property
    def is_over(self) -> bool:
        """True if the game has ended."""
        return self.view.base is OVER

    @cached_property
    def due(self) -> tuple[Seat, ...]:
        """The players who must act and are shown as next."""
        view = self.view
        return () if self.is_over or view.acting == NOBODY else self.find_due((view.acting,))

    @cached_property
    def order(self) -> tuple[Seat, ...]:
        """The turn order, starting with the start player."""
        return tuple((self.view.start + step) % self.seats for step in range(self.seats))

    @property
    def moment(self) -> str:
        """The round, for headings."""
        return self.say("round", round=self.view.round, rounds=self.pieces.rounds)

    def titled(self, sight: str) -> str:
        """Return the title of a close-up, with the round if there is room."""
        title = self.words.say(f"sight-{sight}")
        return f"{title} \u00b7 {self.moment}" if self.is_wide else title

    def gate(self, gate: int) -> str:
        """Return the letter of a gate, as on buttons."""
        return _letter(self.words, gate)

    def gate_of(self, name: str) -> str:
        """Return the letter of a gate by its name in the data file."""
        return self.gate(GATE_NUMBERS[name])

    @property
    def line(self) -> tuple[int, ...]:
        """The cells of the last pushed line."""
        return BOARD[self.view.gate].cells if self.view.gate != NOWHERE else ()

    @property
    def pushed_out(self) -> int:
        """The gate at which the last push brought a tile out, while that tile is there."""
        if self.view.gate == NOWHERE:
            return NOWHERE
        out = BOARD[self.view.gate].opposite
        return out if self.view.ring[out] != NO_TILE else NOWHERE

    def quarters_at(self, seat: Seat) -> tuple[int, int]:
        """Return the two quarters at a player's barge."""
        return self.pieces.quarters_at[self.view.players[seat].barge]

    def points(self, seat: Seat) -> int:
        """Return a player's points if the game ended now; all points are public."""
        return self.scores[seat].points

    @cached_property
    def scores(self) -> tuple[Score, ...]:
        """All players' scores, with the reasons."""
        return score_game(self.pieces, self.view)


UlmPage: TypeAlias = Page[UlmDrawing]
"""A page about the town."""
