"""Game records: one text per game, in which each line is sealed with all lines before it.

    guildhall-record 1 #c0ffee00
    game GAME #...
    rules 1.1f2e3d4c #...
    option NAME CHOICE #...
    seed 00ff... #...
    seat 0 merchant #...
    answer 0 PROMPT OPTION OPTION #...
    back 0 #...
    undo 0 12 #...
    upgrade 1.1f2e3d4c 2.1f2e3d4c STATE #...
    score 0 25 2 #...
    end #...

`undo` means that the table agreed to take back moves of seat 0; the number says after how many moves the game
continued. Randomness was not taken back, so no draw was repeated. The record of a running game ends with `open` instead
of scores and `end`. Numbers of the rules that differ from the current ones are on a line `figures` after the rules. If
a game continued under newer rules, `upgrade` has both versions and the upgraded state: earlier moves are only sealed,
later moves can be replayed.
"""

import re
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias

from msgspec import Struct

from bot.catalogue import Game, load_game, load_game_with
from bot.errors import GameError, NoWayBack
from bot.files import read_at_most
from bot.games import answers
from bot.games.chance import Chance
from bot.games.contract import Answer, Rules, Score, Seat, Step, decode
from bot.host_errors import BrokenRecord

FORMAT = "guildhall-record 1"
_SEAL = 8
"""Length of a line's seal in characters."""
MOST_BYTES = 1 << 20
"""Size limit of a record's file; a whole game takes about 10,000 bytes."""
_WHOLE = re.compile(r"-?[0-9]{1,9}", re.ASCII)


class Move(Struct, frozen=True, tag=True):
    """One answer or, without a prompt, a step back."""

    seat: Seat
    prompt: str = ""
    answer: Answer = ()
    line: int = 0
    """The move's line number in the record, for error messages."""


class Undo(Struct, frozen=True, tag=True):
    """The moves from a given number on were undone."""

    seat: Seat
    """The seat that asked for it."""
    kept: int
    """Number of moves that led to the state from which the game continues."""
    line: int = 0


class Upgrade(Struct, frozen=True, tag=True):
    """The game continued under newer rules."""

    before: str
    after: str
    """The version of the newer rules."""
    state: bytes
    """The upgraded state, packed."""


class Record(Struct, frozen=True):
    """Everything needed to replay a game."""

    game: str
    version: str
    options: dict[str, str]
    seed: bytes
    seats: tuple[str, ...]
    """Who held each seat: a computer player's name, or "person"."""
    moves: "tuple[AnyMove, ...]"
    scores: tuple[tuple[Seat, int, int], ...] | None = None
    """Seat, points and place of each player; None while the game is running."""
    figures: bytes = b""
    """The rules' numbers, packed, if they differ from the current ones."""

    @property
    def seat_names(self) -> tuple[str, ...]:
        """A name for each seat, since a record has no names of players."""
        return tuple(f"{who.capitalize()} {seat + 1}" for seat, who in enumerate(self.seats))

    @property
    def first_replayed(self) -> int:
        """The number of moves before the last upgrade; only later ones can be replayed."""
        upgrades = [number for number, move in enumerate(self.moves, start=1) if isinstance(move, Upgrade)]
        return upgrades[-1] if upgrades else 0

    @property
    def last_version(self) -> str:
        """The last version of the rules."""
        upgrades = [move.after for move in self.moves if isinstance(move, Upgrade)]
        return upgrades[-1] if upgrades else self.version


AnyMove: TypeAlias = Move | Undo | Upgrade
Teller: TypeAlias = Callable[[Move | Undo | None, tuple[Step[Any], ...]], None]
"""Called with each move and its steps; for the setup, with None instead of a move."""


def total_scores(scores: tuple[Score, ...]) -> tuple[tuple[Seat, int, int], ...]:
    """Reduce scores to the values that a record keeps."""
    return tuple((score.seat, score.points, score.place) for score in scores)


def first_move_line(record: Record) -> int:
    """Return the line number of a record's first move."""
    return len(record.options) + 5 + bool(record.figures) + len(record.seats)


def write_record(record: Record) -> str:
    """Write the record as text."""
    lines = [
        FORMAT,
        f"game {record.game}",
        f"rules {record.version}",
        *([f"figures {_pack(record.figures)}"] if record.figures else []),
        *(f"option {name} {choice}" for name, choice in record.options.items()),
        f"seed {record.seed.hex()}",
        *(f"seat {seat} {who}" for seat, who in enumerate(record.seats)),
        *(_write_move(move) for move in record.moves),
        *(f"score {seat} {points} {place}" for seat, points, place in record.scores or ()),
        "open" if record.scores is None else "end",
    ]
    seals = _seals(lines)
    return "".join(f"{line} #{seal}\n" for line, seal in zip(lines, seals, strict=True))


def _pack(data: bytes) -> str:
    return b64encode(data).decode("ascii")


def _write_move(move: AnyMove) -> str:
    if isinstance(move, Undo):
        return f"undo {move.seat} {move.kept}"
    if isinstance(move, Upgrade):
        return f"upgrade {move.before} {move.after} {_pack(move.state)}"
    return " ".join(["answer", str(move.seat), move.prompt, *move.answer]) if move.prompt else f"back {move.seat}"


def _seals(lines: list[str]) -> list[str]:
    """Return a short hash of each line and all lines before it."""
    running, seals = sha256(), []
    for line in lines:
        running.update(f"{line}\n".encode())
        seals.append(running.hexdigest()[:_SEAL])
    return seals


def game_of(record: Record) -> Game:
    """Return a record's game with the record's numbers. Raises `UnknownGame` and `DamagedData`."""
    return load_game_with(record.game, record.figures) if record.figures else load_game(record.game)


def load_record(file: Path) -> Record:
    """Read a record from its file. Raises `FileTooLarge` and `BrokenRecord`."""
    return read_record(read_at_most(file, MOST_BYTES))


def read_record(data: bytes) -> Record:
    """Read a record; the error names the line that was changed. Raises `BrokenRecord`."""
    return _Reader(_unseal(data)).record()


def _unseal(data: bytes) -> list[str]:
    """Check the seals and return the lines without them."""
    lines, seals = [], []
    for number, raw in enumerate(data.split(b"\n")[:-1], start=1):
        line, mark, seal = _decode(raw, number).rpartition(" #")
        if not mark:
            raise BrokenRecord(line=number, why="no_seal")
        lines.append(line)
        seals.append(seal)
    for number, (seal, right) in enumerate(zip(seals, _seals(lines), strict=True), start=1):
        if seal != right:
            raise BrokenRecord(line=number, why="changed")
    if not data.endswith(b"\n"):
        raise BrokenRecord(line=len(lines) + 1, why="cut_off")
    if not lines or lines[0] != FORMAT:
        raise BrokenRecord(line=1, why="no_header", header=FORMAT)
    return lines


def _decode(raw: bytes, number: int) -> str:
    """Return a line as text without control characters, since an error may print the line on a terminal."""
    text = raw.decode("ascii", errors="replace")
    if "\ufffd" in text or not text.isprintable():
        raise BrokenRecord(line=number, why="foreign_byte")
    return text


class _Reader:
    """Parses a record line by line."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 1

    def record(self) -> Record:
        """Parse the whole record."""
        (game,), (version,) = self._one("game", 1), self._one("rules", 1)
        figures = self._unpack(*self._one("figures", 1)) if self._peek() == "figures" else b""
        options = self._options()
        seed = self._seed(*self._one("seed", 1))
        seats = tuple(self._seats())
        moves = tuple(self._moves())
        scores = tuple(self._scores())
        is_open = self._peek() == "open"
        self._one("open" if is_open else "end", 0)
        if self.at < len(self.lines):
            raise BrokenRecord(line=self.at + 1, why="after_end")
        return Record(game, version, options, seed, seats, moves, None if is_open else scores, figures)

    def _peek(self) -> str:
        return self.lines[self.at].partition(" ")[0] if self.at < len(self.lines) else ""

    def _one(self, word: str, number: int) -> list[str]:
        """Return the words after `word` on the next line; there must be `number` of them."""
        found, *rest = (self.lines[self.at] if self.at < len(self.lines) else "").split(" ")
        self.at += 1
        if found != word or len(rest) != number:
            raise BrokenRecord(line=self.at, why="no_line", word=word, number=number)
        return rest

    def _all(self, word: str, number: int) -> Iterator[list[str]]:
        while self._peek() == word:
            yield self._one(word, number)

    def _options(self) -> dict[str, str]:
        options: dict[str, str] = {}
        for name, choice in self._all("option", 2):
            if name in options:
                raise BrokenRecord(line=self.at, why="repeated")
            options[name] = choice
        return options

    def _seats(self) -> Iterator[str]:
        for seat, (number, who) in enumerate(self._all("seat", 2)):
            if number != str(seat):
                raise BrokenRecord(line=self.at, why="no_line", word=f"seat {seat}", number=1)
            yield who

    def _scores(self) -> Iterator[tuple[Seat, int, int]]:
        for seat, points, place in self._all("score", 3):
            yield self._whole(seat, "no_score"), self._whole(points, "no_score"), self._whole(place, "no_score")

    def _moves(self) -> Iterator[AnyMove]:
        while self._peek() in ("answer", "back", "undo", "upgrade"):
            words = self.lines[self.at].split(" ")
            self.at += 1
            match words:
                case ["answer", seat, prompt, *answer] if prompt:
                    yield Move(self._whole(seat, "no_move"), prompt, tuple(answer), self.at)
                case ["back", seat]:
                    yield Move(self._whole(seat, "no_move"), line=self.at)
                case ["undo", seat, kept]:
                    yield Undo(self._whole(seat, "no_move"), self._whole(kept, "no_move"), self.at)
                case ["upgrade", before, after, state]:
                    yield Upgrade(before, after, self._unpack(state))
                case _:
                    raise BrokenRecord(line=self.at, why="no_move")

    def _whole(self, text: str, why: str) -> int:
        """Parse a whole number of a few digits."""
        if not _WHOLE.fullmatch(text):
            raise BrokenRecord(line=self.at, why=why)
        return int(text)

    def _unpack(self, text: str) -> bytes:
        try:
            return b64decode(text, validate=True)
        except ValueError:
            raise BrokenRecord(line=self.at, why="not_packed") from None

    def _seed(self, text: str) -> bytes:
        try:
            return bytes.fromhex(text)
        except ValueError:
            raise BrokenRecord(line=self.at, why="no_seed") from None


def replay(rules: Rules[Any], record: Record, tell: Teller) -> Any:
    """Replay a record, check each answer, call `tell` with each move's steps, and return the final state.

    If the game continued under newer rules, the replay starts there, since older rules are no longer available. Raises
    `BrokenRecord`.
    """
    if record.last_version != rules.version:
        raise BrokenRecord(line=3, why="other_rules", theirs=record.last_version, ours=rules.version)
    state = None
    for move, steps in _follow(rules, record):
        tell(move, steps)
        state = steps[-1].state
    return state


def _follow(rules: Rules[Any], record: Record) -> Iterator[tuple[Move | Undo | None, tuple[Step[Any], ...]]]:
    """Yield each move with its steps, beginning with the setup. Raises `BrokenRecord`."""
    moves, line = _moves_again(record), first_move_line(record) - 1 + record.first_replayed
    undone_to = {move.kept for move in moves if isinstance(move, Undo)}
    try:
        steps = _begin(rules, record)
        states: dict[int, Any] = {}
        yield None, steps
        for number, move in enumerate(moves, start=record.first_replayed):
            if number in undone_to:  # keep only states to which an undo returns
                states[number] = steps[-1].state
            line = move.line or line + 1
            if move.seat not in range(len(record.seats)):
                raise BrokenRecord(line=line, why="no_seat")
            steps = _make_move(rules, states, steps[-1].state, move)
            yield move, steps
        _check_end(rules, record, steps[-1].state)
    except BrokenRecord:
        raise
    except GameError as error:
        raise BrokenRecord(line=line, why=error.key) from error
    except Exception as error:
        if record.figures or record.first_replayed:  # forged numbers or states can make the rules fail in any way
            raise BrokenRecord(line=line, why="bad_state") from error
        raise


def _begin(rules: Rules[Any], record: Record) -> tuple[Step[Any], ...]:
    """Return the setup, or the last state that was upgraded from older rules."""
    answers.check_seats(rules, len(record.seats))
    upgrades = [move for move in record.moves if isinstance(move, Upgrade)]
    if upgrades:
        return (Step(decode(rules, upgrades[-1].state)),)
    return answers.begin(rules, len(record.seats), Chance(record.seed), record.options)


def _moves_again(record: Record) -> list[Move | Undo]:
    """Return the moves that can be replayed."""
    return [move for move in record.moves[record.first_replayed :] if not isinstance(move, Upgrade)]


def _make_move(rules: Rules[Any], states: dict[int, Any], state: Any, move: Move | Undo) -> tuple[Step[Any], ...]:
    """Apply a move to a state; `states` has the earlier states to which an undo may return, by number."""
    if not isinstance(move, Undo):
        return play_move(rules, state, move)
    if move.kept not in states:
        raise NoWayBack(seat=move.seat)
    return (Step(rules.rewind(states[move.kept], state)),)


def play_move(rules: Rules[Any], state: Any, move: Move) -> tuple[Step[Any], ...]:
    """Apply an answer or a step back. Raises the errors of `bot.games.answers`."""
    if move.prompt:
        return answers.answer(rules, state, move.seat, move.prompt, move.answer)
    return (Step(answers.go_back(rules, state, move.seat)),)


def _check_end(rules: Rules[Any], record: Record, state: Any) -> None:
    """Check that a finished record ends with the scores it claims."""
    if record.scores is None:
        return
    line = first_move_line(record) + len(record.moves)
    if rules.prompts(state):
        raise BrokenRecord(line=line, why="not_over")
    for at, (claimed, score) in enumerate(zip(record.scores, total_scores(rules.scores(state)), strict=False)):
        if claimed != score:
            raise BrokenRecord(line=line + at, why="wrong_score", claimed=_told(claimed), right=_told(score))
    if len(record.scores) != len(record.seats):
        raise BrokenRecord(line=line, why="no_scores")


def _told(score: tuple[Seat, int, int]) -> str:
    """Format a score as on its line in the record."""
    return " ".join(map(str, score))
