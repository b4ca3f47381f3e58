"""A view of the game from one seat, with what several explanations need."""

from collections.abc import Iterable

from bot.games.contract import Seat
from bot.games.norenberc.rules.pieces import Craftsman, Pieces, Price, Tile
from bot.games.norenberc.rules.state import Guildhouse, Player, State


class Standpoint:
    """A view from one seat, with what several questions need."""

    def __init__(self, pieces: Pieces, view: State, seat: Seat) -> None:
        self.pieces = pieces
        self.view = view
        self.seat = seat
        self.me = view.players[seat]
        self.rivals = [player for other, player in enumerate(view.players) if other != seat]

    @property
    def house(self) -> Guildhouse:
        """The guildhouse called out."""
        return self.view.guilds[self.view.guild]

    def price(self, guild: int) -> int:
        """What a guild's own good is worth this round."""
        return self.view.guilds[guild].workshop[0].value

    def names(self, goods: Iterable[int]) -> tuple[str, ...]:
        """As many names of each good as there are."""
        return tuple([name for name, count in zip(self.pieces.good_names, goods, strict=False) for _ in range(count)])

    def tiles(self, tiles: Iterable[Tile | None]) -> tuple[str, ...]:
        """The names of tiles, leaving out empty windows."""
        return tuple([self.pieces.tile_name(tile) for tile in tiles if tile is not None])

    def cost(self, price: Price, guild: int) -> tuple[str, ...]:
        """A price as goods: the guild's own, then those of any type."""
        return (self.pieces.good_names[guild],) * price.own + ("any",) * price.any

    def read_good(self, option: str) -> tuple[str, int, int]:
        """The name, the copy and the number of the good behind an option such as "beer.2"."""
        name, _, copy = option.partition(".")
        return name, int(copy), self.pieces.good_numbers[name]

    def read_goods(self, options: Iterable[str]) -> tuple[str, ...]:
        """The names of the goods behind options."""
        return tuple([self.read_good(option)[0] for option in options])

    def craftsmen(self, player: Player, guild: int) -> list[Craftsman]:
        """A player's craftsmen of a guild."""
        return [tile for tile in player.craftsmen if tile.guild == guild]

    def next_jack(self) -> int:
        """The value of the Jack of All Trades to be named, the lower first."""
        values = sorted([townsman.value for townsman in self.me.townsmen if townsman.kind == "jack"])
        return values[sum([owner == self.seat for owner, _, _ in self.view.jacks])]


def read_place(option: str) -> tuple[str, str, int]:
    """The guild, "workshop" or "lodgings", and the window from 1 behind an option of a swap."""
    house, _, window = option.partition(".")
    guild, _, side = house.partition("_")
    return guild, side, int(window)
