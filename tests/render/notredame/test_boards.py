"""Boards of Notre Dame: valid layouts, small files, and correct positions of all pieces."""

import io
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.games.notredame.rules.pieces import read_pieces
from bot.games.notredame.rules.state import LAP, PLAGUE, State
from bot.games.notredame.rules.streets import MARKETS
from bot.pictures.scene import SIZES, THEMES, Scene, Size, ThemeName
from bot.pictures.sheet import Piece
from bot.words.words import LANGUAGES
from render.canvas.pen import Pen
from render.notredame.borough import RAT, TARGET
from render.notredame.chart import SIGN
from render.notredame.painter import STUDIO, NotreDamePainter
from render.notredame.places import market_box, market_spots, place_carriages, unit_of
from tests.games.figures import changed_figures, put
from tests.games.notredame.tables import figures
from tests.long import short_for
from tests.render.compare import decibels
from tests.render.layout_checks import LayoutCheck
from tests.render.notredame.positions import painter, play, rules, scene, shown, words_in
from tests.render.vision import contrast

MOST_BYTES = {"wide": 150_000, "narrow": 100_000}
CHECK = LayoutCheck(STUDIO.press("light"))
LEAST_SEEN = 0.12
"""Share of a drawing that must differ clearly from its background."""
MAPS = ((566, 563), (452, 484), (730, 790), (780, 810))
"""Sizes of the map, both on a board and on its own page."""


@pytest.mark.parametrize("seed", short_for(range(8), range(4)))
def test_every_step_of_a_random_game_has_a_valid_layout(seed: int) -> None:
    """Covers both sizes and all languages."""
    for at, steps in enumerate(play(2 + seed % 4, seed)):
        for size in SIZES:
            CHECK.check(painter().lay(scene(steps[-1], size=size), words_in(LANGUAGES[at % len(LANGUAGES)])))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES)
def test_the_palette_looks_like_full_color(theme: ThemeName, size: Size) -> None:
    """With five players the similarity is at least 40 dB, and the file is small enough."""
    one = scene(shown(5)[len(shown(5)) * 2 // 3], theme=theme, size=size)
    png = painter().paint_now(one, words_in("ru"))
    proof = STUDIO.press(theme).proof(painter().lay(one, words_in("ru")))
    assert decibels(Image.open(io.BytesIO(png)).convert("RGB"), proof) >= 40
    assert len(png) <= MOST_BYTES[size]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_players_markers_on_the_cathedral_have_room(seats: int, size: Size) -> None:
    """Numbers are legible even if all players have markers on the cathedral."""
    one = scene(shown(seats)[3], size=size)
    view: State = one.view.copy()
    for player in view.players:
        player.cathedral = 3
    one = replace(one, view=view)
    CHECK.check(painter().lay(one, words_in("it")))
    donors = [donor for piece in _pieces(one, "it", "donors") for donor in piece.facts]
    assert donors == [(home, 3) for home in rules().pieces.table(seats).homes]


@pytest.mark.parametrize("size", MAPS)
@pytest.mark.parametrize("boroughs", [3, 4, 5])
def test_markets_never_touch(boroughs: int, size: tuple[int, int]) -> None:
    """Markets include their plates and any pieces on them."""
    boxes = [market_box(spot, unit_of(size)) for spot in market_spots(boroughs, *size)]
    for (x, y, w, h), (x2, y2, w2, h2) in combinations(boxes, 2):
        assert x >= x2 + w2 or x2 >= x + w or y >= y2 + h2 or y2 >= y + h
    assert all(x >= 0 and y >= 0 and x + w <= size[0] and y + h <= size[1] for x, y, w, h in boxes)


@pytest.mark.parametrize("size", MAPS)
@pytest.mark.parametrize("boroughs", [3, 4, 5])
def test_all_carriages_fit_on_any_market(boroughs: int, size: tuple[int, int]) -> None:
    """Puts one carriage per borough on the same market."""
    for market in range(boroughs * MARKETS):
        (x, y, w, h) = place_carriages(boroughs, size, ((market, boroughs),), ())[0]
        assert 0 <= x <= size[0] - w
        assert 0 <= y <= size[1] - h


def _pieces(one: object, language: str, art: str) -> list[Piece]:
    sheet = painter().lay(one, words_in(language))  # type: ignore[arg-type]
    return [piece for part in sheet.parts for piece in part.pieces if piece.art == art]


def _tracks(one: Scene) -> list[tuple[dict[int, int], str]]:
    """Return each player's rat track: the marks by space, and the symbol at the end."""
    found = []
    for part in painter().lay(one, words_in("en")).parts:
        spaces = {piece.facts[0]: piece.facts[2] for piece in part.pieces if piece.art == "space" and piece.facts[2]}
        found += [(spaces, str(piece.facts[0])) for piece in part.pieces if piece.art == "outcome"]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_markets_have_the_same_plate(language: str) -> None:
    """Players need not distinguish markets by color alone."""
    one = scene(shown(5)[0])
    plates = [piece.facts[1] for piece in _pieces(one, language, "market")]
    plates += [piece.facts[2] for piece in _pieces(one, language, "center")]
    assert len(set(plates)) == 5 * MARKETS


@pytest.mark.parametrize(("coins", "is_shown"), [(0, False), (25, True)])
def test_the_bank_of_the_game_is_shown_only_if_coins_can_run_out(coins: int, is_shown: bool) -> None:
    """Checks the map, the legend, the legend's description and the position as text."""
    pieces = read_pieces(changed_figures(figures(), put("limits", "coins", coins)))
    limited, words = NotreDamePainter(pieces), words_in("en")
    board, legend = scene(shown(4)[3]), Scene(None, sight="legend")
    for one in (board, legend):
        arts = [piece.art for part in limited.lay(one, words).parts for piece in part.pieces]
        assert ("purse" in arts) == is_shown
    assert ("Coins left in the bank" in limited.describe(legend, words)) == is_shown
    assert any("Coins left in the bank" in told for told in limited.tell(board, words)) == is_shown


def test_with_two_players_each_has_the_shape_and_color_of_their_borough() -> None:
    """The second player has the third borough."""
    step = shown(2)[3]
    homes = {piece.facts[0] for piece in _pieces(scene(step), "en", "seat")}
    assert homes == set(rules().pieces.table(2).homes)


def test_the_track_shows_the_level_after_the_plague() -> None:
    """The track adds the round's rats to the marker and subtracts the hospital."""
    step = next(step for step in shown(4) if step.state.persons and step.state.phase is LAP)
    rats = sum(rules().pieces.persons[person].rats for person in step.state.persons)
    for player, (marks, outcome) in zip(step.state.players, _tracks(scene(step)), strict=True):
        level = max(0, player.rat + rats - player.markers[6] - (player.friend == 6))
        assert marks == ({level: TARGET} if level <= 9 else {}) | {player.rat: RAT}
        assert outcome == ("burst" if level > 9 else "")


def test_the_track_adds_no_rats_for_a_player_with_a_doctor() -> None:
    """The player who hired the Doctor has a flask at the end of the track."""
    step = next(step for step in shown(4) if step.state.persons and step.state.phase is LAP)
    view = step.state.copy()
    view.players[1].has_doctor = True
    outcomes = [outcome for _, outcome in _tracks(replace(scene(step), view=view))]
    assert outcomes[1] == "flask"
    assert "flask" not in outcomes[2:]


def test_after_the_plague_the_track_shows_the_marker_alone() -> None:
    """The round's rats are not added again."""
    step = next(step for step in shown(4) if step.state.phase is PLAGUE)
    for player, (marks, _) in zip(step.state.players, _tracks(scene(step)), strict=True):
        assert marks == {player.rat: RAT}


@pytest.mark.parametrize("theme", THEMES)
def test_cards_of_different_decks_differ_without_their_colors(theme: ThemeName) -> None:
    """Each card has its deck's shape."""
    press = STUDIO.press(theme)
    grays = {**press.theme.colors, **{f"player{home}": (128, 128, 128) for home in range(5)}}
    drawn = []
    for home in range(5):
        image = Image.new("RGB", (84, 104))
        press.arts["card"](Pen(image, grays), 84, 104, 0, home)
        drawn.append(image)
    for one, other in combinations(drawn, 2):
        assert sum(ImageChops.difference(one, other).convert("L").histogram()[64:]) >= 20


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sight", ["persons", "plague"])
def test_rats_and_persons_stand_out_from_their_page(sight: str, theme: ThemeName) -> None:
    """At least `LEAST_SEEN` of each drawing differs clearly from the parchment, which is dark in one theme."""
    press, panel = STUDIO.press(theme), STUDIO.press(theme).theme.colors["panel"]
    step = next(step for step in shown(4) if step.state.persons and step.state.phase is LAP)
    arts = ("framed_portrait", "rat_tag", "emblem")
    for piece in [piece for art in arts for piece in _pieces(scene(step, sight, theme=theme), "en", art)]:
        image = Image.new("RGB", (piece.w, piece.h), panel)
        press.arts[piece.art](Pen(image, press.theme.colors), piece.w, piece.h, *piece.facts)
        seen = [count for count, color in image.getcolors(piece.w * piece.h) or () if contrast(color, panel) >= 3]
        assert sum(seen) >= piece.w * piece.h * LEAST_SEEN, piece


@pytest.mark.parametrize("points", [-24, -4, 0, 88])
def test_points_on_a_bar_are_beside_its_symbol(points: int) -> None:
    """Also checks a two-digit loss with its sign."""
    one = scene(shown(5)[-1], "scores")
    bar = next(
        piece for part in painter().lay(one, words_in("en")).parts for piece in part.pieces if piece.art == "bar"
    )
    pen = Pen(Image.new("RGB", (bar.w, bar.h)), STUDIO.press("light").theme.colors)
    STUDIO.press("light").arts["bar"](pen, bar.w, bar.h, "plague", points, 50, 0)
    [(left, _, wide, _)] = pen.texts
    assert left >= 4 + SIGN
    assert left + wide <= bar.w
