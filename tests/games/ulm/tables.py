"""Tables for the rule cases: a plain town, ways to lay pieces on it, and ways to play on from there."""

import tomllib
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias, cast

from msgspec import msgpack

from bot.catalogue import Game, home_of
from bot.games.answers import answer as check_and_choose
from bot.games.answers import complete_options
from bot.games.chance import Chance
from bot.games.computers import RANDOM
from bot.games.contract import Declaration, Guide, Line, Prompt, Seat, Step
from bot.games.ulm.reading import read_pieces
from bot.games.ulm.rules import Ulm
from bot.games.ulm.state import State

HOME = home_of("ulm")
A, B, C, D = range(4)
"""Players, who sit in this order."""


def figures() -> dict[str, Any]:
    """The figures of the data file, fresh, so that a test may change them."""
    return tomllib.loads((HOME.data / "pieces.toml").read_text("utf-8"))


Change: TypeAlias = Callable[[dict[str, Any]], object]
"""Puts something else into the figures."""


def changed_rules(change: Change) -> Ulm:
    """The rules with a changed figure."""
    changed = figures()
    change(changed)
    return Ulm(read_pieces(changed))


PIECES = read_pieces(figures())
RULES = Ulm(PIECES)


def load_ulm() -> Game:
    """The game as the catalogue would load it; who explains and draws it is not needed to play it."""
    declaration = Declaration(rules=RULES, guide=cast("Guide", None), computers=(RANDOM,), languages=("en",))
    return Game("ulm", declaration, HOME, msgpack.encode(figures()))


def fresh(seats: int = 3, seed: int = 1, rules: Ulm = RULES, **options: str) -> State:
    """A game just set up, as chance has it."""
    return rules.setup(seats, Chance(seed.to_bytes(32, "big")), complete_options(rules, options))[-1].state


def asked(state: State, seat: Seat | None = None, rules: Ulm = RULES) -> Prompt:
    """The open question, to that seat where one is named."""
    [prompt] = rules.prompts(state)
    assert seat in (None, prompt.seat)
    return prompt


def play(state: State, *answers: str | Iterable[str], rules: Ulm = RULES) -> tuple[Step[State], ...]:
    """Answers one question after another, each checked to be legal; gives the steps of all answers."""
    steps: tuple[Step[State], ...] = ()
    for answer in answers:
        picks = (answer,) if isinstance(answer, str) else tuple(answer)
        prompt = asked(state, rules=rules)
        steps += check_and_choose(rules, state, prompt.seat, prompt.id, picks)
        state = steps[-1].state
    return steps


def act(state: State, *answers: str | Iterable[str], rules: Ulm = RULES) -> State:
    """The state after answers."""
    return play(state, *answers, rules=rules)[-1].state


def lines(steps: Iterable[Step[State]], *keys: str) -> list[Line]:
    """The lines told in steps, or only those with these keys."""
    return [line for step in steps for line in step.lines if not keys or line.key in keys]
