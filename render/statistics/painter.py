"""The painter of statistics: a picture and a description of each page."""

from collections.abc import Callable
from typing import Any

from msgspec import msgpack

from bot.data_folder import DATA
from bot.pictures.painter import Urgency
from bot.pictures.scene import Look
from bot.pictures.sheet import Sheet
from bot.pictures.statistics import (
    DuelsPage,
    GamesPage,
    PersonPage,
    RankingPage,
    RecordsPage,
    ServerPage,
    StatisticsPage,
)
from bot.words.words import Words
from render.canvas.png import encode_png
from render.sheet.arts import open_studio
from render.sheet.studio import PICTURES
from render.statistics import marks
from render.statistics.describe import describe_page
from render.statistics.drawing import StatisticsDrawing
from render.statistics.lay_person import lay_duels, lay_games, lay_person
from render.statistics.lay_rankings import lay_ranking, lay_records
from render.statistics.lay_server import lay_server

STUDIO = open_studio(DATA / "bot" / "statistics", marks)
LAYOUTS: dict[type[StatisticsPage], Callable[[StatisticsDrawing, Any], Sheet]] = {
    ServerPage: lay_server,
    PersonPage: lay_person,
    DuelsPage: lay_duels,
    RecordsPage: lay_records,
    GamesPage: lay_games,
    RankingPage: lay_ranking,
}

_encoder = msgpack.Encoder()


def lay_page(page: StatisticsPage, words: Words, look: Look) -> Sheet:
    """Lay out a page."""
    return LAYOUTS[type(page)](StatisticsDrawing(page, words, look.size), page)


async def paint(page: StatisticsPage, words: Words, look: Look, urgency: Urgency) -> bytes:
    """Paint a page as PNG; equal pages yield equal bytes, and are painted once while they are cached."""
    key = (STUDIO, _encoder.encode((page, look)), words.language)
    if (kept := PICTURES.get(key)) is not None:
        return kept
    painted = await STUDIO.in_thread(urgency, paint_now, page, words, look)
    PICTURES.put(key, painted, len(painted))
    return painted


def paint_now(page: StatisticsPage, words: Words, look: Look) -> bytes:
    """Paint a page as PNG in the caller's thread, without the cache of pictures."""
    press = STUDIO.press(look.theme)
    return encode_png(press.print(lay_page(page, words, look)), press.theme.bytes)


def describe(page: StatisticsPage, words: Words) -> str:
    """Describe a page for users who cannot see it, in at most `LONGEST_DESCRIPTION` characters."""
    return describe_page(StatisticsDrawing(page, words, "wide"))
