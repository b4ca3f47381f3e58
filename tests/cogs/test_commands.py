"""The commands as registered with Discord."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.catalogue import GAMES
from bot.service.client import Guildhall
from bot.words.words import LANGUAGES, words_in
from cogs.replies.translator import LANGUAGE_OF
from tests.documents import DOCUMENTS, GUIDE, commands, read
from tests.player import Json, Player

FIRST = LANGUAGES[0]
MOST_CHARACTERS = 8000
"""Discord's character limit for one command with all its options, descriptions and choices, in its longest language."""
SLASH = 1


def parts(command: Any) -> Iterator[dict[str, Any]]:
    """A command, its options, and their choices."""
    yield command
    for part in [*command.get("options", ()), *command.get("choices", ())]:
        yield from parts(part)


async def test_the_first_language_is_the_default_for_unknown_languages(bot: Guildhall, people: list[Player]) -> None:
    """The default texts are sentences, not keys; every supported language has translations."""
    assert bot.came_up.is_set()
    said = [
        words_in(FIRST).say(key) for key in ("command-new", "command-new-theme", "command-theme-dark", "language-it")
    ]
    texts = []
    for part in [part for command in people[0].hello["commands"] for part in parts(command)]:
        for kind in {"description", *(["name"] if "value" in part else [])} & part.keys():
            texts.append(part[kind])
            if part[kind]:
                localized = part[f"{kind}_localizations"]
                assert part[kind] == localized["en-US"]
                assert {code for code, language in LANGUAGE_OF.items() if language != FIRST} <= localized.keys()
    assert set(said) <= set(texts)


async def test_every_command_and_option_is_named_in_every_language(bot: Guildhall, people: list[Player]) -> None:
    """The test includes options that a game adds."""
    assert bot.came_up.is_set()
    codes = {*LANGUAGE_OF}
    for command in [one for one in people[0].hello["commands"] if one["type"] == SLASH]:
        for part in [one for one in parts(command) if "value" not in one and one["name"] not in GAMES]:
            assert (part.get("name_localizations") or {}).keys() == codes, part["name"]


async def test_the_menu_begins_with_the_commands_a_newcomer_needs(bot: Guildhall, people: list[Player]) -> None:
    assert bot.came_up.is_set()
    for game in [one for one in people[0].hello["commands"] if one["name"] in GAMES]:
        names = [part["name"] for part in game["options"]]
        first = ["learn", "new", "join", "play", "board", "status", "me", "rules", "help"]
        assert names[: len(first)] == first
        assert {"leave", "end", "replace", "resume"} <= set(names[len(first) :])


async def test_no_command_exceeds_discords_limit(bot: Guildhall, people: list[Player]) -> None:
    """Names, descriptions and values count together, in the longest language."""
    assert bot.came_up.is_set()
    for command in people[0].hello["commands"]:
        if command["type"] == SLASH:
            assert sum(map(_length, parts(command))) <= MOST_CHARACTERS


def _length(part: dict[str, Any]) -> int:
    """The number of characters Discord counts."""
    texts = [
        [part.get(kind, ""), *(part.get(f"{kind}_localizations") or {}).values()] for kind in ("name", "description")
    ]
    return sum(max(map(len, some)) for some in texts) + len(str(part.get("value", "")))


def commands_by_name(person: Player) -> Mapping[str, Json]:
    """All slash commands as a user types them, without the slash: "play", "ulm new"."""
    found: dict[str, Json] = {}
    for command in [one for one in person.hello["commands"] if one["type"] == SLASH]:
        parts_of = [part for part in command.get("options", ()) if part["type"] == SLASH]
        found |= {f"{command['name']} {part['name']}": part for part in parts_of} or {command["name"]: command}
    return found


@pytest.mark.parametrize("document", DOCUMENTS.values(), ids=list(DOCUMENTS))
async def test_every_slash_command_of_a_document_exists(bot: Guildhall, people: list[Player], document: Path) -> None:
    """Documents can name a group without a subcommand; a colon follows each option."""
    assert bot.came_up.is_set()
    known = commands_by_name(people[0])
    for typed in [one.removeprefix("/") for one in commands(document) if re.match(r"/[a-z]+( |$)", one)]:
        words = typed.partition(":")[0].split() if ":" in typed else typed.split()
        name = " ".join(words[:2]) if words[0] in GAMES else words[0]
        assert name in known or name in GAMES, typed
        options = {option["name"] for option in known.get(name, {}).get("options", ())}
        assert set(re.findall(r"([a-z]+):", typed)) <= options, typed


async def test_the_guide_of_the_players_has_every_slash_command(bot: Guildhall, people: list[Player]) -> None:
    """One game is checked; the others have the same commands."""
    assert bot.came_up.is_set()
    game = next(iter(GAMES))
    names = [name for name in commands_by_name(people[0]) if name.partition(" ")[0] in (game, name)]
    assert [name for name in names if f"| `/{name}` |" not in read(GUIDE)] == []
