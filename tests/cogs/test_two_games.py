"""Two games at once that call the same things by different words: each speaks its own."""

import re
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from msgspec.structs import replace

from bot.catalogue import GAMES, Home, load_game
from bot.games.contract import Declaration
from bot.games.norenberc import declare
from bot.games.norenberc.rules import Norenberc
from bot.service.client import Guildhall
from bot.words.words import LANGUAGES, words_in
from tests.cogs.playing import all_posted
from tests.driver import Person, text_of

RENAMED = ("title", "topic-goal", "topic-goal-title", "ask-plan", "call-plan", "line-status_planning", "panel-sealed")
"""Sentences that the twin has in words of its own; all others it shares."""


class Twin(Norenberc):
    """The same rules under another name."""

    name = "twin"


def declare_twin(figures: Mapping[str, Any]) -> Declaration:
    """What a game's package offers."""
    declaration = declare(figures)
    assert isinstance(declaration.rules, Norenberc)
    return replace(declaration, rules=Twin(declaration.rules.pieces))


@pytest.fixture(autouse=True)
def twin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A second game with a folder of its own, elsewhere than the first's."""
    module, folder = ModuleType("twin_game"), tmp_path / "twin"
    vars(module)["declare"] = declare_twin
    monkeypatch.setitem(sys.modules, "twin_game", module)
    shutil.copytree(GAMES["norenberc"].data, folder)
    for language in LANGUAGES:
        file = folder / f"{language}.ftl"
        text = file.read_text("utf-8")
        for key in RENAMED:
            text = re.sub(rf"^{key} =.*\n(?:[ }}].*\n)*", f"{key} = twin {key} {language}\n", text, flags=re.MULTILINE)
        file.write_text(text, "utf-8")
    monkeypatch.setitem(GAMES, "twin", Home("twin_game", "render.norenberc", folder))
    return "twin"


async def seen_by(person: Person, bot: Guildhall, game: str, channel: str) -> str:
    """Everything that a host is told on the way into a game, and what the rules say."""
    person.channel = channel
    lobby = (await person.slash(f"{game} new", players=2, computers=1)).message
    texts = [text_of(lobby)]
    await person.click(lobby, f"l:{(await bot.manager.table_in(int(channel))).id}:start")
    await all_posted(bot)
    texts += [text_of(one) for one in person.messages.values() if one["channel_id"] == channel]
    for command in ("play", "status", "rules"):
        texts.append(text_of((await person.slash(f"{game} {command}")).message))
    return "\n".join(texts)


async def test_two_games_with_the_same_keys_speak_each_its_own_words(
    bot: Guildhall, people: list[Person], twin: str
) -> None:
    """Lobby, panel, call, status and rules of both, side by side, in two languages."""
    first, second, *_others = [one["id"] for one in people[0].hello["servers"][0]["channels"]]
    told = await seen_by(people[0], bot, "norenberc", first)
    told_by_twin = await seen_by(people[0], bot, twin, second)

    for key in ("title", "topic-goal", "topic-goal-title", "ask-plan", "line-status_planning"):
        assert f"twin {key} en" in told_by_twin, key
        assert load_game("norenberc").words("en").say(key) in told, key
    assert "twin call-plan en" in told_by_twin
    assert "twin" not in told
    assert load_game(twin).words("it").say("title") == "twin title it"
    assert load_game(twin).words("it").say("lobby-join") == words_in("it").say("lobby-join")
