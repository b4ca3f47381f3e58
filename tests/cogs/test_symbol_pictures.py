"""A separate process paints the symbols and skips games it cannot paint."""

import subprocess
import sys

import pytest
from msgspec import msgpack
from msgspec.structs import replace

from bot.catalogue import Game, load_game
from cogs.symbol_pictures import paint_elsewhere, subject_of
from tests.conftest import ROOT


def without_painter(game: Game) -> Game:
    """A game whose painter cannot be loaded."""
    return replace(game, home=replace(game.home, painter="tests.cogs"))


async def test_another_process_paints_the_same_symbols_as_the_painter(game: str) -> None:
    """The pictures are equal byte by byte."""
    painter = load_game(game).painter
    drawn = await paint_elsewhere([load_game(game)])
    assert {one.symbol for one in drawn} == {*painter.symbols}
    for one in drawn:
        assert one.picture == await painter.paint_symbol(one.symbol)


async def test_a_game_without_a_working_painter_is_skipped(game: str) -> None:
    """Other games still get their symbols."""
    drawn = await paint_elsewhere([without_painter(load_game("ulm")), load_game(game)])
    assert {one.game for one in drawn} == {game}


async def test_a_failed_process_raises_an_error_that_is_retried() -> None:
    """The error is handled like a network error."""
    with pytest.raises(OSError, match="symbol_pictures"):
        await paint_elsewhere([replace(load_game("ulm"), figures=b"")])


@pytest.mark.parametrize("asked", [b"", msgpack.encode([subject_of(load_game("ulm"))])], ids=["unasked", "asked"])
def test_a_process_whose_bot_was_killed_ends_without_an_error(asked: bytes) -> None:
    """The bot is killed before or after it asks for pictures."""
    process = subprocess.Popen(
        [sys.executable, "-m", "cogs.symbol_pictures"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    )
    assert process.stdout
    process.stdout.close()
    process.stdout = None
    _, errors = process.communicate(asked)
    assert (process.returncode, errors) == (0, b"")
