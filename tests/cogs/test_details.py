"""News of the last events: short in the channel, complete on request."""

from bot.service.client import Guildhall
from bot.tables.posts import unpack
from bot.words.words import words_in
from cogs.cards.controls import DETAILS
from cogs.cards.details import MOMENT
from tests.every_game import games_that, shows_close_ups, speaks_every_language
from tests.player import EPHEMERAL, Json, Player, all_posted, controls, forge, start_game, text_of


async def news_with_picture(bot: Guildhall, people: list[Player]) -> Json:
    """The first message after the start that has news lines and a picture."""
    await start_game(bot, people[:2])
    while not any(controls(one, "details:") and one["attachments"] for one in people[0].calls()[1:]):
        for person in people[:2]:
            await person.play_turn()
        await all_posted(bot)
        await people[0].do("history", channel=people[0].channel)
    return next(one for one in people[0].calls()[1:] if controls(one, "details:") and one["attachments"])


@games_that(speaks_every_language)
async def test_details_show_every_line_to_any_user(bot: Guildhall, people: list[Player]) -> None:
    """The reply is private and in the user's language; spectators can ask, too."""
    message = await news_with_picture(bot, people)
    watcher, [button] = people[2], controls(message, "details:")
    await watcher.speak("it")
    told = await watcher.brought(await watcher.click(message, button["custom_id"]))
    assert told["flags"] & EPHEMERAL
    batch = int(button["custom_id"].rpartition(":")[2])
    lines = [line for body in await bot.store.batch(1, batch) for part in unpack(body).parts for line in part.lines]
    table = await bot.manager.table(1)
    assert lines
    for line in lines:
        sentence = table.game.words("it").tell(line, [f"**{name}**" for name in table.names])
        assert sentence.removeprefix("-# ") in text_of(told), sentence


@games_that(shows_close_ups)
async def test_close_ups_of_the_events_are_one_click_away(bot: Guildhall, people: list[Player]) -> None:
    """There is one close-up for each place where something happened, labeled like the board's sights."""
    message = await news_with_picture(bot, people)
    asker = people[1]
    told = await asker.brought(await asker.click(message, controls(message, "details:")[0]["custom_id"]))
    moments = controls(told, "moment:")
    assert moments
    for moment in moments:
        shown = await asker.brought(await asker.click(told, moment["custom_id"]))
        assert shown["flags"] & EPHEMERAL
        assert len(shown["attachments"]) == 1


async def test_details_that_are_not_stored_are_not_shown(bot: Guildhall, people: list[Player]) -> None:
    """The button is for a deleted message, another table's message, or a picture that never existed."""
    message = await news_with_picture(bot, people)
    batch = controls(message, "details:")[0]["custom_id"].rpartition(":")[2]
    wanted = [DETAILS.id(1, 999), DETAILS.id(2, batch), MOMENT.id(1, batch, 99), MOMENT.id(1, 999, 0)]
    forged = await forge(bot, people[0], *wanted)
    before = (await bot.manager.table(1)).now.revision
    for number, custom_id in enumerate(wanted):
        answer = await people[0].reply_to(await people[0].click(forged, custom_id))
        assert answer == (bot.mentions.link(words_in("en")).say("error-no_table") if number == 1 else GONE)
    assert (await bot.manager.table(1)).now.revision == before


GONE = "These details are no longer kept."
