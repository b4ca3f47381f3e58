"""Warming up: boards are painted before anybody asks for one."""

import asyncio
from typing import Any

import pytest

from bot.catalogue import GAMES, Game, load_game
from bot.pictures.scene import Scene
from bot.service.warm_up import warm_up, warm_up_all
from bot.words.words import Words


@pytest.mark.parametrize("name", GAMES)
def test_warming_up_paints_boards_of_every_number_of_players(name: str) -> None:
    """From the beginning to the end of a game."""
    game, seen = load_game(name), []

    class Watched:
        async def paint(self, scene: Scene, _words: Words, _urgency: object) -> bytes:
            seen.append(scene)
            return b""

    painted = Game(game.name, game.declaration, game.home, game.figures)
    painted.__dict__["painter"] = Watched()
    asyncio.run(warm_up(painted, pause=0))
    assert {len(scene.names) for scene in seen} == set(game.rules.seats)
    assert any(game.rules.prompts(scene.view) for scene in seen)
    assert any(not game.rules.prompts(scene.view) for scene in seen)


def test_warming_up_that_fails_disturbs_nobody(monkeypatch: pytest.MonkeyPatch, caplog: Any) -> None:
    """Nobody asked for it."""

    def fail(_name: str) -> None:
        raise MemoryError

    monkeypatch.setattr("bot.service.warm_up.load_game", fail)
    asyncio.run(warm_up_all(rest=0, pause=0))
    assert "warm_up_failed" in caplog.text
