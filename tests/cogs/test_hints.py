"""Hints by clicks: shown on the panel that asked, computed in another process, and removed with the question."""

import asyncio
import re
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.games.advice import Advice
from bot.service.client import Guildhall
from bot.tables.allowance import Allowance, Cost
from bot.tables.tuning import Tuning
from bot.tables.worker import AdviceRequest
from bot.tables.worker_pool import NoAnswer
from tests.every_game import asks_all_at_once, asks_little_at_once, games_that, speaks_every_language
from tests.player import Json, Player, asked, check_intact, controls, forge, full_table, start_game, text_of
from tests.tuned import QUICK_HINTS, tuned

NUMBERED = re.compile(r"\d\. ")
"""Prefix of a suggestion's label."""
pytestmark = games_that(asks_little_at_once)


@pytest.fixture
def tuning() -> Tuning:
    """Hints come quickly even on a busy machine."""
    return Tuning(hints=QUICK_HINTS)


class Gate:
    """A gate that blocks all searches until it is opened."""

    def __init__(self, bot: Guildhall) -> None:
        self.opened, self.asked = asyncio.Event(), 0
        self._advise = bot.manager.workers.advise
        bot.manager.workers.advise = self.advise  # type: ignore[method-assign]

    async def advise(self, advising: AdviceRequest) -> Advice:
        """Wait until the gate is open, then search."""
        self.asked += 1
        await self.opened.wait()
        return await self._advise(advising)


def say(bot: Guildhall, key: str, language: str = "en") -> str:
    """A hint's sentence without its arguments."""
    table = bot.manager.loaded(1)
    assert table
    return bot.mentions.link(table.game.words(language), table.game.name).say(key)


def is_hint(bot: Guildhall, text: str, language: str = "en") -> bool:
    """True if the text contains a hint with a suggestion."""
    return re.search(rf"^\*\*{say(bot, 'hint-title', language)}\*\*.*\n1\. \*\*", text, re.MULTILINE) is not None


async def shows(person: Player, panel: Json, is_so: Callable[[str], bool]) -> str:
    """Wait until the panel's text satisfies this condition. Returns the text."""
    await person.until(lambda: is_so(text_of(person.fresh(panel))))
    return text_of(person.fresh(panel))


def hint_button(panel: Json) -> str:
    """The id of the button that asks for a hint."""
    return str(controls(panel, "hint:1:")[0]["custom_id"])


async def one_asked(bot: Guildhall, people: list[Player]) -> tuple[Player, Json]:
    """Start a game. Returns a user with an open question, and their panel."""
    await start_game(bot, people[:2])
    person = (await asked(bot, people[:2]))[0]
    return person, await person.panel()


@pytest.mark.parametrize("language", ["en-US", "ru", "it"])
@games_that(speaks_every_language)
async def test_a_hint_appears_on_the_panel_that_asked_for_it(
    bot: Guildhall, people: list[Player], language: str
) -> None:
    """The panel first says that the hint is being computed, then shows the best answers with their chances."""
    for person in people[:2]:
        await person.speak(language)
    ada, panel = await one_asked(bot, people)
    gate, before = Gate(bot), len(ada.posted())
    await ada.click(panel, hint_button(panel))
    assert say(bot, "hint-thinking", language) in text_of(ada.fresh(panel))
    assert not controls(ada.fresh(panel), "hint:"), "it is thought of already"
    gate.opened.set()
    text = await shows(ada, panel, lambda text: is_hint(bot, text, language))
    assert say(bot, "hint-thinking", language) not in text
    assert not controls(ada.fresh(panel), "hint:")
    assert len(ada.posted()) == before
    table = await check_intact(bot)
    hint = table.hint_for(table.seat_of(int(ada.id)))
    assert hint
    assert hint.advice
    assert len(hint.advice.judgements) > 1


async def test_a_hint_disappears_with_its_question(bot: Guildhall, people: list[Player]) -> None:
    """A player who answers before the hint arrives never sees it, and can ask for a hint at the next question."""
    ada, panel = await one_asked(bot, people)
    gate = Gate(bot)
    await ada.click(panel, hint_button(panel))
    panel = await ada.prepare(ada.fresh(panel))
    assert say(bot, "hint-thinking") in text_of(panel), "picking is no answer"
    await ada.give(panel)
    gate.opened.set()
    await bot.manager.hints.finish()
    await asyncio.gather(*bot.panels.tasks)
    shown = text_of(ada.fresh(panel))
    assert say(bot, "hint-thinking") not in shown
    assert not is_hint(bot, shown)


async def test_an_old_hint_button_is_refused(bot: Guildhall, people: list[Player]) -> None:
    """No hint is computed."""
    ada, panel = await one_asked(bot, people)
    old = hint_button(panel)
    await ada.answer()
    gate = Gate(bot)
    outcome = await ada.click(await forge(bot, ada, old), old)
    assert await ada.reply_to(outcome) == say(bot, "error-closed_prompt")
    assert not gate.asked


async def test_a_user_without_a_seat_gets_no_hint(bot: Guildhall, people: list[Player]) -> None:
    _, panel = await one_asked(bot, people)
    forged = await forge(bot, people[3], hint_button(panel))
    assert await people[3].reply_to(await people[3].click(forged, "0")) == say(bot, "error-not_seated")


async def test_a_table_can_be_opened_without_hints(bot: Guildhall, people: list[Player]) -> None:
    """The lobby says that there are no hints, panels have no hint button, and a forged hint button is refused."""
    ada, ben = people[:2]
    lobby = (await ada.command("new", players=2, pace="none", hints=False)).message
    await ben.click(lobby, "l:1:join")
    assert say(bot, "lobby-no-hints") in text_of(ada.fresh(lobby))
    await ada.click(lobby, "l:1:start")
    person = (await asked(bot, [ada, ben]))[0]
    panel, table = await person.panel(), await bot.manager.table(1)
    assert not controls(panel, "hint:")
    prompt = table.prompt_for(table.seat_of(int(person.id)))
    assert prompt
    forged = await forge(bot, person, f"hint:1:{prompt.id}")
    assert await person.reply_to(await person.click(forged, "0")) == say(bot, "error-no_hints")
    assert not table.hints


async def test_hints_are_limited_per_user(bot: Guildhall, people: list[Player]) -> None:
    """A refused request does not change the panel."""
    ada, panel = await one_asked(bot, people)
    bot.allowances.person = Allowance(Cost.SEARCH.person - 1, 0.001)
    outcome = await ada.click(panel, hint_button(panel))
    assert "1000" in await ada.reply_to(outcome)
    assert controls(ada.fresh(panel), "hint:")
    assert not (await bot.manager.table(1)).hints


async def advised(bot: Guildhall, person: Player, panel: Json) -> Json:
    """Ask for a hint and return the panel with it."""
    await person.click(panel, hint_button(panel))
    await shows(person, panel, lambda text: is_hint(bot, text))
    return person.fresh(panel)


async def test_a_hint_comes_even_if_no_process_can_search(
    bot: Guildhall, people: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The panel shows the quick computer's advice and why no search ran; the player need not ask again."""
    ada, panel = await one_asked(bot, people)

    async def fail(_advising: AdviceRequest) -> Advice:
        raise NoAnswer("TimeoutError")

    monkeypatch.setattr(bot.manager.workers, "advise", fail)
    shown = await advised(bot, ada, panel)
    assert say(bot, "hint-quick") in text_of(shown)
    assert suggestions(shown)
    assert not controls(shown, "hint:")


@tuned(Tuning(hints=replace(QUICK_HINTS, soon=0.0)))
async def test_a_hint_comes_soon_and_is_replaced_by_a_better_one(bot: Guildhall, people: list[Player]) -> None:
    """During a long search, the panel shows what the quick computer would play."""
    ada, panel = await one_asked(bot, people)
    gate = Gate(bot)
    shown = await advised(bot, ada, panel)
    assert say(bot, "hint-quick") in text_of(shown)
    gate.opened.set()
    await shows(ada, panel, lambda text: say(bot, "hint-quick") not in text)


def suggestions(panel: Json) -> list[Json]:
    """The buttons that play a suggestion."""
    return [one for letter in ("s:", "o:") for one in controls(panel, letter) if NUMBERED.match(one["label"])]


async def test_each_suggestion_has_a_button_that_plays_it(bot: Guildhall, people: list[Player]) -> None:
    """The button has the suggestion's name; no other button has the same label."""
    ada, panel = await one_asked(bot, people)
    panel = await advised(bot, ada, panel)
    table = await bot.manager.table(1)
    hint = table.hint_for(table.seat_of(int(ada.id)))
    assert hint
    assert hint.advice
    buttons, labels = suggestions(panel), [one["label"] for one in controls(panel, "")]
    assert len(buttons) == len(hint.advice.judgements)
    assert len({*labels}) == len(labels)
    text = text_of(panel)
    for button in buttons:
        number, name = button["label"].split(". ", 1)
        assert f"{number}. **{name.removesuffix('…')}" in text
    chosen = next(one for one in buttons if one["label"].startswith("2."))
    await ada.click(panel, chosen["custom_id"])
    moves = [turn.answer for turn in await bot.manager.store.turns(1)]
    chain = hint.advice.judgements[1].chain
    assert moves[: len(chain)] == [answer for _, answer in chain]
    await check_intact(bot)


@games_that(asks_all_at_once, asks_little_at_once)
async def test_simultaneous_requests_for_hints_are_all_answered(bot: Guildhall, people: list[Player]) -> None:
    """Each question is searched once, and the searches do not delay other clicks."""
    players = full_table(people)
    await start_game(bot, players)
    gate, table = Gate(bot), await bot.manager.table(1)
    presses = []
    for person in await asked(bot, players):
        prompt = table.prompt_for(table.seat_of(int(person.id)))
        assert prompt
        presses.append((person, await forge(bot, person, f"hint:1:{prompt.id}")))
    clicks = [(person, await person.click(card, "0", wait=False)) for _ in range(6) for person, card in presses]
    outcomes = [await person.settled(click.id) for person, click in clicks]
    assert [outcome.status for outcome in outcomes] == ["done"] * len(clicks)
    assert gate.asked == len(presses) == len(players)
    first = players[0]
    seat = table.seat_of(int(first.id))
    assert (await first.command("status")).status == "done"
    await first.answer()
    assert table.now.turns >= 1, "nobody waits for a hint"
    gate.opened.set()
    for person, _ in presses[1:]:
        own = table.seat_of(int(person.id))
        await person.until(lambda own=own: bool((hint := table.hint_for(own)) and hint.advice))  # type: ignore[misc]
    await bot.manager.hints.finish()
    hint = table.hint_for(seat)
    assert hint is None or hint.prompt == table.prompt_for(seat)
    await check_intact(bot)
