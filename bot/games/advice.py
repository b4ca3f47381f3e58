"""Advice for a person: the best few answers to a question, compared in new worlds that were not used to choose them."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.games.calibration import Band, Calibration, calibrate
from bot.games.chains import fits_a_button, next_question
from bot.games.chance import Chance
from bot.games.contract import Answer, Chain, Guide, Playout, Prompt, Seat
from bot.games.search import IsLate, Judgement, Search, Seeker, Thought, World, has_time, win_of

MOST_ANSWERS = 3
"""Maximum number of suggestions."""
CHOOSING = 0.6
"""Share of the playouts used to choose the suggestions; the other playouts compare them."""
WHOLE_GAMES = 6
"""Number of games played to measure the average length."""
MOST_MEASURED = 32
"""Maximum number of cached averages; there is one per searching player and number of seats."""
TWINS = 4
"""Number of guessed worlds in which one press of a suggestion must lead to the same questions."""


class Advice(Struct, frozen=True):
    """The best answers to a question, each with a chain that one press can play."""

    judgements: tuple[Judgement, ...]
    """The judged answers, best first; if nothing was simulated, only the quick player's answer and its chain."""
    chance: Band | None = None
    """The chance of winning with the best answer."""

    @property
    def is_simulated(self) -> bool:
        """True if playouts compared the answers."""
        return self.judgements[0].playouts > 0


def advise(
    seeker: Seeker, thought: Thought, playouts: int, *, guide: Guide | None = None, is_late: IsLate = has_time
) -> Advice:
    """Search for the best answers, then compare them in new worlds against equally strong players. Raises `OutOfTime`.

    The best of many noisy values is usually overestimated, so the comparison only uses new worlds.
    """
    choosing = Search(seeker.rules, seeker.quick, thought, seeker.lore, None, is_late)
    first, *others = choosing.judge(max(1, round(CHOOSING * playouts)), (), MOST_ANSWERS)
    others.sort(key=lambda one: (-one.playouts, -one.value))
    chains = [one.chain for one in (first, *others[: MOST_ANSWERS - 1])]
    lore = replace(seeker.lore, imagine=_imagine_equals(seeker))
    again = replace(thought, chance=thought.chance.fork("compare"))
    comparing = Search(seeker.rules, seeker.quick, again, lore, guide, is_late)
    worlds = max(2, round((1 - CHOOSING) * playouts / len(chains)))
    found = comparing.compare(chains, worlds)
    return Advice(tuple([_make_playable(seeker, thought, one) for one in found]), chance_of(seeker, thought, found[0]))


class Forecast(Struct, frozen=True):
    """How often each seat won in simulated games, and how much of the game was already over."""

    wins: tuple[float, ...]
    """By seat: the share of the worlds that the seat won."""
    worlds: int
    progress: float

    def calibrate(self, calibration: Calibration, seat: Seat) -> Band:
        """Return a seat's calibrated chance of winning."""
        return calibrate(calibration, self.wins[seat], self.worlds, len(self.wins), self.progress)


def chance_of(seeker: Seeker, thought: Thought, judgement: Judgement) -> Band:
    """Return the chance of winning with an answer."""
    seats = len(seeker.rules.scores(thought.view))
    progress = find_progress(seeker, seats, judgement.left + len(judgement.chain))
    return calibrate(seeker.lore.calibration, judgement.wins, judgement.playouts, seats, progress)


def find_progress(seeker: Seeker, seats: int, left: float) -> float:
    """Return how much of a game is over (0 to 1), given the number of answers left."""
    return max(0.0, 1 - left / measure_game(seeker, seats))


@lru_cache(MOST_MEASURED)
def measure_game(seeker: Seeker, seats: int) -> float:
    """Return the average number of answers in a game between quick players."""
    rules, answers = seeker.rules, 0
    options = {option.name: option.choices[0] for option in rules.options}
    for number in range(WHOLE_GAMES):
        chance = Chance(b"whole games", number)
        answers += seeker.play_on(rules.playout(rules.setup(seats, chance, options)[-1].state), chance.seed)
    return answers / WHOLE_GAMES


def forecast(seeker: Seeker, view: Any, chance: Chance, worlds: int) -> Forecast:
    """Simulate the rest of the game between quick players in guessed worlds, using only what is public."""
    rules, left = seeker.rules, 0
    wins = [0.0] * len(rules.scores(view))
    for number in range(worlds):
        play = rules.playout(rules.guess(view, None, chance.fork(f"world {number}")))
        left += seeker.play_on(play, chance.fork(f"hand {number}").seed)
        scores = rules.scores(play.state)
        wins = [won + win_of(scores, seat) for seat, won in enumerate(wins)]
    return Forecast(tuple([won / worlds for won in wins]), worlds, find_progress(seeker, len(wins), left / worlds))


def foresee(seeker: Seeker, found: Forecast) -> tuple[float, ...]:
    """Return each seat's chance of winning; the chances add up to 1."""
    trusted = [found.calibrate(seeker.lore.calibration, seat).likely for seat in range(len(found.wins))]
    return tuple([one / sum(trusted) for one in trusted])


def _imagine_equals(seeker: Seeker) -> Any:
    """Return a function that guesses states as the seeker does, but lets its quick player play all seats."""
    rules, imagine = seeker.rules, seeker.lore.imagine

    def imagine_equals(view: Any, seat: Seat, chance: Chance) -> World:
        state = imagine(view, seat, chance).state if imagine else rules.guess(view, seat, chance)
        return World(state, seeker.quick)

    return imagine_equals


def advise_quickly(seeker: Seeker, thought: Thought) -> Advice:
    """Return the quick player's answer without simulating anything."""
    answer = seeker.quick(thought.view, thought.prompt, thought.chance)
    judgement = Judgement(answer, 0.0, 0.0, 0.0, {}, 0, chain=((thought.prompt, answer),))
    return Advice((_make_playable(seeker, thought, judgement),))


def _make_playable(seeker: Seeker, thought: Thought, judgement: Judgement) -> Judgement:
    return replace(judgement, chain=find_playable(seeker, thought, judgement.chain))


def find_playable(seeker: Seeker, thought: Thought, chain: Chain) -> Chain:
    """Return the part of a chain that one press can play whatever the hidden facts are.

    If the chain ends before the decision does, the quick player continues it until something is revealed.
    """
    rules, seat = seeker.rules, thought.prompt.seat
    chances = [thought.chance.fork(f"twin {number}") for number in range(TWINS)]
    twins = [rules.playout(rules.guess(thought.view, seat, chance)) for chance in chances]
    found: Chain = ()
    asked: Prompt | None = thought.prompt
    while asked:
        answer = chain[len(found)][1] if len(found) < len(chain) else _go_on(seeker, twins[0], asked)
        if answer is None or not fits_a_button((*found, (asked, answer))):
            break
        for twin in twins:
            twin.apply(asked, answer)
        found = (*found, (asked, answer))
        asked = _shared_question(twins, asked)
        if len(found) < len(chain) and asked != chain[len(found)][0]:
            break
    return found


def _go_on(seeker: Seeker, play: Playout[Any], asked: Prompt) -> Answer | None:
    """Return the quick player's answer; None if something was revealed before the question."""
    return seeker.quick(seeker.rules.view(play.state, asked.seat), asked, Chance(b"go on")) if asked.back else None


def _shared_question(twins: Sequence[Playout[Any]], before: Prompt) -> Prompt | None:
    """Return the next question of the decision if it is the same in every world, else None."""
    first, *others = [next_question(twin.prompts(), before) for twin in twins]
    return first if all(other == first for other in others) else None
