"""A guild as one player meets it: what its guests cost, what he lacks for them, how many goods everyone shows."""

from typing import NamedTuple

from bot.games.norenberc.rules.favorites import goods_shown
from bot.games.norenberc.rules.pieces import Craftsman, Pieces, Price, Tile
from bot.games.norenberc.rules.state import Player
from render.norenberc.drawing import TownDrawing
from render.norenberc.offer import LACKING, PAYABLE, Cost
from render.norenberc.tiles import Guest


class Bid(NamedTuple):
    """A price as one player's goods meet it."""

    price: Price
    lacks_own: int
    """How many of the guild's own goods are missing."""
    lacks_any: int
    """How many more goods, of any kind, are missing."""
    keeps: int
    """How many of the guild's own goods are left at most, once it is paid."""

    @property
    def is_payable(self) -> bool:
        """True if nothing is missing."""
        return not self.lacks_own + self.lacks_any


def find_bid(pieces: Pieces, player: Player, guild: int, window: int) -> Bid:
    """The first price of a window that the player can pay; without one, the price that he comes nearest to."""
    own, total = player.goods[guild], sum(player.goods)
    prices = pieces.payable[window][own][total] or pieces.windows[window].prices
    return min((_meet(price, own, total) for price in prices), key=lambda bid: bid.lacks_own + bid.lacks_any)


def _meet(price: Price, own: int, total: int) -> Bid:
    paid = min(own, price.own)
    from_own = max(0, price.any - (total - own))
    return Bid(price, price.own - paid, max(0, price.any - (total - paid)), max(0, own - price.own - from_own))


def state_of(bid: Bid) -> int:
    """The frame of a guest with such a bid."""
    return PAYABLE if bid.is_payable else LACKING


def facts_of(guest: Tile) -> Guest:
    """A tile as the drawings want it."""
    if isinstance(guest, Craftsman):
        return guest.guild, guest.value, guest.agent
    return guest.kind, guest.value, False


def cost_facts(guild: int, bid: Bid) -> Cost:
    """A price as the drawings want it."""
    return guild, bid.price.own, bid.price.any, bid.lacks_own, bid.lacks_any


def name_briefly(drawing: TownDrawing, guest: Tile) -> str:
    """A guest's name and number; whether he brings an agent is seen on his tile."""
    if isinstance(guest, Craftsman):
        return drawing.words.piece(drawing.pieces.tile_name(Craftsman(guest.guild, guest.value)))
    name = drawing.say(f"brief-{guest.kind}")
    return f"{name} {guest.value}" if guest.value else name


def find_hands(drawing: TownDrawing, good: int) -> tuple[tuple[int, int, int, int], ...]:
    """For the viewer, then the others in turn order: the seat, the goods shown, the lead, Peddlers that hold some."""
    me = drawing.scene.seat
    return tuple(_show(drawing, seat, good) for seat in (me, *(seat for seat in drawing.view.order if seat != me)))


def _show(drawing: TownDrawing, seat: int, good: int) -> tuple[int, int, int, int]:
    player = drawing.view.players[seat]
    return seat, goods_shown(drawing.pieces, player, good), drawing.leads(seat)[good], player.peddled.count(good)
