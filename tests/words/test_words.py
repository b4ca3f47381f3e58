"""The sentences: the same keys and arguments in every language, each translated."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from bot.games.contract import Line, Seats
from bot.words.words import BOT, LANGUAGES, UnknownSentence, Words, language_files, words_in
from tests.games.played import PLAYED, load_played

FIRST, *OTHERS = LANGUAGES
SPOKEN = {BOT: LANGUAGES, **{home.data: load_played(name).declaration.languages for name, home in PLAYED.items()}}
"""The languages of the bot, and those that each game declares, by folder."""
FOLDERS = tuple(SPOKEN)
FILES = [file for folder in FOLDERS for file in language_files(folder, SPOKEN[folder][0])]
"""Every file of a folder's first language; the other languages must have the same files."""
WRITTEN = [(file, language) for file in FILES for language in SPOKEN[file.parent]]
TRANSLATED = [(file, language) for file, language in WRITTEN if language != SPOKEN[file.parent][0]]
SAME = {
    *("title", "name-thread", "name-server", "name-bonus", "name-privacy"),
    *("picture-round", "lobby-host", "topic-base-title"),
}
"""Keys with equal translations: games keep their names; Italian has borrowed words such as "round" and "privacy"."""

ENGLISH = frozenset(
    (
        *("the", "and", "or", "of", "to", "you", "your", "with", "for", "from", "each", "this", "that"),
        *("is", "are", "has", "have", "not", "at", "on", "by", "who", "which", "if", "it", "its"),
    )
)
"""Words that reveal a sentence left in English."""


def other_file(file: Path, language: str) -> Path:
    """Return the same file in another language."""
    return file.with_name(file.name.replace(f"{SPOKEN[file.parent][0]}.ftl", f"{language}.ftl"))


def name_file(part: Any) -> str:
    """Return a test case's id."""
    return f"{part.parent.name}/{part.name}" if isinstance(part, Path) else str(part)


def read_messages(file: Path) -> dict[str, Any]:
    """Return a file's messages by id; an unreadable message fails the test."""
    resource = FluentParser(with_spans=False).parse(file.read_text("utf-8"))
    messages: dict[str, Any] = {}
    for entry in resource.body:
        if not isinstance(entry, ast.BaseComment):
            assert isinstance(entry, ast.Message), entry
            assert entry.id.name not in messages, f"{entry.id.name} stands twice"
            messages[entry.id.name] = entry
    return messages


@cache
def read_book(folder: Path, language: str) -> dict[str, Any]:
    """Return all messages of a folder; they may use messages of its other files."""
    return {name: entry for file in language_files(folder, language) for name, entry in read_messages(file).items()}


def read_all(folder: Path, language: str) -> dict[str, Any]:
    """Return all messages of a folder and of the bot; a game may use both."""
    return read_book(BOT, language) | read_book(folder, language)


def walk(node: Any) -> Iterator[Any]:
    """Yield a syntax tree's nodes, outermost first."""
    if isinstance(node, list):
        for part in node:
            yield from walk(part)
    elif isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            yield from walk(part)


def arguments(messages: dict[str, Any], name: str) -> set[str]:
    """Return the arguments of a message and of the messages that it uses, without suffixes for forms and counts."""
    found = set()
    for node in walk(messages[name]):
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name.partition("-")[0])
        elif isinstance(node, ast.MessageReference):
            found |= arguments(messages, node.id.name)
    return found - {"form", "called"}


def text(message: Any) -> str:
    """Return a message's own words, without placeholders."""
    return " ".join(node.value for node in walk(message) if isinstance(node, ast.TextElement))


def sentence_pairs(language: str) -> Iterator[tuple[str, str, str]]:
    """Yield each id with its text in the first language and in this language."""
    for file in [file for file, other in TRANSLATED if other == language]:
        theirs = read_messages(other_file(file, language))
        for name, message in read_messages(file).items():
            yield name, text(message), text(theirs[name])


@pytest.mark.parametrize(("file", "language"), TRANSLATED, ids=name_file)
def test_every_language_has_the_same_sentences(file: Path, language: str) -> None:
    """Ids, their order and their arguments are the same."""
    ours, theirs = read_messages(file), read_messages(other_file(file, language))
    assert list(theirs) == list(ours)
    our_book, their_book = read_all(file.parent, SPOKEN[file.parent][0]), read_all(file.parent, language)
    for name in ours:
        assert arguments(their_book, name) == arguments(our_book, name), name


def test_no_language_has_a_file_that_others_lack() -> None:
    """A folder has the same files in each language that it declares, and none in any other language."""
    for folder in FOLDERS:
        files = {file for language in LANGUAGES for file in language_files(folder, language)}
        assert files == {other_file(file, language) for file, language in WRITTEN if file.parent == folder}


def test_some_game_lacks_a_language_of_the_bot() -> None:
    """That game proves that these tests require only the declared languages."""
    assert any({*spoken} < {*LANGUAGES} for spoken in SPOKEN.values())


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_id_is_in_two_files(folder: Path) -> None:
    """The files of a folder make one book."""
    names = [name for file in FILES if file.parent == folder for name in read_messages(file)]
    assert len(names) == len(set(names))


def test_russian_sentences_are_in_cyrillic() -> None:
    """A Russian sentence has Cyrillic letters if the English sentence has a word of two or more letters."""
    for name, ours, theirs in sentence_pairs("ru"):
        if re.search(r"[A-Za-z]{2}", ours):
            assert re.search(r"[\u0400-\u04ff]", theirs), name


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_left_in_english(language: str) -> None:
    """No translation has a common English word or equals the English sentence."""
    for name, ours, theirs in sentence_pairs(language):
        found = set(re.findall(r"[a-z]+", theirs.lower())) & ENGLISH
        assert not found, (name, theirs)
        if re.search(r"[A-Za-z]{3}", ours) and name not in SAME:
            assert theirs != ours, name


def test_a_missing_sentence_fails_the_tests() -> None:
    """`say` also raises an error if an argument is missing."""
    with pytest.raises(UnknownSentence):
        words_in("en").say("nothing-of-the-kind")
    with pytest.raises(UnknownSentence):
        words_in("en").say("list", first="one")


@pytest.mark.usefixtures("missing_words_allowed")
@pytest.mark.parametrize(
    ("line", "said"),
    [
        (Line("unheard_of", {"seat": Seats((0,))}), "line-unheard_of"),
        (Line("gave"), "line-gave"),
        (Line("gave", {"seat": Seats((0,)), "good": "unheard_of"}), "Ann gives Unheard of away."),
        (Line("gave", {"seat": Seats((0,)), "good": "No piece!"}), "Ann gives No piece! away."),
    ],
    ids=["sentence", "fact", "piece", "name"],
)
def test_a_missing_sentence_is_shown_as_its_key_and_logged_once(
    line: Line, said: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Players see some text and can go on; operators see the reason in the log."""
    (tmp_path / "en.ftl").write_text("line-gave = { $seat } gives { $good } away.\n", "utf-8")
    words = words_in("en", tmp_path)
    assert [words.tell(line, names) for names in (["Ann"], ["Ann"])] == [said, said]
    assert [(one.levelname, one.message) for one in caplog.records] == [("ERROR", "sentence_missing")]


@pytest.mark.usefixtures("missing_words_allowed")
@pytest.mark.parametrize("name", PLAYED)
def test_a_topic_without_words_has_its_name_as_title(name: str) -> None:
    """A piece in an operator's own file is treated the same way."""
    words = load_played(name).words("ru")
    assert Words("ru", words._messages).say("topic-master_baker-title") == "Master baker"


def test_an_incomplete_language_falls_back_to_the_first() -> None:
    """A regional language falls back to its main language."""
    assert words_in("de").language == FIRST
    assert words_in("en-GB").language == "en"
    assert words_in("ru").language == "ru"


LISTS = [
    ("en", ("nothing", "a, b and c")),
    ("ru", ("нет", "a, b и c")),
    ("it", ("niente", "a, b e c")),
]


@pytest.mark.parametrize(("language", "said"), LISTS)
def test_lists_are_joined(language: str, said: tuple[str, str]) -> None:
    """Covers lists with no item, one item and several items."""
    spoken = words_in(language)
    assert (spoken.listing([]), spoken.listing(["a", "b", "c"])) == said
    assert spoken.listing(["a"]) == "a"


def test_several_names_can_be_counted() -> None:
    """A title is plural if several names follow it."""
    ru = words_in("ru")
    assert ru.say("credits-designers", **ru.counted("names", ["A"])) == "Автор: A"
    assert ru.say("credits-designers", **ru.counted("names", ["A", "B"])) == "Авторы: A и B"


def test_only_pieces_have_grammatical_forms(tmp_path: Path) -> None:
    """Names and numbers have no cases, so a sentence that requests a case of them raises an error."""
    (tmp_path / "en.ftl").write_text("line-told = { $seat-gen }\n", "utf-8")
    for fact in (Seats((0,)), 7):
        with pytest.raises(UnknownSentence, match="seat-gen"):
            words_in("en", tmp_path).tell(Line("told", {"seat": fact}), ["Ann"])


@pytest.mark.parametrize(("file", "language"), WRITTEN, ids=name_file)
def test_sentences_have_typographic_characters(file: Path, language: str) -> None:
    """Sentences have no straight apostrophe or quotation mark, and no hyphen as a minus sign or dash."""
    for name, message in read_messages(other_file(file, language)).items():
        assert not re.search(r"['\"]|(?<![\w`.])-\d| - ", text(message)), name


def test_a_game_with_one_language_uses_it_for_all_users(tmp_path: Path) -> None:
    """The game's own words and the bot's words are both in that language."""
    (tmp_path / "en.ftl").write_text("title = Nuts", "utf-8")
    words = words_in("it", tmp_path, ("en",))
    assert (words.language, words.say("title"), words.say("list-nothing")) == ("en", "Nuts", "nothing")


def test_the_meaning_of_a_fact_depends_on_its_type(tmp_path: Path) -> None:
    """The type of a fact, not its name, says if it is a number, a seat or a piece; several pieces can be counted."""
    (tmp_path / "en.ftl").write_text(
        "line-told = { $seat } | { $left } | { $good }, { $goods-count -> \n    [0] none\n   *[other] { $goods }\n}\n"
        "piece-nut = { $count ->\n    [0] nut\n   *[other] { $count } nuts\n}\n",
        "utf-8",
    )
    words = words_in("en", tmp_path)
    assert words.tell(Line("told", {"seat": 1, "left": Seats((1, 0)), "good": "nut", "goods": ()}), ["A", "B"]) == (
        "1 | B and A | nut, none"
    )
    told = Line("told", {"seat": (1, 2), "left": Seats((0,)), "good": 4, "goods": ("nut", "nut")})
    assert words.tell(told, ["A", "B"]) == "1 and 2 | A | 4, 2 nuts"
