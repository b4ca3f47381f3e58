"""The account of what happened: rows where one guild was resolved, a paragraph for each of several."""

from bot.catalogue import load_game
from bot.games.contract import Line, Seats
from bot.tables.posts import Part
from cogs.cards.narration import narrate

NAMES = ("**Ann**", "**Ben**")
SAY = load_game("norenberc").words("en")


def resolved(guild: str) -> Part:
    """A guild at which Ann recruits, and Ben trades."""
    lines = (
        Line("called", {"guild": guild, "seats": Seats((0, 1))}),
        Line("recruited", {"seat": Seats((0,)), "tile": "mayor", "goods": ("beer", "beer")}),
        Line("roof_money", {"seat": Seats((0,)), "talers": 2}),
        Line("went_first", {"seat": Seats((0,))}),
        Line("bought", {"seat": Seats((1,)), "goods": ("hats",), "talers": -4}),
    )
    return Part(lines, f"guild.{guild}")


def plain_spaces(texts: list[str]) -> list[str]:
    """Without the marks that keep a number and its unit in one row."""
    return [text.replace("\N{NO-BREAK SPACE}", " ") for text in texts]


def test_one_guild_is_told_row_by_row() -> None:
    """Small print that follows each other stands in one row."""
    assert plain_spaces(narrate([resolved("bakers")], SAY, NAMES)) == [
        "### Bakers\n"
        "**Ann** recruits the Mayor for 2 Beer.\n"
        "-# **Ann** earns 2 Talers for agents on the roof. **Ann** moves to first place.\n"
        "**Ben** buys 1 Hat (−4 Talers)."
    ]


def test_of_several_guilds_each_is_a_paragraph() -> None:
    """Nothing is left out; what was told besides keeps its rows."""
    laid = Part((Line("laid", {"seat": Seats((0,)), "cards": 2}), Line("passed", {"seat": Seats((1,))})))
    told = plain_spaces(narrate([laid, resolved("bakers"), resolved("tailors")], SAY, NAMES))
    assert told[0] == "-# **Ann** plays 2 cards. **Ben** passes for the rest of the round."
    assert told[1] == (
        "**Bakers** · **Ann** recruits the Mayor for 2 Beer. **Ann** earns 2 Talers for agents on the roof. "
        "**Ann** moves to first place. **Ben** buys 1 Hat (−4 Talers)."
    )
    assert told[2].startswith("**Tailors** · **Ann** recruits")


def test_small_print_on_another_guild_begins_a_row() -> None:
    """A tie is never told in one breath with what came of the guild before."""
    gained = Line("agent_gained", {"seat": Seats((0,))})
    tied = Line("favorites_tied", {"guild": "bakers", "seats": Seats((0, 1)), "purses": (3, 4), "number": 2})
    [told] = narrate([Part((gained, tied, gained))], SAY, NAMES)
    assert [row[:9] for row in told.splitlines()] == ["-# **Ann*", "-# Bakers", "-# **Ann*"]
