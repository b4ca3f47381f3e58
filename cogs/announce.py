"""Posts what the outbox holds, in order and once, also after a crash."""

import asyncio
import logging
from typing import TYPE_CHECKING

import discord
from discord import ButtonStyle
from discord.utils import escape_markdown

from bot.errors import CannotPost, GameError, ServerLeft
from bot.games.base import Line
from bot.logs import about
from bot.posts import Post, fits, merge, unpack
from bot.rows import OutboxRow
from bot.table import Table
from bot.text import words
from cogs.account import give_account
from cogs.card import Card
from cogs.controls import BOARD, OPEN
from cogs.direct import call_directly
from cogs.guard import BROKEN, Interaction, only, tell, words_for
from cogs.names import shown
from cogs.painting import attach, paint_post
from cogs.panel import waiting_for
from cogs.scenes import scenes_of
from cogs.traces import find_sent, mark_of
from cogs.wording import marked_names, score_lines

if TYPE_CHECKING:
    from bot.client import Guildhall

log = logging.getLogger(__name__)

FILE = "board-{}.png"
"""The name of a message's pictures, by number."""
ROOM = 3400
"""Characters for the account of a message; with the call Discord takes 4,000."""
TRIES = 6
"""Times a post is sent before it waits for the next occasion."""
FIRST_PAUSE, LONGEST_PAUSE = 30.0, 3600.0
"""Seconds until what could not be posted is tried again, if nobody clicks before; each time twice as long."""


class Announcer:
    """One poster a table at a time; whoever calls it while it works is served by the same run."""

    def __init__(self, bot: "Guildhall") -> None:
        self.bot = bot
        self._running: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._askers: dict[int, Interaction] = {}
        self._told: set[tuple[int, int]] = set()
        """Tables and people who know already that nothing can be posted there."""
        self._reached: dict[int, set[int]] = {}
        """By batch: who was called by direct message while the channel could not be reached."""
        self._unpainted: set[int] = set()
        """Messages that went out without their pictures."""
        self._pauses: dict[int, float] = {}
        self._timers: dict[int, asyncio.TimerHandle] = {}

    def catch_up(self, table: int, asker: "Interaction | None" = None) -> None:
        """Posts what is due at a table, without keeping anybody waiting; the asker hears if that is forbidden."""
        if asker:
            self._askers[table] = asker
        if table in self._running:
            self._again.add(table)
            return
        self._running[table] = asyncio.create_task(self._run(table))

    async def catch_up_all(self) -> None:
        """After a start: whatever was left unposted."""
        for table in await self.bot.store.tables_to_post():
            self.catch_up(table)

    async def finish(self, patience: float | None = None) -> None:
        """Waits so long for the posts under way; what does not get through is tried again after the next start."""
        try:
            async with asyncio.timeout(patience):
                while self._running:
                    await asyncio.wait(self._running.values())
        except TimeoutError:
            log.warning("posts_left", extra=about(tables=len(self._running)))
            await self._break_off()
        for timer in self._timers.values():
            timer.cancel()

    async def _break_off(self) -> None:
        late = list(self._running.values())
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        self._running.clear()  # one that never began took nothing away itself

    async def _run(self, table: int) -> None:
        try:
            while True:
                self._again.discard(table)
                await self._post_all(table)
                await self._freshen_card(table)
                if table not in self._again:
                    self._all_is_well(table)
                    return
        except CannotPost:
            log.warning("post_forbidden", extra=about(table=table))
            await self._complain(table)
            self._try_later(table)
        except GameError as error:  # its rules or its server are gone: no later try would help
            log.warning("post_impossible", extra=about(table=table, error=error))
        except Exception:
            log.exception("posting_failed", extra=about(table=table))
            self._try_later(table)
        finally:
            del self._running[table]

    def _all_is_well(self, table: int) -> None:
        self._askers.pop(table, None)
        self._pauses.pop(table, None)
        self._told = {(number, user) for number, user in self._told if number != table}

    async def _complain(self, table: int) -> None:
        """Tells whoever clicked last, once each."""
        asker = self._askers.pop(table, None)
        if asker and (table, asker.user.id) not in self._told:
            self._told.add((table, asker.user.id))
            await tell(asker, words_for(asker).say("error-cannot_post"))

    def _try_later(self, table: int) -> None:
        pause = self._pauses.get(table, FIRST_PAUSE)
        self._pauses[table] = min(2 * pause, LONGEST_PAUSE)
        if table in self._timers:
            self._timers[table].cancel()
        self._timers[table] = asyncio.get_running_loop().call_later(pause, self.catch_up, table)

    async def _post_all(self, number: int) -> None:
        table = await self.bot.manager.table(number)
        made = table.posts_made
        if table.posts_told == made:
            return
        while rows := await self.bot.store.to_post(number):
            was_tried = rows[0].batch is not None
            batch, post = await self._next_message(rows)
            shown = None if was_tried else table.awaited(post.moment)
            message = await self._find(table, batch) if was_tried else None
            message = message or await self._send(table, batch, post)
            if post.called:
                table.card_moment, table.shown_awaited = post.moment, shown
            card_of = number if post.called else None
            await self.bot.store.posted(batch, message, self.bot.manager.now(), card_of)
            self._reached.pop(batch, None)
        table.posts_told = made

    async def _next_message(self, rows: tuple[OutboxRow, ...]) -> tuple[int, Post]:
        """The message that was tried before, or as much of what waits as fits into one."""
        batch = rows[0].batch
        if batch is not None:
            return batch, merge([unpack(row.body) for row in rows if row.batch == batch])
        posts = [unpack(row.body) for row in rows]
        number = 1
        while number < len(rows) and posts[number].kind == "news" and fits(merge(posts[: number + 1]).parts):
            number += 1
        return await self.bot.store.claim(rows[:number]), merge(posts[:number])

    async def _find(self, table: Table, batch: int) -> int | None:
        """What was tried before may be there already, by now longer than Discord remembers a nonce."""
        return await find_sent(self.bot.get_partial_messageable(table.channel, guild_id=table.server), table, batch)

    async def _send(self, table: Table, batch: int, post: Post) -> int | None:
        """Sends one message; its nonce lets Discord recognise a repeat. None when it can never arrive."""
        channel = self.bot.get_partial_messageable(table.channel, guild_id=table.server)
        called = only(table.people - await self._call(table, batch, post))
        pictures, instead = await paint_post(table, post, words(table.settings.language))
        for attempt in range(TRIES):
            try:
                sent = await channel.send(
                    view=Notice(table, post, [picture.alt for picture in pictures], instead, mark_of(batch)),
                    files=[attach(picture, FILE.format(number)) for number, picture in enumerate(pictures)],
                    nonce=f"guildhall-{batch}",
                    silent=not post.called,
                    allowed_mentions=called,
                )
            except discord.NotFound as error:
                await self.bot.departures.meet(error, table.channel)
                return None
            except discord.Forbidden:
                raise (ServerLeft if self.bot.departures.has_left(table.server) else CannotPost) from None
            except (discord.DiscordServerError, *BROKEN) as error:
                log.warning("post_lost", extra=about(table=table.id, batch=batch, attempt=attempt, error=error))
                await asyncio.sleep(min(8.0, 0.2 * 2**attempt))
            else:
                self._unpainted |= {sent.id} if instead else set()
                return sent.id
        raise TimeoutError(f"message {batch} did not get through")

    async def _call(self, table: Table, batch: int, post: Post) -> set[int]:
        """Who was reached by direct message, now or when this was tried before."""
        if batch not in self._reached:
            self._reached[batch] = await call_directly(self.bot, table, post.called, batch)
        return self._reached[batch]

    async def _freshen_card(self, number: int) -> None:
        """The last call shows who is still awaited."""
        table = await self.bot.manager.table(number)
        if table.shown_awaited == table.awaited(table.card_moment):
            return
        card = await self.bot.store.card(number)
        if card is None:
            table.shown_awaited = table.awaited(table.card_moment)
            return
        message, bodies = card
        post, say = merge([unpack(body) for body in bodies]), words(table.settings.language)
        table.card_moment, table.shown_awaited = post.moment, table.awaited(post.moment)
        alts = [table.game.painter.describe(scene, say) for scene in scenes_of(table, post, say)]
        is_painted = message not in self._unpainted
        notice = Notice(table, post, alts if is_painted else [], "" if is_painted else alts[-1])
        try:
            channel = self.bot.get_partial_messageable(table.channel, guild_id=table.server)
            await channel.get_partial_message(message).edit(
                view=notice, allowed_mentions=discord.AllowedMentions.none()
            )
        except (discord.HTTPException, *BROKEN) as error:
            log.info("card_not_freshened", extra=about(table=table.id, error=error))


class Notice(Card):
    """A message to everyone: what happened, the pictures, and who is called."""

    def __init__(  # all of it is what a message is made of
        self, table: Table, post: Post, alts: list[str], instead: str = "", mark: int | None = None
    ) -> None:
        super().__init__(mark)
        self.table, self.post, self.say = table, post, words(table.settings.language)
        say = self.say
        self.room = ROOM
        for name, computer in post.left:
            self._put(say.say("news-left", name=f"**{shown(name)}**", computer=f"**{shown(computer)}**"))
        for text in give_account(post.parts, say, marked_names(table)):
            self._put(text)
        if post.kind == "ended":
            self._put(say.say("news-ended"))
        if post.kind == "over":
            self._scores()
        if alts:
            self.add_pictures({FILE.format(number): alt for number, alt in enumerate(alts)})
        self._put(f"-# {instead}" if instead else "")
        if post.called and post.call:
            self._call(post.call)
        if table.status == "running" and post.kind == "news":
            self._buttons()

    def _put(self, text: str) -> None:
        """Adds a paragraph as far as there is room for it."""
        text = text[: self.room]
        self.room -= len(text)
        if text:
            self.add_text(text)

    def _scores(self) -> None:
        """Everyone's points with their reasons, best first."""
        table = self.table
        for score in sorted(table.rules.scores(table.state), key=lambda score: score.place):
            title = f"### {score.place}. {escape_markdown(table.names[score.seat])}"
            self._put("\n".join([title, *score_lines(table, score, self.say)]))

    def _call(self, call: Line) -> None:
        """Mentions those who must act, says what to do, and below it who is still awaited."""
        table, say = self.table, self.say
        mentions = " ".join(f"<@{table.seats[seat].user}>" for seat in self.post.called)
        text = say.tell(call, table.names, "call")
        state = waiting_for(table, say) if table.awaited(self.post.moment) else say.say("call-done")
        self.add_text(f"{mentions}: {text}", f"-# {state}")

    def _buttons(self) -> None:
        """The way to one's panel, on every message while the game runs."""
        table, say = self.table.id, self.say
        self.add_row(
            OPEN.button(say.say("button-my-turn"), ButtonStyle.primary, table),
            BOARD.button(say.say("button-board"), ButtonStyle.secondary, table),
        )
