"""Explains the rules by topic, with the numbers of each townsman."""

from bot.games.contract import Chapter, Fact, Line
from bot.games.norenberc.rules.pieces import Copies, Pieces

COURSE = (
    *("goal", "setup", "planning", "actions", "sell", "recruit", "buy", "nothing", "turn_order", "turn_end"),
    *("round_end", "favorites", "income", "prestige", "assumed"),
)
SCORING = ("scoring", "majorities", "crests", "ties")


RULES = {"score_majority": "majorities", "score_apprentice": "apprentice", "score_crests": "crests"}
"""By reason for points: the topic that explains it, if that is not the general topic about scoring."""


def list_chapters(pieces: Pieces) -> tuple[Chapter, ...]:
    """Return the chapters: course of the game, scoring, and every townsman in this game."""
    return (
        Chapter("course", COURSE),
        Chapter("scoring", SCORING),
        Chapter("townsmen", _kinds(pieces.townsmen)),
        Chapter("bonus", _kinds(pieces.bonus)),
    )


def _kinds(tiles: tuple[Copies, ...]) -> tuple[str, ...]:
    """Return each kind of townsman once, in the order of the data file."""
    return tuple(dict.fromkeys(tile.kind for tile in tiles))


def read_topic(pieces: Pieces, topic: str) -> tuple[Line, ...]:
    """Return the topic's sentence; a townsman's sentence includes the numbers of its effect and a list of its tiles."""
    sentence = Line(topic, _figures(pieces).get(topic, {}))
    tiles = [tile for tile in pieces.townsmen + pieces.bonus if tile.kind == topic]
    if not tiles:
        return (sentence,)
    values = tuple(tile.value for tile in tiles for _ in range(tile.copies) if tile.value)
    copies = sum(tile.copies for tile in tiles)
    key = "bonus_tiles" if topic in _kinds(pieces.bonus) else "tiles"
    return (sentence, Line(key, {"copies": copies, "values": values}))


def rule_of(why: Line) -> str:
    """Return the topic that explains a reason for points: a townsman's own, or one about scoring."""
    if why.key == "score_townsman":
        return str(why.facts["tile"]).partition(".")[0]
    return RULES.get(why.key, "scoring")


def _figures(pieces: Pieces) -> dict[str, dict[str, Fact]]:
    assumed: dict[str, Fact] = {"craftsmen": pieces.guild.craftsmen, "agent_plus": pieces.guild.agent_plus}
    return {"assumed": assumed, **effect_figures(pieces)}


def effect_figures(pieces: Pieces) -> dict[str, dict[str, Fact]]:
    """Return the numbers in each townsman's sentence, by kind."""
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
