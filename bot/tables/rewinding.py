"""What an agreement to take something back makes of a table: as it was, with fresh luck, and what is said of it."""

from collections.abc import Collection

from msgspec.structs import replace

from bot.games.contract import Line, Prompt, Seat, Seats, Step
from bot.games.order_book import Orders
from bot.records.undoing import Undoing
from bot.storage.rows import DraftRow
from bot.tables.marks import Marks, rewind_marks
from bot.tables.posts import Part, Untold, add_steps, forget_lines
from bot.tables.table import Table
from bot.tables.turn import Turn
from bot.tables.versions import mark_undo

WHOLE_BOARD = "board"
"""The picture of what the table tells by itself: a sight that every game has."""


class Rewind(Turn):
    """The turn that takes others back; of what concerns nobody else little is said."""

    def __init__(self, table: Table, undoing: Undoing) -> None:
        super().__init__(table)
        self._undoing, self._is_own = undoing, undoing.concerns_nobody
        key = "table-taken_back_alone" if self._is_own else "table-taken_back"
        self._tell((Step(undoing.state, (Line(key, {"seat": Seats((undoing.seat,))}),)),))
        self.turns.append(mark_undo(undoing.seat, undoing.kept))
        self.undone_from, self.untold = undoing.kept, forget_lines(table.untold, undoing.lines)
        self._movers |= {undoing.seat} if self._is_own else set()

    def _find_parts(self) -> tuple[list[Part], Untold]:
        """Told by itself, with the board as it is then; nothing of what is taken back waits for its picture."""
        if self._is_own:
            return super()._find_parts()
        return add_steps(self.rules, Untold(), [replace(self.steps[-1], picture=WHOLE_BOARD)])[0], self.untold

    def _move_marks(self, prompts: tuple[Prompt, ...], turns: int, at: int) -> Marks:
        return rewind_marks(self.marks, prompts, self._undoing.kept, turns, at)

    def _drafts(self) -> tuple[DraftRow, ...]:
        """What was picked at the questions that are open again."""
        asked = {(prompt.seat, prompt.id): prompt for prompt in self.rules.prompts(self.state)}
        given = {(move.seat, move.prompt): move.answer for move in self._undoing.moves}
        drafted = [key for key in given.keys() & asked.keys() if self._is_drafted(asked[key])]
        return tuple(DraftRow(*key, given[key]) for key in sorted(drafted))

    def _stale_drafts(self, kept: Collection[Seat]) -> tuple[Seat, ...]:
        """The question is taken away from everybody."""
        return tuple(self.table.drafts.keys() - set(kept))

    def _orders(self) -> dict[Seat, Orders]:
        """Whoever takes something back decides anew, and no computer does so for them."""
        orders, seat = super()._orders(), self._undoing.seat
        return orders | ({seat: replace(orders[seat], computer=None)} if seat in orders else {})
