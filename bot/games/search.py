"""A searching player for every game: it guesses complete worlds that fit a view, and tries each answer in all of them.

The search needs the rules and a quick player, who plays all seats to the end of the game. The worse half of the answers
is dropped repeatedly, so that promising answers are tried most. The budget is a number of playouts, not seconds: the
same view, question and chance produce the same answer on every machine.
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
"""Games simulated per decision."""
WIN, LEAD, CLOSE = 0.35, 0.65, 6.0
"""The value of a final state: the weights of a win and of the lead in points, and the scale of the lead."""
SURE = 3.0
"""An answer is dropped early if it is this many standard errors behind the best one."""
ENOUGH = 8
"""Minimum number of worlds before an answer is dropped early."""
FEWEST = 2
"""Minimum number of worlds before an answer is dropped, if the budget allows."""
UNKNOWN = 1.0
"""The standard error of a single sample."""


class World(NamedTuple):
    """A possible complete game that fits a view."""

    state: Any
    players: Computer
    """Plays for every seat, in the style of the players assumed in this world."""


Imagine: TypeAlias = Callable[[Any, Seat, Chance], World]
"""Guesses a world that fits a view: any state that `Rules.guess` could return, preferring likely ones."""
Look: TypeAlias = Callable[[Any, Seat | None], Any]
"""Returns what a player sees of a state, such as the view from the player's seat."""


Horizon: TypeAlias = Callable[[Any, Any], bool]
"""True if a playout that began at the first state may stop at the second, for example at the end of a hand."""


Stop: TypeAlias = Callable[[Any], bool]
"""True if a playout may stop at a state."""


class OutOfTime(Exception):
    """The search ran out of time before it found anything."""


IsLate: TypeAlias = Callable[[], bool]
"""True once a search must stop; called before each playout."""


def has_time() -> bool:
    """Let a search take as long as it needs."""
    return False


class Lore(Struct, frozen=True):
    """Game-specific knowledge for the search."""

    imagine: Imagine | None = None
    """Guesses worlds if some states are likelier than others, or if opponents may differ from the quick player."""
    needs_views: bool = True
    """False if the playing function ignores hidden facts, and so needs no views."""
    horizon: Horizon | None = None
    """Decides where playouts may stop before the end of the game; the points at that state are then final."""
    calibration: Calibration = Calibration()
    """How results of playouts are converted to chances."""


NO_LORE = Lore()


class Judgement(Struct, frozen=True):
    """The expected result of an answer."""

    answer: Answer
    value: float
    """Between 0 and 1: a weighted sum of winning and of the lead over the best opponent."""
    error: float
    """The standard error of the answer's distance from the best one, over the worlds in which both were tried.

    For the best answer, the standard error of its value.
    """
    points: float
    """The seat's points at the end."""
    headings: dict[str, float]
    """The points by heading of `Guide.sum_up`; empty without a guide."""
    playouts: int
    """The number of worlds in which the answer was tried."""
    values: tuple[float, ...] = ()
    """By world: the answer's value. All answers use the same worlds in the same order, but some use fewer of them."""
    chain: Chain = ()
    """The best continuation found: questions and answers, beginning with this one."""
    wins: float = 0.0
    """The share of worlds that the seat won; a shared win counts partly."""
    left: float = 0.0
    """Average number of answers that all seats gave until the end of the game."""


def judge(  # noqa: PLR0913  # all parameters of a search
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
    """Estimate the value of answers to a question for its seat, using only the seat's view; best first.

    Answers in `wanted` are always tried and never dropped; at least `keep` answers are tried in all worlds.
    """
    search = Search(rules, quick, Thought(view, prompt, chance), lore, guide)
    return search.judge(playouts, wanted, keep)


class Thought(Struct, frozen=True):
    """The input of a search."""

    view: Any
    prompt: Prompt
    chance: Chance


class Trial:
    """A chain, with its result in each world where it was tried."""

    def __init__(self, chain: Chain) -> None:
        self.chain = chain
        self.values: list[float] = []
        self.scores: list[Score] = []
        self.wins = 0.0
        self.answers = 0

    @property
    def answer(self) -> Answer:
        """The first answer of the chain."""
        return self.chain[0][1]

    def behind(self, other: "Trial") -> tuple[float, float]:
        """Return how far this trial is behind the other in the worlds both have tried, and the standard error."""
        return mean_and_error([theirs - mine for mine, theirs in zip(self.values, other.values, strict=False)])


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    """Return the numbers' mean and its standard error."""
    count = len(numbers)
    mean = sum(numbers) / count
    if count == 1:
        return mean, UNKNOWN
    return mean, sqrt(sum([(number - mean) ** 2 for number in numbers]) / (count * (count - 1)))


class Search:
    """The search for one decision."""

    def __init__(  # all parameters of a search
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
        """Try all ways; repeatedly drop the worse half."""
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
        """Play these chains, which begin with different answers, in the same worlds."""
        trials = [Trial(chain) for chain in chains]
        self._play_on(trials, worlds)
        return self._sum_up(trials)

    def _play_on(self, trials: Sequence[Trial], worlds: int) -> None:
        """Play chains in further worlds."""
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
        """Play a chain in a world. Raises `OutOfTime`."""
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
        """Judge each answer by its best continuation; judge a dropped answer by its distance when it was dropped."""
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
    """Return how many worlds each trial gets in the next round: at least two if affordable, as one proves little."""
    return max(FEWEST if left >= 2 * FEWEST * trials else 1, left // rounds // trials)


def _drop(trials: Sequence[Trial], wanted: Sequence[Answer], keep: int) -> list[Trial]:
    """Keep the better half except clear losers, the best chains of `keep` answers, and everything wanted."""
    ranked = sorted(trials, key=lambda trial: -sum(trial.values))
    kept = {*wanted, *list(dict.fromkeys([trial.answer for trial in ranked]))[: keep if keep > 1 else 0]}
    better = [trial for trial in ranked[: max(1, len(ranked) // 2)] if not _is_surely_behind(trial, ranked[0])]
    firsts = {trial.answer: trial for trial in reversed(ranked) if trial.answer in kept}
    return better + [trial for trial in firsts.values() if trial not in better]


def _are_of_one_answer(trials: Sequence[Trial]) -> bool:
    """True if the trials differ only in what follows the first answer."""
    return len({trial.answer for trial in trials}) == 1


def _is_surely_behind(trial: Trial, best: Trial) -> bool:
    behind, error = trial.behind(best)
    return len(trial.values) >= ENOUGH and behind > SURE * error


def follow(play: Playout[Any], chain: Chain) -> None:
    """Play a chain while its questions are asked."""
    for prompt, answer in chain:
        if prompt not in play.prompts():
            return
        play.apply(prompt, answer)


def play_out(play: Playout[Any], quick: Computer, look: Look, seed: bytes, stop: Stop | None = None) -> int:
    """Let a quick player play all seats until the end or a state at which to stop; return the number of answers."""
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
    """Return 1 for a win, the seat's share of a shared win, else 0."""
    return 1 / sum([score.place == 1 for score in scores]) if scores[seat].place == 1 else 0.0


def value_of(scores: Sequence[Score], seat: Seat) -> float:
    """Return the value of a final state to a seat, from its win (shared or not) and its lead over the best opponent."""
    own = scores[seat]
    lead = min([lead_over(own, score) for score in scores if score.seat != seat])
    return WIN * win_of(scores, seat) + LEAD / (1 + exp(-lead / CLOSE))


class Seeker:
    """The computer player `seeker`: picks the answer with the best result in its search."""

    def __init__(self, rules: Rules[Any], quick: Computer, playouts: int = PLAYOUTS, lore: Lore = NO_LORE) -> None:
        self.rules, self.quick, self.playouts, self.lore = rules, quick, playouts, lore

    def play_on(self, play: Playout[Any], seed: bytes) -> int:
        """Let the quick player play all seats to the end; return the number of answers."""
        return play_out(play, self.quick, self.rules.view if self.lore.needs_views else _look_at_all, seed)

    def __call__(self, view: Any, prompt: Prompt, chance: Chance) -> Answer:
        """Answer using the whole budget."""
        return self.answer(view, prompt, chance, self.playouts)

    def answer(self, view: Any, prompt: Prompt, chance: Chance, playouts: int) -> Answer:
        """Answer using a given budget; a forced answer needs none."""
        if is_forced(prompt):
            return prompt.options
        return self.judge(view, prompt, chance, playouts)[0].answer

    def judge(  # noqa: PLR0913  # all parameters of a search
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
        """Judge answers like the function `judge`, using this game's quick player and guesses."""
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
        """Judge some chains for one question, all in the same worlds."""
        thought = Thought(view, chains[0][0][0], chance)
        search = Search(self.rules, self.quick, thought, self.lore, guide)
        return search.compare(chains, max(1, playouts // len(chains)))


def make_seeker(rules: Rules[Any], quick: Computer, playouts: int = PLAYOUTS, lore: Lore = NO_LORE) -> ComputerPlayer:
    """Declare a game's searching player."""
    return ComputerPlayer("seeker", Seeker(rules, quick, playouts, lore), strength=5, is_searching=True)


def find_seeker(declaration: Declaration) -> Seeker | None:
    """Return a game's searching player, if it has one."""
    return next((one.play for one in declaration.computers if isinstance(one.play, Seeker)), None)
