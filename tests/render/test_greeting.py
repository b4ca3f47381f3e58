"""The picture of all games: legible uncut texts, a card for each game, reproducible bytes."""

import asyncio
import io

import pytest
from PIL import Image

from bot.catalogue import GAMES, load_game
from bot.pictures.painter import Urgency
from bot.pictures.scene import SIZES, THEMES, Look, Size, ThemeName
from bot.pictures.sheet import find_layout_faults
from bot.words.words import LANGUAGES
from render import plain
from render.greeting import STUDIO, lay_games, paint
from render.sheet.page import DECISIONS
from render.sheet.studio import PICTURES
from tests.render.painters import moments, scene_of


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_card_with_uncut_texts(language: str, size: Size) -> None:
    """No text is cut, too small, or overlapping."""
    sheet, places = lay_games(language, Look(size=size))
    texts = [piece.facts[0] for part in sheet.parts for piece in part.pieces if piece.art == "text"]
    assert find_layout_faults(sheet) == []
    assert len(places) == len(GAMES)
    for game in map(load_game, GAMES):
        words = game.words(language)
        assert words.say("title") in texts
        assert set(words.say("game-pitch").split()) <= set(" ".join(texts).split())
        assert game.players in texts


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", THEMES)
async def test_the_greeting_has_the_size_of_a_questions_picture_and_reproducible_bytes(
    theme: ThemeName, size: Size
) -> None:
    """Covers every theme and size."""
    painted = await paint("en", Look(theme, size), Urgency.ANSWER)
    PICTURES.clear()
    assert await paint("en", Look(theme, size), Urgency.ANSWER) == painted
    assert Image.open(io.BytesIO(painted)).width == DECISIONS[size][0]
    assert len(painted) < 100_000


async def test_a_more_urgent_picture_does_not_wait_for_the_whole_greeting() -> None:
    """The greeting is painted in parts, so the painting thread can switch between them."""
    PICTURES.clear()
    greeting = asyncio.create_task(paint("en", Look(), Urgency.ANSWER))
    await asyncio.sleep(0)
    await STUDIO.in_thread(Urgency.POST, bytes)
    assert not greeting.done()
    assert await greeting


async def test_concurrent_requests_share_one_painting() -> None:
    """Canceling the first request does not cancel the painting."""
    PICTURES.clear()
    first, *others = [asyncio.create_task(paint("en", Look(), Urgency.ANSWER)) for _ in range(3)]
    await asyncio.sleep(0)
    first.cancel()
    one, other = await asyncio.gather(*others)
    assert one is other


@pytest.mark.parametrize("name", GAMES)
def test_a_game_without_a_painter_has_a_cover(name: str) -> None:
    """The cover shows the players' badges."""
    game = load_game(name)
    scene = scene_of(game, moments(name, game.rules.seats.start, 3)[1], "board", Look())
    cover = plain.make_painter(game.declaration).cover(scene, game.words("en"), 300)
    assert (cover.w, cover.h) == (300, 300)
    assert cover.pieces
