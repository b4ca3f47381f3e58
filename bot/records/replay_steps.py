"""The steps of a finished game, from which replays, films and exported pages are made."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.catalogue import Game
from bot.errors import NotOver
from bot.games.answers import forced_answer
from bot.games.contract import Guide, Line, Reason, Rules, Score, Seat, Step, encode
from bot.records.record import Move, Record, Undo, replay

Headings: TypeAlias = Mapping[str, tuple[Reason, ...]]
"""The reasons for a player's points, by the key of their heading."""


class HeadingChange(Struct, frozen=True):
    """How the points of a player under one heading of the score table change."""

    heading: str
    """The heading's key; its sentence is the line with this key and "-name"."""
    before: int
    after: int
    reasons: tuple[Line, ...]
    """The reasons that are new or whose points have changed; if there are none, the reasons that are gone."""


class PointChange(Struct, frozen=True):
    """How the points of a player change in a step."""

    seat: Seat
    before: int
    after: int
    headings: tuple[HeadingChange, ...]


class ReplayStep(Struct, frozen=True):
    """A step of a finished game, as everyone may see it after the end."""

    view: bytes
    """The public view after the step, packed."""
    picture: str
    """The picture that the rules ask for; empty after a pause."""
    lines: tuple[Line, ...]
    """What happened since the previous step."""
    deciders: tuple[Seat, ...]
    """The players who have made a choice since the previous step."""
    status: Line
    """The progress of the game, such as its round."""
    points: tuple[PointChange, ...]
    """How the points change, as far as everyone could count them."""


class _Played(NamedTuple):
    """A move that was not undone, with its steps."""

    number: int
    """The number of moves in the record up to this one."""
    decider: Seat | None
    """The player who made the move; None if only one answer was possible."""
    steps: tuple[Step[Any], ...]


def list_replay_steps(game: Game, record: Record) -> tuple[ReplayStep, ...]:
    """Return the steps of a finished game, without undone moves. Raises `NotOver` and `BrokenRecord`."""
    if record.scores is None:
        raise NotOver()
    shown = replace(record, options={**record.options, **game.declaration.revealed})
    return tuple(_fold(game, _play(game.rules, shown)))


def _play(rules: Rules[Any], record: Record) -> list[_Played]:
    """Return the moves that were not undone, starting with the setup."""
    played: list[_Played] = []

    def note(move: Move | Undo | None, steps: tuple[Step[Any], ...]) -> None:
        number = played[-1].number + 1 if played else record.first_replayed
        state = played[-1].steps[-1].state if played else None
        if isinstance(move, Undo):
            played[:] = [one for one in played if one.number <= move.kept]
        decider = move.seat if isinstance(move, Move) and _is_choice(rules, state, move) else None
        played.append(_Played(number, decider, steps))

    replay(rules, record, note)
    return played


def _is_choice(rules: Rules[Any], state: Any, move: Move) -> bool:
    """True if the player could have answered differently."""
    asked = (prompt for prompt in rules.prompts(state) if (prompt.seat, prompt.id) == (move.seat, move.prompt))
    return any(forced_answer(prompt) is None for prompt in asked)


def _fold(game: Game, played: Iterable[_Played]) -> Iterator[ReplayStep]:
    """Group moves into steps that end with a picture or a pause, as the public messages do."""
    lines: tuple[Line, ...] = ()
    deciders: set[Seat] = set()
    before: tuple[Score, ...] = ()
    for one in played:
        deciders |= set() if one.decider is None else {one.decider}
        for step in one.steps:
            lines += step.lines
            if step.picture or step.is_pause:
                view = game.rules.view(step.state, None)
                scores, status = game.rules.scores(view), game.guide.status(view)[0]
                points = compare_scores(game.guide, before, scores)
                yield ReplayStep(encode(view), step.picture, lines, tuple(sorted(deciders)), status, points)
                lines, deciders, before = (), set(), scores


def compare_scores(guide: Guide, before: tuple[Score, ...], after: tuple[Score, ...]) -> tuple[PointChange, ...]:
    """Return how the players' points change, by heading; players for whom nothing changes are left out."""
    found = []
    for old, new in zip(before, after, strict=False):
        headings = tuple(_compare_headings(_by_heading(guide, old), _by_heading(guide, new)))
        if headings:
            found.append(PointChange(new.seat, old.points, new.points, headings))
    return tuple(found)


def _by_heading(guide: Guide, score: Score) -> Headings:
    return {heading.key: reasons for heading, reasons in guide.sum_up(score)}


def _compare_headings(old: Headings, new: Headings) -> Iterator[HeadingChange]:
    for heading in {**new, **old}:
        was, now = old.get(heading, ()), new.get(heading, ())
        before, after = (sum(reason.points for reason in reasons) for reasons in (was, now))
        if before != after:
            changed = _without(now, was) or _without(was, now)
            yield HeadingChange(heading, before, after, tuple(reason.why for reason in changed))


def _without(reasons: tuple[Reason, ...], others: tuple[Reason, ...]) -> list[Reason]:
    """Return the reasons that the others do not have, counting repeated ones."""
    left = Counter(map(repr, others))
    kept = []
    for reason in reasons:
        if left[repr(reason)]:
            left[repr(reason)] -= 1
        else:
            kept.append(reason)
    return kept
