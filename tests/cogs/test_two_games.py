"""Two games at once: each uses its own words and number of players."""

import re
import shutil
import sys
from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import pytest
from msgspec.structs import replace

from bot.catalogue import GAMES, Home, load_game
from bot.errors import TableFull
from bot.games.contract import Rules, list_topics
from bot.games.declaration import Declaration
from bot.service.client import Guildhall
from bot.words.words import LANGUAGES, words_in
from tests.every_game import asks_all_at_once, first_state, games_that, speaks_every_language
from tests.player import Player, Refused, controls, text_of

pytestmark = games_that(asks_all_at_once)


def twin_of(rules: Rules[Any]) -> Rules[Any]:
    """A copy of the rules with a different name, for exactly three players."""
    twin: Any = copy(rules)
    twin.__class__ = type("Twin", (type(rules),), {"name": "twin"})
    twin.seats = range(3, 4)
    return cast("Rules[Any]", twin)


def renamed_keys(game: str) -> dict[str, str]:
    """Keys of sentences that the twin words differently, by where they appear."""
    guide, rules, state = load_game(game).guide, load_game(game).rules, first_state(game, seats=3)
    [prompt, *_], view, topic = rules.prompts(state), rules.view(state, None), list_topics(guide)[0]
    return {
        "title": "title",
        "topic": f"topic-{guide.read_topic(topic)[0].key}",
        "heading": f"topic-{topic}-title",
        "question": f"ask-{prompt.ask}",
        "call": f"call-{guide.call(view, prompt).key}",
        "status": f"line-{guide.status(view)[-1].key}",
    }


@pytest.fixture(autouse=True)
def twin(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A second game with a separate data folder."""
    module, home, folder = ModuleType("twin_game"), GAMES[game], tmp_path / "twin"

    def declare_twin(figures: Mapping[str, Any]) -> Declaration:
        declared: Declaration = import_module(home.rules).declare(figures)
        return replace(declared, rules=twin_of(declared.rules))

    vars(module)["declare"] = declare_twin
    monkeypatch.setitem(sys.modules, "twin_game", module)
    shutil.copytree(home.data, folder)
    for language in LANGUAGES:
        for file in folder.glob(f"*{language}.ftl"):
            file.write_text(rename(file.read_text("utf-8"), renamed_keys(game).values(), language), "utf-8")
    monkeypatch.setitem(GAMES, "twin", Home("twin_game", home.painter, folder))
    yield "twin"
    load_game.cache_clear()


def rename(text: str, keys: Iterable[str], language: str) -> str:
    """A language file with some sentences replaced by the twin's."""
    for key in keys:
        text = re.sub(rf"^{key} =.*\n(?:[ }}].*\n)*", f"{key} = twin {key} {language}\n", text, flags=re.MULTILINE)
    return text


async def seen_by(person: Player, bot: Guildhall, game: str, channel: str) -> str:
    """All texts that a host sees on the way into a game, and the game's rules."""
    person.channel = channel
    lobby = (await person.slash(f"{game} new", players=3, computers=2)).message
    texts = [text_of(lobby)]
    table_id = (await bot.manager.table_in(int(channel))).id
    await person.click(lobby, f"l:{table_id}:start")
    await person.until(lambda: any(controls(one, f"m:{table_id}") for one in person.messages.values()))
    texts += [text_of(one) for one in person.messages.values() if one["channel_id"] == channel]
    for command in ("play", "status"):
        texts.append(text_of((await person.slash(f"{game} {command}")).message))
    topic = list_topics(load_game(game).guide)[0]
    texts.append(text_of((await person.slash(f"{game} rules", topic=topic)).message))
    return "\n".join(texts)


@games_that(speaks_every_language)
async def test_two_games_with_the_same_keys_use_their_own_words(
    bot: Guildhall, people: list[Player], game: str, twin: str
) -> None:
    """The test covers the lobby, panel, call, status and rules of both, in two languages."""
    first, second, *_others = [one["id"] for one in people[0].hello["servers"][0]["channels"]]
    told = await seen_by(people[0], bot, game, first)
    told_by_twin = await seen_by(people[0], bot, twin, second)

    for key in renamed_keys(game).values():
        assert f"twin {key} en" in told_by_twin, key
    for key in ("title", renamed_keys(game)["heading"], renamed_keys(game)["question"]):
        assert load_game(game).words("en").say(key) in told, key
    assert "twin" not in told
    assert load_game(twin).words("it").say("title") == "twin title it"
    assert load_game(twin).words("it").say("lobby-join") == words_in("it").say("lobby-join")


async def test_a_table_needs_the_number_of_players_that_its_game_declares(
    bot: Guildhall, people: list[Player], twin: str
) -> None:
    """A table for three needs exactly three players."""
    for players in (2, 4):
        with pytest.raises(Refused, match="players"):
            await people[0].slash(f"{twin} new", players=players)
    lobby = (await people[0].slash(f"{twin} new")).message
    for person in people[1:3]:
        await person.click(lobby, "l:1:join")
    people[3].is_patient = False
    with pytest.raises(Refused, match="disabled"):
        await people[3].click(lobby, "l:1:join")
    with pytest.raises(TableFull):
        await bot.manager.lobby.join(1, int(people[3].id), people[3].name)
