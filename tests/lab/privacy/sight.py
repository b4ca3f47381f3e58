"""Everything that others can see of a table: messages, pictures, panels, cards, button ids, and times."""

from typing import Any

from msgspec import msgpack

from bot.errors import GameError
from bot.games.contract import Seat, encode
from bot.pictures.scene import Look, Scene
from bot.pictures.sights import BOARD
from bot.tables.absence import find_late
from bot.tables.hints import weigh_question
from bot.tables.motions import TakingBack, undoing
from bot.tables.people import PersonSettings
from bot.tables.posts import Post, unpack
from bot.tables.table import Table
from bot.tables.undo_votes import possible_undo
from cogs.cards.awaited import waiting_for
from cogs.cards.card import Card
from cogs.cards.details import detail_cards
from cogs.cards.notice import Notice, Shown
from cogs.features.games import GamesCard
from cogs.features.missed import MissedCard, find_missed
from cogs.features.undo import UndoProposal, UndoQuestion
from cogs.panel.orders import OrdersCard
from cogs.panel.panel import Panel
from cogs.panel.presentation import picture_of
from cogs.pictures.scenes import private_scene, question_scene, scene_of, show_now
from tests.lab.privacy.world import World

USUAL = PersonSettings()
Sight = dict[str, Any]
"""Visible things by name."""


def plain(card: Card) -> Any:
    """Return a card as it is sent, with the ids of its buttons and lists."""
    return card.to_components()


class Onlooker:
    """A world as seen by some players; each message is compared once."""

    def __init__(self, world: World, viewers: tuple[Seat, ...]) -> None:
        self.world, self.viewers = world, viewers
        self._posts_seen = 0

    async def look(self) -> Sight:
        """Return everything visible now."""
        table = await self.world.table()
        public = {
            "view": encode(table.rules.view(table.now.state, None)),
            "seats": table.now.seats,
            "awaited": (table.awaited(), table.asked_now(), waiting_for(table, table.words)),
            "times": (self._times(table), find_late(table), table.now.due_at, table.heard, table.now.changed_at),
            "votes": (table.now.consents, table.now.refusals),
            "board": self._depict(table, private_scene(table, None, BOARD, USUAL)),
        }
        for seat in self.viewers:
            public |= self._look_as(table, seat)
        if self.world.has_record:
            public["wishes"] = [await self._wish(table, seat) for seat in self.viewers]
        return public | {"messages": await self._messages(table)}

    def _times(self, table: Table) -> Sight:
        """Return all deadlines, calls and reminders, and the viewers' own marks."""
        marks = table.now.marks.items()
        public = {seat: (mark.moment, mark.asked_at, mark.asked_after, mark.deadline) for seat, mark in marks}
        calls = {seat: (mark.call_at, mark.remind_at, mark.has_lapsed) for seat, mark in marks}
        return {"public": public, "calls": calls, "own": [mark for seat, mark in marks if seat in self.viewers]}

    def _look_as(self, table: Table, seat: Seat) -> Sight:
        """Return everything private to one seat; instead of a hint, the search request that determines it."""
        words, user = table.words, table.now.seats[seat].user
        own: Sight = {f"view of {seat}": encode(table.rules.view(table.now.state, seat))}
        if user is None:
            return own
        if prompt := table.prompt_for(seat):
            if about := picture_of(table, prompt):
                own[f"picture for {seat}"] = self._depict(table, question_scene(table, seat, about[1], USUAL))
            own[f"hint for {seat}"] = msgpack.encode(weigh_question(table, prompt))
        own[f"panel of {seat}"] = plain(Panel(table, seat, words))
        own[f"games of {seat}"] = plain(GamesCard(user, [(table, None, words)], words))
        own[f"missed by {seat}"] = plain(MissedCard(find_missed(table, seat), words, None))
        if table.prompts() and table.game.declaration.foresight:
            own[f"orders of {seat}"] = plain(OrdersCard(table, seat, words))
        return own

    def _depict(self, table: Table, scene: Scene) -> Any:
        """Return a picture's description and layout."""
        painter, words = table.game.painter, table.words
        return painter.describe(scene, words), painter.lay(scene, words)

    async def _messages(self, table: Table) -> list[Any]:
        """Return the new messages, with their pictures and all details."""
        rows = list(await self.world.store.to_post(table.id))
        posts, self._posts_seen = rows[self._posts_seen :], len(rows)
        return [self._message(table, number, unpack(row.body)) for number, row in enumerate(posts)]

    def _message(self, table: Table, batch: int, saved: Post) -> Any:
        post = show_now(table, saved)
        scene = scene_of(table, post, table.words, Look())
        picture = self._depict(table, scene) if scene else None
        notice = Notice(table, post, Shown(picture[0] if picture else ""), batch, table.words)
        details = [plain(card) for card in detail_cards(table, batch, post, table.words)]
        return post, picture, plain(notice), details

    async def _wish(self, table: Table, seat: Seat) -> Any:
        """Return the text shown to a player who wants to undo, and the text shown to the others."""
        wish = possible_undo(table, seat) if table.now.seats[seat].user else None
        if wish is None:
            return None
        try:
            found = await self.world.manager.undo_votes.find(table, wish)
        except GameError as error:
            return repr(error)
        return plain(UndoQuestion(table, wish, found, table.words)), self._proposal(table, wish, found)

    def _proposal(self, table: Table, wish: TakingBack, found: Any) -> Any:
        vote = self.world.manager.undo_votes.vote(table, undoing(wish), frozenset())
        return plain(UndoProposal(table, wish, found, vote))
