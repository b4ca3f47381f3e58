"""The longest labels on buttons and in lists fit on a phone, in every language."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.catalogue import Game
from bot.games.contract import encode
from bot.sandbox.errors import Form
from bot.sandbox.limits.components import check_components
from bot.storage.rows import SeatRow, TableRow
from bot.tables.status import Status
from bot.tables.stored import Settings
from bot.tables.table import Table
from bot.words.words import BOT
from cogs.cards.components import Button, Select
from cogs.cards.controls import SHORTCUT
from cogs.features.lobby import STYLES
from cogs.features.settings import MOVES
from cogs.panel.panel import Panel
from tests.games.played import PLAYED, load_played
from tests.games.walk import Walk
from tests.words.test_sentences import keys_of, patterns

LIMITS = {"button": 34, "label": 40, "placeholder": 34, "detail": 100}
"""Number of characters that a phone shows of a button, a list option or a closed list; descriptions wrap."""
SEED = 5
"""Seed of the random games that are measured."""
NAME = "Wilhelmina"
"""A player name of typical length."""
FACTS: dict[str, Any] = {"what": "", "number": 9, "name": "Wilhelmina"}
"""The longest values that are shown on buttons; longer names appear only in panels."""
COGS = sorted((Path(__file__).parent.parent.parent / "cogs").rglob("*.py"))
SPOKEN = [(name, language) for name in PLAYED for language in load_played(name).declaration.languages]


@cache
def moments(name: str) -> list[tuple[int, object]]:
    """The states of one random game for each number of players."""
    game = load_played(name)
    return [(seats, state) for seats in game.rules.seats for state in Walk(game, seats, SEED).states()]


def table_at(game: Game, state: object, seats: int, language: str) -> Table:
    """A running table with this state."""
    return Table(
        TableRow(
            id=1,
            game=game.rules.name,
            rules=game.rules.version,
            server=1,
            channel=1,
            host=1,
            status=Status.RUNNING,
            settings=msgspec.msgpack.encode(Settings(seats, language)),
            seed=b"",
            state=encode(state),
            untold=None,
            turns=0,
            card=None,
            changed_at=0,
            seats=tuple(SeatRow(number + 1, NAME) for number in range(seats)),
        ),
        game,
    )


def panels(name: str, language: str) -> Iterator[Panel]:
    """Every panel of random games: first with no picks, then with as many as possible."""
    game = load_played(name)
    for seats, state in moments(name):
        table = table_at(game, state, seats, language)
        for prompt in table.prompts():
            yield Panel(table, prompt.seat, table.words)
            drafts = {**table.now.drafts, prompt.seat: (prompt.id, prompt.options[: prompt.most])}
            table.now = replace(table.now, drafts=drafts)
            yield Panel(table, prompt.seat, table.words)


def measured(panel: Panel) -> Iterator[tuple[str, str]]:
    """The labels on a panel's buttons and in its lists, by kind."""
    for item in panel.parts():
        if isinstance(item, Button) and item.label:
            yield "button", item.label
        elif isinstance(item, Select):
            yield "placeholder", item.placeholder or ""
            for option in item.options:
                yield "label", option.label
                yield "detail", option.description or ""


def check_shortcuts(panel: Panel) -> None:
    """Check that no other button has the label of a shortcut."""
    buttons = [item for item in panel.parts() if isinstance(item, Button)]
    labels = Counter(button.label for button in buttons)
    assert not [one.label for one in buttons if SHORTCUT.read(one.custom_id or "") and labels[one.label] > 1]


def check_message(panel: Panel) -> None:
    """Check that Discord accepts the panel."""
    form = Form()
    check_components(form, panel.to_components(), is_v2=True)
    assert not form.errors


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_discord_accepts_every_panel_and_a_phone_shows_its_labels(name: str, language: str) -> None:
    """The test covers buttons, list options with descriptions, and closed lists, over whole games."""
    longest = dict.fromkeys(LIMITS, "")
    for panel in panels(name, language):
        check_shortcuts(panel)
        check_message(panel)
        for kind, text in measured(panel):
            longest[kind] = max(longest[kind], text, key=len)
            assert is_read_aloud(text) or not text, panel.to_components()
    assert not {kind: text for kind, text in longest.items() if len(text) > LIMITS[kind]}


def is_read_aloud(label: str) -> bool:
    """True if the label has words; screen readers skip a symbol or read its name."""
    return any(character.isalnum() for character in label)


def button_keys() -> set[str]:
    """Keys of the sentences used on card buttons, as patterns."""
    found: set[str] = set()
    for file in COGS:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "button":
                says = [one for one in ast.walk(node.args[0]) if isinstance(one, ast.Call) and one.args]
                found.update(pattern for one in says for pattern in patterns(one.args[0]))
    found -= {".+", "lobby-.+", "quiet-.+"}
    return found | {f"lobby-{action}" for action in STYLES} | {f"quiet-{way}" for way in (*MOVES, "on", "off")}


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_button_labels_of_every_card_fit_on_a_phone(name: str, language: str) -> None:
    """The test covers the lobby, votes and confirmations; the panels tested above cover buttons with player names."""
    game, wanted = load_played(name), button_keys()
    words = game.words(language)
    known = keys_of(language, BOT) | keys_of(language, PLAYED[name].data)
    labels = {key: words.say(key, **FACTS) for key in known if any(re.fullmatch(pattern, key) for pattern in wanted)}
    assert len(labels) > len(wanted) / 2
    assert not {key: text for key, text in labels.items() if len(text) > LIMITS["button"] or not is_read_aloud(text)}
