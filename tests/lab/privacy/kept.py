"""Secrets: a player's answer while others are also asked, picks, orders, or hand."""

import random
from abc import ABC, abstractmethod
from collections.abc import Collection

from msgspec.structs import replace

from bot.games.chance import Chance
from bot.games.contract import Seat, encode
from bot.games.order_book import NO_ORDERS, Orders
from bot.storage.rows import TurnRow
from bot.tables.order_changes import coming_occasions, foresight_of
from bot.tables.table import Table
from tests.games.test_orders import lay_by_chance
from tests.lab.privacy.cast import any_answer, two_of
from tests.lab.privacy.world import World, user_of
from tests.tables.tables import open_prompt

Worlds = tuple[World, World]
TRIES = 12
"""Number of attempts to find a different answer."""
MOST_INSTRUCTIONS = 3
"""Maximum number of instructions for one occasion."""
DELEGATES = 0.2
"""Probability that orders ask a computer to play."""


class Secret(ABC):
    """A difference between two worlds that other players must not notice until it is revealed."""

    def __init__(self, seat: Seat, seats: int) -> None:
        self.seat = seat
        self.viewers = self.actors = tuple(one for one in range(seats) if one != seat)
        """The seats that must notice nothing, and the seats that go on acting."""
        self._begun, self._moments = 0, set[str]()
        """The number of turns, and the open moments, when the secret began."""

    @abstractmethod
    def is_possible(self, table: Table) -> bool:
        """True if such a secret is possible now."""

    async def keep(self, worlds: Worlds, rng: random.Random) -> bool:
        """Make the worlds differ; return True if the difference is secret."""
        self._begun = len(await worlds[0].turns())
        self._moments = {prompt.moment for prompt in (await worlds[0].table()).prompts()}
        return await self._differ(worlds, rng) and not await self.is_out(worlds)

    @abstractmethod
    async def _differ(self, worlds: Worlds, rng: random.Random) -> bool: ...

    @abstractmethod
    async def is_out(self, worlds: Worlds) -> bool:
        """True if the rules have revealed any part of the secret."""

    async def _is_sealed(self, world: World, seats: Collection[Seat]) -> bool:
        """True if these seats can still take back their answers, and no new question was asked."""
        table = await world.table()
        is_new = any(prompt.moment not in self._moments for prompt in table.prompts())
        return not is_new and all(table.can_go_back(seat) for seat in seats)

    async def _given(self, world: World) -> list[TurnRow]:
        """Return the seat's answers since the secret began."""
        return [turn for turn in (await world.turns())[self._begun :] if turn.seat == self.seat]


class Answered(Secret):
    """Different answers, while other players are also asked."""

    def is_possible(self, table: Table) -> bool:
        """True if several seats are asked at once."""
        return self.seat in table.awaited() and len({prompt.seat for prompt in table.prompts()}) > 1

    async def _differ(self, worlds: Worlds, rng: random.Random) -> bool:
        prompt = open_prompt(await worlds[0].table(), user_of(self.seat))
        answers = two_of([any_answer(prompt, rng) for _ in range(TRIES)])
        if answers is None:
            return False
        for world, picks in zip(worlds, answers, strict=True):
            await world.manager.play.answer(1, user_of(self.seat), prompt.id, picks)
            await world.settle()
        return True

    async def is_out(self, worlds: Worlds) -> bool:
        """True once the answer cannot be taken back, or a new question is open."""
        return not all([await self._is_sealed(world, (self.seat,)) for world in worlds])


class Picked(Answered):
    """Different unconfirmed picks, which count when time is up."""

    def is_possible(self, table: Table) -> bool:
        """True if the question takes several options or none."""
        prompt = table.prompt_for(self.seat)
        return prompt is not None and self.seat in table.awaited() and not prompt.least == prompt.most == 1

    async def _differ(self, worlds: Worlds, rng: random.Random) -> bool:
        """Pick complete answers, because a player with too few picks gets a reminder."""
        prompt = open_prompt(await worlds[0].table(), user_of(self.seat))
        answers = two_of([picks for _ in range(TRIES) if (picks := any_answer(prompt, rng))])
        if answers is None:
            return False
        for world, picks in zip(worlds, answers, strict=True):
            await world.manager.play.draft(1, user_of(self.seat), prompt.id, picks)
        return True

    async def is_out(self, worlds: Worlds) -> bool:
        """True once picks were counted as the answer, and it cannot be taken back or a new question is open."""
        return any([await self._given(world) for world in worlds]) and await super().is_out(worlds)


class Ordered(Secret):
    """Different orders, or none in one of the worlds."""

    def is_possible(self, table: Table) -> bool:
        """True if an occasion for orders is coming."""
        return bool(coming_occasions(table, self.seat))

    async def _differ(self, worlds: Worlds, rng: random.Random) -> bool:
        table = await worlds[0].table()
        foresight = foresight_of(table)
        laid = two_of(
            [NO_ORDERS, *(lay_by_chance(table.rules, foresight, table.now.state, self.seat, rng) for _ in range(2))][
                ::-1
            ]
        )
        if laid is None:
            return False
        for world, orders in zip(worlds, laid, strict=True):
            asks = tuple(rng.sample(foresight.conditions, min(1, len(foresight.conditions))))
            await self._lay(world, replace(orders, computer=asks if rng.random() < DELEGATES else None))
        return True

    async def _lay(self, world: World, orders: Orders) -> None:
        """Give orders through the methods that users' controls call."""
        ordering, user = world.manager.order_changes, user_of(self.seat)
        await ordering.clear(1, user)
        for occasion, instructions in orders.laid.items():
            for instruction in instructions[:MOST_INSTRUCTIONS]:
                await ordering.add(1, user, occasion, instruction)
        await ordering.let_computer(1, user, orders.computer)
        await world.settle()

    async def is_out(self, worlds: Worlds) -> bool:
        """True once the seat has answered, because the orders are then used or too late."""
        return any([await self._given(world) for world in worlds])


class Held(Secret):
    """Differences in everything that a player cannot know: cards, money and stacks."""

    def __init__(self, seat: Seat, seats: int) -> None:
        super().__init__(seat, seats)
        self.viewers = self.actors = (seat,)

    def is_possible(self, table: Table) -> bool:
        """True if the viewer is a user rather than a computer."""
        return table.now.seats[self.seat].user is not None

    async def _differ(self, worlds: Worlds, rng: random.Random) -> bool:
        for world in worlds:
            world.has_record = False
        table, other = await worlds[0].table(), await worlds[1].table()
        view = table.rules.view(table.now.state, self.seat)
        guess = table.rules.guess(view, self.seat, Chance(rng.randbytes(32)))
        other.now = replace(other.now, state=guess)
        return encode(other.now.state) != encode(table.now.state)

    async def is_out(self, worlds: Worlds) -> bool:
        """True once any player has answered and cannot take it back."""
        new = {turn.seat for world in worlds for turn in (await world.turns())[self._begun :]}
        return not all([await self._is_sealed(world, new) for world in worlds])


SECRETS: tuple[type[Secret], ...] = (Answered, Picked, Ordered, Held)
