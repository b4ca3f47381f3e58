"""A review of a finished game: what each decision of a seat has cost, by what that seat knew when it decided.

A decision is first weighed against all other answers, with little care; whatever may have cost something is compared
with the best of them in worlds that neither was chosen in. So nothing is blamed for having been unlucky in a search.
"""

from collections.abc import Collection, Generator, Iterable, Sequence
from enum import StrEnum
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct

from bot.games.answers import forced_answer
from bot.games.chance import Chance
from bot.games.contract import Answer, Chain, Computer, Prompt, Rules, Seat
from bot.games.search import Judgement, mean_and_error
from bot.records.record import Move, Record, Undo, replay

BUDGET = 50.0
"""Seconds of a processor for the decisions of one seat."""
SCREENING = 0.6
"""How much of it the first look at all decisions may take."""
GLANCE, LOOK = 0.5, 0.5
"""What is spent on a decision at first, and on each comparison, in parts of what the searching player spends on one."""
LEAST_GLANCE = 0.1
"""What is spent on it where time is short."""
MOST_LOOKS = 8
"""How often a decision is compared with a better one."""
SUSPICIOUS = 0.01
"""What a decision must have cost at first sight to be looked at again."""
SURE, CLEAR = 2.0, 3.0
"""How many standard errors a cost must be for somebody to be blamed, and to be looked at no further."""


class Grade(StrEnum):
    """How bad a decision was, the worst first."""

    BLUNDER = "blunder"
    MISTAKE = "mistake"
    INACCURACY = "inaccuracy"


COSTS = {Grade.BLUNDER: 0.20, Grade.MISTAKE: 0.10, Grade.INACCURACY: 0.05}
"""What of the winning value a decision must have cost."""
LEAST = COSTS[Grade.INACCURACY]


class Decision(Struct, frozen=True):
    """An answer that somebody has given, with all that they knew."""

    number: int
    """How many moves of the record had been made."""
    view: Any
    prompt: Prompt
    answer: Answer


class Verdict(Struct, frozen=True):
    """What a decision has cost, or has gained."""

    number: int
    prompt: str
    answer: Answer
    better: Chain = ()
    """What would have been better; nothing where the answer was as good as any."""
    cost: float = 0.0
    """How much of the winning value."""
    error: float = 0.0
    """The standard error of that."""
    points: float = 0.0
    headings: dict[str, float] = {}
    """How many points more the better answer would have brought, in all and by heading."""
    lead: float = 0.0
    """How far the answer was ahead of the next best one, where it was the best."""

    @property
    def grade(self) -> Grade | None:
        """How bad it was, as far as that is sure."""
        if self.cost <= SURE * self.error:
            return None
        return next((grade for grade, cost in COSTS.items() if self.cost > cost), None)


class SeatReview(Struct, frozen=True):
    """What was found about a seat's decisions."""

    verdicts: tuple[Verdict, ...]
    """Those that have cost something, the dearest first."""
    best: Verdict | None
    """The one that was furthest ahead of all others."""
    looked_at: int
    decisions: int
    seconds: float
    """Time of a processor that it took."""


class Ask(NamedTuple):
    """What a review wants to know next."""

    decision: Decision
    effort: float
    """In parts of what the searching player spends on a decision."""
    chains: tuple[Chain, ...]
    """Those to compare; none: all answers."""
    look: int
    """The how manieth look at this decision it is."""
    progress: float
    """How far the review has come, from 0 to 1."""


class Found(NamedTuple):
    """What has come of it."""

    judgements: tuple[Judgement, ...]
    seconds: float


Reviewing: TypeAlias = Generator[Ask, Found, SeatReview]
"""A review under way: whoever drives it finds out what it asks for, in any process."""


def list_decisions(rules: Rules[Any], record: Record, seat: Seat) -> tuple[Decision, ...]:
    """All that a seat has decided and not taken back. Raises `BrokenRecord`."""
    kept: list[Decision] = []
    state, number = None, record.first_replayed - 1

    def note(move: Move | Undo | None, steps: Any) -> None:
        nonlocal state, number
        if isinstance(move, Undo):
            kept[:] = [one for one in kept if one.number < move.kept]
        elif move and move.seat == seat and not move.prompt:
            del kept[-1:]
        elif move and move.seat == seat:
            kept.append(_decide(rules, state, number, move))
        state, number = steps[-1].state, number + 1

    replay(rules, record, note)
    return tuple(one for one in kept if forced_answer(one.prompt) is None)


def _decide(rules: Rules[Any], state: Any, number: int, move: Move) -> Decision:
    prompt = next(one for one in rules.prompts(state) if (one.seat, one.id) == (move.seat, move.prompt))
    return Decision(number, rules.view(state, move.seat), prompt, move.answer)


def find_unusual(decisions: Iterable[Decision], quick: Computer) -> frozenset[int]:
    """The numbers of those that a quick computer would not have made."""
    chance = Chance(b"review")
    return frozenset(one.number for one in decisions if quick(one.view, one.prompt, chance) != one.answer)


class Suspect(NamedTuple):
    """A decision that may have cost something."""

    decision: Decision
    given: Judgement
    best: Judgement

    @property
    def loss(self) -> float:
        """What it has cost at first sight."""
        return self.best.value - self.given.value


def review_seat(decisions: Sequence[Decision], unusual: Collection[int], budget: float = BUDGET) -> Reviewing:
    """Looks at every decision as long as there is time, those first that a quick computer would not have made."""
    spent, efforts, suspects, praised = 0.0, 0.0, [], []
    ordered = sorted(decisions, key=lambda decision: decision.number not in unusual)
    looked_at = 0
    for decision in ordered:
        if spent > SCREENING * budget:
            break
        rate = spent / efforts if efforts else budget
        effort = _afford(SCREENING * budget - spent, len(ordered) - looked_at, rate)
        found = yield Ask(decision, effort, (), 0, SCREENING * looked_at / len(ordered))
        spent, efforts, looked_at = spent + found.seconds, efforts + effort, looked_at + 1
        given = next(one for one in found.judgements if one.answer == decision.answer)
        if given is found.judgements[0]:
            praised.append(_praise(decision, found.judgements))
        else:
            suspects.append(Suspect(decision, given, found.judgements[0]))
    worth = sorted((one for one in suspects if one.loss > SUSPICIOUS), key=lambda one: -one.loss)
    verdicts = []
    for number, suspect in enumerate(worth):
        if spent > budget:
            break
        progress = SCREENING + (1 - SCREENING) * number / len(worth)
        verdict, seconds = yield from _compare(suspect, progress, budget - spent)
        spent += seconds
        verdicts += [verdict] if verdict.grade else []
    best = max(praised, key=lambda verdict: verdict.lead, default=None)
    verdicts.sort(key=lambda verdict: -verdict.cost)
    return SeatReview(tuple(verdicts), best, looked_at, len(ordered), spent)


def _afford(seconds: float, decisions: int, rate: float) -> float:
    """What can be spent on each of so many decisions, where a whole effort takes so many seconds."""
    return max(LEAST_GLANCE, min(GLANCE, seconds / decisions / rate)) if rate else GLANCE


def _praise(decision: Decision, judgements: Sequence[Judgement]) -> Verdict:
    """How far the best answer was ahead of the next one, as far as that is sure."""
    lead = 0.0
    if len(judgements) > 1:
        best, second = judgements[:2]
        lead = max(0.0, best.value - second.value - SURE * second.error)
    return Verdict(decision.number, decision.prompt.id, decision.answer, lead=lead)


def _compare(suspect: Suspect, progress: float, budget: float) -> Generator[Ask, Found, tuple[Verdict, float]]:
    """Compares an answer with a better one in new worlds, until it is clear or there is no time left."""
    decision, chains = suspect.decision, (suspect.given.chain, suspect.best.chain)
    apart: list[float] = []
    found: list[tuple[Judgement, Judgement]] = []
    seconds = 0.0
    for look in range(1, MOST_LOOKS + 1):
        reply = yield Ask(decision, LOOK, chains, look, progress)
        seconds += reply.seconds
        by_answer = {one.answer: one for one in reply.judgements}
        pair = by_answer[suspect.given.answer], by_answer[suspect.best.answer]
        apart += [better - given for given, better in zip(pair[0].values, pair[1].values, strict=True)]
        found.append(pair)
        mean, error = mean_and_error(apart)
        is_clear = mean + SURE * error < LEAST or (mean > LEAST and mean > CLEAR * error)
        if is_clear or seconds > budget:
            break
    return _judge(suspect, found, (mean, error)), seconds


def _judge(suspect: Suspect, found: Sequence[tuple[Judgement, Judgement]], cost: tuple[float, float]) -> Verdict:
    decision, share = suspect.decision, 1 / len(found)
    keys = {key for pair in found for one in pair for key in one.headings}
    headings = {
        key: share * sum(best.headings.get(key, 0.0) - given.headings.get(key, 0.0) for given, best in found)
        for key in sorted(keys)
    }
    points = share * sum(best.points - given.points for given, best in found)
    better = suspect.best.chain
    return Verdict(decision.number, decision.prompt.id, decision.answer, better, *cost, points, headings)


def count_grades(verdicts: Iterable[Verdict]) -> dict[Grade, int]:
    """How many decisions were how bad."""
    grades = [verdict.grade for verdict in verdicts]
    return {grade: grades.count(grade) for grade in Grade}
