"""What is news to a seat: all that was told since its last decision, whatever anybody else does meanwhile."""

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
from cogs.panel.since import since_cards
from tests.every_game import asks_all_at_once, games_that, played_by
from tests.games.played import PLAYED
from tests.tables.tables import ADA, BEN, CLEO, asked, decide, some_picks, started

RNG = random.Random  # repeatable, not secret


async def game_of(manager: Manager, game: str, people: int) -> Table:
    """A running game of so many people."""
    table = await manager.lobby.open(game, Venue(1, 5), SeatRow(100, "P0"), Settings(people, "en"))
    for number in range(1, people):
        await manager.lobby.join(table.id, 100 + number, f"P{number}")
    return await manager.lobby.start(table.id, 100)


class Listener:
    """Keeps all that a game tells, and what each seat is told of it before it answers."""

    def __init__(self, table: Table) -> None:
        self.table, self.told = table, [*lines_of(table)]
        self.heard: dict[Seat, int] = dict.fromkeys(range(len(table.seats)), 0)
        """By seat: how many of the lines it had heard when it decided last."""

    async def answer(self, manager: Manager, seat: Seat, rng: random.Random) -> None:
        """One answer by chance, told twice: once to find out what it tells."""
        table, prompt = self.table, self.table.prompt_for(seat)
        assert prompt
        picks = some_picks(prompt, rng)
        silent = Turn(table)
        silent.answer(seat, prompt.id, picks)
        self.listen(seat)
        await manager.play.answer(table.id, table.seats[seat].user or 0, prompt.id, picks)
        after = table.prompt_for(seat)
        if after is None or after.moment != prompt.moment:
            self.heard[seat] = len(self.told)
        self.told += [line for step in silent.steps for line in step.lines]

    def listen(self, seat: Seat) -> None:
        """What is news to a seat is what was told since it decided, no more and no less."""
        assert self.table.news_for(seat) == tuple(self.told[self.heard[seat] :])


def lines_of(table: Table) -> tuple[Line, ...]:
    """What was told so far at a table where nobody has decided yet."""
    return table.news_for(0)


@pytest.mark.parametrize(
    ("game", "people"), [(name, load_game(name).rules.seats[at]) for name in PLAYED for at in (0, 2)]
)
async def test_nobody_misses_a_line_of_a_whole_game(manager: Manager, game: str, people: int) -> None:
    """Whoever looks at any time sees all since their last decision, which is told first; nothing comes twice."""
    table, rng = await game_of(manager, game, people), RNG(people)
    listener = Listener(table)
    assert listener.told
    while table.awaited():
        await listener.answer(manager, rng.choice(table.awaited()), rng)
        listener.listen(rng.randrange(people))
    assert table.status is Status.OVER
    for seat in range(people):
        listener.listen(seat)


@pytest.mark.parametrize("game", PLAYED)
async def test_another_process_has_the_same_news(manager: Manager, file: Path, game: str) -> None:
    """At every turn, so also after a restart; of what is nobody's news any more it reads nothing."""
    table, rng = await game_of(manager, game, 3), RNG(7)
    other = await SqliteStore.open(file)
    while table.awaited():
        seat = rng.choice(table.awaited())
        prompt = table.prompt_for(seat)
        assert prompt
        await manager.play.answer(table.id, table.seats[seat].user or 0, prompt.id, some_picks(prompt, rng))
        found = await Manager(other).table(table.id)
        assert found.told == table.told
        assert [found.news_for(seat) for seat in range(3)] == [table.news_for(seat) for seat in range(3)]
    await other.close()
    assert len(table.told) < table.turns / 2


@games_that(asks_all_at_once)
@played_by(3)
async def test_a_chain_of_questions_keeps_its_news_to_the_last(manager: Manager) -> None:
    """So does going back, also from an answer that was sealed."""
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
    news, user, moment = table.news_for(acting), table.seats[acting].user or 0, open_prompt_moment(table, acting)
    assert news
    while (prompt := table.prompt_for(acting)) and prompt.moment == moment:
        assert table.news_for(acting) == news
        await manager.play.answer(1, user, prompt.id, prompt.options[: max(1, prompt.least)])
    assert table.news_for(acting) != news


def open_prompt_moment(table: Table, seat: Seat) -> str:
    """What a seat has to decide."""
    prompt = table.prompt_for(seat)
    assert prompt
    return prompt.moment


async def test_a_long_absence_fills_no_memory(manager: Manager) -> None:
    """Of many accounts the newest are kept, in memory as in the store."""
    table = await started(manager, ADA, BEN)
    table.now = replace(table.now, told=tuple((-1, table.told[0][1]) for _ in range(MOST_TOLD)))
    told = table.told
    while table.told == told:
        await decide(manager, table, asked(table)[0])
    assert len(table.told) <= MOST_TOLD


def everything_on(card: Card) -> list[str]:
    """Every text, label, option and id of a message."""
    return [str(part) for part in card.parts()]


@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_two_games_that_a_player_cannot_tell_apart_have_the_same_panels(
    manager: Manager, game: str, language: str
) -> None:
    """With what happened since the last move, folded or in full, and with whom the game waits for."""
    table, rng = await game_of(manager, game, 3), RNG(5)
    words, chance = table.game.words(language), Chance(b"panels")

    def shown_to(seat: Seat) -> list[list[str]]:
        return [everything_on(card) for card in (Panel(table, seat, words), *since_cards(table, seat, words))]

    while table.awaited():
        seat = rng.choice(table.awaited())
        prompt = table.prompt_for(seat)
        assert prompt
        await manager.play.answer(table.id, table.seats[seat].user or 0, prompt.id, some_picks(prompt, rng))
        real = table.state
        for viewer in range(3) if table.awaited() else ():
            shown = shown_to(viewer)
            guess = table.rules.guess(table.rules.view(real, viewer), viewer, chance)
            table.now = replace(table.now, state=guess)
            assert shown_to(viewer) == shown
            table.now = replace(table.now, state=real)
