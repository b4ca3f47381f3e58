"""The setup: starting pieces, the city, the persons' piles, and the bell-ringer."""

from collections import Counter, deque
from itertools import product

import pytest

from bot.games.contract import Seats
from bot.games.notredame.rules.pieces import PARK, SECTORS
from bot.games.notredame.rules.state import BESIDE, DRAFT
from tests.games.notredame.tables import COUNTED, PIECES, RULES, fresh, market, table

EVERY_SIZE = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@EVERY_SIZE
def test_all_players_start_with_the_same_pieces(seats: int) -> None:
    """ND.SET.1: Each player has 3 gold, 4 markers in supply, 10 in the general supply, rat marker 0, and no points."""
    for player in fresh(seats).players:
        assert (player.gold, player.supply, player.general, player.rat) == (3, 4, 10, 0)
        assert (player.markers, player.cathedral, player.points) == ([0] * 7, 0, [0] * 7)
        assert player.messages == ()


@EVERY_SIZE
def test_the_friend_begins_beside_the_board(seats: int) -> None:
    """ND.SET.2: The trusted friend begins beside the board, in no sector."""
    assert [player.friend for player in fresh(seats).players] == [BESIDE] * seats


@pytest.mark.parametrize(
    ("seats", "boroughs", "pool", "bank", "homes"),
    [(2, 4, 6, 19, (0, 2)), (3, 3, 8, 16, (0, 1, 2)), (4, 4, 10, 13, (0, 1, 2, 3)), (5, 5, 12, 10, (0, 1, 2, 3, 4))],
)
def test_the_number_of_players_changes_the_city_and_the_pool(
    seats: int, boroughs: int, pool: int, bank: int, homes: tuple[int, ...]
) -> None:
    """ND.SET.3: The number of players sets boroughs, owners and pool, and the bank's coins if they are limited."""
    state, size = fresh(seats), PIECES.table(seats)

    assert (size.boroughs, size.pool, size.homes) == (boroughs, pool, homes)
    assert (state.bank, fresh(seats, rules=COUNTED).bank) == (0, bank), "0: coins are unlimited"
    assert [player.carriage for player in state.players] == [5 * home for home in homes]


@EVERY_SIZE
def test_every_borough_has_one_message_of_each_kind(seats: int) -> None:
    """ND.SET.4: The four messages of a borough's color are shuffled onto the outer markets; the center has none."""
    orders = set()
    for seed in range(20):
        state = fresh(seats, seed)
        for borough in range(PIECES.table(seats).boroughs):
            center, *outer = state.messages[5 * borough : 5 * borough + 5]
            assert center == -1
            assert sorted(outer) == [0, 1, 2, 3]
            assert state.lying >> 5 * borough & 0b11111 == 0b11110
            orders.add(tuple(outer))
    assert len(orders) > 10


def test_two_players_have_two_empty_boroughs() -> None:
    """ND.SET.5: 2 players: 20 markets, 16 messages, carriages on 0.0 and 2.0 (example 44)."""
    state = fresh(2)

    assert len(state.messages) == 20
    assert state.lying.bit_count() == 16
    assert [player.carriage for player in state.players] == [market("0.0"), market("2.0")]


def test_colors_follow_the_boroughs() -> None:
    """ND.SET.6: Boroughs are red, blue, green, yellow, purple in this order; with two players the second is green."""
    assert [PIECES.color(2, seat) for seat in range(2)] == ["red", "green"]
    assert [PIECES.color(5, seat) for seat in range(5)] == ["red", "blue", "green", "yellow", "purple"]


def test_the_start_player_is_random() -> None:
    """ND.SET.7: The start player, who holds the bell-ringer, is chosen at random."""
    assert {fresh(4, seed).start for seed in range(40)} == {0, 1, 2, 3}


@EVERY_SIZE
def test_the_first_round_is_dealt(seats: int) -> None:
    """ND.SET.8: Two brown persons and one of pile A are on display; each player holds three cards of their deck."""
    state = fresh(seats)

    piles = [PIECES.persons[person].pile for person in state.persons]
    assert piles == ["brown", "brown", "a"]
    assert (state.round, state.phase, state.turn, state.waiting) == (1, DRAFT, 1, list(range(seats)))
    for seat, player in enumerate(state.players):
        kinds = [card - seat * 9 for card in player.offer]
        assert len(set(kinds)) == 3
        assert kinds == sorted(kinds)
        assert player.deck == 0b111111111 - sum(1 << kind for kind in kinds)


def test_the_rats_of_a_period_add_up() -> None:
    """ND.SET.9: The nine persons of a period show 12, 13 or 12 rats in total; the six brown ones show 8 of them."""
    rats = Counter[str]()
    for person in PIECES.persons:
        rats[person.pile] += person.rats

    assert rats["brown"] == 8
    assert [rats["brown"] + rats[letter] for letter in "abc"] == [12, 13, 12]
    assert all(0 <= person.rats <= 3 for person in PIECES.persons)


def test_the_piles_of_persons() -> None:
    """ND.SET.10: There are six brown persons, and three gray persons for each of the periods A, B and C."""
    assert {pile: len(persons) for pile, persons in PIECES.piles.items()} == {"brown": 6, "a": 3, "b": 3, "c": 3}


@pytest.mark.parametrize(("boroughs", "seats", "streets"), [(3, 3, 33), (4, 4, 44), (5, 5, 55), (4, 2, 44)])
def test_the_streets_of_the_city(boroughs: int, seats: int, streets: int) -> None:
    """ND.SET.11: Eleven streets per borough connect all markets, and none connects a market to itself."""
    city = PIECES.cities[seats]

    assert city.boroughs == boroughs
    assert len(city.streets) == streets
    assert all(one < other for one, other in city.streets)
    assert city.is_joined


@pytest.mark.parametrize(
    ("seats", "steps", "farthest"), [(3, (6, 3, 3, 0), 3), (4, (6, 4, 4, 2), 4), (5, (6, 4, 5, 5), 4)]
)
def test_distances_of_the_outer_markets(seats: int, steps: tuple[int, ...], farthest: int) -> None:
    """ND.SET.12: In every borough the outer markets are 1, 2, 3 and 4 steps from the borough's center."""
    city = PIECES.cities[seats]
    for borough in range(city.boroughs):
        distances = city.distances[5 * borough]
        outer = Counter(distance for market, distance in enumerate(distances) if market % 5)
        assert tuple(outer[number] for number in (1, 2, 3, 4)) == steps
        assert max(distances) == farthest


@EVERY_SIZE
def test_distances_follow_the_streets(seats: int) -> None:
    """ND.SET.13: A distance is the smallest number of streets between two markets."""
    city = PIECES.cities[seats]
    markets = range(5 * city.boroughs)
    beside = {m: [o for o in markets if (min(m, o), max(m, o)) in city.streets] for m in markets}
    for start, stop in product(markets, markets):
        ways, seen = deque([(start, 0)]), {start}
        while ways[0][0] != stop:
            here, steps = ways.popleft()
            ways += [(near, steps + 1) for near in beside[here] if near not in seen]
            seen.update(beside[here])
        assert city.distances[start][stop] == ways[0][1]


def test_lines_report_the_setup() -> None:
    """ND.SET.14: Lines name the first round, its start player, the persons and their rats; a picture shows the city."""
    [step] = RULES.setup(3, fresh(3).chance, {"prestige": "secret"})
    state = step.state

    assert [line.key for line in step.lines] == ["round_begins", "bell_ringer", "persons"]
    assert step.lines[0].facts == {"round": 1, "rounds": 9, "period": 1}
    assert step.lines[1].facts == {"seat": Seats((state.start,))}
    names = tuple(PIECES.person_names[person] for person in state.persons)
    rats = sum(PIECES.persons[person].rats for person in state.persons)
    assert step.lines[2].facts == {"persons": names, "rats": rats}
    assert step.picture == "board"


def test_a_borough_has_seven_sectors() -> None:
    """ND.SET.15: School, bank, residence, hotel, carriage house, park and hospital; the harbor has only the track."""
    assert SECTORS == ("school", "bank", "residence", "hotel", "carriage", "park", "hospital")
    assert len(table().players[0].markers) == 7
    assert SECTORS[PARK] == "park"
