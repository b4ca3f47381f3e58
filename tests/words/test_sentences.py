"""Every key in the code has a sentence in every language, and the code contains no sentence."""

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
"""Folders without sentence keys: rules return news lines, which have other tests; the sandbox does not use the bot."""
SPEAKERS = [
    *COGS,
    *(file for file in sorted((ROOT / "bot").rglob("*.py")) if not any(file.is_relative_to(one) for one in SILENT)),
]
"""Modules that use keys for text shown to users."""
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
"""Prefixes of keys that belong to a game."""
SHOWN = frozenset({"label", "placeholder", "content", "text", "title"})
"""Names of keyword arguments whose values are shown to users."""
SPEAKING = re.compile(r"tell|.*(\\.send|TextDisplay|send_message|Choice)")
"""Calls whose arguments are shown to users."""
HOLE = ".+"
"""Pattern for a value inside a key."""


def said_keys(tree: ast.AST) -> Iterator[str]:
    """Yield the keys passed to `say` and `has` as patterns, because a key may contain values."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and isinstance(node.func, ast.Attribute | ast.Name):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
            if called in ("say", "has"):
                yield from patterns(node.args[0])


def command_keys(tree: ast.AST) -> Iterator[str]:
    """Yield the keys of names and descriptions of commands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "_":
            for pattern in patterns(node.args[0]):
                yield pattern if pattern.startswith(("command-", "language-")) else f"name-{pattern}"


def patterns(node: ast.expr) -> Iterator[str]:
    """Yield the patterns of a literal, a conditional, or an f-string; variables are not resolved."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from patterns(node.body)
        yield from patterns(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values)


@cache
def keys_of(language: str, folder: Path = BOT) -> frozenset[str]:
    """Return every key in a folder's sentences: the bot's, or those of a game."""
    return frozenset(key for file in language_files(folder, language) for key in read_messages(file))


@cache
def keys_in(file: Path) -> frozenset[str]:
    """Return the keys of a module, as patterns."""
    tree = ast.parse(file.read_text("utf-8"))
    return frozenset({*said_keys(tree), *command_keys(tree)} - {HOLE})


@pytest.mark.parametrize(
    ("game", "language"), [(name, language) for name in PLAYED for language in load_played(name).declaration.languages]
)
def test_every_key_in_code_has_a_sentence(game: str, language: str) -> None:
    """A key composed at run time must match at least one key of the bot or of some game."""
    known = keys_of(language) | keys_of(language, PLAYED[game].data)
    every = known.union(*(keys_of(language, home.data) for home in PLAYED.values()))
    for file in SPEAKERS:
        for pattern in keys_in(file):
            found = any(map(re.compile(pattern).fullmatch, every)) if HOLE in pattern else pattern in known
            assert found, (file.name, pattern)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_games_have_the_keys_of_games(language: str) -> None:
    """The bot's files have no key with a prefix that belongs to games."""
    assert not [key for key in keys_of(language) if key.partition("-")[0] in (*OF_GAMES, "title")]


def kinds_of(error: type[GameError]) -> Iterator[type[GameError]]:
    """Return all subclasses of an error."""
    for kind in error.__subclasses__():
        yield kind
        yield from kinds_of(kind)


def families() -> Iterator[str]:
    """Yield every key that the code can compose from an action, a status, an error or a language."""
    yield from (f"lobby-{action}" for action in STYLES)
    yield from (f"lobby-status-{status}" for status in Status)
    yield from (f"panel-{status}" for status in Status if status is not Status.RUNNING)
    yield from (f"error-{kind.key}" for kind in kinds_of(GameError))
    yield from (f"language-{language}" for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_composed_key_has_a_sentence(language: str) -> None:
    """Covers errors, statuses, languages and the lobby's buttons."""
    assert set(families()) <= keys_of(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_for_operators_are_in_the_operators_file(language: str) -> None:
    """The operators' file has all errors of `bot.host_errors` and no other error."""
    there = {key for key in read_messages(BOT / f"host.{language}.ftl") if key.startswith("error-")}
    kinds = [kind for kind in kinds_of(GameError) if kind.__module__ == host_errors.__name__]
    assert there == {f"error-{kind.key}" for kind in kinds}


def written(tree: ast.AST) -> Iterator[str]:
    """Return the strings of a module except docstrings, log events, and messages of the project's errors."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Raise) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            continue
        if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("log."):
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        yield from written(node)


def shown(tree: ast.AST) -> Iterator[str]:
    """Return strings in arguments shown to users."""
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg in SHOWN and isinstance(node.value, ast.Constant):
            yield str(node.value.value)
        if isinstance(node, ast.Call) and SPEAKING.fullmatch(ast.unparse(node.func)):
            yield from (str(argument.value) for argument in node.args if isinstance(argument, ast.Constant))


@pytest.mark.parametrize("file", COGS, ids=lambda file: file.stem)
def test_no_sentence_is_left_in_code(file: Path) -> None:
    """No string has two words in a row, and no argument shown to users has a word."""
    tree = ast.parse(file.read_text("utf-8"))
    for text in written(tree):
        assert not re.search(r"[A-Za-z]{2,},? [A-Za-z]{2,}", text), text
    for text in shown(tree):
        assert not re.search(r"[A-Za-z]{2,}", text), text
