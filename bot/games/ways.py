"""What a searching player tries at a question: answers worth a thought, some of them with those that would follow."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, zip_longest
from typing import Any, TypeAlias

from bot.games.contract import Answer, Chain, Playout, Prompt, Rules, encode

Liked: TypeAlias = Callable[[Any, Prompt], Answer]
"""What the quick player would answer to a question in a state."""

MOST_WAYS = 32
"""Ways that are tried at one question, beside those that somebody wants to be tried."""
MOST_ANSWERS = 60
"""Answers that are looked at for one question, before those that come to the same are left out."""
DEPTH = 2
"""Questions of one decision that are answered by trying; the quick player answers the rest."""


def list_ways(rules: Rules[Any], world: Any, prompt: Prompt, like: Liked, wanted: Sequence[Answer] = ()) -> list[Chain]:
    """Ways to answer a question, of which no two come to the same; those that are wanted first.

    They are found in one world: what its seat may answer does not depend on what it does not know. Where something is
    drawn on the way, the rest of a way is void in other worlds.
    """
    seen: set[bytes] = set()
    tried = [*wanted, *(one for one in list_answers(prompt, like(world, prompt)) if one not in wanted)]
    families = [list(_go_on(rules, world, ((prompt, answer),), like, seen)) for answer in tried]
    for family, answer in zip(families, tried, strict=True):
        if not family and answer in wanted:  # comes to the same as another one, but is asked for
            family.append(((prompt, answer),))
    in_turn = [way for way in chain.from_iterable(zip_longest(*families)) if way is not None]
    return in_turn[: max(MOST_WAYS, len(wanted))]


def _go_on(rules: Rules[Any], world: Any, way: Chain, like: Liked, seen: set[bytes]) -> Iterator[Chain]:
    """A way, or where it leads to a further question of the same decision, all that lead on from there."""
    play = rules.playout(world)
    for prompt, answer in way:
        play.apply(prompt, answer)
    packed = encode(play.state)
    if packed in seen:
        return
    seen.add(packed)
    further = open_prompt(play, way[-1][0]) if len(way) < DEPTH else None
    if further is None or is_forced(further):
        yield way
        return
    for answer in list_answers(further, like(play.state, further)):
        yield from _go_on(rules, world, (*way, (further, answer)), like, seen)


def open_prompt(play: Playout[Any], before: Prompt) -> Prompt | None:
    """The question that is open for the same seat and belongs to the same decision."""
    asked = (prompt for prompt in play.prompts() if prompt.seat == before.seat)
    return next((prompt for prompt in asked if prompt.moment == before.moment), None)


def is_forced(prompt: Prompt) -> bool:
    """Whether there is one legal answer only."""
    return len(prompt.options) == prompt.least


def list_answers(prompt: Prompt, liked: Answer) -> list[Answer]:
    """Answers worth a thought: each option, where one is picked; else what the quick player likes, and what is near."""
    if prompt.most == 1:
        near: Iterable[Answer] = [*([()] if not prompt.least else []), *[(option,) for option in prompt.options]]
    else:
        near = _near(prompt, liked)
    legal = [answer for answer in dict.fromkeys((liked, *near)) if prompt.least <= len(answer) <= prompt.most]
    return legal[:MOST_ANSWERS]


def _near(prompt: Prompt, liked: Answer) -> Iterator[Answer]:
    """Nothing, one option alone, then one option less, more or another; the first and the last ones together."""
    yield ()
    for option in prompt.options:
        yield (option,)
    for gone in liked:
        yield _ordered(prompt, {*liked} - {gone})
    for option in prompt.options:
        yield _ordered(prompt, {*liked, option})
    for gone in liked:
        for option in prompt.options:
            yield _ordered(prompt, {*liked, option} - {gone} if option != gone else {*liked})
    yield prompt.options[: prompt.most]
    yield prompt.options[-prompt.most :]


def _ordered(prompt: Prompt, picked: set[str]) -> Answer:
    return tuple([option for option in prompt.options if option in picked])
