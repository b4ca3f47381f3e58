"""Chooses the games of general tests: a short test runs on all games, a long one on one (GUILDHALL_GAMES=all: on all).

General tests are those that request `game` (directly, or through the users of `tests/cogs` or the tables of
`tests/tables`) without naming games in `parametrize`. `@games_that(asks_all_at_once)` limits a test to games of a
kind; a kind is a function in this module that uses only the contract. By default, a test has two players;
`@played_by(3)` changes that.
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
"""The games that the bot hosts, without those that exist only in tests."""
IS_ALL = os.environ.get("GUILDHALL_GAMES") == "all"
"""True if general tests run on all games."""
FEW = 20
"""Number of answers after which some games are over."""
MOST_SELDOM = 3
"""An event that occurs at most this often in the games of `walk` is too rare for a test to wait for."""
LONG = "sandbox"
"""A test that requests this fixture is long; mark other tests that need only one game with `one_game`."""


def games_that(*kinds: Kind) -> pytest.MarkDecorator:
    """Limit a test to games of these kinds."""
    return pytest.mark.games.with_args(*kinds)


USUAL_PLAYERS = 2
"""Number of players in a test without `played_by`."""


def played_by(players: int) -> pytest.MarkDecorator:
    """Set a test's number of players; the test then runs only on games for that number."""
    return pytest.mark.played_by.with_args(players)


def share_out(metafunc: pytest.Metafunc) -> None:
    """Parametrize a general test with its games."""
    if "game" not in metafunc.fixturenames or _names_its_games(metafunc.definition):
        return
    kinds = [kind for mark in metafunc.definition.iter_markers("games") for kind in mark.args]
    kinds.append(seats_all(_count_players(metafunc.definition)))
    is_long = LONG in metafunc.fixturenames or metafunc.definition.get_closest_marker("one_game") is not None
    metafunc.parametrize("game", choose_games(metafunc.definition.nodeid, kinds, is_one=is_long and not IS_ALL))


def choose_games(test: str, kinds: Sequence[Kind], *, is_one: bool) -> list[str]:
    """A test's games: all games of these kinds or, if `is_one`, one of them."""
    names = [name for name in GAMES if all(_is_of(kind, name) for kind in kinds)]
    return [pick(test, names)] if is_one else names


def _count_players(test: pytest.Function) -> int:
    """Return the value of the nearest mark, on the test or its module."""
    mark = test.get_closest_marker("played_by")
    return mark.args[0] if mark else USUAL_PLAYERS


@cache
def seats_all(players: int) -> Kind:
    """The kind of games for this number of players."""
    return lambda game: players in game.rules.seats


@cache
def _is_of(kind: Kind, name: str) -> bool:
    return kind(load_game(name))


def _names_its_games(test: pytest.Function) -> bool:
    return any("game" in _arguments(mark.args[0]) for mark in test.iter_markers("parametrize"))


def _arguments(names: str | Sequence[str]) -> Sequence[str]:
    return [name.strip() for name in names.split(",")] if isinstance(names, str) else names


def pick(test: str, games: Sequence[str]) -> str:
    """Choose a test's game: stable, evenly spread over tests, and mostly unchanged when a game is added."""
    return max(games, key=lambda name: sha256(f"{test} {name}".encode()).digest())


# -- kinds of games ----------------------------------------------------------------------------------------------------


@cache
def first_state(name: str, seats: int = 0) -> Any:
    """An initial state for this number of players (default: the minimum)."""
    rules = load_game(name).rules
    return rules.setup(seats or rules.seats[0], Chance(b"every game"), complete_options(rules, {}))[-1].state


def first_prompts(name: str) -> tuple[Prompt, ...]:
    """The first questions of a game."""
    return load_game(name).rules.prompts(first_state(name))


def offers_orders(game: Game) -> bool:
    """True if players can give orders for later decisions."""
    return game.declaration.foresight is not None


def offers_many_instructions(game: Game) -> bool:
    """True if some decision has more possible orders at the start than a player may give."""
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
    """True if all players are asked at the start; answers stay secret and can be taken back until all are given."""
    return len(first_prompts(game.name)) > 1


def draws_questions(game: Game) -> bool:
    """True if the first question has a picture with its facts."""
    state, [prompt, *_] = first_state(game.name), first_prompts(game.name)
    sight = game.guide.explain(game.rules.view(state, prompt.seat), prompt).sight
    return kind_of(sight) in game.painter.decisions


def picks_several(game: Game) -> bool:
    """True if the first question allows several options."""
    return first_prompts(game.name)[0].most > 1


def may_pass(game: Game) -> bool:
    """True if the first question can be passed, by a separate button."""
    return first_prompts(game.name)[0].least == 0


MOST_AT_ONCE = 6
"""Maximum number of options for a quick search."""


def asks_little_at_once(game: Game) -> bool:
    """True if the first question has few enough options for a quick search."""
    return len(first_prompts(game.name)[0].options) <= MOST_AT_ONCE


Turned: TypeAlias = tuple[Any, Prompt, tuple[Step[Any], ...]]


@cache
def walk(name: str) -> tuple[Turned, ...]:
    """Random games with the fewest players: each state, the question answered there, and the next steps."""
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
"""The key of a news line that only states a player's points."""


def tells_later(game: Game) -> bool:
    """True if the next player is shown another player's action before it is posted."""
    return any(
        prompt.seat not in [one.seat for one in game.rules.prompts(step.state)]
        and any(Seats((prompt.seat,)) in line.facts.values() for line in step.lines if line.key != STANDING)
        for _, prompt, [*_, step] in walk(game.name)
        if not step.picture and not step.is_pause
    )


def asks_again_at_once(game: Game) -> bool:
    """True if the same player is often asked again at once: a turn has several steps."""
    asked = [
        (prompt, [(one.seat, one.moment) for one in game.rules.prompts(step.state)])
        for _, prompt, [*_, step] in walk(game.name)
    ]
    return sum(others == [(prompt.seat, prompt.moment)] for prompt, others in asked) > MOST_SELDOM


def has_a_way_back(game: Game) -> bool:
    """True if some answers can be taken back without a vote."""
    return any(game.rules.back(step.state, prompt.seat) is not None for _, prompt, [*_, step] in walk(game.name))


def shows_close_ups(game: Game) -> bool:
    """True if events are shown in close-ups."""
    return any(is_close_up(step.picture) for *_, steps in walk(game.name) for step in steps)


def lasts_long(game: Game) -> bool:
    """True if a game with the minimum of players takes more than a few answers."""
    return len(walk(game.name)) > 3 * FEW


def has_chains(game: Game) -> bool:
    """True if decisions often have several answers, which can be taken back together."""
    long = [
        prompt
        for state, prompt, _ in walk(game.name)
        if prompt.back
        and (before := game.rules.back(state, prompt.seat)) is not None
        and game.rules.back(before, prompt.seat) is not None
    ]
    return len(long) > MOST_SELDOM


def forces_answers(game: Game) -> bool:
    """True if answers are often forced in the middle of a decision."""
    forced = [prompt for _, prompt, _ in walk(game.name) if prompt.back and forced_answer(prompt)]
    return len(forced) > MOST_SELDOM


def offers_shortcuts(game: Game) -> bool:
    """True if some turns can be played by one press instead of several."""
    return any(
        len(shortcut.chain) > 1
        for state, prompt, _ in walk(game.name)
        for shortcut in find_shortcuts(game.rules, game.guide, game.rules.view(state, prompt.seat), prompt)
    )


def draws_topics(game: Game) -> bool:
    """True if some topics of the rules have symbols."""
    return not {*game.painter.symbols}.isdisjoint(list_topics(game.guide))


def teaches(game: Game) -> bool:
    """True if the game has a lesson."""
    return game.declaration.lesson is not None


def has_several_headings(game: Game) -> bool:
    """True if the scores have more than one heading."""
    [*_, (*_, (*_, end))] = walk(game.name)
    scores = game.rules.scores(end.state)
    return len({heading.key for score in scores for heading, _ in game.guide.sum_up(score)}) > 1


def draws_pieces(game: Game) -> bool:
    """True if the painter draws symbols of pieces, not only of players."""
    return any(not symbol.startswith("seat.") for symbol in game.painter.symbols)


def speaks_every_language(game: Game) -> bool:
    """True if the game supports every language of the bot."""
    return {*game.declaration.languages} == {*LANGUAGES}


def is_hosted(game: Game) -> bool:
    """True if the bot hosts the game."""
    return game.name in HOSTED
