"""Calls by direct message: the table, the news, the board, and the question in one message."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.games.chance import Chance
from bot.games.contract import encode
from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from bot.storage.store import StoreAway
from bot.tables.allowance import Allowance
from bot.tables.status import Status
from bot.words.words import LANGUAGES, words_in
from cogs.panel.panel_factory import present_directly
from cogs.panel.panels import direct_card
from cogs.posting.direct import words_of
from tests.cogs.conftest import running_bot
from tests.cogs.test_settings import fetch, width, widths
from tests.database import as_sqlite
from tests.every_game import asks_all_at_once, games_that, picks_several, speaks_every_language
from tests.faulty_store import replace_calls
from tests.player import Json, Player, Town, all_posted, asked, components, controls, decide, go_away, is_open, text_of
from tests.rates import lift_limits

SEND = "POST /channels/*/messages"
TEXT, GALLERY, BUTTON = 10, 12, 2


@pytest.fixture(autouse=True)
def _no_rate_limits(sandbox: Sandbox) -> None:
    """Scripted users play faster than real ones, so rate limits are off."""
    lift_limits(sandbox)


def direct(person: Player, bot: Guildhall) -> list[Json]:
    """The bot's messages outside of channels, in their current state, oldest first."""
    me = str(bot.user.id) if bot.user else ""
    channels = [one["id"] for server in person.hello["servers"] for one in server["channels"]]
    found = [one for one in person.messages.values() if one["channel_id"] not in channels]
    return [one for one in found if one["author"]["id"] == me]


def asking(person: Player, bot: Guildhall) -> list[Json]:
    """The bot's direct messages with an open question."""
    return [one for one in direct(person, bot) if is_open(one)]


def buttons(message: Json) -> list[Json]:
    """All buttons of a message."""
    return [part for part in components(message["components"]) if part["type"] == BUTTON]


async def start(host: Player, *others: Player, computers: int = 0, number: int = 1) -> None:
    """Start a game in the host's channel."""
    players = 1 + len(others) + computers
    lobby = (await host.command("new", players=players, computers=computers)).message
    for person in others:
        await person.click(lobby, f"l:{number}:join")
    await host.click(lobby, f"l:{number}:start")


async def called(bot: Guildhall, person: Player, *others: Player) -> Json:
    """Let the other players play until the user is asked by direct message; return that message."""
    await bot.manager.deputies.settle(1, 60)
    while not await asked(bot, [person]):
        [other, *_] = await asked(bot, [*others])
        await decide(bot, other)
        await bot.manager.deputies.settle(1, 60)
    await all_posted(bot)
    await person.until(lambda: bool(asking(person, bot)))
    await person.catch_up()
    return asking(person, bot)[-1]


async def called_by_message(bot: Guildhall, host: Player, *others: Player, computers: int = 0) -> Json:
    """Start a game whose host wants direct messages; return the first direct message."""
    await host.slash("settings", dm=True)
    await start(host, *others, computers=computers)
    return await called(bot, host, *others)


async def test_a_direct_call_has_the_table_the_news_the_board_and_the_question(
    bot: Guildhall, people: list[Player]
) -> None:
    """One message has all four in this order; the channel does not ping the user as well."""
    host = people[0]
    panel, table = await called_by_message(bot, host, people[1], computers=1), await bot.manager.table(1)
    parts = list(components(panel["components"]))
    texts = [(number, part["content"]) for number, part in enumerate(parts) if part["type"] == TEXT]
    heading, server = texts[0][1], host.hello["servers"][0]["name"]
    for told in (table.words.say("title"), f"<#{host.channel}>", server, *table.names):
        assert told in heading
    prompt = table.prompt_for(table.seat_of(int(host.id)))
    assert prompt
    asked = f"**{table.words.say(f'ask-{prompt.ask}')}**"
    [since] = [number for number, text in texts if table.words.say("since-begin") in text]
    [gallery] = [number for number, part in enumerate(parts) if part["type"] == GALLERY]
    [question] = [number for number, text in texts if asked in text]
    pressed = [number for number, part in enumerate(parts) if part["type"] == BUTTON]
    assert 0 < since < gallery < question < max(pressed)
    assert len(panel["attachments"]) == 1
    assert parts[gallery]["items"][0]["description"]
    await host.until(lambda: any(one["channel_id"] == host.channel for one in host.calls()))
    call = next(one for one in host.calls() if one["channel_id"] == host.channel)
    assert host.id not in [one["id"] for one in call["mentions"]]


async def test_a_game_is_played_by_direct_message(bot: Guildhall, people: list[Player]) -> None:
    """The heading stays. The board stays during a decision; each new decision has a new board."""
    host = people[0]
    bot.allowances.person = Allowance(10_000, 1000.0)  # the script plays faster than a user
    panel = await called_by_message(bot, host, computers=2)
    boards: dict[str, set[str]] = {}
    table = await bot.manager.table(1)
    while (table.now.turns < 25 or len(boards) < 2) and table.now.status is Status.RUNNING:
        prompt = table.prompt_for(0)
        assert f"<#{host.channel}>" in text_of(panel)
        if prompt and is_open(panel):
            boards.setdefault(prompt.moment, set()).update(one["id"] for one in panel["attachments"])
            assert len(panel["attachments"]) == 1
            panel = await host.answer_at_random(panel)
        elif await asked(bot, [host]):
            panel = await called(bot, host)
        else:
            await bot.manager.deputies.settle(1, 60)
    shown = [one for some in boards.values() for one in some]
    assert len(set(shown)) == len(shown)
    assert len(boards) > 1


@games_that(picks_several)
async def test_a_picture_stays_while_the_player_picks(bot: Guildhall, people: list[Player]) -> None:
    """A click that changes nothing on the board triggers neither painting nor an upload."""
    host = people[0]
    panel = await called_by_message(bot, host, computers=2)
    for number in range(2):
        now = host.fresh(panel)
        await host.click(now, controls(now, "d:")[number]["custom_id"])
        assert host.fresh(panel)["attachments"] == panel["attachments"]
    await host.slash("settings", theme="dark", size="narrow")
    await host.click(host.fresh(panel), controls(host.fresh(panel), "d:")[0]["custom_id"])
    await host.until(lambda: host.fresh(panel)["attachments"] != panel["attachments"])
    assert width(await fetch(host, host.fresh(panel))) in widths(host.game, "narrow")


@pytest.mark.parametrize("language", LANGUAGES)
@games_that(speaks_every_language)
async def test_a_direct_call_uses_its_readers_language_and_settings(
    bot: Guildhall, people: list[Player], language: str
) -> None:
    """The table's language and settings are not used; the reader's language is that of their last Discord client."""
    host, other = people[:2]
    await host.speak("en-US" if language == "en" else language)
    await host.slash("settings", dm=True, theme="dark", size="narrow")
    await start(other, host)
    panel, table = await called(bot, host, other), await bot.manager.table(1)
    words, prompt = await words_of(bot, table, int(host.id)), table.prompt_for(table.seat_of(int(host.id)))
    assert prompt
    assert words.language == language
    assert words.say("direct-players", names="").strip() in text_of(panel)
    assert f"**{words.say(f'ask-{prompt.ask}')}**" in text_of(panel)
    assert width(await fetch(host, panel)) in widths(host.game, "narrow")
    scene = await present_directly(bot, table, table.seat_of(int(host.id)), words)
    assert scene.illustration
    assert panel["attachments"][0]["description"] == scene.illustration.alt
    await host.speak("it" if language != "it" else "ru")
    await host.panel()
    assert (await words_of(bot, table, int(host.id))).language != language


@games_that(asks_all_at_once)
@pytest.mark.parametrize("is_last", [False, True])
async def test_an_answer_in_the_channel_closes_the_direct_call(
    bot: Guildhall, people: list[Player], is_last: bool
) -> None:
    """The direct call loses its buttons and board and says that the question is answered; the heading stays."""
    host, other = people[:2]
    panel = await called_by_message(bot, host, other)
    if is_last:
        await other.answer()
    await host.answer()
    await host.until(lambda: not buttons(host.fresh(panel)))
    retired = host.fresh(panel)
    assert words_in("en").say("direct-answered") in text_of(retired)
    assert f"<#{host.channel}>" in text_of(retired)
    assert retired["attachments"] == []
    await all_posted(bot)
    assert is_last or (await bot.manager.table(1)).posted.cards == {}


@games_that(asks_all_at_once)
async def test_only_the_newest_direct_call_of_a_table_has_buttons(bot: Guildhall, people: list[Player]) -> None:
    """Until a newer call arrives, an answer to the older one can be taken back."""
    host, other = people[:2]
    first = await called_by_message(bot, host, other)
    picked = await host.prepare(first)
    await host.give(picked)
    assert controls(host.fresh(first), "b:1"), "an answer can be changed until all are in"
    await go_away(bot, host)
    table = await bot.manager.table(1)
    while table.seat_of(int(host.id)) not in table.awaited():
        await other.play_turn()
    second = await called(bot, host)
    assert second["id"] != first["id"]
    await host.until(lambda: not buttons(host.fresh(first)))
    assert asking(host, bot) == [second]


@games_that(asks_all_at_once)
async def test_direct_calls_of_several_tables_are_distinguishable(bot: Guildhall, people: list[Player]) -> None:
    """Each call names its table, and an answer at one table does not affect the other."""
    host, other = people[:2]
    await host.slash("settings", dm=True)
    channels = [one["id"] for one in host.hello["servers"][0]["channels"] if one["type"] == 0][:2]
    assert len(channels) == 2
    for number, channel in enumerate(channels, 1):
        host.channel = other.channel = channel
        await start(host, other, number=number)
        await called(bot, host)
    await host.until(lambda: len(asking(host, bot)) == 2)
    first, second = asking(host, bot)
    assert [channel in text_of(first) for channel in channels] == [True, False]
    assert [channel in text_of(second) for channel in channels] == [False, True]
    await host.answer()
    await host.until(lambda: not buttons(host.fresh(second)))
    assert is_open(host.fresh(first))


@games_that(asks_all_at_once)
async def test_no_direct_call_stays_open_after_the_end(bot: Guildhall, people: list[Player]) -> None:
    """A direct call is also closed when its reader leaves the game."""
    host, other, third = people[:3]
    for person in (host, other):
        await person.slash("settings", dm=True)
    await start(host, other, third)
    for person in (host, other):
        await called(bot, person)
    await other.click(*await other.about_to_leave())
    await other.until(lambda: not asking(other, bot))
    assert words_in("en").say("direct-left") in text_of(direct(other, bot)[-1])
    await host.click(*await host.about_to_end())
    await host.until(lambda: not asking(host, bot))
    assert words_in("en").say("direct-over") in text_of(direct(host, bot)[-1])


async def test_players_with_closed_direct_messages_are_called_in_the_channel(
    bot: Guildhall, people: list[Player]
) -> None:
    """If a user's direct messages are closed, the reply to `/settings` warns the user."""
    host = people[0]
    await host.do("profile", dms_closed=True)
    said = await host.slash("settings", dm=True)
    assert words_in("en").say("settings-dm-closed") in text_of(said.message)
    await start(host, computers=2)
    await host.until(lambda: bool(host.pings()))
    assert controls(host.pings()[0], "m:1")
    assert not direct(host, bot)
    await host.do("profile", dms_closed=False)
    said = await host.slash("settings", dm=True)
    assert words_in("en").say("settings-dm-on") in text_of(said.message)
    assert text_of(direct(host, bot)[-1]) == bot.mentions.link(words_in("en")).say("direct-hello")


@games_that(asks_all_at_once)
async def test_a_crash_repeats_no_direct_call_and_closes_answered_ones(
    sandbox: Sandbox, bot: Guildhall, people: list[Player], town: Town, tmp_path: Path
) -> None:
    """The bot is killed between sending and saving, and restarted after Discord has forgotten the nonces."""
    host, other = people[:2]
    for person in (host, other):
        await person.slash("settings", dm=True)
    await start(host, other)
    panel = await called(bot, host)
    await called(bot, other)
    await bot.close()
    for statement in ("UPDATE outbox SET message = NULL, posted_at = NULL, is_live = 0", "DELETE FROM cards"):
        await as_sqlite(bot.store).do(lambda db, statement=statement: db.execute(statement))  # type: ignore[misc]
    [post] = [one for one in host.messages.values() if controls(one, "m:") and one["channel_id"] == host.channel]
    await town.fault("delete_message", channel=host.channel, message=post["id"])
    await town.forward(3600)
    async with running_bot(sandbox.url, tmp_path / "guildhall.sqlite3") as again:
        await all_posted(again)
        assert [one["id"] for one in asking(host, again)] == [panel["id"]]
        assert len(asking(other, again)) == 1
        await host.answer()
        await host.until(lambda: not buttons(host.fresh(panel)))
        await again.close()


@games_that(asks_all_at_once)
async def test_a_failed_edit_of_a_direct_call_is_repeated_later(
    bot: Guildhall, people: list[Player], town: Town
) -> None:
    """Until then, the game goes on."""
    host, other = people[:2]
    panel = await called_by_message(bot, host, other)
    await town.fault("status", route="PATCH /channels/*/messages/*", status=503, times=40)
    await host.answer()
    await all_posted(bot)
    assert buttons(host.fresh(panel))
    await town.heal()
    await other.answer()
    await all_posted(bot)
    await host.until(lambda: not buttons(host.fresh(panel)))


async def test_a_direct_call_is_closed_later_if_the_database_fails(bot: Guildhall, people: list[Player]) -> None:
    """The error is handled, and the message id is kept for the retry."""
    host, other = people[:2]
    await called_by_message(bot, host, other)
    table, drop, times = await bot.manager.table(1), bot.store.drop_card, iter(range(2))

    async def fail_once(table_id: int, kind: str) -> None:
        if next(times, 1) == 0:
            raise StoreAway
        await drop(table_id, kind)

    replace_calls(bot.store, drop_card=fail_once)
    card = direct_card(host.id)
    for is_left in (True, False):
        message = table.posted.cards.pop(card)
        assert message
        await bot.announcer._direct._retire_last_call(table, int(host.id), message)
        assert (table.posted.cards.get(card) == message) == is_left


@games_that(asks_all_at_once)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_direct_call_shows_nothing_its_reader_may_not_know(
    bot: Guildhall, people: list[Player], language: str
) -> None:
    """Two games that the player cannot distinguish produce identical messages, including the board."""
    await start(*people[:3])
    await all_posted(bot)
    table, chance = await bot.manager.table(1), Chance(b"direct")
    words = table.game.words(language)
    for person in await asked(bot, people[1:3]):
        await person.answer()
    real = table.now.state
    shown = await present_directly(bot, table, 0, words)
    table.now = replace(table.now, state=table.rules.guess(table.rules.view(real, 0), 0, chance))
    assert encode(table.now.state) != encode(real)
    assert await present_directly(bot, table, 0, words) == shown
    assert shown.illustration
    table.now = replace(table.now, state=real)
