"""Every step of random games lies as it should: nothing sticks out, nothing overlaps, no letter is missing."""

from collections.abc import Iterator

import pytest
from PIL import Image

from bot.pictures.scene import SIZES, THEMES, Look, Scene, Size
from bot.pictures.sheet import Area, Piece, Sheet, find_layout_faults
from bot.words.words import LANGUAGES, words_in
from render.canvas import fonts
from render.canvas.pen import Pen
from render.norenberc.painter import STUDIO
from tests.render.positions import due, painter, play, scene

GAMES = 20


def scenes_of_game(seed: int) -> Iterator[Scene]:
    """The board after every decision, other pictures now and then, in both sizes."""
    for at, steps in enumerate(play(2 + seed % 4, seed)):
        for step in steps:
            sights = [due(step)]
            if at % 12 == 0:
                sights += ["guild", "player"]
            for sight in sights:
                for size in SIZES:
                    viewer = at % len(step.state.players) if sight == "player" else None
                    yield scene(step, sight, size=size, viewer=viewer)


class Seen:
    """Parts and pieces that were already checked: most are the same from step to step."""

    def __init__(self) -> None:
        self.parts: set[Area] = set()
        self.pieces: set[tuple[object, ...]] = set()

    def new_parts(self, sheet: Sheet) -> Sheet:
        """The sheet with only those parts in full that were not seen before."""
        kept = tuple(part if part not in self.parts else part._replace(pieces=()) for part in sheet.parts)
        self.parts.update(sheet.parts)
        return sheet._replace(parts=kept)

    def new_pieces(self, sheet: Sheet) -> Iterator[Piece]:
        """The pieces drawn for the first time."""
        for part in sheet.parts:
            for piece in part.pieces:
                key = (piece.art, piece.facts, piece.w, piece.h)
                if key not in self.pieces:
                    self.pieces.add(key)
                    yield piece


SEEN = Seen()


@pytest.mark.parametrize("seed", range(GAMES))
def test_every_step_of_a_random_game_is_laid_out_well(seed: int) -> None:
    """In every size and language; themes share their layout."""
    for one in scenes_of_game(seed):
        for language in LANGUAGES:
            sheet = SEEN.new_parts(painter().lay(one, words_in(language)))
            assert not find_layout_faults(sheet)
            for piece in SEEN.new_pieces(sheet):
                check_piece(piece)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("sight", ["lobby", "legend"])
def test_cards_without_a_game_are_laid_out_well(sight: str, size: Size, language: str) -> None:
    """The lobby, empty to full, and the key."""
    for players in range(6):
        one = Scene(None, ("Anna",) * players, sight, look=Look(size=size), seats=5)
        sheet = painter().lay(one, words_in(language))
        assert not find_layout_faults(sheet)
        for piece in SEEN.new_pieces(sheet):
            check_piece(piece)


def check_piece(piece: Piece) -> None:
    """Its letters are all there, and its text lies inside its box."""
    if piece.art == "text":
        text, size, _, face = piece.facts
        assert all(fonts.MISSING not in run.text for run in fonts.runs(text, face)), text
        assert fonts.width(text, face, size) <= piece.w
        return
    press = STUDIO.press("light")
    pen = Pen(Image.new("RGBA", (piece.w * 2, piece.h * 2)), press.theme.colours, 2)
    press.arts[piece.art](pen, piece.w, piece.h, *piece.facts)
    for x, y, w, h in pen.texts:
        assert x >= -1, piece
        assert y >= -1, piece
        assert x + w <= piece.w * 2 + 2, piece
        assert y + h <= piece.h * 2 + 2, piece


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_has_every_colour(theme: str) -> None:
    """What one theme can draw, all can."""
    assert set(STUDIO.press(theme).theme.colours) == set(STUDIO.press("light").theme.colours)
