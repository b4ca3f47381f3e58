"""A searching player for every game: it guesses whole worlds behind a view and plays each answer on in all of them.

It needs the rules and a quick player, who plays every seat to the end of the game. Answers that do worse are dropped,
half of them at a time, so that those that matter are played most. What is spent is counted in games played to their
end, not in seconds: the same view, question and chance give the same answer on every machine.
"""

from collections.abc import Callable, Sequence
from math import exp, log2, sqrt
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.games.calibration import Calibration
from bot.games.chance import Chance
from bot.games.contract import Answer, Chain, Computer, Guide, Playout, Prompt, Rules, Score, Seat, lead_over
from bot.games.declaration import ComputerPlayer, Declaration
from bot.games.ways import is_forced, list_ways

PLAYOUTS = 200
"""Games that are played to their end for one decision."""
WIN, LEAD, CLOSE = 0.35, 0.65, 6.0
"""How much of the value a win is, how much the lead, and how many points of lead are much."""
SURE = 3.0
"""Standard errors behind the best one at which an answer is dropped before its time."""
ENOUGH = 8
"""Worlds before which nothing is so sure."""
FEWEST = 2
"""Worlds in which an answer is played before it is dropped, where the budget allows."""
UNKNOWN = 1.0
"""The standard error of what was tried once."""


class World(NamedTuple):
    """A whole game behind a view, as it may be."""

    state: Any
    players: Computer
    """Plays every seat on, as whoever may sit there."""


Imagine: TypeAlias = Callable[[Any, Seat, Chance], World]
"""Some world behind a view, whose state is one that `Rules.guess` might give, the likelier the more often."""
Look: TypeAlias = Callable[[Any, Seat | None], Any]
"""What a seat is given of a state, such as its view."""


Horizon: TypeAlias = Callable[[Any, Any], bool]
"""True if a playout that began at the first state may stop at the second, such as at the end of a hand."""


Stop: TypeAlias = Callable[[Any], bool]
"""True if a playout may stop at a state."""


class OutOfTime(Exception):
    """The time for a search is over before it has found anything."""


IsLate: TypeAlias = Callable[[], bool]
"""True once a search has to stop; asked before each playout."""


def has_time() -> bool:
    """Let a search take as long as it needs."""
    return False


class Lore(Struct, frozen=True):
    """What a game knows better than the search of any game."""

    imagine: Imagine | None = None
    """How it guesses, where some states are likelier than others, or others may well play unlike the quick player."""
    needs_views: bool = True
    """Whether who plays on in mind is given views: one that looks at nothing they hide does without."""
    horizon: Horizon | None = None
    """How far playouts go, if not to the end of the game; the points are counted as they stand there."""
    calibration: Calibration = Calibration()
    """How far its playouts are trusted to say who wins."""


NO_LORE = Lore()


class Judgement(Struct, frozen=True):
    """What one answer is expected to come to."""

    answer: Answer
    value: float
    """Between 0 and 1: of winning, and of the lead over the best of the others."""
    error: float
    """The standard error of how far it is behind the best answer, in the worlds in which both were played.

    Of the best answer, the standard error of its value.
    """
    points: float
    """Points of the seat at the end."""
    headings: dict[str, float]
    """The same by the key of the heading of `Guide.sum_up`; empty without a guide."""
    playouts: int
    """Worlds in which it was played."""
    values: tuple[float, ...] = ()
    """The value in each of these worlds, which are the same for all answers, as far as they go."""
    chain: Chain = ()
    """The questions and answers, this one first, with which it was found to go on best."""
    wins: float = 0.0
    """The share of these worlds that it won; a shared win counts in part."""
    left: float = 0.0
    """Answers of all seats until the end of the game, on average."""


def judge(  # noqa: PLR0913  # all that a search can be given
    rules: Rules[Any],
    quick: Computer,
    view: Any,
    prompt: Prompt,
    chance: Chance,
    playouts: int,
    *,
    guide: Guide | None = None,
    lore: Lore = NO_LORE,
    wanted: Sequence[Answer] = (),
    keep: int = 1,
) -> tuple[Judgement, ...]:
    """What answers to a question are worth to its seat, by its view; the best first.

    What is `wanted` is tried and never dropped; `keep` answers at least are played to the last world.
    """
    search = Search(rules, quick, Thought(view, prompt, chance), lore, guide)
    return search.judge(playouts, wanted, keep)


class Thought(Struct, frozen=True):
    """What a search begins with."""

    view: Any
    prompt: Prompt
    chance: Chance


class Trial:
    """A way to answer that is tried, and what it came to in each world."""

    def __init__(self, chain: Chain) -> None:
        self.chain = chain
        self.values: list[float] = []
        self.scores: list[Score] = []
        self.wins = 0.0
        self.answers = 0

    @property
    def answer(self) -> Answer:
        """The answer that it begins with."""
        return self.chain[0][1]

    def behind(self, other: "Trial") -> tuple[float, float]:
        """How much more another one was worth in the same worlds, and the standard error of that."""
        return mean_and_error([theirs - mine for mine, theirs in zip(self.values, other.values, strict=False)])


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean of some numbers and its standard error."""
    count = len(numbers)
    mean = sum(numbers) / count
    if count == 1:
        return mean, UNKNOWN
    return mean, sqrt(sum([(number - mean) ** 2 for number in numbers]) / (count * (count - 1)))


class Search:
    """One decision, thought through."""

    def __init__(  # all that a search can be given
        self,
        rules: Rules[Any],
        quick: Computer,
        thought: Thought,
        lore: Lore,
        guide: Guide | None,
        is_late: IsLate = has_time,
    ) -> None:
        self._rules, self._quick, self._thought, self._is_late = rules, quick, thought, is_late
        self._imagine, self._guide, self._horizon = lore.imagine or self._guess, guide, lore.horizon
        self._look = rules.view if lore.needs_views else _look_at_all
        self._worlds: list[World] = []
        self._seed = thought.chance.fork("quick players").seed

    def judge(self, playouts: int, wanted: Sequence[Answer], keep: int) -> tuple[Judgement, ...]:
        """Tries all ways; drops the worse half again and again."""
        ways = list_ways(self._rules, self._world(0).state, self._thought.prompt, self._like, wanted)
        trials = [Trial(way) for way in ways]
        alive, left = trials, min(playouts, ENOUGH) if _are_of_one_answer(trials) else playouts
        for rounds in range(max(1, round(log2(len(trials)))), 0, -1):
            worlds = _share(left, rounds, len(alive))
            left -= worlds * len(alive)
            self._play_on(alive, worlds)
            alive = _drop(alive, wanted, keep)
            if _are_of_one_answer(alive) or left < len(alive):
                break
        return self._sum_up(trials)

    def compare(self, chains: Sequence[Chain], worlds: int) -> tuple[Judgement, ...]:
        """Plays these ways, which begin with different answers, on in so many worlds each."""
        trials = [Trial(chain) for chain in chains]
        self._play_on(trials, worlds)
        return self._sum_up(trials)

    def _play_on(self, trials: Sequence[Trial], worlds: int) -> None:
        """Plays some ways on in so many further worlds."""
        played = len(trials[0].values)
        for number in range(played, played + worlds):
            world = self._world(number)
            for trial in trials:
                self._try(trial, world)

    def _world(self, number: int) -> World:
        view, seat, chance = self._thought.view, self._thought.prompt.seat, self._thought.chance
        while len(self._worlds) <= number:
            self._worlds.append(self._imagine(view, seat, chance.fork(f"world {len(self._worlds)}")))
        return self._worlds[number]

    def _guess(self, view: Any, seat: Seat, chance: Chance) -> World:
        return World(self._rules.guess(view, seat, chance), self._quick)

    def _try(self, trial: Trial, world: World) -> None:
        """Raises `OutOfTime`."""
        if self._is_late():
            raise OutOfTime()
        play, seat = self._rules.playout(world.state), self._thought.prompt.seat
        follow(play, trial.chain)
        trial.answers += play_out(play, world.players, self._look, self._seed, self._stop_for(world.state))
        scores = self._rules.scores(play.state)
        trial.values.append(value_of(scores, seat))
        trial.scores.append(scores[seat])
        trial.wins += win_of(scores, seat)

    def _stop_for(self, begun: Any) -> Stop | None:
        horizon = self._horizon
        return (lambda state: horizon(begun, state)) if horizon else None

    def _like(self, state: Any, prompt: Prompt) -> Answer:
        return self._quick(self._look(state, prompt.seat), prompt, Chance(self._seed))

    def _sum_up(self, trials: Sequence[Trial]) -> tuple[Judgement, ...]:
        """Each answer by the best way to go on with it; ways that were dropped by how far they were behind then."""
        best = max(trials, key=lambda trial: (len(trial.values), sum(trial.values)))
        found: dict[Answer, Judgement] = {}
        for trial in trials:
            judgement = self._put(trial, best)
            if trial.answer not in found or found[trial.answer].value < judgement.value:
                found[trial.answer] = judgement
        first = found.pop(best.answer)
        return (first, *sorted(found.values(), key=lambda judgement: -judgement.value))

    def _put(self, trial: Trial, best: Trial) -> Judgement:
        value, error = mean_and_error(best.values)
        if trial is not best:
            behind, error = trial.behind(best)
            value = min(1.0, max(0.0, value - behind))
        count = len(trial.scores)
        points = sum([score.points for score in trial.scores]) / count
        found = Judgement(trial.answer, value, error, points, self._headings(trial.scores), count, tuple(trial.values))
        return replace(found, chain=trial.chain, wins=trial.wins / count, left=trial.answers / count)

    def _headings(self, scores: Sequence[Score]) -> dict[str, float]:
        sums: dict[str, float] = {}
        for score in scores if self._guide else ():
            for heading, reasons in self._guide.sum_up(score) if self._guide else ():
                sums[heading.key] = sums.get(heading.key, 0) + sum([reason.points for reason in reasons])
        return {key: points / len(scores) for key, points in sums.items()}


def _share(left: int, rounds: int, trials: int) -> int:
    """In how many worlds each is played in the next round: one world says little, where there is enough for two."""
    return max(FEWEST if left >= 2 * FEWEST * trials else 1, left // rounds // trials)


def _drop(trials: Sequence[Trial], wanted: Sequence[Answer], keep: int) -> list[Trial]:
    """The better half but for what is surely behind, the best ways of so many answers, and all that is wanted."""
    ranked = sorted(trials, key=lambda trial: -sum(trial.values))
    kept = {*wanted, *list(dict.fromkeys([trial.answer for trial in ranked]))[: keep if keep > 1 else 0]}
    better = [trial for trial in ranked[: max(1, len(ranked) // 2)] if not _is_surely_behind(trial, ranked[0])]
    firsts = {trial.answer: trial for trial in reversed(ranked) if trial.answer in kept}
    return better + [trial for trial in firsts.values() if trial not in better]


def _are_of_one_answer(trials: Sequence[Trial]) -> bool:
    """Whether nothing is left to decide: they differ only in what comes later."""
    return len({trial.answer for trial in trials}) == 1


def _is_surely_behind(trial: Trial, best: Trial) -> bool:
    behind, error = trial.behind(best)
    return len(trial.values) >= ENOUGH and behind > SURE * error


def follow(play: Playout[Any], chain: Chain) -> None:
    """Answers as a chain says, as long as its questions are asked."""
    for prompt, answer in chain:
        if prompt not in play.prompts():
            return
        play.apply(prompt, answer)


def play_out(play: Playout[Any], quick: Computer, look: Look, seed: bytes, stop: Stop | None = None) -> int:
    """Let a quick player play every seat to the end, or to a state at which to stop; return the number of answers."""
    number = 0
    while prompts := play.prompts():
        if stop and stop(play.state):
            break
        prompt = prompts[0]
        play.apply(prompt, quick(look(play.state, prompt.seat), prompt, Chance(seed, number)))
        number += 1
    return number


def _look_at_all(state: Any, _seat: Seat | None) -> Any:
    return state


def win_of(scores: Sequence[Score], seat: Seat) -> float:
    """1 for a win, the seat's share of a shared win, else 0."""
    return 1 / sum([score.place == 1 for score in scores]) if scores[seat].place == 1 else 0.0


def value_of(scores: Sequence[Score], seat: Seat) -> float:
    """What an end of the game is worth to a seat: a win, shared or not, and the lead over the best of the others."""
    own = scores[seat]
    lead = min([lead_over(own, score) for score in scores if score.seat != seat])
    return WIN * win_of(scores, seat) + LEAD / (1 + exp(-lead / CLOSE))


class Seeker:
    """The computer player `seeker`: answers what its search finds best."""

    def __init__(self, rules: Rules[Any], quick: Computer, playouts: int = PLAYOUTS, lore: Lore = NO_LORE) -> None:
        self.rules, self.quick, self.playouts, self.lore = rules, quick, playouts, lore

    def play_on(self, play: Playout[Any], seed: bytes) -> int:
        """Let its quick player play every seat to the end; return the number of answers."""
        return play_out(play, self.quick, self.rules.view if self.lore.needs_views else _look_at_all, seed)

    def __call__(self, view: Any, prompt: Prompt, chance: Chance) -> Answer:
        """Thinks with its whole budget."""
        return self.answer(view, prompt, chance, self.playouts)

    def answer(self, view: Any, prompt: Prompt, chance: Chance, playouts: int) -> Answer:
        """Thinks with some other budget; not at all where there is nothing to choose."""
        if is_forced(prompt):
            return prompt.options
        return self.judge(view, prompt, chance, playouts)[0].answer

    def judge(  # noqa: PLR0913  # as above
        self,
        view: Any,
        prompt: Prompt,
        chance: Chance,
        playouts: int,
        *,
        guide: Guide | None = None,
        wanted: Sequence[Answer] = (),
        keep: int = 1,
    ) -> tuple[Judgement, ...]:
        """What it thinks of answers to a question, as `judge` does, by its own quick player and guesses."""
        return judge(
            *(self.rules, self.quick, view, prompt, chance, playouts),
            guide=guide,
            lore=self.lore,
            wanted=wanted,
            keep=keep,
        )

    def compare(
        self, view: Any, chance: Chance, chains: Sequence[Chain], playouts: int, *, guide: Guide | None = None
    ) -> tuple[Judgement, ...]:
        """What it thinks of some ways to answer the same question; all are played on in the same worlds."""
        thought = Thought(view, chains[0][0][0], chance)
        search = Search(self.rules, self.quick, thought, self.lore, guide)
        return search.compare(chains, max(1, playouts // len(chains)))


def make_seeker(rules: Rules[Any], quick: Computer, playouts: int = PLAYOUTS, lore: Lore = NO_LORE) -> ComputerPlayer:
    """The searching player of a game, as it is declared."""
    return ComputerPlayer("seeker", Seeker(rules, quick, playouts, lore), strength=5, is_searching=True)


def find_seeker(declaration: Declaration) -> Seeker | None:
    """The searching player of a game, where it has one."""
    return next((one.play for one in declaration.computers if isinstance(one.play, Seeker)), None)
