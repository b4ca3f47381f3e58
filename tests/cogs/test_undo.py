"""Undo by clicks: the private question, the vote card, and the result."""

import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.games.chance import Chance
from bot.games.contract import encode
from bot.records.undo_preview import look_back
from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from bot.storage.rows import SeatRow, TableRow
from bot.tables.motions import LIFE, ConsentKind, TakingBack
from bot.tables.status import Status
from bot.tables.stored import Settings
from bot.tables.table import Table
from bot.tables.votes import Vote
from bot.words.words import LANGUAGES, words_in
from cogs.cards.card import MOST_CHARACTERS, Card
from cogs.cards.components import Text
from cogs.features.undo import UndoProposal, UndoQuestion
from tests.clock import RunningClock
from tests.cogs.conftest import running_bot
from tests.every_game import games_that, may_pass
from tests.games.played import PLAYED, load_played
from tests.games.walk import Walk
from tests.player import Json, Player, all_posted, check_intact, controls, forge, start_game, text_of

EN = words_in("en")
pytestmark = games_that(may_pass)
"""Games that begin with simultaneous secret answers and let a player pass afterwards."""


async def planned(bot: Guildhall, people: list[Player]) -> Player:
    """Start a game and let all players plan. Returns the user who is to act."""
    await start_game(bot, people)
    for person in people:
        await person.answer()
    table = await bot.manager.table(1)
    [seat] = table.awaited()
    return next(person for person in people if int(person.id) == table.now.seats[seat].user)


async def do_nothing(person: Player) -> Json:
    """Pass at the guild. Returns the panel after that."""
    panel = await person.panel()
    [nothing] = [one for one in controls(panel, "") if one.get("custom_id", "").endswith(".act:nothing")]
    if nothing["custom_id"].startswith("n:"):
        await person.click(panel, nothing["custom_id"])
        panel = person.fresh(panel)
        [nothing] = [one for one in controls(panel, "o:") if one["custom_id"].endswith(".act:nothing")]
    await person.click(panel, nothing["custom_id"])
    return person.fresh(panel)


async def ask(bot: Guildhall, person: Player, panel: Json) -> Json:
    """Propose the undo by answering the private question. Returns the card."""
    await person.click(panel, "undo:1")
    question = person.fresh(panel)
    [button] = controls(question, "undo-ask:1:")
    assert EN.say("undo-drawn-nothing") in text_of(question)
    await person.click(question, button["custom_id"])
    await all_posted(bot)
    await person.until(lambda: bool(cards(person)))
    return cards(person)[-1]


def cards(person: Player) -> list[Json]:
    """The posted proposals that are still open."""
    return [one for one in person.posted() if controls(one, "undo-yes:1:")]


def vote(card: Json, letter: str) -> str:
    """The id of the button with this vote."""
    return str(controls(card, f"undo-{letter}:1:")[0]["custom_id"])


async def test_all_others_are_pinged_once_and_see_what_each_player_learned(
    bot: Guildhall, people: list[Player]
) -> None:
    """After the last yes, the move is undone, its player sees the question again, and the card reports the undo."""
    ada, ben, cleo = people[:3]
    actor = await planned(bot, [ada, ben, cleo])
    others = [person for person in (ada, ben, cleo) if person is not actor]
    turns = (await bot.manager.table(1)).now.turns
    panel = await do_nothing(actor)
    card = await ask(bot, actor, panel)
    assert {one["id"] for one in card["mentions"]} == {person.id for person in others}
    told = text_of(card)
    assert EN.say("undo-nobody-else") in told
    assert EN.say("undo-known", names=f"**{actor.name}**") in told
    assert re.search(r"<t:\d+:d> <t:\d+:t>", told)
    assert not controls(actor.fresh(panel), "undo:")
    before = [len(person.pings()) for person in others]
    for person in others:
        await person.click(card, vote(card, "yes"))
    table = await check_intact(bot)
    assert table.now.turns == turns + 2
    assert text_of(actor.fresh(card)).strip() == EN.say("undo-done", name=f"**{actor.name}**")
    assert not controls(actor.fresh(card), "")
    await all_posted(bot)
    await actor.wait_for(EN.say("table-taken_back", seat=f"**{actor.name}**"))
    await actor.until(lambda: bool(controls(actor.fresh(panel), "o:") or controls(actor.fresh(panel), "n:")))
    assert [len(person.pings()) for person in others] == before
    late = await others[0].click(await forge(bot, others[0], vote(card, "yes")), vote(card, "yes"))
    assert await others[0].reply_to(late) == EN.say("error-proposal_closed")
    assert (await bot.manager.table(1)).now.turns == turns + 2


async def test_a_no_shows_on_the_card_and_ends_the_proposal(bot: Guildhall, people: list[Player]) -> None:
    """The game does not change, and the player cannot propose the undo again."""
    actor = await planned(bot, people[:2])
    other = next(person for person in people[:2] if person is not actor)
    panel = await do_nothing(actor)
    card, turns = await ask(bot, actor, panel), (await bot.manager.table(1)).now.turns
    await other.click(card, vote(card, "no"))
    assert text_of(actor.fresh(card)).strip() == EN.say("undo-refused", by=f"**{other.name}**")
    assert (await check_intact(bot)).now.turns == turns
    assert not controls(await actor.panel(), "undo:")


async def test_strangers_and_forged_buttons_change_nothing(bot: Guildhall, people: list[Player]) -> None:
    ada, ben, stranger = people[:3]
    actor = await planned(bot, [ada, ben])
    other = next(person for person in (ada, ben) if person is not actor)
    card, turns = await ask(bot, actor, await do_nothing(actor)), (await bot.manager.table(1)).now.turns
    for letter in ("yes", "no"):
        assert await stranger.reply_to(await stranger.click(card, vote(card, letter))) == bot.mentions.link(
            EN, people[0].game
        ).say("error-not_seated")
    forged = await forge(bot, other, "undo-yes:1:9:0:3", "undo-yes:1:0:0:3", "undo-ask:1:0:3", "undo:1")
    for button in ("undo-yes:1:9:0:3", "undo-ask:1:0:3"):
        assert (await other.click(forged, button)).status == "done"
    assert (await check_intact(bot)).now.turns == turns
    assert controls(actor.fresh(card), "undo-yes:")


async def test_a_proposal_lapses_without_clicks(bot: Guildhall, clock: RunningClock, people: list[Player]) -> None:
    actor = await planned(bot, people[:2])
    card = await ask(bot, actor, await do_nothing(actor))
    life = LIFE[ConsentKind.UNDO]
    clock.ahead = life
    bot.manager.timers.look_soon()
    await bot.manager.timers.look()
    await actor.until(lambda: text_of(actor.fresh(card)).strip() == EN.say("undo-lapsed"))


async def test_a_new_move_closes_the_proposal(bot: Guildhall, people: list[Player]) -> None:
    """The card says that the game has moved on."""
    actor = await planned(bot, people[:2])
    other = next(person for person in people[:2] if person is not actor)
    card = await ask(bot, actor, await do_nothing(actor))
    await do_nothing(other)
    await all_posted(bot)
    await actor.until(lambda: text_of(actor.fresh(card)).strip() == EN.say("undo-overtaken"))


async def test_a_proposal_survives_a_restart(
    sandbox: Sandbox, bot: Guildhall, people: list[Player], tmp_path: Path
) -> None:
    """The card and its buttons stay; its text is computed again from the record."""
    ada, ben, cleo = people[:3]
    actor = await planned(bot, [ada, ben, cleo])
    first, last = [person for person in (ada, ben, cleo) if person is not actor]
    card = await ask(bot, actor, await do_nothing(actor))
    told = text_of(card)
    await bot.close()
    async with running_bot(sandbox.url, tmp_path / "guildhall.sqlite3") as again:
        await first.click(card, vote(card, "yes"))
        assert text_of(first.fresh(card)).splitlines()[:4] == told.splitlines()[:4]
        await last.click(card, vote(card, "yes"))
        await check_intact(again)
        assert text_of(actor.fresh(card)).strip() == EN.say("undo-done", name=f"**{actor.name}**")


def table_of(name: str, seats: int, language: str, state: Any) -> Table:
    """A running table in memory, with long player names."""
    names = tuple(SeatRow(100 + seat, f"*{'W' * 30}{seat}") for seat in range(seats))
    settings = msgspec.msgpack.encode(Settings(seats, language))
    facts = (1, name, load_played(name).rules.version, 1, 1, 100, Status.RUNNING, settings, b"")
    table = Table(TableRow(*facts, encode(state), None, 0, None, 0, seats=names), load_played(name))
    table.now = replace(table.now, state=state)
    return table


def texts(card: Card) -> str:
    """All texts of a card."""
    return "\n".join(item.content for item in card.parts() if isinstance(item, Text))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PLAYED)
def test_the_card_shows_nothing_the_public_may_not_know(name: str, language: str) -> None:
    """States that the public cannot distinguish lead to the same card, which also fits Discord's limit."""
    rules, rng = load_played(name).rules, random.Random(5)  # noqa: S311  # repeatable, not secret
    seats = rules.seats[-1]
    walk = Walk(load_played(name), seats, 5)
    states = walk.states()
    for _ in range(12):
        end = rng.randrange(1, len(walk.moves))
        kept = rng.randrange(max(0, end - 12), end)
        record = replace(walk.record(), moves=tuple(walk.moves[:end]), scores=None)
        found = look_back(rules, record, walk.moves[kept].seat, kept)
        before = rules.guess(rules.view(found.before, None), None, Chance(b"other"))
        [prompt] = [prompt for prompt in rules.prompts(before) if prompt.seat == found.seat]
        other = replace(found, before=before, prompt=prompt)
        table, wish = table_of(name, seats, language, states[end]), TakingBack(found.seat, kept, end)
        vote = Vote({100 + found.seat}, {100 + seat: 10**10 for seat in range(seats) if seat != found.seat}, {})
        said = texts(UndoProposal(table, wish, found, vote))
        assert said == texts(UndoProposal(table, wish, other, vote))
        assert texts(UndoQuestion(table, wish, found, table.words)) == texts(
            UndoQuestion(table, wish, other, table.words)
        )
        assert len(said) < MOST_CHARACTERS
