"""A player's secret is visible nowhere: in no message, picture, panel, button or time.

The suite plays the beginnings of a dozen games; `GUILDHALL_SECRETS=100` plays a hundred whole ones.
"""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.games.contract import encode
from bot.tables import table as tables
from bot.tables.hints import weigh_question
from bot.tables.table import Table
from bot.words.words import Words
from cogs.cards.awaited import waiting_for
from tests.every_game import Kind, asks_all_at_once, choose_games, offers_orders, picks_several
from tests.games.played import PLAYED, load_played
from tests.lab.privacy import sight
from tests.lab.privacy.game import SHORT, WHOLE, play_one

FEW = 12
GAMES = int(os.environ.get("GUILDHALL_SECRETS", FEW))
"""Number of games to play, spread over all kinds."""
LENGTH = SHORT if GAMES <= FEW else WHOLE


@pytest.mark.long
@pytest.mark.parametrize("number", range(-(-GAMES // len(PLAYED))))
@pytest.mark.parametrize("name", PLAYED)
async def test_others_cannot_notice_a_players_secret(name: str, number: int, tmp_path: Path) -> None:
    """Secrets are answers, picks, orders and hands; everything else is the same until they are revealed."""
    game, _ = await play_one(name, number, tmp_path, LENGTH)
    assert game.looks > game.kept.total() > 0


def show_all(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Leak: views that hide nothing."""
    monkeypatch.setattr(type(load_played(game).rules), "view", lambda _self, state, _seat: state)


def show_picks(monkeypatch: pytest.MonkeyPatch, _game: str) -> None:
    """Leak: a message that names the picks."""
    say = waiting_for

    def say_more(table: Table, words: Words) -> str:
        return f"{say(table, words)} {sorted(table.now.drafts.items())}"

    monkeypatch.setattr(sight, "waiting_for", say_more)


def hurry_whoever_has_orders(monkeypatch: pytest.MonkeyPatch, _game: str) -> None:
    """Leak: times that depend on orders."""
    find = tables.Table.deadline_of

    def find_sooner(table: Table, seat: int) -> int | None:
        deadline, orders = find(table, seat), table.now.orders.values()
        return deadline and deadline - sum(len(instructions) for one in orders for instructions in one.laid.values())

    monkeypatch.setattr(tables.Table, "deadline_of", find_sooner)


def hint_by_all(monkeypatch: pytest.MonkeyPatch, _game: str) -> None:
    """Leak: hints computed from every seat's knowledge."""
    weigh = weigh_question
    monkeypatch.setattr(
        sight, "weigh_question", lambda table, prompt: replace(weigh(table, prompt), view=encode(table.now.state))
    )


LEAKS: dict[Callable[[pytest.MonkeyPatch, str], None], tuple[Kind, ...]] = {
    show_all: (),
    show_picks: (picks_several,),
    hurry_whoever_has_orders: (offers_orders,),
    hint_by_all: (asks_all_at_once,),
}
"""The leaks, and the games in which each leak reveals information."""


@pytest.mark.parametrize(
    ("leak", "game"),
    [(leak, game) for leak, kinds in LEAKS.items() for game in choose_games(leak.__name__, kinds, is_one=False)],
)
async def test_a_leak_is_noticed(
    leak: Callable[[pytest.MonkeyPatch, str], None], game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch, game)
    with pytest.raises(AssertionError, match="Script"):
        await play_one(game, 1, tmp_path, SHORT)
