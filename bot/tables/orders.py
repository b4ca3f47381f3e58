"""Orders for coming decisions, as they are stored with their table."""

import msgspec

from bot.games.order_book import NO_ORDERS, Orders


def pack_orders(orders: Orders) -> bytes:
    """Orders for the store; nothing where there are none."""
    return msgspec.msgpack.encode(orders) if orders != NO_ORDERS else b""


def unpack_orders(packed: bytes) -> Orders:
    """Orders from the store."""
    return msgspec.msgpack.decode(packed, type=Orders)
