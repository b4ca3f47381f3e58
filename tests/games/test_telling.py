"""What every game must be able to say, in every language it declares, within Discord's limits."""

import re
from collections import Counter
from functools import cache
from typing import Any

import pytest
from discord.ui import TextDisplay

from bot.catalogue import Game
from bot.games.contract import NAME_PATTERN, Line, Rules, list_topics
from bot.games.declaration import STRONGEST
from bot.pictures.sights import SCORES, kind_of
from bot.words.gathering import gather, is_stand_in, put_names
from bot.words.symbols import without_symbols
from bot.words.words import LANGUAGES, Words, language_files
from cogs.cards.card import MOST_CHARACTERS, Card
from cogs.replies.wording import computer_lines, credit_lines, describe_computer
from tests.games.played import PLAYED, load_played
from tests.games.telling import Account, Told
from tests.games.walk import Decision, Walk

SEEDS = 3
"""Random games of each number of seats."""
LABEL, LISTED, MESSAGE, PANEL, CARD = 80, 100, 2000, 3100, 3600
"""Characters of a button's label, of a list's label or description, of a plain message, and of cards: Discord takes
4,000, and who is awaited is said there too, in a panel what happened since the last move."""
SYMBOL = re.compile(r"^symbol-(\w+) *=", re.MULTILINE)
"""A mark that sentences ask for."""
SHOWN_AS_TEXT = ("line", "doubt")
"""What stands in texts; labels and descriptions never have symbols."""
LIMITS = {"choice": LABEL, "confirm": LABEL, "detail": LISTED, "sight": LISTED}
"""Of sentences, by what their keys begin with."""
PAGES = {"panel": PANEL, "status": MESSAGE, "summary": MESSAGE, "scores": CARD}
"""Of what is shown together."""
MOST_CHAPTERS = 8
"""Lists that a page of the rules has room for: a message has 40 parts."""
MOST_CHOICES = 25
"""Options of a list, choices of a command's option."""
NAMES = tuple(chr(ord("A") + seat) * 32 for seat in range(26))
"""As long as Discord lets a name be."""
SPOKEN = [(name, language) for name in PLAYED for language in load_played(name).declaration.languages]
each_language = pytest.mark.parametrize(("name", "language"), SPOKEN)


@cache
def account(name: str) -> Account:
    """Random games of every number of seats."""
    told = Account(load_played(name))
    for seats in told.game.declaration.seats:
        for seed in range(SEEDS):
            told.tell_game(seats, seed)
    return told


def game_in(name: str, language: str) -> tuple[Game, Words]:
    """A game and what is said of it."""
    game = load_played(name)
    return game, game.words(language)


def say(words: Words, told: Told) -> str:
    """A line in words; nothing is left open in it."""
    said = words.tell(told.line, NAMES, told.prefix)
    assert said.strip(), told
    assert not set(said) & set("{}$"), said
    return said


@each_language
def test_every_line_of_random_games_can_be_said(name: str, language: str) -> None:
    """What happens, questions' titles, labels, details, calls, promises, doubts, sights, reasons for points."""
    _, words = game_in(name, language)
    for told in account(name).told.values():
        said = say(words, told)
        assert len(said) <= LIMITS.get(told.prefix, MESSAGE), said


@each_language
def test_every_decision_of_random_games_can_be_told_in_short(name: str, language: str) -> None:
    """With nothing left open, in fewer letters than in full; and every picture on the way has a name."""
    game, words = game_in(name, language)
    letters = Counter[str]()

    def check(rules: Rules[Any], decision: Decision) -> None:
        names, lines = NAMES[: walk.seats], [line for step in decision.steps for line in step.lines]
        rows = [put_names(row, names) for one in gather(lines, words, walk.seats) for row in (one.heading, *one.rows)]
        assert not set("".join(rows)) & set("{}$"), rows
        assert not any(map(is_stand_in, "".join(rows)))
        assert not any(row.startswith((",", ";", ".")) for row in rows), rows
        letters["short"] += sum(map(len, rows))
        letters["full"] += sum(len(words.tell(line, names)) for line in lines)
        for step in decision.steps:
            if step.picture and step.picture != SCORES:
                sights = game.guide.sights(rules.view(step.state, None))
                sight = sights.get(step.picture, Line(kind_of(step.picture)))
                assert 0 < len(words.tell(sight, names, "sight")) <= LISTED

    for seats in game.declaration.seats:
        walk = Walk(game, seats, seats)
        walk.go([check])
    assert letters["short"] < letters["full"]


@each_language
def test_how_a_game_was_won_can_be_told(name: str, language: str) -> None:
    """Every kind of points has a name, and so has whatever decides between equals."""
    game, words = game_in(name, language)
    for seats in game.declaration.seats:
        for score in game.rules.scores(Walk(game, seats, seats).states()[-1]):
            for heading, _ in game.guide.sum_up(score):
                assert 0 < len(words.tell(Line(f"{heading.key}-name"), ())) <= LISTED
            assert all(0 < len(words.tell(one.why, ())) <= LISTED for one in score.tie_breaks)


@each_language
def test_whatever_is_shown_together_fits_into_a_message(name: str, language: str) -> None:
    """A panel with its question, a status, somebody's own things, the final scores with every reason."""
    _, words = game_in(name, language)
    for page in account(name).pages.values():
        texts = [say(words, told) for told in page.parts]
        assert sum(map(len, texts)) + len(texts) <= PAGES[page.kind], texts


@each_language
def test_symbols_change_no_word_and_never_take_the_room_of_one(name: str, language: str) -> None:
    """With an emoji for each piece, as long as they get, a card has all its words, and not one character too many."""
    game, words = game_in(name, language)
    marks = dict.fromkeys(game.painter.symbols, f"<:{'x' * 8}:{'1' * 19}>")
    shown = words.illustrated(marks).with_symbols
    signs = {words.say(f"symbol-{symbol}") for symbol in marks if words.has(f"symbol-{symbol}")} - {""}
    for page in account(name).pages.values():
        card, parts = Card(), [told for told in page.parts if told.prefix in SHOWN_AS_TEXT]
        for some in (parts[:1], parts[1:]):
            card.add_text(*[say(shown, told) for told in some])
        texts = [item.content for item in card.walk_children() if isinstance(item, TextDisplay)]
        plain = "\n".join(say(words, told) for told in parts)
        for sign in signs:
            plain = plain.replace(sign, "")
        assert without_symbols("\n".join(texts)).splitlines() == plain.splitlines()
        assert sum(map(len, texts)) <= MOST_CHARACTERS


@each_language
def test_every_symbol_is_that_of_a_player_a_piece_or_a_mark(name: str, language: str) -> None:
    """None is uploaded for nothing, and whatever a sentence asks for is drawn."""
    game, words = game_in(name, language)
    asked = {
        key for file in language_files(game.home.data, language) for key in SYMBOL.findall(file.read_text("utf-8"))
    }
    drawn = {symbol for symbol in game.painter.symbols if not symbol.startswith("seat.")}
    assert asked <= drawn
    assert all(words.has(f"piece-{symbol}") for symbol in drawn - asked)


@each_language
def test_every_question_has_its_words(name: str, language: str) -> None:
    """One sentence that asks, a hint, and labels for passing and for meaning it."""
    _, words = game_in(name, language)
    told = account(name)
    for ask in told.prompts:
        assert 0 < len(words.say(f"ask-{ask}")) <= LISTED
        assert 0 < len(words.say(f"ask-{ask}-hint")) <= LISTED
    labels = [f"choice-{ask}-none" for ask in told.can_pass] + [f"doubt-{ask}-yes" for ask in told.doubted]
    assert all(0 < len(words.say(label)) <= LABEL for label in labels)


@each_language
def test_every_topic_of_the_rules_has_its_words(name: str, language: str) -> None:
    """A title for the list, and a text; the first is what newcomers read."""
    game, words = game_in(name, language)
    topics = list_topics(game.guide)
    assert topics
    assert len(set(topics)) == len(topics)
    for topic in topics:
        title = words.say(f"topic-{topic}-title")
        texts = [say(words, Told("topic", line)) for line in game.guide.read_topic(topic)]
        assert re.fullmatch(NAME_PATTERN, topic)
        assert 0 < len(title) <= LISTED
        assert 0 < sum(map(len, texts)) <= CARD


@each_language
def test_the_chapters_of_the_rules_fit_into_lists(name: str, language: str) -> None:
    """Each by its title, of at most so many topics as a list has room for."""
    game, words = game_in(name, language)
    for chapter in game.guide.chapters:
        assert re.fullmatch(NAME_PATTERN, chapter.name)
        assert 0 < len(words.say(f"chapter-{chapter.name}")) <= LISTED
        assert 0 < len(chapter.topics) <= MOST_CHOICES
    assert len(game.guide.chapters) <= MOST_CHAPTERS


@each_language
def test_every_option_has_its_words(name: str, language: str) -> None:
    """What is settled, as a command describes it, and every choice, the usual one first."""
    game, words = game_in(name, language)
    for option in game.declaration.options:
        assert 0 < len(words.say(f"option-{option.name}")) <= LISTED
        assert 2 <= len(set(option.choices)) == len(option.choices) <= MOST_CHOICES
        assert all(0 < len(words.say(f"option-{option.name}-{choice}")) <= LISTED for choice in option.choices)


@each_language
def test_every_game_introduces_itself(name: str, language: str) -> None:
    """By a title, who made it, where to read more, and which computers play it."""
    game, words = game_in(name, language)
    title = words.say("title")
    assert 0 < len(title) <= LABEL
    assert len(words.say("command-group", game=title)) <= LISTED
    lines = [title, words.say("help", game=name), *computer_lines(game, words), *credit_lines(game, words)]
    assert sum(map(len, lines)) <= CARD
    assert all(0 < len(describe_computer(player, words)) <= LISTED for player in game.declaration.computers)


@pytest.mark.parametrize("name", PLAYED)
def test_every_declaration_is_sound(name: str) -> None:
    """Languages that the bot speaks, links that open, computers from weak to strong."""
    declaration = load_played(name).declaration
    assert declaration.rules.name == name
    assert declaration.seats
    assert declaration.seats[0] >= 1
    assert declaration.languages
    assert set(declaration.languages) <= set(LANGUAGES)
    assert all(link.url.startswith("https://") for link in declaration.links)
    strengths = [player.strength for player in declaration.computers]
    assert strengths == sorted(strengths)
    assert all(1 <= strength <= STRONGEST for strength in strengths)
    assert len(set(load_played(name).computers)) == len(strengths)
    assert not load_played(name).computer_player(load_played(name).best_computer).is_searching


@pytest.mark.parametrize("name", PLAYED)
def test_what_is_picked_from_fits_into_a_list(name: str) -> None:
    """Options of a question, and what can be looked at."""
    told = account(name)
    assert 0 < told.most_sights <= MOST_CHOICES
    for prompt in told.prompts.values():
        assert len(prompt.options) <= MOST_CHOICES
        assert all(0 < len(option) <= LISTED for option in prompt.options)
