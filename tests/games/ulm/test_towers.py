"""Tower tiles: each changes one round for all players."""

from bot.games.chance import Chance
from bot.games.ulm.rules.state import OVER
from tests.games.ulm.tables import (
    PIECES,
    RULES,
    A,
    act,
    fresh,
    lines,
    own,
    play,
    table,
    to_act,
)


def test_a_round_begins_with_a_tower_tile() -> None:
    """U.TOWER.1: With symbols, each round begins with the top tile on the cathedral; a line reports it at once."""
    state = to_act(fresh(2, tower="symbols").copy(), "")
    next_one, built = state.towers[0], state.built
    state.acting = (state.start + 1) % 2

    steps = play(state, "end")

    after = steps[-1].state
    assert after.built == (*built, next_one)
    assert after.tower == next_one
    assert lines(steps, "tower_shown")[0].facts == {"tower": PIECES.tower_names[next_one]}
    assert [("pause" if step.is_pause else step.picture) for step in steps] == ["board", "pause", ""]


def test_roofs_only_count_rounds() -> None:
    """U.TOWER.2: In the basic game tower tiles change nothing, and no line mentions them."""
    state = to_act(fresh(2).copy(), "")
    state.acting = (state.start + 1) % 2

    steps = play(state, "end")

    assert lines(steps, "tower_shown") == []
    assert lines(steps, "round_begins")[0].facts == {"round": 2, "rounds": 10}
    assert not any(step.is_pause for step in steps)


def test_a_tower_tile_ends_with_its_round() -> None:
    """U.TOWER.3: The change of a round's tile no longer applies in the next round (fine point 22)."""
    state = to_act(fresh(2, tower="symbols").copy(), "GGG")
    state.acting = (state.start + 1) % 2
    state.built = (PIECES.tower_names.index("rich"),)
    state.towers = (PIECES.tower_names.index("calm"), *state.towers[1:])
    own(state, state.acting, coins=0)

    assert act(state, "money").players[state.acting].coins == 2
    after = act(state, "end")
    assert act(to_act(after.copy(), "GGG"), "money").players[after.acting].coins == 3


def test_changes_combine() -> None:
    """U.TOWER.4: Bonuses and seal costs add up; the largest look and the lowest price count (section 8)."""
    names = PIECES.tower_names
    number = {name: at for at, name in enumerate(PIECES.descendant_names)}

    usual = PIECES.changes(-1, ())
    assert (usual.look, usual.card_price, usual.swap_price) == (1, 2, 1)
    stage = PIECES.changes(names.index("stage"), (number["councillor"],))
    assert (stage.plays, stage.seal_points) == (2, 1)
    library = PIECES.changes(names.index("library"), (number["scholar"],))
    assert (library.look, library.card_price) == (2, 1)
    toll = PIECES.changes(names.index("toll"), (number["seal_cutter"],))
    assert (toll.seal_cost, toll.first_seal_cost) == (1, -1)


def test_every_tower_tile_has_its_change() -> None:
    """U.TOWER.5: Eleven of the twelve tower tiles have a change."""
    changed = {
        tower.name: {
            word: getattr(PIECES.changes(number, ()), word) - getattr(PIECES.changes(-1, ()), word)
            for word in PIECES.changes(-1, ()).__struct_fields__
            if getattr(PIECES.changes(number, ()), word) != getattr(PIECES.changes(-1, ()), word)
        }
        for number, tower in enumerate(PIECES.towers)
    }

    assert changed == {
        "rich": {"money": 1},
        "flood": {"steps": 1},
        "wax": {"seal_cost": -1},
        "toll": {"seal_cost": 1},
        "fair": {"card_price": -1},
        "library": {"look": 1},
        "broom": {"sides": 1},
        "birds": {"swap_price": -1},
        "stage": {"plays": 1},
        "notary": {"seal_points": 1},
        "current": {"step_points": 1},
        "calm": {},
    }


def test_coins_are_never_below_zero() -> None:
    """U.TOWER.6: Whatever the changes, no player pays more coins than the player has (fine point 22)."""
    state = to_act(table(), "OGG", "toll")
    own(state, coins=2)

    assert "seal" not in RULES.prompts(state)[0].options
    assert "seal" in RULES.prompts(act(state, "money"))[0].options
    assert act(state, "money", "seal", "fishermen").players[A].coins == 0


def test_a_pause_shows_a_running_game() -> None:
    """U.TOWER.7: The state shown before the first draw is a running game that waits for the start player."""
    first = RULES.setup(3, Chance(b"first"), {"tower": "symbols"})[0]

    assert first.is_pause
    assert first.state.acting == first.state.start
    assert first.state.ask != OVER
