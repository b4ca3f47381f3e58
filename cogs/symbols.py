"""The games' symbols as emojis of the bot's own: uploaded once, after a start, while nobody waits for it."""

import asyncio
import logging
from typing import TYPE_CHECKING, TypeAlias

import discord
from msgspec import Struct

from bot.catalogue import GAMES, load_game
from bot.logs import about, describe_error
from bot.pictures.symbols import emoji_name, is_emoji_of
from bot.storage.leases import NO_SERVER
from bot.tasks import Backoff
from cogs.replies.replies import BROKEN

if TYPE_CHECKING:
    from cogs.hall import Hall

log = logging.getLogger(__name__)

REST = 1.0
"""Seconds after the start until symbols are drawn: whoever clicks first goes first."""
PAUSE = 0.25
"""Seconds between two uploads, which belong to people."""
FIRST_PAUSE, LONGEST_PAUSE = 60.0, 3600.0
"""Seconds until Discord is asked again after something went wrong; each time twice as long."""
MOST_EMOJIS = 2000
"""Emojis that an application may have."""
FULL_CODE = 30008
"""Discord's code for an application that has so many."""
REFUSED = range(400, 429)
"""Answers of Discord that would be the same another time."""

Emojis: TypeAlias = dict[str, discord.Emoji]
"""By name."""


class StillMissing(Exception):
    """Another process has yet to upload some symbols."""


class Drawn(Struct, frozen=True):
    """A symbol as it is drawn today."""

    game: str
    symbol: str
    picture: bytes

    @property
    def name(self) -> str:
        """What its emoji is called."""
        return emoji_name(self.game, self.symbol, self.picture)


async def keep_symbols(bot: "Hall") -> None:
    """Brings Discord's emojis in line with the drawings, and again after trouble, or when one is refused later on."""
    uploads, backoff = Uploads(bot), Backoff(FIRST_PAUSE, LONGEST_PAUSE)
    await asyncio.sleep(REST)
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
    """The way of the symbols to Discord; whatever goes wrong, the bot speaks without them."""

    def __init__(self, bot: "Hall") -> None:
        self.bot = bot
        self._drawn: list[Drawn] = []
        self._complaints: set[str] = set()
        """What is in the log already."""

    def complain(self, what: str, error: Exception, **facts: object) -> None:
        """Logs a trouble once."""
        if what not in self._complaints:
            self._complaints.add(what)
            log.warning(what, extra=about(**facts, error=describe_error(error)))

    async def bring_in_line(self) -> None:
        """Uses what is there, uploads what is missing, deletes what is drawn otherwise today.

        Of several processes one does so, and the others use what it has uploaded. Raises what keeps it from Discord
        for now, and `StillMissing`.
        """
        self._drawn = await draw_symbols()
        there = await self._list()
        self._use(there)
        missing, old = self._find_missing(there), self._find_old(there)
        if not self.bot.hears(NO_SERVER):
            if missing:
                raise StillMissing()
            return
        count = len(old)
        if len(there) + len(missing) > MOST_EMOJIS:
            await self._delete(old)  # which makes room
        try:
            await self._upload(missing, there)
        finally:
            self._use(there)
        await self._delete(old)
        log.info("symbols_ready", extra=about(symbols=len(self._drawn), new=len(missing), old=count))

    async def _list(self) -> Emojis:
        return {emoji.name: emoji for emoji in await self.bot.fetch_application_emojis()}

    def _use(self, there: Emojis) -> None:
        """Lets texts and buttons have what there is."""
        for game in GAMES:
            own = [one for one in self._drawn if one.game == game and one.name in there]
            marks = {one.symbol: str(there[one.name]) for one in own}
            self.bot.symbols.learn(game, marks, load_game(game).declaration.badges)

    def _find_missing(self, there: Emojis) -> list[Drawn]:
        return [one for one in self._drawn if one.name not in there]

    def _find_old(self, there: Emojis) -> list[discord.Emoji]:
        """Those that the bot itself uploaded for drawings that are no more."""
        names, games = {one.name for one in self._drawn}, {one.game for one in self._drawn}
        return [
            emoji
            for emoji in there.values()
            if emoji.user == self.bot.user
            and emoji.name not in names
            and any(is_emoji_of(game, emoji.name) for game in games)
        ]

    async def _upload(self, missing: list[Drawn], there: Emojis) -> None:
        """One after the other; what is refused may have come from another process meanwhile."""
        refusal: discord.HTTPException | None = None
        for one in missing:
            await asyncio.sleep(PAUSE)
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
        """Takes these away, and what is done from the list; another process may have done so before."""
        while emojis:
            await asyncio.sleep(PAUSE)
            try:
                await emojis[-1].delete()
            except discord.NotFound:
                log.debug("symbol_gone", extra=about(emoji=emojis[-1].id))
            emojis.pop()


async def draw_symbols() -> list[Drawn]:
    """The symbols of all games, painted when nobody waits for a picture."""
    drawn: list[Drawn] = []
    for name in GAMES:
        try:
            painter = await asyncio.to_thread(lambda: load_game(name).painter)  # noqa: B023  # called at once
            drawn += [Drawn(name, symbol, await painter.paint_symbol(symbol)) for symbol in painter.symbols]
        except Exception:
            log.exception("symbols_not_drawn", extra=about(game=name))
    return drawn
