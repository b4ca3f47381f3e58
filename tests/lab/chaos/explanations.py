"""Match a stored game's turns with clicks: forced turns need none, each other turn needs its own click."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bot.games.answers import forced_answer, way_back
from bot.games.chains import split_chain, write_chain
from bot.games.contract import Answer, Prompt, Seat, Step
from bot.records.record import Move, Record, Undo, replay
from bot.service.databases import reading
from bot.service.maintenance import read_table
from bot.storage.address import Address
from bot.storage.rows import Search
from bot.tables.table import Table
from cogs.cards.controls import BACK, CHOOSE, CONFIRM, DOUBT, PICK, REOPEN, RESTART, SHORTCUT

FORCED, UNEXPLAINED = "forced", "by no click"
"""Causes of a turn other than a click."""
STARTS = "l:"
"""Prefix of controls that cause no turn: those of a lobby, one of which starts the game."""


class Click(NamedTuple):
    """A saved click; its Discord id increases with time."""

    id: int
    seat: Seat
    custom_id: str

    def __str__(self) -> str:
        return f"click {self.id} of seat {self.seat}, {self.custom_id}"


class PlayedTurn(NamedTuple):
    """A stored turn, with the prompt that was open."""

    seat: Seat
    asked: Prompt | None
    """The seat's open prompt; None if a waiting player goes back."""
    answer: Answer | None
    """None for a step back."""
    steps_back: int = 0
    """Number of turns that one click back from here causes; it is more than one if it also skips forced answers."""

    def __str__(self) -> str:
        prompt = self.asked.id if self.asked else "nothing"
        return f"seat {self.seat}, {prompt}: {'back' if self.answer is None else ' '.join(self.answer)}"


async def list_games(database: Path | Address) -> list[tuple[Table, list[PlayedTurn]]]:
    """Return every game that has begun, with its turns."""
    games = []
    async with reading(database) as store:
        for place in await store.find_tables(Search.PLAYED):
            row = await store.table(place.table_id)
            assert row is not None
            table = await read_table(store, row)
            games.append((table, list_turns(table, table.record(await store.turns(table.id)))))
    return games


def list_turns(table: Table, record: Record) -> list[PlayedTurn]:
    """Return the turns of a game by replaying it."""
    rules, states, turns = table.rules, list[Any](), list[PlayedTurn]()

    def note(move: Move | Undo | None, steps: tuple[Step[Any], ...]) -> None:
        if move:
            before, seat = states[-1], move.seat
            asked = next((one for one in rules.prompts(before) if one.seat == seat), None)
            is_answer = isinstance(move, Move) and bool(move.prompt)
            answer = move.answer if isinstance(move, Move) and is_answer else None
            steps_back = 0 if is_answer else len(way_back(rules, before, seat))
            turns.append(PlayedTurn(seat, asked, answer, steps_back))
        states.append(steps[-1].state)

    replay(rules, record, note)
    return turns


def explain(turns: Sequence[PlayedTurn], clicks: Iterable[Click]) -> tuple[list[str], list[Click]]:
    """Return each turn's cause, and the clicks that caused no turn.

    If several clicks fit, the first is taken, because a player makes one click after another.
    """
    causes, left = list[str](), sorted(click for click in clicks if not click.custom_id.startswith(STARTS))
    while rest := turns[len(causes) :]:
        if is_forced(rest[0]):
            causes.append(FORCED)
            continue
        click = next((one for one in left if count_brought(one, rest)), None)
        if click is None:
            causes.append(UNEXPLAINED)
            continue
        left.remove(click)
        causes += [str(click)] * count_brought(click, rest)
    return causes, left


def is_forced(turn: PlayedTurn) -> bool:
    """True if the prompt had one possible answer, so that no player was asked."""
    return turn.answer is not None and turn.asked is not None and forced_answer(turn.asked) is not None


def count_brought(click: Click, turns: Sequence[PlayedTurn]) -> int:
    """Return how many of these turns, starting with the first, this click has caused; 0 if it did not cause the first.

    Different seats may have questions with the same id but different options, so a click counts only for its own seat.
    """
    if turns[0].seat != click.seat:
        return 0
    for controls, count in COUNTS.items():
        for control in controls:
            if facts := control.read(click.custom_id):
                return count(turns, *map(str, facts[1:]))
    return 0


def _count_choice(turns: Sequence[PlayedTurn], prompt: str, option: str) -> int:
    return _count_pick(turns, prompt) if turns[0].answer == ((option,) if option else ()) else 0


def _count_pick(turns: Sequence[PlayedTurn], prompt: str) -> int:
    """Return 1 if the turn answers this prompt; the click's id does not contain the picks."""
    first = turns[0]
    return int(first.answer is not None and first.asked is not None and first.asked.id == prompt)


def _count_chain(turns: Sequence[PlayedTurn], prompt: str, written: str) -> int:
    number = len(split_chain(written))
    chain = [(turn.asked, turn.answer) for turn in turns[:number] if turn.seat == turns[0].seat]
    given = tuple([(asked, answer) for asked, answer in chain if asked and answer is not None])
    is_whole = len(given) == number and given[0][0].id == prompt
    return number if is_whole and write_chain(given) == written else 0


def _count_back(turns: Sequence[PlayedTurn], prompt: str = "") -> int:
    first = turns[0]
    number = first.steps_back
    way = [turn for turn in turns[:number] if turn.answer is None and turn.seat == first.seat]
    is_there = not prompt or (first.asked is not None and first.asked.id == prompt)
    return number if is_there and len(way) == number else 0


COUNTS: dict[tuple[Any, ...], Callable[..., int]] = {
    (CHOOSE, DOUBT): _count_choice,
    (PICK, CONFIRM): _count_pick,
    (SHORTCUT,): _count_chain,
    (BACK, REOPEN): _count_back,
}
"""Functions that count a click's turns, by kind of control."""


def came_too_late(click: Click, saved: Iterable[Click]) -> bool:
    """True if an earlier click of the same seat has answered its question, and the seat has not gone back since."""
    question = read_question(click)
    before = [one for one in saved if one.seat == click.seat and one < click]
    about = [one for one in before if read_question(one) == question or is_back(one)]
    return bool(question and about and not is_back(max(about)))


def read_question(click: Click) -> str:
    """Return the id of the question that a click answers; empty if it answers none."""
    facts = [control.read(click.custom_id) for control in (CHOOSE, DOUBT, PICK, CONFIRM, SHORTCUT)]
    return next((str(one[1]) for one in facts if one), "")


def is_back(click: Click) -> bool:
    """True if a click goes back to an earlier question."""
    return any(control.read(click.custom_id) for control in (BACK, REOPEN, RESTART))


def describe_unexplained(table_id: int, turns: Sequence[PlayedTurn], clicks: Iterable[Click]) -> str:
    """Return an empty string if all turns and clicks match, otherwise a full description.

    The description lists the mismatches, then the whole game, turn by turn with causes.
    """
    causes, left = explain(turns, clicks)
    told = [f"  {number} {turn} <- {cause}" for number, (turn, cause) in enumerate(zip(turns, causes, strict=True))]
    odd = [line for line, cause in zip(told, causes, strict=True) if cause == UNEXPLAINED]
    if not odd and not left:
        return ""
    summary = f"table {table_id}: of {len(turns)} turns {len(odd)} by no click, {len(left)} clicks without their turns"
    return "\n".join([summary, *odd, *(f"  {click} -> no turn" for click in left), "all turns:", *told])
