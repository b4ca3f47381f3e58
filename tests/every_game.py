"""On which games a general test runs: a long one on one of them, a short one on each; all with GUILDHALL_GAMES=all.

Whatever asks for `game` (the people of `tests/cogs`, the tables of `tests/tables`) is such a test, unless it is
parametrized with the games it means. `@games_that(asks_all_at_once)` leaves it those of a kind, which is a function of
this module: it knows nothing of a game but the contract. A test of two people runs on games for two;
`@played_by(3)` says how many sit there instead.
"""

import os
import random
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from typing import Any, TypeAlias

import pytest

from bot.catalogue import GAMES, Game, load_game
from bot.games.answers import complete_options, forced_answer
from bot.games.chains import find_shortcuts
from bot.games.chance import Chance
from bot.games.contract import Prompt, Seats, Step, list_topics
from bot.games.orders import MOST_LAID
from bot.pictures.sights import is_close_up, kind_of
from bot.words.words import LANGUAGES
from tests import second_game

Kind: TypeAlias = Callable[[Game], bool]
HOSTED = tuple(name for name in GAMES if name != second_game.NAME)
"""The games that the bot hosts, without the one that only the tests have."""
IS_ALL = os.environ.get("GUILDHALL_GAMES") == "all"
"""Whether each general test runs on every game."""
FEW = 20
"""Answers after which some games are over."""
MOST_SELDOM = 3
"""What happens no oftener in a few games cannot be waited for."""
LONG = "sandbox"
"""Whoever asks for this fixture takes long; other tests for which one game is enough are marked with `one_game`."""


def games_that(*kinds: Kind) -> pytest.MarkDecorator:
    """Marks a test that only games of these kinds can be played in."""
    return pytest.mark.games.with_args(*kinds)


USUAL_PLAYERS = 2
"""People at the table of a general test that says nothing else."""


def played_by(players: int) -> pytest.MarkDecorator:
    """Marks a test with this number of players: it runs on games that seat them."""
    return pytest.mark.played_by.with_args(players)


def share_out(metafunc: pytest.Metafunc) -> None:
    """Parametrizes a general test with its games."""
    if "game" not in metafunc.fixturenames or _names_its_games(metafunc.definition):
        return
    kinds = [kind for mark in metafunc.definition.iter_markers("games") for kind in mark.args]
    kinds.append(seats_all(_count_players(metafunc.definition)))
    is_long = LONG in metafunc.fixturenames or metafunc.definition.get_closest_marker("one_game") is not None
    metafunc.parametrize("game", choose_games(metafunc.definition.nodeid, kinds, is_one=is_long and not IS_ALL))


def choose_games(test: str, kinds: Sequence[Kind], *, is_one: bool) -> list[str]:
    """The games of a test: all of these kinds, or one of them."""
    names = [name for name in GAMES if all(_is_of(kind, name) for kind in kinds)]
    return [pick(test, names)] if is_one else names


def _count_players(test: pytest.Function) -> int:
    """As the nearest mark says: of the test, else of its module."""
    mark = test.get_closest_marker("played_by")
    return mark.args[0] if mark else USUAL_PLAYERS


@cache
def seats_all(players: int) -> Kind:
    """A kind: games that seat this number of players."""
    return lambda game: players in game.rules.seats


@cache
def _is_of(kind: Kind, name: str) -> bool:
    return kind(load_game(name))


def _names_its_games(test: pytest.Function) -> bool:
    return any("game" in _arguments(mark.args[0]) for mark in test.iter_markers("parametrize"))


def _arguments(names: str | Sequence[str]) -> Sequence[str]:
    return [name.strip() for name in names.split(",")] if isinstance(names, str) else names


def pick(test: str, games: Sequence[str]) -> str:
    """The game of a test: always the same one, evenly spread over tests, and mostly kept when a game is added."""
    return max(games, key=lambda name: sha256(f"{test} {name}".encode()).digest())


# -- kinds of games ----------------------------------------------------------------------------------------------------


@cache
def first_state(name: str, seats: int = 0) -> Any:
    """Some beginning of a game for this many, else for as few as may play."""
    rules = load_game(name).rules
    return rules.setup(seats or rules.seats[0], Chance(b"every game"), complete_options(rules, {}))[-1].state


def first_prompts(name: str) -> tuple[Prompt, ...]:
    """What is asked at the beginning of a game."""
    return load_game(name).rules.prompts(first_state(name))


def offers_orders(game: Game) -> bool:
    """Something can be ordered for coming decisions."""
    return game.declaration.foresight is not None


def offers_many_instructions(game: Game) -> bool:
    """For some decision more can be ordered at the beginning than may be laid for one."""
    foresight, state = game.declaration.foresight, first_state(game.name)
    if foresight is None:
        return False
    views = [(game.rules.view(state, seat), seat) for seat in range(game.rules.seats[0])]
    offered = [
        sum(len(shelf.instructions) for shelf in foresight.shelves(view, seat, occasion.name))
        for view, seat in views
        for occasion in foresight.occasions(view, seat)
    ]
    return max(offered) > MOST_LAID


def asks_all_at_once(game: Game) -> bool:
    """Everybody is asked at the beginning; an answer is kept in secret, and can be taken back, until all are in."""
    return len(first_prompts(game.name)) > 1


def draws_questions(game: Game) -> bool:
    """The first question has a picture that carries its facts."""
    state, [prompt, *_] = first_state(game.name), first_prompts(game.name)
    sight = game.guide.explain(game.rules.view(state, prompt.seat), prompt).sight
    return kind_of(sight) in game.painter.decisions


def picks_several(game: Game) -> bool:
    """Several options may be picked at the beginning, one after the other."""
    return first_prompts(game.name)[0].most > 1


def may_pass(game: Game) -> bool:
    """The first question may be answered with nothing, which has a button of its own."""
    return first_prompts(game.name)[0].least == 0


MOST_AT_ONCE = 6
"""Options of a question that a search is through with soon."""


def asks_little_at_once(game: Game) -> bool:
    """The first question has so few options that a search is through with them soon."""
    return len(first_prompts(game.name)[0].options) <= MOST_AT_ONCE


Turned: TypeAlias = tuple[Any, Prompt, tuple[Step[Any], ...]]


@cache
def walk(name: str) -> tuple[Turned, ...]:
    """Some random games of as few as may play: each state, the question that was answered there, and what followed."""
    rules, turned = load_game(name).rules, []
    for seed in range(3):
        state, rng = first_state(name), random.Random(seed)  # noqa: S311  # repeatable, not secret
        while prompts := rules.prompts(state):
            prompt = rng.choice(prompts)
            picks = rng.sample(prompt.options, rng.randint(max(1, prompt.least), prompt.most))
            steps = rules.choose(state, prompt, tuple(one for one in prompt.options if one in picks))
            turned.append((state, prompt, steps))
            state = steps[-1].state
    return tuple(turned)


STANDING = "standing"
"""A line that tells a player's points, and nothing that they do."""


def tells_later(game: Game) -> bool:
    """What somebody does is told to whoever is asked next before it is posted to all."""
    return any(
        prompt.seat not in [one.seat for one in game.rules.prompts(step.state)]
        and any(Seats((prompt.seat,)) in line.facts.values() for line in step.lines if line.key != STANDING)
        for _, prompt, [*_, step] in walk(game.name)
        if not step.picture and not step.is_pause
    )


def asks_again_at_once(game: Game) -> bool:
    """Whoever has answered is often asked again, and nobody else: a turn has several steps."""
    asked = [
        (prompt, [(one.seat, one.moment) for one in game.rules.prompts(step.state)])
        for _, prompt, [*_, step] in walk(game.name)
    ]
    return sum(others == [(prompt.seat, prompt.moment)] for prompt, others in asked) > MOST_SELDOM


def has_a_way_back(game: Game) -> bool:
    """Some answer can be taken back by its player alone."""
    return any(game.rules.back(step.state, prompt.seat) is not None for _, prompt, [*_, step] in walk(game.name))


def shows_close_ups(game: Game) -> bool:
    """What happens is shown place by place."""
    return any(is_close_up(step.picture) for *_, steps in walk(game.name) for step in steps)


def lasts_long(game: Game) -> bool:
    """A game of as few as may play takes more than a few answers."""
    return len(walk(game.name)) > 3 * FEW


def has_chains(game: Game) -> bool:
    """Something to do takes several answers, which can be taken back together, often enough to wait for it."""
    long = [
        prompt
        for state, prompt, _ in walk(game.name)
        if prompt.back
        and (before := game.rules.back(state, prompt.seat)) is not None
        and game.rules.back(before, prompt.seat) is not None
    ]
    return len(long) > MOST_SELDOM


def forces_answers(game: Game) -> bool:
    """In the middle of something to do there is often one answer only."""
    forced = [prompt for _, prompt, _ in walk(game.name) if prompt.back and forced_answer(prompt)]
    return len(forced) > MOST_SELDOM


def offers_shortcuts(game: Game) -> bool:
    """Some turn can be played by one press instead of several."""
    return any(
        len(shortcut.chain) > 1
        for state, prompt, _ in walk(game.name)
        for shortcut in find_shortcuts(game.rules, game.guide, game.rules.view(state, prompt.seat), prompt)
    )


def draws_topics(game: Game) -> bool:
    """Some topic of the rules has a symbol."""
    return not {*game.painter.symbols}.isdisjoint(list_topics(game.guide))


def teaches(game: Game) -> bool:
    """It has a first lesson."""
    return game.declaration.lesson is not None


def has_several_headings(game: Game) -> bool:
    """Its points stand under more than one heading."""
    [*_, (*_, (*_, end))] = walk(game.name)
    scores = game.rules.scores(end.state)
    return len({heading.key for score in scores for heading, _ in game.guide.sum_up(score)}) > 1


def draws_pieces(game: Game) -> bool:
    """Its painter draws symbols of pieces, besides those of the players."""
    return any(not symbol.startswith("seat.") for symbol in game.painter.symbols)


def speaks_every_language(game: Game) -> bool:
    """It speaks all languages of the bot."""
    return {*game.declaration.languages} == {*LANGUAGES}


def is_hosted(game: Game) -> bool:
    """The bot hosts it, and not the tests alone."""
    return game.name in HOSTED
