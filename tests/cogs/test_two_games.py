"""Two games at once: each speaks its own words, and is played by as many as it declares."""

import re
import shutil
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from msgspec.structs import replace

from bot.catalogue import GAMES, Home, load_game
from bot.errors import TableFull
from bot.games.declaration import Declaration
from bot.games.norenberc import declare
from bot.games.norenberc.pieces import Pieces
from bot.games.norenberc.rules import Norenberc
from bot.service.client import Guildhall
from bot.words.words import LANGUAGES, words_in
from tests.cogs.clicker import controls
from tests.driver import Person, Refused, text_of

RENAMED = ("title", "topic-goal", "topic-goal-title", "ask-plan", "call-plan", "line-status_planning", "panel-sealed")
"""Sentences that the twin has in words of its own; all others it shares."""


class Twin(Norenberc):
    """The same rules under another name, for exactly three."""

    name = "twin"

    def __init__(self, pieces: Pieces) -> None:
        super().__init__(pieces)
        self.seats = range(3, 4)


def declare_twin(figures: Mapping[str, Any]) -> Declaration:
    """What a game's package offers."""
    declaration = declare(figures)
    assert isinstance(declaration.rules, Norenberc)
    return replace(declaration, rules=Twin(declaration.rules.pieces))


@pytest.fixture(autouse=True)
def twin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
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
    yield "twin"
    load_game.cache_clear()


async def seen_by(person: Person, bot: Guildhall, game: str, channel: str) -> str:
    """Everything that a host is told on the way into a game, and what the rules say."""
    person.channel = channel
    lobby = (await person.slash(f"{game} new", players=3, computers=2)).message
    texts = [text_of(lobby)]
    table_id = (await bot.manager.table_in(int(channel))).id
    await person.click(lobby, f"l:{table_id}:start")
    await person.until(lambda: any(controls(one, f"m:{table_id}") for one in person.messages.values()))
    texts += [text_of(one) for one in person.messages.values() if one["channel_id"] == channel]
    for command in ("play", "status"):
        texts.append(text_of((await person.slash(f"{game} {command}")).message))
    texts.append(text_of((await person.slash(f"{game} rules", topic="goal")).message))
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


async def test_a_game_is_played_by_as_many_as_it_declares(bot: Guildhall, people: list[Person], twin: str) -> None:
    """A table for three lets three sit down, and no table for more or fewer is opened."""
    for players in (2, 4):
        with pytest.raises(Refused, match="players"):
            await people[0].slash(f"{twin} new", players=players)
    lobby = (await people[0].slash(f"{twin} new")).message
    for person in people[1:3]:
        await person.click(lobby, "l:1:join")
    with pytest.raises(Refused, match="disabled"):
        await people[3].click(lobby, "l:1:join")
    with pytest.raises(TableFull):
        await bot.manager.lobby.join(1, int(people[3].id), people[3].name)
