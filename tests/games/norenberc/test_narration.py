"""News of resolved guilds: as a row, as paragraphs, and in full."""

from msgspec.structs import replace

from bot.catalogue import load_game
from bot.games.contract import Line, Seats
from bot.pictures.rows import tell_news
from bot.tables.posts import Part
from cogs.cards.narration import narrate, narrate_in_full
from cogs.replies.names import Names

NAMES = Names(("**Ann**", "**Ben**"), ("Ann", "Ben"))
SAY = load_game("norenberc").words("en")


def resolved(guild: str) -> Part:
    """Lines of a guild where Ann recruits and Ben trades."""
    lines = (
        Line("called", {"guild": guild, "seats": Seats((0, 1))}),
        Line("recruited", {"seat": Seats((0,)), "tile": "mayor", "goods": ("beer", "beer")}),
        Line("roof_money", {"seat": Seats((0,)), "talers": 2}),
        Line("went_first", {"seat": Seats((0,))}),
        Line("sold", {"seat": Seats((1,)), "goods": ("hats",), "talers": 4}),
    )
    return Part(lines, f"guild.{guild}")


def spaced(text: str) -> str:
    """Replace no-break spaces."""
    return text.replace("\xa0", " ")


AT_THE_BAKERS = (
    "**Bakers** · **Ann** recruits the Mayor for 2 Beer (+2 Talers) · moves to first place; **Ben** sells 1 Hat (+4)"
)


def test_a_guild_is_one_row_that_begins_with_its_name() -> None:
    """The row is the same whether the guild has a picture or not."""
    assert spaced(narrate([resolved("bakers")], SAY, NAMES)) == AT_THE_BAKERS
    assert spaced(narrate([replace(resolved("bakers"), picture="")], SAY, NAMES)) == AT_THE_BAKERS


def test_with_several_guilds_each_is_a_paragraph() -> None:
    """Other lines keep their rows; names in lists of small print are not bold."""
    laid = Part((Line("laid", {"seat": Seats((0,)), "cards": 2}), Line("passed", {"seat": Seats((1,))})))
    told = spaced(narrate([laid, resolved("bakers"), resolved("tailors")], SAY, NAMES)).splitlines()
    assert told[:2] == ["-# **Ben** passes for the rest of the round", AT_THE_BAKERS]
    assert told[2].startswith("**Tailors** · **Ann** recruits")


def test_lines_already_told_are_left_out_below_their_heading() -> None:
    """The call to Ben already contained Ann's action; if no line is left, nothing is posted."""
    part = resolved("bakers")
    rest = replace(part, told=4)
    assert spaced(narrate([rest], SAY, NAMES)) == "**Bakers** · **Ben** sells 1 Hat (+4)"
    assert narrate([replace(part, told=5)], SAY, NAMES) == ""


def test_news_of_an_unfinished_guild_is_one_row() -> None:
    """A heading without any action is left out."""
    lines = resolved("bakers").lines
    assert spaced(narrate([Part(lines[:2])], SAY, NAMES)) == "**Bakers** · **Ann** recruits the Mayor for 2 Beer"
    assert narrate([Part(lines[:1])], SAY, NAMES) == ""


def test_full_news_leaves_out_no_line() -> None:
    """Lines in small print share a row if they are about one guild."""
    gained = Line("agent_gained", {"seat": Seats((0,))})
    tied = Line("favorites_tied", {"guild": "bakers", "seats": Seats((0, 1)), "number": 2})
    told = narrate_in_full((gained, gained, tied, gained), SAY, NAMES)
    assert [row[:9] for row in told] == ["-# **Ann*", "-# Bakers", "-# **Ann*"]


def test_in_pictures_a_guild_keeps_its_name_and_small_print_is_left_out() -> None:
    """Small print is shown if a guild has no other lines."""
    idle = Line("did_nothing", {"seat": Seats((1,))})
    first = Line("bought", {"seat": Seats((0,)), "goods": ("beer",), "talers": -4})
    places = [Line("called", {"guild": guild, "seats": Seats((0, 1))}) for guild in ("brewers", "bakers")]
    told = tell_news(SAY, [places[0], first, idle, places[1], idle], ["Ann", "Ben"])
    assert [one.replace("\N{NO-BREAK SPACE}", " ") for one in told] == [
        *("Brewers: Ann buys 1 Beer (−4)", "Bakers: Ben does nothing"),
    ]
