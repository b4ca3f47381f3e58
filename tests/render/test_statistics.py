"""Pictures of statistics: legible uncut layouts in every size, theme and language, and complete descriptions."""

import asyncio
import io
import re

import pytest
from PIL import Image

from bot.pictures.painter import LONGEST_DESCRIPTION, Urgency
from bot.pictures.scene import SIZES, THEMES, Look, Size, ThemeName
from bot.pictures.statistics import Pair, ServerPage
from bot.words.words import LANGUAGES, words_in
from render.sheet.page import DECISIONS
from render.statistics.painter import STUDIO, describe, lay_page, paint, paint_now
from tests.render.layout_checks import LayoutCheck
from tests.render.legibility import LegibilityCheck
from tests.render.statistics_pages import LONG, NAMES, SCRIPTS, all_pages, server_page

COUNTS = (1, 40, 300)
"""Factors for all counts, as in a group of friends, on a large server, and on a very large server."""


def texts_of(page: ServerPage, size: Size, language: str = "en") -> list[str]:
    """Return the texts of a page's layout."""
    sheet = lay_page(page, words_in(language), Look(size=size))
    return [piece.facts[0] for part in sheet.parts for piece in part.pieces if piece.art == "text"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_room_for_names_of_any_length_and_script(language: str, size: Size) -> None:
    """Nothing overlaps or sticks out, and no text is too small, for any counts."""
    check = LayoutCheck(STUDIO.press(THEMES[0]))
    for names in (NAMES, LONG, SCRIPTS):
        for scale in COUNTS:
            for page in all_pages(names, scale):
                check.check(lay_page(page, words_in(language), Look(size=size)))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", range(1, 7))
def test_a_server_may_have_one_to_six_players(players: int, size: Size) -> None:
    """A single player has no matrix."""
    page = server_page(NAMES[:players])
    sheet = lay_page(page, words_in("en"), Look(size=size))
    LayoutCheck(STUDIO.press(THEMES[0])).check(sheet)
    arts = [piece.art for part in sheet.parts for piece in part.pieces]
    assert arts.count("self") == (players if players > 1 else 0)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", THEMES)
def test_every_text_has_enough_contrast(theme: ThemeName, size: Size) -> None:
    """Covers text on tinted cells and on colored places, too."""
    check = LegibilityCheck(STUDIO.press(theme))
    for page in all_pages(NAMES):
        check.check(lay_page(page, words_in("en"), Look(theme, size)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_no_label_is_cut(size: Size, language: str) -> None:
    """With short names, no text ends with an ellipsis."""
    words, look = words_in(language), Look(size=size)
    for page in all_pages(NAMES):
        texts = [
            piece.facts[0] for part in lay_page(page, words, look).parts for piece in part.pieces if piece.art == "text"
        ]
        assert [text for text in texts if text.endswith("\u2026")] == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", THEMES)
def test_equal_pages_have_equal_bytes(theme: ThemeName, size: Size) -> None:
    """The pictures are as wide as those of questions, and small."""
    words, look = words_in("en"), Look(theme, size)
    painted = paint_now(server_page(NAMES), words, look)
    assert paint_now(server_page(NAMES), words, look) == painted
    assert Image.open(io.BytesIO(painted)).width == DECISIONS[size][0]
    assert len(painted) < 100_000


async def test_a_cached_picture_needs_no_turn_of_the_painting_thread() -> None:
    """Only the first of two equal pages is painted."""
    page, words = server_page(NAMES, scale=7), words_in("en")
    painted = await paint(page, words, Look(), Urgency.ANSWER)
    async with asyncio.timeout(0):
        assert await paint(page, words, Look(), Urgency.ANSWER) is painted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, LONG, SCRIPTS], ids=["short", "long", "scripts"])
@pytest.mark.parametrize("scale", COUNTS)
def test_a_description_fits_with_every_number(names: tuple[str, ...], language: str, scale: int) -> None:
    """Names are cut before facts are."""
    words = words_in(language)
    for page in all_pages(names, scale):
        described = describe(page, words)
        assert 0 < len(described) <= LONGEST_DESCRIPTION
    described = describe(server_page(names, scale), words)
    for line in server_page(names, scale).players:
        assert f"{line.wins} \u00b7" in described
    pairs = {one for row in server_page(names, scale).duels for one in row if one}
    told = {Pair(*map(int, found)) for found in re.findall(r"(\d+):(\d+)", described)}
    assert {frozenset((one.ahead, one.behind)) for one in pairs} == {frozenset((one.ahead, one.behind)) for one in told}
    assert f"{61 * scale} \u00b7 Notre Dame" in described
    assert described.endswith(").")


def test_a_hidden_player_is_called_a_player() -> None:
    """A player with an invisible name is called that, too."""
    assert "a player" in texts_of(server_page(NAMES), "wide")
    assert "a player" in texts_of(server_page(("\u200b", "Anna")), "narrow")
