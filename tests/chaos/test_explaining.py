"""Every turn is explained by its own click; a turn too many, a lost one and a click for another are noticed."""

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
from tests.chaos.explaining import (
    FORCED,
    UNEXPLAINED,
    Click,
    PlayedTurn,
    came_too_late,
    describe_unexplained,
    explain,
    list_games,
)
from tests.every_game import games_that, offers_shortcuts
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
"""Two seats are asked the same, one after the other, and do the same; only the second has a choice what to buy."""
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


def test_seats_that_are_asked_alike_are_told_apart() -> None:
    """What was forced upon one seat is not what the shortcut of another has pressed."""
    causes, left = explain(GAME, CLICKS)
    assert causes == [str(CHOICE), FORCED, str(PRESS), str(PRESS)]
    assert left == []


def test_one_step_back_leads_past_what_was_forced() -> None:
    """It is one click, however many turns it takes; each turn needs its click again."""
    after = Prompt(0, "r1.price", "price", ("low", "high"))
    way = [PlayedTurn(0, after, None, 2), PlayedTurn(0, ONE_BEER, None, 1)]
    clicks = [CHOICE, Click(2, 0, BACK.id(7, "r1.price")), Click(3, 0, CHOOSE.id(7, "r1.act", "buy"))]
    causes, left = explain([*GAME[:2], *way, *GAME[:2]], clicks)
    assert causes == [str(clicks[0]), FORCED, str(clicks[1]), str(clicks[1]), str(clicks[2]), FORCED]
    assert left == []


def test_all_is_well_where_everything_is_explained() -> None:
    """Whoever starts the game brings no turn by that."""
    assert describe_unexplained(7, GAME, [Click(0, 0, "l:7:start"), *CLICKS]) == ""


def test_a_click_comes_too_late_once_its_question_is_answered_and_nobody_has_gone_back() -> None:
    """Another seat's answer to a question of the same name, or one that was taken back, is no answer to it."""
    again, other = Click(9, 0, CHOOSE.id(7, "r1.act", "nothing")), Click(9, 1, CHOOSE.id(7, "r1.act", "nothing"))
    back, answered = Click(3, 0, BACK.id(7, "r1.buy")), Click(4, 0, SHORTCUT.id(7, "r1.act", CHAIN))
    assert came_too_late(again, [CHOICE])
    assert not came_too_late(other, [CHOICE])
    assert not came_too_late(again, [CHOICE, back])
    assert came_too_late(again, [CHOICE, back, answered])
    assert not came_too_late(CHOICE, [again])
    assert not came_too_late(Click(9, 0, BACK.id(7, "r1.act")), [CHOICE])


@pytest.mark.parametrize("wrong", WRONG)
def test_whatever_is_wrong_is_told_with_all_that_is_known(wrong: str) -> None:
    """The table, which turns and clicks are odd, and the whole game."""
    turns, clicks = WRONG[wrong]
    told = describe_unexplained(7, turns, clicks)
    assert told.startswith("table 7: of ")
    assert UNEXPLAINED in told or "no turn" in told
    assert all(str(turn) in told for turn in turns)


@games_that(offers_shortcuts)
async def test_in_a_game_without_a_fault_every_turn_is_explained(playing: str, file: Path) -> None:
    """Each needs its own click: without any one of them something is left over.

    With this seed a shortcut of one seat and what was forced upon the other one begin alike in a game.
    """
    assert playing
    clicks = await play_by_clicks(file, seed=7)
    [(table, turns)] = await list_games(file)
    assert describe_unexplained(table.id, turns, clicks) == ""
    for click in clicks:
        assert describe_unexplained(table.id, turns, [one for one in clicks if one != click])


async def play_by_clicks(file: Path, seed: int) -> list[Click]:
    """A whole game of two people who choose by chance, with shortcuts and steps back; gives what they have clicked."""
    rng, clicks = random.Random(seed), list[Click]()  # noqa: S311  # repeatable, not secret
    store = await SqliteStore.open(file)
    try:
        manager = Manager(store)
        table = await started(manager, ADA, BEN)
        while table.status is Status.RUNNING:
            prompt, number = rng.choice(table.prompts()), len(clicks)
            clicks.append(Click(number, prompt.seat, await click_at(manager, table, prompt, rng, number)))
        await manager.close()
    finally:
        await store.close()
    return clicks


async def click_at(manager: Manager, table: Table, prompt: Prompt, rng: random.Random, number: int) -> str:
    """One click of whoever is asked; gives the id of what was clicked."""
    play, user, seat = manager.play, table.seats[prompt.seat].user or 0, prompt.seat
    if table.can_go_back(seat) and rng.random() < 0.1:
        await play.back(by_click(table.id, number), user, prompt.id)
        return BACK.id(table.id, prompt.id)
    shortcuts = find_shortcuts(table.rules, table.game.guide, table.view(seat), prompt)
    if shortcuts and rng.random() < 0.5:
        written = write_chain(rng.choice(shortcuts).chain)
        await play.answer_chain(by_click(table.id, number), user, prompt.id, written)
        return SHORTCUT.id(table.id, prompt.id, written)
    await play.answer(by_click(table.id, number), user, prompt.id, some_picks(prompt, rng))
    return CONFIRM.id(table.id, prompt.id)
