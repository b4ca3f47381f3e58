"""Random walks through any game, with every check of the contract after every decision."""

import random
import re
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from msgspec import Struct

from bot.catalogue import Game
from bot.games import answers
from bot.games.chance import Chance
from bot.games.contract import (
    MOST_OPTIONS,
    OPTION_PATTERN,
    PROMPT_PATTERN,
    SIGHT_PATTERN,
    Answer,
    Prompt,
    Rules,
    Seats,
    Step,
    decode,
    encode,
)
from bot.records.record import Move, Record, total_scores

MOST_DECISIONS = 3000
"""Far more answers than any game needs: a longer walk must be a cycle."""


class Decision(Struct, frozen=True):
    """A state, an answer to one of its prompts, and the resulting steps; the setup has no state and no answer."""

    before: Any
    prompt: Prompt | None
    answer: Answer
    steps: tuple[Step[Any], ...]

    @property
    def after(self) -> Any:
        """The resulting state."""
        return self.steps[-1].state


Check: TypeAlias = Callable[[Rules[Any], Decision], None]
"""Checks one decision."""


class Walk:
    """One random game, recorded so that a failure can be replayed."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        self.rules = game.rules
        self.rng = random.Random(seed)  # noqa: S311  # repeatable, not secret
        self.seed = seed.to_bytes(32, "big")
        self.seats = seats
        self.options = {option.name: self.rng.choice(option.choices) for option in self.rules.options}
        self.moves: list[Move] = []
        self.state: Any = None

    def go(self, checks: list[Check]) -> Any:
        """Play to the end under all checks; return the last state."""
        for decision in self._decisions():
            self.state = decision.after
            for check in checks:
                check(self.rules, decision)
        return self.state

    def states(self) -> list[Any]:
        """Play to the end; return every state with an open prompt, and the final state."""
        states: list[Any] = []
        self.go([lambda _rules, decision: states.append(decision.after)])
        return states

    def _decisions(self) -> Iterator[Decision]:
        yield Decision(None, None, (), answers.begin(self.rules, self.seats, Chance(self.seed), self.options))
        while prompts := self.rules.prompts(self.state):
            assert len(self.moves) < MOST_DECISIONS, "the game does not end"
            before, prompt = self.state, self.rng.choice(prompts)
            answer = self._pick(prompt)
            self.moves.append(Move(prompt.seat, prompt.id, answer))
            yield Decision(before, prompt, answer, answers.answer(self.rules, before, prompt.seat, prompt.id, answer))

    def _pick(self, prompt: Prompt) -> Answer:
        number = self.rng.randint(prompt.least, prompt.most)
        chosen = self.rng.sample(range(len(prompt.options)), number)
        return tuple(prompt.options[at] for at in sorted(chosen))

    def record(self) -> Record:
        """The record of the walk so far, with scores if the game is over."""
        is_over = self.state is not None and not self.rules.prompts(self.state)
        scores = total_scores(self.rules.scores(self.state)) if is_over else None
        rules = self.rules
        return Record(
            rules.name,
            rules.version,
            self.options,
            self.seed,
            ("random",) * self.seats,
            tuple(self.moves),
            scores,
        )


def asks_something_legal(rules: Rules[Any], decision: Decision) -> None:
    """Prompts have valid options, and each seat has at most one prompt."""
    prompts = rules.prompts(decision.after)
    assert len({prompt.seat for prompt in prompts}) == len(prompts), "two questions to one seat"
    for prompt in prompts:
        assert 0 <= prompt.least <= prompt.most <= len(prompt.options) <= MOST_OPTIONS, prompt
        assert prompt.options, prompt
        assert len(set(prompt.options)) == len(prompt.options), prompt
        assert prompt.back == (rules.back(decision.after, prompt.seat) is not None), prompt


def keeps_to_the_alphabet(rules: Rules[Any], decision: Decision) -> None:
    """Ids of prompts, moments, options and pictures match the contract's patterns."""
    for prompt in rules.prompts(decision.after):
        assert re.fullmatch(PROMPT_PATTERN, prompt.id), prompt
        assert re.fullmatch(PROMPT_PATTERN, prompt.moment), prompt
        assert all(re.fullmatch(OPTION_PATTERN, option) for option in prompt.options), prompt
    for step in decision.steps:
        assert not step.picture or re.fullmatch(SIGHT_PATTERN, step.picture), step.picture


def asks_all_at_once_about_one_moment(rules: Rules[Any], decision: Decision) -> None:
    """All open prompts share one moment, so one call covers all of them."""
    assert len({prompt.moment for prompt in rules.prompts(decision.after)}) <= 1


def leaves_the_state_before_unchanged(rules: Rules[Any], decision: Decision) -> None:
    """Choosing, viewing, scoring and going back never change the state."""
    state, packed = decision.after, encode(decision.after)
    for prompt in rules.prompts(state):
        rules.choose(state, prompt, prompt.options[: prompt.most])
        rules.view(state, prompt.seat)
        rules.back(state, prompt.seat)
        rules.scores(state)
        playout = rules.playout(state)
        playout.apply(prompt, prompt.options[: prompt.most])
    assert encode(state) == packed


def packs_and_unpacks(rules: Rules[Any], decision: Decision) -> None:
    """Encoding and then decoding returns the same state or view."""
    for state in (decision.after, rules.view(decision.after, None), rules.view(decision.after, 0)):
        assert decode(rules, encode(state)) == state


def tells_facts_and_not_sentences(_rules: Rules[Any], decision: Decision) -> None:
    """Lines are keys with facts; a fact is a seat, a number or a short name, or several of one kind."""
    for line in [line for step in decision.steps for line in step.lines]:
        assert line.key.isidentifier(), line
        for fact in line.facts.values():
            parts = fact.seats if isinstance(fact, Seats) else fact if isinstance(fact, tuple) else (fact,)
            assert {type(part) for part in parts} in ({int}, {str}, set()), line
            assert not any(isinstance(part, str) and " " in part for part in parts), line


def is_silent_while_others_choose(rules: Rules[Any], decision: Decision) -> None:
    """If several seats are asked at the same time, no line is shown before the last seat has answered."""
    if decision.prompt and len(rules.prompts(decision.before)) > 1:
        assert decision.steps == (Step(decision.after),), "a simultaneous answer must not show"


def hides_what_was_chosen_while_others_choose(rules: Rules[Any], decision: Decision) -> None:
    """If several seats are asked at the same time, no seat's answer changes what other seats see."""
    prompts = rules.prompts(decision.after)
    if len(prompts) > 1:
        seat = prompts[0].seat
        one, two = (rules.choose(decision.after, prompts[0], answer)[-1].state for answer in _two_answers(prompts[0]))
        for viewer in (None, *(prompt.seat for prompt in prompts if prompt.seat != seat)):
            assert encode(rules.view(one, viewer)) == encode(rules.view(two, viewer)), f"seat {viewer} sees an answer"


def _two_answers(prompt: Prompt) -> tuple[Answer, Answer]:
    """Return the first and the last legal answer."""
    number = max(prompt.least, 1)
    return prompt.options[:number], prompt.options[-number:]


def guesses_what_cannot_be_told_apart(rules: Rules[Any], decision: Decision) -> None:
    """A guess leaves the guesser's view and prompts unchanged, and asks the same seats."""
    prompts = rules.prompts(decision.after)
    for viewer in (None, *(prompt.seat for prompt in prompts[:1])):
        view = rules.view(decision.after, viewer)
        guess = rules.guess(view, viewer, Chance(encode(view)))
        assert encode(rules.view(guess, viewer)) == encode(view), f"seat {viewer} sees that it is a guess"
        asked = [(prompt.seat, prompt.moment) for prompt in prompts]
        assert [(prompt.seat, prompt.moment) for prompt in rules.prompts(guess)] == asked


def goes_back_to_where_it_was(rules: Rules[Any], decision: Decision) -> None:
    """Going back, if possible, undoes exactly the last answer."""
    if decision.prompt is None:
        return
    earlier = rules.back(decision.after, decision.prompt.seat)
    if earlier is not None:
        assert encode(earlier) == encode(decision.before)


def plays_out_alike(rules: Rules[Any], decision: Decision) -> None:
    """A silent playout leads to the same state and prompts as the game."""
    if decision.prompt:
        playout = rules.playout(decision.before)
        playout.apply(decision.prompt, decision.answer)
        assert encode(playout.state) == encode(decision.after)
        assert playout.prompts() == rules.prompts(decision.after)


CONTRACT: list[Check] = [
    asks_something_legal,
    keeps_to_the_alphabet,
    asks_all_at_once_about_one_moment,
    leaves_the_state_before_unchanged,
    packs_and_unpacks,
    tells_facts_and_not_sentences,
    is_silent_while_others_choose,
    hides_what_was_chosen_while_others_choose,
    guesses_what_cannot_be_told_apart,
    goes_back_to_where_it_was,
    plays_out_alike,
]
"""The checks that every game must pass."""
