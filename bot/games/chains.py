"""Chains of answers: found by walking the rules on what a seat knows, written so shortly that a button holds one."""

from collections.abc import Iterable, Iterator
from itertools import islice
from string import ascii_lowercase
from typing import TypeAlias, TypeVar
from zlib import crc32

from bot.errors import UnknownAnswer
from bot.games.chance import Chance
from bot.games.contract import MOST_SHORTCUTS, Answer, Chain, Guide, Prompt, Rules, Shortcut

S = TypeVar("S")
Ways: TypeAlias = tuple[tuple[Prompt, Answer], ...]
"""A question with several answers, of which each is a way to go on."""

MOST_CHAINS = 60
"""Chains that are looked at for one question."""
MOST_LETTERS = 32
"""Characters of a chain, as `CHAIN_PATTERN` has them, but for the check."""
_CHECK = 4
"""Digits that are the same only for the same answers, whatever the order of the options has become."""


def find_shortcuts(rules: Rules[S], guide: Guide, view: S, prompt: Prompt) -> tuple[Shortcut, ...]:
    """The usual whole answers to a question, as the seat that is asked may know them.

    The rules are walked on a guess: nothing that the seat does not know can change what it may answer.
    """
    begun = _usual_ways(guide, view, prompt) if guide.begins_shortcuts(prompt) else ()
    if not begun:
        return ()
    whole = rules.guess(view, prompt.seat, Chance(b"shortcuts"))
    chains = tuple(islice(_walk(rules, guide, whole, begun), MOST_CHAINS))
    found = guide.shortcuts(view, tuple(chain for chain in chains if fits_a_button(chain)))
    return found[:MOST_SHORTCUTS]


def _usual_ways(guide: Guide, view: object, prompt: Prompt) -> Ways:
    """A question with each of its usual answers."""
    return tuple([(prompt, answer) for answer in guide.usual(view, prompt)])


def _walk(rules: Rules[S], guide: Guide, state: S, ways: Ways, before: Chain = ()) -> Iterator[Chain]:
    """Every chain of usual answers, up to its last question or to the first that is left to the person."""
    for prompt, answer in ways:
        play, chain = rules.playout(state), (*before, (prompt, answer))
        play.apply(prompt, answer)
        asked = next_question(play.prompts(), prompt)
        further = _usual_ways(guide, rules.view(play.state, asked.seat), asked) if asked else ()
        if further:
            yield from _walk(rules, guide, play.state, further, chain)
        else:
            yield chain


def next_question(prompts: Iterable[Prompt], before: Prompt) -> Prompt | None:
    """The question that belongs to the same decision, where one is open."""
    return next((prompt for prompt in prompts if (prompt.seat, prompt.moment) == (before.seat, before.moment)), None)


def fits_a_button(chain: Chain) -> bool:
    """Whether it is short enough to travel in an id."""
    letters = sum([len(answer) for _, answer in chain])
    return letters + len(chain) - 1 <= MOST_LETTERS  # with the dots between answers


def write_chain(chain: Chain) -> str:
    """A letter for each option by its place among those of its question, a dot between answers, then the check."""
    return _letters(chain) + _check([answer for _, answer in chain])


def _letters(chain: Chain) -> str:
    answers = [[ascii_lowercase[prompt.options.index(option)] for option in answer] for prompt, answer in chain]
    return ".".join(["".join(answer) for answer in answers])


def _check(answers: Iterable[Answer]) -> str:
    packed = ";".join([",".join(answer) for answer in answers])
    return f"{crc32(packed.encode()) % 10**_CHECK:0{_CHECK}}"


def split_chain(written: str) -> list[str]:
    """The letters of each answer."""
    return written[:-_CHECK].split(".")


def read_letters(prompt: Prompt, letters: str) -> Answer:
    """The options behind letters. Raises `UnknownAnswer`."""
    places = [ascii_lowercase.index(letter) for letter in letters]
    if max(places, default=0) >= len(prompt.options):
        raise UnknownAnswer(prompt=prompt.id, answer=letters)
    return tuple([prompt.options[place] for place in places])


def check_chain(prompt_id: str, written: str, answers: Iterable[Answer]) -> None:
    """Refuses a chain that meant other answers when it was written. Raises `UnknownAnswer`."""
    if written[-_CHECK:] != _check(answers):
        raise UnknownAnswer(prompt=prompt_id, answer=written)


def are_all_of(chains: Iterable[Chain], option: str) -> bool:
    """Whether an option of the first question leads nowhere else than these chains do."""
    rests = [chain[1:] for chain in chains if chain[0][1] == (option,)]
    if any(all(len(prompt.options) == prompt.least for prompt, _ in rest) for rest in rests):
        return True  # there is nothing to choose on the way
    next_ones = [rest[0] for rest in rests if len(rest) == 1]
    return any(
        prompt.most == 1 and {(one,) for one in prompt.options} == {answer for _, answer in next_ones}
        for prompt, _ in next_ones
    )
