"""Limits on the number of tables per host, as users see them."""

import pytest

from bot.service.client import Guildhall
from bot.storage.limits import Limits
from bot.words.words import words_in
from tests.every_game import games_that, speaks_every_language
from tests.player import Player


@pytest.mark.parametrize("locale", ["en-US", "ru", "it"])
@games_that(speaks_every_language)
async def test_the_refusal_states_the_limit_and_no_thread_is_opened(
    bot: Guildhall, people: list[Player], locale: str
) -> None:
    """The refusal is in the user's language; other users can still open tables."""
    bot.manager.limits = Limits(tables_per_server=2)
    host, other = people[1:3]
    await host.speak(locale)
    for _ in range(2):
        await host.command("new", thread=True)
    before = [one for one in host.events if one["event"] == "channel_create"]
    told = await host.reply_to(await host.command("new", thread=True))
    assert told == bot.mentions.link(words_in(locale), people[0].game).say("error-too_many_tables_here", tables=2)
    assert "2" in told
    assert [one for one in host.events if one["event"] == "channel_create"] == before
    bot.manager.limits = Limits(tables_per_person=2)
    told = await host.reply_to(await host.command("new"))
    assert told == bot.mentions.link(words_in(locale), people[0].game).say("error-too_many_tables", tables=2)
    assert (await other.command("new")).status == "done"
    assert await bot.store.table(3) is not None
