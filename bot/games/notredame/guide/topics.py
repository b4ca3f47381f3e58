"""Explains the rules by topic, with the numbers of the game."""

from bot.games.contract import Chapter, Fact, Line
from bot.games.notredame.rules.pieces import CARDS, Pieces

COURSE = ("goal", "setup", "round", "draft", "cards", "empty_supply", "lapse", "hiring", "plague", "period_end", "ties")
"""Topics about the course of a game."""
TWO = "two_players"
RULES = {"donations": "notre_dame", "persons": "hiring", "cathedral": "period_end"}
"""By reason for points: the topic that explains it, if the topic has a different name."""


def list_chapters(pieces: Pieces) -> tuple[Chapter, ...]:
    """Return the chapters: course of the game, every action card, and every person."""
    return (
        Chapter("course", (*COURSE, TWO)),
        Chapter("cards", (*CARDS, "messages")),
        Chapter("brown", tuple([person.name for person in pieces.persons if person.pile == "brown"])),
        Chapter("grey", tuple([person.name for person in pieces.persons if person.pile != "brown"])),
    )


def read_topic(pieces: Pieces, topic: str) -> tuple[Line, ...]:
    """Return the topic's sentence with its numbers; a person's sentence is followed by pile and rats."""
    line = Line(topic, {**_figures(pieces).get(topic, {})})
    for person in pieces.persons:
        if person.name == topic:
            facts: dict[str, Fact] = {"rats": person.rats, "pile": f"pile_{person.pile}"}
            return Line(topic, {**person.figures}), Line("person", facts)
    return (line,)


def rule_of(why: Line, lines: tuple[Line, ...]) -> str:
    """Return the topic that explains a reason for points: that of the person just hired, or the reason's own."""
    reason = why.key.removeprefix("score_")
    hired = [line.facts["person"] for line in lines if "person" in line.facts]
    if reason == "persons" and hired:
        return str(hired[-1])
    return RULES.get(reason, reason)


def _figures(pieces: Pieces) -> dict[str, dict[str, Fact]]:
    """Return the numbers in the topics' sentences."""
    limits, start = pieces.limits, pieces.start
    pools = tuple([table.pool for table in pieces.tables])
    return {
        "goal": {"rounds": pieces.all_rounds},
        "setup": {"gold": start.gold, "markers": start.markers, "rest": limits.markers - start.markers},
        "round": {"rounds": pieces.all_rounds, "period": pieces.rounds},
        "hiring": {"wage": pieces.wage},
        "plague": {"track": limits.track, "points": pieces.plague.points},
        "period_end": {"pools": pools},
        "bank": {"coins": limits.coins},
        "hotel": {"double": pieces.hotel.double},
        "park": {"pieces": pieces.park.pieces, "points": pieces.park.points},
        "notre_dame": {"gifts": tuple(pieces.donations), "points": tuple(pieces.donations.values())},
        "messages": dict(pieces.messages.items()),
        "two_players": {"pool": pieces.table(2).pool} if 2 in [table.seats for table in pieces.tables] else {},
    }
