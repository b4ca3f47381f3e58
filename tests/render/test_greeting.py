"""The picture of all games: every text legible and whole, a card for each game, the same bytes each time."""

import io

import pytest
from PIL import Image

from bot.catalogue import GAMES, load_game
from bot.pictures.scene import SIZES, THEMES, Look, Size, ThemeName
from bot.pictures.sheet import find_layout_faults
from bot.words.words import LANGUAGES
from render import plain
from render.greeting import lay_games, paint_greeting
from render.sheet.page import DECISIONS
from tests.render.painters import moments, scene_of


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_card_whose_texts_are_whole(language: str, size: Size) -> None:
    """None is cut, too small, or lies on another."""
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
def test_it_has_the_size_of_a_question_s_picture_and_the_same_bytes_each_time(theme: ThemeName, size: Size) -> None:
    """In every look."""
    painted = paint_greeting("en", Look(theme, size))
    paint_greeting.cache_clear()
    assert paint_greeting("en", Look(theme, size)) == painted
    assert Image.open(io.BytesIO(painted)).width == DECISIONS[size][0]
    assert len(painted) < 100_000


@pytest.mark.parametrize("name", GAMES)
def test_a_game_without_a_board_of_its_own_has_a_cover(name: str) -> None:
    """The players' badges."""
    game = load_game(name)
    scene = scene_of(game, moments(name, game.rules.seats.start, 3)[1], "board", Look())
    cover = plain.make_painter(game.declaration).cover(scene, game.words("en"), 300)
    assert (cover.w, cover.h) == (300, 300)
    assert cover.pieces
