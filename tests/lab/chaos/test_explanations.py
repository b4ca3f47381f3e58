"""Every turn has its own click; extra, lost and wrong turns are detected."""

import random
from pathlib import Path

import pytest

from bot.games.chains import find_shortcuts, write_chain
from bot.games.contract import Prompt
from bot.storage.sqlite.store import SqliteStore
from bot.tables.manager import Manager
from bot.tables.status import Status
from bot.tables.table import Table
from cogs.cards.controls import BACK, CHOOSE, CONFIRM, SHORTCUT
from tests.causes import by_click
from tests.every_game import games_that, offers_shortcuts
from tests.lab.chaos.explanations import (
    FORCED,
    UNEXPLAINED,
    Click,
    PlayedTurn,
    came_too_late,
    describe_unexplained,
    explain,
    list_games,
)
from tests.managers import managers_are_closed
from tests.seeds import games_are_alike
from tests.tables.tables import ADA, BEN, some_picks, started

__all__ = ["games_are_alike", "managers_are_closed"]

ACT, OTHERS_ACT = (Prompt(seat, "r1.act", "act", ("buy", "nothing")) for seat in (0, 1))
ONE_BEER, BEERS = Prompt(0, "r1.buy", "buy", ("beer",)), Prompt(1, "r1.buy", "buy", ("beer", "beers"))
CHAIN = write_chain(((OTHERS_ACT, ("buy",)), (BEERS, ("beer",))))
GAME = [
    PlayedTurn(0, ACT, ("buy",)),
    PlayedTurn(0, ONE_BEER, ("beer",)),
    PlayedTurn(1, OTHERS_ACT, ("buy",)),
    PlayedTurn(1, BEERS, ("beer",)),
]
"""Two seats get the same question in turn and give the same answer; only the second has a further choice."""
CHOICE = Click(1, 0, CHOOSE.id(7, "r1.act", "buy"))
PRESS = Click(2, 1, SHORTCUT.id(7, "r1.act", CHAIN))
CLICKS = [CHOICE, PRESS]
WRONG: dict[str, tuple[list[PlayedTurn], list[Click]]] = {
    "a turn without a click": (GAME, [CHOICE]),
    "a click applied twice": ([*GAME, *GAME[2:]], CLICKS),
    "half of a chain": (GAME[:3], CLICKS),
    "a click without its turn": (GAME[2:], CLICKS),
    "another answer than was clicked": ([PlayedTurn(0, ACT, ("nothing",)), *GAME[1:]], CLICKS),
    "a click of somebody else": (GAME, [CHOICE._replace(seat=1), PRESS]),
    "a click that was meant for another question": (GAME, [Click(1, 0, CHOOSE.id(7, "r2.act", "buy")), PRESS]),
    "a step back that nobody clicked": ([*GAME, PlayedTurn(1, BEERS, None, 1)], CLICKS),
}


def test_identical_questions_to_two_seats_are_kept_apart() -> None:
    """One seat's forced turn is not explained by the other seat's shortcut."""
    causes, left = explain(GAME, CLICKS)
    assert causes == [str(CHOICE), FORCED, str(PRESS), str(PRESS)]
    assert left == []


def test_one_step_back_skips_forced_answers() -> None:
    """One click back explains several turns; afterwards, each turn needs its own click again."""
    after = Prompt(0, "r1.price", "price", ("low", "high"))
    way = [PlayedTurn(0, after, None, 2), PlayedTurn(0, ONE_BEER, None, 1)]
    clicks = [CHOICE, Click(2, 0, BACK.id(7, "r1.price")), Click(3, 0, CHOOSE.id(7, "r1.act", "buy"))]
    causes, left = explain([*GAME[:2], *way, *GAME[:2]], clicks)
    assert causes == [str(clicks[0]), FORCED, str(clicks[1]), str(clicks[1]), str(clicks[2]), FORCED]
    assert left == []


def test_a_fully_explained_game_has_no_description() -> None:
    """The click that starts the game causes no turn."""
    assert describe_unexplained(7, GAME, [Click(0, 0, "l:7:start"), *CLICKS]) == ""


def test_a_click_is_too_late_once_its_question_is_answered_and_not_undone() -> None:
    """Another seat's answer to a question with the same id does not count, nor does an answer that was undone."""
    again, other = Click(9, 0, CHOOSE.id(7, "r1.act", "nothing")), Click(9, 1, CHOOSE.id(7, "r1.act", "nothing"))
    back, answered = Click(3, 0, BACK.id(7, "r1.buy")), Click(4, 0, SHORTCUT.id(7, "r1.act", CHAIN))
    assert came_too_late(again, [CHOICE])
    assert not came_too_late(other, [CHOICE])
    assert not came_too_late(again, [CHOICE, back])
    assert came_too_late(again, [CHOICE, back, answered])
    assert not came_too_late(CHOICE, [again])
    assert not came_too_late(Click(9, 0, BACK.id(7, "r1.act")), [CHOICE])


@pytest.mark.parametrize("wrong", WRONG)
def test_a_mismatch_is_described_with_the_whole_game(wrong: str) -> None:
    """The description has the table and the unmatched turns and clicks."""
    turns, clicks = WRONG[wrong]
    told = describe_unexplained(7, turns, clicks)
    assert told.startswith("table 7: of ")
    assert UNEXPLAINED in told or "no turn" in told
    assert all(str(turn) in told for turn in turns)


@games_that(offers_shortcuts)
async def test_in_a_correctly_stored_game_every_turn_is_explained(playing: str, file: Path) -> None:
    """Each turn needs its own click: if any click is missing, a turn is left over.

    With this seed, one seat's shortcut and the other seat's forced turn begin alike.
    """
    assert playing
    clicks = await play_by_clicks(file, seed=7)
    [(table, turns)] = await list_games(file)
    assert describe_unexplained(table.id, turns, clicks) == ""
    for click in clicks:
        assert describe_unexplained(table.id, turns, [one for one in clicks if one != click])


async def play_by_clicks(file: Path, seed: int) -> list[Click]:
    """Play a random two-player game with shortcuts and steps back; return the clicks."""
    rng, clicks = random.Random(seed), list[Click]()  # noqa: S311  # repeatable, not secret
    store = await SqliteStore.open(file)
    try:
        manager = Manager(store)
        table = await started(manager, ADA, BEN)
        while table.now.status is Status.RUNNING:
            prompt, number = rng.choice(table.prompts()), len(clicks)
            clicks.append(Click(number, prompt.seat, await click_at(manager, table, prompt, rng, number)))
        await manager.close()
    finally:
        await store.close()
    return clicks


async def click_at(manager: Manager, table: Table, prompt: Prompt, rng: random.Random, number: int) -> str:
    """Make one click of the asked player; return its id."""
    play, user, seat = manager.play, table.now.seats[prompt.seat].user or 0, prompt.seat
    if table.can_go_back(seat) and rng.random() < 0.1:
        await play.back(by_click(table.id, number), user, prompt.id)
        return BACK.id(table.id, prompt.id)
    shortcuts = find_shortcuts(table.rules, table.game.guide, table.cache.view(seat), prompt)
    if shortcuts and rng.random() < 0.5:
        written = write_chain(rng.choice(shortcuts).chain)
        await play.answer_chain(by_click(table.id, number), user, prompt.id, written)
        return SHORTCUT.id(table.id, prompt.id, written)
    await play.answer(by_click(table.id, number), user, prompt.id, some_picks(prompt, rng))
    return CONFIRM.id(table.id, prompt.id)
