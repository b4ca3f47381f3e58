"""Reviews by clicks: found out in the background while a card says how far it has come, then shown in its place."""

import asyncio
import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING

import discord
from msgspec.structs import replace

from bot.errors import GameError, NotReviewed
from bot.games.contract import Seat
from bot.logs import about, describe_error
from bot.pictures.painter import Picture
from bot.pictures.scene import Scene
from bot.pictures.sights import BOARD, CHANCES
from bot.tables.allowance import Cost
from bot.tables.attention import PANEL_LIFE
from bot.tables.reviewing import Review
from bot.tables.table import Table
from cogs.cards.card import Word
from cogs.cards.controls import LOOK_AT, LOOK_BACK, REVIEW, SHARE_REVIEW, Act, Control, picked_values, read_number
from cogs.cards.review import MomentCard, ReviewCard, SeatsGame, WaitingCard
from cogs.clicks.play import is_private
from cogs.pictures.painting import paint_scene, send_lighter
from cogs.pictures.scenes import private_scene
from cogs.replies.allowed import costs
from cogs.replies.guard import words_for
from cogs.replies.replies import BROKEN, AnswerPlace, change, publish, show

if TYPE_CHECKING:
    from cogs.hall import Interaction

log = logging.getLogger(__name__)

LOOK_EVERY = 1.5
"""Seconds between two looks at how far a review has come."""
STEP = 5
"""Per cent after which a card says so."""

_following: dict[tuple[int, int], "asyncio.Task[None]"] = {}
"""By user and table: the task that keeps the user's newest card up with a review under way."""


@costs(Cost.REPLAY)
async def click_review(interaction: "Interaction", table_id: int) -> None:
    """By a button: in its place where the card is the clicker's own."""
    table = await interaction.client.manager.table(table_id)
    await show_review(interaction, table, is_new=not is_private(interaction))


async def show_review(interaction: "Interaction", table: Table, is_new: bool) -> None:
    """The asker's review, or how far it has come. Raises `NotOver` and `NotSeated`."""
    reviewing, seat = interaction.client.manager.reviewing, table.seat_of(interaction.user.id)
    review = await reviewing.find(table, seat)
    if review:
        await _show_found(interaction, await _gather(interaction, table, seat, review), is_new)
        return
    reviewing.begin(table, seat)
    place = await show(interaction, _waiting(interaction, table, 0), is_new)
    _follow(interaction, table, seat, place)


def _waiting(interaction: "Interaction", table: Table, percent: int) -> WaitingCard:
    return WaitingCard(table, percent, words_for(interaction, table.game))


def _follow(interaction: "Interaction", table: Table, seat: Seat, place: AnswerPlace) -> None:
    """Keeps a card up with its review, instead of the user's last card."""
    key = (interaction.user.id, table.id)
    if key in _following:
        _following[key].cancel()
    task = _following[key] = asyncio.create_task(_keep_up_for_long(interaction, table, seat, place))
    task.add_done_callback(lambda done: _following.pop(key) if _following.get(key) is done else None)


async def _keep_up_for_long(interaction: "Interaction", table: Table, seat: Seat, place: AnswerPlace) -> None:
    """As long as Discord lets the card be changed."""
    try:
        async with asyncio.timeout(PANEL_LIFE):
            await _keep_up(interaction, table, seat, place)
    except (discord.HTTPException, *BROKEN) as error:
        log.info("review_not_shown", extra=about(table=table.id, error=describe_error(error)))


async def _keep_up(interaction: "Interaction", table: Table, seat: Seat, place: AnswerPlace) -> None:
    reviewing, shown = interaction.client.manager.reviewing, 0
    while (progress := reviewing.progress(table.id, seat)) is not None:
        percent = int(100 * progress) // STEP * STEP
        if percent != shown:
            await change(interaction, place, _waiting(interaction, table, percent), ())
            shown = percent
        await asyncio.sleep(LOOK_EVERY)
    try:
        review = await reviewing.find(table, seat)
        game = await _gather(interaction, table, seat, review) if review else None
    except GameError:  # it cannot be replayed now
        game = None
    if game is None:
        failed = Word(words_for(interaction).say("review-failed"))
        await change(interaction, place, failed, ())
        return
    card = ReviewCard(game, words_for(interaction, table.game), await _paint_chart(interaction, game))
    await change(interaction, place, card, card.files())


async def _gather(interaction: "Interaction", table: Table, seat: Seat, review: Review) -> SeatsGame:
    reviewing = interaction.client.manager.reviewing
    own = await reviewing.own_turns(table, table.seats[seat].user or 0)
    return SeatsGame(table, seat, review, await reviewing.decisions(table, seat), own)


async def _show_found(interaction: "Interaction", game: SeatsGame, is_new: bool) -> None:
    words = words_for(interaction, game.table.game)

    async def send(pictures: list[Picture], _why: str) -> None:
        card = ReviewCard(game, words, pictures)
        await show(interaction, card, is_new, card.files)

    await send_lighter(game.table.game.painter, await _paint_chart(interaction, game), send)


async def _paint_chart(interaction: "Interaction", game: SeatsGame) -> list[Picture]:
    scene = await _scene(interaction, game)
    return await _paint(interaction, game.table, replace(scene, sight=CHANCES, chances=game.review.chances))


async def _scene(interaction: "Interaction", game: SeatsGame) -> Scene:
    liked = await interaction.client.people.settings(interaction.user.id)
    return private_scene(game.table, game.seat, BOARD, liked)


async def _paint(interaction: "Interaction", table: Table, scene: Scene) -> list[Picture]:
    painted = await paint_scene(table.game, scene, words_for(interaction, table.game))
    return [painted] if painted else []


@costs(Cost.REPLAY)
async def share(interaction: "Interaction", table_id: int) -> None:
    """The clicker's review as a message to everyone, in the table's language. Raises `NotReviewed`."""
    manager, user = interaction.client.manager, interaction.user.id
    table = await manager.table(table_id)
    seat = table.seat_of(user)
    review = await manager.reviewing.find(table, seat)
    if review is None:
        raise NotReviewed()
    game = await _gather(interaction, table, seat, review)
    words = interaction.client.symbols.illustrate(table.game.name, table.words)
    card = ReviewCard(game, words, await _paint_chart(interaction, game), is_public=True)
    await manager.reviewing.share(table, seat)
    await publish(interaction, card, make_files=card.files)


@costs(Cost.REPLAY)
async def look_back(interaction: "Interaction", table_id: int, seat: int) -> None:
    """One decision that was picked from a list."""
    number = read_number("".join(picked_values(interaction)[:1]))
    await look_at(interaction, table_id, seat, -1 if number is None else number)


@costs(Cost.REPLAY)
async def look_at(interaction: "Interaction", table_id: int, seat: int, number: int) -> None:
    """One decision with the picture of its moment. Raises `NotSeated`, `NotShared`, `NotOver` and `NotReviewed`."""
    table, reviewing = await interaction.client.manager.table(table_id), interaction.client.manager.reviewing
    await reviewing.check_reader(table, interaction.user.id, seat)
    review = await reviewing.find(table, seat)
    if review is None:
        raise NotReviewed()
    game = await _gather(interaction, table, seat, review)
    if number not in game.decisions:
        raise NotReviewed()
    scene = replace(await _scene(interaction, game), view=game.decisions[number].view)
    words, is_new = words_for(interaction, table.game), not is_private(interaction)

    async def send(pictures: list[Picture], _why: str) -> None:
        card = MomentCard(game, number, words, pictures)
        await show(interaction, card, is_new, card.files)

    await send_lighter(table.game.painter, await _paint(interaction, table, scene), send)


ACTS: Mapping[Control, Act] = {REVIEW: click_review, SHARE_REVIEW: share, LOOK_BACK: look_back, LOOK_AT: look_at}
