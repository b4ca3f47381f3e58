"""What a panel is about, and whether an answer on it is asked about once more."""

from bot.games.contract import Seat
from bot.tables.table import Table
from bot.tables.undoing import wished_until


def subject_of(table: Table, seat: Seat) -> object:
    """What a panel is about: its question, which nobody else changes, or else how far the game has come."""
    prompt, wished = table.prompt_for(seat), wished_until(table, seat)
    last_told = max((number for number, _ in table.told), default=None)
    return (prompt.id, wished, table.hint_for(seat)) if prompt else (table.status, table.asked_now(), last_told, wished)


def is_doubtful(table: Table, seat: Seat, prompt_id: str, option: str) -> bool:
    """Whether an answer to a seat's open question is asked about once more."""
    prompt = table.prompt_for(seat)
    if prompt is None or prompt.id != prompt_id:
        return False
    return table.game.guide.doubt(table.view(seat), prompt, (option,) if option else ()) is not None
