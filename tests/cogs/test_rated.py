"""Rated tables: the note in the lobby, no hints, and results that count for ratings."""

import pytest
from msgspec.structs import replace

from bot.errors import NoHelpInRated
from bot.service.client import Guildhall
from bot.tables.thanks import Title
from bot.words.words import words_in
from cogs.features.honors import tell_ratings, tell_titles
from tests.cogs.test_end import play_to_the_end
from tests.cogs.test_orders import open_orders, pick_first
from tests.cogs.test_private_games import go_private
from tests.cogs.test_stats import season
from tests.every_game import games_that, offers_orders
from tests.player import Player, all_posted, controls, forge, one_waits, text_of
from tests.statistics.stored import store_scores


@pytest.mark.parametrize("is_rated", [False, True])
async def test_a_rated_table_says_so_and_gives_no_hints(bot: Guildhall, people: list[Player], is_rated: bool) -> None:
    """The table has no hints even if its host requests them."""
    ada, ben = people[:2]
    lobby = (await ada.command("new", players=2, rated=is_rated, hints=True)).message
    assert (words_in("en").say("lobby-rated") in text_of(lobby)) == is_rated
    await ben.click(lobby, "l:1:join")
    await ada.click(lobby, "l:1:start")
    table = await bot.manager.table(1)
    assert (table.now.settings.rated, table.now.settings.hints) == (is_rated, not is_rated)
    panels = [await person.panel() for person in (ada, ben)]
    assert any(controls(panel, "hint:") for panel in panels) == (not is_rated)


@games_that(offers_orders)
async def test_a_rated_table_offers_no_help_with_orders(bot: Guildhall, people: list[Player]) -> None:
    """Neither a computer nor suggestions, and forged controls are refused; players still give their own orders."""
    lobby = (await people[0].command("new", players=2, rated=True)).message
    await people[1].click(lobby, "l:1:join")
    await people[0].click(lobby, "l:1:start")
    await all_posted(bot)
    ada, _ = await one_waits(bot, people[:2])
    words = words_in("en")
    card = await open_orders(ada)
    assert words.say("orders-computer-off") not in text_of(card)
    assert controls(card, "occasion:")
    occasion = await pick_first(ada, card, "occasion:")
    assert controls(occasion, "wish:")
    for shown in (card, occasion):
        assert not [*controls(shown, "advise:"), *controls(shown, "delegate:")]
    forged = await forge(bot, ada, "advise:1:")
    assert await ada.reply_to(await ada.click(forged, "advise:1:")) == words.say("error-no_hints")
    table = await bot.manager.table(1)
    with pytest.raises(NoHelpInRated):
        await bot.manager.order_changes.let_computer(1, int(ada.id), ())
    assert table.now.orders == {}


async def test_the_result_of_a_rated_table_counts_for_ratings(bot: Guildhall, people: list[Player]) -> None:
    ada, ben = people[:2]
    await play_to_the_end(bot, [ada, ben], rated=True)
    assert {row.is_rated for row in await bot.store.scores_at(1)} == {True}
    found = await bot.manager.ratings.of(int(ada.id), int(ben.id))
    assert [(game, one.games, one.is_sure) for game, one in found.items()] == [(ada.game, 1, False)]


async def test_a_game_in_direct_messages_cannot_be_rated(bot: Guildhall, people: list[Player]) -> None:
    """A rated game needs a second person."""
    ada = people[0]
    await go_private(bot, ada)
    told = await ada.reply_to(await ada.slash(f"{ada.game} new", rated=True))
    assert told.strip() == bot.mentions.link(words_in("en")).say("error-plays_alone")
    assert await bot.store.table(1) is None


async def test_statistics_show_a_sure_rating_unless_it_is_hidden(bot: Guildhall, people: list[Player]) -> None:
    """A hidden rating is shown only to the user themselves; an unsure rating has no number."""
    ada, ben = people[:2]
    rows = [replace(row, is_rated=True) for row in season([ada, ben], 150)]
    few = [replace(row, game="ulm", is_rated=True, id=0, table_id=900) for row in rows[:2]]
    await store_scores(bot.store, [*(replace(row, game="norenberc") for row in rows), *few])
    found = await bot.manager.ratings.of(int(ada.id), int(ada.id))
    assert {game: rating.is_sure for game, rating in found.items()} == {"norenberc": True, "ulm": False}
    told = tell_ratings(found, words_in("en"))
    assert str(found["norenberc"].points) in told
    assert told in text_of((await ada.slash("stats")).message)
    assert told in text_of((await ben.slash("stats", player=ada.id)).message)
    assert "Ulm" not in text_of((await ada.slash("stats", game="norenberc")).message)
    await bot.people.change(int(ada.id), lambda old: replace(old, hides_rating=True))
    assert told in text_of((await ada.slash("stats")).message)
    assert told not in text_of((await ben.slash("stats", player=ada.id)).message)


async def test_statistics_show_titles(bot: Guildhall, people: list[Player], monkeypatch: pytest.MonkeyPatch) -> None:
    """The titles are in words below the picture."""
    ada, ben = people[:2]
    monkeypatch.setattr("bot.tables.thanks.OPEN_FOR", 0)
    await play_to_the_end(bot, [ada, ben])
    await bot.store.thank(1, int(ben.id), int(ada.id), "worthy")
    told = tell_titles({Title.WORTHY: 1}, words_in("en"))
    assert told in text_of((await ada.slash("stats")).message)
    assert told not in text_of((await ben.slash("stats")).message)
