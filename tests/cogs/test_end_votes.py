"""Ending a game early by vote: all must agree, each player can refuse, and votes survive a restart."""

import gc
from pathlib import Path

import pytest

from bot.catalogue import load_game
from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from bot.storage.rows import Change
from bot.tables.motions import END
from bot.tables.posts import Post, PostKind, pack
from bot.tables.status import Status
from bot.tables.tuning import Tuning
from bot.words.words import words_in
from tests.cogs.conftest import running_bot
from tests.database import as_sqlite
from tests.every_game import played_by
from tests.player import Json, Player, Town, controls, start_game, text_of
from tests.tuned import tuned

EN = words_in("en")


async def propose(person: Player) -> Json:
    """Propose to end the game as a user who is not a moderator."""
    return (await person.command("end")).message


@played_by(3)
async def test_players_are_asked_once_to_end_a_game(bot: Guildhall, people: list[Player]) -> None:
    """The card pings them, and its later edits do not; the last yes ends the game."""
    ada, ben, cleo = people[:3]
    await start_game(bot, [ada, ben, cleo])
    card = await propose(ben)
    pinged = [player for player in (ada, ben, cleo) if card["id"] in [one["id"] for one in player.pings()]]
    assert pinged == [ada, cleo]
    await cleo.click(card, "e:1")
    assert EN.say("end-proposal", agreed=2, all=3) in text_of(cleo.fresh(card))
    await ada.click(card, "e:1")
    assert (await bot.manager.table(1)).now.status is Status.ENDED
    assert not controls(ada.fresh(card), "e:")
    await ada.wait_for(EN.say("news-ended"))


@played_by(3)
async def test_a_vote_to_keep_playing_updates_every_card_and_resets_all_votes(
    bot: Guildhall, people: list[Player], town: Town
) -> None:
    """The test includes a card that could not be deleted; the next yes begins a new vote."""
    ada, ben, cleo = people[:3]
    await start_game(bot, [ada, ben, cleo])
    await town.fault("status", route="DELETE /channels/*/messages/*", status=500)
    card, newest = await propose(ben), await propose(cleo)
    await ada.click(card, "k:1")
    refused = bot.mentions.link(EN, people[0].game).say("end-refused", name=f"**{ada.name}**")
    assert text_of(ben.fresh(card)).strip() == refused
    assert not controls(ben.fresh(card), "")
    await ben.until(lambda: text_of(ben.fresh(newest)).strip() == refused)
    assert (await bot.manager.table(1)).agreed(END) == set()
    assert EN.say("end-proposal", agreed=1, all=3) in text_of(await propose(cleo))
    table = await bot.manager.table(1)
    assert table.now.status is Status.RUNNING
    assert table.agreed(END) == {int(cleo.id)}


async def outdate(bot: Guildhall) -> None:
    """Pretend that a newer bot with different rules has started; the test keeps no table in the cache."""
    await bot.announcer.finish()
    await as_sqlite(bot.store).do(lambda db: db.execute("UPDATE tables SET rules = '0.old', card = NULL"))
    gc.collect()


@tuned(Tuning(most_tables=0))
async def test_a_game_with_missing_rules_can_be_ended(bot: Guildhall, people: list[Player]) -> None:
    """Any player or moderator can end the game, without a post; the channel is then free for a new table."""
    ada, ben, foreigner = people[:3]
    call = await start_game(bot, [ada, ben])
    await outdate(bot)
    old = {"rules": "0.old", "ours": load_game(ada.game).rules.version, "why": "rules"}
    assert await ben.reply_to(await ben.click(call, "m:1")) == bot.mentions.link(EN, people[0].game).say(
        "error-old_rules", **old
    )
    assert await foreigner.reply_to(await foreigner.command("end")) == bot.mentions.link(EN, people[0].game).say(
        "error-not_seated"
    )
    assert await ben.reply_to(await ben.command("new")) == EN.say("error-channel_busy")
    assert await ben.reply_to(await ben.command("end")) == EN.say("ended")
    assert await ben.reply_to(await ben.command("end")) == bot.mentions.link(EN, people[0].game).say(
        "error-not_running"
    )
    assert controls((await ben.command("new")).message, "l:2:join")
    assert await bot.store.to_post(1) == ()


@tuned(Tuning(most_tables=0))
async def test_posts_of_a_game_with_missing_rules_are_dropped(
    bot: Guildhall, people: list[Player], caplog: pytest.LogCaptureFixture
) -> None:
    """Each start of the bot logs one line, and no post is retried."""
    await start_game(bot, people[:2])
    revision = (await bot.manager.table(1)).now.revision
    await bot.store.save(Change(1, revision, 0, posts=(pack(Post(PostKind.ENDED)),)))
    await outdate(bot)
    await bot.announcer.catch_up_all()
    await bot.announcer.finish()
    assert {one.getMessage() for one in caplog.records if one.levelname != "INFO"} == {"post_impossible"}
    assert not list(bot.announcer.retries)


async def test_a_vote_continues_after_a_restart(
    sandbox: Sandbox, bot: Guildhall, people: list[Player], tmp_path: Path
) -> None:
    """The vote continues on the same card with the same buttons."""
    ada, ben = people[:2]
    await start_game(bot, [ada, ben])
    card = await propose(ben)
    await bot.close()
    async with running_bot(sandbox.url, tmp_path / "guildhall.sqlite3") as again:
        assert (await again.manager.table(1)).agreed(END) == {int(ben.id)}
        await ada.click(card, "e:1")
        assert (await again.manager.table(1)).now.status is Status.ENDED
