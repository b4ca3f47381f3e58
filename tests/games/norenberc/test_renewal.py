"""A new round: active players, new guildmasters, new guests, a new prestige guild."""

import pytest

from bot.games.norenberc.rules.pieces import Tile
from bot.games.norenberc.rules.state import OVER, PLANNING, State
from tests.games.norenberc.tables import (
    BAKERS,
    BREWERS,
    COUNCILMAN,
    MAYOR,
    PEDDLER,
    PRINTERS,
    SHOEMAKERS,
    asked_seats,
    craft,
    crafts,
    empty_hands,
    end_round,
    end_round_lines,
    fresh,
    lodge,
    move_to_round,
    table,
)

NEXT = tuple(craft(guild, value) for guild in (BAKERS, PRINTERS) for value in range(2, 8))
"""Twelve guests at the top of the stack."""


def test_all_players_are_active_again() -> None:
    """N.REN.1: A new round begins with planning for all players."""
    state = end_round(table(4))

    assert (state.round, state.turn, state.phase) == (2, 1, PLANNING)
    assert asked_seats(state) == [0, 1, 2, 3]
    assert not any(player.finished for player in state.players)


def test_the_next_workshop_tile_becomes_guildmaster() -> None:
    """N.REN.2: The next tile slides down; over all rounds each tile but the pair's lower one becomes guildmaster."""
    state = table(3)

    for value in (5, 3, 6):
        state = end_round(state)
        assert [house.workshop[0].value for house in state.guilds] == [value] * 4


def test_in_round_four_the_pairs_upper_tile_is_guildmaster() -> None:
    """N.REN.3: The pair slides down together: the upper tile is guildmaster, the lower one lies beneath it."""
    state = table(3)
    move_to_round(state, 3)

    state = end_round(state)

    assert state.round == 4
    assert state.guilds[BREWERS].workshop == crafts(BREWERS, 6, 7)


def test_the_guest_in_window_one_leaves_the_game() -> None:
    """N.REN.4: The guest in window 1, townsman or craftsman, leaves the game."""
    state = table(3)
    empty_hands(state)
    lodge(state, BREWERS, craft(BAKERS, 7), COUNCILMAN)
    lodge(state, BAKERS, MAYOR)

    state = end_round(state)

    assert set(state.gone) >= {craft(BAKERS, 7), MAYOR}
    assert COUNCILMAN not in state.gone
    assert state.guilds[BREWERS].lodgings[0] == COUNCILMAN


@pytest.mark.parametrize(
    "windows",
    [(None, 1, 2, 3), (None, None, 1, 2), (None, 1, None, 2), (9, None, None, 1), (None, None, None, None)],
)
def test_the_others_slide_left_and_new_guests_follow(windows: tuple[int | None, ...]) -> None:
    """N.REN.5: Remaining guests slide left without gaps; windows that are then free are filled from the stack."""
    state = table(3)
    tiles: dict[int, Tile] = {1: craft(SHOEMAKERS, 5), 2: COUNCILMAN, 3: craft(BREWERS, 3), 9: MAYOR}
    lodge(state, BREWERS, *(tiles[name] if name else None for name in windows))
    state.stack = NEXT

    state = end_round(state)

    stayed = tuple(tiles[name] for name in windows[1:] if name)
    assert state.guilds[BREWERS].lodgings == stayed + NEXT[: 4 - len(stayed)]


def test_guilds_are_refilled_in_their_order() -> None:
    """N.REN.6: New guests come guild by guild in number order, and window by window from the left."""
    state = table(2)
    state.stack = NEXT

    state = end_round(state)

    assert [house.lodgings for house in state.guilds] == [NEXT[:4], NEXT[4:8], NEXT[8:]]
    assert state.stack == ()


def test_an_exhausted_stack_leaves_the_last_windows_empty() -> None:
    """N.REN.7: When the stack runs out, windows stay empty: the rightmost ones, and those of later guilds."""
    state = table(3)
    lodge(state, PRINTERS, None, None, None, COUNCILMAN)
    state.stack = NEXT[:6]

    state = end_round(state)

    assert [house.lodgings for house in state.guilds] == [
        NEXT[:4],
        (*NEXT[4:6], None, None),
        (None, None, None, None),
        (COUNCILMAN, None, None, None),
    ]
    assert state.stack == ()


def test_a_game_goes_on_with_an_empty_stack() -> None:
    """N.REN.8: An empty stack ends nothing; windows without a guest stay empty."""
    state = table(3)
    state.stack = ()

    while state.phase is not OVER:
        state = end_round(state)

    assert state.round == 4
    assert all(house.lodgings == (None, None, None, None) for house in state.guilds)


def test_a_peddler_goes_back_before_the_lodgings_are_refilled() -> None:
    """N.REN.9: A Peddler that returns to an empty stack is the first new guest."""
    state = table(3)
    state.stack = ()
    state.players[0].peddled = (SHOEMAKERS,)

    state = end_round(state)

    assert state.guilds[BREWERS].lodgings == (PEDDLER, None, None, None)


def coming_masters(*values: int, prestige: int) -> State:
    """Set up four guilds whose next guildmasters have these values."""
    state = table(3)
    state.prestige = prestige
    for guild, value in enumerate(values):
        state.guilds[guild].workshop = crafts(guild, 3, value, 4, 4, 4)
    return state


@pytest.mark.parametrize(
    ("values", "former", "new"),
    [
        ((3, 5, 7, 6), BREWERS, SHOEMAKERS),
        ((3, 5, 7, 6), SHOEMAKERS, PRINTERS),
        ((3, 6, 6, 6), PRINTERS, BAKERS),
        ((6, 6, 6, 6), BREWERS, BAKERS),
        ((6, 6, 6, 6), BAKERS, BREWERS),
        ((7, 3, 5, 5), BREWERS, SHOEMAKERS),
    ],
)
def test_the_prestige_crest_moves_to_the_highest_guildmaster(values: tuple[int, ...], former: int, new: int) -> None:
    """N.REN.10: The crest goes to the highest new guildmaster, on a tie to the lower guild, never to the old guild."""
    state = end_round(coming_masters(*values, prestige=former))

    assert state.prestige == new
    assert state.former_prestige == former


def test_a_guild_may_have_prestige_again_after_a_round() -> None:
    """N.REN.11: Only the prestige guild of the round just over is barred, not earlier ones."""
    state = table(3)
    state.guilds[BREWERS].workshop = crafts(BREWERS, 7, 7, 7, 7, 7)

    seen = []
    while state.phase is not OVER:
        seen.append(state.prestige)
        state = end_round(state)

    assert seen == [BREWERS, BAKERS, BREWERS, BAKERS]


def test_after_round_four_nothing_is_renewed() -> None:
    """N.REN.12: After round 4 the game is over: no new guests, no new prestige guild, no question."""
    state = table(3)
    move_to_round(state, 4)
    lodge(state, BREWERS, COUNCILMAN)
    state.stack = NEXT

    state = end_round(state)

    assert (state.round, state.phase) == (4, OVER)
    assert state.guilds[BREWERS].lodgings == (COUNCILMAN, None, None, None)
    assert state.stack == NEXT
    assert asked_seats(state) == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_has_four_rounds(seats: int) -> None:
    """N.REN.13: The game lasts four rounds."""
    state = fresh(seats)

    rounds = []
    while state.phase is not OVER:
        rounds.append(state.round)
        state = end_round(state)

    assert rounds == [1, 2, 3, 4]


def test_lines_report_the_new_round() -> None:
    """N.REN.16: Lines name new masters, guests leaving, guests coming, the prestige guild, the round, in this order."""
    state = table(2)
    lodge(state, BREWERS, MAYOR, COUNCILMAN)
    state.stack = NEXT[:3]

    told = end_round_lines(state, "renewed", "prestige", "turn")

    came = ("bakers.2+", "bakers.3", "bakers.4")
    assert [(line.key, line.facts) for line in told] == [
        ("renewed", {"guild": "brewers", "master": "brewers.5", "left": ("mayor",), "came": came}),
        ("renewed", {"guild": "bakers", "master": "bakers.5", "left": (), "came": ()}),
        ("renewed", {"guild": "shoemakers", "master": "shoemakers.5", "left": (), "came": ()}),
        ("prestige", {"guild": "bakers"}),
        ("turn", {"round": 2, "turn": 1}),
    ]


def test_the_chart_stays_for_the_next_round() -> None:
    """N.REN.14: A new round does not change the turn order chart."""
    state = table(3)
    state.order = (2, 0, 1)

    assert end_round(state).order == (2, 0, 1)


def test_goods_stay_for_the_next_round() -> None:
    """N.REN.15: Goods in hands and storehouses stay, except those that the favorites return."""
    state = table(2)
    state.players[0].goods = [3, 0, 0]
    state.players[1].goods = [0, 2, 1]

    after = end_round(state)

    assert [player.goods for player in after.players] == [[2, 0, 0], [0, 1, 0]]
    assert [sum(house.storehouse) for house in after.guilds] == [11, 11, 11]
