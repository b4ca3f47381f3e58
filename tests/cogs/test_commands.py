"""What Discord is told about the commands."""

from collections.abc import Iterator
from typing import Any

from bot.catalogue import GAMES
from bot.service.client import Guildhall
from bot.words.words import LANGUAGES, words_in
from cogs.replies.translator import CODES
from tests.driver import Person

FIRST, *OTHERS = LANGUAGES
MOST_CHARACTERS = 8000
"""A command with all its options, descriptions and choices, in the longest language."""
SLASH = 1


def parts(command: Any) -> Iterator[dict[str, Any]]:
    """A command, its options and their choices."""
    yield command
    for part in [*command.get("options", ()), *command.get("choices", ())]:
        yield from parts(part)


async def test_whoever_speaks_another_language_reads_the_first(bot: Guildhall, people: list[Person]) -> None:
    """The text without a language is a sentence, not its key, and each of ours has its own."""
    assert bot.came_up.is_set()
    said = [
        words_in(FIRST).say(key) for key in ("command-new", "command-new-theme", "command-theme-dark", "language-it")
    ]
    texts = []
    for part in [part for command in people[0].hello["commands"] for part in parts(command)]:
        for kind in {"description", *(["name"] if "value" in part else [])} & part.keys():
            texts.append(part[kind])
            if part[kind]:
                assert part[kind] == part[f"{kind}_localizations"][CODES[FIRST][0]]
                assert {code for one in OTHERS for code in CODES[one]} <= part[f"{kind}_localizations"].keys()
    assert set(said) <= set(texts)


async def test_every_command_and_option_is_named_in_every_language(bot: Guildhall, people: list[Person]) -> None:
    """Also an option that a game adds; a sentence that names an option takes its name from there."""
    assert bot.came_up.is_set()
    codes = {code for some in CODES.values() for code in some}
    for command in [one for one in people[0].hello["commands"] if one["type"] == SLASH]:
        for part in [one for one in parts(command) if "value" not in one and one["name"] not in GAMES]:
            assert (part.get("name_localizations") or {}).keys() == codes, part["name"]


async def test_the_menu_begins_with_what_a_newcomer_needs(bot: Guildhall, people: list[Person]) -> None:
    """In every game."""
    assert bot.came_up.is_set()
    for game in [one for one in people[0].hello["commands"] if one["name"] in GAMES]:
        names = [part["name"] for part in game["options"]]
        first = ["learn", "new", "join", "play", "board", "status", "me", "rules", "help"]
        assert names[: len(first)] == first
        assert {"leave", "end", "replace", "resume"} <= set(names[len(first) :])


async def test_no_command_is_longer_than_discord_takes(bot: Guildhall, people: list[Person]) -> None:
    """Names, descriptions and values together, in whichever language they are longest."""
    assert bot.came_up.is_set()
    for command in people[0].hello["commands"]:
        if command["type"] == SLASH:
            assert sum(map(_length, parts(command))) <= MOST_CHARACTERS


def _length(part: dict[str, Any]) -> int:
    """The characters that Discord counts."""
    texts = [
        [part.get(kind, ""), *(part.get(f"{kind}_localizations") or {}).values()] for kind in ("name", "description")
    ]
    return sum(max(map(len, some)) for some in texts) + len(str(part.get("value", "")))
