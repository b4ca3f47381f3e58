"""Rewinding to an earlier state of any game: views match the earlier ones, and no draw is repeated."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from bot.errors import NoWayBack
from bot.games import answers
from bot.games.chance import Chance
from bot.games.contract import Prompt, encode
from bot.host_errors import BrokenRecord
from bot.records.record import Move, Record, Undo, first_move_line, play_move, read_record, replay, write_record
from bot.records.undo_preview import look_back
from tests.every_game import asks_again_at_once, games_that
from tests.games.played import PLAYED, TABLES, load_played
from tests.games.walk import Walk

FIRST_UNDO, MOST_UNDONE, OFTEN, FURTHEST = 8, 6, 0.15, 20
"""Undos of a random game: the earliest move, the most undos, their probability, and the furthest step back."""


def chance_of(state: Any) -> Chance:
    """Return the chance stream of a state."""
    chance = state.chance
    assert isinstance(chance, Chance)
    return chance


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_rewound_state_has_the_earlier_views_and_the_later_chance(name: str, seats: int) -> None:
    """Rewinds random states to random earlier ones; neither state is modified."""
    rules, rng = load_played(name).rules, random.Random(seats)  # noqa: S311  # repeatable, not secret
    states = Walk(load_played(name), seats, 3).states()
    for _ in range(60):
        first, second = sorted(rng.sample(range(len(states)), 2))
        before, now = states[first], states[second]
        packed = (encode(before), encode(now))
        again = rules.rewind(before, now)
        assert (encode(before), encode(now)) == packed
        assert chance_of(again).seed == chance_of(now).seed
        assert chance_of(again).used > chance_of(now).used >= chance_of(before).used
        for viewer in (None, *range(seats)):
            assert encode(rules.view(again, viewer)) == encode(rules.view(before, viewer))
        assert rules.prompts(again) == rules.prompts(before)


class Fickle(Walk):
    """A random game whose players sometimes undo moves."""

    def play(self) -> tuple[Record, list[Any]]:
        """Play to the end; return the record and all states in order."""
        rules, undone = self.rules, 0
        states = [answers.begin(rules, self.seats, Chance(self.seed), self.options)[-1].state]
        moves: list[Move | Undo] = []
        while prompts := rules.prompts(states[-1]):
            if len(moves) >= FIRST_UNDO and undone < MOST_UNDONE and (not undone or self.rng.random() < OFTEN):
                kept = self.rng.randrange(max(0, len(moves) - FURTHEST), len(moves))
                moves.append(Undo(self.rng.randrange(self.seats), kept))
                states.append(rules.rewind(states[kept], states[-1]))
                undone += 1
            else:
                move = self._move(self.rng.choice(prompts))
                moves.append(move)
                states.append(play_move(rules, states[-1], move)[-1].state)
        return make_record(self, moves), states

    def _move(self, prompt: Prompt) -> Move:
        return Move(prompt.seat, prompt.id, self._pick(prompt))


def make_record(walk: Walk, moves: Sequence[Move | Undo]) -> Record:
    """Build a record of the walk's game with these moves."""
    rules = walk.rules
    return Record(rules.name, rules.version, walk.options, walk.seed, ("random",) * walk.seats, tuple(moves))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_with_undos_replays_bit_for_bit(name: str, seats: int, seed: int) -> None:
    """The record is written and read before the replay; the number of chance uses never goes down."""
    record, states = Fickle(load_played(name), seats, seed).play()
    assert any(isinstance(move, Undo) for move in record.moves)
    replayed: list[bytes] = []
    again = read_record(write_record(record).encode())
    replay(load_played(name).rules, again, lambda _move, steps: replayed.append(encode(steps[-1].state)))
    assert replayed == [encode(state) for state in states]
    used = [chance_of(state).used for state in states]
    assert used == sorted(used)


def drawn_from(state: Any) -> tuple[Any, ...]:
    """The parts of a state that draws can change."""
    return chance_of(state).used, *[getattr(state, stack, None) for stack in ("stack", "deck", "shields", "towers")]


@pytest.mark.parametrize("name", PLAYED)
def test_replaying_with_a_different_seed_finds_who_saw_a_draw(name: str) -> None:
    """If nothing was drawn, no seat is listed; an open draw lists every seat; replayed draws have different results."""
    rules, seats = load_played(name).rules, load_played(name).rules.seats[-1]
    walk, draws, rng = Walk(load_played(name), seats, 7), 0, random.Random(7)  # noqa: S311  # repeatable, not secret
    states = walk.states()
    for _ in range(30):
        end = rng.randrange(1, len(walk.moves))
        kept = rng.randrange(max(0, end - FURTHEST), end)
        found = look_back(rules, make_record(walk, walk.moves[:end]), walk.moves[kept].seat, kept)
        draws += bool(found.drawn_for)
        assert encode(found.before) == encode(states[kept])
        assert not found.drawn_for or drawn_from(states[kept]) != drawn_from(states[end])
        assert not found.is_drawn_open or found.drawn_for == tuple(range(seats))
        assert list(found.moves) == walk.moves[kept:end]
    assert draws > 0


@pytest.mark.parametrize("name", PLAYED)
def test_look_back_works_after_an_earlier_undo(name: str) -> None:
    """The result omits moves that were undone."""
    rules = load_played(name).rules
    walk = Walk(load_played(name), rules.seats[-1], 5)
    walk.go([])
    moves: list[Move | Undo] = list(walk.moves[:12])
    earlier = walk.moves[4]
    record = make_record(walk, [*moves, Undo(0, 6)])
    found = look_back(rules, record, earlier.seat, 4)
    assert list(found.moves) == moves[4:6]
    with pytest.raises(NoWayBack):  # no move has been made since
        look_back(rules, record, walk.moves[6].seat, 13)
    with pytest.raises(NoWayBack):  # move 8 was undone, so its state is not part of this game
        look_back(rules, record, walk.moves[8].seat, 8)


@games_that(asks_again_at_once)
def test_a_step_that_concerns_no_other_player_is_recognized(game: str) -> None:
    """The step drew nothing and only the same player is asked next, as in the middle of a turn."""
    played, found = load_played(game), {True: 0, False: 0}
    for seed in range(4):
        walk = Walk(played, played.rules.seats[-1], seed)
        walk.go([])
        for kept in range(20):
            record = make_record(walk, walk.moves[: kept + 1])
            undoing = look_back(played.rules, record, walk.moves[kept].seat, kept)
            found[undoing.concerns_nobody] += 1
            asked = {prompt.seat for prompt in played.rules.prompts(replay(played.rules, record, lambda *_: None))}
            assert not undoing.concerns_nobody or (not undoing.drawn_for and asked == {undoing.seat})
    assert min(found.values()) > 0


@pytest.mark.parametrize("kept", [3, 99])
@pytest.mark.parametrize("name", PLAYED)
def test_an_undo_that_leads_nowhere_is_refused_with_its_line(name: str, kept: int) -> None:
    """The undo would keep more moves than there were."""
    walk = Walk(load_played(name), load_played(name).rules.seats[0], 1)
    walk.go([])
    record = make_record(walk, [*walk.moves[:2], Undo(0, kept)])
    with pytest.raises(BrokenRecord) as error:
        replay(walk.rules, read_record(write_record(record).encode()), lambda *_: None)
    assert error.value.facts["line"] == first_move_line(record) + 2
