"""All texts of every game, in every language it declares, within Discord's limits."""

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.catalogue import Game
from bot.games.contract import NAME_PATTERN, Line, Rules, Seats, list_topics
from bot.games.declaration import STRONGEST
from bot.pictures.sights import SCORES, kind_of
from bot.words.summaries import Summarizer, gather, is_heading, is_stand_in, put_names, stand_ins
from bot.words.symbols import without_symbols
from bot.words.words import LANGUAGES, Words, language_files, words_in
from cogs.cards.card import MOST_CHARACTERS, Card
from cogs.cards.components import Text
from cogs.replies.phrases import computer_lines, credit_lines, describe_computer
from tests.games.every_line import EveryLine, Told
from tests.games.played import PLAYED, load_played
from tests.games.walk import Decision, Walk

SEEDS = 3
"""Number of random games for each number of seats."""
LABEL, LISTED, MESSAGE, PANEL, CARD = 80, 100, 2000, 3100, 3600
"""Limits in characters: a button's label; a list's label or description; a plain message; panels and cards.

Discord allows 4,000, but cards also name the awaited players, and panels report what happened.
"""
SYMBOL = re.compile(r"^symbol-(\w+) *=", re.MULTILINE)
"""A symbol that a sentence uses."""
SHOWN_AS_TEXT = ("line", "doubt")
"""Prefixes of lines that are shown as text; labels and descriptions never have symbols."""
LIMITS = {"choice": LABEL, "confirm": LABEL, "detail": LISTED, "sight": LISTED}
"""Limits of sentences, by the prefix of their keys."""
PAGES = {"panel": PANEL, "status": MESSAGE, "summary": MESSAGE, "scores": CARD}
"""Limits of lines that are shown together."""
MOST_CHAPTERS = 8
"""Number of lists that fit on a page of the rules: a message has 40 components."""
MOST_CHOICES = 25
"""Number of options of a list, or of choices of a command's option."""
NAMES = tuple(chr(ord("A") + seat) * 32 for seat in range(26))
"""Names of the greatest length that Discord allows."""
SPOKEN = [(name, language) for name in PLAYED for language in load_played(name).declaration.languages]
each_language = pytest.mark.parametrize(("name", "language"), SPOKEN)


@cache
def every_line(name: str) -> EveryLine:
    """Collect the lines of random games of every number of seats."""
    told = EveryLine(load_played(name))
    for seats in told.game.declaration.seats:
        for seed in range(SEEDS):
            told.tell_game(seats, seed)
    return told


def game_in(name: str, language: str) -> tuple[Game, Words]:
    """A game and its words in a language."""
    game = load_played(name)
    return game, game.words(language)


def say(words: Words, told: Told) -> str:
    """Render a line; check that all its facts are filled in."""
    said = words.tell(told.line, NAMES, told.prefix)
    assert said.strip(), f"{words.language}: {told.message} says nothing of {told.line.facts}"
    assert not set(said) & set("{}$"), f"{words.language}: {told.message} is left open: {said}"
    return said


def check_length(words: Words, key: str, said: str, most: int) -> None:
    """Check that a sentence is not empty and within a limit; a failure names its key."""
    assert 0 < len(said) <= most, f"{words.language}: {key} has {len(said)} letters of at most {most}: {said!r}"


def check_sentence(words: Words, key: str, most: int) -> None:
    """`check_length` for a sentence without facts."""
    check_length(words, key, words.say(key), most)


@each_language
def test_every_line_of_random_games_has_words(name: str, language: str) -> None:
    """Lines include events, titles, labels, details, calls, promises, doubts, sights and reasons for points."""
    _, words = game_in(name, language)
    for told in every_line(name).told.values():
        check_length(words, told.message, say(words, told), LIMITS.get(told.prefix, MESSAGE))


@each_language
def test_every_decision_of_random_games_has_a_summary(name: str, language: str) -> None:
    """Summaries are shorter than the full lines and miss no name or value, and every picture has a name."""
    game, words = game_in(name, language)
    letters = Counter[str]()

    def check(rules: Rules[Any], decision: Decision) -> None:
        names, lines = NAMES[: walk.seats], [line for step in decision.steps for line in step.lines]
        rows = [put_names(row, names) for one in gather(lines, words, walk.seats) for row in (one.heading, *one.rows)]
        assert not set("".join(rows)) & set("{}$"), rows
        assert not any(map(is_stand_in, "".join(rows))), f"a name is missing: {rows}"
        assert not any(row.startswith((",", ";", ".")) for row in rows), rows
        letters["short"] += sum(map(len, rows))
        letters["full"] += sum(len(words.tell(line, names)) for line in lines)
        for step in decision.steps:
            if step.picture and step.picture != SCORES:
                sights = game.guide.sights(rules.view(step.state, None))
                sight = sights.get(step.picture, Line(kind_of(step.picture)))
                check_length(words, f"sight-{sight.key}", words.tell(sight, names, "sight"), LISTED)

    for seats in game.declaration.seats:
        walk = Walk(game, seats, seats)
        walk.go([check])
    assert letters["short"] < letters["full"], (
        f"{name} in {language}: no line has a short form (line-…-brief): {letters}"
    )


ADDRESSING = [(name, language) for name, language in SPOKEN if game_in(name, language)[1].has("mark-you")]
"""Games whose words address the reader in the second person, which is optional."""


@pytest.mark.parametrize(("name", "language"), ADDRESSING)
def test_own_lines_use_the_second_person(name: str, language: str) -> None:
    """No line names its reader in the reader's own panel."""
    game, words = game_in(name, language)
    met = set[str]()

    def check(_rules: Rules[Any], decision: Decision) -> None:
        for line in [line for step in decision.steps for line in step.lines if not is_heading(line, words, walk.seats)]:
            seats = {seat for fact in line.facts.values() if isinstance(fact, Seats) for seat in fact.seats}
            for reader in seats if len(seats) < max(2, walk.seats) else ():
                met.add(line.key)
                said = "".join(Summarizer(words, walk.seats).address([line], reader))
                assert stand_ins(walk.seats)[reader] not in said, (line, said)

    for seats in game.declaration.seats:
        walk = Walk(game, seats, seats)
        walk.go([check])
    assert len(met) > 5, met


IMPERATIVE = re.compile(r"\b(gioca|tieni|scegli|pianifica|assumi|usa|inserisci|il tuo|la tua|i tuoi|le tue)\b")
"""Italian words that address one person."""


@pytest.mark.parametrize("name", [name for name, language in SPOKEN if language == "it"])
def test_a_call_to_several_players_uses_the_plural(name: str) -> None:
    game, words = game_in(name, "it")

    def check(rules: Rules[Any], decision: Decision) -> None:
        prompts = rules.prompts(decision.steps[-1].state)
        if len(prompts) > 1:
            call = game.guide.call(rules.view(decision.steps[-1].state, None), prompts[0])
            assert not IMPERATIVE.search(words.tell(call, NAMES, "call")), call

    for seats in game.declaration.seats:
        Walk(game, seats, seats).go([check])


@each_language
def test_a_result_says_how_the_game_was_won(name: str, language: str) -> None:
    """Every kind of points and every tie break has a name."""
    game, words = game_in(name, language)
    for seats in game.declaration.seats:
        for score in game.rules.scores(Walk(game, seats, seats).states()[-1]):
            for heading, _ in game.guide.sum_up(score):
                check_sentence(words, f"line-{heading.key}-name", LISTED)
            for one in score.tie_breaks:
                check_length(words, f"line-{one.why.key}", words.tell(one.why, ()), LISTED)


@each_language
def test_lines_shown_together_fit_into_a_message(name: str, language: str) -> None:
    """Covers the status, summaries, panels (with question) and final scores (with all reasons)."""
    _, words = game_in(name, language)
    for page in every_line(name).pages.values():
        texts = [say(words, told) for told in page.parts]
        letters = sum(map(len, texts)) + len(texts)
        assert letters <= PAGES[page.kind], f"a {page.kind} of {letters} letters, at most {PAGES[page.kind]}: {texts}"


@each_language
def test_symbols_change_no_word_and_take_no_room_from_text(name: str, language: str) -> None:
    """A card with the longest emoji for each piece keeps all its words and stays within the limit."""
    game, words = game_in(name, language)
    marks = dict.fromkeys(game.painter.symbols, f"<:{'x' * 8}:{'1' * 19}>")
    shown = words.illustrated(marks).with_symbols
    signs = {words.say(f"symbol-{symbol}") for symbol in marks if words.has(f"symbol-{symbol}")} - {""}
    for page in every_line(name).pages.values():
        card, parts = Card(), [told for told in page.parts if told.prefix in SHOWN_AS_TEXT]
        for some in (parts[:1], parts[1:]):
            card.add_text(*[say(shown, told) for told in some])
        texts = [item.content for item in card.parts() if isinstance(item, Text)]
        plain = "\n".join(say(words, told) for told in parts)
        for sign in signs:
            plain = plain.replace(sign, "")
        assert without_symbols("\n".join(texts)).splitlines() == plain.splitlines()
        assert sum(map(len, texts)) <= MOST_CHARACTERS, texts


@each_language
def test_every_symbol_is_that_of_a_player_a_piece_or_a_mark(name: str, language: str) -> None:
    """No symbol is uploaded without a use, and every symbol in a sentence is drawn."""
    game, words = game_in(name, language)
    asked = {
        key for file in language_files(game.home.data, language) for key in SYMBOL.findall(file.read_text("utf-8"))
    }
    drawn = {symbol for symbol in game.painter.symbols if not symbol.startswith("seat.")}
    assert asked <= drawn, f"no painter draws {asked - drawn}"
    unnamed = [f"piece-{symbol}" for symbol in sorted(drawn - asked) if not words.has(f"piece-{symbol}")]
    assert not unnamed, f"no sentence in {language}: {unnamed}"


@each_language
def test_every_question_has_its_words(name: str, language: str) -> None:
    """Each question has a sentence, a hint, and labels for passing and for confirming a doubtful answer."""
    _, words = game_in(name, language)
    told = every_line(name)
    for ask in told.prompts:
        check_sentence(words, f"ask-{ask}", LISTED)
        check_sentence(words, f"ask-{ask}-hint", LISTED)
    for label in [f"choice-{ask}-none" for ask in told.can_pass] + [f"doubt-{ask}-yes" for ask in told.doubted]:
        check_sentence(words, label, LABEL)


@each_language
def test_every_topic_of_the_rules_has_its_words(name: str, language: str) -> None:
    """Each topic has a title for the list and a text."""
    game, words = game_in(name, language)
    topics = list_topics(game.guide)
    assert topics, f"the guide of {name} has no topics"
    assert len(set(topics)) == len(topics), topics
    for topic in topics:
        texts = [say(words, Told("topic", line)) for line in game.guide.read_topic(topic)]
        assert re.fullmatch(NAME_PATTERN, topic), topic
        check_sentence(words, f"topic-{topic}-title", LISTED)
        check_length(words, f"topic-{topic}", "".join(texts), CARD)


@each_language
def test_the_chapters_of_the_rules_fit_into_lists(name: str, language: str) -> None:
    """Each chapter has a title and no more topics than a list can hold."""
    game, words = game_in(name, language)
    for chapter in game.guide.chapters:
        assert re.fullmatch(NAME_PATTERN, chapter.name), chapter
        check_sentence(words, f"chapter-{chapter.name}", LISTED)
        assert 0 < len(chapter.topics) <= MOST_CHOICES, chapter
    assert len(game.guide.chapters) <= MOST_CHAPTERS, game.guide.chapters


@each_language
def test_every_option_has_its_words(name: str, language: str) -> None:
    """The option and each of its choices have a sentence."""
    game, words = game_in(name, language)
    for option in game.declaration.options:
        check_sentence(words, f"option-{option.name}", LISTED)
        assert 2 <= len(set(option.choices)) == len(option.choices) <= MOST_CHOICES, option
        for choice in option.choices:
            check_sentence(words, f"option-{option.name}-{choice}", LISTED)


@each_language
def test_every_game_introduces_itself(name: str, language: str) -> None:
    """Each game has a title, credits, links and a description of each computer player."""
    game, words = game_in(name, language)
    title = words.say("title")
    check_length(words, "title", title, LABEL)
    check_length(words, "command-group", words.say("command-group", game=title), LISTED)
    lines = [title, words.say("help"), *computer_lines(game, words), *credit_lines(game, words)]
    assert sum(map(len, lines)) <= CARD, lines
    for player in game.declaration.computers:
        check_length(words, f"level-{player.name}", describe_computer(player, words), LISTED)


@pytest.mark.parametrize("name", PLAYED)
def test_every_declaration_is_sound(name: str) -> None:
    """A game's languages are supported, its links are secure, and its computers are sorted by strength."""
    declaration = load_played(name).declaration
    assert declaration.rules.name == name, f"the rules are called {declaration.rules.name}"
    assert declaration.seats, f"{name} has no seats"
    assert declaration.seats[0] >= 1, declaration.seats
    assert declaration.languages, f"{name} has no language"
    assert set(declaration.languages) <= set(LANGUAGES), f"the bot does not speak all of {declaration.languages}"
    assert all(link.url.startswith("https://") for link in declaration.links), declaration.links
    strengths = [player.strength for player in declaration.computers]
    assert strengths == sorted(strengths), f"the weakest first: {strengths}"
    assert all(1 <= strength <= STRONGEST for strength in strengths), f"1 to {STRONGEST}: {strengths}"
    assert len(set(load_played(name).computers)) == len(strengths), f"two of a name: {load_played(name).computers}"
    assert any(not player.is_searching for player in declaration.computers), f"{name} has no quick computer player"


@pytest.mark.parametrize("name", PLAYED)
def test_options_and_sights_fit_into_a_list(name: str) -> None:
    told = every_line(name)
    assert 0 < told.most_sights <= MOST_CHOICES, f"{told.most_sights} sights, at most {MOST_CHOICES}"
    for prompt in told.prompts.values():
        assert len(prompt.options) <= MOST_CHOICES, prompt
        assert all(0 < len(option) <= LISTED for option in prompt.options), prompt


def test_a_failure_names_a_sentence_that_is_too_long(tmp_path: Path) -> None:
    """The failure also states language, length and limit."""
    (tmp_path / "en.ftl").write_text(f"topic-goal-title = {'x' * 200}\n", "utf-8")
    with pytest.raises(AssertionError, match="en: topic-goal-title has 200 letters of at most 100"):
        check_sentence(words_in("en", tmp_path), "topic-goal-title", LISTED)
