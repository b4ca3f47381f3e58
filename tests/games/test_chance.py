"""Chance: reproducible forever, fair, and different at each use."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.chance import Chance

SEED = Chance(bytes(range(32)))


def test_the_stream_is_the_same_on_every_machine_and_version() -> None:
    """If these expected numbers change, old games can no longer be replayed."""
    assert SEED.shuffle(range(12), "guests")[0] == (2, 1, 5, 10, 8, 11, 6, 0, 4, 9, 7, 3)
    assert [Chance(b"", used).below(100, "dice")[0] for used in range(6)] == [1, 4, 61, 91, 68, 74]


@given(st.lists(st.integers(), max_size=256), st.text())
def test_a_shuffle_keeps_every_item(things: list[int], purpose: str) -> None:
    assert Counter(SEED.shuffle(things, purpose)[0]) == Counter(things)


@given(st.integers(1, 256), st.text())
def test_a_number_is_below_its_limit(limit: int, purpose: str) -> None:
    """Numbers start at zero."""
    assert 0 <= SEED.below(limit, purpose)[0] < limit


@given(st.lists(st.integers(), max_size=255), st.integers())
def test_inserting_keeps_the_order_of_the_other_items(things: list[int], thing: int) -> None:
    """Only the new item gets a random position."""
    mixed, _ = SEED.insert(thing, tuple(things), "back")
    assert any(mixed[at] == thing and (*mixed[:at], *mixed[at + 1 :]) == tuple(things) for at in range(len(mixed)))


@given(st.lists(st.lists(st.integers(), min_size=4, max_size=20)), st.integers(0, 4))
def test_drawing_keeps_every_pile(piles: list[list[int]], number: int) -> None:
    """Every item stays in its pile."""
    drawn, after = SEED.draw(piles, number, "piles")
    assert [Counter(pile) for pile in drawn] == [Counter(pile) for pile in piles]
    assert after.used == SEED.used + 1


def test_drawing_zero_items_leaves_piles_in_their_order() -> None:
    """Without a draw, no order changes at random."""
    assert SEED.draw(["abcde"] * 9, 0, "piles")[0] == (tuple("abcde"),) * 9


def test_drawing_takes_every_item_equally_often() -> None:
    """Over many draws of two out of five, each of the twenty ordered pairs is about equally frequent."""
    draws = 6000
    pairs = Counter(Chance(b"draw", used).draw([range(5)], 2, "x")[0][0][-2:] for used in range(draws))
    assert len(pairs) == 20
    assert max(abs(count - draws / 20) for count in pairs.values()) < 6 * (draws / 20) ** 0.5


def test_each_use_differs_from_the_last() -> None:
    """The counter advances, so the same purpose never gets the same numbers twice."""
    first, after = SEED.shuffle(range(30), "guests")
    second, _ = after.shuffle(range(30), "guests")
    assert first != second
    assert after.used == 1


def test_a_fork_is_independent_of_its_root() -> None:
    """A computer player's stream reveals nothing about the game's stream."""
    assert SEED.fork("seat 0").seed not in (SEED.seed, SEED.fork("seat 1").seed)


@pytest.mark.parametrize("limit", [2, 3, 7, 11])
def test_every_number_is_equally_likely(limit: int) -> None:
    """Over many draws, frequencies are about equal; chance alone would almost never exceed the tolerance."""
    draws = 4000
    counts = Counter(Chance(b"fair", used).below(limit, "x")[0] for used in range(draws))
    assert set(counts) == set(range(limit))
    assert max(abs(count - draws / limit) for count in counts.values()) < 6 * (draws / limit) ** 0.5


def test_inserting_reaches_every_position_equally_often() -> None:
    """Positions run from the top of the stack to its bottom."""
    counts = Counter(Chance(b"in", used).insert("x", ("a", "b", "c"), "x")[0].index("x") for used in range(4000))
    assert set(counts) == {0, 1, 2, 3}
    assert max(abs(count - 1000) for count in counts.values()) < 200
