"""Chains of answers: found by applying the rules to what a seat knows, and encoded to fit into a button's id."""

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
"""One question, paired with each of several answers."""

MOST_CHAINS = 60
"""Maximum number of chains examined for one question."""
MOST_LETTERS = 32
"""Maximum length of an encoded chain in `CHAIN_PATTERN`, not counting its check digits."""
_CHECK = 4
"""Number of check digits; they detect that the options' order has changed."""


def find_shortcuts(rules: Rules[S], guide: Guide, view: S, prompt: Prompt) -> tuple[Shortcut, ...]:
    """Return the shortcuts that begin at a question, based on what the seat knows.

    The rules run on a guessed state; facts that the seat does not know cannot change its legal answers.
    """
    begun = _usual_ways(guide, view, prompt) if guide.begins_shortcuts(prompt) else ()
    if not begun:
        return ()
    whole = rules.guess(view, prompt.seat, Chance(b"shortcuts"))
    chains = tuple(islice(_walk(rules, guide, whole, begun), MOST_CHAINS))
    found = guide.shortcuts(view, tuple(chain for chain in chains if fits_a_button(chain)))
    return found[:MOST_SHORTCUTS]


def _usual_ways(guide: Guide, view: object, prompt: Prompt) -> Ways:
    """Return a question with each of its usual answers."""
    return tuple([(prompt, answer) for answer in guide.usual(view, prompt)])


def _walk(rules: Rules[S], guide: Guide, state: S, ways: Ways, before: Chain = ()) -> Iterator[Chain]:
    """Yield every chain of usual answers, up to the decision's end or the first question without usual answers."""
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
    """Return the open question that belongs to the same decision as `before`, if any."""
    return next((prompt for prompt in prompts if (prompt.seat, prompt.moment) == (before.seat, before.moment)), None)


def fits_a_button(chain: Chain) -> bool:
    """True if an encoded chain is short enough for a button's id."""
    letters = sum([len(answer) for _, answer in chain])
    return letters + len(chain) - 1 <= MOST_LETTERS  # including the dots between answers


def write_chain(chain: Chain) -> str:
    """Encode a chain: one letter per option, chosen by its index; dots between answers; check digits at the end."""
    return _letters(chain) + _check([answer for _, answer in chain])


def _letters(chain: Chain) -> str:
    answers = [[ascii_lowercase[prompt.options.index(option)] for option in answer] for prompt, answer in chain]
    return ".".join(["".join(answer) for answer in answers])


def _check(answers: Iterable[Answer]) -> str:
    packed = ";".join([",".join(answer) for answer in answers])
    return f"{crc32(packed.encode()) % 10**_CHECK:0{_CHECK}}"


def split_chain(written: str) -> list[str]:
    """Return the letters of each answer in an encoded chain."""
    return written[:-_CHECK].split(".")


def read_letters(prompt: Prompt, letters: str) -> Answer:
    """Decode letters into options. Raises `UnknownAnswer`."""
    places = [ascii_lowercase.index(letter) for letter in letters]
    if max(places, default=0) >= len(prompt.options):
        raise UnknownAnswer(prompt=prompt.id, answer=letters)
    return tuple([prompt.options[place] for place in places])


def check_chain(prompt_id: str, written: str, answers: Iterable[Answer]) -> None:
    """Check that an encoded chain still means the same answers as when it was encoded. Raises `UnknownAnswer`."""
    if written[-_CHECK:] != _check(answers):
        raise UnknownAnswer(prompt=prompt_id, answer=written)


def are_all_of(chains: Iterable[Chain], option: str) -> bool:
    """True if an option of the first question can lead to no chains except these."""
    rests = [chain[1:] for chain in chains if chain[0][1] == (option,)]
    if any(all(len(prompt.options) == prompt.least for prompt, _ in rest) for rest in rests):
        return True  # after this option, the player had no choice
    next_ones = [rest[0] for rest in rests if len(rest) == 1]
    return any(
        prompt.most == 1 and {(one,) for one in prompt.options} == {answer for _, answer in next_ones}
        for prompt, _ in next_ones
    )
