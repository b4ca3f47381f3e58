"""Actions in a game: answers, picks to be confirmed, and going back."""

from collections.abc import Iterable

from bot.errors import WrongNumber
from bot.games.answers import check_picks, find_prompt
from bot.games.chains import check_chain, read_letters, split_chain
from bot.games.contract import Answer, Prompt
from bot.tables.pending import Pending
from bot.tables.service import Service, playing
from bot.tables.table import Table
from bot.tables.turn import Turn


def _asked(table: Table, user: int, prompt: str) -> Prompt:
    """Return the user's open question. Raises `ClosedPrompt` and `WrongSeat`."""
    return find_prompt(table.rules, table.now.state, table.seat_of(user), prompt)


class Play(Service):
    """Players' actions in a game.

    Every method may raise `NotRunning`, `NotSeated`, `ClosedPrompt` and `WrongSeat`.
    """

    @playing
    async def answer(self, table: Table, user: int, prompt: str, picks: Iterable[str]) -> None:
        """Save a player's answer. Raises `UnknownAnswer` and `WrongNumber`."""
        await self._answer(table, user, prompt, picks)

    async def _answer(self, table: Table, user: int, prompt: str, picks: Iterable[str]) -> None:
        seat, turn = table.seat_of(user), Turn(table)
        turn.answer(seat, prompt, picks)
        await self.keeper.save(table, turn, (seat,))

    @playing
    async def answer_chain(self, table: Table, user: int, prompt: str, chain: str) -> None:
        """Save answers to a question and the following ones; either all of them or none.

        Raises `UnknownAnswer` and `WrongNumber`.
        """
        seat, turn = table.seat_of(user), Turn(table)
        turn.answer_chain(seat, prompt, chain)
        await self.keeper.save(table, turn, (seat,))

    @playing
    async def confirm(self, table: Table, user: int, prompt: str) -> None:
        """Answer with the saved picks. Raises `WrongNumber` if there are none, even if an empty answer is legal."""
        asked = _asked(table, user, prompt)
        drafted, picks = table.now.drafts.get(asked.seat, ("", ()))
        if drafted != prompt or not picks:
            raise WrongNumber(prompt=prompt, number=0, least=max(1, asked.least), most=asked.most)
        await self._answer(table, user, prompt, picks)

    @playing
    async def pick(self, table: Table, user: int, prompt: str, picks: Answer) -> None:
        """Handle picks from a select menu: a single required pick is the answer, all other picks must be confirmed.

        Raises `UnknownAnswer` and `WrongNumber`.
        """
        asked = _asked(table, user, prompt)
        if asked.least == asked.most == 1:
            await self._answer(table, user, prompt, picks)
        else:
            await self._draft(table, asked, picks)

    @playing
    async def draft(self, table: Table, user: int, prompt: str, picks: Iterable[str]) -> None:
        """Save picks that can still be changed or confirmed. Raises `UnknownAnswer` and `WrongNumber`."""
        await self._draft(table, _asked(table, user, prompt), picks)

    @playing
    async def draft_written(self, table: Table, user: int, prompt: str, written: str) -> None:
        """Save the picks encoded in a button; there may be too few for an answer yet."""
        asked = _asked(table, user, prompt)
        picks = read_letters(asked, split_chain(written)[0])
        check_chain(prompt, written, [picks])
        await self._draft(table, asked, picks)

    async def _draft(self, table: Table, asked: Prompt, picks: Iterable[str]) -> None:
        picked = check_picks(asked, picks)
        pending = Pending(table)
        pending.set(drafts={**table.now.drafts, asked.seat: (asked.id, picked)})
        await self.keeper.commit(table, pending)

    @playing
    async def back(self, table: Table, user: int, prompt: str = "") -> None:
        """Take back a player's last answer; if a question is named, only while that question is open.

        Raises `NoWayBack`.
        """
        if prompt:
            _asked(table, user, prompt)
        seat, turn = table.seat_of(user), Turn(table)
        turn.back(seat)
        await self.keeper.save(table, turn, (seat,))

    @playing
    async def start_over(self, table: Table, user: int) -> None:
        """Take back as many of a player's answers as possible, to the first question of a chain.

        Raises `NoWayBack`.
        """
        seat, turn = table.seat_of(user), Turn(table)
        turn.back(seat)
        while turn.can_go_back(seat):
            turn.back(seat)
        await self.keeper.save(table, turn, (seat,))
