"""Readability of a board: leads and ties, remaining cards, the sources of income, the winner."""

from collections.abc import Callable
from math import isclose

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.games.contract import Fact, Line, Score, Seats
from bot.games.norenberc.rules.state import ACTION, PLANNING, State
from bot.pictures.scene import SIZES, THEMES, Look, Scene, Size, ThemeName
from bot.pictures.sheet import Piece, Sheet
from bot.words.words import LANGUAGES
from render.canvas.pen import Pen
from render.norenberc.chart import CATEGORIES
from render.norenberc.drawing import TownDrawing
from render.norenberc.lay_legend import BONUS, TOWNSMEN, tell_effect
from render.norenberc.painter import STUDIO
from render.norenberc.panel import Lead
from render.norenberc.townsmen import draw_townsman
from tests.render.norenberc.positions import painter, rules, scene, shown, words_in

DISCORD = 550 / 350
"""Aspect ratio of a picture's frame on a desktop."""


def lay(one: Scene, language: str = "en") -> Sheet:
    """Lay out a scene."""
    return painter().lay(one, words_in(language))


def pieces_of(sheet: Sheet, art: str, ground: str = "") -> list[Piece]:
    """Return every piece that has a drawing; if a ground is given, only pieces on this ground."""
    return [piece for part in sheet.parts if ground in ("", part.ground) for piece in part.pieces if piece.art == art]


def texts_of(sheet: Sheet, ground: str = "") -> list[str]:
    """Return every line of text."""
    return [piece.facts[0] for piece in pieces_of(sheet, "text", ground)]


def with_goods(*goods: int) -> Scene:
    """A board whose players have these numbers of the first good."""
    one = scene(shown(len(goods))[0])
    view: State = one.view.copy()
    for player, count in zip(view.players, goods, strict=True):
        player.goods = [count, *player.goods[1:]]
        player.peddled = ()
    return replace(one, view=view)


@pytest.mark.parametrize(
    ("goods", "leads"),
    [
        ((3, 2, 1), (Lead.ALONE, Lead.NONE, Lead.NONE)),
        ((2, 3, 3), (Lead.NONE, Lead.SHARED, Lead.SHARED)),
        ((0, 0, 0), (Lead.NONE, Lead.NONE, Lead.NONE)),
    ],
)
def test_a_lead_and_a_tie_are_marked(goods: tuple[int, ...], leads: tuple[Lead, ...]) -> None:
    """A single leader and shared leaders have different marks."""
    found = [piece.facts[2] for piece in pieces_of(lay(with_goods(*goods)), "goods") if piece.facts[0] == 0]
    assert tuple(found) == leads


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("art", "facts"), [("goods", (0, 3)), ("craft", (2, 12, 3))])
def test_the_mark_of_a_tie_differs_from_that_of_a_lead_and_from_no_mark(
    art: str, facts: tuple[int, ...], theme: ThemeName
) -> None:
    """Compares them at the size of a phone, in every theme."""
    press = STUDIO.press(theme)
    drawn = [
        press.draw_piece(Piece(art, (*facts, lead), 0, 0, 80, 36, "panel"), Image.new("RGB", (80, 36))).reduce(4)
        for lead in Lead
    ]
    for one, other in ((0, 1), (0, 2), (1, 2)):
        red, green, blue = ImageChops.difference(drawn[one], drawn[other]).split()
        apart = ImageChops.lighter(ImageChops.lighter(red, green), blue).histogram()
        assert sum(apart[40:]) >= 0.1 * red.width * red.height, (one, other)


def test_cards_are_counted_down_as_guilds_are_called() -> None:
    """The number counts the cards still face down, even for the viewer, whose own plan the board shows."""
    one = scene(shown(4)[0])
    view: State = one.view.copy()
    view.phase = ACTION
    player = view.players[0]
    player.cards = 3
    for guild, plan, left in ((0, (), 3), (1, (1,), 2), (1, (1, 2, 4), 2), (4, (1, 2, 4), 0)):
        view.guild, player.plan = guild, plan
        drawing = TownDrawing(replace(one, view=view), words_in("en"), rules().pieces)
        assert drawing.cards_down(0) == left
    view.phase, view.guild, player.plan, player.cards = PLANNING, -1, (1, 2), 0
    assert not [
        piece for piece in pieces_of(lay(replace(one, view=view)), "counted") if piece.facts[:2] == ("cards", 0)
    ]


def test_agents_carry_their_number() -> None:
    """Each player has one agent symbol per roof, with the number of agents inside."""
    one = scene(shown(5)[0])
    view: State = one.view.copy()
    view.guilds[0].roof = [1, 2, 8, 3, 1]
    figures = pieces_of(lay(replace(one, view=view)), "agents", "house")
    assert [piece.facts for piece in figures][:5] == [(0, 1), (1, 2), (2, 8), (3, 3), (4, 1)]
    assert all(piece.w < piece.h for piece in figures)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_income_is_shown_as_a_sum(language: str) -> None:
    """The sum shows the common income, the extras, and the total."""
    facts: dict[str, Fact] = {"seat": Seats((1,)), "talers": 10, "bankers": 0, "musicians": 5, "mayors": 2}
    step = next(step for step in shown(4) if step.picture == "round")
    one = replace(scene(step, "round"), lines=(Line("income", facts),))
    sheet = lay(one, language)
    assert [piece.facts[2] for piece in pieces_of(sheet, "counted")] == ["10", "3"]
    assert [piece.facts[:2] for piece in pieces_of(sheet, "kept")] == [("mayor", "2"), ("musician", "5")]
    assert [text for text in texts_of(sheet) if text in "+="] == ["=", "+", "+"]


def test_only_the_winner_has_a_crown() -> None:
    """No column's symbol looks like a crown."""
    scores = [Score(0, 30, 1, ()), Score(1, 20, 2, ()), Score(2, 20, 3, ())]
    sheet = lay(replace(scene(shown(3)[-1], "scores"), scores=tuple(scores)))
    assert [piece.facts for piece in pieces_of(sheet, "total")] == [(30, 1), (20, 0), (20, 0)]
    crown = _paint_sign(lambda pen: draw_townsman(pen, "nobleman"))
    assert all(_share_of(crown, _paint_sign(draw)) < 0.5 for draw in CATEGORIES.values())
    assert _share_of(crown, crown) == 1


def _paint_sign(draw: Callable[[Pen], None]) -> Image.Image:
    """Paint a symbol of 24 units on a white canvas, four times as large."""
    image = Image.new("RGB", (96, 96), "white")
    draw(Pen(image, STUDIO.press("light").theme.colors, 4))
    return image


def _share_of(sign: Image.Image, other: Image.Image) -> float:
    """Return the share of a symbol's pixels that the other symbol has in the same place."""
    ours, theirs = sign.tobytes(), other.tobytes()
    drawn = [at for at in range(0, len(ours), 3) if ours[at : at + 3] != b"\xff\xff\xff"]
    return sum(ours[at : at + 3] == theirs[at : at + 3] for at in drawn) / len(drawn)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_wide_board_fills_discords_frame(seats: int) -> None:
    """The aspect ratio is 11:7 with any news; banner, houses, panels and market cover the whole board."""
    for step in shown(seats)[::7]:
        for news in ((), ("Anna passes.",), ("Anna sells 2 Beer for 12 Talers.",) * 8):
            sheet = lay(replace(scene(step), news=news))
            assert isclose(sheet.w / sheet.h, DISCORD, rel_tol=0.002)
            assert {part.ground for part in sheet.parts} <= {"banner", "house", "panel", "market"}
            assert sum(part.w * part.h for part in sheet.parts) == sheet.w * sheet.h


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_text_of_a_board_is_legible_on_a_phone(seats: int, size: Size) -> None:
    """At a width of 400 pixels, capitals and digits are at least seven and a half pixels high."""
    for step in shown(seats)[::7]:
        sheet = lay(scene(step, size=size))
        shrunk, pen = 400 / sheet.w, Pen(Image.new("RGB", (1, 1)), STUDIO.press("light").theme.colors, 4)
        for piece in (piece for part in sheet.parts for piece in part.pieces):
            STUDIO.press("light").arts[piece.art](pen, piece.w, piece.h, *piece.facts)
        assert len(pen.texts) > 20
        assert min(high for *_, high in pen.texts) / 4 * shrunk >= 7.5 - 0.02


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_place_of_a_board_is_empty(seats: int, size: Size) -> None:
    """Panels cover the area beside or below the houses, and the banner always has text below its first row."""
    for step in shown(seats)[::7]:
        for news in ((), ("Anna passes.",)):
            one = replace(scene(step, size=size), news=news)
            sheet = lay(one)
            assert sum(part.w * part.h for part in sheet.parts) == sheet.w * sheet.h
            if news or one.view.phase in (PLANNING, ACTION):
                banner = next(part for part in sheet.parts if part.ground == "banner")
                assert any(piece.y > banner.h / 3 for piece in banner.pieces if piece.art == "text")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_explains_each_townsman_with_the_numbers_of_the_rules(language: str) -> None:
    """If the numbers change, so does the legend, and no text is cut."""
    pieces = rules().pieces
    dear = replace(pieces, townsman=replace(pieces.townsman, burglar_goods=77, peddler_goods=88, banker_money=99))
    scenes = [Scene(None, (), f"legend.{part}", look=Look()) for part in (TOWNSMEN, BONUS)]
    drawings = [TownDrawing(scenes[0], words_in(language), figures) for figures in (pieces, dear)]
    for kind, figure in (("burglar", "77"), ("peddler", "88"), ("banker", "99")):
        usual, changed = (tell_effect(drawing, kind) for drawing in drawings)
        assert figure in changed
        assert figure not in usual
    assert "3" in tell_effect(drawings[0], "musician")
    assert "5" in tell_effect(drawings[0], "musician")
    for one, tiles in zip(scenes, (pieces.townsmen, pieces.bonus), strict=True):
        told = " ".join(texts_of(lay(one, language)))
        for kind in dict.fromkeys(tile.kind for tile in tiles):
            assert f"{words_in(language).say(f'picture-townsman-{kind}')} {tell_effect(drawings[0], kind)}" in told
