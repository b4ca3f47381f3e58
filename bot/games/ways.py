"""The answers that a searching player tries; some come with continuations."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, zip_longest
from typing import Any, TypeAlias

from bot.games.contract import Answer, Chain, Playout, Prompt, Rules, encode

Liked: TypeAlias = Callable[[Any, Prompt], Answer]
"""Returns the quick player's answer to a question in a state."""

MOST_WAYS = 32
"""Maximum number of chains tried for one question, not counting the wanted ones."""
MOST_ANSWERS = 60
"""Maximum number of answers considered for one question, before equivalent answers are removed."""
DEPTH = 2
"""How many questions of a decision are searched; the quick player answers the rest."""


def list_ways(rules: Rules[Any], world: Any, prompt: Prompt, like: Liked, wanted: Sequence[Answer] = ()) -> list[Chain]:
    """Return ways to answer a question that lead to different states, wanted answers first.

    They are found in a single world, because a seat's legal answers do not depend on facts it does not know. If
    something is drawn along a chain, the rest of the chain does not apply to other worlds.
    """
    seen: set[bytes] = set()
    tried = [*wanted, *(one for one in list_answers(prompt, like(world, prompt)) if one not in wanted)]
    families = [list(_go_on(rules, world, ((prompt, answer),), like, seen)) for answer in tried]
    for family, answer in zip(families, tried, strict=True):
        if not family and answer in wanted:  # keep wanted answers, even if equivalent to a different way
            family.append(((prompt, answer),))
    in_turn = [way for way in chain.from_iterable(zip_longest(*families)) if way is not None]
    return in_turn[: max(MOST_WAYS, len(wanted))]


def _go_on(rules: Rules[Any], world: Any, way: Chain, like: Liked, seen: set[bytes]) -> Iterator[Chain]:
    """Yield a way or, if it leads to a further question of the same decision, all of its continuations."""
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
    """Return the open question of the same seat and decision, if any."""
    asked = (prompt for prompt in play.prompts() if prompt.seat == before.seat)
    return next((prompt for prompt in asked if prompt.moment == before.moment), None)


def is_forced(prompt: Prompt) -> bool:
    """True if only one answer is legal."""
    return len(prompt.options) == prompt.least


def list_answers(prompt: Prompt, liked: Answer) -> list[Answer]:
    """Return answers worth trying: each option, or for several picks the quick player's answer and similar ones."""
    if prompt.most == 1:
        near: Iterable[Answer] = [*([()] if not prompt.least else []), *[(option,) for option in prompt.options]]
    else:
        near = _near(prompt, liked)
    legal = [answer for answer in dict.fromkeys((liked, *near)) if prompt.least <= len(answer) <= prompt.most]
    return legal[:MOST_ANSWERS]


def _near(prompt: Prompt, liked: Answer) -> Iterator[Answer]:
    """Yield no options, single options, the liked answer with one option changed, and the first and last options."""
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
