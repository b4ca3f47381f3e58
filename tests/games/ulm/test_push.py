"""The Cathedral area: drawing, swapping, pushing, crests and the Guard."""

import pytest

from bot.games.contract import Seats
from bot.games.ulm.rules.board import GATES
from bot.games.ulm.rules.state import State
from tests.games.ulm.tables import (
    PIECES,
    A,
    B,
    act,
    asked,
    facts,
    hold_tower,
    kinds,
    letters,
    lines,
    options,
    own,
    play,
    points,
    put_ring,
    table,
    to_act,
    to_push,
)

SIX_CLOSED = {"right1": "G", "right2": "W", "right3": "B", "top1": "T", "top2": "O", "top3": "G"}


def gates(found: tuple[str, ...]) -> tuple[str, ...]:
    """Return the gates among the options."""
    return tuple(option.removeprefix("enter.") for option in found if option.startswith("enter."))


def crested(gate: str, seat: int) -> State:
    """Put a seat's family crest at a gate."""
    state = table()
    state.crests[GATES.index(gate)] = seat
    return state


def test_a_tile_from_below_moves_the_column_up() -> None:
    """U.PUSH.1: B pushed into column W G G at bottom1 makes it G G B; W closes top1 and bottom1 (example 1)."""
    state = to_push(table(), "B")
    state.grid = kinds("WTTGTTGTT")

    state = act(state, "enter.bottom1")

    assert letters(state.grid) == "GTTGTTBTT"
    assert letters(state.ring) == "......W....."
    state = act(state, "end")
    assert gates(options(state)) == tuple(gate for gate in GATES if gate not in ("top1", "bottom1"))


@pytest.mark.parametrize(
    ("gate", "grid", "out"),
    [
        ("left2", "GWBGTOWTO", "right2:G"),
        ("right2", "GWBOGGWTO", "left2:T"),
        ("top3", "GWGTOBWTG", "bottom3:O"),
        ("bottom3", "GWGTOOWTG", "top3:B"),
    ],
)
def test_a_line_moves_on_by_one(gate: str, grid: str, out: str) -> None:
    """U.PUSH.2: A tile is pushed in at a gate; the tile that leaves the grid lies at the opposite gate."""
    state = act(table(), f"enter.{gate}")

    assert letters(state.grid) == grid
    [found] = [f"{GATES[at]}:{letters([kind])}" for at, kind in enumerate(state.ring) if kind >= 0]
    assert found == out


def test_the_three_tiles_of_the_line_are_active() -> None:
    """U.PUSH.3: The three tiles now in the line can be used; the tile pushed out cannot."""
    state = to_push(table(), "T")
    state.grid = kinds("TOGGGGGGG")

    state = act(state, "enter.left1")

    assert letters(state.actions) == "TTO"
    assert options(state) == ("river", "seal", "end")


def test_five_closed_lines_leave_two_gates() -> None:
    """U.PUSH.4: With tiles at left1, left2, right3, top1 and top2, only top3 and bottom3 remain open (example 3)."""
    state = put_ring(table(), left1="G", left2="G", right3="G", top1="G", top2="G")

    assert gates(options(state)) == ("top3", "bottom3")


def test_every_gate_of_an_open_line_is_offered_in_order() -> None:
    """U.PUSH.5: Gates are listed left, right, top, bottom, each from 1 to 3; pushing is mandatory."""
    state = table()
    own(state, sparrows=0)

    assert options(state) == tuple(f"enter.{gate}" for gate in GATES)


def test_without_an_open_line_the_ring_goes_into_the_bag() -> None:
    """U.PUSH.6: With six closed lines the ring goes into the bag as a turn starts, before the draw (example 2)."""
    state = to_act(put_ring(table(), **SIX_CLOSED), "")
    before = sum(state.bag)

    steps = play(state, "end")

    after = steps[-1].state
    assert sum(after.bag) == before + 6 - 1
    assert gates(options(after)) == GATES
    assert facts(steps, "lines_reopened") == [{"tiles": ("money", "money", "clear", "card", "river", "seal")}]


def test_the_ring_is_emptied_only_at_the_start_of_a_turn() -> None:
    """U.PUSH.7: If a push closes the sixth line, nothing changes for the rest of that turn (fine point 1)."""
    five = {gate: tile for gate, tile in SIX_CLOSED.items() if gate != "top3"}
    state = to_push(put_ring(table(), **five))
    state.grid = kinds("WWWWWWWWW")

    state = act(state, "enter.bottom3")

    assert letters(state.ring) == "...GWBTOW..."
    assert letters(act(state, "clear", "right").ring) == "......TOW..."


def test_the_ring_refills_the_bag() -> None:
    """U.PUSH.8: Bag empty, ring G and B: both go into the bag, and one of them is drawn (example 7)."""
    state = to_act(put_ring(table(), right1="G", top2="B"), "")
    state.bag = [0] * 5

    steps = play(state, "end")

    after = steps[-1].state
    assert sum(after.bag) == 1
    assert letters(after.ring) == "." * 12
    assert sorted([after.drawn, after.bag.index(1)]) == kinds("GB")
    assert facts(steps, "bag_refilled") == [{"tiles": ("money", "card")}]


def test_the_docks_are_the_last_reserve() -> None:
    """U.PUSH.9: Bag and ring empty: one dock tile is drawn, four go to the bag, no swap is possible (example 8)."""
    state = to_act(table(), "")
    state.bag = [0] * 5

    steps = play(state, "end")

    after = steps[-1].state
    assert (after.docks, sum(after.bag)) == ([], 4)
    assert "swap" not in options(after)
    assert len(lines(steps, "docks_emptied")) == 1
    assert [line.key for line in lines(steps)][-3:] == ["turn", "docks_emptied", "drew"]


def test_without_any_tile_only_a_card_can_be_played() -> None:
    """U.PUSH.10: If bag, ring and docks are empty, a player cannot push or take an action, but may play a card."""
    state = to_act(table(), "")
    state.bag, state.docks = [0] * 5, []
    own(state, B, hand=["cloth"])

    steps = play(state, "end")

    prompt = asked(steps[-1].state)
    assert (prompt.seat, prompt.ask, prompt.options) == (B, "act", ("play", "end"))
    assert len(lines(steps, "no_tile")) == 1
    assert "drew" not in [line.key for line in lines(steps)]


def test_turns_without_tile_and_card_are_skipped() -> None:
    """U.PUSH.11: If no player has a tile to draw or a card, no player is asked, and the game ends."""
    state = to_act(table(), "")
    state.bag, state.docks = [0] * 5, []
    state.round = 9

    steps = play(state, "end")

    assert steps[-1].state.round == 10
    assert len(lines(steps, "no_tile")) == 5
    assert len(lines(steps, "won")) == 1


def test_a_swap_exchanges_the_drawn_tile() -> None:
    """U.SWAP.1: With docks G W B T O, 1 sparrow swaps a drawn W for G, B, T or O; W goes to the docks (example 5)."""
    state = to_push(table(), "W")
    own(state, sparrows=1)

    assert options(state, "swap") == ("money", "card", "river", "seal")
    steps = play(state, "swap", "seal")

    after = steps[-1].state
    assert after.players[A].sparrows == 0
    assert letters(after.docks) == "GWBTW"
    assert facts(steps, "swapped") == [{"tile": "clear", "other": "seal"}]
    assert letters(act(after, "enter.left1").actions) == "OGW"


def test_a_turn_has_one_swap() -> None:
    """U.SWAP.2: A second swap is not offered, however many sparrows the player has (example 5)."""
    state = to_push(table(), "W")
    own(state, sparrows=9)

    after = act(state, "swap", "seal")

    assert "swap" in options(state)
    assert "swap" not in options(after)


def test_a_swap_for_the_kind_drawn_is_not_offered() -> None:
    """U.SWAP.3: With docks G W B T W and a drawn G, the options are W, B and T, each once (example 6, fine point 3)."""
    state = to_push(table(), "G")
    state.docks = kinds("GWBTW")

    assert options(state, "swap") == ("clear", "card", "river")


def test_a_swap_must_be_paid_for() -> None:
    """U.SWAP.4: With 0 sparrows no swap is offered, except a free swap in a round of `birds` (example 6)."""
    state = table()
    own(state, sparrows=0)
    assert "swap" not in options(state)

    free = act(hold_tower(state, "birds"), "swap", "seal")

    assert free.players[A].sparrows == 0
    assert letters([free.drawn]) == "O"


def test_docks_of_one_kind_offer_no_swap() -> None:
    """U.SWAP.5: If the docks only have the kind drawn, no swap is offered."""
    state = to_push(table(), "G")
    state.docks = kinds("GG")

    assert "swap" not in options(state)


def test_a_swap_with_one_other_kind_is_made_at_once() -> None:
    """U.SWAP.6: If the docks have only one different kind, that tile is taken without a question."""
    state = to_push(table(), "G")
    state.docks = kinds("GGW")

    after = act(state, "swap")

    assert (letters([after.drawn]), letters(after.docks)) == ("W", "GGG")
    assert asked(after).id == "r1.s0.1.push"


def test_the_swap_comes_before_the_push() -> None:
    """U.SWAP.7: After the push no swap is offered."""
    state = act(table(), "enter.left1")
    assert "swap" not in options(state)


def test_a_crest_pays_where_a_tile_comes_out() -> None:
    """U.CREST.1: Blue's crest is at right2; Red pushes in at left2: Blue gets 1 sparrow (example 9)."""
    steps = play(crested("right2", B), "enter.left2")

    after = steps[-1].state
    assert [player.sparrows for player in after.players] == [2, 3, 2]
    assert [line.key for line in lines(steps)][:3] == ["pushed", "crest_paid", "gained_sparrows"]
    assert lines(steps, "crest_paid")[0].facts == {"seat": Seats((B,)), "gate": "right.2"}


def test_a_crest_does_not_pay_where_a_tile_is_pushed_in() -> None:
    """U.CREST.2: Red pushes in at right2, where Blue has a crest: no player gets a sparrow (example 9)."""
    after = act(crested("right2", B), "enter.right2")

    assert [player.sparrows for player in after.players] == [2, 2, 2]


def test_a_crest_also_pays_for_its_owners_push() -> None:
    """U.CREST.3: A crest pays when a tile comes out at its gate, whichever player pushed (fine point 17)."""
    after = act(crested("bottom1", A), "enter.top1")

    assert after.players[A].sparrows == 3


@pytest.mark.parametrize(("row", "scored"), [("GT.", 0), ("GW.", 0), ("TT.", 1), ("GG.", 3), ("TG.", 1)])
def test_the_guard_scores_its_owners_line(row: str, scored: int) -> None:
    """U.GUARD.1: The owner's push scores 1 for exactly two equal tiles in the line, 3 for three (fine point 21)."""
    state = to_push(table(), "G" if scored != 0 else "O")
    state.grid = kinds(row.replace(".", "W") + "WWWWWW")
    own(state, descendants=["guard"])

    steps = play(state, "enter.left1")

    assert points(steps[-1].state) == 5 + scored
    assert facts(steps, "guard_scored") == ([{"points": scored}] if scored else [])


def test_the_guard_ignores_pushes_of_others() -> None:
    """U.GUARD.2: Equal tiles in an opponent's line bring the Guard's owner nothing (fine point 21)."""
    state = to_push(table(), "G")
    state.grid = kinds("GGGGGGGGG")
    own(state, B, descendants=["guard"])

    after = act(state, "enter.left1")

    assert (points(after, A), points(after, B)) == (5, 5)


def test_the_crest_is_paid_before_the_guard() -> None:
    """U.GUARD.3: A crest pays first; then the Guard's points follow."""
    state = crested("right1", A)
    state.grid = kinds("GGGWWWWWW")
    own(state, descendants=["guard"])

    keys = [line.key for line in lines(play(state, "enter.left1"))]

    assert keys == ["pushed", "crest_paid", "gained_sparrows", "guard_scored"]


def test_a_line_reports_the_push() -> None:
    """U.PUSH.12: The line names the tile, the gate, and the tile pushed out."""
    [told] = facts(play(table(), "enter.top2"), "pushed")

    assert told == {"tile": "money", "gate": "top.2", "out": "river"}


def test_the_push_fixes_the_actions_of_the_turn() -> None:
    """U.PUSH.13: The push fixes the actions of the turn; actions that are not used are lost (fine point 5)."""
    state = to_push(table(), "G")
    state.grid = kinds("GGWWWWWWW")

    state = act(state, "enter.left1", "money")
    steps = play(state, "end")

    assert letters(state.actions) == "GG"
    assert facts(steps, "waived") == [{"actions": ("money", "money")}]
    assert steps[-1].state.actions == ()
    assert steps[-1].state.players[A].coins == PIECES.start.coins + 1


def test_turns_follow_the_order_of_seats() -> None:
    """U.PUSH.14: After a turn the next seat draws; after the last seat a new round begins with the start player."""
    state, order = table(3), []
    for _ in range(7):
        order.append((state.round, state.acting))
        state = act(to_act(state.copy(), ""), "end")

    assert order == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2), (3, 0)]
