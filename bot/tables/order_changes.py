"""Changing orders for coming decisions: instructions by occasion, and whether a computer plays."""

from collections.abc import Iterator

from bot.errors import NoHelpInRated, NoHints, OrderPast, TooManyInstructions
from bot.games.contract import Seat
from bot.games.order_book import NO_ORDERS, Orders
from bot.games.orders import MOST_LAID, Foresight, Occasion
from bot.tables.pending import Pending
from bot.tables.service import Service, playing
from bot.tables.table import Table


def foresight_of(table: Table) -> Foresight:
    """Return what can be ordered at a table. Raises `OrderPast` if the game has no orders."""
    if table.game.declaration.foresight is None:
        raise OrderPast()
    return table.game.declaration.foresight


def coming_occasions(table: Table, seat: Seat) -> tuple[Occasion, ...]:
    """Return the occasions for which a seat can give orders now."""
    return tuple(_find_coming(table, seat))


def can_order(table: Table, seat: Seat) -> bool:
    """True if a seat can give any orders now."""
    return next(_find_coming(table, seat), None) is not None


def _find_coming(table: Table, seat: Seat) -> Iterator[Occasion]:
    foresight = table.game.declaration.foresight
    if foresight is None or not table.prompts():
        return iter(())
    return (occasion for occasion in foresight.occasions(table.cache.view(seat), seat) if not occasion.is_now)


def find_occasion(table: Table, seat: Seat, name: str) -> Occasion:
    """Find a coming occasion by its name. Raises `OrderPast`."""
    for occasion in coming_occasions(table, seat):
        if occasion.name == name:
            return occasion
    raise OrderPast()


class OrderChanges(Service):
    """Changes players' orders; every method may raise `NotRunning`, `NotSeated` and `OrderPast`."""

    @playing
    async def add(self, table: Table, user: int, occasion: str, instruction: str) -> None:
        """Append an instruction if the game offers it and it is not in the list yet.

        Raises `OrderPast` and `TooManyInstructions`.
        """
        seat, foresight = table.seat_of(user), foresight_of(table)
        find_occasion(table, seat, occasion)
        shelves = foresight.shelves(table.rules.view(table.now.state, seat), seat, occasion)
        if instruction not in [one.name for shelf in shelves for one in shelf.instructions]:
            raise OrderPast()
        laid = _laid(table, seat, occasion)
        if instruction in laid:
            return
        if len(laid) >= MOST_LAID:
            raise TooManyInstructions(most=MOST_LAID)
        await self._lay(table, seat, occasion, (*laid, instruction))

    @playing
    async def move_up(self, table: Table, user: int, occasion: str, instruction: str) -> None:
        """Move an instruction before the previous one."""
        seat = table.seat_of(user)
        laid = list(_laid(table, seat, occasion))
        if instruction in laid[1:]:
            at = laid.index(instruction)
            laid[at - 1 : at + 1] = [instruction, laid[at - 1]]
        await self._lay(table, seat, occasion, tuple(laid))

    @playing
    async def drop(self, table: Table, user: int, occasion: str, instruction: str) -> None:
        """Remove an instruction if it is in the list."""
        seat = table.seat_of(user)
        await self._lay(table, seat, occasion, tuple(one for one in _laid(table, seat, occasion) if one != instruction))

    @playing
    async def clear(self, table: Table, user: int, occasion: str = "") -> None:
        """Remove all instructions for one occasion, or for all occasions."""
        seat = table.seat_of(user)
        orders = table.now.orders.get(seat, NO_ORDERS)
        await self._save(table, seat, orders.lay(occasion, ()) if occasion else Orders(computer=orders.computer))

    @playing
    async def advise(self, table: Table, user: int, occasion: str = "") -> None:
        """Use the game's suggestions for one occasion, or for all occasions without orders. Raises `NoHints`."""
        if not table.now.settings.hints:
            raise NoHints()
        seat, foresight = table.seat_of(user), foresight_of(table)
        view, orders = table.rules.view(table.now.state, seat), table.now.orders.get(seat, NO_ORDERS)
        coming = coming_occasions(table, seat)
        meant = [find_occasion(table, seat, occasion)] if occasion else [o for o in coming if o.name not in orders.laid]
        for one in meant:
            orders = orders.lay(one.name, foresight.advise(view, seat, one.name)[:MOST_LAID])
        await self._save(table, seat, orders)

    @playing
    async def let_computer(self, table: Table, user: int, conditions: tuple[str, ...] | None) -> None:
        """Let a computer play for a user unless a condition holds; None turns it off.

        Raises `OrderPast`, and `NoHelpInRated` at a rated table.
        """
        if table.now.settings.rated and conditions is not None:
            raise NoHelpInRated()
        seat, known = table.seat_of(user), foresight_of(table).conditions
        if not set(conditions or ()) <= set(known):
            raise OrderPast()
        await self._save(table, seat, Orders(table.now.orders.get(seat, NO_ORDERS).laid, conditions))

    async def _lay(self, table: Table, seat: Seat, occasion: str, instructions: tuple[str, ...]) -> None:
        find_occasion(table, seat, occasion)
        await self._save(table, seat, table.now.orders.get(seat, NO_ORDERS).lay(occasion, instructions))

    async def _save(self, table: Table, seat: Seat, orders: Orders) -> None:
        """Commit the orders if they have changed."""
        if orders == table.now.orders.get(seat, NO_ORDERS):
            return
        pending = Pending(table)
        others = {other: laid for other, laid in table.now.orders.items() if other != seat}
        pending.set(orders=others | ({seat: orders} if orders != NO_ORDERS else {}))
        await self.keeper.commit(table, pending)


def _laid(table: Table, seat: Seat, occasion: str) -> tuple[str, ...]:
    return table.now.orders.get(seat, NO_ORDERS).laid.get(occasion, ())
