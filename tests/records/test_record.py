"""Game records: what is written is read again, and what was changed is refused with its line and the reason."""

import random
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.catalogue import load_game
from bot.errors import BrokenRecord
from bot.games.contract import encode
from bot.records.match import play_match
from bot.records.record import Move, Record, read_record, replay, write_record
from tests.games.walk import Walk

GAME = load_game("norenberc")


@cache
def finished() -> Record:
    """A whole game between computer players."""
    return play_match(GAME, ["merchant", "random", "random"], b"record", {}).record


def refused(data: bytes) -> dict[str, str | int]:
    """The facts with which a record is refused."""
    with pytest.raises(BrokenRecord) as error:
        replay(GAME.rules, read_record(data), lambda _move, _steps: None)
    return error.value.facts


def test_a_record_is_read_as_it_was_written() -> None:
    """But for the line numbers, which only a read record has."""
    read = read_record(write_record(finished()).encode())
    assert replace(read, moves=tuple(replace(move, line=0) for move in read.moves)) == finished()


def test_a_record_replays_to_its_scores() -> None:
    """Every move is told, and the end fits."""
    told: list[Move | None] = []
    replay(GAME.rules, finished(), lambda move, _steps: told.append(move))
    assert told == [None, *finished().moves]


def test_any_changed_byte_is_refused_with_its_line() -> None:
    """Every byte of a record, changed to some other byte."""
    data, rng = write_record(finished()).encode(), random.Random(1)  # noqa: S311
    for at in range(len(data)):
        other = (data[at] + rng.randrange(1, 256)) % 256
        line = data[:at].count(b"\n") + 1
        facts = refused(data[:at] + bytes([other]) + data[at + 1 :])
        assert facts["line"] in (line, line + 1), (at, facts)
        assert facts["why"]


def test_a_lost_or_doubled_line_is_refused() -> None:
    """The seals hang together."""
    lines = write_record(finished()).encode().splitlines(keepends=True)
    for at in range(0, len(lines) - 1, 7):
        assert refused(b"".join(lines[:at] + lines[at + 1 :]))["line"] == at + 1
        assert refused(b"".join([*lines[: at + 1], *lines[at:]]))["line"] == at + 2


@pytest.mark.parametrize("keep", [0, 1, 100, -1, -20])
def test_a_cut_record_is_refused(keep: int) -> None:
    """Wherever it was cut."""
    assert refused(write_record(finished()).encode()[:keep])["why"]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"version": "0.other"}, "rules"),
        ({"seats": ("random",)}, "bad_seat_count"),
        ({"options": {"bonus": "maybe"}}, "bad_option"),
        ({"scores": ((0, 99, 1), (1, 0, 2), (2, 0, 2))}, "score"),
        ({"scores": ()}, "score"),
        ({"moves": ()}, "not_over"),
    ],
)
def test_a_record_that_was_sealed_but_does_not_follow_the_rules_is_refused(change: dict[str, object], why: str) -> None:
    """A fitting seal is not enough: the rules have the last word."""
    assert why in str(refused(write_record(replace(finished(), **change)).encode())["why"])


def test_an_illegal_move_is_refused_with_its_line() -> None:
    """The line is that of the move, the reason that of the door."""
    moves = (*finished().moves[:4], Move(0, "r1.t1.plan", ("brewers",)))
    facts = refused(write_record(replace(finished(), moves=moves, scores=None)).encode())
    header = 3 + len(finished().options) + 1 + len(finished().seats)
    assert facts["line"] == header + len(moves)
    assert "closed_prompt" in str(facts["why"]) or "wrong_seat" in str(facts["why"])


def test_a_game_under_way_has_a_record_too() -> None:
    """It ends with `open` and replays to where it stands."""
    record = replace(finished(), moves=finished().moves[:10], scores=None)
    assert write_record(record).splitlines()[-1].startswith("open #")
    state = replay(GAME.rules, read_record(write_record(record).encode()), lambda _move, _steps: None)
    assert GAME.rules.prompts(state)


def test_going_back_is_a_move_like_any_other() -> None:
    """A plan taken back and laid again differently."""
    moves = (
        Move(0, "r1.t1.plan", ("brewers",)),
        Move(0),
        Move(0, "r1.t1.plan", ("bakers",)),
    )
    record = Record("norenberc", GAME.rules.version, {"bonus": "off"}, b"back", ("person", "person"), moves)
    state = replay(GAME.rules, read_record(write_record(record).encode()), lambda _move, _steps: None)
    assert state.players[0].plan == (1,)


@settings(deadline=None)
@given(st.integers(0, 10**9), st.integers(2, 5))
def test_every_random_game_survives_its_record(seed: int, seats: int) -> None:
    """Whatever was played can be written, read and played again."""
    walk = Walk(GAME, seats, seed)
    end = walk.go([])
    assert encode(replay(GAME.rules, read_record(write_record(walk.record()).encode()), lambda *_: None)) == encode(end)
