"""The cover of a film: the winner, a piece of the board from each part of the game, and the final points."""

from PIL import Image, ImageDraw

from bot.data_folder import DATA
from bot.games.contract import Score
from bot.pictures.scene import Look, ThemeName
from bot.pictures.sheet import Sheet
from render.canvas import fonts
from render.canvas.pen import Pen
from render.canvas.theme import load_theme
from render.film.reel import Reel
from render.sheet.badges import paint_badge, player_ink
from render.sheet.initials import find_initials
from render.sheet.layout import Hand
from render.sheet.painter import SheetPainter

SHARP = 2
"""Enlargement of the drawing before it is shrunk."""
WIDE = 1100
"""Width of the cover in units."""
HEAD, STRIP = 160, 264
"""Height of the title and of the strip in units."""
EDGE = 26
THUMBS, GAP, THUMB = 4, 12, (260, 186)
"""Number, distance and size of the pictures on the strip."""
HOLE = (24, 18, 44)
"""Width, height and distance of the strip's holes."""
TITLE, FACTS, NAME, POINTS = 62, 42, 40, 56
"""Sizes of texts."""
LEAST = 32
"""Minimum size of a text that does not fit otherwise."""
ROW = 84
"""Maximum height of a player's row."""
BAR = (258, 720)
"""Left edge and maximum length of a player's bar."""
CROWN = ((0, 10), (26, 34), (50, 0), (74, 34), (100, 10), (88, 74), (12, 74))


def paint_cover(reel: Reel, size: tuple[int, int], theme: ThemeName, *, is_cover: bool) -> Image.Image:
    """Paint the cover or, without the play symbol, the last frame."""
    unit = size[0] / WIDE
    large = Image.new("RGB", (size[0] * SHARP, size[1] * SHARP))
    pen = Pen(large, load_theme(theme, DATA / "bot").colors, unit * SHARP)
    high = size[1] / unit
    pen.box((0, 0, WIDE, high), "banner")
    _draw_head(pen, reel)
    _draw_strip(pen)
    _draw_points(pen, reel, high)
    cover = large.reduce(SHARP)
    for at, number in enumerate(_pick_steps(reel)):
        _paste_thumb(cover, _paint_thumb(reel, number, theme, unit), at, unit)
    top = Image.new("RGBA", large.size)
    _draw_signs(Pen(top, {**pen.colors}, unit * SHARP), reel, is_cover)
    small = top.resize(size, Image.Resampling.BOX)
    cover.paste(small, (0, 0), small)
    return cover


def _draw_head(pen: Pen, reel: Reel) -> None:
    """Draw the winner's badge, the title, the facts and a crown."""
    seat = reel.scores[0].seat
    pen.box((22, 20, 112, 112), "panel", 18)
    paint_badge(pen.inside(30, 28, 4), seat, find_initials(reel.names)[seat])
    words = reel.words
    title = words.say("film-title", game=words.say("title"), **words.counted("names", reel.winners))
    _write(pen, title, (160, 52), Hand(TITLE, "gold", "banner", "display"), 780)
    facts = words.say("film-facts", rounds=len(reel.rounds), players=len(reel.names))
    _write(pen, facts, (160, 112), Hand(FACTS, "banner_ink", "banner"), 780)
    pen.inside(970, 26).poly(CROWN, "gold", "black", 7)


def _write(pen: Pen, text: str, at: tuple[float, float], hand: Hand, room: int) -> None:
    """Write a line of text, smaller if it is too long, and cut if it still is."""
    size = round(hand.size)
    while size > LEAST and fonts.width(text, hand.face, size) > room:
        size -= 2
    pen.text(at, fonts.fit(text, hand.face, size, room), size, hand.ink, hand.face, "lm")


def _draw_strip(pen: Pen) -> None:
    """Draw an empty strip of film."""
    pen.box((0, HEAD, WIDE, STRIP), "black")
    wide, high, apart = HOLE
    for x in range(apart // 4, WIDE, apart):
        for y in (HEAD + 10, HEAD + STRIP - high - 10):
            pen.box((x, y, wide, high), "banner_ink", 6)


def _pick_steps(reel: Reel) -> list[int]:
    """Return the last steps of evenly spaced rounds, including the last round."""
    last = [*(number - 1 for number in reel.rounds[1:]), len(reel.steps) - 1]
    thumbs = min(THUMBS, len(last))
    return [last[(at + 1) * len(last) // thumbs - 1] for at in range(thumbs)]


def _place(at: int) -> tuple[int, int]:
    """Return the left and upper edges of a picture on the strip."""
    return GAP + at * (THUMB[0] + GAP), HEAD + (STRIP - THUMB[1]) // 2


def _paint_thumb(reel: Reel, number: int, theme: ThemeName, unit: float) -> Image.Image:
    """Paint a part of the board after a step."""
    painter, side = reel.game.painter, round(THUMB[0] * unit)
    assert isinstance(painter, SheetPainter)  # noqa: S101  # every painter is one
    area = painter.cover(reel.scene(number, Look(theme)), reel.words, side)
    press = painter.studio.press(theme)
    printed = press.print(Sheet(side, area.h, (area,)))
    return press.theme.color(printed).crop((1, 0, side + 1, round(THUMB[1] * unit)))


def _paste_thumb(cover: Image.Image, thumb: Image.Image, at: int, unit: float) -> None:
    """Paste a picture with round corners."""
    mask = Image.new("L", thumb.size)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, thumb.width - 1, thumb.height - 1), 10 * unit, fill=255)
    x, y = _place(at)
    cover.paste(thumb, (round(x * unit), round(y * unit)), mask)


def _draw_signs(pen: Pen, reel: Reel, is_cover: bool) -> None:
    """Draw the pictures' round numbers and, on the cover, the play symbol in the middle of the strip."""
    for at, number in enumerate(_pick_steps(reel)):
        left, top = _place(at)
        pen.box((left + 6, top + 6, 52, 46), "black", 8)
        place = sum(first <= number for first in reel.rounds)
        pen.text((left + 32, top + 29), str(place), 38, "gold")
    if is_cover:
        middle = WIDE / 2, HEAD + STRIP / 2
        pen.disc(middle, 46, "banner", "gold", 7)
        x, y = middle
        pen.poly([(x - 14, y - 24), (x - 14, y + 24), (x + 26, y)], "gold")


def _draw_points(pen: Pen, reel: Reel, high: float) -> None:
    """Draw a row with badge, name, bar and points for each player, best first."""
    top: float = HEAD + STRIP + 12
    row = min(ROW, (high - top - 10) / len(reel.scores))
    top += (high - top - 10 - row * len(reel.scores)) / 2
    most = max(1, *(score.points for score in reel.scores))
    for at, score in enumerate(reel.scores):
        _draw_row(pen.inside(0, top + at * row), reel, score, (row, most))


def _draw_row(pen: Pen, reel: Reel, score: Score, scale: tuple[float, int]) -> None:
    (row, most), (left, longest) = scale, BAR
    badge, middle = min(58.0, row - 8), row / 2
    ink = player_ink(score.seat)
    paint_badge(pen.inside(EDGE, middle - badge / 2, badge / 24), score.seat, find_initials(reel.names)[score.seat])
    size = round(min(NAME, row * 0.6))
    _write(pen, reel.names[score.seat], (104, middle), Hand(size, "banner_ink", "banner"), left - 118)
    long, thick = max(24.0, longest * score.points / most), min(36.0, row * 0.55)
    pen.box((left, middle - thick / 2, long, thick), ink, 10, "banner_ink", 2)
    is_best = score.place == 1
    points = str(score.points).replace("-", "\u2212")
    pen.text((WIDE - EDGE, middle), points, min(POINTS, row * 0.8), "gold" if is_best else "banner_ink", "text", "rm")
