"""Every sentence of Ulm appears in random games and fits its place, in every language."""

from functools import cache

import pytest

from bot.catalogue import load_game
from bot.games.contract import Fact, Line, Seats, list_topics
from bot.games.ulm.guide.choices import CHOICES
from bot.games.ulm.guide.doubts import DOUBTS
from bot.games.ulm.guide.guide import UlmGuide
from bot.games.ulm.guide.names import list_branches
from bot.games.ulm.guide.sentences import SENTENCES
from bot.games.ulm.rules.lines import LINES
from bot.words.summaries import gather, put_names
from bot.words.words import LANGUAGES, Words
from tests.games.every_line import EveryLine
from tests.games.ulm.tables import PIECES
from tests.games.wording_checks import check_doubts, check_questions, check_topics

LABEL, DETAIL = 40, 100
"""Limits of an option's label and description, in characters."""
TOLD_GAMES = ((2, 1), (3, 0), (3, 11), (4, 5), (4, 6), (4, 10))
"""Seats and seeds of random games that together use every sentence."""
GUIDE = UlmGuide(PIECES)
FOLLOWING = ("act", "shield", "descendant", "keep", "choose", "steps", "quarter")
"""Questions that may follow a shortcut."""


@cache
def every_line() -> EveryLine:
    """Collect the lines of random games of all sizes."""
    kept = EveryLine(load_game("ulm"))
    for seats, seed in TOLD_GAMES:
        kept.tell_game(seats, seed)
    return kept


def words_in(language: str) -> Words:
    """Load the game's words in a language."""
    return load_game("ulm").words(language)


def test_random_games_ask_every_question() -> None:
    """The tests below therefore cover all questions."""
    assert set(every_line().prompts) == set(CHOICES)


RARE = {
    *("line-bag_refilled", "line-docks_emptied", "line-no_tile", "line-deck_shuffled", "line-river_bonus"),
    *("line-points_crests", "line-points_privileges", "line-points_river", "doubt-set"),
    *("detail-card_deck", "detail-enter_both", "detail-hand_equal", "detail-river_bonus", "detail-river_void"),
    *("detail-seal_free", "detail-seal_full", "detail-seal_none", "detail-shield_golden_late", "detail-steps"),
    "detail-swap_docks",
}
"""Sentences that random players rarely reach."""


def test_random_games_use_every_sentence() -> None:
    """The only missing sentences are the rare ones."""
    tried = {told.message for told in every_line().told.values()}
    told = {*SENTENCES, *(f"line-{key}" for key in LINES)}
    assert sorted(told - RARE - tried) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_sentences_have_words_too(language: str) -> None:
    """The facts of rare sentences are filled in, in every language."""
    for message in RARE & {*SENTENCES}:
        prefix, _, key = message.partition("-")
        said = words_in(language).tell(Line(key, longest_facts(message, language)), ("Wilhelmina",), prefix)
        assert said.strip()
        assert not set(said) & set("{}$")
    assert all(words_in(language).has(f"line-{key}") for key in LINES)


def test_lines_of_the_guide_have_exactly_the_declared_facts() -> None:
    """Sentences that call players are an exception: they also get the number of called players."""
    for told in every_line().told.values():
        if told.message in SENTENCES:
            assert tuple(fact for fact in told.line.facts if fact != "called") == SENTENCES[told.message]
        else:
            is_known = told.line.key in LINES or told.line.key.startswith("score_")
            assert told.prefix == "sight" or is_known, told


def longest(language: str, names: tuple[str, ...]) -> str:
    """Return the piece with the longest name."""
    return max(names, key=lambda name: len(words_in(language).piece(name)))


def longest_facts(message: str, language: str) -> dict[str, Fact]:
    """Return the longest facts that a sentence can have."""
    quarters = sorted(PIECES.quarter_names, key=lambda name: -len(words_in(language).piece(name)))
    found: dict[str, Fact] = {
        "card": longest(language, PIECES.card_names),
        "descendant": longest(language, PIECES.descendant_names),
        "shield": longest(language, tuple(f"shield_{name}" for name in PIECES.shield_names)),
        "quarter": quarters[0],
        **dict.fromkeys(("tile", "out"), "clear"),
        **dict.fromkeys(("line", "tiles", "actions", "docks"), ("clear", "river", "seal")),
        "sides": ("bottom", "bottom", "left", "right", "top"),
        **dict.fromkeys(("gate", "side"), "bottom.3"),
        **dict.fromkeys(("things", "thing"), ("gain_coins.2", "gain_tiles.3")),
        "quarters": tuple(quarters[:2]),
        "space": "before.10",
        "of": "of_quarters",
        "next": longest(language, tuple(f"next_{ask}" for ask in FOLLOWING)),
        "changes": ("all_plays.1", "all_seal_points.1"),
        "seat": Seats((0,)),
    }
    if message.startswith(("detail-now", "detail-hand")):
        found["tiles"] = 2
    if message.startswith(("detail-enter", "detail-shield")):
        found["things"] = ("gain_sparrows.1",)
    if message.startswith("detail-quarter"):
        town_hall = PIECES.quarters[PIECES.quarter_names.index("town_hall")].privilege
        found |= {"things": ("gain_cards.1",), "choices": list_branches(town_hall)}
    return {name: found.get(name, 2) for name in SENTENCES[message]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", [message for message in SENTENCES if message.startswith(("choice-", "detail-"))])
def test_no_piece_makes_a_label_or_detail_too_long(message: str, language: str) -> None:
    prefix, _, key = message.partition("-")
    said = words_in(language).tell(Line(key, longest_facts(message, language)), ("Wilhelmina",), prefix)
    assert 0 < len(said) <= (LABEL if prefix == "choice" else DETAIL), said


GATE = {"en": "gate", "ru": "ворот", "it": "varc"}
"""The stem of the word for "gate" in each language."""
LETTERED = ("pushed", "pushed-aside", "crest_paid", "crest_paid-aside", "crest_placed", "crest_placed-gain")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", [*(f"line-{key}" for key in LETTERED), "line-panel_crests", "detail-shield_golden"])
def test_a_gates_letter_comes_with_the_word_gate(message: str, language: str) -> None:
    """A letter alone, from A to L, would not tell players that it is a gate's."""
    prefix, _, key = message.partition("-")
    facts: dict[str, Fact] = {"seat": Seats((0,)), "gate": "top.3", "gates": ("top.3",)}
    facts |= {"tile": "money", "out": "seal", "things": ("gain_sparrows.1",)}
    said = words_in(language).tell(Line(key, facts), ("Wilhelmina",), prefix)
    assert "I" in said
    assert GATE[language] in said.lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hint_explains_the_grids_letters(language: str) -> None:
    """The hint uses the picture's word for closed gates, not the cross, which only the grid of emojis has."""
    hint, closed = words_in(language).say("ask-push-hint"), {"en": "closed", "ru": "закрыты", "it": "chiusi"}
    assert GATE[language] in hint.lower()
    assert closed[language] in hint
    assert "✖️" not in hint


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ask", FOLLOWING)
def test_questions_after_a_shortcut_have_names(ask: str, language: str) -> None:
    assert words_in(language).piece(f"next_{ask}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("space", ["before.10", "past.3"])
def test_a_space_always_follows_the_word_to(space: str, language: str) -> None:
    """A signed number alone would look like a number of steps."""
    words, value = words_in(language), words_in(language).piece(space)
    to = {"en": "to", "ru": "на", "it": "a"}[language]
    assert all(
        f" {to}\N{NO-BREAK SPACE}{value}" in words.piece(f"to_{space}", form=form) for form in ("", "row", "row_short")
    )
    moved = words.tell(Line("moved-aside", {"seat": Seats((0,)), "space": 3, "jumped": 0}), ("Ann",))
    assert f" {to}\N{NO-BREAK SPACE}+3" in moved


def test_the_summary_of_a_turn_is_short() -> None:
    """Actions are separated by dots; tiles pushed out and payments are only in the picture."""
    assert told_in_short("en") == [
        "Bruno: gate G (+2 points) · clears the bottom · seals Crooked House · shield +4 (crest at gate I) · "
        "buys a card · saves River pilot"
    ]
    assert told_in_short("ru") == [
        "Bruno: ворота G (+2 очка) · забирает снизу · печать в Кривом доме · "
        "щит +4 (герб у ворот I) · покупает карту · выкладывает карту «Лоцман»"  # noqa: RUF001
    ]
    assert told_in_short("it") == [
        "Bruno: varco G (+2 punti) · sgombera in basso · sigillo nella Casa Storta · stemma +4 (stemma di famiglia al "
        "varco I) · compra una carta · cala il Pilota fluviale"
    ]


def test_several_moves_on_the_danube_are_reported_as_one() -> None:
    """The row names only the last space, unless the barge gained something on the way."""
    sails = [Line("moved", {"seat": Seats((0,)), "space": space, "jumped": 1}) for space in (3, 4)]
    gained = Line("gained_points", {"seat": Seats((0,)), "number": 3})
    pushed = Line("pushed", {"seat": Seats((0,)), "tile": "clear", "gate": "top.1", "out": "clear"})
    assert rows_of([pushed, *sails], "en") == ["Bruno: gate G · sails to +4"]
    rows = rows_of([pushed, sails[0], gained, sails[1]], "en")
    assert rows == ["Bruno: gate G · sails to +3 (+3 points) · sails to +4"]


def told_in_short(language: str) -> list[str]:
    """Return the summary of an example turn."""
    done: list[tuple[str, dict[str, Fact]]] = [
        ("pushed", {"tile": "clear", "gate": "top.1", "out": "clear"}),
        ("gained_points", {"number": 2}),
        ("took_money", {"coins": 1}),
        ("took_money", {"coins": 1}),
        ("cleared", {"sides": ("bottom",), "tiles": ("clear",)}),
        ("sealed", {"quarter": "crooked_house", "coins": 2}),
        ("shield_taken", {"shield": "shield_corn_house", "points": 4}),
        ("crest_placed", {"gate": "top.3"}),
        ("bought", {"tiles": ("clear", "seal")}),
        ("card_laid", {"card": "pilot"}),
    ]
    return rows_of([Line(key, {"seat": Seats((0,)), **facts}) for key, facts in done], language)


def rows_of(lines: list[Line], language: str) -> list[str]:
    """Return the rows of a summary, with names and plain spaces."""
    rows = [row for paragraph in gather(lines, words_in(language), 2) for row in paragraph.rows]
    return [put_names(row, ("Bruno", "Ada")).replace("\N{NO-BREAK SPACE}", " ") for row in rows]


UNITS = ("coins", "sparrows", "points", "cards", "steps", "number", "price", "places", "seals")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("unit", UNITS)
def test_a_number_stays_beside_its_unit(unit: str, language: str) -> None:
    """A no-break space keeps both on one line."""
    for number in (1, 2, 12):
        assert words_in(language).say(f"unit-{unit}", **{unit: number}).startswith(f"{number}\N{NO-BREAK SPACE}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_a_single_sentence(language: str) -> None:
    check_questions(words_in(language), CHOICES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_doubt_has_a_confirming_button(language: str) -> None:
    check_doubts(words_in(language), DOUBTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_is_short(language: str) -> None:
    """A topic has a few short paragraphs."""
    check_topics(words_in(language), GUIDE, 6)


def test_every_piece_is_a_topic() -> None:
    """Pieces include quarters, cards, descendants and tower tiles."""
    topics = set(list_topics(GUIDE))
    for names in (PIECES.quarter_names, PIECES.card_names, PIECES.descendant_names, PIECES.tower_names):
        assert set(names) <= topics


AI_VARCHI = "-# Stemmi di famiglia di Ann ai varchi A (sinistra 1) e I (in alto 3)"
SAID = [
    ("en", "sealed", {"quarter": "town_hall", "coins": 2}, "Ann places a seal in the Town Hall for 2 coins."),
    ("ru", "sealed", {"quarter": "gardens", "coins": 1}, "Ann ставит печать в Садовом квартале за 1 монету."),
    ("it", "sealed", {"quarter": "gardens", "coins": 0}, "Ann posa un sigillo nei Giardini gratis."),
    ("en", "moved", {"space": 3, "jumped": 1}, "Ann sails to +3, past 1 barge."),
    ("ru", "moved", {"space": -2, "jumped": 2}, "Ann плывёт до места −2, обогнав 2 баржи."),
    ("it", "moved", {"space": 11, "jumped": 0}, "Ann naviga fino alla casella +11."),
    ("ru", "bought", {"tiles": ("river", "river")}, "Ann покупает карту за Реку ×2."),
    ("ru", "descendant_taken", {"descendant": "merchant"}, "Ann берёт Купца из Дома присяги."),
    ("it", "descendant_taken", {"descendant": "scholar"}, "Ann prende lo Studioso dalla Casa del Giuramento."),
    ("it", "card_laid", {"card": "art"}, "Ann cala l’Opera d’arte per la fine della partita."),
    ("en", "panel_crests", {"gates": ("top.3",)}, "-# Family crest of Ann at gate I (top 3)"),
    ("it", "panel_crests", {"gates": ("left.1", "top.3")}, AI_VARCHI),
    ("ru", "gained_sparrows", {"number": 1}, "-# Ann получает 1 воробья."),
    (
        "ru",
        "cleared",
        {"sides": ("left", "top"), "tiles": ("card", "seal")},
        "Ann забирает слева и сверху Карту и Печать.",
    ),
]


@pytest.mark.parametrize(("language", "key", "facts", "said"), SAID)
def test_sentences_use_the_right_cases_and_articles(language: str, key: str, facts: dict[str, Fact], said: str) -> None:
    told = words_in(language).tell(Line(key, {"seat": Seats((0,)), **facts}), ("Ann",))
    assert told.replace("\N{NO-BREAK SPACE}", " ") == said
