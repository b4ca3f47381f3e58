"""Films: the cover, the boards of a game, and the result, as an animated picture below a size limit."""

import io
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec import Struct
from PIL import Image, ImageOps, features

from bot.data_folder import DATA
from bot.host_errors import NoCodec
from bot.pictures.scene import Look, ThemeName
from render.canvas.theme import load_theme
from render.film.cover import paint_cover
from render.film.reel import Reel

WIDE = 1100
"""Width of a film in pixels."""
LEAST_HEIGHT = 664
"""Minimum height of a film, which the cover needs."""
MOST_FRAMES = 60
EACH_MS, COVER_MS, LAST_MS = 600, 2000, 4000
"""Duration of each board, of the cover, and of the last frame in milliseconds."""


class Codec(NamedTuple):
    """A file format of films."""

    name: str
    most_bytes: int
    qualities: tuple[int, ...]
    """Qualities to try, best first; for GIF, numbers of colors."""
    options: dict[str, Any]


CODECS = {
    ".webp": Codec("WEBP", 3_000_000, (80, 60), {"method": 2}),
    ".avif": Codec("AVIF", 3_000_000, (60, 45), {"speed": 8}),
    ".gif": Codec("GIF", 8_000_000, (256, 64), {"optimize": False}),
}
"""Codecs by the ending of the file's name."""


class Film(Struct, frozen=True):
    """A finished film."""

    data: bytes
    frames: int
    alt: str


def codec_of(ending: str) -> Codec:
    """Return the codec for a file's ending. Raises `NoCodec` for an unknown ending, or if Pillow lacks the codec."""
    codec = CODECS.get(ending.lower())
    if codec is None or (codec.name != "GIF" and not features.check(codec.name.lower())):
        raise NoCodec(ending=ending, known=", ".join(CODECS))
    return codec


def make_film(reel: Reel, theme: ThemeName, ending: str = ".webp") -> Film:
    """Make a film of a finished game: lower the quality, then drop boards evenly, until it fits. Raises `NoCodec`."""
    codec = codec_of(ending)
    boards = list(_paint_boards(reel, theme))
    cover, end = (paint_cover(reel, boards[0].size, theme, is_cover=is_cover) for is_cover in (True, False))
    most = MOST_FRAMES - 2
    while True:
        chosen = [boards[at] for at in spread(len(boards), most)]
        for quality in codec.qualities:
            data = _encode([cover, *chosen, end], codec, quality)
            if len(data) <= codec.most_bytes:
                return Film(data, len(chosen) + 2, describe(reel, len(chosen)))
        most = len(chosen) * 3 // 4


def _paint_boards(reel: Reel, theme: ThemeName) -> Iterator[Image.Image]:
    """Yield the board of every step that has a picture, each as large as the film."""
    shown = [number for number, step in enumerate(reel.steps) if step.picture]
    ground = load_theme(theme, DATA / "bot").colors["banner"]
    size: tuple[int, int] | None = None
    for number, before in zip(shown, [None, *shown], strict=False):
        board = reel.paint(reel.board(number, Look(theme), before)).convert("RGB")
        size = size or (WIDE, max(LEAST_HEIGHT, round(board.height * WIDE / board.width)))
        yield ImageOps.pad(board, size, Image.Resampling.LANCZOS, ground)


def spread(number: int, most: int) -> list[int]:
    """Return at most `most` of the numbers below `number`, evenly spaced, with the first and the last one."""
    if number <= most:
        return list(range(number))
    return [round(at * (number - 1) / (most - 1)) for at in range(most)]


def _encode(frames: Sequence[Image.Image], codec: Codec, quality: int) -> bytes:
    """Encode frames as a film that repeats."""
    file, options = io.BytesIO(), {**codec.options, "quality": quality}
    if codec.name == "GIF":
        frames = [frame.quantize(quality, dither=Image.Dither.NONE) for frame in frames]
        options = codec.options
    durations = [COVER_MS, *[EACH_MS] * (len(frames) - 2), LAST_MS]
    first, *others = frames
    first.save(file, codec.name, save_all=True, append_images=others, duration=durations, loop=0, **options)
    return file.getvalue()


def describe(reel: Reel, boards: int) -> str:
    """Describe a film for users who cannot see it."""
    return " ".join(_describe(reel, boards))


def _describe(reel: Reel, boards: int) -> Iterator[str]:
    say = reel.words.say
    yield say("film-alt", game=say("title"), boards=boards)
    for score in reel.scores:
        yield say("picture-alt-score-bare", place=score.place, name=reel.names[score.seat], points=score.points)
