"""Reviews of finished games: the cost of each of a seat's decisions, judged by what that seat knew at the time.

A decision is first compared with all other answers at low effort. If the decision may have cost something, it is
compared with the best answer in new simulated worlds, which were used to choose neither of the two. That way, bad luck
in a search is not blamed on the player.
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

SCREENING = 0.6
"""Share of the budget for the first pass over all decisions."""
MOST_LOOKS = 8
"""Maximum number of comparisons per decision."""
SUSPICIOUS = 0.01
"""Cost found in the first pass above which a decision is compared again."""
SURE, CLEAR = 2.0, 3.0
"""Number of standard errors by which a cost must be above zero to be graded and to end the comparisons."""


class ReviewEffort(Struct, frozen=True):
    """Effort for reviewing the decisions of one seat; relative efforts are those of a searching player's decision."""

    budget: float = 50.0
    """Seconds of processor time."""
    glance: float = 0.5
    """Relative effort of the first pass."""
    least_glance: float = 0.1
    """Minimum relative effort of the first pass when time is short."""
    look: float = 0.5
    """Relative effort of each comparison."""


USUAL_EFFORT = ReviewEffort()


class Grade(StrEnum):
    """How bad a decision was, worst first."""

    BLUNDER = "blunder"
    MISTAKE = "mistake"
    INACCURACY = "inaccuracy"


COSTS = {Grade.BLUNDER: 0.20, Grade.MISTAKE: 0.10, Grade.INACCURACY: 0.05}
"""Minimum cost of each grade, in units of `Judgement.value`."""
LEAST = COSTS[Grade.INACCURACY]


class Decision(Struct, frozen=True):
    """An answer, with everything that its player knew."""

    number: int
    """Number of moves before it in the record."""
    view: Any
    prompt: Prompt
    answer: Answer


class Verdict(Struct, frozen=True):
    """The cost of a decision, or its lead over the second-best answer."""

    number: int
    prompt: str
    answer: Answer
    better: Chain = ()
    """The better answer; empty if the given one was best."""
    cost: float = 0.0
    """The loss of value, in the unit of `Judgement.value`."""
    error: float = 0.0
    """The standard error of the cost."""
    points: float = 0.0
    headings: dict[str, float] = {}
    """The points that the better answer would have gained, by heading; `points` is their total."""
    lead: float = 0.0
    """The lead of the given answer over the second-best one, if the given one was best."""

    @property
    def grade(self) -> Grade | None:
        """The grade, or None if the cost is not significant."""
        if self.cost <= SURE * self.error:
            return None
        return next((grade for grade, cost in COSTS.items() if self.cost > cost), None)


class SeatReview(Struct, frozen=True):
    """The review of one seat's decisions."""

    verdicts: tuple[Verdict, ...]
    """Decisions that cost something, the most costly first."""
    best: Verdict | None
    """The decision with the largest lead over all other answers."""
    looked_at: int
    decisions: int
    seconds: float
    """Processor time spent."""


class Ask(NamedTuple):
    """A request for the next search."""

    decision: Decision
    effort: float
    """Effort of the search, relative to a decision of the searching player."""
    chains: tuple[Chain, ...]
    """The answers to compare; empty for all."""
    look: int
    """The number of this comparison for the decision, starting at 1; 0 in the first pass."""
    progress: float
    """Progress of the review, from 0 to 1."""


class Found(NamedTuple):
    """The result of a search."""

    judgements: tuple[Judgement, ...]
    seconds: float


Reviews: TypeAlias = Generator[Ask, Found, SeatReview]
"""A running review: the caller runs the searches it yields, in any process."""


def list_decisions(rules: Rules[Any], record: Record, seat: Seat) -> tuple[Decision, ...]:
    """Return the decisions of a seat that were not undone. Raises `BrokenRecord`."""
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
    """Return the numbers of decisions that differ from the quick computer's choices."""
    chance = Chance(b"review")
    return frozenset(one.number for one in decisions if quick(one.view, one.prompt, chance) != one.answer)


class Suspect(NamedTuple):
    """A decision that may have cost something."""

    decision: Decision
    given: Judgement
    best: Judgement

    @property
    def loss(self) -> float:
        """The cost in the first pass."""
        return self.best.value - self.given.value


def review_seat(
    decisions: Sequence[Decision], unusual: Collection[int], effort: ReviewEffort = USUAL_EFFORT
) -> Reviews:
    """Review every decision while the budget lasts, starting with those that a quick computer would not have made."""
    budget, spent, efforts, suspects, praised = effort.budget, 0.0, 0.0, [], []
    ordered = sorted(decisions, key=lambda decision: decision.number not in unusual)
    looked_at = 0
    for decision in ordered:
        if spent > SCREENING * budget:
            break
        rate = spent / efforts if efforts else budget
        glance = _afford(effort, SCREENING * budget - spent, len(ordered) - looked_at, rate)
        found = yield Ask(decision, glance, (), 0, SCREENING * looked_at / len(ordered))
        spent, efforts, looked_at = spent + found.seconds, efforts + glance, looked_at + 1
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
        verdict, seconds = yield from _compare(suspect, progress, effort.look, budget - spent)
        spent += seconds
        verdicts += [verdict] if verdict.grade else []
    best = max(praised, key=lambda verdict: verdict.lead, default=None)
    verdicts.sort(key=lambda verdict: -verdict.cost)
    return SeatReview(tuple(verdicts), best, looked_at, len(ordered), spent)


def _afford(effort: ReviewEffort, seconds: float, decisions: int, rate: float) -> float:
    """Return the effort per decision that the budget allows; `rate` is the seconds that a full effort takes."""
    return max(effort.least_glance, min(effort.glance, seconds / decisions / rate)) if rate else effort.glance


def _praise(decision: Decision, judgements: Sequence[Judgement]) -> Verdict:
    """Return a verdict with the best answer's lead over the second-best one; 0 if the lead is not significant."""
    lead = 0.0
    if len(judgements) > 1:
        best, second = judgements[:2]
        lead = max(0.0, best.value - second.value - SURE * second.error)
    return Verdict(decision.number, decision.prompt.id, decision.answer, lead=lead)


def _compare(
    suspect: Suspect, progress: float, effort: float, budget: float
) -> Generator[Ask, Found, tuple[Verdict, float]]:
    """Compare an answer with a better one in new worlds, until the result is clear or the time is used up."""
    decision, chains = suspect.decision, (suspect.given.chain, suspect.best.chain)
    apart: list[float] = []
    found: list[tuple[Judgement, Judgement]] = []
    seconds = 0.0
    for look in range(1, MOST_LOOKS + 1):
        reply = yield Ask(decision, effort, chains, look, progress)
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
    """Count decisions by grade."""
    grades = [verdict.grade for verdict in verdicts]
    return {grade: grades.count(grade) for grade in Grade}
