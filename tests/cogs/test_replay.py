"""Replays by clicks: stepping through a finished game, showing a moment, the film and the page."""

from contextlib import ExitStack
from typing import Any

import pytest

from bot.service.client import Guildhall
from bot.tables.allowance import Allowance
from bot.tables.films import MOST_QUEUED, RETRY
from bot.tables.shared_moments import MOST_SHARED
from bot.tables.status import Status
from bot.words.words import Words
from cogs.features.film import LINK
from cogs.features.replay import Replayed, name_step
from tests.cogs.test_end import play_to_the_end
from tests.cogs.test_missed import alts
from tests.every_game import asks_little_at_once, games_that, speaks_every_language
from tests.player import EPHEMERAL, Json, Player, Town, controls, forge, start_game, text_of

EVERYTHING = ("replay:1", "step:1:next:0", "why:1:1", "showstep:1:1", "film:1", "download:1")
"""Ids of all controls that show something of a finished game."""


async def replay_of(person: Player, end: Json) -> Json:
    """A user's replay, at its first step."""
    return person.private(await person.click(end, "replay:1"))[-1]


async def step(person: Player, card: Json, way: str) -> Json:
    """Press a button of the replay. Returns the updated card."""
    [button] = [one for one in controls(person.fresh(card), "step:1:") if one["custom_id"].split(":")[2] == way]
    await person.click(person.fresh(card), button["custom_id"])
    return person.fresh(card)


@pytest.mark.parametrize("language", ["en-US", "ru", "it"])
@games_that(speaks_every_language)
async def test_a_player_goes_through_a_game_step_by_step(bot: Guildhall, people: list[Player], language: str) -> None:
    """One private message shows the board and the news of every step; a list leads to a round."""
    ada, ben = people[:2]
    await ada.speak(language)
    end = await play_to_the_end(bot, [ada, ben])
    table = await bot.manager.table(1)
    words, steps = table.game.words(language), await bot.manager.replays.steps(table)

    def place(number: int) -> str:
        return words.say("replay-step", step=number + 1, steps=len(steps))

    card = await replay_of(ada, end)
    assert card["flags"] & EPHEMERAL
    assert place(0) in text_of(card)
    assert alts(card)
    assert place(1) in text_of(await step(ada, card, "next"))
    own = next(number for number in range(2, len(steps)) if 0 in steps[number].deciders)
    assert place(own) in text_of(await step(ada, card, "mine"))
    assert place(own - 1) in text_of(await step(ada, card, "back"))
    assert place(0) in text_of(await step(ada, card, "first"))
    rounds = controls(ada.fresh(card), "round:1")[0]["options"]
    assert len(rounds) <= 25
    await ada.select(ada.fresh(card), "round:1", rounds[-1]["value"])
    shown = ada.fresh(card)
    assert place(len(steps) - 1) in text_of(shown)
    assert rounds[-1]["label"] == words.say("replay-result")
    assert all(one["disabled"] for one in controls(shown, "step:1:next"))


@pytest.mark.parametrize("game", ["ulm"])
async def test_the_round_of_a_step_is_named_once(bot: Guildhall, people: list[Player]) -> None:
    """The title names it, so the news does not repeat it."""
    ada, ben = people[:2]
    end = await play_to_the_end(bot, [ada, ben])
    table = await bot.manager.table(1)
    shown = Replayed(table, await bot.manager.replays.steps(table), 0, None)
    assert text_of(await replay_of(ada, end)).count(f"### {name_step(shown, 0, table.words)}") == 1


async def test_points_are_explained_by_the_rule_with_its_numbers(bot: Guildhall, people: list[Player]) -> None:
    """The card has the points before and after the step, the topic of the rules, and the step's picture."""
    ada, ben = people[:2]
    end = await play_to_the_end(bot, [ada, ben])
    table = await bot.manager.table(1)
    words, steps = table.words, await bot.manager.replays.steps(table)
    number = max(number for number, one in enumerate(steps) if one.points)
    card = await replay_of(ada, end)
    assert not controls(card, "why:") or steps[0].points
    forged = await forge(bot, ada, f"step:1:at:{number}")
    card = ada.private(await ada.click(forged, "0"))[-1]
    await ada.click(ada.fresh(card), f"why:1:{number}")
    why, change = ada.fresh(card), steps[number].points[0]
    told = words.say("replay-points", name="%", before=change.before, after=change.after).partition("%")[2]
    assert told in text_of(why)
    assert words.say("replay-rule", topic="%").partition("%")[0] in text_of(why)
    assert alts(why) == alts(card)
    await ada.click(why, f"step:1:at:{number}")
    assert controls(ada.fresh(card), f"why:1:{number}")


async def test_a_player_shows_a_few_moments_to_everyone(bot: Guildhall, people: list[Player]) -> None:
    """Others can open the replay from the post; each player's limit survives a restart, since it is stored."""
    ada, ben = people[:2]
    await play_to_the_end(bot, [ada, ben])
    words = (await bot.manager.table(1)).words
    forged = await forge(bot, ada, *(f"showstep:1:{number}" for number in range(1, MOST_SHARED + 2)))
    for number in range(MOST_SHARED):
        await ada.click(forged, str(number))
    assert len(moments(ben, words)) == MOST_SHARED
    assert alts(moments(ben, words)[0])
    refusal = await ada.click(forged, str(MOST_SHARED))
    assert await ada.reply_to(refusal) == words.say("error-too_many_moments", most=MOST_SHARED)
    assert len(moments(ben, words)) == MOST_SHARED
    assert ben.private(await ben.click(moments(ben, words)[0], "step:1:at:1"))


async def test_a_moment_is_shown_once(bot: Guildhall, people: list[Player]) -> None:
    """A second click is refused; another player may show it, too."""
    ada, ben = people[:2]
    await play_to_the_end(bot, [ada, ben])
    words = (await bot.manager.table(1)).words
    forged = await forge(bot, ada, "showstep:1:1")
    await ada.click(forged, "0")
    assert await ada.reply_to(await ada.click(forged, "0")) == words.say("error-already_shown")
    await ben.click(forged, "0")
    assert len(moments(ben, words, ben.name)) == 1
    assert len(moments(ben, words)) == 1


def moments(person: Player, words: Words, name: str = "Ada") -> list[Json]:
    """The moments that this player shows to everyone."""
    shown = words.say("replay-shown", name=f"**{name}**", game=words.say("title"))
    return [one for one in person.messages.values() if shown in text_of(one)]


async def test_a_game_not_played_to_its_end_has_no_replay_film_or_page(bot: Guildhall, people: list[Player]) -> None:
    """Covers running and stopped games, and replay, film and page, by buttons and by the command."""
    ada, ben = people[:2]
    await start_game(bot, [ada, ben])
    bot.allowances.person = Allowance(10_000, 1000.0)
    table = await bot.manager.table(1)
    refusal = table.words.say("error-not_over")
    forged = await forge(bot, ada, *EVERYTHING)
    for status in (Status.RUNNING, Status.ENDED):
        if status is Status.ENDED:
            await bot.manager.endings.end(1, "Ada")
        assert table.now.status is status
        for number in range(len(EVERYTHING)):
            outcome = await ada.click(forged, str(number))
            assert await ada.reply_to(outcome) == refusal, EVERYTHING[number]
            assert not ada.private(outcome)[-1]["attachments"]
        assert await ada.reply_to(await ada.command("replay")) == refusal


@games_that(asks_little_at_once)
async def test_the_film_is_made_and_posted_once(bot: Guildhall, people: list[Player]) -> None:
    """A second press links to the film, or posts it again if it was deleted. Strangers cannot request it."""
    ada, ben, stranger = people[:3]
    end = await play_to_the_end(bot, [ada, ben])
    words = (await bot.manager.table(1)).words
    told = bot.mentions.link(words, people[0].game).say("error-not_seated")
    assert await stranger.reply_to(await stranger.click(end, "film:1")) == told
    outcome = await ada.click(end, "film:1")
    assert await ada.reply_to(outcome) == words.say("film-wait")
    await ben.until(lambda: len(films(ben)) == 1)
    [film] = films(ben)
    assert not film["flags"] & EPHEMERAL
    assert film["attachments"][0]["size"] <= 3_000_000
    assert await bot.manager.films.posted(await bot.manager.table(1)) == int(film["id"])
    again = await ben.reply_to(await ben.click(end, "film:1"))
    assert film["id"] in again
    assert len(films(ben)) == 1
    await bot.get_partial_messageable(int(ada.channel)).get_partial_message(int(film["id"])).delete()
    await ben.click(end, "film:1")
    await ben.until(lambda: [one["id"] for one in films(ben)] not in ([], [film["id"]]))


@games_that(asks_little_at_once)
async def test_a_bot_that_may_not_read_messages_says_where_the_film_is(
    bot: Guildhall, town: Town, people: list[Player]
) -> None:
    """It cannot know whether the message is gone, and posts no other one."""
    ada = people[0]
    end = await play_to_the_end(bot, people[:2])
    table, film = await bot.manager.table(1), int(end["id"])
    await bot.manager.films.note_posted(table, film)
    await town.fault("missing_permissions", channel=ada.channel, deny=["READ_MESSAGE_HISTORY"])
    link = LINK.format(server=table.server, channel=table.channel, message=film)
    told = await ada.reply_to(await ada.click(end, "film:1"))
    assert told == table.words.say("film-there", link=link)
    assert films(ada) == []


@games_that(asks_little_at_once)
async def test_a_film_is_refused_while_many_wait(bot: Guildhall, people: list[Player]) -> None:
    """The refusal comes at once and does not promise the film later; a page download is refused in the same way."""
    ada = people[0]
    await play_to_the_end(bot, people[:2])
    refusal = (await bot.manager.table(1)).words.say("error-one_moment", seconds=RETRY)
    forged = await forge(bot, ada, "film:1", "download:1")
    with ExitStack() as stack:
        for _ in range(MOST_QUEUED):
            stack.enter_context(bot.manager.films.queued())
        for number in ("0", "1"):
            assert await ada.reply_to(await ada.click(forged, number)) == refusal


def films(person: Player) -> list[Json]:
    """Messages with a film."""
    return [one for one in person.messages.values() if any(file["filename"] == "film.webp" for file in files(one))]


def files(message: Json) -> list[Any]:
    """The files of a message."""
    return list(message["attachments"])


@games_that(asks_little_at_once)
async def test_a_page_of_the_game_can_be_downloaded(bot: Guildhall, people: list[Player]) -> None:
    """The page is sent privately to the user who presses the button."""
    ada, ben = people[:2]
    card = await replay_of(ada, await play_to_the_end(bot, [ada, ben]))
    [sent] = ada.private(await ada.click(card, "download:1"))[-1:]
    [file] = files(sent)
    assert file["filename"].endswith("-1.html")
    assert file["size"] <= 5_000_000
    assert not any(files(one) == [file] for one in ben.messages.values())
