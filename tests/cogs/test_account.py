"""The account of what happened: in short for everyone, rows or paragraphs; in full for whoever asks."""

from msgspec.structs import replace

from bot.catalogue import load_game
from bot.games.contract import Line, Seats
from bot.service.client import Guildhall
from bot.tables.posts import Part, unpack
from cogs.cards.controls import DETAILS, MOMENT
from cogs.cards.narration import narrate, narrate_in_full
from cogs.replies.names import Names
from tests.cogs.clicker import Clicker, controls
from tests.cogs.playing import all_posted, calls, forge, plan, reply_to, speak, start_game
from tests.driver import EPHEMERAL, Json, Person, text_of

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


def test_one_guild_is_told_row_by_row() -> None:
    """A row for each player."""
    assert spaced(narrate([resolved("bakers")], SAY, NAMES)) == (
        "### Bakers\n**Ann** recruits the Mayor for 2 Beer, +2 Talers, goes first\n**Ben** sells 1 Hat (+4 Talers)"
    )


def test_of_several_guilds_each_is_a_paragraph() -> None:
    """What was told besides keeps its rows, and in a list in small print no name stands out."""
    laid = Part((Line("laid", {"seat": Seats((0,)), "cards": 2}), Line("passed", {"seat": Seats((1,))})))
    told = spaced(narrate([laid, resolved("bakers"), resolved("tailors")], SAY, NAMES)).splitlines()
    assert told[:2] == ["-# Cards: Ann 2", "-# **Ben** passes for the rest of the round"]
    assert told[2] == (
        "**Bakers** · **Ann** recruits the Mayor for 2 Beer, +2 Talers, goes first. **Ben** sells 1 Hat (+4 Talers)."
    )
    assert told[3].startswith("**Tailors** · **Ann** recruits")


def test_what_was_told_before_is_left_out_below_its_heading() -> None:
    """Ann’s deed stood in the call to Ben; where all of it was told, there is nothing to tell."""
    part = resolved("bakers")
    rest = replace(part, told=4)
    assert spaced(narrate([rest], SAY, NAMES)) == "### Bakers\n**Ben** sells 1 Hat (+4 Talers)"
    assert narrate([replace(part, told=5)], SAY, NAMES) == ""


def test_what_happened_so_far_at_a_place_is_one_row() -> None:
    """A heading under which nothing has happened yet tells nobody anything."""
    lines = resolved("bakers").lines
    assert spaced(narrate([Part(lines[:2])], SAY, NAMES)) == "**Bakers** · **Ann** recruits the Mayor for 2 Beer."
    assert narrate([Part(lines[:1])], SAY, NAMES) == ""


def test_in_full_nothing_is_left_out() -> None:
    """Small print runs on, but not about another guild."""
    gained = Line("agent_gained", {"seat": Seats((0,))})
    tied = Line("favorites_tied", {"guild": "bakers", "seats": Seats((0, 1)), "number": 2})
    told = narrate_in_full((gained, gained, tied, gained), SAY, NAMES)
    assert [row[:9] for row in told] == ["-# **Ann*", "-# Bakers", "-# **Ann*"]


async def resolved_guild(bot: Guildhall, people: list[Person]) -> Json:
    """The first message after both have planned and acted at a guild."""
    await start_game(bot, people[:2])
    for person in people[:2]:
        await plan(person)
    while not any(controls(one, "details:") and one["attachments"] for one in calls(people[0])[1:]):
        for seed, person in enumerate(people[:2]):
            await Clicker(person, seed).play_turn("norenberc")
        await all_posted(bot)
        await people[0].do("history", channel=people[0].channel)
    return next(one for one in calls(people[0])[1:] if controls(one, "details:") and one["attachments"])


async def test_details_tell_everything_to_whoever_asks(bot: Guildhall, people: list[Person]) -> None:
    """Privately, in the asker's language, every line in full; also to somebody who only watches."""
    message = await resolved_guild(bot, people)
    watcher, [button] = people[2], controls(message, "details:")
    await speak(watcher, "it")
    told = await watcher.brought(await watcher.click(message, button["custom_id"]))
    assert told["flags"] & EPHEMERAL
    batch = int(button["custom_id"].rpartition(":")[2])
    lines = [line for body in await bot.store.batch(1, batch) for part in unpack(body).parts for line in part.lines]
    table = await bot.manager.table(1)
    assert lines
    for line in lines:
        sentence = table.game.words("it").tell(line, [f"**{name}**" for name in table.names])
        assert sentence.removeprefix("-# ") in text_of(told), sentence


async def test_pictures_on_the_way_are_a_click_away(bot: Guildhall, people: list[Person]) -> None:
    """A close-up of each guild that was resolved, named as a sight of the board is."""
    message = await resolved_guild(bot, people)
    asker = people[1]
    told = await asker.brought(await asker.click(message, controls(message, "details:")[0]["custom_id"]))
    moments = controls(told, "moment:")
    assert moments
    for moment in moments:
        shown = await asker.brought(await asker.click(told, moment["custom_id"]))
        assert shown["flags"] & EPHEMERAL
        assert len(shown["attachments"]) == 1


async def test_what_is_not_kept_is_not_shown(bot: Guildhall, people: list[Person]) -> None:
    """A message that was tidied away, another table's, a picture that it never had."""
    message = await resolved_guild(bot, people)
    batch = controls(message, "details:")[0]["custom_id"].rpartition(":")[2]
    wanted = [DETAILS.id(1, 999), DETAILS.id(2, batch), MOMENT.id(1, batch, 99), MOMENT.id(1, 999, 0)]
    forged = await forge(bot, people[0], *wanted)
    before = (await bot.manager.table(1)).revision
    for number, custom_id in enumerate(wanted):
        answer = await reply_to(people[0], await people[0].click(forged, custom_id))
        assert answer == ("There is no game here. Start one with the command `new`." if number == 1 else GONE)
    assert (await bot.manager.table(1)).revision == before


GONE = "These details are no longer kept."
