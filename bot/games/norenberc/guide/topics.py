"""The rules by topic: what they can be asked about, and the figures of each townsman."""

from bot.games.contract import Chapter, Fact, Line
from bot.games.norenberc.rules.pieces import Copies, Pieces

COURSE = (
    *("goal", "setup", "planning", "actions", "sell", "recruit", "buy", "nothing", "turn_order", "turn_end"),
    *("round_end", "favorites", "income", "prestige", "assumed"),
)
SCORING = ("scoring", "majorities", "crests", "ties")


def list_chapters(pieces: Pieces) -> tuple[Chapter, ...]:
    """How a game goes, how it is scored, and every townsman there is."""
    return (
        Chapter("course", COURSE),
        Chapter("scoring", SCORING),
        Chapter("townsmen", _kinds(pieces.townsmen)),
        Chapter("bonus", _kinds(pieces.bonus)),
    )


def _kinds(tiles: tuple[Copies, ...]) -> tuple[str, ...]:
    """Each kind once, in the order of the data file."""
    return tuple(dict.fromkeys(tile.kind for tile in tiles))


def read_topic(pieces: Pieces, topic: str) -> tuple[Line, ...]:
    """Its sentence; a townsman's is given the figures of its effect and followed by what is on its tiles."""
    sentence = Line(topic, _figures(pieces).get(topic, {}))
    tiles = [tile for tile in pieces.townsmen + pieces.bonus if tile.kind == topic]
    if not tiles:
        return (sentence,)
    values = tuple(tile.value for tile in tiles for _ in range(tile.copies) if tile.value)
    copies = sum(tile.copies for tile in tiles)
    key = "bonus_tiles" if topic in _kinds(pieces.bonus) else "tiles"
    return (sentence, Line(key, {"copies": copies, "values": values}))


def _figures(pieces: Pieces) -> dict[str, dict[str, Fact]]:
    assumed: dict[str, Fact] = {"craftsmen": pieces.guild.craftsmen, "agent_plus": pieces.guild.agent_plus}
    return {"assumed": assumed, **effect_figures(pieces)}


def effect_figures(pieces: Pieces) -> dict[str, dict[str, Fact]]:
    """What the townsmen's sentences tell in figures, by kind."""
    effects = pieces.townsman
    return {
        "councilman": {"agents": pieces.limits.agents},
        "burglar": {"number": effects.burglar_goods},
        "peddler": {"number": effects.peddler_goods},
        "mayor": {"talers": pieces.income.mayor},
        "tax_collector": {"money": effects.tax_money},
        "foreman": {"points": effects.foreman_points},
        "apprentice": {"points": effects.apprentice_points},
        "banker": {"talers": effects.banker_pay, "money": effects.banker_money},
        "merchant": {"talers": effects.merchant_pay, "points": -effects.trader_points},
        "haggler": {"talers": effects.haggler_saves, "points": -effects.trader_points},
    }
