"""Every sentence of Norenberc appears in random games and is within Discord's limits, in every language."""

from functools import cache

import pytest

from bot.catalogue import GAMES, load_game, read_figures
from bot.games.contract import Fact, Guide, Line, Seats
from bot.games.norenberc import declare
from bot.games.norenberc.guide.choices import ASKS
from bot.games.norenberc.guide.sentences import CATEGORIES, SENTENCES, TOWNSMEN
from bot.games.norenberc.rules.lines import LINES
from bot.games.norenberc.rules.pieces import KINDS, Pieces, Tile
from bot.words.words import LANGUAGES, Words
from tests.games.every_line import EveryLine
from tests.games.norenberc.tables import RULES
from tests.games.wording_checks import check_questions, check_topics

LABEL, DETAIL = 80, 100
"""Limits of a button's label and of an option's description, in characters."""
NAMES = tuple(letter * 32 for letter in "WMQGO")
"""Names of the greatest length that Discord allows."""
TOLD_GAMES = ((2, 12), (2, 18), (3, 7), (3, 22), (3, 31), (4, 16), (4, 38), (5, 7), (5, 36))
"""Seats and seeds of random games that together use every sentence."""


@cache
def every_line() -> EveryLine:
    """Collect the lines of random games of all sizes."""
    kept = EveryLine(load_game("norenberc"))
    for seats, seed in TOLD_GAMES:
        kept.tell_game(seats, seed)
    return kept


def words_in(language: str) -> Words:
    """Load the game's words in a language."""
    return load_game("norenberc").words(language)


@pytest.mark.parametrize(("language", "title"), [("en", "Norenberc"), ("it", "Norenberc"), ("ru", "Нюрнберг")])
def test_the_game_has_the_title_of_its_rulebook(language: str, title: str) -> None:
    """The texts of its pictures use the title too; in Russian only the town is called Норенберк."""
    words = words_in(language)
    facts = {"round": 1, "rounds": 4, "turn": 1}

    assert words.say("title") == title
    assert words.say("picture-text-head", **facts, stack=9).startswith(f"**{title}**")
    assert title in words.say("picture-alt-board", **facts)


def test_random_games_ask_every_question() -> None:
    """The tests below therefore cover all questions."""
    assert set(every_line().prompts) == set(ASKS)


def test_random_games_use_every_sentence() -> None:
    """The only missing sentences are those random players rarely reach."""
    rare = {"line-missing_guests", "line-points_great", "line-score_great"}
    tried = {told.message for told in every_line().told.values()}
    assert {*SENTENCES, *(f"line-{key}" for key in (*LINES, *CATEGORIES))} - rare <= tried


def test_lines_of_the_guide_have_exactly_the_declared_facts() -> None:
    """Sentences that call players are an exception: they also get the number of called players."""
    for told in every_line().told.values():
        if told.message in SENTENCES:
            assert tuple(fact for fact in told.line.facts if fact != "called") == SENTENCES[told.message]
        else:
            assert told.prefix == "sight" or told.line.key in LINES or told.line.key in CATEGORIES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", [message for message in SENTENCES if message.startswith(("choice-", "detail-"))])
def test_no_piece_makes_a_label_or_detail_too_long(message: str, language: str) -> None:
    """Uses the longest name of each piece in each language, and two-digit numbers."""
    prefix, _, key = message.partition("-")
    said = [words_in(language).tell(Line(key, facts), NAMES, prefix) for facts in _longest_facts(message, language)]
    assert max(map(len, said)) <= (LABEL if prefix == "choice" else DETAIL), max(said, key=len)


def _longest_facts(message: str, language: str) -> list[dict[str, Fact]]:
    """Return the longest facts of a sentence, once for each price of a window."""
    pieces = RULES.pieces

    def by_length(names: set[str]) -> list[str]:
        return sorted(names, key=lambda name: -len(words_in(language).piece(name)))

    tiles = by_length({pieces.tile_name(tile) for tile in _all_tiles(pieces)})
    places = {f"{guild}_{side}.4" for guild in pieces.guild_names for side in ("workshop", "lodgings")}
    longest: dict[str, Fact] = {
        "guild": by_length(set(pieces.guild_names))[0],
        "good": by_length(set(pieces.good_names))[0],
        "tile": tiles[0],
        "tiles": tuple(tiles[: len(pieces.windows)]),
        "place": by_length(places)[0],
        "values": tuple(range(2, 8)),
        "goods": pieces.good_names * pieces.guild.goods,
        "seat": Seats((0,)),
    }
    facts = {name: longest.get(name, 99) for name in SENTENCES[message]}
    if "shortcut" in message:  # a player buys at most three same goods, and pays at most four
        one, two, three, *_others = by_length(set(pieces.good_names))
        longest["goods"] = (one, one, two, three) if "recruit" in message else (one, one, one)
        return [{name: longest.get(name, 99) for name in facts}]
    if message not in PRICED:
        return [facts]
    costs = []
    for good in pieces.good_names:
        for window in pieces.windows:
            plain, *others = [(good,) * price.own + ("any",) * price.any for price in window.prices]
            costs.append({**facts, "goods": plain, "instead": others[-1] if others else ()})
    return [{name: cost[name] for name in facts} for cost in costs]


PRICED = {"choice-price", "detail-swap-guest", "detail-guest-craftsman", *(f"detail-guest-{kind}" for kind in TOWNSMEN)}
"""Sentences whose goods are a price, or are all of one type."""


def _all_tiles(pieces: Pieces) -> list[Tile]:
    return [*(tile for craft in pieces.craftsmen for tile in craft), *pieces.all_townsmen(bonus=True)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_a_single_sentence(language: str) -> None:
    check_questions(words_in(language), ASKS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_is_short(language: str) -> None:
    """A topic has one to five short paragraphs."""
    check_topics(words_in(language), load_game("norenberc").guide, 5)


def test_the_townsmen_are_exactly_the_topics() -> None:
    chapters = {chapter.name: chapter.topics for chapter in load_game("norenberc").guide.chapters}
    assert (*chapters["townsmen"], *chapters["bonus"]) == TOWNSMEN
    assert set(TOWNSMEN) == KINDS


def test_the_topic_of_a_townsman_has_the_numbers_of_the_data_file() -> None:
    """If the numbers change, so do the rules that players read."""
    figures = read_figures(GAMES["norenberc"].data / "pieces.toml")
    figures["townsman"]["tax_money"] = 12
    figures["townsmen"] = [tile for tile in figures["townsmen"] if (tile["kind"], tile.get("value")) != ("musician", 3)]
    guide = declare(figures).guide
    for language in LANGUAGES:
        assert "12" in words_in(language).tell(guide.read_topic("tax_collector")[0], (), "topic")
    assert guide.read_topic("musician")[1] == Line("tiles", {"copies": 1, "values": (5,)})


ASSUMED = {"en": "our assumption", "ru": "наше предположение", "it": "nostra ipotesi"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_mark_assumed_numbers(language: str) -> None:
    """Assumed are the number of tiles per townsman, the Jacks' values, and what the Merchant pays."""
    guide, words = load_game("norenberc").guide, words_in(language)
    chapters = {chapter.name: chapter.topics for chapter in guide.chapters}
    bonus = {topic for topic in chapters["bonus"] if ASSUMED[language] in _read(words, guide, topic)}

    assert all(ASSUMED[language] in _read(words, guide, topic) for topic in chapters["townsmen"])
    assert bonus == {"jack", "merchant"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_topic_lists_the_assumptions(language: str) -> None:
    """The topic names the craftsmen's values in the data file and the source of the bonus townsmen."""
    figures = read_figures(GAMES["norenberc"].data / "pieces.toml")
    figures["guild"] |= {"craftsmen": [2, 3, 4, 8, 8, 8, 8, 8, 8, 8, 9], "agent_plus": [9]}
    words = words_in(language)

    told = _read(words, declare(figures).guide, "assumed")

    assert words.listing([*"23488888889"]) in told
    assert "Bonus Townsmen" in told
    assert "pieces.toml" in told
    assert words.say("game-note")


def _read(words: Words, guide: Guide, topic: str) -> str:
    """Return a topic as players read it."""
    return "\n".join(words.tell(line, (), "topic") for line in guide.read_topic(topic))
