"""Reviews by clicks: a card shows the progress, then the review, which is stored and can be shared."""

import asyncio

import pytest

from bot.records.review import ReviewEffort
from bot.service.client import Guildhall
from bot.tables.reviews import CHANCES, Reviews, seat_name
from bot.tables.tuning import ReviewTuning, Tuning
from bot.tables.worker import JudgeRequest, Reply
from bot.tables.worker_pool import NoAnswer, WorkerPool
from tests.cogs.test_end import play_to_the_end
from tests.cogs.test_missed import alts
from tests.every_game import asks_little_at_once, games_that, speaks_every_language
from tests.player import EPHEMERAL, Json, Player, controls, forge, start_game, text_of

pytestmark = [
    pytest.mark.timing(review_pause=0.05),
    games_that(asks_little_at_once),
]


@pytest.fixture
def tuning() -> Tuning:
    """Reviews are quick."""
    return Tuning(
        reviews=ReviewTuning(ReviewEffort(glance=0.01, least_glance=0.01, look=0.01), moments=3, foresight=0.01)
    )


async def review_of(person: Player, end: Json) -> Json:
    """A user's finished review."""
    card = person.private(await person.click(end, "review:1"))[-1]
    await person.until(lambda: bool(controls(person.fresh(card), "share:")))
    return person.fresh(card)


@pytest.mark.parametrize("language", ["en-US", "ru", "it"])
@games_that(speaks_every_language)
async def test_a_review_is_computed_shown_stored_and_shared(
    bot: Guildhall, people: list[Player], language: str
) -> None:
    """The review has a chart, the costliest decisions with better ones, and pictures; sharing shows it to others."""
    ada, ben = people[:2]
    await ada.speak(language)
    end = await play_to_the_end(bot, [ada, ben])
    card = await review_of(ada, end)
    table = await bot.manager.table(1)
    words = table.game.words(language)
    assert f"### {words.say('review-title')}" in text_of(card)
    assert any(words.say("picture-alt-chances") in alt for alt in alts(card))
    assert not ben.find(words.say("review-title")), "it is private"
    picks = controls(card, "lookback:1:0")
    assert picks, "somebody who plays by chance blunders"
    number = picks[0]["options"][0]["value"]
    await ada.select(card, "lookback:1:0", number)
    moment = ada.fresh(card)
    review = await bot.manager.reviews.find(table, 0)
    assert review
    assert words.say("review-better", better="%", why="%").partition("%")[0] in text_of(moment)
    assert alts(moment), "the board as it was"
    await ada.click(moment, "review:1")
    card = ada.fresh(card)
    assert controls(card, "share:1"), "back at once: it is kept"
    await ada.click(card, "share:1")
    title = table.words.say("review-title")
    shared = await ben.wait_for(f"### {title}")
    assert not shared["flags"] & EPHEMERAL
    assert not controls(shared, "share:")
    outcome = await ben.select(shared, "lookback:1:0", number)
    assert ben.private(outcome), "to whoever looks, alone"


async def test_a_review_is_stored_with_its_game(bot: Guildhall, people: list[Player]) -> None:
    """The review is not computed again, even after a restart; each player has a separate review."""
    ada, ben = people[:2]
    end = await play_to_the_end(bot, [ada, ben])
    await review_of(ada, end)
    table = await bot.manager.table(1)
    assert await bot.store.artifact(1, CHANCES)
    assert await bot.store.artifact(1, seat_name(0))
    assert await bot.store.artifact(1, seat_name(1)) is None
    again = Reviews(bot.manager, bot.manager.replays)
    review = await again.find(table, 0)
    assert review
    assert len(review.chances) == 4
    assert all(sum(moment) == pytest.approx(1) for moment in review.chances)
    assert await again.find(table, 1) is None
    assert (await ada.command("review")).message["flags"] & EPHEMERAL


async def test_only_players_of_a_finished_game_can_review_it(bot: Guildhall, people: list[Player]) -> None:
    ada, ben, stranger = people[:3]
    await start_game(bot, [ada, ben])
    words = (await bot.manager.table(1)).words
    outcome = await ada.command("review")
    assert await ada.reply_to(outcome) == words.say("error-not_over")
    forged = await forge(bot, ada, "review:1", "share:1", "lookback:1:1")
    for number in ("0", "1", "2"):
        assert await ada.reply_to(await ada.click(forged, number)) == words.say("error-not_over")
    assert await stranger.reply_to(await stranger.click(forged, "0")) == bot.mentions.link(words, people[0].game).say(
        "error-not_seated"
    )
    assert all(bot.manager.reviews.progress(1, seat) is None for seat in range(2))


async def test_repeated_clicks_start_one_task_per_review(
    bot: Guildhall, people: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The newest card shows the progress and the result."""
    ada, ben = people[:2]
    end = await play_to_the_end(bot, [ada, ben])
    weigh, may_go_on = WorkerPool.weigh, asyncio.Event()

    async def wait(workers: WorkerPool, weighing: JudgeRequest) -> Reply:
        await may_go_on.wait()
        return await weigh(workers, weighing)

    monkeypatch.setattr(WorkerPool, "weigh", wait)
    cards = [ada.private(await ada.click(end, "review:1"))[-1] for _ in range(5)]
    await ada.until(lambda: len(followers()) == 1)
    may_go_on.set()
    await ada.until(lambda: bool(controls(ada.fresh(cards[-1]), "share:")), patience=60)
    await ada.until(lambda: not followers())


def followers() -> list[object]:
    """The tasks that update review cards."""
    return [task for task in asyncio.all_tasks() if "_keep_up" in repr(task.get_coro())]


async def test_a_failed_review_is_reported(
    bot: Guildhall, people: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The review can be requested again."""
    ada, ben = people[:2]
    end = await play_to_the_end(bot, [ada, ben])

    async def fail(*_: object) -> Reply:
        raise NoAnswer("TimeoutError")

    words = (await bot.manager.table(1)).words
    with monkeypatch.context() as patch:
        patch.setattr(WorkerPool, "weigh", fail)
        await ada.click(end, "review:1")
        await ada.wait_for(words.say("review-failed"))
    await review_of(ada, end)
