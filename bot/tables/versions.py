"""An update never ends a game: a table keeps the figures it began with, and newer rules carry its state over."""

from base64 import b64decode, b64encode
from collections.abc import Iterable
from typing import Any

from msgspec import msgpack

from bot.catalogue import Game, load_game, load_game_with
from bot.errors import OldRules
from bot.games.contract import CannotUpgrade, Rules, Seat, decode, figures_digest, rules_number
from bot.host_errors import DamagedData
from bot.records.record import AnyMove, Move, Undo, Upgrade
from bot.storage.rows import TableRow, TurnRow
from bot.storage.store import Store

UPGRADE, UNDO, NO_SEAT = "upgrade", "undo", -1
"""The prompts and the seat of a stored turn that nobody took: newer rules took over, or turns were taken back."""


async def find_game(store: Store, row: TableRow) -> Game:
    """The game of a table, with the figures it began with. Raises `OldRules`, `UnknownGame` and `DamagedData`."""
    game, digest = load_game(row.game), row.figures
    ours = game.rules.version
    if digest == figures_digest(ours):
        return game
    kept = await store.figures(row.game, digest)
    if kept is None:
        raise OldRules(game=row.game, rules=row.rules, ours=ours, why="figures")
    try:
        return load_game_with(row.game, kept)
    except DamagedData:
        raise OldRules(game=row.game, rules=row.rules, ours=ours, why="figures") from None


def read_state(rules: Rules[Any], packed: bytes, version: str) -> Any:
    """A stored state, carried over where it is of older rules. Raises `OldRules` where that cannot be."""
    if rules_number(version) == rules_number(rules.version):
        return decode(rules, packed)
    try:
        return rules.upgrade(msgpack.decode(packed), rules_number(version))
    except CannotUpgrade:
        raise OldRules(game=rules.name, rules=version, ours=rules.version, why="rules") from None


def mark_upgrade(before: str, after: str, state: bytes) -> TurnRow:
    """The turn that says where newer rules took over, and with what."""
    return TurnRow(NO_SEAT, UPGRADE, (before, after, b64encode(state).decode("ascii")))


def mark_undo(seat: Seat, kept: int) -> TurnRow:
    """The turn that says that all since so many turns was taken back, and who had asked for it."""
    return TurnRow(NO_SEAT, UNDO, (str(seat), str(kept)))


def read_moves(turns: Iterable[TurnRow]) -> tuple[AnyMove, ...]:
    """Stored turns as a record has them."""
    return tuple(_read_move(turn) for turn in turns)


def _read_move(turn: TurnRow) -> AnyMove:
    if turn.seat != NO_SEAT:
        return Move(turn.seat, turn.prompt, turn.answer)
    if turn.prompt == UNDO:
        seat, kept = turn.answer
        return Undo(int(seat), int(kept))
    before, after, state = turn.answer
    return Upgrade(before, after, b64decode(state))
