"""What a search has found, in words: an answer by its name, and what it brings more than others, by headings."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.catalogue import Game
from bot.games.chance import Chance
from bot.games.contract import Answer, Chain, Line, Prompt, Question
from bot.games.search import Judgement
from bot.words.symbols import length, without_symbols
from bot.words.words import Words
from cogs.replies.wording import shorten

ANSWER = 100
"""Characters of an answer's name."""
ARROW = " → "
"""Between answers that follow each other."""
LEAST = 0.05
"""Points on average below which there is no difference to speak of."""
COUNTS = 0.5
"""What a loss elsewhere must come to, in parts of the main gain, to be told."""


def name_chain(game: Game, view: Any, chain: Chain, words: Words, names: Sequence[str]) -> str:
    """An answer with those that are to follow it, as their options are called, for a text; so are the names.

    The rules are walked on a guess: the questions are those that the seat expects by what it knows.
    """
    named: list[str] = []
    play = game.rules.playout(game.rules.guess(view, chain[0][0].seat, Chance(b"judgements")))
    for prompt, answer in chain:
        if prompt not in play.prompts():
            break
        question = game.guide.explain(game.rules.view(play.state, prompt.seat), prompt)
        name = _name(question, prompt, answer, words, names)
        if named and name.startswith(f"{named[-1]} "):
            named.pop()  # "Sell 1" says that something is sold
        named.append(name if length(name) <= ANSWER else shorten(without_symbols(name), ANSWER))
        play.apply(prompt, answer)
    return ARROW.join(named)


def _name(question: Question, prompt: Prompt, answer: Answer, words: Words, names: Sequence[str]) -> str:
    """An answer as its buttons call it, without the ellipsis of those that lead on."""
    if not answer:
        return words.say(f"choice-{prompt.ask}-none").rstrip("…")
    labels = {choice.option: words.tell(choice.label, names, "choice") for choice in question.choices}
    return words.listing([labels[option].rstrip("…") for option in answer])


def say_number(number: float, words: Words, signed: bool = False) -> str:
    """A number with one decimal, as the language writes it."""
    tenths = round(abs(number) * 10)
    sign = ("−" if number < 0 else "+" if signed else "") if tenths else ("±" if signed else "")
    return sign + words.say("tenths", whole=tenths // 10, tenth=tenths % 10)


def compare(judgement: Judgement, others: Sequence[Judgement]) -> tuple[float, dict[str, float]]:
    """By how many points an answer is ahead of others on average, in all and by heading."""
    share = 1 / len(others)
    headings = {key for one in (judgement, *others) for key in one.headings}
    apart = {
        key: judgement.headings.get(key, 0.0) - share * sum(one.headings.get(key, 0.0) for one in others)
        for key in sorted(headings)
    }
    return judgement.points - share * sum(one.points for one in others), apart


def tell_difference(points: float, headings: Mapping[str, float], words: Words) -> str:
    """A difference in points, and where it mostly comes from; what speaks against it, if that is much."""
    if abs(points) < LEAST:
        return words.say("judged-equal")
    difference, sign = say_number(points, words, signed=True), 1 if points > 0 else -1
    main = max(headings, key=lambda key: sign * headings[key], default="")
    if not main or sign * headings[main] < LEAST:
        return words.say("judged-points", difference=difference)
    against = min(headings, key=lambda key: sign * headings[key])
    what = words.tell(Line(f"{main}-name"), ())
    if -sign * headings[against] < COUNTS * sign * headings[main]:
        return words.say("judged-mostly", difference=difference, what=what)
    numbers = {"gain": headings[main], "loss": headings[against]}
    said = {name: say_number(number, words, signed=True) for name, number in numbers.items()}
    other = words.tell(Line(f"{against}-name"), ())
    return words.say("judged-both", difference=difference, what=what, other=other, **said)
