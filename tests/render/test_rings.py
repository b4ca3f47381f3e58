"""Rings around changes: which pieces have rings, which share one, and what rings must not cover."""

import pytest

from bot.pictures.scene import THEMES
from bot.pictures.sheet import Area, Piece, Ring, Sheet, find_layout_faults
from render.sheet.rings import MOST_RINGS, ring_changes
from render.sheet.text_limits import find_changed_rows
from tests.render.painters import PAINTERS, painter_of
from tests.render.vision import contrast

W, H = 1500, 1000
LINE = 10
LEAST_CONTRAST = 3.0


def piece(art: str, facts: tuple[object, ...], x: int, y: int, on: str = "panel") -> Piece:
    """A piece of 60 by 40 pixels."""
    return Piece(art, facts, x, y, 60, 40, on)


def sheet(*pieces: Piece, ground: str = "field") -> Sheet:
    """A picture with one area."""
    return Sheet(W, H, (Area(0, 0, W, H, ground, (), pieces),))


def rings(then: Sheet, now: Sheet, lasting: dict[str, tuple[int, ...]] | None = None) -> tuple[Ring, ...]:
    """Return the rings of a layout, checked for errors."""
    ringed = ring_changes(now, then, lasting or {})
    assert ringed.parts == now.parts
    assert not find_layout_faults(ringed)
    return ringed.rings


def around(*pieces: Piece) -> Ring:
    """Return one ring around several pieces."""
    reach = LINE * 2 // 3
    x, y = min(one.x for one in pieces) - reach, min(one.y for one in pieces) - reach
    right, bottom = max(one.x + one.w for one in pieces) + reach, max(one.y + one.h for one in pieces) + reach
    return Ring(x, y, right - x, bottom - y, LINE)


COINS, MORE_COINS = piece("coins", (3,), 100, 100), piece("coins", (5,), 100, 100)
PAWN, PAWN_AFTER = piece("pawn", (0,), 500, 500, ""), piece("pawn", (0,), 900, 500, "")


def test_only_new_and_changed_pieces_are_ringed() -> None:
    """Pieces that are far apart have separate rings."""
    new = piece("card", ("fool",), 700, 700)
    assert rings(sheet(COINS, PAWN), sheet(COINS, PAWN)) == ()
    assert rings(sheet(COINS, PAWN), sheet(MORE_COINS, PAWN)) == (around(MORE_COINS),)
    assert set(rings(sheet(COINS), sheet(MORE_COINS, new))) == {around(MORE_COINS), around(new)}


def test_a_move_on_the_board_is_ringed_but_not_a_move_in_a_list() -> None:
    """A list closes gaps automatically; a piece that moves on the board was moved by a player."""
    cards = [piece("card", (name,), 100 + 70 * at, 300) for at, name in enumerate("abcd")]
    closed_up = [piece("card", (name,), 100 + 70 * at, 300) for at, name in enumerate("acd")]
    assert rings(sheet(*cards), sheet(*closed_up)) == ()
    assert rings(sheet(PAWN), sheet(PAWN_AFTER)) == (around(PAWN_AFTER),)
    aside = PAWN._replace(x=PAWN.x + 10)
    assert rings(sheet(PAWN), sheet(aside)) == ()


def test_an_emptied_place_on_the_board_is_ringed() -> None:
    """The place is not ringed if a different piece is there now, or if it was in a list."""
    assert rings(sheet(PAWN, COINS), sheet(COINS)) == (around(PAWN),)
    assert rings(sheet(PAWN, COINS), sheet(PAWN)) == ()


def test_a_second_piece_of_a_kind_is_new() -> None:
    """The new piece is the one whose place was empty."""
    second = COINS._replace(x=600)
    assert rings(sheet(COINS), sheet(COINS, second)) == (around(second),)


def test_transient_changes_have_no_rings() -> None:
    """Changes of the turn, the banner, text colors, and facts not declared as lasting are transient."""
    turn, lit, dark = piece("turn", (), 10, 10), piece("cell", (1, True), 300, 300), piece("cell", (1, False), 300, 300)
    named = [piece("text", ("Anna", 30, ink, "text"), 800, 100) for ink in ("black", "white")]
    assert rings(sheet(dark, named[0]), sheet(turn, lit, named[1]), {"cell": (0,)}) == ()
    assert rings(sheet(dark), sheet(lit)) == (around(lit),)
    assert rings(sheet(COINS, ground="banner"), sheet(MORE_COINS, ground="banner")) == ()


def test_neighbors_share_a_ring_and_the_number_of_rings_is_limited() -> None:
    """Touching pieces in a row share a ring; if there are too many rings, the closest pieces share one too."""
    row = [piece("coins", (at,), 100 + 66 * at, 100) for at in range(4)]
    assert rings(sheet(), sheet(*row)) == (around(*row),)
    many = [piece("coins", (at,), 10 + 100 * (at % 14), 10 + 120 * (at // 14)) for at in range(14 * 8)]
    assert 1 <= len(rings(sheet(), sheet(*many))) <= MOST_RINGS


def test_rings_stay_in_their_area() -> None:
    """Adjacent panels of two players are separate areas."""
    then, now = [
        Sheet(
            W, H, tuple(Area(750 * at, 0, 750, H, "field", (at,), (coins._replace(x=690 * (1 - at)),)) for at in (0, 1))
        )
        for coins in (COINS, MORE_COINS)
    ]
    left, right = sorted(rings(then, now))
    assert left.x + left.w <= 750 <= right.x


def test_no_ring_crosses_letters_or_another_piece() -> None:
    """A ring goes around letters and pieces instead."""
    words = Piece("text", ("All that Anna has", 30, "ink", "text"), 162, 102, 400, 36, "panel")
    [ring] = rings(sheet(COINS, words), sheet(MORE_COINS, words))
    assert ring.w > words.w
    struck = sheet(MORE_COINS, words)._replace(rings=(around(MORE_COINS),))
    assert [fault for fault in find_layout_faults(struck) if "strikes through" in fault]


def test_rings_that_stick_out_or_overlap_are_faults() -> None:
    assert find_layout_faults(sheet()._replace(rings=(Ring(W - 50, 0, 60, 60, LINE),)))
    assert find_layout_faults(sheet()._replace(rings=(Ring(0, 0, 60, 60, LINE), Ring(50, 50, 60, 60, LINE))))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("name", "kind"), PAINTERS)
def test_a_ring_is_visible_without_colors(name: str, kind: str, theme: str) -> None:
    """A ring's line and edges differ in brightness, so one of them stands out on any background."""
    colors = painter_of(name, kind).studio.press(theme).theme.colors
    assert contrast(colors["red"], colors["panel"]) >= LEAST_CONTRAST


def test_changed_rows_name_their_player() -> None:
    """The rows are sentences without markup; the progress of the game is left out."""
    then = ["**Game**: round 1.", "**Anna**: points 3.\nCoins: 1.\nCards: none", "Deck: 20"]
    now = ["**Game**: round 2.", "**Anna**: points 3.\nCoins: 2.\nCards: none", "Deck: 19"]
    assert find_changed_rows(now, then) == ["Anna: Coins: 2.", "Deck: 19."]
    assert find_changed_rows(now, now) == []
