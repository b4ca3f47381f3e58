"""Each connection fault, and discord.py's reaction, which the bot must handle."""

import asyncio
import io
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager

import discord
import pytest
from aiohttp import ClientError

from bot.sandbox import Sandbox
from bot.sandbox.interactions.tracker import ANSWER_SECONDS, InteractionTracker
from tests.patience import PATIENCE, until
from tests.player import Json, Player, Town, text_of
from tests.sandbox.conftest import running_bot
from tests.sandbox.demo_bot import DemoBot, Press, picture, view_of

CALLBACK = "POST /interactions/*/*/callback"
SEND = "POST /channels/*/messages"


@asynccontextmanager
async def waited(seconds: float) -> AsyncIterator[None]:
    """Check that a block takes at least this long; on a busy machine, it may take longer."""
    started = time.monotonic()
    yield
    assert time.monotonic() - started >= seconds - 0.05


def channel_of(bot: DemoBot, number: int = 0) -> discord.TextChannel:
    """Return one of the server's channels."""
    return bot.guilds[0].text_channels[number]


def route_of(channel: discord.TextChannel) -> str:
    """Return the route for posting in a channel."""
    return f"POST /channels/{channel.id}/messages"


async def statuses(town: Town, path: str) -> list[int]:
    """Return the statuses of requests with this path."""
    return [one["status"] for one in await town.requests() if one["path"].endswith(path)]


# -- rate limits -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("is_global", "with_file"), [(False, False), (True, False), (False, True)])
async def test_after_a_429_the_library_waits_and_sends_again(
    bot: DemoBot, town: Town, is_global: bool, with_file: bool
) -> None:
    """The test includes a global 429, and a file."""
    await town.fault("rate_limit", route=SEND, retry_after=0.3, **{"global": is_global})
    files = [discord.File(io.BytesIO(picture()), "a.png")] if with_file else []
    async with waited(0.3):
        message = await channel_of(bot).send("sent", files=files)
    assert len(message.attachments) == len(files)
    assert await statuses(town, "/messages") == [429, 200]


async def test_a_429_without_a_via_header_counts_as_a_ban(bot: DemoBot, town: Town) -> None:
    """The library does not retry."""
    await town.fault("rate_limit", route=SEND, via=False)
    with pytest.raises(discord.HTTPException):
        await channel_of(bot).send("never")
    assert await statuses(town, "/messages") == [429]


async def send_twenty(bot: DemoBot, town: Town) -> None:
    """Send twenty messages; the client waits as the headers say, which avoids 429s."""
    channel = channel_of(bot, 1)
    await town.fault("short_bucket", route=SEND, limit=5, seconds=1)
    async with waited(3.0):
        await asyncio.gather(*(channel.send(str(number)) for number in range(20)))
    assert await statuses(town, f"{channel.id}/messages") == [200] * 20


async def send_through_500_twice(bot: DemoBot, town: Town) -> None:
    """Send through two 500s, which are retried after 1 s and 3 s."""
    channel = channel_of(bot, 2)
    await town.fault("status", route=route_of(channel), status=500, times=2)
    async with waited(4):
        await channel.send("sent")
    assert await statuses(town, f"{channel.id}/messages") == [500, 500, 200]


async def press_through_502_twice(town: Town, host: Player) -> None:
    """Press while two callbacks get 502; the second retry comes after 3 s."""
    await town.fault("status", route=CALLBACK, status=502, times=2)
    async with waited(ANSWER_SECONDS):
        outcome = await host.slash("locale")
    assert (outcome.status, outcome.text) == ("failed", "The application did not respond")


async def test_slow_faults_end_as_expected(
    bot: DemoBot, sandbox: Sandbox, town: Town, host: Player, caplog: pytest.LogCaptureFixture
) -> None:
    """Covers twenty sends, two 500s, and a callback with two 502s; all run at once to save time."""
    sandbox.tracker.answer_seconds = ANSWER_SECONDS
    troubles: list[Awaitable[None]] = [
        send_twenty(bot, town),
        send_through_500_twice(bot, town),
        press_through_502_twice(town, host),
    ]
    await asyncio.gather(*troubles)
    await until(lambda: "10062" in caplog.text)
    assert (await statuses(town, "/callback"))[-1] == 404


# -- refusals and cuts on channel routes -------------------------------------------------------------------------


async def test_a_502_is_retried_after_a_second(bot: DemoBot, town: Town) -> None:
    """One retry is enough."""
    await town.fault("status", route=SEND, status=502)
    async with waited(1):
        await channel_of(bot).send("sent")
    assert await statuses(town, "/messages") == [502, 200]


@pytest.mark.parametrize("status", [503, 529])
async def test_503_and_529_raise_at_once(bot: DemoBot, town: Town, status: int) -> None:
    """The library does not retry."""
    await town.fault("status", route=SEND, status=status)
    with pytest.raises(discord.HTTPException):
        await channel_of(bot).send("never")
    assert await statuses(town, "/messages") == [status]


async def test_a_cut_connection_raises_at_once(bot: DemoBot, town: Town, host: Player) -> None:
    """The request has no effect."""
    await town.fault("cut", route=SEND)
    with pytest.raises((ClientError, OSError)):
        await channel_of(bot).send("never sent")
    assert (await host.do("history", channel=host.channel))["messages"] == []


async def test_a_lost_response_raises_although_the_message_exists(bot: DemoBot, town: Town, host: Player) -> None:
    """A retry without a nonce would post the message twice."""
    await town.fault("lose", route=SEND)
    with pytest.raises((ClientError, OSError)):
        await channel_of(bot).send("sent all the same")
    await host.wait_for("sent all the same")


async def test_a_nonce_makes_the_retry_after_a_lost_response_safe(bot: DemoBot, town: Town, host: Player) -> None:
    """The second request returns the first message."""
    await town.fault("lose", route=SEND)
    with pytest.raises((ClientError, OSError)):
        await channel_of(bot).send("once", nonce="42")
    message = await channel_of(bot).send("once", nonce="42")
    seen = await host.wait_for("once")
    assert seen["id"] == str(message.id)
    history = await host.do("history", channel=host.channel)
    assert [text_of(one) for one in history["messages"]] == ["once"]


# -- callbacks ---------------------------------------------------------------------------------------------------


async def test_a_callback_through_one_502_is_answered_after_a_second(bot: DemoBot, town: Town, host: Player) -> None:
    """The first retry succeeds."""
    assert bot.is_ready()
    await town.fault("status", route=CALLBACK, status=502)
    async with waited(1):
        assert (await host.slash("locale")).status == "done"
    assert await statuses(town, "/callback") == [502, 200]


async def test_a_callback_that_takes_too_long_fails_for_the_user(
    bot: DemoBot, sandbox: Sandbox, town: Town, host: Player, caplog: pytest.LogCaptureFixture
) -> None:
    """The bot gets 10062."""
    assert bot.is_ready()
    sandbox.tracker.answer_seconds = 0.5
    await town.fault("slow", route=CALLBACK, seconds=1, times=1)
    async with waited(0.5):
        assert (await host.slash("locale")).status == "failed"
    await until(lambda: "10062" in caplog.text)


async def test_after_a_lost_response_to_a_callback_the_bot_does_not_know_the_outcome(
    bot: DemoBot, town: Town, host: Player
) -> None:
    """The user got the answer; a second attempt gets 40060."""
    found: list[object] = []

    @bot.tree.error
    async def note(
        interaction: discord.Interaction[discord.Client], error: discord.app_commands.AppCommandError
    ) -> None:
        found.append(interaction.response.is_done())
        found.append(error.__cause__ or error)
        try:
            await interaction.response.send_message("again")
        except discord.HTTPException as refusal:
            found.append(refusal.code)

    await town.fault("lose", route=CALLBACK)
    assert (await host.slash("locale")).status == "done"
    await until(lambda: len(found) == 3)
    assert found[0] is False
    assert isinstance(found[1], discord.app_commands.CommandInvokeError | ClientError | OSError)
    assert found[2] == 40060


class Plain(discord.ui.View):
    """A view that exists only in memory."""

    @discord.ui.button(label="Plain")
    async def press(
        self, interaction: discord.Interaction[discord.Client], _button: discord.ui.Button["Plain"]
    ) -> None:
        """Answer the press."""
        await interaction.response.defer()


async def click_early(bot: DemoBot, host: Player, view: discord.ui.View, label: str, *, wait: bool) -> Json:
    """Send a view, and press its button as soon as it is visible."""
    sending = asyncio.create_task(channel_of(bot).send(f"early {label}", view=view))
    message = await host.wait_for(f"early {label}")
    outcome = await host.click(message, label, wait=wait)
    await sending
    return {"id": outcome.id, "status": outcome.status}


async def test_race_loses_the_press_of_a_plain_view_but_not_of_a_dynamic_item(
    bot: DemoBot, town: Town, host: Player
) -> None:
    """The fault `race` shows a message before the bot has its HTTP response; a view listens only after that."""
    await town.fault("race", route=SEND)
    await town.fault("lag", route=SEND, seconds=0.05)
    early = await click_early(bot, host, Plain(), "Plain", wait=False)
    dynamic = await click_early(bot, host, view_of(Press("quiet")), "Quiet", wait=True)
    assert dynamic["status"] == "done"
    await town.forward(InteractionTracker.answer_seconds + 0.1)
    assert (await host.settled(early["id"])).status == "failed"


async def test_without_race_no_press_is_lost(bot: DemoBot, host: Player) -> None:
    """Users see a message only after the bot has the response."""
    for number in range(3):
        outcome = await click_early(bot, host, Plain(), "Plain", wait=True)
        assert outcome["status"] == "done", number
        host.messages.clear()


async def test_a_duplicated_interaction_can_be_answered_only_once(
    bot: DemoBot, town: Town, host: Player, caplog: pytest.LogCaptureFixture
) -> None:
    """The second answer gets 40060, and the user sees one answer."""
    assert bot.is_ready()
    await town.fault("duplicate")
    assert (await host.slash("locale")).status == "done"
    await until(lambda: "40060" in caplog.text)
    assert sorted(await statuses(town, "/callback")) == [200, 400]
    assert len([one for one in host.messages.values() if " in " in text_of(one)]) == 1


async def test_reordered_interactions_come_in_reverse(bot: DemoBot, town: Town, host: Player) -> None:
    """A delayed interaction follows the next one; without a next one, it comes after a while."""
    heard: list[int] = []

    @bot.event
    async def on_interaction(interaction: discord.Interaction[DemoBot]) -> None:
        heard.append(interaction.id)

    await town.fault("reorder", times=2, seconds=60)
    begun = [await host.slash("locale", wait=False) for _ in range(3)]
    for outcome in begun:
        assert (await host.settled(outcome.id)).status == "done"
    assert heard == [int(one.id) for one in reversed(begun)]
    await town.fault("reorder", seconds=0.05)
    assert (await host.slash("locale")).status == "done"
    assert len(heard) == 4


# -- the gateway -------------------------------------------------------------------------------------------------

GENTLE: list[Json] = [
    {"kind": "reconnect"},
    {"kind": "drop"},
    {"kind": "drop", "code": 4000},
    {"kind": "drop", "code": 1000},
    {"kind": "invalid_session", "resumable": True},
]


@pytest.mark.parametrize("fault", GENTLE, ids=["op 7", "TCP cut", "close 4000", "close 1000", "op 9 true"])
async def test_a_resume_is_quick_and_loses_nothing(bot: DemoBot, town: Town, host: Player, fault: Json) -> None:
    """An interaction sent while disconnected is answered after the resume; a new session would take 5 s."""
    bot.is_up.clear()
    await town.fault(**fault)
    outcome = await host.slash("locale")
    await until(lambda: bool(bot.resumes))
    assert outcome.status == "done"
    assert not bot.is_up.is_set()


@pytest.mark.parametrize(
    "fault", [{"kind": "invalid_session", "resumable": False}, {"kind": "forget"}], ids=["op 9 false", "forgotten"]
)
async def test_a_lost_session_takes_five_seconds(bot: DemoBot, town: Town, host: Player, fault: Json) -> None:
    """The library sleeps before every new IDENTIFY; a command meanwhile fails at once."""
    bot.is_up.clear()
    async with waited(5):
        await town.fault(**fault)
        assert (await host.slash("locale")).status == "failed"
        await bot.is_up.wait()
    assert (await host.slash("locale")).status == "done"


async def test_a_gateway_that_is_away_for_two_seconds_is_resumed(bot: DemoBot, town: Town) -> None:
    """The client retries with backoff."""
    async with waited(2):
        await town.fault("away", seconds=2)
        await until(lambda: bool(bot.resumes))


async def test_close_code_4014_ends_the_client(sandbox: Sandbox, town: Town) -> None:
    """The client requested a privileged intent that was not granted."""
    async with running_bot(sandbox.url, DemoBot()) as bot:
        ended = bot.run_task
        await town.fault("drop", code=4014)
        with pytest.raises(discord.PrivilegedIntentsRequired):
            await asyncio.wait_for(asyncio.shield(ended), PATIENCE)


# -- people and places -------------------------------------------------------------------------------------------


async def test_closed_dms_return_50007(bot: DemoBot, town: Town, guest: Player) -> None:
    """The cause is the fault switch or the user's setting."""
    user = await bot.fetch_user(int(guest.id))
    await town.fault("closed_dms", user=guest.id)
    with pytest.raises(discord.Forbidden) as refusal:
        await user.send("hello")
    assert refusal.value.code == 50007
    await town.heal()
    await user.send("hello")
    await guest.do("profile", dms_closed=True)
    with pytest.raises(discord.Forbidden):
        await user.send("hello again")


async def test_missing_permissions_return_50013_and_50001(bot: DemoBot, town: Town) -> None:
    """The bot may not send in one channel, and may not view another."""
    first, second = channel_of(bot), channel_of(bot, 1)
    await town.fault("missing_permissions", channel=str(first.id), deny=["SEND_MESSAGES"])
    await town.fault("missing_permissions", channel=str(second.id), deny=["VIEW_CHANNEL"])
    codes = []
    for channel in (first, second):
        with pytest.raises(discord.Forbidden) as refusal:
            await channel.send("never")
        codes.append(refusal.value.code)
    assert codes == [50013, 50001]
    await town.heal()
    await first.send("sent")


async def test_a_user_who_left_the_server_is_not_a_member(bot: DemoBot, town: Town, host: Player) -> None:
    """The code is 10007; the account still exists."""
    facts = await town.create("Leaver")
    await host.wait_event("server")
    await town.fault("leave_server", user=facts["id"])
    with pytest.raises(discord.NotFound) as refusal:
        await bot.guilds[0].fetch_member(int(facts["id"]))
    assert refusal.value.code == 10007
    assert (await bot.fetch_user(int(facts["id"]))).display_name == "Leaver"


async def test_deleted_messages_and_channels_return_10008_and_10003(bot: DemoBot, town: Town, host: Player) -> None:
    """For example, a moderator may have deleted the message or the channel."""
    channel = channel_of(bot)
    message = await channel.send("short-lived")
    await host.wait_for("short-lived")
    await town.fault("delete_message", channel=str(channel.id), message=str(message.id))
    with pytest.raises(discord.NotFound) as refusal:
        await message.edit(content="too late")
    assert refusal.value.code == 10008
    await town.fault("delete_channel", channel=str(channel.id))
    with pytest.raises(discord.NotFound) as refusal:
        await channel.send("too late")
    assert refusal.value.code == 10003
    await host.wait_event("channel_delete", id=str(channel.id))
