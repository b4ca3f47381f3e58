"""Painting for messages; if a picture fails, its description is sent instead."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TypeVar

import discord

from bot import catalogue
from bot.catalogue import GAMES, Game, load_game, paint_greeting
from bot.logs import about, describe_error
from bot.metrics.metrics import PICTURES_FAILED
from bot.pictures.painter import Painter, Picture, Urgency, paint_picture, shrink
from bot.pictures.scene import Look, Scene
from bot.pictures.statistics import StatisticsPage
from bot.tables.posts import Post
from bot.tables.table import Table
from bot.words.words import Words, plain_rows
from cogs.pictures.scenes import scene_of

log = logging.getLogger(__name__)

T = TypeVar("T")

TOO_LARGE, FORBIDDEN = "large", "forbidden"
"""Reasons for which Discord refuses a picture."""
TOO_LARGE_CODE = 40005
"""Discord's error code for a request that is too large."""

_seen: set[str] = set()
"""Errors already logged with their traceback."""


def attach(picture: Picture, name: str) -> discord.File:
    """Wrap a picture for one attempt to send it; a file can be read only once."""
    return discord.File(picture.stream(), name, description=picture.alt)


async def paint_post(table: Table, post: Post, words: Words, look: Look) -> tuple[Picture | None, str]:
    """Paint a message's picture; if that fails, return its description instead."""
    scene = None
    with _Sparing():
        scene = scene_of(table, post, words, look)
        return await paint_picture(table.game.painter, scene, words, Urgency.POST) if scene else None, ""
    with _Sparing():
        return None, table.game.painter.describe(scene, words) if scene else ""
    return None, ""


async def paint_scene(game: Game, scene: Scene, words: Words) -> Picture | None:
    """Paint a picture, or return None if that fails."""
    with _Sparing():
        return await paint_picture(game.painter, scene, words, Urgency.ANSWER)
    return None


def describe_scene(game: Game, scene: Scene, words: Words) -> str:
    """Describe a picture; returns "" if that fails."""
    with _Sparing():
        return game.painter.describe(scene, words)
    return ""


async def paint_games(language: str, look: Look) -> Picture | None:
    """Paint the overview of all games, or return None if that fails."""
    with _Sparing():
        return Picture(await paint_greeting(language, look), "\n".join(plain_rows("\n".join(describe_games(language)))))
    return None


async def paint_statistics(page: StatisticsPage, words: Words, look: Look) -> Picture | None:
    """Paint a page of statistics, or return None if that fails."""
    with _Sparing():
        return await catalogue.paint_statistics(page, words, look)
    return None


def describe_games(language: str) -> list[str]:
    """Return one row per game: its pitch, number of players and duration."""
    described = []
    for game in map(load_game, GAMES):
        words = game.words(language)
        facts = {"title": words.say("title"), "pitch": words.say("game-pitch"), "players": game.players}
        described.append(words.say("greeting-game", **facts, minutes=game.declaration.minutes))
    return described


async def send_lighter(
    painter: Painter, pictures: Sequence[Picture], send: Callable[[list[Picture], str], Awaitable[T]]
) -> T:
    """Send with pictures; if Discord refuses them, with smaller ones, then without any, passing `send` the reason."""
    lighter: list[Callable[[Sequence[Picture]], Awaitable[Sequence[Picture]]]]
    lighter = [_as_they_are, partial(shrink, painter)]
    while pictures and lighter:
        pictures = await lighter.pop(0)(pictures)
        try:
            return await send(list(pictures), "")
        except discord.HTTPException as refusal:
            why = why_refused(refusal)
            log.warning("pictures_refused", extra=about(why=why or "unknown", error=describe_error(refusal)))
            if not why:
                raise
            if why == FORBIDDEN:
                return await send([], why)
    return await send([], TOO_LARGE if pictures else "")


async def _as_they_are(pictures: Sequence[Picture]) -> Sequence[Picture]:
    return pictures


def why_refused(refusal: discord.HTTPException) -> str:
    """Return why Discord refused a picture; "" if the picture is not the reason."""
    if isinstance(refusal, discord.Forbidden):
        return FORBIDDEN
    return TOO_LARGE if refusal.status == 413 or refusal.code == TOO_LARGE_CODE else ""


class _Sparing:
    """Context manager: suppress painting errors; the traceback of each distinct error is logged once."""

    def __enter__(self) -> None:
        """Nothing to set up."""

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> bool:
        if not isinstance(error, Exception):
            return False
        fault = f"{type(error).__name__}: {error}"
        shown = None if fault in _seen else error
        _seen.add(fault)
        PICTURES_FAILED.add()
        log.error("picture_failed", extra=about(fault=describe_error(error)), exc_info=shown)
        return True
