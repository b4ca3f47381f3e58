"""The games' symbols as application emojis, uploaded in the background after the start."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeAlias

import discord

from bot.catalogue import GAMES, load_game
from bot.logs import about, describe_error
from bot.pictures.symbols import is_emoji_of
from bot.storage.leases import NO_SERVER
from bot.tasks import Backoff
from cogs.replies.replies import BROKEN
from cogs.symbol_pictures import Drawn, paint_elsewhere

if TYPE_CHECKING:
    from cogs.hall import Hall

log = logging.getLogger(__name__)

LONGEST_PAUSE = 3600.0
"""Seconds of the longest backoff."""
MOST_EMOJIS = 2000
"""Discord's limit of emojis per application."""
FULL_CODE = 30008
"""Discord's error code for an application with too many emojis."""
REFUSED = range(400, 429)
"""HTTP status codes of errors that a retry would not fix."""

Emojis: TypeAlias = dict[str, discord.Emoji]
"""Emojis by name."""
DrawSymbols: TypeAlias = Callable[[], Awaitable[list[Drawn]]]
"""Paints the symbols. Raises `OSError` and `TimeoutError`."""


class StillMissing(Exception):
    """Another process has not uploaded all symbols yet."""


async def keep_symbols(bot: "Hall", draw: DrawSymbols) -> None:
    """Synchronize Discord's emojis with the symbols: at the start, after errors, and when Discord refuses an emoji."""
    uploads, backoff = Uploads(bot, draw), Backoff(bot.timing.symbols_retry, LONGEST_PAUSE)
    await asyncio.sleep(bot.timing.symbols_delay)
    while True:
        bot.symbols.doubted.clear()
        try:
            await uploads.bring_in_line()
            await bot.symbols.doubted.wait()
        except (discord.HTTPException, *BROKEN) as error:
            uploads.complain("symbols_not_uploaded", error)
        except StillMissing:
            log.debug("symbols_awaited")
        await backoff.wait()


class Uploads:
    """Synchronization of emojis; the bot also works without them."""

    def __init__(self, bot: "Hall", draw: DrawSymbols) -> None:
        self.bot, self._draw = bot, draw
        self._drawn: list[Drawn] = []
        """Painted symbols, 0.4 MB; emptied once Discord has all of them."""
        self._complaints: set[str] = set()
        """Events already logged."""

    def complain(self, what: str, error: Exception, **facts: object) -> None:
        """Log an event once."""
        if what not in self._complaints:
            self._complaints.add(what)
            log.warning(what, extra=about(**facts, error=describe_error(error)))

    async def bring_in_line(self) -> None:
        """Use the existing emojis, upload those that Discord lacks and delete outdated ones.

        Only the process that receives direct messages uploads; the other processes use its emojis. Raises
        `StillMissing` and Discord's errors.
        """
        self._drawn = self._drawn or await self._draw()
        there = await self._list()
        self._use(there)
        if self.bot.hears(NO_SERVER):
            await self._update(there)
        elif self._find_missing(there):
            raise StillMissing()
        self._drawn = []

    async def _update(self, there: Emojis) -> None:
        """Upload emojis that Discord lacks, and delete outdated ones."""
        missing, old = self._find_missing(there), self._find_old(there)
        count = len(old)
        if len(there) + len(missing) > MOST_EMOJIS:
            await self._delete(old)  # makes room for the uploads
        try:
            await self._upload(missing, there)
        finally:
            self._use(there)
        await self._delete(old)
        log.info("symbols_ready", extra=about(symbols=len(self._drawn), new=len(missing), old=count))

    async def _list(self) -> Emojis:
        return {emoji.name: emoji for emoji in await self.bot.fetch_application_emojis()}

    def _use(self, there: Emojis) -> None:
        """Make the existing emojis available to texts and buttons."""
        for game in GAMES:
            own = [one for one in self._drawn if one.game == game and one.name in there]
            marks = {one.symbol: str(there[one.name]) for one in own}
            self.bot.symbols.learn(game, marks, load_game(game).declaration.badges)

    def _find_missing(self, there: Emojis) -> list[Drawn]:
        return [one for one in self._drawn if one.name not in there]

    def _find_old(self, there: Emojis) -> list[discord.Emoji]:
        """Return emojis that the bot uploaded for outdated pictures."""
        names, games = {one.name for one in self._drawn}, {one.game for one in self._drawn}
        return [
            emoji
            for emoji in there.values()
            if emoji.user == self.bot.user
            and emoji.name not in names
            and any(is_emoji_of(game, emoji.name) for game in games)
        ]

    async def _upload(self, missing: list[Drawn], there: Emojis) -> None:
        """Upload emojis one by one; for refused ones, check whether another process has uploaded them."""
        refusal: discord.HTTPException | None = None
        for one in missing:
            await asyncio.sleep(self.bot.timing.symbols_pause)
            try:
                there[one.name] = await self.bot.create_application_emoji(name=one.name, image=one.picture)
            except discord.HTTPException as error:
                if error.status not in REFUSED:
                    raise
                refusal = error
                if error.code == FULL_CODE:
                    break
        if refusal:
            there.update(await self._list())
            if lacking := self._find_missing(there):
                self.complain("symbols_refused", refusal, lacking=len(lacking), symbols=len(self._drawn))

    async def _delete(self, emojis: list[discord.Emoji]) -> None:
        """Delete these emojis and empty the list; another process may have deleted some already."""
        while emojis:
            await asyncio.sleep(self.bot.timing.symbols_pause)
            try:
                await emojis[-1].delete()
            except discord.NotFound:
                log.debug("symbol_gone", extra=about(emoji=emojis[-1].id))
            emojis.pop()


async def draw_symbols() -> list[Drawn]:
    """Paint the symbols of all games. Raises `OSError` and `TimeoutError`."""
    return await paint_elsewhere([load_game(name) for name in GAMES])
