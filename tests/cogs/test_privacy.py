"""`/privacy` by clicks: the summary, the visibility of results, the file, and deletion after a day."""

import json
import logging
from typing import Any

import pytest

from bot.catalogue import load_game
from bot.service.client import Guildhall
from bot.tables.forgetting import GRACE
from bot.tables.people import Visibility
from bot.words.words import Words, words_in
from cogs.cards.controls import RECORD
from cogs.hall import PolicyLinks
from tests.clock import RunningClock
from tests.cogs.test_end import play_to_the_end
from tests.every_game import games_that, speaks_every_language
from tests.player import EPHEMERAL, Json, Player, all_posted, controls, smallest_table, start_game, text_of
from tests.traces import find_traces

LOCALES = ("en-US", "ru", "it")
in_each_language = pytest.mark.parametrize("locale", LOCALES)


async def card_of(person: Player) -> Json:
    """The user's card, which is private."""
    card = (await person.slash("privacy")).message
    assert card["flags"] & EPHEMERAL
    return card


async def press(person: Player, card: Json, custom_id: str) -> Json:
    """Click a button of the card. Returns the updated card."""
    await person.click(card, custom_id)
    return person.fresh(card)


async def ask_twice(person: Player, words: Words) -> Json:
    """Ask for deletion and confirm twice."""
    card = await press(person, await card_of(person), "forget:ask")
    assert words.say("forget-yes-ask") in labels(card)
    card = await press(person, card, "forget:again")
    assert words.say("forget-yes-again") in labels(card)
    return await press(person, card, "forget:now")


def labels(card: Json) -> list[str]:
    """The labels of a card's buttons."""
    return [str(one["label"]) for one in controls(card, "")]


async def let_the_day_pass(bot: Guildhall, clock: RunningClock) -> None:
    """Move the clock forward by a day, and delete the data of users whose requests are due."""
    clock.forward(GRACE + 1)
    await bot.manager.forgetting.forget_due()


@in_each_language
@games_that(speaks_every_language)
async def test_the_whole_path_to_deletion(
    bot: Guildhall, people: list[Player], clock: RunningClock, locale: str
) -> None:
    """Covers all cards from the first one to the empty one, in the user's language."""
    words, ada = words_in(locale), people[0]
    await ada.speak(locale)
    lobby = (await ada.command("new", players=3)).message
    await ada.click(lobby, "l:1:cancel")
    card = await card_of(ada)
    assert words.say("privacy-count-games", number=1, open=0) in text_of(card)
    assert words.say("privacy-visible-everywhere") in text_of(card)
    card = await press(ada, card, "showto:nowhere")
    assert words.say("privacy-visible-nowhere") in text_of(card)
    card = await press(ada, card, "norating:on")
    assert words.say("privacy-rating-show") in labels(card)
    card = await ask_twice(ada, words)
    request = (await bot.manager.personal_data.traces(int(ada.id))).forget_at
    assert words.say("forget-pending", when=f"<t:{request}:R>") in text_of(card)
    await let_the_day_pass(bot, clock)
    assert await find_traces(bot.store, int(ada.id), ada.name) == set()
    assert words.say("privacy-nothing") in text_of(await card_of(ada))


@in_each_language
@games_that(speaks_every_language)
async def test_the_request_is_withdrawn_by_one_click(
    bot: Guildhall, people: list[Player], clock: RunningClock, locale: str
) -> None:
    """The button on the confirmation question that keeps everything also takes one click."""
    words, ada = words_in(locale), people[0]
    await ada.speak(locale)
    await ada.slash("settings", theme="dark")
    card = await press(ada, await card_of(ada), "forget:ask")
    assert words.say("forget-kept") in text_of(await press(ada, card, "keepme:data"))
    await ask_twice(ada, words)
    assert words.say("forget-kept") in text_of(await press(ada, await card_of(ada), "keepme:data"))
    await let_the_day_pass(bot, clock)
    assert (await bot.people.settings(int(ada.id))).theme == "dark"


@in_each_language
@games_that(speaks_every_language)
async def test_a_player_must_leave_running_games_before_asking_for_deletion(
    bot: Guildhall, people: list[Player], locale: str
) -> None:
    """The request is refused at the first click, and at an old confirmation clicked after a game has started."""
    words, ada = words_in(locale), people[0]
    await ada.speak(locale)
    card = await card_of(ada)
    question = await press(ada, await press(ada, await card_of(ada), "forget:ask"), "forget:again")
    await start_game(bot, people[:2])
    told = bot.mentions.link(words).say("error-still_playing", games=1)
    assert told in await ada.reply_to(await ada.click(card, "forget:ask"))
    assert told in await ada.reply_to(await ada.click(question, "forget:now"))
    assert (await bot.manager.personal_data.traces(int(ada.id))).forget_at is None


async def test_a_deletion_that_has_begun_cannot_be_withdrawn(
    bot: Guildhall, people: list[Player], clock: RunningClock
) -> None:
    """The card says so, and an old button to withdraw is refused."""
    ada, words = people[0], words_in("en")
    card = await ask_twice(ada, words)
    clock.forward(GRACE + 1)
    [due] = await bot.store.due_forgetting(bot.manager.now(), 1)
    assert await bot.store.begin_forgetting(due)
    told = await ada.reply_to(await ada.click(card, "keepme:data"))
    assert words.say("error-not_asked_to_forget") in told
    card = await card_of(ada)
    assert words.say("forget-begun") in text_of(card)
    assert not controls(card, "keepme")


async def test_the_file_is_sent_only_to_the_user_who_requests_it(bot: Guildhall, people: list[Player]) -> None:
    """The file is a private attachment and has only that user's data."""
    ada = people[0]
    await start_game(bot, people[:2])
    sent = await ada.brought(await ada.click(await card_of(ada), "mydata:file"))
    assert sent["flags"] & EPHEMERAL
    [file] = sent["attachments"]
    assert file["filename"] == "my-data.json"
    async with ada.town.web.get(file["url"]) as response:
        told: dict[str, Any] = json.loads(await response.read())
    assert told["user_id"] == ada.id
    assert [game["game_id"] for game in told["games"]] == [1]
    assert people[1].id not in json.dumps(told)


def note_names(game: str, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """Return a list that collects the names in every scene painted from now on."""
    painter, seen = type(load_game(game).painter), list[tuple[str, ...]]()
    lay = painter.lay

    def note(self: Any, scene: Any, words: Words) -> Any:
        seen.append(scene.names)
        return lay(self, scene, words)

    monkeypatch.setattr(painter, "lay", note)
    return seen


async def test_everything_shown_later_says_former_player(
    bot: Guildhall,
    people: list[Player],
    clock: RunningClock,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Covers scores, status, board, description, details and record of a finished game; the log has no name, either.

    Names in pictures are checked in the scenes that painters get, some of them for boards painted in advance.
    """
    players = smallest_table(people)
    ada, ben = players[:2]
    end = await play_to_the_end(bot, players)
    painted = note_names(ben.game, monkeypatch)
    await ask_twice(ada, words_in("en"))
    with caplog.at_level(logging.DEBUG):
        await let_the_day_pass(bot, clock)
        told = [
            await ben.brought(await ben.click(end, controls(end, "details:")[0]["custom_id"])),
            (await ben.command("status")).message,
            (await ben.command("board")).message,
            await ben.brought(await ben.click(end, RECORD.id(1))),
        ]
        await all_posted(bot)
    own = [{name: value for name, value in message.items() if name != "referenced_message"} for message in told]
    shown = "\n".join(json.dumps(message, ensure_ascii=False) for message in own)
    assert words_in("en").say("former-player") in shown
    assert ada.name not in shown
    assert ada.id not in shown
    logged = [record for record in caplog.records if record.name.startswith(("bot", "cogs"))]
    assert logged
    assert not [one for one in logged if ada.id in str(one.__dict__) or ada.name in str(one.__dict__)]
    assert any(ben.name in names for names in painted)
    assert not [names for names in painted if ada.name in names]
    async with ben.town.web.get(told[-1]["attachments"][0]["url"]) as response:
        record = await response.text()
    assert ada.name not in record
    assert ada.id not in record


async def test_the_card_links_to_the_hosts_own_documents(bot: Guildhall, people: list[Player]) -> None:
    """If the host has set no documents, the card has no links."""
    words = words_in("en")
    assert words.say("privacy-policy") not in text_of(await card_of(people[0]))
    bot.policy_links = PolicyLinks("https://example.org/privacy", "https://example.org/terms")
    told = text_of(await card_of(people[0]))
    for key, page in (("privacy-policy", "privacy"), ("privacy-terms", "terms")):
        assert f"[{words.say(key)}](<https://example.org/{page}>)" in told


async def test_a_choice_about_visibility_is_saved(bot: Guildhall, people: list[Player]) -> None:
    """The clicked button turns green, the others gray."""
    card = await card_of(people[0])
    for choice in Visibility:
        card = await press(people[0], card, f"showto:{choice}")
        green = [one["custom_id"] for one in controls(card, "showto:") if one["style"] == 3]
        assert green == [f"showto:{choice}"]
        assert (await bot.people.settings(int(people[0].id))).visibility is choice
