"""A seat's view of the game, with values that several explanations need."""

from collections.abc import Iterable

from bot.games.contract import Seat
from bot.games.norenberc.rules.pieces import Craftsman, Pieces, Price, Tile
from bot.games.norenberc.rules.state import Guildhouse, Player, State


class Standpoint:
    """A view from one seat, with values that several questions need."""

    def __init__(self, pieces: Pieces, view: State, seat: Seat) -> None:
        self.pieces = pieces
        self.view = view
        self.seat = seat
        self.me = view.players[seat]
        self.rivals = [player for other, player in enumerate(view.players) if other != seat]

    @property
    def house(self) -> Guildhouse:
        """The guildhouse being called."""
        return self.view.guilds[self.view.guild]

    def price(self, guild: int) -> int:
        """Return this round's price of a guild's own good."""
        return self.view.guilds[guild].workshop[0].value

    def names(self, goods: Iterable[int]) -> tuple[str, ...]:
        """Return the name of each good, repeated once per copy."""
        return tuple([name for name, count in zip(self.pieces.good_names, goods, strict=False) for _ in range(count)])

    def tiles(self, tiles: Iterable[Tile | None]) -> tuple[str, ...]:
        """Return the names of tiles, ignoring empty windows."""
        return tuple([self.pieces.tile_name(tile) for tile in tiles if tile is not None])

    def cost(self, price: Price, guild: int) -> tuple[str, ...]:
        """Return a price as a list of goods: first the guild's own, then goods of any type."""
        return (self.pieces.good_names[guild],) * price.own + ("any",) * price.any

    def read_good(self, option: str) -> tuple[str, int, int]:
        """Return the good's name, the copy's number and the good's index for an option such as "beer.2"."""
        name, _, copy = option.partition(".")
        return name, int(copy), self.pieces.good_numbers[name]

    def read_goods(self, options: Iterable[str]) -> tuple[str, ...]:
        """Return the names of the goods that options stand for."""
        return tuple([self.read_good(option)[0] for option in options])

    def craftsmen(self, player: Player, guild: int) -> list[Craftsman]:
        """Return a player's craftsmen from a guild."""
        return [tile for tile in player.craftsmen if tile.guild == guild]

    def next_jack(self) -> int:
        """Return the value of the next Jack of All Trades to assign; lower values come first."""
        values = sorted([townsman.value for townsman in self.me.townsmen if townsman.kind == "jack"])
        return values[sum([owner == self.seat for owner, _, _ in self.view.jacks])]


def read_place(option: str) -> tuple[str, str, int]:
    """Parse an option of a swap: guild, "workshop" or "lodgings", and window number starting at 1."""
    house, _, window = option.partition(".")
    guild, _, side = house.partition("_")
    return guild, side, int(window)
