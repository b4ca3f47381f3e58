"""Warm-up: boards are painted in advance."""

import asyncio
import gc
from typing import Any

import pytest

from bot.catalogue import GAMES, Game, load_game
from bot.pictures.scene import Look, Scene
from bot.service.warm_up import WarmUps, warm_up
from bot.words.words import Words

WIDE, NARROW = Look(size="wide"), Look(size="narrow")


@pytest.mark.parametrize("name", GAMES)
def test_warming_up_paints_boards_of_every_number_of_players(name: str) -> None:
    """The boards range from the start to the end of a game, in the style of real posts."""
    game, seen = load_game(name), []

    class Watched:
        async def prepare(self, scene: Scene, _words: Words) -> None:
            seen.append(scene)

    painted = Game(game.name, game.declaration, game.home, game.figures)
    painted.__dict__["painter"] = Watched()
    asyncio.run(warm_up(painted, NARROW, pause=0))
    assert {scene.look for scene in seen} == {NARROW}
    assert {len(scene.names) for scene in seen} == set(game.rules.seats)
    assert any(game.rules.prompts(scene.view) for scene in seen)
    assert any(not game.rules.prompts(scene.view) for scene in seen)


def test_a_game_is_warmed_up_once_when_it_is_first_played() -> None:
    """No game is warmed up when the bot starts: most operators host one game, and the others would waste memory."""
    assert run_warm_ups([]) == []
    assert run_warm_ups(["one", "two", "one"]) == ["one", "two"]


def test_a_warm_game_is_kept_out_of_garbage_collections() -> None:
    """A full collection of a game's drawings would block all clicks for 15 ms."""
    drawings = [[number] for number in range(1000)]
    try:
        run_warm_ups(["one"])
        looked_through = {id(one) for one in gc.get_objects()}
        assert not looked_through & {id(one) for one in drawings}
    finally:
        gc.unfreeze()


def test_each_picture_style_of_a_game_is_warmed_up() -> None:
    """A game with a wide and a narrow table is warmed up once for each style."""
    assert run_warm_ups(["one", "one"], NARROW) == ["one", "one"]


def test_a_failed_warm_up_disturbs_no_user(caplog: Any) -> None:
    """Other games are still warmed up."""
    assert run_warm_ups(["broken", "whole"]) == ["whole"]
    assert "warm_up_failed" in caplog.text


class NotedWarmUps(WarmUps):
    """Records the games instead of painting their boards; the game "broken" fails, and "last" ends the warm-ups."""

    def __init__(self) -> None:
        super().__init__(rest=0, pause=0)
        self.warm: list[str] = []

    async def warm_up(self, name: str, look: Look) -> None:  # noqa: ARG002
        """Record a game."""
        if name == "broken":
            raise MemoryError
        if name == "last":
            raise asyncio.CancelledError
        self.warm.append(name)


def run_warm_ups(games: list[str], last_look: Look = WIDE) -> list[str]:
    """Open tables of these games, the last one with `last_look`, the others wide; return the games warmed up."""

    async def run() -> list[str]:
        warm_ups = NotedWarmUps()
        for game in games[:-1]:
            warm_ups.note(game, WIDE)
        for game in [*games[-1:], "last"]:
            warm_ups.note(game, last_look)
        await asyncio.wait([asyncio.create_task(warm_ups.run())])
        return warm_ups.warm

    return asyncio.run(run())
