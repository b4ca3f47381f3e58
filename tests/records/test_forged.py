"""Forged record files of every game are played, or refused with one clear line."""

import random
from base64 import b64decode
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from time import process_time

import pytest
from msgspec.structs import replace

from bot.__main__ import main
from bot.catalogue import GAMES, load_game, load_game_with
from bot.errors import GameError
from bot.games.contract import encode
from bot.records.match import play_match
from bot.records.record import MOST_BYTES, Record, Upgrade, replay, write_record
from tests.games.played import usual_seats
from tests.records.forged_records import forge_bytes, forge_files, forge_lines, forge_words, seal, unseal

EVERY_GAME = pytest.mark.parametrize("name", GAMES)
CARRIED_OVER = 20
"""Number of moves before a forged game switches to newer rules."""


@cache
def finished(name: str) -> Record:
    """A whole game between computer players."""
    game = load_game(name)
    return play_match(game, [game.best_computer, *["random"] * (usual_seats(name) - 1)], b"forged", {}).record


def version_with(name: str, figures: str) -> str:
    """Return the version of rules with these packed numbers, or a made-up version if the numbers are invalid."""
    with suppress(GameError, ValueError):
        return load_game_with(name, b64decode(figures)).rules.version
    return "1.x"


class Replayer:
    """Runs `replay` on one file after another."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.file = folder / "forged.txt"
        self.capsys = capsys

    def refused(self, data: bytes) -> str:
        """Return the error message of `replay`; empty if the file is played."""
        self.file.write_bytes(data)
        status = main(["replay", str(self.file)])
        said = self.capsys.readouterr().err
        assert said.count("\n") == (status != 0), said[:500]
        return said

    def try_all(self, forged: Iterable[bytes]) -> None:
        """Check that all files are played or refused, and that at least one file is refused."""
        refused = [self.refused(data) for data in forged]
        assert any(refused)


@pytest.fixture
def replayer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Replayer:
    """Return a replayer for one test."""
    return Replayer(tmp_path, capsys)


@EVERY_GAME
def test_files_without_a_whole_record_are_refused(name: str, replayer: Replayer) -> None:
    """The files are cut, duplicated, in other encodings, or not records at all."""
    for data in forge_files(write_record(finished(name)).encode()):
        assert replayer.refused(data)


@pytest.mark.long
@EVERY_GAME
def test_forged_lines_are_played_or_refused(name: str, replayer: Replayer) -> None:
    """In each kind of line, each word is missing, of the wrong type, huge, negative or nested."""
    record = finished(name)
    moves = unseal(write_record(replace(record, moves=(*record.moves[:2],), scores=None)))
    undone = [*moves[:-1], "undo 0 0", "back 0", "open"]
    for lines in (unseal(write_record(record)), undone):
        replayer.try_all(seal(forged) for forged in forge_lines(lines))


@pytest.mark.long
@EVERY_GAME
@pytest.mark.parametrize(
    "line", ["back 0", "undo 0 1", "score 0 1 1", "option tower roof", "figures AA==", "end", "open"]
)
def test_a_forged_line_anywhere_is_played_or_refused(name: str, line: str, replayer: Replayer) -> None:
    """The line may be in the head, in the game or at its end."""
    lines = unseal(write_record(finished(name)))
    places = (1, 4, len(lines) // 2, len(lines))
    replayer.try_all(seal([*lines[:at], other, *lines[at:]]) for at in places for other in (line, *forge_words(line)))


@pytest.mark.long
@EVERY_GAME
def test_forged_numbers_of_the_rules_are_played_or_refused(name: str, replayer: Replayer) -> None:
    """The bytes cannot be unpacked, or a single number is replaced."""
    lines = unseal(write_record(finished(name)))
    for word in forge_bytes(load_game(name).figures):
        version = f"rules {version_with(name, word)}"
        replayer.refused(seal([*lines[:2], version, f"figures {word}", *lines[3:]]))


@pytest.mark.long
@EVERY_GAME
def test_forged_states_are_played_or_refused(name: str, replayer: Replayer) -> None:
    """The game continues with newer rules from a state in which one value is replaced."""
    record, rules = finished(name), load_game(name).rules
    start = replace(record, moves=record.moves[:CARRIED_OVER], scores=None)
    state = replay(rules, start, lambda _move, _steps: None)
    upgrade = Upgrade(rules.version, rules.version, encode(state))
    lines = unseal(write_record(replace(record, moves=(upgrade, *record.moves[CARRIED_OVER:]))))
    assert replayer.refused(seal(lines)) == ""
    at = next(at for at, line in enumerate(lines) if line.startswith("upgrade"))
    head = lines[at].rpartition(" ")[0]
    replayer.try_all(seal([*lines[:at], f"{head} {word}", *lines[at + 1 :]]) for word in forge_bytes(upgrade.state))


@EVERY_GAME
def test_records_with_random_damage_are_played_or_refused(name: str, replayer: Replayer) -> None:
    """Bytes of a line are changed, lost or added, and the record gets valid seals."""
    lines, rng = unseal(write_record(finished(name))), random.Random(25)  # noqa: S311
    for _ in range(300):
        at = rng.randrange(len(lines))
        line = bytearray(lines[at], "ascii")
        for _ in range(rng.randrange(1, 4)):
            place = rng.randrange(len(line) + 1)
            line[place : place + rng.randrange(2)] = rng.choice(
                (b"", b" ", b"0", b"9", b"-", b"a", bytes([rng.randrange(256)]))
            )
        replayer.refused(seal([*lines[:at], line.decode("latin-1"), *lines[at + 1 :]]))


@EVERY_GAME
def test_a_record_of_undos_is_played_in_linear_time(name: str, replayer: Replayer) -> None:
    """With twice as many undos, replaying takes about twice as long, up to the size limit."""
    lines = unseal(write_record(replace(finished(name), moves=(), scores=None)))

    def seconds(undos: int) -> float:
        data = seal([*lines[:-1], *["undo 0 0"] * undos, lines[-1]])
        begin = process_time()
        assert replayer.refused(data) == ""
        return process_time() - begin

    few = min(seconds(5_000) for _ in range(3))
    assert seconds(20_000) < 4 * 2 * few


def test_a_file_beyond_the_size_limit_is_refused_and_the_error_has_the_limit(replayer: Replayer) -> None:
    """The file's 300,000 undos are not even read."""
    lines = unseal(write_record(finished("ulm")))
    said = replayer.refused(seal([*lines[:-1], *["undo 0 0"] * 300_000, lines[-1]]))
    assert f"at most {MOST_BYTES:,} bytes" in said or f"at most {MOST_BYTES} bytes" in said


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no such device here")
@pytest.mark.parametrize("command", [["replay"], ["picture", "-o", "none.png"], ["pieces", "ulm", "--file"]])
def test_an_endless_file_is_refused(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """The command stops reading at the size limit."""
    assert main([*command, "/dev/zero"]) == 1
    said = capsys.readouterr().err
    assert "/dev/zero is too large" in said
    assert said.count("\n") == 1
