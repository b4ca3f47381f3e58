"""*What if* by clicks: a finished game is continued from a decision on one private card, without posts."""

import random

import pytest

from bot.service.client import Guildhall
from bot.tables.allowance import Allowance
from tests.cogs.test_end import play_to_the_end
from tests.cogs.test_missed import alts
from tests.cogs.test_review import review_of, tuning
from tests.every_game import asks_little_at_once, games_that
from tests.player import EPHEMERAL, Json, Player, check_intact, controls, forge, is_picked, text_of

__all__ = ["tuning"]

pytestmark = [pytest.mark.timing(review_pause=0.05), games_that(asks_little_at_once)]


async def begin(person: Player, end: Json) -> Json:
    """Continue from the costliest decision."""
    card = await review_of(person, end)
    picks = controls(card, "lookback:1:0")[0]
    await person.select(card, picks["custom_id"], picks["options"][0]["value"])
    await person.click(person.fresh(card), controls(person.fresh(card), "whatif:")[0]["custom_id"])
    return person.fresh(card)


async def answer(person: Player, card: Json, rng: random.Random) -> Json:
    """Use the first control that the card offers."""
    lists = [one for one in controls(card, "i:p:") if not (one["max_values"] > 1 and is_picked(one))]
    if lists:
        values = [option["value"] for option in lists[0]["options"]]
        most = max(1, lists[0]["min_values"])
        await person.select(card, lists[0]["custom_id"], *rng.sample(values, most))
    else:
        buttons = [one for kind in ("i:c:", "i:s:", "i:o:", "i:d:", "i:n:") for one in controls(card, kind)]
        await person.click(card, buttons[0]["custom_id"])
    return person.fresh(card)


async def test_a_finished_game_is_continued_in_private(bot: Guildhall, people: list[Player]) -> None:
    """The new game runs to its end, with the board on every card; the finished game and the channel do not change."""
    ada, ben = people[:2]
    end = await play_to_the_end(bot, [ada, ben])
    before, rng = len(ben.posted()), random.Random(3)  # noqa: S311  # repeatable, not secret
    card = await begin(ada, end)
    words = (await bot.manager.table(1)).words
    assert f"### {words.say('what-if-title')}" in text_of(card)
    assert alts(card)
    bot.allowances.person = Allowance(1_000_000, 1.0)
    while controls(card, "i:"):
        assert card["flags"] & EPHEMERAL
        card = await answer(ada, card, rng)
    assert words.say("what-if-end", points="%", place="%", real="%", real_place="%").partition("%")[0] in text_of(card)
    assert len(ben.posted()) == before
    await check_intact(bot)
    await ada.click(card, "tryback:1")
    card = ada.fresh(card)
    assert controls(card, "i:"), "the last question is open again"
    await ada.click(card, controls(card, "lookat:")[0]["custom_id"])
    assert controls(ada.fresh(card), "whatif:"), "back at the decision"


async def test_every_decision_can_be_viewed_and_continued(bot: Guildhall, people: list[Player]) -> None:
    """The test includes decisions that cost nothing."""
    ada, ben = people[:2]
    end = await play_to_the_end(bot, [ada, ben])
    card = await begin(ada, end)
    number = int(controls(card, "lookat:")[0]["custom_id"].rpartition(":")[2])
    table = await bot.manager.table(1)
    numbers = sorted(await bot.manager.reviews.decisions(table, 0))
    await ada.click(card, f"lookat:1:0:{number}")
    other = numbers[numbers.index(number) - 1 if number != numbers[0] else 1]
    await ada.click(ada.fresh(card), f"lookat:1:0:{other}")
    await ada.click(ada.fresh(card), f"whatif:1:0:{other}")
    position = await bot.manager.what_ifs.find(table, int(ada.id))
    assert position.what_if.number == other


async def test_outdated_and_forged_what_if_buttons_are_refused(bot: Guildhall, people: list[Player]) -> None:
    ada, ben, stranger = people[:3]
    end = await play_to_the_end(bot, [ada, ben])
    card = await begin(ada, end)
    words = (await bot.manager.table(1)).words
    old = controls(card, "i:")[0]["custom_id"]
    forged = await forge(bot, ada, old, "i:o:1:long.ago:x", "i:nonsense", "whatif:1:0:9999", "whatif:1:7:0")
    assert await stranger.reply_to(await stranger.click(forged, "1")) == bot.mentions.link(words, people[0].game).say(
        "error-not_seated"
    )
    assert await ben.reply_to(await ben.click(forged, "1")) == words.say("error-not_reviewed")
    outcome = await ada.click(forged, "1")
    await ada.until(lambda: words.say("error-closed_prompt") in [text_of(one) for one in ada.private(outcome)])
    assert await ada.reply_to(await ada.click(forged, "2")) == bot.mentions.link(words).say("error-unknown_control")
    for number in ("3", "4"):
        assert await ada.reply_to(await ada.click(forged, number)) == words.say("error-not_reviewed")
