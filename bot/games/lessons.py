"""Playing a lesson: finds the position that a learner's answers lead to. The answers are the only state."""

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
"""Encoded answers; each list of answers has exactly one encoding, short enough for a button's id."""
BETWEEN = "."


class LessonPosition(Struct, frozen=True):
    """A learner's position in a lesson."""

    number: int
    """The step's index, starting at 0."""
    given: tuple[int, ...]
    """The answers so far; each is a bit set of the picked options."""
    begun: int
    """The number of answers given in this step."""
    state: Any
    steps: tuple[Step[Any], ...]
    """The steps that the last answer produced."""
    prompt: Prompt | None
    """The question to the learner, if the step has a task."""
    is_refused: bool = False
    """True if the last answer was ignored because the lesson wants a different one."""

    @property
    def news(self) -> tuple[Line, ...]:
        """The lines that report what the last answer did."""
        return tuple(line for step in self.steps for line in step.lines)


def write_code(given: tuple[int, ...]) -> str:
    """Encode answers as text."""
    return BETWEEN.join(f"{picks:x}" for picks in given)


def read_code(code: str) -> tuple[int, ...]:
    """Decode answers. Raises `LessonLost`."""
    try:
        return tuple(int(picks, 16) for picks in code.split(BETWEEN)) if code else ()
    except ValueError:
        raise LessonLost() from None


def number_picks(prompt: Prompt, picks: Answer) -> int:
    """Return the picked options as a bit set. Raises `LessonLost`."""
    if not set(picks) <= set(prompt.options):
        raise LessonLost()
    return sum(1 << prompt.options.index(option) for option in picks)


def number_chain(written: str) -> tuple[int, ...]:
    """Return the answers of an encoded chain as bit sets."""
    return tuple(sum(1 << ascii_lowercase.index(letter) for letter in letters) for letters in split_chain(written))


def name_picks(prompt: Prompt, number: int) -> Answer:
    """Return the options in a bit set; each bit without an option becomes an empty string."""
    bits = range(max(len(prompt.options), number.bit_length()))
    named = [prompt.options[bit] if bit < len(prompt.options) else "" for bit in bits if number >> bit & 1]
    return tuple(named)


class _Trail:
    """A lesson's game in progress."""

    def __init__(self, rules: Rules[Any], lesson: Lesson) -> None:
        self.rules, self.lesson = rules, lesson
        self.steps = answers.begin(rules, lesson.seats, Chance(lesson.seed), {})
        self.state = self.steps[-1].state
        self._follow_script()

    def _follow_script(self) -> None:
        """Apply scripted answers until no open question has one."""
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
        """Return the learner's open question in a step; None once the step is complete."""
        if not step.until:
            return None
        mine = [prompt for prompt in self.rules.prompts(self.state) if prompt.seat == LEARNER]
        return next((prompt for prompt in mine if step.until not in (prompt.moment, prompt.ask)), None)

    def answer(self, prompt: Prompt, picks: Answer) -> None:
        """Apply the learner's answer, then the scripted answers."""
        self.steps = ()
        self._take(prompt, picks)
        self._follow_script()


def follow(rules: Rules[Any], lesson: Lesson, number: int, given: tuple[int, ...]) -> LessonPosition:
    """Return the position after these answers: in step `number`, or in the next one if the last answer completes it.

    Raises `LessonLost` if the answers do not lead there.
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
    """Return the position, which asks the same question again. Raises `LessonLost` if it is in a different step."""
    if position.number != number:
        raise LessonLost()
    return position


def step_back(lesson: Lesson, position: LessonPosition) -> tuple[int, tuple[int, ...]] | None:
    """Return the step and answers of the previous question or step; None at the beginning."""
    if position.begun:
        return position.number, position.given[:-1]
    if not position.number:
        return None
    before = position.number - 1
    return before, position.given[:-1] if lesson.steps[before].until else position.given
