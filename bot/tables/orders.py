"""Orders for coming decisions, as they are stored with their table."""

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.games.contract import Seat
from bot.games.order_book import NO_ORDERS, OrderBook, Orders
from bot.storage.rows import OrdersRow


def pack_orders(orders: Orders) -> bytes:
    """Orders for the store; nothing where there are none."""
    return msgspec.msgpack.encode(orders) if orders != NO_ORDERS else b""


def unpack_orders(packed: bytes) -> Orders:
    """Orders from the store."""
    return msgspec.msgpack.decode(packed, type=Orders)


def rows_of_change(
    book: OrderBook, before: Mapping[Seat, Orders], owned: Mapping[Seat, Orders], state: Any
) -> tuple[OrdersRow, ...]:
    """The orders of which something is used or past in a state; of those that nobody owns any more, nothing is left."""
    left = {seat: book.keep(state, seat, owned[seat]) if seat in owned else NO_ORDERS for seat in before}
    return tuple(OrdersRow(seat, pack_orders(kept)) for seat, kept in left.items() if kept != before[seat])
