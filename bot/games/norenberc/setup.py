"""Set-up, rulebook pp. 2-3: guildhouses, players, the chart, guests, the first prestige guild."""

from bot.games.chance import Chance
from bot.games.norenberc.pieces import Craftsman, Pieces, TableSize, Tile
from bot.games.norenberc.prestige import highest_guildmaster
from bot.games.norenberc.state import NOBODY, Guildhouse, Player, State


def set_up(pieces: Pieces, seats: int, chance: Chance, bonus: bool) -> State:
    """The board before the first planning."""
    table = pieces.table(seats)
    order, chance = chance.shuffle(range(seats), "turn order")
    crafts, chance = _shuffle_craftsmen(pieces, table, chance)
    stack, chance = _shuffle_guests(pieces, table, crafts, bonus, chance)
    guests = pieces.start.guests
    houses = [
        _guildhouse(pieces, seats, crafts, number, stack[number * guests : (number + 1) * guests])
        for number in range(len(crafts))
    ]
    return State(
        chance=chance,
        bonus=bonus,
        order=order,
        players=[_player(pieces, table) for _ in range(seats)],
        guilds=houses,
        stack=stack[len(houses) * guests :],
        prestige=highest_guildmaster(houses, barred=NOBODY),
        waiting=list(range(seats)),
    )


def _shuffle_craftsmen(
    pieces: Pieces, table: TableSize, chance: Chance
) -> tuple[tuple[tuple[Craftsman, ...], ...], Chance]:
    crafts = []
    for guild in range(table.guilds):
        craft, chance = chance.shuffle(pieces.craftsmen[guild], f"craftsmen {guild}")
        crafts.append(craft)
    return tuple(crafts), chance


def _shuffle_guests(
    pieces: Pieces, table: TableSize, crafts: tuple[tuple[Craftsman, ...], ...], bonus: bool, chance: Chance
) -> tuple[tuple[Tile, ...], Chance]:
    """The craftsmen left over by the workshops and the townsmen kept, as one face-down stack."""
    townsmen, chance = chance.shuffle(pieces.all_townsmen(bonus), "townsmen")
    spare = tuple(tile for craft in crafts for tile in craft[pieces.rounds + 1 :])
    guests: tuple[Tile, ...] = spare + townsmen[: table.townsmen]
    return chance.shuffle(guests, "guests")


def _guildhouse(
    pieces: Pieces, seats: int, crafts: tuple[tuple[Craftsman, ...], ...], number: int, guests: tuple[Tile, ...]
) -> Guildhouse:
    """Its windows, filled; the tile drawn last lies on top of the pair, so it is master before the one below it."""
    *single, lower, upper = crafts[number][: pieces.rounds + 1]
    storehouse = [0] * len(crafts)
    storehouse[number] = pieces.guild.goods - seats * pieces.start.goods
    return Guildhouse(
        workshop=(*single, upper, lower),
        lodgings=(None,) * (len(pieces.windows) - pieces.start.guests) + guests,
        storehouse=storehouse,
        roof=[0] * seats,
        crests=pieces.guild.crests,
    )


def _player(pieces: Pieces, table: TableSize) -> Player:
    start = pieces.start
    return Player(
        money=start.money,
        goods=[start.goods] * table.guilds,
        agents=start.agents,
        stock=pieces.limits.agents - start.agents,
        crests=[0] * table.guilds,
    )
