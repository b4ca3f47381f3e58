"""Updates during a game: a table keeps the rules' numbers that it started with, and newer rules upgrade its state."""

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
"""Stored values of special turns: the prompt names of a rules upgrade and of an undo, and the seat for no player."""


async def find_game(store: Store, row: TableRow) -> Game:
    """Load a table's game with the numbers it started with. Raises `OldRules`, `UnknownGame` and `DamagedData`."""
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
    """Decode a stored state, upgrading it if it is from older rules. Raises `OldRules` if that is impossible."""
    if rules_number(version) == rules_number(rules.version):
        return decode(rules, packed)
    try:
        return rules.upgrade(msgpack.decode(packed), rules_number(version))
    except CannotUpgrade:
        raise OldRules(game=rules.name, rules=version, ours=rules.version, why="rules") from None


def mark_upgrade(before: str, after: str, state: bytes) -> TurnRow:
    """Build the turn that marks an upgrade of the rules, with the upgraded state."""
    return TurnRow(NO_SEAT, UPGRADE, (before, after, b64encode(state).decode("ascii")))


def mark_undo(seat: Seat, kept: int) -> TurnRow:
    """Build the turn that marks an undo of all but the first `kept` turns, with the seat that asked for it."""
    return TurnRow(NO_SEAT, UNDO, (str(seat), str(kept)))


def read_moves(turns: Iterable[TurnRow]) -> tuple[AnyMove, ...]:
    """Convert stored turns to moves of a record."""
    return tuple(_read_move(turn) for turn in turns)


def _read_move(turn: TurnRow) -> AnyMove:
    if turn.seat != NO_SEAT:
        return Move(turn.seat, turn.prompt, turn.answer)
    if turn.prompt == UNDO:
        seat, kept = turn.answer
        return Undo(int(seat), int(kept))
    before, after, state = turn.answer
    return Upgrade(before, after, b64decode(state))
