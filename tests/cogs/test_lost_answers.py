"""Every saved change is announced, even if the response to the click is lost."""

import pytest

from bot.service.client import Guildhall
from bot.tables.lobby import LOBBY_CARD
from bot.tables.status import Status
from bot.words.words import words_in
from tests.every_game import asks_all_at_once, games_that, may_pass, played_by
from tests.patience import until
from tests.player import (
    EPHEMERAL,
    Json,
    Player,
    Town,
    all_decide,
    all_posted,
    check_intact,
    controls,
    start_game,
    text_of,
)

EN = words_in("en")
CALLBACK = "POST /interactions/*/*/callback"
WAYS = [
    pytest.param({"kind": "status", "status": 404}, id="unknown interaction"),
    pytest.param({"kind": "cut"}, id="cut connection"),
]
"""Ways to lose a response: the three seconds pass, or the connection keeps breaking."""


def public(person: Player) -> list[Json]:
    """The bot's public messages, oldest first."""
    return [one for one in person.messages.values() if one["author"].get("bot") and not one["flags"] & EPHEMERAL]


async def lose_answers(town: Town, way: Json) -> None:
    """Make all responses to clicks and commands fail from now on."""
    await town.fault(route=CALLBACK, times=None, **way)


async def open_lobby(people: list[Player], joined: int) -> Json:
    """A lobby with its host and this many other users."""
    lobby = (await people[0].command("new", players=3)).message
    for person in people[1 : joined + 1]:
        await person.click(lobby, "l:1:join")
    return lobby


@pytest.mark.parametrize("way", WAYS)
async def test_a_game_started_by_an_unanswered_click_is_announced(
    bot: Guildhall, people: list[Player], town: Town, way: Json
) -> None:
    """The first board is posted with its call, and the buttons of the lobby's card are removed."""
    lobby = await open_lobby(people, 1)
    await lose_answers(town, way)
    await people[0].click(lobby, "l:1:start", wait=False)
    await people[1].until(lambda: bool(people[1].calls()))
    await people[1].until(lambda: not controls(people[1].fresh(lobby), "l:"))
    assert EN.say("lobby-status-running") in text_of(people[1].fresh(lobby))
    assert (await bot.manager.table(1)).posted.cards == {}


@pytest.mark.parametrize("way", WAYS)
async def test_a_lobby_shows_joins_and_departures_by_unanswered_clicks(
    bot: Guildhall, people: list[Player], town: Town, way: Json
) -> None:
    """The lobby also shows an added computer, and that the table was closed."""
    lobby = await open_lobby(people, 1)
    await lose_answers(town, way)
    await people[2].click(lobby, "l:1:join", wait=False)
    await people[0].until(lambda: people[2].id in text_of(people[0].fresh(lobby)))
    await people[1].click(people[1].fresh(lobby), "l:1:leave", wait=False)
    await people[0].until(lambda: people[1].id not in text_of(people[0].fresh(lobby)))
    await people[0].click(people[0].fresh(lobby), "l:1:computer", wait=False)
    await people[0].until(lambda: EN.say("lobby-computer-seat") in text_of(people[0].fresh(lobby)))
    await people[2].click(people[2].fresh(lobby), "l:1:leave", wait=False)
    await people[0].until(lambda: people[2].id not in text_of(people[0].fresh(lobby)))
    await people[0].click(people[0].fresh(lobby), "l:1:cancel", wait=False)
    await people[0].until(lambda: EN.say("lobby-status-cancelled") in text_of(people[0].fresh(lobby)))
    assert len(public(people[0])) == 1
    assert (await bot.manager.table(1)).now.status is Status.CANCELLED


@pytest.mark.parametrize("way", WAYS)
async def test_a_new_table_whose_card_is_lost_is_posted_in_its_channel(
    bot: Guildhall, people: list[Player], town: Town, way: Json
) -> None:
    """The card is posted once and pings invited users; users can join and start the table."""
    await lose_answers(town, way)
    await people[0].command("new", players=2, invited=f"<@{people[1].id}>", wait=False)
    await people[1].until(lambda: bool(public(people[1])))
    (lobby,) = public(people[1])
    assert [one["id"] for one in lobby["mentions"]] == [people[1].id]
    await town.heal()
    await people[1].click(lobby, "l:1:join")
    await people[0].click(lobby, "l:1:start")
    await people[0].until(lambda: bool(people[0].calls()))
    assert len((await bot.manager.table(1)).now.seats) == 2


async def test_a_card_that_arrived_without_confirmation_is_not_posted_again(
    bot: Guildhall, people: list[Player], town: Town
) -> None:
    """Discord posted the card, but its confirmation was lost."""
    await town.fault("lose", route=CALLBACK)
    await people[0].command("new", players=2)
    await all_posted(bot)
    await people[0].until(lambda: bool(public(people[0])))
    (lobby,) = public(people[0])
    table = await bot.manager.table(1)
    await until(lambda: table.posted.cards[LOBBY_CARD] is not None)
    assert table.posted.cards == {LOBBY_CARD: int(lobby["id"])}


async def test_a_click_on_an_older_lobby_card_updates_the_newest_too(
    people: list[Player], bot: Guildhall, town: Town
) -> None:
    """The older card could not be deleted."""
    first = await open_lobby(people, 0)
    await town.fault("status", route="DELETE /channels/*/messages/*", status=500)
    second = await people[0].panel()
    await people[1].click(first, "l:1:join")
    await people[0].until(lambda: people[1].id in text_of(people[0].fresh(second)))
    assert people[1].id in text_of(people[0].fresh(first))
    assert (await bot.manager.table(1)).posted.cards == {LOBBY_CARD: int(second["id"])}


@games_that(asks_all_at_once)
@pytest.mark.parametrize("way", WAYS)
async def test_news_of_an_answer_is_posted_if_its_response_is_lost(
    bot: Guildhall, people: list[Player], town: Town, way: Json
) -> None:
    ada, ben = people[:2]
    await start_game(bot, [ada, ben])
    await ada.answer()
    before, panel = len(public(ada)), await ben.prepare()
    await lose_answers(town, way)
    await ben.give(panel, wait=False)
    await ada.until(lambda: len(public(ada)) > before)
    await all_posted(bot)
    await check_intact(bot)


@games_that(may_pass)
@pytest.mark.parametrize("way", WAYS)
async def test_news_of_a_pass_is_posted_if_its_response_is_lost(
    bot: Guildhall, people: list[Player], town: Town, way: Json
) -> None:
    """The player confirmed the pass with a second click."""
    ada, ben = people[:2]
    await start_game(bot, [ada, ben])
    await ada.answer()
    before, panel = len(public(ada)), await ben.panel()
    await ben.click(panel, controls(panel, "n:")[0]["custom_id"])
    await lose_answers(town, way)
    await ben.click(ben.fresh(panel), controls(ben.fresh(panel), "o:")[0]["custom_id"], wait=False)
    await ada.until(lambda: len(public(ada)) > before)
    await all_posted(bot)
    await check_intact(bot)


@pytest.mark.parametrize("way", WAYS)
async def test_a_departure_is_posted_if_its_response_is_lost(
    bot: Guildhall, people: list[Player], town: Town, way: Json
) -> None:
    """The post names the computer that plays on."""
    await start_game(bot, people[:2])
    question = await people[1].about_to_leave()
    await lose_answers(town, way)
    await people[1].click(*question, wait=False)
    await people[0].wait_for(EN.say("news-left", name=f"**{people[1].name}**", computer="**Albrecht**"))


@pytest.mark.parametrize("way", WAYS)
async def test_a_game_ended_by_an_unanswered_click_of_a_moderator_is_announced(
    bot: Guildhall, people: list[Player], town: Town, way: Json
) -> None:
    await start_game(bot, people[:2])
    question = await people[0].about_to_end()
    await lose_answers(town, way)
    await people[0].click(*question, wait=False)
    await people[1].wait_for(EN.say("news-ended-by", name=f"**{people[0].name}**"))


@pytest.mark.timing(head_start=1)
@games_that(asks_all_at_once)
async def test_posts_do_not_wait_for_a_response_that_discord_keeps_refusing(
    bot: Guildhall, people: list[Player], town: Town
) -> None:
    """The library retries for half a minute; other users see the posts after a second."""
    ada, ben = people[:2]
    await start_game(bot, [ada, ben])
    await ada.answer()
    before = len(public(ada))
    panel = await ben.prepare()
    await town.fault("status", route=CALLBACK, status=500, times=None)
    clicked = await ben.give(panel, wait=False)
    await ada.until(lambda: len(public(ada)) > before)
    assert ben.interactions.get(clicked.id, {}).get("status", "pending") == "pending"
    await town.heal()


async def test_answered_clicks_post_nothing_twice(bot: Guildhall, people: list[Player]) -> None:
    """No two public messages have the same text."""
    await start_game(bot, people[:2])
    await all_decide(bot, people[:2])
    await all_posted(bot)
    texts = [text_of(one) for one in public(people[0])]
    assert len(texts) == len(set(texts))


# -- votes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", WAYS)
@played_by(3)
async def test_a_proposal_to_end_is_posted_if_its_response_is_lost(
    bot: Guildhall, people: list[Player], town: Town, way: Json
) -> None:
    """Other players are pinged once; each further yes, and the end, show on the card."""
    ada, ben, cleo = people[:3]
    await start_game(bot, [ada, ben, cleo])
    await lose_answers(town, way)
    await ben.command("end", wait=False)
    card = await ada.wait_for(EN.say("end-proposal", agreed=1, all=3))
    assert {one["id"] for one in card["mentions"]} == {ada.id, cleo.id}
    await cleo.click(card, "e:1", wait=False)
    await ada.until(lambda: EN.say("end-proposal", agreed=2, all=3) in text_of(ada.fresh(card)))
    await ada.click(ada.fresh(card), "e:1", wait=False)
    await ada.wait_for(EN.say("news-ended"))
    await ada.until(lambda: not controls(ada.fresh(card), "e:"))


@pytest.mark.parametrize("way", WAYS)
@played_by(3)
async def test_a_vote_to_play_on_shows_on_the_card_if_its_response_is_lost(
    bot: Guildhall, people: list[Player], town: Town, way: Json
) -> None:
    """Otherwise, the others would keep voting."""
    ada, ben, cleo = people[:3]
    await start_game(bot, [ada, ben, cleo])
    card = (await ben.command("end")).message
    await lose_answers(town, way)
    await cleo.click(card, "k:1", wait=False)
    await ada.until(
        lambda: (
            bot.mentions.link(EN, people[0].game).say("end-refused", name=f"**{cleo.name}**")
            in text_of(ada.fresh(card))
        )
    )


@pytest.mark.parametrize("way", WAYS)
@played_by(3)
async def test_a_proposal_to_replace_a_player_is_posted_if_its_response_is_lost(
    bot: Guildhall, people: list[Player], town: Town, way: Json
) -> None:
    """The card shows the replacement."""
    ada, ben, cleo = people[1:4]
    await start_game(bot, [ada, ben, cleo])
    await town.fault("leave_server", user=cleo.id)
    await lose_answers(town, way)
    await ada.command("replace", player=cleo.id, wait=False)
    name = f"**{cleo.name}**"
    card = await ben.wait_for(EN.say("replace-proposal", name=name, agreed=1, all=2))
    await ben.click(card, f"a:1:{cleo.id}", wait=False)
    await ada.until(lambda: EN.say("replace-agreed", name=name) in text_of(ada.fresh(card)))
