"""Checks all user input to the rules: new games, answers, undo."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

from bot.errors import BadOption, BadSeatCount, ClosedPrompt, NoWayBack, UnknownAnswer, WrongNumber, WrongSeat
from bot.games.chance import Chance
from bot.games.contract import Answer, Prompt, Rules, Seat, Step

S = TypeVar("S")


def check_seats(rules: Rules[S], seats: int) -> None:
    """Check that the game supports this number of players. Raises `BadSeatCount`."""
    if seats not in rules.seats:
        raise BadSeatCount(seats=seats, least=rules.seats[0], most=rules.seats[-1])


def begin(rules: Rules[S], seats: int, chance: Chance, options: Mapping[str, str]) -> tuple[Step[S], ...]:
    """Set up a game. Raises `BadSeatCount` and `BadOption`."""
    check_seats(rules, seats)
    return rules.setup(seats, chance, complete_options(rules, options))


def complete_options(rules: Rules[S], options: Mapping[str, str]) -> dict[str, str]:
    """Return a value for each of the game's options, using defaults for missing ones. Raises `BadOption`."""
    known = {option.name: option.choices for option in rules.options}
    for name, choice in options.items():
        if choice not in known.get(name, ()):
            raise BadOption(name=name, choice=choice)
    return {name: choices[0] for name, choices in known.items()} | dict(options)


def find_prompt(rules: Rules[S], state: S, seat: Seat, prompt_id: str) -> Prompt:
    """Return the seat's open prompt with this id. Raises `WrongSeat` and `ClosedPrompt`."""
    same_moment = [prompt for prompt in rules.prompts(state) if prompt.id == prompt_id]
    for prompt in same_moment:
        if prompt.seat == seat:
            return prompt
    raise (WrongSeat if same_moment else ClosedPrompt)(seat=seat, prompt=prompt_id)


def check_picks(prompt: Prompt, picks: Iterable[str]) -> Answer:
    """Return the picked options in the prompt's order; fewer than an answer needs are allowed.

    Raises `UnknownAnswer` and `WrongNumber`.
    """
    picked = set(picks)
    if unknown := picked.difference(prompt.options):
        raise UnknownAnswer(prompt=prompt.id, answer=min(unknown))
    if len(picked) > prompt.most:
        raise WrongNumber(prompt=prompt.id, number=len(picked), least=prompt.least, most=prompt.most)
    return tuple(option for option in prompt.options if option in picked)


def check_answer(prompt: Prompt, picks: Iterable[str]) -> Answer:
    """Return a legal answer's options in the prompt's order. Raises `UnknownAnswer` and `WrongNumber`."""
    picked = check_picks(prompt, picks)
    if len(picked) < prompt.least:
        raise WrongNumber(prompt=prompt.id, number=len(picked), least=prompt.least, most=prompt.most)
    return picked


def answer(rules: Rules[S], state: S, seat: Seat, prompt_id: str, picks: Iterable[str]) -> tuple[Step[S], ...]:
    """Check an answer and apply it.

    Raises `WrongSeat`, `ClosedPrompt`, `UnknownAnswer` and `WrongNumber`.
    """
    prompt = find_prompt(rules, state, seat, prompt_id)
    return rules.choose(state, prompt, check_answer(prompt, picks))


def forced_answer(prompt: Prompt) -> Answer | None:
    """Return the only legal answer; None if there are several, or if skipping the question would reveal a secret."""
    return prompt.options if len(prompt.options) == prompt.least and not prompt.is_hidden else None


def go_back(rules: Rules[S], state: S, seat: Seat) -> S:
    """Return the state before the seat's last answer. Raises `NoWayBack`."""
    before = rules.back(state, seat)
    if before is None:
        raise NoWayBack(seat=seat)
    return before


def way_back(rules: Rules[S], state: S, seat: Seat) -> tuple[S, ...]:
    """Return the states passed through while undoing back to the seat's last choice; empty if impossible.

    In the last of these states, the choice is open again. Forced answers are not choices, so they are undone too.
    """
    states: list[S] = []
    while (before := rules.back(states[-1] if states else state, seat)) is not None:
        states.append(before)
        asked = next((prompt for prompt in rules.prompts(before) if prompt.seat == seat), None)
        if asked is None or forced_answer(asked) is None:
            return tuple(states)
    return ()
