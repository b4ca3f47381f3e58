"""By when a decision has to be made, and what happens then."""

from bot.games.contract import Prompt
from bot.tables.pace import EXTRA_TURNS, StandIn
from bot.tables.table import Table
from bot.tables.timeouts import drafted_answer
from bot.words.gathering import SMALL
from bot.words.words import Words
from cogs.cards.card import Card


def add_deadline(card: Card, table: Table, prompt: Prompt, stand_in: StandIn, words: Words) -> None:
    """In small print on its player's panel; with what was decided without them meanwhile."""
    mark, deadline = table.marks.get(prompt.seat), table.shown_deadline_of(prompt.seat)
    rows = [words.say("panel-missed", misses=mark.misses)] if mark and mark.misses else []
    if mark and deadline:
        is_used_up = stand_in is StandIn.WAIT and mark.extensions >= EXTRA_TURNS
        usual = StandIn.COMPUTER if is_used_up else stand_in
        ending = usual if drafted_answer(table, prompt) is None else "picked"
        rows.append(words.say(f"deadline-{ending}", at=f"<t:{deadline}:R>"))
    if rows:
        card.add_text(*[f"{SMALL}{row}" for row in rows])
