"""Which questions of stored games were answered, and how many of them nobody was asked."""

from collections import Counter
from pathlib import Path
from typing import Any

from bot.games.answers import forced_answer
from bot.games.chains import split_chain, write_chain
from bot.games.contract import Answer, Chain, Prompt, Step
from bot.records.record import Move, Record, Undo, replay
from bot.service.databases import reading
from bot.service.upkeep import read_table
from bot.storage.address import Address
from bot.storage.rows import Search
from bot.tables.table import Table


async def list_answers(database: Path | Address) -> dict[int, Chain]:
    """By table: every question that was answered, in order, and how."""
    async with reading(database) as store:
        answers: dict[int, Chain] = {}
        for place in await store.find_tables(Search.PLAYED):
            row = await store.table(place.table_id)
            assert row is not None
            table = await read_table(store, row)
            answers[table.id] = answers_in(table, table.record(await store.turns(table.id)))
    return answers


def answers_in(table: Table, record: Record) -> Chain:
    """The questions of a game with their answers."""
    states, answers = list[Any](), list[tuple[Prompt, Answer]]()

    def note(move: Move | Undo | None, steps: tuple[Step[Any], ...]) -> None:
        asked = table.rules.prompts(states[-1]) if move else ()
        answers.extend((one, move.answer) for one in asked if isinstance(move, Move) and is_answer(move, one))
        states.append(steps[-1].state)

    replay(table.rules, record, note)
    return tuple(answers)


def count_forced(answers: Chain) -> int:
    """How many questions had one possible answer."""
    return sum(forced_answer(prompt) is not None for prompt, _ in answers)


def count_pressed(answers: Chain, shortcuts: Counter[tuple[str, str]]) -> int:
    """How many of these were answered by a shortcut that leads through them, and not by the bot itself."""
    left, pressed = Counter(shortcuts), 0
    for number, (prompt, _) in enumerate(answers):
        for first, written in [one for one in +left if one[0] == prompt.id]:
            chain = answers[number : number + len(split_chain(written))]
            if write_chain(chain) == written:
                left[first, written] -= 1
                pressed += count_forced(chain)
                break
    return pressed


def is_answer(move: Move | Undo | None, prompt: Prompt) -> bool:
    """Whether a move answers this question."""
    return isinstance(move, Move) and (move.seat, move.prompt) == (prompt.seat, prompt.id)
