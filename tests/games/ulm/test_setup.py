"""The setup: starting pieces, the area, the docks, the bag, and the stacks."""

from collections import Counter

import pytest

from bot.games.contract import Seats
from bot.games.ulm.rules.pieces import REASONS
from tests.games.ulm.tables import LETTERS, PIECES, RULES, asked, fresh, letters, space

EVERY_SIZE = pytest.mark.parametrize("seats", [2, 3, 4])


@EVERY_SIZE
def test_all_players_start_with_the_same_pieces(seats: int) -> None:
    """U.SET.1: Each player has 5 points, 2 coins, 2 sparrows, 1 tile, 12 seals, 3 crests, and no card."""
    for player in fresh(seats).players:
        assert (player.points[0], sum(player.points), player.coins, player.sparrows) == (5, 5, 2, 2)
        assert (sum(player.tiles), player.supply, player.crests) == (1, 12, 3)
        assert (player.hand, player.laid, player.shields, player.descendants) == ((), (), (), ())
        assert len(player.points) == len(REASONS)


@EVERY_SIZE
def test_all_barges_start_together(seats: int) -> None:
    """U.SET.2: All barges are on -11."""
    state = fresh(seats)
    assert [space(state, seat) for seat in range(seats)] == [-11] * seats


@EVERY_SIZE
def test_the_grid_has_one_brown_tile(seats: int) -> None:
    """U.SET.3: The grid has 1 brown tile and 2 of each other kind, in random places; the ring is empty."""
    grids = [letters(fresh(seats, seed).grid) for seed in range(6)]

    assert all(Counter(grid) == Counter("GGWWBTTOO") for grid in grids)
    assert len(set(grids)) > 1
    assert letters(fresh(seats).ring) == "." * 12


@EVERY_SIZE
def test_the_docks_have_one_tile_of_each_kind(seats: int) -> None:
    """U.SET.4: The docks hold one tile of each kind, in the order of kinds."""
    assert letters(fresh(seats).docks) == LETTERS


@pytest.mark.parametrize(("seats", "before"), [(2, 34), (3, 33), (4, 32)])
def test_the_bag_has_the_remaining_tiles(seats: int, before: int) -> None:
    """U.SET.5: The bag has 36 tiles; each player gets one of them; then the first player draws (example 4)."""
    state = fresh(seats)

    assert sum(state.bag) == before - 1
    own = [sum(player.tiles[kind] for player in state.players) for kind in range(5)]
    drawn = [int(kind == state.drawn) for kind in range(5)]
    assert [sum(parts) for parts in zip(state.bag, own, drawn, strict=True)] == [7, 7, 8, 7, 7]


def test_four_descendants_are_in_play() -> None:
    """U.SET.6: Four of eight descendants are at the Oath House, in the data file's order; the rest are unused."""
    found = {fresh(3, seed).descendants for seed in range(10)}

    assert all(len(set(four)) == 4 and list(four) == sorted(four) for four in found)
    assert len(found) > 3


@EVERY_SIZE
def test_the_stacks_are_shuffled(seats: int) -> None:
    """U.SET.7: 33 cards and 12 shields are shuffled."""
    decks = {fresh(seats, seed).deck for seed in range(4)}
    shields = {fresh(seats, seed).shields for seed in range(4)}

    assert len(decks) == len(shields) == 4
    assert all(sorted(deck) == list(PIECES.all_cards) and len(deck) == 33 for deck in decks)
    assert all(sorted(stack) == list(range(12)) for stack in shields)


def test_ten_of_twelve_tower_tiles_are_in_play() -> None:
    """U.SET.8: With `symbols` ten of twelve tower tiles are in play, one per round; with `roof` none."""
    state, plain = fresh(3, tower="symbols"), fresh(3, tower="roof")

    assert (len(state.built), len(state.towers)) == (1, 9)
    assert len({*state.built, *state.towers}) == 10
    assert (plain.built, plain.towers) == ((), ())


def test_the_basic_game_is_the_default() -> None:
    """U.SET.9: The option `tower` offers `roof` (the default) and `symbols`."""
    [option] = RULES.options
    assert (option.name, option.choices) == ("tower", ("roof", "symbols"))


def test_any_seat_may_start_and_stays_the_first() -> None:
    """U.SET.10: A random seat starts, and starts every later round too."""
    starts = {fresh(4, seed).start for seed in range(20)}
    assert starts == {0, 1, 2, 3}

    state = fresh(3, 4)
    firsts: dict[int, int] = {}
    while prompts := RULES.prompts(state):
        firsts.setdefault(state.round, state.acting)
        option = "end" if "end" in prompts[0].options else prompts[0].options[0]
        state = RULES.choose(state, prompts[0], (option,))[-1].state
    assert firsts == dict.fromkeys(range(1, 11), state.start)


def test_lines_and_a_picture_show_the_beginning() -> None:
    """U.SET.11: The lines name the round, the acting player and the tile drawn; then a picture shows the board."""
    chance = fresh(3).chance
    steps = RULES.setup(3, chance, {"tower": "roof"})

    [step] = steps
    assert [line.key for line in step.lines] == ["round_begins", "turn", "drew"]
    assert step.lines[0].facts == {"round": 1, "rounds": 10}
    assert step.lines[1].facts == {"seat": Seats((step.state.start,))}
    assert step.picture == "board"
    assert asked(step.state).ask == "push"


def test_two_players_use_the_same_setup() -> None:
    """U.SET.12: Two players play with the same pieces and no neutral barge (fine point 25)."""
    state = fresh(2)
    assert len(state.players) == 2
    assert state.places == [5, 4, 5, 5, 5, 5, 5, 5]
