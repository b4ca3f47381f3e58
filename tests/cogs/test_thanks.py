"""Thanks by clicks: on a private card, a player gives one title to one fellow player, anonymously."""

import pytest

from bot.service.client import Guildhall
from bot.tables.thanks import Title
from cogs.cards.controls import THANK
from cogs.features.honors import tell_titles
from cogs.features.thanks import GIVE
from tests.cogs.test_end import play_to_the_end
from tests.every_game import games_that, speaks_every_language
from tests.player import EPHEMERAL, Json, Player, controls, forge, text_of

pytestmark = games_that(speaks_every_language)


async def titles_card(person: Player, message: Json) -> Json:
    """Press *Thank someone* and return the private card."""
    [card] = person.private(await person.click(message, THANK.id(1)))
    return card


@pytest.mark.parametrize("language", ["en-US", "ru", "it"])
async def test_a_title_takes_two_presses_and_notifies_no_player(
    bot: Guildhall, people: list[Player], language: str
) -> None:
    """A further press replaces the title or the player. Other players see no message and get no ping."""
    ada, ben, cleo = players = people[:3]
    await ada.speak(language)
    end = await play_to_the_end(bot, players)
    words = (await bot.manager.table(1)).game.words(language)
    card = await titles_card(ada, end)
    assert card["flags"] & EPHEMERAL
    assert words.say("thanks-question") in text_of(card)
    lists = controls(card, "title:")
    assert [one["placeholder"] for one in lists] == [ben.name, cleo.name]
    assert [one["label"] for one in lists[0]["options"]] == [words.say(f"thanks-{title}") for title in Title]
    seen = {person: dict(person.messages) for person in (ben, cleo)}
    await ada.select(card, GIVE.id(1, ben.id), "patient")
    await ada.select(card, GIVE.id(1, cleo.id), "worthy")
    changed = ada.fresh(card)
    assert words.say("thanks-given", name=f"**{cleo.name}**", title=words.say("thanks-worthy")) in text_of(changed)
    assert await bot.store.thanks_at(1) == {int(ada.id): (int(cleo.id), "worthy")}
    assert {person: dict(person.messages) for person in (ben, cleo)} == seen


async def test_the_panel_of_a_finished_game_offers_thanks_and_shows_what_was_given(
    bot: Guildhall, people: list[Player]
) -> None:
    ada, ben = people[:2]
    await play_to_the_end(bot, people[:3])
    card = await titles_card(ada, await ada.panel())
    await ada.select(card, GIVE.id(1, ben.id), "teacher")
    again = await titles_card(ada, await ada.panel())
    title = (await bot.manager.table(1)).game.words("en").say("thanks-teacher")
    assert controls(again, GIVE.id(1, ben.id))[0]["placeholder"] == f"{ben.name} · {title}"


async def test_between_two_players_thanks_are_not_offered(bot: Guildhall, people: list[Player]) -> None:
    """A forged button is refused with the reason."""
    ada, ben = people[:2]
    end = await play_to_the_end(bot, [ada, ben])
    assert not controls(end, "thank:")
    assert not controls(await ada.panel(), "thank:")
    words = bot.mentions.link((await bot.manager.table(1)).game.words("en"), ada.game)
    for pressed in (THANK.id(1), GIVE.id(1, ben.id)):
        told = await ada.reply_to(await ada.click(await forge(bot, ada, pressed), pressed))
        assert told.strip() in (words.say("error-too_few_for_thanks"), words.say("error-unknown_thanks"))
    assert await bot.store.thanks_at(1) == {}


async def test_forged_thanks_change_nothing(bot: Guildhall, people: list[Player]) -> None:
    """Covers thanking oneself or a stranger, thanks from a stranger, and thanks without a title."""
    ada, ben, _, stranger = people[:4]
    end = await play_to_the_end(bot, people[:3])
    words = bot.mentions.link((await bot.manager.table(1)).game.words("en"), ada.game)
    own, foreign, real = (GIVE.id(1, person.id) for person in (ada, stranger, ben))
    for custom_id in (own, foreign, real):
        told = await ada.reply_to(await ada.click(await forge(bot, ada, custom_id), custom_id))
        assert told.strip() == words.say("error-unknown_thanks")
    told = await stranger.reply_to(await stranger.click(end, THANK.id(1)))
    assert told.strip() == words.say("error-not_seated")
    assert await bot.store.thanks_at(1) == {}


async def test_a_user_reads_their_titles_in_the_list_of_games(
    bot: Guildhall, people: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The list shows them two days after the game, without the givers' names; other users do not see them."""
    ada, ben, cleo = players = people[:3]
    await play_to_the_end(bot, players)
    for giver in (ada, ben):
        await bot.store.thank(1, int(giver.id), int(cleo.id), "worthy")
    titles = tell_titles({Title.WORTHY: 2}, (await bot.manager.table(1)).game.words("en"))
    assert titles not in text_of((await cleo.slash("games")).message)
    monkeypatch.setattr("bot.tables.thanks.OPEN_FOR", 0)
    assert titles in text_of((await cleo.slash("games")).message)
    assert titles not in text_of((await ada.slash("games")).message)
