"""The contract of all painters, checked over random games of every game with every number of seats."""

import io
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.catalogue import Game, Home
from bot.games.contract import decode, encode
from bot.pictures.painter import LONGEST_DESCRIPTION, LONGEST_TEXT
from bot.pictures.scene import SIZES, THEMES, Look, Scene, Size, ThemeName
from bot.pictures.sheet import Ring, find_layout_faults
from bot.pictures.sights import BOARD, LOBBY, PLAYER, REQUIRED, SCORES, kind_of
from bot.words.words import LANGUAGES
from render.canvas.pen import Color
from render.canvas.png import halve
from render.plain.painter import PlainPainter
from render.sheet.painter import GamePainter
from render.sheet.rings import MOST_RINGS
from tests.games.played import PLAYED, load_played
from tests.render.compare import decibels
from tests.render.layout_checks import LayoutCheck
from tests.render.painters import OWN, PAINTERS, TABLES, fresh, moments, painter_of, scene_of, sights_of

CHECKS = {painter: LayoutCheck(painter_of(*painter).studio.press("light")) for painter in PAINTERS}
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.mark.parametrize(("name", "kind"), PAINTERS)
def test_a_painter_offers_the_required_sights(name: str, kind: str) -> None:
    """Each sight is offered only once."""
    sights = painter_of(name, kind).sights
    assert set(REQUIRED) <= set(sights)
    assert len(set(sights)) == len(sights)


@pytest.mark.parametrize(("name", "kind", "seats"), TABLES)
def test_the_painter_offers_every_picture_of_a_step(name: str, kind: str, seats: int) -> None:
    """The last picture of a message shows a whole sight, not a part."""
    painter = painter_of(name, kind)
    for step in moments(name, seats, 60):
        assert kind_of(painter.sight_for(step.picture, is_last=False)) in painter.sights
        last = painter.sight_for(step.picture, is_last=True)
        assert last in painter.sights
        assert step.picture or last == BOARD


@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in PLAYED for seats in load_played(name).rules.seats]
)
def test_a_games_painter_offers_every_sight_that_the_guide_lists(name: str, seats: int) -> None:
    game = load_played(name)
    for step in moments(name, seats, 12):
        assert {kind_of(sight) for sight in game.guide.sights(game.rules.view(step.state, None))} <= {
            *game.painter.sights
        }


@pytest.mark.parametrize(("name", "kind", "seats"), TABLES)
def test_every_sight_has_a_valid_layout(name: str, kind: str, seats: int) -> None:
    """Covers both sizes, every language, the public and a seat; themes share their layout."""
    game, painter = load_played(name), painter_of(name, kind)
    for at, step in enumerate(moments(name, seats, 12)):
        for sight in sights_of(game, painter, step):
            for size in SIZES:
                scene = scene_of(game, step, sight, Look(size=size), viewer=(None, at % seats)[at % 2])
                for language in LANGUAGES:
                    CHECKS[name, kind].check(painter.lay(scene, game.words(language)))


@pytest.mark.parametrize(("name", "kind"), PAINTERS)
@pytest.mark.parametrize("size", SIZES)
def test_legends_of_the_board_are_never_cut(name: str, kind: str, size: Size) -> None:
    """Every word fits in any language."""
    game, painter = load_played(name), painter_of(name, kind)
    for language in LANGUAGES:
        for sight in painter.legends:
            sheet = painter.lay(Scene(None, sight=sight, look=Look(size=size)), game.words(language))
            texts = [piece.facts[0] for part in sheet.parts for piece in part.pieces if piece.art == "text"]
            assert texts
            assert not [text for text in texts if text.endswith("\N{HORIZONTAL ELLIPSIS}")], (sight, language)


@pytest.mark.parametrize(("name", "kind", "seats"), TABLES)
def test_every_sight_has_a_description_and_a_text(name: str, kind: str, seats: int) -> None:
    """Both are within Discord's limits in every language, not empty, and name the players."""
    game, painter = load_played(name), painter_of(name, kind)
    for at, step in enumerate(moments(name, seats, 12)):
        for sight in sights_of(game, painter, step):
            scene = scene_of(game, step, sight, Look(), viewer=(None, at % seats)[at % 2])
            for words in map(game.words, LANGUAGES):
                assert 10 < len(painter.describe(scene, words)) <= LONGEST_DESCRIPTION
                told = painter.tell(scene, words)
                assert told
                assert all(0 < len(text) <= LONGEST_TEXT for text in told)
                assert all(player in "\n".join(told) for player in scene.names)


@pytest.mark.parametrize(("name", "kind", "seats"), TABLES)
def test_equal_scenes_have_equal_bytes(name: str, kind: str, seats: int) -> None:
    """The bytes do not depend on earlier pictures, on the table, or on storing the view in a database."""
    game, painter = load_played(name), painter_of(name, kind)
    for at, step in enumerate(moments(name, seats, 3)):
        for sight in REQUIRED:
            look = Look(THEMES[at % len(THEMES)], SIZES[at % len(SIZES)])
            scene = scene_of(game, step, sight, look)
            painted = painter.paint_now(scene, game.words("en"))
            assert painted.startswith(PNG)
            assert fresh(painter).paint_now(_again(game, scene), game.words("en")) == painted


def _again(game: Game, scene: Scene) -> Scene:
    """Return the same scene at a different table, with its view encoded and decoded."""
    view = None if scene.view is None else decode(game.rules, encode(scene.view))
    return replace(scene, view=view, table="another")


@pytest.mark.parametrize(("name", "kind", "seats"), TABLES)
def test_pictures_do_not_depend_on_hidden_facts(name: str, kind: str, seats: int) -> None:
    """If a secret answer does not change a view, the viewer's pictures and texts do not change."""
    game, painter = load_played(name), painter_of(name, kind)
    words = game.words("en")
    for step in moments(name, seats, 30):
        for prompt in game.rules.prompts(step.state)[:1]:
            viewer = (prompt.seat + 1) % seats
            picks = {prompt.options[: prompt.most], prompt.options[-prompt.most :]}
            ends = [game.rules.choose(step.state, prompt, pick)[-1] for pick in sorted(picks)]
            then = game.rules.view(step.state, viewer)
            scenes = [replace(scene_of(game, end, BOARD, Look(), viewer), before=then) for end in ends]
            if len({encode(scene.view) for scene in scenes}) == 1 and len({encode(end.state) for end in ends}) > 1:
                assert len({painter.lay(scene, words) for scene in scenes}) == 1
                assert len({painter.describe(scene, words) for scene in scenes}) == 1
                assert len({tuple(painter.tell(scene, words)) for scene in scenes}) == 1


def _changing(name: str, kind: str, seats: int, number: int, look: Look) -> list[Scene]:
    """Yield boards and players' sights of a random game, each with its view from some steps before."""
    game, painter = load_played(name), painter_of(name, kind)
    steps, scenes = moments(name, seats, number), []
    for at, (before, step) in enumerate(pairwise(steps)):
        viewer = (None, at % seats)[at % 2]
        then = game.rules.view(before.state, viewer)
        scenes += [
            replace(scene_of(game, step, sight, look, viewer), before=then)
            for sight in (BOARD, *(other for other in sights_of(game, painter, step) if kind_of(other) == PLAYER))
        ]
    return scenes


@pytest.mark.parametrize(("name", "kind", "seats"), TABLES)
def test_changes_are_ringed_without_faults_and_named(name: str, kind: str, seats: int) -> None:
    """Covers both sizes and every language; rings are few and do not change the layout."""
    game, painter, found = load_played(name), painter_of(name, kind), 0
    for size in SIZES:
        for at, scene in enumerate(_changing(name, kind, seats, 6, Look(size=size))):
            words = game.words(LANGUAGES[at % len(LANGUAGES)])
            sheet, bare = painter.lay(scene, words), replace(scene, before=None)
            assert not find_layout_faults(sheet)
            assert sheet._replace(rings=()) == painter.lay(bare, words)
            assert len(sheet.rings) <= MOST_RINGS
            description = painter.describe(scene, words)
            assert len(description) <= LONGEST_DESCRIPTION
            is_named = words.say("picture-ringed") in description
            assert is_named == bool(sheet.rings)
            assert is_named or description == painter.describe(bare, words)
            found += len(sheet.rings)
    assert found


@pytest.mark.parametrize(("name", "kind"), PAINTERS)
def test_a_painter_declares_lasting_facts_only_of_existing_drawings(name: str, kind: str) -> None:
    """When a drawing is renamed, the declaration of its lasting facts must be renamed, too."""
    painter = painter_of(name, kind)
    assert {*painter.lasting} <= {*painter.studio.press(THEMES[0]).arts}


@pytest.mark.parametrize(("name", "kind", "seats"), TABLES)
def test_without_changes_no_rings_are_drawn(name: str, kind: str, seats: int) -> None:
    """The picture then equals the picture without rings, byte for byte."""
    game, painter = load_played(name), painter_of(name, kind)
    for at, step in enumerate(moments(name, seats, 3)):
        scene = scene_of(game, step, BOARD, Look(size=SIZES[at % len(SIZES)]), viewer=at % seats)
        same = replace(scene, before=game.rules.view(step.state, at % seats))
        assert painter.paint_now(same, game.words("en")) == painter.paint_now(scene, game.words("en"))


@pytest.mark.parametrize(("name", "kind", "seats"), TABLES)
def test_rings_leave_no_trace_in_the_next_picture(name: str, kind: str, seats: int) -> None:
    """A table's next frame is painted over the previous one, which had rings."""
    painter, words = painter_of(name, kind), load_played(name).words("en")
    look = Look(THEMES[seats % len(THEMES)], SIZES[seats % len(SIZES)])
    scene = next(one for one in _changing(name, kind, seats, 4, look) if painter.lay(one, words).rings)
    painter = fresh(painter)
    ringed, bare = painter.paint_now(scene, words), painter.paint_now(replace(scene, before=None), words)
    assert ringed != bare
    painter = fresh(painter)
    assert painter.paint_now(replace(scene, before=None), words) == bare
    assert painter.paint_now(scene, words) == ringed
    _check_rings(ringed, bare, painter.lay(scene, words).rings, painter.studio.press(look.theme).theme.colors["red"])


def _check_rings(ringed: bytes, bare: bytes, rings: tuple[Ring, ...], ink: Color) -> None:
    """Check that two pictures differ only by the lines of rings."""
    with Image.open(io.BytesIO(ringed)) as after, Image.open(io.BytesIO(bare)) as before:
        painted, below = after.convert("RGB"), before.convert("RGB")
    for x, y, w, h, line in rings:
        assert painted.getpixel((x + w // 2, y + line // 2)) == ink
        assert painted.getpixel((x + line // 2, y + h // 2)) == ink
        painted.paste(below.crop((x, y, x + w, y + h)), (x, y))
    assert painted.tobytes() == below.tobytes()


@pytest.mark.parametrize(("name", "kind"), PAINTERS)
@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_has_every_color_and_looks_like_full_color(name: str, kind: str, theme: ThemeName) -> None:
    """All themes define the same colors; the similarity of the palette to full color is at least 40 dB."""
    game, painter = load_played(name), painter_of(name, kind)
    press = painter.studio.press(theme)
    assert set(press.theme.colors) == set(painter.studio.press(THEMES[0]).theme.colors)
    step = moments(name, game.rules.seats[-1], 3)[1]
    for sight in (BOARD, SCORES, LOBBY):
        scene = scene_of(game, step, sight, Look(theme))
        with Image.open(io.BytesIO(painter.paint_now(scene, game.words("ru")))) as painted:
            assert decibels(painted.convert("RGB"), press.proof(painter.lay(scene, game.words("ru")))) >= 40


@pytest.mark.parametrize(("name", "kind"), PAINTERS)
@pytest.mark.parametrize("size", SIZES)
def test_a_picture_that_is_too_large_can_be_halved(name: str, kind: str, size: Size) -> None:
    """The halved picture has far fewer bytes."""
    game, painter = load_played(name), painter_of(name, kind)
    step = moments(name, game.rules.seats[-1], 3)[-1]
    painted = painter.paint_now(scene_of(game, step, BOARD, Look(size=size)), game.words("en"))
    assert painter.halve(painted) == halve(painted)
    assert len(painter.halve(painted)) < len(painted)


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("package", ["", "render.of_no_such_game"])
def test_a_game_without_a_painter_uses_the_plain_one(name: str, package: str) -> None:
    """The declared painter package is empty or does not exist."""
    game = load_played(name)
    home = Home(game.home.rules, package, game.home.data)
    assert isinstance(Game(name, game.declaration, home, game.figures).painter, PlainPainter)


@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in PLAYED for seats in load_played(name).rules.seats]
)
def test_players_have_the_same_shape_in_pictures_and_in_texts(name: str, seats: int) -> None:
    """The shape is the one that the game declares, or else the seat's."""
    game, painter = load_played(name), painter_of(name, OWN)
    assert isinstance(painter, GamePainter)
    drawing = painter.way.draw(scene_of(game, moments(name, seats, 3)[1], BOARD, Look()), game.words("en"))
    declared = game.declaration.badges.get(seats, tuple(range(seats)))
    assert [drawing.badge(seat)[0] for seat in range(seats)] == [*declared]
