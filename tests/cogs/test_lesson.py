"""Lessons by clicks: private, in every language, for several users at once, and across a restart."""

import asyncio
import random
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from msgspec.structs import replace

from bot.catalogue import FIGURES, GAMES, Home, load_game, load_taught_game, use_own_figures
from bot.games.declaration import Declaration
from bot.games.lessons import follow, read_code
from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from bot.tables.allowance import Allowance
from bot.words.words import words_in
from cogs.features.lesson import SEAL, STEP
from tests.cogs.conftest import running_bot
from tests.cogs.test_refused_pictures import CALLBACK, TOO_LARGE, size_of
from tests.every_game import games_that, speaks_every_language, teaches
from tests.player import EPHEMERAL, Json, Player, Refused, Town, controls, forge, is_picked, text_of, town_at

pytestmark = games_that(teaches)
LOCALES = ["en-US", "ru", "it"]
MOST_CLICKS = 80
SELLING = "y:norenberc:1:1"
"""The button that sells in the second step of Norenberc's lesson."""
UNLIMITED = Allowance(1_000_000, 1.0)
"""Allowance of pictures for users who click faster than people."""


def steps_of(name: str) -> int:
    """The number of steps of a lesson."""
    lesson = load_game(name).declaration.lesson
    assert lesson
    return len(lesson.steps)


def row_at(name: str, step: int, locale: str = "en-US") -> str:
    """A step's heading; steps are counted from 1."""
    words = load_game(name).words(locale)
    return f"-# {words.say('title')} · {words.say('learning-progress', step=step, steps=steps_of(name))}"


def row_of(card: Json) -> str:
    """The heading of the step that is shown."""
    return text_of(card).strip().splitlines()[0]


async def begin(person: Player) -> Json:
    """Open the first step."""
    return await person.brought(await person.command("learn"))


async def begin_and_fit(person: Player, game: str) -> Json:
    """Open the second step by answering the question about the user's screen."""
    card = await begin(person)
    await person.click(card, f"learnfit:{game}:wide")
    return person.fresh(card)


class Learner:
    """A scripted user who clicks any button except Back; after a hint, the button that the hint names."""

    def __init__(self, person: Player, name: str, locale: str, seed: int) -> None:
        self.person, self.game = person, load_game(name)
        self.words = self.game.words(locale)
        self.rng = random.Random(seed)  # noqa: S311  # repeatable, not secret
        self.rows: list[str] = []
        self.pictured: set[str] = set()

    async def learn(self, card: Json) -> Json:
        """Click to the last step and return its card."""
        for _ in range(MOST_CLICKS):
            card = self.person.fresh(card)
            self.rows.append(row_of(card))
            if card["attachments"]:
                self.pictured.add(row_of(card))
            if not await self._go_on(card):
                return card
        raise AssertionError(self.rows)

    async def _go_on(self, card: Json) -> bool:
        """Click once. Returns false at the end of the lesson."""
        ways = {one["label"]: one["custom_id"] for way in ("y:", "u:", "learnfit:") for one in controls(card, way)}
        ways.pop(self.words.say("button-back"), None)
        if self.words.say("button-start-over") in ways:
            return False
        is_told = self.rows[-2:-1] == self.rows[-1:]
        lists, good = controls(card, "z:"), [one for one in ways.values() if not is_told or self._is_wanted(one)]
        picks = [one["custom_id"] for one in controls(card, "switch:") if not one["label"].startswith("✓")]
        if picks and not good:
            await self.person.click(card, self.rng.choice(picks))
        elif lists and not (is_picked(lists[0]) and good):
            values = [option["value"] for option in lists[0]["options"]]
            number = lists[0]["max_values"] if is_told else self.rng.randint(1, lists[0]["max_values"])
            await self.person.select(card, lists[0]["custom_id"], *self.rng.sample(values, number))
        else:
            await self.person.click(card, self.rng.choice(good))
        return True

    def _is_wanted(self, custom_id: str) -> bool:
        """True if this button leads to the next step."""
        found, lesson = STEP.read(custom_id) or SEAL.read(custom_id), self.game.declaration.lesson
        if not found:
            return True
        assert lesson
        return not follow(self.game.rules, lesson, int(found[1]), read_code(str(found[2]))).is_refused


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", [name for name in GAMES if load_game(name).declaration.lesson])
async def test_a_lesson_is_played_to_its_end_by_clicks(
    bot: Guildhall, people: list[Player], game: str, locale: str
) -> None:
    """The clicks are random; each step has a picture, and no table is created."""
    learner = people[0]
    await learner.speak(locale)
    bot.allowances.person = UNLIMITED
    first = await begin(learner) if locale == "en-US" else await _begin_in(learner)
    walk = Learner(learner, game, locale, seed=5)
    last = await walk.learn(first)
    assert first["flags"] & EPHEMERAL
    assert list(dict.fromkeys(walk.rows)) == [row_at(game, step, locale) for step in range(1, steps_of(game) + 1)]
    assert walk.pictured == set(walk.rows)
    assert controls(last, f"now:{game}")
    assert controls(last, f"table:{game}")
    assert controls(last, "g:")
    assert await bot.store.table(1) is None
    assert [one["id"] for one in people[1].messages.values()] == []


@pytest.fixture
def other_figures(tmp_path: Path) -> Iterator[None]:
    """An operator's rules file that renames a quarter of Ulm."""
    home, file = GAMES["ulm"], tmp_path / "mine.toml"
    file.write_text((home.data / FIGURES).read_text("utf-8").replace("crooked_house", "leaning_house"), "utf-8")
    use_own_figures({"ulm": file})
    yield
    GAMES["ulm"] = home
    load_game.cache_clear()


@pytest.mark.parametrize("game", ["ulm"])
@pytest.mark.usefixtures("other_figures")
async def test_ulms_lesson_ignores_a_hosts_figures(bot: Guildhall, people: list[Player]) -> None:
    """The lesson's deal and sentences are made for the default rules."""
    assert load_game("ulm").rules.version != load_taught_game("ulm").rules.version
    bot.allowances.person = UNLIMITED
    walk = Learner(people[0], "ulm", "en-US", seed=5)
    walk.game = load_taught_game("ulm")
    await walk.learn(await begin(people[0]))
    assert walk.rows[-1] == row_at("ulm", steps_of("ulm"))


async def _begin_in(person: Player) -> Json:
    """Start the lesson by the button of `help`; the button's label is the same in all languages."""
    help_card = (await person.command("help")).message
    return await person.brought(await person.click(help_card, f"j:{person.game}"))


@pytest.mark.parametrize("game", ["norenberc"])
async def test_norenbercs_lesson_shows_what_the_last_answer_did(people: list[Player]) -> None:
    """The result is above the next topic; the panel has only the parts taught so far."""
    learner = people[0]
    sell = await begin_and_fit(learner, "norenberc")
    labels = [one["label"] for one in controls(sell, "y:")]
    assert labels == ["Sell 1 for 7\xa0Talers", "Recruit", "Buy", "Do nothing", "Back"]
    await learner.click(sell, SELLING)
    told = text_of(learner.fresh(sell))
    assert row_at("norenberc", 3) in told
    assert "You sold 1\xa0Beer" in told
    assert "What has happened" not in told


@pytest.mark.parametrize("game", ["norenberc"])
async def test_a_wrong_answer_in_norenbercs_lesson_gets_a_hint(people: list[Player]) -> None:
    """The question stays open."""
    learner = people[0]
    sell = await begin_and_fit(learner, "norenberc")
    ways = controls(sell, "y:")
    await learner.click(sell, "Recruit")
    shown = learner.fresh(sell)
    assert "nobody pays more for a Beer" in text_of(shown)
    assert row_of(shown) == row_at("norenberc", 2)
    assert controls(shown, "y:") == ways


def asks_screen(card: Json) -> bool:
    """True if a card asks which screen its reader has."""
    return bool(controls(card, "learnfit:"))


async def test_the_first_step_asks_once_which_pictures_fit(bot: Guildhall, people: list[Player], game: str) -> None:
    """The question is never repeated after an answer; without one, the next lesson asks it, too."""
    bot.allowances.person = UNLIMITED
    learner = people[0]
    assert asks_screen(await begin(learner))
    first = await begin(learner)
    assert asks_screen(first)
    wide = await size_of(learner, first)
    await learner.click(first, f"learnfit:{game}:narrow")
    second = learner.fresh(first)
    assert row_of(second) == row_at(game, 2)
    again = await begin(learner)
    assert not asks_screen(again)
    assert (await size_of(learner, again))[0] < wide[0]
    await learner.click(second, words_in("en").say("button-back"))
    assert controls(learner.fresh(second), f"y:{game}:1:")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "custom_id",
    ["y:{}:99:", "y:{}:3:8.8", "y:{}:99:7.1", "y:{}:3:7.1.4.7.2.1.1.0", "z:{}:0:"],
)
@games_that(speaks_every_language)
async def test_an_outdated_or_forged_lesson_button_is_refused(
    bot: Guildhall, people: list[Player], game: str, locale: str, custom_id: str
) -> None:
    """The message does not change."""
    custom_id = custom_id.format(game)
    await people[0].speak(locale)
    old = await forge(bot, people[0], custom_id)
    told = await people[0].reply_to(await people[0].click(old, custom_id))
    assert told == bot.mentions.link(words_in(locale), game).say("error-lesson_lost")
    assert people[0].fresh(old)["components"] == old["components"]


async def test_several_users_learn_at_once(bot: Guildhall, people: list[Player], game: str) -> None:
    """No user sees a step of another user's lesson."""
    bot.allowances.person = UNLIMITED
    cards = [await begin(person) for person in people[:3]]
    walks = [Learner(person, game, "en-US", seed) for seed, person in enumerate(people[:3])]
    await asyncio.gather(*(walk.learn(card) for walk, card in zip(walks, cards, strict=True)))
    for person, card in zip(people[:3], cards, strict=True):
        assert [*person.messages] == [card["id"]]
        assert row_of(person.fresh(card)) == row_at(game, steps_of(game))


async def test_a_lesson_continues_after_a_restart(sandbox: Sandbox, tmp_path: Path, game: str) -> None:
    """The lesson continues even with an empty database, because lessons store nothing."""
    async with town_at(sandbox.url, 1) as (_town, [learner]):
        learner.is_patient, learner.game = True, game
        async with running_bot(sandbox.url, tmp_path / "one.sqlite3"):
            card = await begin_and_fit(learner, game)
        async with running_bot(sandbox.url, tmp_path / "two.sqlite3") as again:
            again.allowances.person = UNLIMITED
            last = await Learner(learner, game, "en-US", 3).learn(card)
    assert row_of(last) == row_at(game, steps_of(game))


async def test_lesson_pictures_use_the_readers_settings(bot: Guildhall, people: list[Player]) -> None:
    assert bot.came_up.is_set()
    wide = await size_of(people[0], await begin(people[0]))
    await people[0].slash("settings", size="narrow")
    assert (await size_of(people[0], await begin(people[0])))[0] < wide[0]


async def test_a_refused_picture_is_replaced_by_its_description(people: list[Player], town: Town) -> None:
    """The lesson continues."""
    shown = (await begin(people[0]))["attachments"][0]["description"]
    await town.fault("status", route=CALLBACK, status=TOO_LARGE, times=2)
    card = await begin(people[0])
    assert not card["attachments"]
    assert shown.partition(".")[0] in text_of(card)
    assert asks_screen(card)


async def test_lobby_help_and_rules_lead_to_the_lesson(people: list[Player], game: str) -> None:
    """In the lobby, both players and spectators can open the lesson."""
    lobby = (await people[0].command("new")).message
    texts = [
        lobby,
        (await people[1].command("help")).message,
        (await people[1].command("rules")).message,
    ]
    labels = [[one["label"] for one in controls(card, "j:")] for card in texts]
    assert labels == [["New here?"], ["New here? Learn to play"], ["New here? Learn to play"]]
    opened = await people[1].brought(await people[1].click(lobby, f"j:{game}"))
    assert row_of(opened) == row_at(game, 1)
    assert opened["id"] not in people[0].messages


@pytest.fixture
def untaught(game: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game without a lesson, added to the catalog before the bot starts."""
    module, home = ModuleType("untaught_game"), GAMES[game]

    def declare_untaught(figures: Mapping[str, Any]) -> Declaration:
        declared: Declaration = import_module(home.rules).declare(figures)
        return replace(declared, lesson=None)

    vars(module)["declare"] = declare_untaught
    monkeypatch.setitem(sys.modules, "untaught_game", module)
    monkeypatch.setitem(GAMES, "untaught", Home("untaught_game", home.painter, home.data))
    return "untaught"


async def test_a_game_without_a_lesson_offers_none(untaught: str, bot: Guildhall, people: list[Player]) -> None:
    """The game has neither a button nor a command for lessons; an old button is refused."""
    for card in [(await people[0].slash(f"{untaught} {command}")).message for command in ("help", "rules")]:
        assert controls(card, "h:")
        assert not controls(card, "j:")
    with pytest.raises(Refused):
        await people[0].slash(f"{untaught} learn")
    old = await forge(bot, people[0], f"j:{untaught}")
    told = await people[0].reply_to(await people[0].click(old, f"j:{untaught}"))
    assert told == bot.mentions.link(words_in("en"), untaught).say("error-lesson_lost")
