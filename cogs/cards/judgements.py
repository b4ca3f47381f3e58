"""Search results in words: names of answers, and differences in points by heading."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.catalogue import Game
from bot.games.chains import next_question
from bot.games.chance import Chance
from bot.games.contract import Answer, Chain, Line, Playout, Prompt, Question
from bot.games.search import Judgement
from bot.words.symbols import length, without_symbols
from bot.words.words import Words
from cogs.replies.phrases import shorten

ANSWER = 100
"""Maximum length of an answer's name."""
ARROW = " → "
"""Separator between consecutive answers."""
LEAST = 0.05
"""Average difference in points below which two answers count as equally good."""


def name_chain(game: Game, view: Any, chain: Chain, words: Words, names: Sequence[str]) -> str:
    """Name a chain of answers as the panel's buttons do; a game may have a name for the whole chain.

    Pass words and names with symbols for a text, or without symbols for a button.
    """
    line = game.guide.name_chain(view, chain) if _is_whole(game, view, chain) else None
    return _quote(words.tell(line, names, "choice")) if line else name_answers(game, view, chain, words, names)


def name_answers(game: Game, view: Any, chain: Chain, words: Words, names: Sequence[str]) -> str:
    """Name a chain of answers option by option."""
    named = [_name(question, given, words, names) for question, given in _questions(game, view, chain)]
    return ARROW.join([name if length(name) <= ANSWER else shorten(without_symbols(name), ANSWER) for name in named])


def _questions(game: Game, view: Any, chain: Chain) -> Iterator[tuple[Question, tuple[Prompt, Answer]]]:
    """Yield each question of a chain with its answer, by playing the chain on a guess of the state."""
    play = _guess(game, view, chain)
    for prompt, answer in chain:
        if prompt not in play.prompts():
            break
        yield game.guide.explain(game.rules.view(play.state, prompt.seat), prompt), (prompt, answer)
        play.apply(prompt, answer)


def _guess(game: Game, view: Any, chain: Chain) -> Playout[Any]:
    return game.rules.playout(game.rules.guess(view, chain[0][0].seat, Chance(b"judgements")))


def _is_whole(game: Game, view: Any, chain: Chain) -> bool:
    """True if the decision ends with the chain, or if something is revealed before the decision continues."""
    play = _guess(game, view, chain)
    for prompt, answer in chain:
        if prompt not in play.prompts():
            return False
        play.apply(prompt, answer)
    asked = next_question(play.prompts(), chain[-1][0])
    return asked is None or not asked.back


def _name(question: Question, given: tuple[Prompt, Answer], words: Words, names: Sequence[str]) -> str:
    prompt, answer = given
    if not answer:
        return _quote(words.say(f"choice-{prompt.ask}-none"))
    labels = {choice.option: choice.label for choice in question.choices}
    picked = [labels[option] for option in answer]
    pieces = tuple([piece for label in picked for piece in _pieces(label)[:1]])
    if len({*pieces}) < len(pieces) == len(picked):
        return str(words.word(pieces, names))
    return words.listing([_quote(words.tell(label, names, "choice")) for label in picked])


def _pieces(label: Line) -> list[str]:
    return [fact for fact in label.facts.values() if isinstance(fact, str)]


def _quote(label: str) -> str:
    """Drop the ellipsis that announces a follow-up question on a button."""
    return label.removesuffix("…")


def say_number(number: float, words: Words, signed: bool = False) -> str:
    """Format a number with one decimal."""
    tenths = round(abs(number) * 10)
    sign = ("−" if number < 0 else "+" if signed else "") if tenths else ("±" if signed else "")
    return sign + words.say("tenths", whole=tenths // 10, tenth=tenths % 10)


def compare(judgement: Judgement, other: Judgement) -> tuple[float, dict[str, float]]:
    """Return an answer's lead in points over another answer: the total (of the rounded values shown) and by heading."""
    keys = sorted({*judgement.headings, *other.headings})
    apart = {key: judgement.headings.get(key, 0.0) - other.headings.get(key, 0.0) for key in keys}
    return round(judgement.points, 1) - round(other.points, 1), apart


def tell_difference(points: float, headings: Mapping[str, float], words: Words) -> str:
    """Describe a difference in points and the heading that contributes most."""
    if abs(points) < LEAST:
        return words.say("judged-equal")
    difference, sign = say_number(points, words, signed=True), 1 if points > 0 else -1
    main = max(headings, key=lambda key: sign * headings[key], default="")
    if not main or sign * headings[main] < LEAST:
        return words.say("judged-points", difference=difference)
    return words.say("judged-mostly", difference=difference, what=words.tell(Line(f"{main}-name"), ()))
