"""The account of what happened at the guilds: in short, row by row or in paragraphs, and in full."""

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
    """A guild at which Ann recruits, and Ben trades."""
    lines = (
        Line("called", {"guild": guild, "seats": Seats((0, 1))}),
        Line("recruited", {"seat": Seats((0,)), "tile": "mayor", "goods": ("beer", "beer")}),
        Line("roof_money", {"seat": Seats((0,)), "talers": 2}),
        Line("went_first", {"seat": Seats((0,))}),
        Line("sold", {"seat": Seats((1,)), "goods": ("hats",), "talers": 4}),
    )
    return Part(lines, f"guild.{guild}")


def spaced(text: str) -> str:
    """A text with spaces that may break."""
    return text.replace("\xa0", " ")


AT_THE_BAKERS = (
    "**Bakers** · **Ann** recruits the Mayor for 2 Beer (+2 Talers) · moves to first place; "
    "**Ben** sells 1 Hat (+4 Talers)"
)


def test_a_guild_is_one_row_that_begins_with_its_name() -> None:
    """With its picture or before it."""
    assert spaced(narrate([resolved("bakers")], SAY, NAMES)) == AT_THE_BAKERS
    assert spaced(narrate([replace(resolved("bakers"), picture="")], SAY, NAMES)) == AT_THE_BAKERS


def test_of_several_guilds_each_is_a_paragraph() -> None:
    """What was told besides keeps its rows, and in a list in small print no name stands out."""
    laid = Part((Line("laid", {"seat": Seats((0,)), "cards": 2}), Line("passed", {"seat": Seats((1,))})))
    told = spaced(narrate([laid, resolved("bakers"), resolved("tailors")], SAY, NAMES)).splitlines()
    assert told[:2] == ["-# Actions planned: Ann 2", "-# **Ben** passes for the rest of the round"]
    assert told[2] == AT_THE_BAKERS
    assert told[3].startswith("**Tailors** · **Ann** recruits")


def test_what_was_told_before_is_left_out_below_its_heading() -> None:
    """Ann’s deed stood in the call to Ben; where all of it was told, there is nothing to tell."""
    part = resolved("bakers")
    rest = replace(part, told=4)
    assert spaced(narrate([rest], SAY, NAMES)) == "**Bakers** · **Ben** sells 1 Hat (+4 Talers)"
    assert narrate([replace(part, told=5)], SAY, NAMES) == ""


def test_what_happened_so_far_at_a_place_is_one_row() -> None:
    """A heading under which nothing has happened yet tells nobody anything."""
    lines = resolved("bakers").lines
    assert spaced(narrate([Part(lines[:2])], SAY, NAMES)) == "**Bakers** · **Ann** recruits the Mayor for 2 Beer"
    assert narrate([Part(lines[:1])], SAY, NAMES) == ""


def test_in_full_nothing_is_left_out() -> None:
    """Small print runs on, but not about another guild."""
    gained = Line("agent_gained", {"seat": Seats((0,))})
    tied = Line("favorites_tied", {"guild": "bakers", "seats": Seats((0, 1)), "number": 2})
    told = narrate_in_full((gained, gained, tied, gained), SAY, NAMES)
    assert [row[:9] for row in told] == ["-# **Ann*", "-# Bakers", "-# **Ann*"]


def test_a_place_keeps_its_name_and_small_print_stays_out_of_pictures() -> None:
    """Unless there is nothing else to tell of it."""
    idle = Line("did_nothing", {"seat": Seats((1,))})
    first = Line("bought", {"seat": Seats((0,)), "goods": ("beer",), "talers": -4})
    places = [Line("called", {"guild": guild, "seats": Seats((0, 1))}) for guild in ("brewers", "bakers")]
    told = tell_news(SAY, [places[0], first, idle, places[1], idle], ["Ann", "Ben"])
    assert [one.replace("\N{NO-BREAK SPACE}", " ") for one in told] == [
        *("Brewers: Ann buys 1 Beer (−4 Talers)", "Bakers: Ben does nothing"),
    ]
