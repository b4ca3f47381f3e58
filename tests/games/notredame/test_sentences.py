"""Every sentence of Notre Dame appears in random games and fits its place, in every language."""

from functools import cache

import pytest

from bot.catalogue import load_game
from bot.games.contract import Fact, Line, Seats, list_topics
from bot.games.notredame.guide.choices import ASKS
from bot.games.notredame.guide.doubts import DOUBTS
from bot.games.notredame.guide.guide import NotreDameGuide
from bot.games.notredame.guide.sentences import SENTENCES
from bot.games.notredame.rules.lines import LINES
from bot.games.notredame.rules.pieces import CARDS, MESSAGES, PERSONS, SECTORS
from bot.games.notredame.rules.state import REASONS
from bot.words.words import LANGUAGES, Words
from tests.games.every_line import EveryLine
from tests.games.notredame.tables import (
    PIECES,
)
from tests.games.wording_checks import check_doubts, check_questions, check_topics

LABEL, DETAIL = 40, 100
"""Limits of an option's label and description, in characters."""
TOLD_GAMES = ((2, 9), (3, 5), (4, 1), (5, 2))
"""Seats and seeds of random games that together use every sentence."""
GUIDE = NotreDameGuide(PIECES)
NAMES = tuple("ABCDE")


@cache
def every_line() -> EveryLine:
    """Collect the lines of random games of all sizes."""
    kept = EveryLine(load_game("notredame"))
    for seats, seed in TOLD_GAMES:
        kept.tell_game(seats, seed)
    return kept


def words_in(language: str) -> Words:
    """Load the game's words in a language."""
    return load_game("notredame").words(language)


def test_random_games_ask_every_question() -> None:
    """The tests below therefore cover all questions."""
    assert set(every_line().prompts) == set(ASKS)


def test_random_games_use_every_sentence() -> None:
    """The only missing sentences are those random players rarely reach."""
    rare = {"confirm-answer", "line-paid", "detail-bonus_lost", "detail-no_message", "detail-outbreak_all_the_same"}
    tried = {told.message for told in every_line().told.values()}
    told = {*SENTENCES, *(f"line-{key}" for key in LINES), *(f"line-score_{reason}" for reason in REASONS)}
    assert sorted(told - rare - tried) == []


def test_lines_of_the_guide_have_exactly_the_declared_facts() -> None:
    """Sentences that call players are an exception: they also get the number of called players."""
    for told in every_line().told.values():
        if told.message in SENTENCES:
            assert tuple(fact for fact in told.line.facts if fact != "called") == SENTENCES[told.message]
        else:
            is_known = told.line.key in LINES or told.line.key.startswith("score_")
            assert told.prefix == "sight" or is_known, told


def longest(language: str, names: list[str]) -> str:
    """Return the piece with the longest name."""
    return max(names, key=lambda name: len(words_in(language).piece(name)))


THINGS = {"choice-group": ("friend", "marker", "marker"), "choice-shortcut_maid": ("marker",)}
"""The fact `things` of these sentences; all other sentences get two of the hotel's gains."""


def longest_facts(message: str, language: str) -> dict[str, Fact]:
    """Return the longest facts that a sentence can have."""
    sectors = longest(language, list(SECTORS))
    found: dict[str, Fact] = {
        **dict.fromkeys(("card", "place", "sector"), sectors),
        "market": longest(language, [f"{color}_market.4" for color in PIECES.colors]),
        "message": longest(language, [f"message_{kind}" for kind in MESSAGES]),
        "person": longest(language, list(PERSONS)),
        "things": THINGS.get(message, ("marker", "rat")),
        "seat": Seats((0,)),
    }
    return {name: found.get(name, 9) for name in SENTENCES[message]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", [message for message in SENTENCES if message.startswith(("choice-", "detail-"))])
def test_no_piece_makes_a_label_or_detail_too_long(message: str, language: str) -> None:
    prefix, _, key = message.partition("-")
    said = words_in(language).tell(Line(key, longest_facts(message, language)), ("W" * 32,), prefix)
    assert 0 < len(said) <= (LABEL if prefix == "choice" else DETAIL), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_a_single_sentence(language: str) -> None:
    check_questions(words_in(language), ASKS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_doubt_has_a_confirming_button(language: str) -> None:
    check_doubts(words_in(language), DOUBTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_is_short(language: str) -> None:
    """A topic has one to five short paragraphs."""
    check_topics(words_in(language), GUIDE, 5)


def test_every_card_and_person_is_a_topic() -> None:
    """Each person's topic has the person's numbers, pile and rats."""
    assert {*CARDS, *PERSONS} <= set(list_topics(GUIDE))
    effect, card = GUIDE.read_topic("mayor")
    assert effect.facts == {"points": 3, "pieces": 3}
    assert card == Line("person", {"rats": 3, "pile": "pile_c"})
    assert GUIDE.read_topic("plague")[0].facts == {"track": 9, "points": 2}


@pytest.mark.parametrize(
    ("language", "assumed"), [("en", "our assumption"), ("ru", "наше предположение"), ("it", "nostra ipotesi")]
)
def test_the_rules_mark_the_rats_of_a_person_as_assumed(language: str, assumed: str) -> None:
    """The rulebook does not state the number of rats; `help` marks it too."""
    words = words_in(language)

    assert all(assumed in words.tell(GUIDE.read_topic(name)[1], (), "topic") for name in PERSONS)
    assert words.say("game-note")


def is_list(line: Line) -> bool:
    """True if an option only lists several gains."""
    things = line.facts.get("things", ())
    return line.key == "take" and isinstance(things, tuple) and len(things) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_begins_with_a_capital_letter_or_a_number(language: str) -> None:
    """The centers of boroughs are included; options that list two gains are exempt."""
    words = words_in(language)
    told = [one.line for one in every_line().told.values() if one.prefix == "choice" and not is_list(one.line)]
    labels = [words.tell(line, NAMES, "choice") for line in told]
    labels += [
        words.tell(Line("elsewhere", {"market": f"{color}_market.0", "steps": 1}), NAMES, "choice")
        for color in PIECES.colors
    ]
    begins = [label.lstrip("+−«") for label in labels]
    assert [label for label in begins if not (label[0].isupper() or label[0].isdigit())] == []


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The carriage drives to the red center (1 step)."),
        ("ru", "Карета едет в Красный центр (1 шаг)."),
        ("it", "La carrozza va al centro rosso (1 passo)."),
    ],
)
def test_a_drive_to_a_center_has_its_own_wording(language: str, told: str) -> None:
    """A market in the center has no number."""
    line = Line("drove", {"market": "red_market.0", "steps": 1})
    assert words_in(language).tell(line, NAMES).removeprefix("-# ").replace("\u00a0", " ") == told


def test_gifts_of_several_players_use_the_right_case() -> None:
    """In Russian, "one coin each" is not "one coin"."""
    facts: dict[str, Fact] = {"gold": 0, "markers": 0, "rats": 0, "points": 1, "bonus": 0}
    line = Line("donated-brief", {"seat": Seats((0, 1)), "color": "red", "coins": 1, **facts})
    assert "жертвуют Нотр-Даму по 1 монете" in words_in("ru").tell(line, NAMES).replace("\u00a0", " ")


@pytest.mark.parametrize(("language", "named"), [("en", "yellow card"), ("ru", "жёлтая карта"), ("it", "carta gialla")])
def test_the_color_of_a_card_agrees_with_the_word_card(language: str, named: str) -> None:
    """In Russian the color agrees with the word "card", not with the card's name."""
    facts: dict[str, Fact] = {"gold": 1, "markers": 0, "rats": 0, "points": 0, "bonus": 0}
    line = Line("placed", {"seat": Seats((0,)), "card": "bank", "color": "yellow", "pieces": 1, **facts})
    assert f"({named}, " in words_in(language).tell(line, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", ["choice-shortcut_maid", "choice-shortcut_hotel", "detail-shortcut_hotel"])
def test_gains_are_marked_with_a_plus_sign(message: str, language: str) -> None:
    """Without the sign, a coin beside a name could be its cost."""
    prefix, _, key = message.partition("-")
    known: dict[str, Fact] = {"points": 3, "things": ("gold",)}
    facts = {name: fact for name, fact in known.items() if name in SENTENCES[message]}
    assert "+1\N{NO-BREAK SPACE}" in words_in(language).tell(Line(key, facts), NAMES, prefix)
