"""Orders of every game that supports them: within the limits, worded in every language, and always legal."""

import random
import re
from typing import Any

import pytest

from bot.games.answers import check_answer
from bot.games.contract import Line, Prompt, Rules
from bot.games.order_book import OrderBook, Orders
from bot.games.orders import (
    INSTRUCTION_PATTERN,
    MOST_INSTRUCTIONS,
    MOST_LAID,
    MOST_OCCASIONS,
    MOST_SHELVES,
    OCCASION_PATTERN,
    Foresight,
    Occasion,
)
from tests.games.played import PLAYED, load_played
from tests.games.walk import Decision, Walk

FORESEEN = [name for name in PLAYED if load_played(name).declaration.foresight]
"""Games with orders."""
LIMITS = {"occasion": 40, "instruction": 40, "shelf": 34}
"""The number of characters a phone shows of a list option and of a closed list."""
LONGEST = 100
"""Discord's limit for a label with the longest names."""
NAMES, LONG_NAMES = ("Wilhelmina",) * 8, tuple(letter * 32 for letter in "WMQGONUD")


def foresight_of(name: str) -> Foresight:
    """The game's declared orders."""
    found = load_played(name).declaration.foresight
    assert found is not None
    return found


class _Looking:
    """Collects the orders that each seat can give after each decision."""

    def __init__(self, name: str) -> None:
        self.foresight = foresight_of(name)
        self.said: set[tuple[str, str, Any]] = set()
        """Every line, with its prefix and facts."""

    def check(self, rules: Rules[Any], decision: Decision) -> None:
        state = decision.after
        for seat in range(len(rules.scores(state))):
            view = rules.view(state, seat)
            occasions = list(self.foresight.occasions(view, seat))
            names = [occasion.name for occasion in occasions]
            assert len(names) == len(set(names)) <= MOST_OCCASIONS
            assert all(re.fullmatch(OCCASION_PATTERN, name) for name in names)
            is_asked = any(prompt.seat == seat for prompt in rules.prompts(state))
            assert is_asked or not any(occasion.is_now for occasion in occasions)
            for occasion in occasions:
                self._check_occasion(view, seat, occasion)

    def _check_occasion(self, view: Any, seat: int, occasion: Occasion) -> None:
        shelves = self.foresight.shelves(view, seat, occasion.name)
        instructions = [instruction for shelf in shelves for instruction in shelf.instructions]
        names = [instruction.name for instruction in instructions]
        assert 1 <= len(shelves) <= MOST_SHELVES
        assert all(1 <= len(shelf.instructions) <= MOST_INSTRUCTIONS for shelf in shelves)
        assert len(set(names)) == len(names)
        assert all(re.fullmatch(INSTRUCTION_PATTERN, name) for name in names)
        assert [self.foresight.read(view, seat, occasion.name, name) for name in names] == instructions
        advised = self.foresight.advise(view, seat, occasion.name)
        assert len(set(advised)) == len(advised) <= MOST_LAID
        read = [self.foresight.read(view, seat, occasion.name, instruction) for instruction in advised]
        lines = [("occasion", occasion.title), *[("shelf", shelf.title) for shelf in shelves]]
        for prefix, line in (*lines, *[("instruction", instruction.label) for instruction in (*instructions, *read)]):
            self.said.add((prefix, line.key, tuple(line.facts.items())))


@pytest.mark.parametrize("name", FORESEEN)
def test_orders_fit_the_limits_and_have_words(name: str) -> None:
    """Covers random games, every seat after every decision, and every language."""
    game, looking = load_played(name), _Looking(name)
    for seats in game.rules.seats:
        Walk(game, seats, seats).go([looking.check])
    for language in game.declaration.languages:
        words = game.words(language)
        for prefix, key, facts in looking.said:
            line = Line(key, dict(facts))
            assert 0 < len(words.tell(line, NAMES, prefix)) <= LIMITS[prefix], words.tell(line, NAMES, prefix)
            assert len(words.tell(line, LONG_NAMES, prefix)) <= LONGEST
        for condition in looking.foresight.conditions:
            asks = words.say("orders-way-when", when=words.say(f"when-{condition}"))
            assert len(asks) <= LIMITS["instruction"], asks


def lay_by_chance(rules: Rules[Any], foresight: Foresight, state: Any, seat: int, rng: random.Random) -> Orders:
    """Give random instructions for random upcoming occasions."""
    view, orders = rules.view(state, seat), Orders()
    for occasion in foresight.occasions(view, seat):
        names = [
            instruction.name
            for shelf in foresight.shelves(view, seat, occasion.name)
            for instruction in shelf.instructions
        ]
        if not occasion.is_now and rng.random() < 0.7:
            orders = orders.lay(occasion.name, tuple(rng.sample(names, min(len(names), rng.randint(1, MOST_LAID)))))
    return orders


@pytest.mark.parametrize("name", FORESEEN)
def test_an_order_is_always_a_legal_answer_or_none(name: str) -> None:
    """Gives random orders after each answer of random games with every number of players."""
    game, foresight = load_played(name), foresight_of(name)
    rules, rng, answered = game.rules, random.Random(7), 0  # noqa: S311  # repeatable, not secret
    for seats in rules.seats:
        book, orders = OrderBook(rules, foresight), [Orders()] * seats
        state = Walk(game, seats, seats).states()[0]
        while prompts := rules.prompts(state):
            prompt = rng.choice(prompts)
            ordered = foresight.answer(rules.view(state, prompt.seat), prompt, orders[prompt.seat].laid)
            if ordered is not None:
                assert check_answer(prompt, ordered) == ordered
                answered += 1
            state = rules.choose(state, prompt, ordered if ordered is not None else _any_answer(prompt, rng))[-1].state
            orders = [book.keep(state, seat, one) for seat, one in enumerate(orders)]
            orders[prompt.seat] = lay_by_chance(rules, foresight, state, prompt.seat, rng)
    assert answered > 50


def _any_answer(prompt: Prompt, rng: random.Random) -> tuple[str, ...]:
    picked = rng.sample(prompt.options, rng.randint(prompt.least, prompt.most))
    return tuple(option for option in prompt.options if option in picked)


@pytest.mark.parametrize("name", FORESEEN)
def test_a_condition_holds_for_a_whole_decision(name: str) -> None:
    """A condition is either true at every question of a decision or at none."""
    game, foresight = load_played(name), foresight_of(name)
    known: dict[tuple[int, str], list[bool]] = {}

    def check(rules: Rules[Any], decision: Decision) -> None:
        for prompt in rules.prompts(decision.after):
            view = rules.view(decision.after, prompt.seat)
            holds = [foresight.asks(view, prompt, condition) for condition in foresight.conditions]
            key = (prompt.seat, prompt.moment)
            assert not prompt.back or known.get(key, holds) == holds, prompt
            known[key] = holds

    for seed in range(2):
        known.clear()
        Walk(game, game.rules.seats[-1], seed).go([check])
