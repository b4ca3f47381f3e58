"""A guild from one player's point of view: guests' prices, missing goods, and everyone's goods."""

from typing import NamedTuple

from bot.games.norenberc.rules.favorites import goods_shown
from bot.games.norenberc.rules.pieces import Craftsman, Pieces, Price, Tile
from bot.games.norenberc.rules.state import Player
from render.norenberc.drawing import TownDrawing
from render.norenberc.offer import LACKING, PAYABLE, Cost
from render.norenberc.tiles import Guest


class Bid(NamedTuple):
    """A price compared with one player's goods."""

    price: Price
    lacks_own: int
    """Number of missing goods of the guild."""
    lacks_any: int
    """Number of further missing goods, of any kind."""
    keeps: int
    """Maximum number of the guild's goods left after paying."""

    @property
    def is_payable(self) -> bool:
        """True if the player lacks no goods."""
        return not self.lacks_own + self.lacks_any


def find_bid(pieces: Pieces, player: Player, guild: int, window: int) -> Bid:
    """Return the first price at a window that the player can pay, or else the one with the fewest missing goods."""
    own, total = player.goods[guild], sum(player.goods)
    prices = pieces.payable[window][own][total] or pieces.windows[window].prices
    return min((_meet(price, own, total) for price in prices), key=lambda bid: bid.lacks_own + bid.lacks_any)


def _meet(price: Price, own: int, total: int) -> Bid:
    paid = min(own, price.own)
    from_own = max(0, price.any - (total - own))
    return Bid(price, price.own - paid, max(0, price.any - (total - paid)), max(0, own - price.own - from_own))


def state_of(bid: Bid) -> int:
    """Return the frame of a guest with this bid."""
    return PAYABLE if bid.is_payable else LACKING


def facts_of(guest: Tile) -> Guest:
    """Return a tile as facts for drawings."""
    if isinstance(guest, Craftsman):
        return guest.guild, guest.value, guest.agent
    return guest.kind, guest.value, False


def cost_facts(guild: int, bid: Bid) -> Cost:
    """Return a price as facts for drawings."""
    return guild, bid.price.own, bid.price.any, bid.lacks_own, bid.lacks_any


def name_briefly(drawing: TownDrawing, guest: Tile) -> str:
    """Return a guest's name and number; whether it is an agent shows on the tile itself."""
    if isinstance(guest, Craftsman):
        return drawing.words.piece(drawing.pieces.tile_name(Craftsman(guest.guild, guest.value)))
    name = drawing.say(f"brief-{guest.kind}")
    return f"{name} {guest.value}" if guest.value else name


def find_hands(drawing: TownDrawing, good: int) -> tuple[tuple[int, int, int, int], ...]:
    """Return each seat, its goods shown, its lead and its Peddlers with this good: the viewer, then in turn order."""
    me = drawing.scene.seat
    return tuple(_show(drawing, seat, good) for seat in (me, *(seat for seat in drawing.view.order if seat != me)))


def _show(drawing: TownDrawing, seat: int, good: int) -> tuple[int, int, int, int]:
    player = drawing.view.players[seat]
    return seat, goods_shown(drawing.pieces, player, good), drawing.leads(seat)[good], player.peddled.count(good)
