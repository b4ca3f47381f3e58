"""Taking a lesson: where some answers lead. Nothing is kept between two of them: the answers say it all."""

from string import ascii_lowercase
from typing import Any

from msgspec import Struct

from bot.errors import GameError, LessonLost
from bot.games import answers
from bot.games.chains import split_chain
from bot.games.chance import Chance
from bot.games.contract import Answer, Line, Prompt, Rules, Step
from bot.games.declaration import LEARNER, Lesson, LessonStep

_PICKS = r"(?:0|[1-9a-f][0-9a-f]*)"
CODE_PATTERN = rf"(?![0-9a-f.]{{71}})(?:{_PICKS}(?:\.{_PICKS})*|)"
"""Answers as a text with one spelling, short enough for the id of a button."""
BETWEEN = "."


class LessonPosition(Struct, frozen=True):
    """Where a learner is."""

    number: int
    """The step, from 0."""
    given: tuple[int, ...]
    """The answers up to here, each as a number whose bits are the options picked."""
    begun: int
    """How many of them belong to this step."""
    state: Any
    steps: tuple[Step[Any], ...]
    """What the last answer has led to."""
    prompt: Prompt | None
    """What the learner is asked, where there is something to do."""
    is_refused: bool = False
    """Whether the answer before was another one than the lesson wants; it counts for nothing."""

    @property
    def news(self) -> tuple[Line, ...]:
        """What the last answer has led to, in lines."""
        return tuple(line for step in self.steps for line in step.lines)


def write_code(given: tuple[int, ...]) -> str:
    """Answers as a text."""
    return BETWEEN.join(f"{picks:x}" for picks in given)


def read_code(code: str) -> tuple[int, ...]:
    """Answers from a text. Raises `LessonLost`."""
    try:
        return tuple(int(picks, 16) for picks in code.split(BETWEEN)) if code else ()
    except ValueError:
        raise LessonLost() from None


def number_picks(prompt: Prompt, picks: Answer) -> int:
    """Picked options as a number. Raises `LessonLost`."""
    if not set(picks) <= set(prompt.options):
        raise LessonLost()
    return sum(1 << prompt.options.index(option) for option in picks)


def number_chain(written: str) -> tuple[int, ...]:
    """The answers of a chain, as a shortcut writes it, each as such a number."""
    return tuple(sum(1 << ascii_lowercase.index(letter) for letter in letters) for letters in split_chain(written))


def name_picks(prompt: Prompt, number: int) -> Answer:
    """The options that a number stands for; a bit too many stands for none."""
    bits = range(max(len(prompt.options), number.bit_length()))
    named = [prompt.options[bit] if bit < len(prompt.options) else "" for bit in bits if number >> bit & 1]
    return tuple(named)


class _Trail:
    """A lesson's game, played on."""

    def __init__(self, rules: Rules[Any], lesson: Lesson) -> None:
        self.rules, self.lesson = rules, lesson
        self.steps = answers.begin(rules, lesson.seats, Chance(lesson.seed), {})
        self.state = self.steps[-1].state
        self._follow_script()

    def _follow_script(self) -> None:
        """Everybody with an answer in the script gives it, until nobody has."""
        while scripted := [
            (prompt, self.lesson.script[prompt.seat, prompt.id])
            for prompt in self.rules.prompts(self.state)
            if (prompt.seat, prompt.id) in self.lesson.script
        ]:
            prompt, answer = scripted[0]
            is_possible = set(answer) <= set(prompt.options)
            self._take(prompt, answer if is_possible else prompt.options[: prompt.least])

    def _take(self, prompt: Prompt, answer: Answer) -> None:
        self.steps += self.rules.choose(self.state, prompt, answers.check_answer(prompt, answer))
        self.state = self.steps[-1].state

    def asked(self, step: LessonStep) -> Prompt | None:
        """What the learner has to answer in a step; nothing once its end has come."""
        if not step.until:
            return None
        mine = [prompt for prompt in self.rules.prompts(self.state) if prompt.seat == LEARNER]
        return next((prompt for prompt in mine if step.until not in (prompt.moment, prompt.ask)), None)

    def answer(self, prompt: Prompt, picks: Answer) -> None:
        """The learner answers, then all others do."""
        self.steps = ()
        self._take(prompt, picks)
        self._follow_script()


def follow(rules: Rules[Any], lesson: Lesson, number: int, given: tuple[int, ...]) -> LessonPosition:
    """Where these answers lead: to the step of that number, or past it where the last of them has finished it.

    Raises `LessonLost` where they lead elsewhere.
    """
    trail, used = _Trail(rules, lesson), 0
    for at, step in enumerate(lesson.steps[: number + 2]):
        begun = used
        while (prompt := trail.asked(step)) and at <= number and used < len(given):
            picks = _check(prompt, given[used])
            if not step.takes(prompt, picks):
                here = LessonPosition(at, given[:used], used - begun, trail.state, (), prompt, is_refused=True)
                return _refuse(here, number)
            trail.answer(prompt, picks)
            used += 1
        is_there = at == number and (prompt or not step.until)
        if (is_there or at > number) and used == len(given):
            return LessonPosition(at, given, used - begun, trail.state, trail.steps, prompt)
        if is_there or prompt:
            break
    raise LessonLost()


def _check(prompt: Prompt, number: int) -> Answer:
    try:
        return answers.check_answer(prompt, name_picks(prompt, number))
    except GameError:
        raise LessonLost() from None


def _refuse(position: LessonPosition, number: int) -> LessonPosition:
    """The same question again; whatever came after an answer that is refused counts for nothing."""
    if position.number != number:
        raise LessonLost()
    return position


def step_back(lesson: Lesson, position: LessonPosition) -> tuple[int, tuple[int, ...]] | None:
    """The number and the answers that lead to what came before: the question, or the step; None at the beginning."""
    if position.begun:
        return position.number, position.given[:-1]
    if not position.number:
        return None
    before = position.number - 1
    return before, position.given[:-1] if lesson.steps[before].until else position.given
