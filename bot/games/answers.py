"""The one place where what people ask of the rules is checked: a new game, an answer, going back."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

from bot.errors import BadOption, BadSeatCount, ClosedPrompt, NoWayBack, UnknownAnswer, WrongNumber, WrongSeat
from bot.games.chance import Chance
from bot.games.contract import Answer, Prompt, Rules, Seat, Step

S = TypeVar("S")


def check_seats(rules: Rules[S], seats: int) -> None:
    """Refuses a table for a number of players that the game is not made for. Raises `BadSeatCount`."""
    if seats not in rules.seats:
        raise BadSeatCount(seats=seats, least=rules.seats[0], most=rules.seats[-1])


def begin(rules: Rules[S], seats: int, chance: Chance, options: Mapping[str, str]) -> tuple[Step[S], ...]:
    """Sets up a game. Raises `BadSeatCount` and `BadOption`."""
    check_seats(rules, seats)
    return rules.setup(seats, chance, complete_options(rules, options))


def complete_options(rules: Rules[S], options: Mapping[str, str]) -> dict[str, str]:
    """Every option of the game with its choice, the usual one where none was made. Raises `BadOption`."""
    known = {option.name: option.choices for option in rules.options}
    for name, choice in options.items():
        if choice not in known.get(name, ()):
            raise BadOption(name=name, choice=choice)
    return {name: choices[0] for name, choices in known.items()} | dict(options)


def find_prompt(rules: Rules[S], state: S, seat: Seat, prompt_id: str) -> Prompt:
    """The seat's open prompt of that moment. Raises `WrongSeat` and `ClosedPrompt`."""
    same_moment = [prompt for prompt in rules.prompts(state) if prompt.id == prompt_id]
    for prompt in same_moment:
        if prompt.seat == seat:
            return prompt
    raise (WrongSeat if same_moment else ClosedPrompt)(seat=seat, prompt=prompt_id)


def check_picks(prompt: Prompt, picks: Iterable[str]) -> Answer:
    """The picked options in the prompt's order, if they could become a legal answer: there may be too few yet.

    Raises `UnknownAnswer` and `WrongNumber`.
    """
    picked = set(picks)
    if unknown := picked.difference(prompt.options):
        raise UnknownAnswer(prompt=prompt.id, answer=min(unknown))
    if len(picked) > prompt.most:
        raise WrongNumber(prompt=prompt.id, number=len(picked), least=prompt.least, most=prompt.most)
    return tuple(option for option in prompt.options if option in picked)


def check_answer(prompt: Prompt, picks: Iterable[str]) -> Answer:
    """The picked options in the prompt's order, if a legal answer. Raises `UnknownAnswer` and `WrongNumber`."""
    picked = check_picks(prompt, picks)
    if len(picked) < prompt.least:
        raise WrongNumber(prompt=prompt.id, number=len(picked), least=prompt.least, most=prompt.most)
    return picked


def answer(rules: Rules[S], state: S, seat: Seat, prompt_id: str, picks: Iterable[str]) -> tuple[Step[S], ...]:
    """What an answer leads to, once it is known to be legal.

    Raises `WrongSeat`, `ClosedPrompt`, `UnknownAnswer` and `WrongNumber`.
    """
    prompt = find_prompt(rules, state, seat, prompt_id)
    return rules.choose(state, prompt, check_answer(prompt, picks))


def forced_answer(prompt: Prompt) -> Answer | None:
    """The only legal answer, where nobody needs to be asked: whoever watches could say it too."""
    return prompt.options if len(prompt.options) == prompt.least and not prompt.is_hidden else None


def go_back(rules: Rules[S], state: S, seat: Seat) -> S:
    """The state before the seat's last answer. Raises `NoWayBack`."""
    before = rules.back(state, seat)
    if before is None:
        raise NoWayBack(seat=seat)
    return before


def way_back(rules: Rules[S], state: S, seat: Seat) -> tuple[S, ...]:
    """The states on the way back to the seat's last choice, which is open in the last of them; none: no way back.

    Answers that were forced are no choice: the way leads past them.
    """
    states: list[S] = []
    while (before := rules.back(states[-1] if states else state, seat)) is not None:
        states.append(before)
        asked = next((prompt for prompt in rules.prompts(before) if prompt.seat == seat), None)
        if asked is None or forced_answer(asked) is None:
            return tuple(states)
    return ()
