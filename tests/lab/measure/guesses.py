"""Fairness of searching players in numbers: their guesses fit their view, and they know nothing else.

`python -m tests.lab guesses` checks 10,000 guesses and 1,000 answers; the tests check a fraction of them.
"""

import argparse
from collections.abc import Iterator
from functools import partial
from itertools import count, islice, product
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.catalogue import Game
from bot.games import answers
from bot.games.chance import Chance
from bot.games.contract import Computer, Prompt, Seat, encode
from bot.games.search import Seeker, World, find_seeker
from tests.games.played import PLAYED, load_played

GUESSES, ANSWERS = 10_000, 1_000
"""Numbers of guesses and of answers that the command checks."""
FEW = 6
"""Playouts per search, which can be few: a searching player's knowledge does not depend on its search time."""
EVERY = 7
"""One in this many positions is checked; the number divides no game's number of turns."""


class Position(Struct, frozen=True):
    """A game's state, and its viewer."""

    state: Any
    viewer: Seat
    number: int


def positions(game: Game) -> Iterator[Position]:
    """Yield positions of games between quick or random players endlessly, with every number of players and option."""
    rules = game.rules
    choices = [dict(zip([one.name for one in rules.options], chosen, strict=True)) for chosen in _chosen(game)]
    tables = list(product(rules.seats, choices, ("random", game.best_computer)))
    number = 0
    for deal in count():
        for seats, options, player in tables:
            seed = Chance(b"positions").fork(f"{deal} {seats} {options} {player}").seed
            for state in _states(game, seats, options, player, seed):
                yield Position(state, number % seats, number)
                number += 1


def _chosen(game: Game) -> Iterator[tuple[str, ...]]:
    return product(*[option.choices for option in game.rules.options])


def _states(game: Game, seats: int, options: dict[str, str], player: str, seed: bytes) -> Iterator[Any]:
    """Yield some states of one game."""
    rules, play_on = game.rules, game.computer(player)
    play = rules.playout(answers.begin(rules, seats, Chance(seed), options)[-1].state)
    for number in count():
        prompts = play.prompts()
        if number % EVERY == 0:
            yield rules.playout(play.state).state
        if not prompts:
            return
        prompt = prompts[number % len(prompts)]
        view = rules.view(play.state, prompt.seat)
        play.apply(prompt, play_on(view, prompt, Chance(seed, number)))


def seeker_of(game: Game) -> Seeker:
    """Return the game's searching player."""
    seeker = find_seeker(game.declaration)
    assert seeker is not None
    return seeker


def count_fitting(game: Game, number: int) -> int:
    """Count the guesses with the same view as the original state; a game's two kinds of guesses, if any, alternate."""
    rules = game.rules
    imagine, fitting = seeker_of(game).lore.imagine, 0
    for at in islice(positions(game), number):
        view = rules.view(at.state, at.viewer)
        chance = Chance(b"guess", at.number)
        if imagine is not None and at.number % 2:
            guessed = imagine(view, at.viewer, chance).state
        else:
            guessed = rules.guess(view, at.viewer, chance)
        fitting += encode(rules.view(guessed, at.viewer)) == encode(view)
    return fitting


def asked(game: Game) -> Iterator[tuple[Position, Prompt]]:
    """Yield positions that offer a choice, seen by the asked player."""
    for at in positions(game):
        free = [prompt for prompt in game.rules.prompts(at.state) if len(prompt.options) > prompt.least]
        if free:
            prompt = free[at.number % len(free)]
            yield Position(at.state, prompt.seat, at.number), prompt


def count_equal(game: Game, number: int) -> int:
    """Count the questions that the searching player answers the same way in a different state with the same view."""
    rules, seeker, equal = game.rules, seeker_of(game), 0
    for at, prompt in islice(asked(game), number):
        view, own = rules.view(at.state, at.viewer), Chance(b"own", at.number)
        other = rules.view(rules.guess(view, at.viewer, Chance(b"twin", at.number)), at.viewer)
        equal += seeker.answer(view, prompt, own, FEW) == seeker.answer(other, prompt, own, FEW)
    return equal


def count_modest(game: Game, number: int) -> int:
    """Count the questions that an imagined player answers the same way from the whole state and from its view."""
    rules, modest = game.rules, 0
    for at, prompt in islice(asked(game), number):
        own = Chance(b"own", at.number)
        play = _whom_others_imagine(game, at)
        modest += play(at.state, prompt, own) == play(rules.view(at.state, at.viewer), prompt, own)
    return modest


def _whom_others_imagine(game: Game, at: Position) -> Computer:
    """Return the player that the search imagines in the next seat; the quick player by default."""
    thinker = (at.viewer + 1) % len(game.rules.scores(at.state))
    view, chance = game.rules.view(at.state, thinker), Chance(b"company", at.number)
    return _imagined_players(seeker_of(game), view, thinker, chance)


def _imagined_players(seeker: Seeker, view: Any, seat: Seat, chance: Chance) -> Computer:
    return seeker.lore.imagine(view, seat, chance).players if seeker.lore.imagine else seeker.quick


def is_told_from_a_cheat(game: Game, number: int) -> bool:
    """True if seeing the whole state changes the searching player's answer to any of the first `number` questions."""
    rules, seeker = game.rules, seeker_of(game)
    for at, prompt in islice(asked(game), number):
        cheat = Seeker(rules, seeker.quick, FEW, replace(seeker.lore, imagine=partial(_see, seeker, at.state)))
        view, own = rules.view(at.state, at.viewer), Chance(b"own", at.number)
        if cheat.answer(view, prompt, own, FEW) != seeker.answer(view, prompt, own, FEW):
            return True
    return False


def _see(seeker: Seeker, state: Any, view: Any, seat: Seat, chance: Chance) -> World:
    """Replace the guess by the whole state, but not the imagined players."""
    return World(state, _imagined_players(seeker, view, seat, chance))


def main(arguments: list[str] | None = None) -> int:
    """Print the results of every game; return 0 if all are right."""
    parser = argparse.ArgumentParser(prog="python -m tests.lab guesses")
    parser.add_argument("--guesses", type=int, default=GUESSES)
    parser.add_argument("--answers", type=int, default=ANSWERS)
    parser.add_argument("--games", default=",".join(PLAYED), help="names with commas between")
    wishes = parser.parse_args(arguments)
    is_well = True
    for name in wishes.games.split(","):
        game = load_played(name)
        fitting, equal = count_fitting(game, wishes.guesses), count_equal(game, wishes.answers)
        is_well &= (fitting, equal) == (wishes.guesses, wishes.answers)
        print(f"{name}: {fitting} of {wishes.guesses} guesses fit, {equal} of {wishes.answers} answers are equal")
    return 0 if is_well else 1


if __name__ == "__main__":
    raise SystemExit(main())
