"""By when a decision has to be made, and what happens then."""

from bot.games.contract import Prompt
from bot.tables.pace import EXTRA_TURNS, StandIn
from bot.tables.table import Table
from bot.tables.timeouts import drafted_answer
from bot.words.words import Words


def tell_deadline(table: Table, prompt: Prompt, stand_in: StandIn, words: Words, is_brief: bool) -> list[str]:
    """When a decision is due, and what was decided without its player meanwhile; in brief without the usual ending."""
    mark, deadline = table.marks.get(prompt.seat), table.shown_deadline_of(prompt.seat)
    rows = [words.say("panel-missed", misses=mark.misses)] if mark and mark.misses else []
    if mark and deadline:
        is_used_up = stand_in is StandIn.WAIT and mark.extensions >= EXTRA_TURNS
        usual = StandIn.COMPUTER if is_used_up else stand_in
        ending = usual if drafted_answer(table, prompt) is None else "picked"
        ending = "brief" if is_brief and ending is StandIn.COMPUTER else ending
        rows.append(words.say(f"deadline-{ending}", at=f"<t:{deadline}:R>"))
    return rows
