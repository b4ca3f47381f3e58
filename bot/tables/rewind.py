"""The turn that undoes others: the earlier state with new randomness, and the undo's own news."""

from msgspec.structs import replace

from bot.games.contract import Line, Prompt, Seat, Seats, Step
from bot.games.order_book import Orders
from bot.records.undo_preview import UndoPreview
from bot.tables.marks import Marks, rewind_marks
from bot.tables.posts import Part, Untold, add_steps, forget_lines
from bot.tables.stored import Drafts
from bot.tables.table import Table
from bot.tables.turn import Turn
from bot.tables.versions import mark_undo

WHOLE_BOARD = "board"
"""The sight that an undo's picture shows; every game has it."""


class Rewind(Turn):
    """The turn that undoes other turns; if these concern only one player, the news is brief."""

    def __init__(self, table: Table, undoing: UndoPreview) -> None:
        super().__init__(table)
        self._undoing, self._is_own = undoing, undoing.concerns_nobody
        key = "table-taken_back_alone" if self._is_own else "table-taken_back"
        self._tell((Step(undoing.state, (Line(key, {"seat": Seats((undoing.seat,))}),)),))
        self.turns.append(mark_undo(undoing.seat, undoing.kept))
        self.undone_from, self.untold = undoing.kept, forget_lines(table.now.untold, undoing.lines)
        self._movers |= {undoing.seat} if self._is_own else set()

    def _find_parts(self) -> tuple[list[Part], Untold]:
        """Return the news with the current board; lines of undone turns no longer wait for their picture."""
        if self._is_own:
            return super()._find_parts()
        return add_steps(self.rules, Untold(), [replace(self.steps[-1], picture=WHOLE_BOARD)])[0], self.untold

    def _move_marks(self, prompts: tuple[Prompt, ...], turns: int, at: int) -> Marks:
        return rewind_marks(self.marks, prompts, self._undoing.kept, turns, at)

    def _drafts(self) -> Drafts:
        """Return the undone answers as picks of the reopened questions; all other picks are dropped."""
        asked = {(prompt.seat, prompt.id): prompt for prompt in self.rules.prompts(self.state)}
        given = {(move.seat, move.prompt): move.answer for move in self._undoing.moves}
        drafted = [key for key in given.keys() & asked.keys() if self._is_drafted(asked[key])]
        return {seat: (prompt, given[seat, prompt]) for seat, prompt in sorted(drafted)}

    def _orders(self) -> dict[Seat, Orders]:
        """Return the orders; the computer no longer plays for the player who undoes."""
        orders, seat = super()._orders(), self._undoing.seat
        return orders | ({seat: replace(orders[seat], computer=None)} if seat in orders else {})
