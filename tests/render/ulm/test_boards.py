"""Boards of Ulm: valid layouts, small files, and correct positions of all pieces."""

import io

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.games.ulm.rules.board import BOARD, GATES, NO_TILE
from bot.games.ulm.rules.state import OVER
from bot.pictures.scene import SIZES, THEMES, Scene, Size, ThemeName
from bot.pictures.sheet import Area, Piece
from bot.words.words import LANGUAGES
from render.canvas.pen import Pen
from render.ulm.buildings import paint_building, paint_city_shield
from render.ulm.card_emblems import paint_card
from render.ulm.descendants import paint_portrait
from render.ulm.lay_board import SIZE
from render.ulm.lay_town import spread
from render.ulm.painter import STUDIO
from render.ulm.towers import paint_tower_tile
from tests.long import short_for
from tests.render.compare import decibels
from tests.render.layout_checks import LayoutCheck
from tests.render.positions import NAMES
from tests.render.ulm.positions import NEWS, crowded, moments, painter, play, rules, scene, words_in

MOST_BYTES = {"wide": 150_000, "narrow": 120_000}
CHECK = LayoutCheck(STUDIO.press("light"))


@pytest.mark.parametrize("seed", short_for(range(6), range(3)))
def test_every_step_of_a_random_game_has_a_valid_layout(seed: int) -> None:
    """Covers both sizes and all languages, with and without tower tiles."""
    for at, steps in enumerate(play(2 + seed % 3, seed, ("roof", "symbols")[seed % 2])):
        for size in SIZES:
            CHECK.check(painter().lay(scene(steps[-1], size=size), words_in(LANGUAGES[at % len(LANGUAGES)])))


@pytest.mark.parametrize("sight", sorted({*painter().sights} - {"lobby", "legend"}))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_crowded_table_has_a_valid_layout(seats: int, sight: str) -> None:
    """The table has full quarters, two-digit numbers, and more cards and shields than fit into a row."""
    for size in SIZES:
        for language in LANGUAGES:
            CHECK.check(painter().lay(scene(crowded(seats), sight, size=size, viewer=0), words_in(language)))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES)
def test_the_palette_looks_like_full_color(theme: ThemeName, size: Size) -> None:
    """With four players and a crowded table the similarity is at least 40 dB, and the file is small enough."""
    one = scene(crowded(4), theme=theme, size=size)
    png = painter().paint_now(one, words_in("ru"))
    proof = STUDIO.press(theme).proof(painter().lay(one, words_in("ru")))
    assert decibels(Image.open(io.BytesIO(png)).convert("RGB"), proof) >= 40
    assert len(png) <= MOST_BYTES[size]


def _pieces(one: Scene, art: str) -> list[Piece]:
    sheet = painter().lay(one, words_in("en"))
    return [piece for part in sheet.parts for piece in part.pieces if piece.art == art]


def _areas(one: Scene, ground: str) -> list[Area]:
    return [part for part in painter().lay(one, words_in("en")).parts if part.ground == ground]


def test_a_wide_board_fills_the_frame_of_a_desktop() -> None:
    """The aspect ratio is 11:7 for any number of players."""
    for seats in (2, 3, 4):
        sheet = painter().lay(scene(moments(seats)[5]), words_in("en"))
        assert (sheet.w, sheet.h) == SIZE
    assert SIZE[0] * 7 == SIZE[1] * 11


def test_every_part_of_a_board_is_covered() -> None:
    """Areas leave no gap, in both sizes."""
    for size in SIZES:
        sheet = painter().lay(scene(moments(3)[5], size=size), words_in("en"))
        assert sum(part.w * part.h for part in sheet.parts) == sheet.w * sheet.h


def test_the_last_push_is_an_arrow_at_its_gate_and_its_line_is_lit() -> None:
    """The tile that came out is marked while it is there."""
    step = next(step for step in moments(3) if step.state.gate >= 0 and step.state.actions)
    gate = BOARD[step.state.gate]
    gates, cells = _pieces(scene(step), "gate"), _pieces(scene(step), "cell")
    assert [at for at, piece in enumerate(gates) if piece.facts[4] == "in"] == [step.state.gate]
    assert [at for at, piece in enumerate(gates) if piece.facts[4] == "out"] == [gate.opposite]
    assert {at for at, piece in enumerate(cells) if piece.facts[1]} == {*gate.cells}
    cleared = step.state.copy()
    cleared.ring[gate.opposite] = NO_TILE
    assert "out" not in [piece.facts[4] for piece in _pieces(scene(replace(step, state=cleared)), "gate")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_no_word_is_cut(size: Size, language: str) -> None:
    """Names of quarters, cards and reasons are whole; only players' names and news can be cut."""
    for step in (moments(4)[40], crowded(4), crowded(2)):
        for sight in {*painter().sights} - {"lobby", "legend"}:
            sheet = painter().lay(scene(step, sight, size=size, viewer=0), words_in(language))
            texts = [piece.facts[0] for part in sheet.parts for piece in part.pieces if piece.art == "text"]
            cut = [text for text in texts if text.endswith("\N{HORIZONTAL ELLIPSIS}")]
            assert not [text for text in cut if not any(name.startswith(text[:2]) for name in (*NAMES, *NEWS))], sight


@pytest.mark.parametrize("theme", THEMES)
def test_pieces_added_by_a_host_have_a_plain_drawing(theme: ThemeName) -> None:
    pen = Pen(Image.new("RGB", (240, 240)), STUDIO.press(theme).theme.colors, 10)
    paint_building(pen, "mill")
    paint_city_shield(pen, "mill", is_golden=True)
    paint_card(pen, "miller", "chronicle")
    paint_portrait(pen, "miller")
    paint_tower_tile(pen, "drought")


@pytest.mark.parametrize("size", SIZES)
def test_news_that_is_too_long_omits_the_new_round(size: Size) -> None:
    """The turn is more useful than the new round, which the banner and the tower show anyway."""
    step, words = moments(2)[0], words_in("en")
    turn = "Anna: " + "barge to +3, " * (18 if size == "wide" else 27)
    begun = "Round 1 of 10: Tower tile of this round: Calm"
    one = replace(scene(step, size=size), news=(turn, begun))
    banner = painter().lay(one, words).parts[0]
    texts = " ".join(piece.facts[0] for piece in banner.pieces if piece.art == "text")
    assert "barge to +3" in texts
    assert "Tower tile" not in texts


def test_before_the_first_push_no_gate_has_an_arrow() -> None:
    assert {piece.facts[4] for piece in _pieces(scene(moments(2)[0]), "gate")} == {""}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_gate_has_a_unique_letter(language: str) -> None:
    """Buttons use the same letters."""
    sheet = painter().lay(scene(moments(2)[0]), words_in(language))
    letters = [piece.facts[1] for part in sheet.parts for piece in part.pieces if piece.art == "gate"]
    assert len(set(letters)) == len(GATES)
    assert all(len(letter) == 1 for letter in letters)


def test_a_gate_looks_closed_if_its_line_is() -> None:
    """A tile at either end closes the line."""
    for step in moments(3)[::7]:
        ring = step.state.ring
        for at, piece in enumerate(_pieces(scene(step), "gate")):
            assert piece.facts[3] == (ring[at] != NO_TILE or ring[BOARD[at].opposite] != NO_TILE)


def test_a_barge_is_between_the_two_lit_quarters() -> None:
    """The quarters are lit for the players who are asked."""
    for step in moments(4)[::9]:
        if step.state.acting < 0 or step.state.base is OVER:
            continue
        names = {area.facts[0] for area in _areas(scene(step), "quarter") if area.facts[2]}
        barge = step.state.players[step.state.acting].barge
        assert names == {rules().pieces.quarter_names[quarter] for quarter in rules().pieces.quarters_at[barge]}


def test_all_spaces_and_the_bridge_cover_the_river() -> None:
    """Spaces and bridge are next to each other without gaps, both in each half and in the whole."""
    river = rules().pieces.river
    for spaces in (range(22), range(11), range(11, 22)):
        stretch = spread(river, spaces, 1000)
        assert list(stretch.spaces) == list(spaces)
        assert stretch.bridge is not None
        assert sum(w for _, w in (*stretch.spaces.values(), stretch.bridge)) == 1000


def test_seals_and_free_places_are_all_shown() -> None:
    """Each quarter shows all its places; descendants are on free places of the Oath House."""
    for step in moments(4)[::15]:
        for area, number in zip(_areas(scene(step), "quarter"), (0, 1, 2, 3, 4, 5, 6, 7), strict=True):
            arts = [piece.art for piece in area.pieces]
            shown = sum(arts.count(art) for art in ("token", "place", "portrait"))
            assert shown == rules().pieces.quarters[number].places


def test_a_tower_tile_is_shown_only_if_it_changes_something() -> None:
    """The tile of this round is on a golden ground, beside the tile of the next round."""
    assert not _pieces(scene(moments(2, tower="roof")[0]), "tower_tile")
    step = moments(2)[0]
    names = rules().pieces.tower_names
    facts = [piece.facts for piece in _pieces(scene(step), "tower_tile")]
    assert facts == [(names[step.state.built[-1]], True), (names[step.state.towers[0]], False)]


def test_the_square_close_up_shows_the_line_that_every_open_gate_would_make() -> None:
    """The drawn tile comes first, then two tiles of the line; the third tile leaves."""
    step = moments(3)[0]
    state, tiles = step.state, [piece.facts[0] for piece in _pieces(scene(step, "grid"), "tile")]
    first = BOARD[0].cells
    assert tiles[:4] == [state.drawn, state.grid[first[0]], state.grid[first[1]], state.grid[first[2]]]
    assert len(_pieces(scene(step, "grid"), "letter")) == len(GATES)
