"""Whatever the code says has a sentence in every language, and no sentence is left in the code."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bot import host_errors
from bot.errors import GameError
from bot.tables.status import Status
from bot.words.words import BOT, LANGUAGES, language_files
from cogs.features.lobby import STYLES
from tests.games.played import PLAYED, load_played

from .test_words import read_messages

ROOT = Path(__file__).parent.parent.parent
COGS = sorted((ROOT / "cogs").rglob("*.py"))
SILENT = (ROOT / "bot" / "games", ROOT / "bot" / "sandbox")
"""The rules of a game tell lines, which have tests of their own; the sandbox knows nothing of the bot."""
SPEAKERS = [
    *COGS,
    *(file for file in sorted((ROOT / "bot").rglob("*.py")) if not any(file.is_relative_to(one) for one in SILENT)),
]
"""Modules that speak to people by keys."""
OF_GAMES = (
    "line",
    "ask",
    "choice",
    "detail",
    "call",
    "confirm",
    "doubt",
    "chapter",
    "topic",
    "lesson",
    "sight",
    "option",
    "piece",
    "symbol",
    "occasion",
    "shelf",
    "instruction",
    "when",
)
"""What the keys begin with that belong to a game."""
SHOWN = frozenset({"label", "placeholder", "content", "text", "title"})
"""Arguments that people read."""
SPEAKING = re.compile(r"tell|.*(\\.send|TextDisplay|send_message|Choice)")
"""Calls whose arguments people read."""
HOLE = ".+"
"""What stands for a value inside a key."""


def said_keys(tree: ast.AST) -> Iterator[str]:
    """The keys that code says, as patterns: a value inside a key may be anything."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and isinstance(node.func, ast.Attribute | ast.Name):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
            if called in ("say", "has"):
                yield from patterns(node.args[0])


def command_keys(tree: ast.AST) -> Iterator[str]:
    """The keys of names and descriptions of commands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "_":
            for pattern in patterns(node.args[0]):
                yield pattern if pattern.startswith(("command-", "language-")) else f"name-{pattern}"


def patterns(node: ast.expr) -> Iterator[str]:
    """A literal, either of two, or one with values in it; a bare name is followed no further."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from patterns(node.body)
        yield from patterns(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values)


@cache
def keys_of(language: str, folder: Path = BOT) -> frozenset[str]:
    """Every key of the bot, or of a game."""
    return frozenset(key for file in language_files(folder, language) for key in read_messages(file))


@cache
def keys_in(file: Path) -> frozenset[str]:
    """The keys that a module says, as patterns."""
    tree = ast.parse(file.read_text("utf-8"))
    return frozenset({*said_keys(tree), *command_keys(tree)} - {HOLE})


@pytest.mark.parametrize(
    ("game", "language"), [(name, language) for name in PLAYED for language in load_played(name).declaration.languages]
)
def test_every_key_in_code_has_a_sentence(game: str, language: str) -> None:
    """Whatever is played; those put together from parts fit at least one of the bot's or of some game's."""
    known = keys_of(language) | keys_of(language, PLAYED[game].data)
    every = known.union(*(keys_of(language, home.data) for home in PLAYED.values()))
    for file in SPEAKERS:
        for pattern in keys_in(file):
            found = any(map(re.compile(pattern).fullmatch, every)) if HOLE in pattern else pattern in known
            assert found, (file.name, pattern)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_belongs_to_a_game_is_said_by_no_one_else(language: str) -> None:
    """A second game finds every such key free."""
    assert not [key for key in keys_of(language) if key.partition("-")[0] in (*OF_GAMES, "title")]


def kinds_of(error: type[GameError]) -> Iterator[type[GameError]]:
    """All errors below one."""
    for kind in error.__subclasses__():
        yield kind
        yield from kinds_of(kind)


def families() -> Iterator[str]:
    """The keys put together from parts, each with every part there is."""
    yield from (f"lobby-{action}" for action in STYLES)
    yield from (f"lobby-status-{status}" for status in Status)
    yield from (f"panel-{status}" for status in Status if status is not Status.RUNNING)
    yield from (f"error-{kind.key}" for kind in kinds_of(GameError))
    yield from (f"language-{language}" for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_made_of_parts_has_a_sentence(language: str) -> None:
    """Errors, statuses, buttons of the lobby."""
    assert set(families()) <= keys_of(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_of_hosts_are_told_in_the_file_for_hosts(language: str) -> None:
    """And only those; players are told about all others."""
    there = {key for key in read_messages(BOT / f"host.{language}.ftl") if key.startswith("error-")}
    kinds = [kind for kind in kinds_of(GameError) if kind.__module__ == host_errors.__name__]
    assert there == {f"error-{kind.key}" for kind in kinds}


def written(tree: ast.AST) -> Iterator[str]:
    """The strings of a module, but for docstrings, and for what goes to the log or into our own errors."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Raise) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            continue
        if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("log."):
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        yield from written(node)


def shown(tree: ast.AST) -> Iterator[str]:
    """Strings given where people read them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg in SHOWN and isinstance(node.value, ast.Constant):
            yield str(node.value.value)
        if isinstance(node, ast.Call) and SPEAKING.fullmatch(ast.unparse(node.func)):
            yield from (str(argument.value) for argument in node.args if isinstance(argument, ast.Constant))


@pytest.mark.parametrize("file", COGS, ids=lambda file: file.stem)
def test_no_sentence_is_left_in_code(file: Path) -> None:
    """No two words in a row anywhere, and no word where people read."""
    tree = ast.parse(file.read_text("utf-8"))
    for text in written(tree):
        assert not re.search(r"[A-Za-z]{2,},? [A-Za-z]{2,}", text), text
    for text in shown(tree):
        assert not re.search(r"[A-Za-z]{2,}", text), text
