"""Memories of a finished game in words, such as records, first wins and streaks."""

from collections.abc import Sequence

from bot.statistics.memories import Memory
from bot.tables.table import Table
from bot.words.summaries import SMALL
from bot.words.words import Words
from cogs.replies.names import marked_names


def tell_memories(table: Table, memories: Sequence[Memory], words: Words) -> str:
    """Return one row per memory, without memories that name a player who has left the table or was forgotten."""
    there = {seat for seat, row in enumerate(table.now.seats) if row.user}
    return "\n".join(f"{SMALL}{_tell(table, one, words)}" for one in memories if there >= {one.seat, one.other} - {-1})


def _tell(table: Table, memory: Memory, words: Words) -> str:
    names = marked_names(table)
    facts: dict[str, str | int] = {
        "name": names[memory.seat],
        "ours": memory.ours,
        "theirs": memory.theirs,
        "seats": len(names),
    }
    if memory.other >= 0:
        facts["other"] = names[memory.other]
    return words.say(f"memory-{memory.kind}", **facts)
