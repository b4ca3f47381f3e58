"""The newest message of a channel soon names the awaited players, even if posts and edits fail."""

import time

import pytest

from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from bot.storage.rows import LivePost
from bot.storage.store import StoreAway
from bot.tables.server_scope import ServerScope
from tests.every_game import asks_all_at_once, games_that, lasts_long, played_by
from tests.faulty_store import replace_calls
from tests.player import Json, Player, Town, all_posted, asked, decide, go_away, start_game, text_of
from tests.rates import lift_limits

EDIT = "PATCH /channels/*/messages/*"
SEND = "POST /channels/*/messages"


@pytest.fixture(autouse=True)
def _no_rate_limits(sandbox: Sandbox) -> None:
    """Turn off Discord's rate limits, so that only the bot's own pauses delay edits."""
    lift_limits(sandbox)


class NoServers(ServerScope):
    """The scope of a process whose servers another process has leased."""

    def works_for(self, server: int) -> bool:  # noqa: ARG002
        """Return False."""
        return False


def edits_of(person: Player, message: Json) -> int:
    """How often a message was edited."""
    return sum(one["event"] == "message_update" and one["message"]["id"] == message["id"] for one in person.events)


def names_as_awaited(message: Json, person: Player) -> bool:
    """True if a message calls the user, or says since when the game waits for them."""
    rows = text_of(message).splitlines()
    return any(f"<@{person.id}>" in row or ("<t:" in row and person.name in row) for row in rows)


@pytest.mark.timing(edit_pause=0.1)
@games_that(asks_all_at_once)
@played_by(3)
async def test_a_failed_edit_is_repeated(bot: Guildhall, people: list[Player], town: Town) -> None:
    """The retry needs no change at the table."""
    call = await start_game(bot, people[:3])
    await town.fault("status", route=EDIT, status=503, times=1)
    await people[1].answer()
    await people[0].until(lambda: f"<@{people[1].id}>" not in text_of(people[0].fresh(call)))


@pytest.mark.timing(longest_stale=0.2)
@games_that(lasts_long)
async def test_failed_posts_do_not_keep_the_newest_message_outdated(
    bot: Guildhall, people: list[Player], town: Town
) -> None:
    """The message names the player awaited now, although their call cannot be posted."""
    await start_game(bot, people[:2])
    await town.fault("status", route=SEND, status=503, times=None)
    before = await asked(bot, people[:2])
    while (now := await asked(bot, people[:2])) == before:
        await decide(bot, now[0])
    await go_away(bot, *people[:2])
    newest, done = people[0].calls()[-1], next(one for one in people[:2] if one not in now)
    await people[0].until(lambda: not names_as_awaited(people[0].fresh(newest), done))
    assert names_as_awaited(people[0].fresh(newest), now[0])
    await town.heal()


@games_that(asks_all_at_once)
@played_by(3)
async def test_the_newest_message_is_edited_only_every_few_seconds(bot: Guildhall, people: list[Player]) -> None:
    """The last edit shows the current state; without a visible change, no edit is made."""
    call, began = await start_game(bot, people[:3]), time.monotonic()
    await people[1].answer()
    for _ in range(4):
        await bot.manager.play.back(1, int(people[1].id))
        await people[0].do("history", channel=people[0].channel)
        await people[1].answer()
    await people[0].until(lambda: f"<@{people[1].id}>" not in text_of(people[0].fresh(call)))
    assert edits_of(people[0], call) <= 2 + (time.monotonic() - began) / bot.timing.edit_pause
    await all_posted(bot)
    edited = edits_of(people[0], call)
    bot.announcer.catch_up(1)
    await all_posted(bot)
    assert edits_of(people[0], call) == edited


class Elsewhere(ServerScope):
    """The scope of a process that works for no server."""

    def works_for(self, server: int) -> bool:  # noqa: ARG002
        """Return False."""
        return False


@games_that(asks_all_at_once)
@played_by(3)
async def test_another_process_leaves_the_newest_message_alone(
    bot: Guildhall, people: list[Player], town: Town
) -> None:
    """Only the process that holds the server's lease edits it; other processes can answer clicks in direct messages."""
    call, table = await start_game(bot, people[:3]), await bot.manager.table(1)
    await all_posted(bot)
    known, path = table.asked_now(), f"/channels/{call['channel_id']}/messages/{call['id']}"
    bot.manager.scope = NoServers()
    await people[1].answer()
    await all_posted(bot)
    assert table.asked_now() != known
    assert not [one for one in await town.requests() if one["path"].endswith(path) and one["method"] == "PATCH"]


@pytest.mark.timing(edit_pause=0.1)
@games_that(asks_all_at_once)
@played_by(3)
async def test_the_newest_message_is_edited_once_the_database_is_back(bot: Guildhall, people: list[Player]) -> None:
    """The edit needs no change at the table."""
    call, find = await start_game(bot, people[:3]), bot.store.live_posts
    await all_posted(bot)
    failed: list[int] = []

    async def fail_once(table_id: int) -> tuple[LivePost, ...]:
        if not failed:
            failed.append(table_id)
            raise StoreAway
        return await find(table_id)

    replace_calls(bot.store, live_posts=fail_once)
    await people[1].answer()
    await people[0].until(lambda: f"<@{people[1].id}>" not in text_of(people[0].fresh(call)))
    assert failed
