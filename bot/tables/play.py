"""During a game: answers, picks that wait to be confirmed, and steps back."""

from collections.abc import Iterable

from bot.errors import WrongNumber
from bot.games.answers import check_picks, find_prompt
from bot.games.chains import check_chain, read_letters, split_chain
from bot.games.contract import Answer, Prompt
from bot.tables.locking import Service, playing
from bot.tables.pending import Pending
from bot.tables.table import Table
from bot.tables.turn import Turn


def _asked(table: Table, user: int, prompt: str) -> Prompt:
    """What somebody is asked. Raises `ClosedPrompt` and `WrongSeat`."""
    return find_prompt(table.rules, table.state, table.seat_of(user), prompt)


class Play(Service):
    """What people do in a game; every call may raise `NotRunning`, `NotSeated`, `ClosedPrompt` and `WrongSeat`."""

    @playing
    async def answer(self, table: Table, user: int, prompt: str, picks: Iterable[str]) -> None:
        """Takes a person's answer. Raises `UnknownAnswer` and `WrongNumber`."""
        await self._answer(table, user, prompt, picks)

    async def _answer(self, table: Table, user: int, prompt: str, picks: Iterable[str]) -> None:
        seat, turn = table.seat_of(user), Turn(table)
        turn.answer(seat, prompt, picks)
        await self.keeper.save(table, turn, (seat,))

    @playing
    async def answer_chain(self, table: Table, user: int, prompt: str, chain: str) -> None:
        """Takes a person's answers to a question and to those that follow it, all or none of them.

        Raises `UnknownAnswer` and `WrongNumber`.
        """
        seat, turn = table.seat_of(user), Turn(table)
        turn.answer_chain(seat, prompt, chain)
        await self.keeper.save(table, turn, (seat,))

    @playing
    async def confirm(self, table: Table, user: int, prompt: str) -> None:
        """Takes as the answer what a person has picked before; picks that are gone are no answer, not even none.

        Raises `WrongNumber`.
        """
        asked = _asked(table, user, prompt)
        drafted, picks = table.drafts.get(asked.seat, ("", ()))
        if drafted != prompt or not picks:
            raise WrongNumber(prompt=prompt, number=0, least=max(1, asked.least), most=asked.most)
        await self._answer(table, user, prompt, picks)

    @playing
    async def pick(self, table: Table, user: int, prompt: str, picks: Answer) -> None:
        """Takes picks from a list: the answer where one is asked for, else something to confirm.

        Raises `UnknownAnswer` and `WrongNumber`.
        """
        asked = _asked(table, user, prompt)
        if asked.least == asked.most == 1:
            await self._answer(table, user, prompt, picks)
        else:
            await self._draft(table, asked, picks)

    @playing
    async def draft(self, table: Table, user: int, prompt: str, picks: Iterable[str]) -> None:
        """Keeps what a person has picked, to be confirmed or changed. Raises `UnknownAnswer` and `WrongNumber`."""
        await self._draft(table, _asked(table, user, prompt), picks)

    @playing
    async def draft_written(self, table: Table, user: int, prompt: str, written: str) -> None:
        """The same for picks as a button holds them; there may be too few for an answer yet."""
        asked = _asked(table, user, prompt)
        picks = read_letters(asked, split_chain(written)[0])
        check_chain(prompt, written, [picks])
        await self._draft(table, asked, picks)

    async def _draft(self, table: Table, asked: Prompt, picks: Iterable[str]) -> None:
        picked = check_picks(asked, picks)
        pending = Pending(table)
        pending.set(drafts={**table.drafts, asked.seat: (asked.id, picked)})
        await self.keeper.commit(table, pending)

    @playing
    async def back(self, table: Table, user: int, prompt: str = "") -> None:
        """Takes back a person's last answer; where a question is named, only if it is the open one.

        Raises `NoWayBack`.
        """
        if prompt:
            _asked(table, user, prompt)
        seat, turn = table.seat_of(user), Turn(table)
        turn.back(seat)
        await self.keeper.save(table, turn, (seat,))

    @playing
    async def start_over(self, table: Table, user: int) -> None:
        """Takes back all of a person's answers that can be taken back, to the first question of a chain.

        Raises `NoWayBack`.
        """
        seat, turn = table.seat_of(user), Turn(table)
        turn.back(seat)
        while turn.can_go_back(seat):
            turn.back(seat)
        await self.keeper.save(table, turn, (seat,))
