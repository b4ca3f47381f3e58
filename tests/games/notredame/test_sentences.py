"""Every sentence that explains Notre Dame is told in random games, in every language, and has room where it stands."""

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
from tests.games.notredame.tables import (
    PIECES,
    RULES,
)
from tests.games.telling import Account
from tests.games.wording import check_doubts, check_questions, check_topics

LABEL, DETAIL = 40, 100
"""The most characters of an option's label and description."""
GAMES_A_TABLE = 12
GUIDE = NotreDameGuide(PIECES)
NAMES = tuple("ABCDE")


@cache
def account() -> Account:
    """Random games of all sizes, told by the rules and explained by the guide."""
    kept = Account(load_game("notredame"))
    for seats in RULES.seats:
        for seed in range(GAMES_A_TABLE):
            kept.tell_game(seats, seed)
    return kept


def words_in(language: str) -> Words:
    """What is said of the game."""
    return load_game("notredame").words(language)


def test_random_games_ask_every_question() -> None:
    """So what follows speaks of all of them."""
    assert set(account().prompts) == set(ASKS)


def test_random_games_tell_every_sentence() -> None:
    """Nothing goes untried but what random players hardly ever reach."""
    rare = {"confirm-answer", "line-paid", "detail-bonus_lost", "detail-no_message", "detail-outbreak_all_the_same"}
    tried = {told.message for told in account().told.values()}
    told = {*SENTENCES, *(f"line-{key}" for key in LINES), *(f"line-score_{reason}" for reason in REASONS)}
    assert sorted(told - rare - tried) == []


def test_the_guide_tells_only_what_it_declares() -> None:
    """Each line has exactly the facts of the table; how many are called is added to every call."""
    for told in account().told.values():
        if told.message in SENTENCES:
            assert tuple(fact for fact in told.line.facts if fact != "called") == SENTENCES[told.message]
        else:
            is_known = told.line.key in LINES or told.line.key.startswith("score_")
            assert told.prefix == "sight" or is_known, told


def longest(language: str, names: list[str]) -> str:
    """Of several pieces the one with the longest name."""
    return max(names, key=lambda name: len(words_in(language).piece(name)))


THINGS = {"choice-group": ("friend", "marker", "marker"), "choice-shortcut_maid": ("marker",)}
"""Things that sentences name, where these are not two of the hotel."""


def longest_facts(message: str, language: str) -> dict[str, Fact]:
    """The facts of a sentence at their longest."""
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
    """With the longest name of each piece in each language."""
    prefix, _, key = message.partition("-")
    said = words_in(language).tell(Line(key, longest_facts(message, language)), ("W" * 32,), prefix)
    assert 0 < len(said) <= (LABEL if prefix == "choice" else DETAIL), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_one_question(language: str) -> None:
    """One sentence that asks."""
    check_questions(words_in(language), ASKS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_doubt_has_a_way_to_mean_it(language: str) -> None:
    """A button that says so."""
    check_doubts(words_in(language), DOUBTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_is_short(language: str) -> None:
    """One to five short paragraphs."""
    check_topics(words_in(language), GUIDE, 5)


def test_every_card_and_person_is_a_topic() -> None:
    """None is forgotten; each person is told with its figures, pile and rats."""
    assert {*CARDS, *PERSONS} <= set(list_topics(GUIDE))
    effect, card = GUIDE.read_topic("mayor")
    assert effect.facts == {"points": 3, "pieces": 3}
    assert card == Line("person", {"rats": 3, "pile": "pile_c"})
    assert GUIDE.read_topic("plague")[0].facts == {"track": 9, "points": 2}


@pytest.mark.parametrize(
    ("language", "assumed"), [("en", "our assumption"), ("ru", "наше предположение"), ("it", "nostra ipotesi")]
)
def test_the_rules_mark_the_rats_of_a_person_as_assumed(language: str, assumed: str) -> None:
    """The rulebook does not say how many a person brings; `help` says so too."""
    words = words_in(language)

    assert all(assumed in words.tell(GUIDE.read_topic(name)[1], (), "topic") for name in PERSONS)
    assert words.say("game-note")


def is_list(line: Line) -> bool:
    """Whether an option names several things and nothing else."""
    things = line.facts.get("things", ())
    return line.key == "take" and isinstance(things, tuple) and len(things) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_begins_as_a_sentence_does(language: str) -> None:
    """With a capital letter or a number, also where it names the center of a borough; two things are a mere list."""
    words = words_in(language)
    told = [one.line for one in account().told.values() if one.prefix == "choice" and not is_list(one.line)]
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
def test_a_drive_to_a_center_is_told_in_proper_words(language: str, told: str) -> None:
    """A market in the middle has no number."""
    line = Line("drove", {"market": "red_market.0", "steps": 1})
    assert words_in(language).tell(line, NAMES).removeprefix("-# ").replace("\u00a0", " ") == told


def test_gifts_of_several_are_told_in_the_right_case() -> None:
    """In Russian, "one coin each" is not "one coin"."""
    facts: dict[str, Fact] = {"gold": 0, "markers": 0, "rats": 0, "points": 1, "bonus": 0}
    line = Line("donated-brief", {"seat": Seats((0, 1)), "color": "red", "coins": 1, **facts})
    assert "жертвуют Нотр-Даму по 1 монете" in words_in("ru").tell(line, NAMES).replace("\u00a0", " ")


@pytest.mark.parametrize(("language", "named"), [("en", "yellow card"), ("ru", "жёлтая карта"), ("it", "carta gialla")])
def test_the_color_of_a_card_names_the_card(language: str, named: str) -> None:
    """It agrees with the card, not with what the card is called."""
    facts: dict[str, Fact] = {"gold": 1, "markers": 0, "rats": 0, "points": 0, "bonus": 0}
    line = Line("placed", {"seat": Seats((0,)), "card": "bank", "color": "yellow", "pieces": 1, **facts})
    assert f"({named}, " in words_in(language).tell(line, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", ["choice-shortcut_maid", "choice-shortcut_hotel", "detail-shortcut_hotel"])
def test_what_is_taken_is_marked_as_a_gain(message: str, language: str) -> None:
    """A coin beside a name could be its cost."""
    prefix, _, key = message.partition("-")
    known: dict[str, Fact] = {"points": 3, "things": ("gold",)}
    facts = {name: fact for name, fact in known.items() if name in SENTENCES[message]}
    assert "+1\N{NO-BREAK SPACE}" in words_in(language).tell(Line(key, facts), NAMES, prefix)
