"""Setup, rulebook pp. 2-3: guildhouses, players, turn order, guests, first prestige guild."""

from bot.games.chance import Chance
from bot.games.norenberc.rules.pieces import Craftsman, Pieces, TableSize, Tile
from bot.games.norenberc.rules.prestige import highest_guildmaster
from bot.games.norenberc.rules.state import NOBODY, Guildhouse, Player, State


def set_up(pieces: Pieces, seats: int, chance: Chance, bonus: bool) -> State:
    """Return the board as it is before the first planning."""
    table, guests = pieces.table(seats), pieces.start.guests
    order, chance = chance.shuffle(range(seats), "turn order")
    crafts, chance = chance.draw(pieces.craftsmen[: table.guilds], pieces.rounds + 1, "craftsmen")
    stack, chance = _shuffle_guests(pieces, table, crafts, bonus, chance)
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


def _shuffle_guests(
    pieces: Pieces, table: TableSize, crafts: tuple[tuple[Craftsman, ...], ...], bonus: bool, chance: Chance
) -> tuple[tuple[Tile, ...], Chance]:
    """Shuffle the face-down stack: the craftsmen not used in workshops, and the townsmen that take part."""
    townsmen = pieces.all_townsmen(bonus)
    (mixed,), chance = chance.draw((townsmen,), len(townsmen) - table.townsmen, "townsmen left out")
    guests: tuple[Tile, ...] = mixed[: table.townsmen]
    for craft in crafts:
        guests += craft[: -pieces.rounds - 1]
    return chance.shuffle(guests, "guests")


def _guildhouse(
    pieces: Pieces, seats: int, crafts: tuple[tuple[Craftsman, ...], ...], number: int, guests: tuple[Tile, ...]
) -> Guildhouse:
    """Fill a guild's windows; the last tile drawn lies on top of the pair, so it becomes guildmaster first."""
    *single, lower, upper = crafts[number][-pieces.rounds - 1 :]
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
