"""A seat's news: all lines since its last decision, independent of other players' actions."""

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.catalogue import load_game
from bot.games.chance import Chance
from bot.games.contract import Line, Seat
from bot.storage.rows import MOST_TOLD, SeatRow
from bot.storage.sqlite.store import SqliteStore
from bot.tables.lobby import Venue
from bot.tables.manager import Manager
from bot.tables.status import Status
from bot.tables.stored import Settings
from bot.tables.table import Table
from bot.tables.turn import Turn
from bot.words.words import LANGUAGES
from cogs.cards.card import Card
from cogs.panel.panel import Panel
from cogs.panel.recent_news import since_cards
from tests.every_game import asks_all_at_once, games_that, played_by
from tests.games.played import PLAYED
from tests.tables.tables import ADA, BEN, CLEO, asked, decide, some_picks, started

RNG = random.Random  # repeatable, not secret


async def game_of(manager: Manager, game: str, people: int) -> Table:
    """A running game with this many users."""
    table = await manager.lobby.open(game, Venue(1, 5), SeatRow(100, "P0"), Settings(people, "en"))
    for number in range(1, people):
        await manager.lobby.join(table.id, 100 + number, f"P{number}")
    return await manager.lobby.start(table.id, 100)


class Listener:
    """Records all news lines of a game, and checks which are news to each seat."""

    def __init__(self, table: Table) -> None:
        self.table, self.told = table, [*lines_of(table)]
        self.heard: dict[Seat, int] = dict.fromkeys(range(len(table.now.seats)), 0)
        """The number of lines at each seat's last decision."""

    async def answer(self, manager: Manager, seat: Seat, rng: random.Random) -> None:
        """Answer at random; a dry run of the answer collects its lines."""
        table, prompt = self.table, self.table.prompt_for(seat)
        assert prompt
        picks = some_picks(prompt, rng)
        silent = Turn(table)
        silent.answer(seat, prompt.id, picks)
        self.listen(seat)
        await manager.play.answer(table.id, table.now.seats[seat].user or 0, prompt.id, picks)
        after = table.prompt_for(seat)
        if after is None or after.moment != prompt.moment:
            self.heard[seat] = len(self.told)
        self.told += [line for step in silent.steps for line in step.lines]

    def listen(self, seat: Seat) -> None:
        """Check that the seat's news is exactly the lines since its last decision."""
        assert self.table.news_for(seat) == tuple(self.told[self.heard[seat] :])


def lines_of(table: Table) -> tuple[Line, ...]:
    """The news lines so far at a table where no player has decided yet."""
    return table.news_for(0)


@pytest.mark.parametrize(
    ("game", "people"), [(name, load_game(name).rules.seats[at]) for name in PLAYED for at in (0, 2)]
)
async def test_news_contains_every_line_of_a_whole_game_exactly_once(manager: Manager, game: str, people: int) -> None:
    """At any time, a seat sees all lines since its last decision."""
    table, rng = await game_of(manager, game, people), RNG(people)
    listener = Listener(table)
    assert listener.told
    while table.awaited():
        await listener.answer(manager, rng.choice(table.awaited()), rng)
        listener.listen(rng.randrange(people))
    assert table.now.status is Status.OVER
    for seat in range(people):
        listener.listen(seat)


@pytest.mark.parametrize("game", PLAYED)
async def test_another_process_has_the_same_news(manager: Manager, file: Path, game: str) -> None:
    """The test checks every turn; lines that are no longer news to any seat are not loaded."""
    table, rng = await game_of(manager, game, 3), RNG(7)
    other = await SqliteStore.open(file)
    while table.awaited():
        seat = rng.choice(table.awaited())
        prompt = table.prompt_for(seat)
        assert prompt
        await manager.play.answer(table.id, table.now.seats[seat].user or 0, prompt.id, some_picks(prompt, rng))
        found = await Manager(other).table(table.id)
        assert found.now.told == table.now.told
        assert [found.news_for(seat) for seat in range(3)] == [table.news_for(seat) for seat in range(3)]
    await other.close()
    assert len(table.now.told) < table.now.turns / 2


@games_that(asks_all_at_once)
@played_by(3)
async def test_news_stays_until_the_last_question_of_a_chain(manager: Manager) -> None:
    """Going back restores the news, even from a sealed answer."""
    table = await started(manager, ADA, BEN, CLEO)
    for user in (ADA, BEN):
        await decide(manager, table, user)
    begin = table.news_for(2)
    assert begin
    assert table.news_for(0) == ()
    assert table.has_moved(0)
    await manager.play.back(1, ADA)
    assert table.news_for(0) == begin
    assert not table.has_moved(0)
    for user in (ADA, CLEO):
        await decide(manager, table, user)
    acting = table.awaited()[0]
    news, user, moment = table.news_for(acting), table.now.seats[acting].user or 0, open_prompt_moment(table, acting)
    assert news
    while (prompt := table.prompt_for(acting)) and prompt.moment == moment:
        assert table.news_for(acting) == news
        await manager.play.answer(1, user, prompt.id, prompt.options[: max(1, prompt.least)])
    assert table.news_for(acting) != news


def open_prompt_moment(table: Table, seat: Seat) -> str:
    """The id of the seat's current decision."""
    prompt = table.prompt_for(seat)
    assert prompt
    return prompt.moment


async def test_the_amount_of_stored_news_is_limited(manager: Manager) -> None:
    """The newest lines are kept, in memory and in the store."""
    table = await started(manager, ADA, BEN)
    table.now = replace(table.now, told=tuple((-1, table.now.told[0][1]) for _ in range(MOST_TOLD)))
    told = table.now.told
    while table.now.told == told:
        await decide(manager, table, asked(table)[0])
    assert len(table.now.told) <= MOST_TOLD


def everything_on(card: Card) -> list[str]:
    """All texts, labels, options and ids of a message."""
    return [str(part) for part in card.parts()]


@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_states_that_a_player_cannot_distinguish_have_identical_panels(
    manager: Manager, game: str, language: str
) -> None:
    """The panels include the news (folded and in full) and the awaited players."""
    table, rng = await game_of(manager, game, 3), RNG(5)
    words, chance = table.game.words(language), Chance(b"panels")

    def shown_to(seat: Seat) -> list[list[str]]:
        return [everything_on(card) for card in (Panel(table, seat, words), *since_cards(table, seat, words))]

    while table.awaited():
        seat = rng.choice(table.awaited())
        prompt = table.prompt_for(seat)
        assert prompt
        await manager.play.answer(table.id, table.now.seats[seat].user or 0, prompt.id, some_picks(prompt, rng))
        real = table.now.state
        for viewer in range(3) if table.awaited() else ():
            shown = shown_to(viewer)
            guess = table.rules.guess(table.rules.view(real, viewer), viewer, chance)
            table.now = replace(table.now, state=guess)
            assert shown_to(viewer) == shown
            table.now = replace(table.now, state=real)
