"""Records of every game can be written and read; changed records are refused with line and reason."""

import random
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.games.contract import Option, Rules, encode
from bot.host_errors import BrokenRecord
from bot.records.match import play_match
from bot.records.record import Move, Record, Undo, read_record, replay, write_record
from tests.every_game import games_that, has_a_way_back
from tests.games.played import EVERY_TABLE, PLAYED, load_played, usual_seats
from tests.games.walk import Decision, Walk

EVERY_GAME = pytest.mark.parametrize("name", PLAYED)


@cache
def finished(name: str) -> Record:
    """A whole game between computer players."""
    game = load_played(name)
    return play_match(game, [game.best_computer, *["random"] * (usual_seats(name) - 1)], b"record", {}).record


def refused(data: bytes, name: str) -> dict[str, str | int]:
    """Return the facts of the error that refuses a record."""
    with pytest.raises(BrokenRecord) as error:
        replay(load_played(name).rules, read_record(data), lambda _move, _steps: None)
    return error.value.facts


@EVERY_GAME
def test_a_record_is_read_as_it_was_written(name: str) -> None:
    """Reading only adds line numbers."""
    read = read_record(write_record(finished(name)).encode())
    assert replace(read, moves=tuple(replace(move, line=0) for move in read.moves)) == finished(name)


@EVERY_GAME
def test_a_record_replays_to_its_scores(name: str) -> None:
    """Every move is passed to the callback, and the final scores match."""
    told: list[Move | Undo | None] = []
    replay(load_played(name).rules, finished(name), lambda move, _steps: told.append(move))
    assert told == [None, *finished(name).moves]


@EVERY_GAME
def test_any_changed_byte_is_refused_with_its_line(name: str) -> None:
    """Each byte of a record is replaced by a different one."""
    data, rng = write_record(finished(name)).encode(), random.Random(1)  # noqa: S311
    for at in range(len(data)):
        other = (data[at] + rng.randrange(1, 256)) % 256
        line = data[:at].count(b"\n") + 1
        facts = refused(data[:at] + bytes([other]) + data[at + 1 :], name)
        assert facts["line"] in (line, line + 1), (at, facts)
        assert facts["why"]


@EVERY_GAME
def test_a_lost_or_duplicated_line_is_refused(name: str) -> None:
    """A line's seal depends on all lines before it."""
    lines = write_record(finished(name)).encode().splitlines(keepends=True)
    for at in range(0, len(lines) - 1, 7):
        assert refused(b"".join(lines[:at] + lines[at + 1 :]), name)["line"] == at + 1
        assert refused(b"".join([*lines[: at + 1], *lines[at:]]), name)["line"] == at + 2


@EVERY_GAME
@pytest.mark.parametrize("keep", [0, 1, 100, -1, -20])
def test_a_cut_record_is_refused(name: str, keep: int) -> None:
    assert refused(write_record(finished(name)).encode()[:keep], name)["why"]


@EVERY_GAME
@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"version": "0.other"}, "rules"),
        ({"seats": ("random",)}, "bad_seat_count"),
        ({"scores": ((0, 999, 1), (1, 0, 2), (2, 0, 2))}, "score"),
        ({"scores": ()}, "score"),
        ({"moves": ()}, "not_over"),
    ],
)
def test_a_sealed_record_that_breaks_the_rules_is_refused(name: str, change: dict[str, object], why: str) -> None:
    """A valid seal is not enough."""
    assert why in str(refused(write_record(replace(finished(name), **change)).encode(), name)["why"])


@pytest.mark.parametrize(
    ("name", "option"), [(name, option) for name in PLAYED for option in load_played(name).rules.options]
)
def test_a_choice_that_the_game_does_not_offer_is_refused(name: str, option: Option) -> None:
    options = {**finished(name).options, option.name: "maybe"}
    assert "bad_option" in str(refused(write_record(replace(finished(name), options=options)).encode(), name)["why"])


@EVERY_GAME
def test_an_illegal_move_is_refused_with_its_line(name: str) -> None:
    """The error states why the rules rejected the answer."""
    record = finished(name)
    moves = (*record.moves[:4], record.moves[0])
    facts = refused(write_record(replace(record, moves=moves, scores=None)).encode(), name)
    header = 3 + len(record.options) + 1 + len(record.seats)
    assert facts["line"] == header + len(moves)
    assert "closed_prompt" in str(facts["why"]) or "wrong_seat" in str(facts["why"])


@EVERY_GAME
def test_a_running_game_has_a_record(name: str) -> None:
    """The record ends with `open` and replays to the current state."""
    rules, record = load_played(name).rules, replace(finished(name), moves=finished(name).moves[:10], scores=None)
    assert write_record(record).splitlines()[-1].startswith("open #")
    assert rules.prompts(replay(rules, read_record(write_record(record).encode()), lambda _move, _steps: None))


@games_that(has_a_way_back)
def test_going_back_is_recorded_as_a_move(game: str) -> None:
    """The game continues as if only the second answer had been given."""
    rules, walk = load_played(game).rules, Walk(load_played(game), usual_seats(game), 5)
    found: list[tuple[int, Decision]] = []

    def look_for_a_way_back(_rules: Rules[Any], decision: Decision) -> None:
        prompt = decision.prompt
        if (
            prompt
            and len(prompt.options) > max(prompt.least, 1)
            and rules.back(decision.after, prompt.seat) is not None
        ):
            found.append((len(walk.moves), decision))

    walk.go([look_for_a_way_back])
    number, decision = found[0]
    prompt, first = decision.prompt, walk.moves[number - 1]
    assert prompt
    number_picked = max(prompt.least, 1)
    few = (prompt.options[:number_picked], prompt.options[-number_picked:])
    other = next(answer for answer in few if answer != first.answer)
    moves = (*walk.moves[:number], Move(prompt.seat), Move(prompt.seat, prompt.id, other))
    record = Record(game, rules.version, walk.options, walk.seed, ("person",) * walk.seats, moves)
    end = replay(rules, read_record(write_record(record).encode()), lambda _move, _steps: None)
    assert encode(end) == encode(rules.choose(decision.before, prompt, other)[-1].state)


@settings(deadline=None)
@given(st.integers(0, 10**9), st.sampled_from(EVERY_TABLE))
def test_every_random_game_survives_its_record(seed: int, table: tuple[str, int]) -> None:
    """The record can be written, read and replayed."""
    name, seats = table
    walk = Walk(load_played(name), seats, seed)
    end = walk.go([])
    record = read_record(write_record(walk.record()).encode())
    assert encode(replay(walk.rules, record, lambda *_: None)) == encode(end)
