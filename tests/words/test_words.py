"""The sentences: the same ones with the same arguments in every language, and each in its own words."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from bot.catalogue import load_game
from bot.data_folder import DATA
from bot.games.contract import Line, Seats
from bot.words.words import BOT, LANGUAGES, UnknownSentence, Words, language_files, words_in
from tests.games.played import PLAYED

FIRST, *OTHERS = LANGUAGES
FOLDERS = (BOT, *(home.data for home in PLAYED.values()))
"""Whatever speaks: the bot, and each game."""
FILES = [file for folder in FOLDERS for file in language_files(folder, FIRST)]
"""Every file of the first language; the others must have one beside each."""
SAME = {"title", "picture-round", "lobby-host"}
"""What is called the same: a game keeps its name, Italian rulebooks say "round", and Italian players "host"."""

NO_BREAK = "\N{NO-BREAK SPACE}"
"""What stands between a number and its unit, so that no row ends there."""

ENGLISH = frozenset(
    (
        *("the", "and", "or", "of", "to", "you", "your", "with", "for", "from", "each", "this", "that"),
        *("is", "are", "has", "have", "not", "at", "on", "by", "who", "which", "if", "it", "its"),
    )
)
"""Words that give away a sentence left in English."""


def other_file(file: Path, language: str) -> Path:
    """The same file in another language."""
    return file.with_name(file.name.replace(f"{FIRST}.ftl", f"{language}.ftl"))


def read_messages(file: Path) -> dict[str, Any]:
    """A file's messages by their ids; what cannot be read is a failure."""
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
    """All messages of a folder; those of one file may use those of another."""
    return {name: entry for file in language_files(folder, language) for name, entry in read_messages(file).items()}


def walk(node: Any) -> Iterator[Any]:
    """A syntax tree's nodes, outermost first."""
    if isinstance(node, list):
        for part in node:
            yield from walk(part)
    elif isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            yield from walk(part)


def arguments(messages: dict[str, Any], name: str) -> set[str]:
    """What a sentence speaks of, counting the sentences it uses; which forms and counts it needs is its own affair."""
    found = set()
    for node in walk(messages[name]):
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name.partition("-")[0])
        elif isinstance(node, ast.MessageReference):
            found |= arguments(messages, node.id.name)
    return found - {"form"}


def text(message: Any) -> str:
    """A message's own words, without what is put into it."""
    return " ".join(node.value for node in walk(message) if isinstance(node, ast.TextElement))


def sentence_pairs(language: str) -> Iterator[tuple[str, str, str]]:
    """Each id with its words in the first language and in another."""
    for file in FILES:
        theirs = read_messages(other_file(file, language))
        for name, message in read_messages(file).items():
            yield name, text(message), text(theirs[name])


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_every_language_has_the_same_sentences(file: Path, language: str) -> None:
    """None missing, none too many, in the same order, with the same arguments."""
    ours, theirs = read_messages(file), read_messages(other_file(file, language))
    assert list(theirs) == list(ours)
    our_book, their_book = read_book(file.parent, FIRST), read_book(file.parent, language)
    for name in ours:
        assert arguments(their_book, name) == arguments(our_book, name), name


def test_no_language_has_a_file_alone() -> None:
    """A folder speaks all languages or none."""
    for language in OTHERS:
        files = {file for folder in FOLDERS for file in language_files(folder, language)}
        assert files == {other_file(file, language) for file in FILES}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_id_stands_in_two_files(folder: Path) -> None:
    """The files of a folder make one book."""
    names = [name for file in FILES if file.parent == folder for name in read_messages(file)]
    assert len(names) == len(set(names))


def test_russian_sentences_are_in_cyrillic() -> None:
    """Wherever English has words, so has Russian."""
    for name, ours, theirs in sentence_pairs("ru"):
        if re.search(r"[A-Za-z]", ours):
            assert re.search(r"[\u0400-\u04ff]", theirs), name


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_left_in_english(language: str) -> None:
    """No English word, and never the same sentence."""
    for name, ours, theirs in sentence_pairs(language):
        found = set(re.findall(r"[a-z]+", theirs.lower())) & ENGLISH
        assert not found, (name, theirs)
        if re.search(r"[A-Za-z]{3}", ours) and name not in SAME:
            assert theirs != ours, name


def norenberc(language: str) -> Words:
    """What is said of a game with plurals, prices and people in it."""
    return load_game("norenberc").words(language)


def test_a_missing_sentence_is_a_failure_in_the_tests() -> None:
    """So is one that was not given what it speaks of."""
    with pytest.raises(UnknownSentence):
        words_in("en").say("nothing-of-the-kind")
    with pytest.raises(UnknownSentence):
        words_in("en").say("list", first="one")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (Line("unheard_of", {"seat": Seats((0,))}), "line-unheard_of"),
        (Line("passed"), "line-passed"),
        (
            Line("peddled", {"seat": Seats((0,)), "good": "unheard_of"}),
            "Ann places 1 piece-unheard_of on the Peddler.",
        ),
        (Line("peddled", {"seat": Seats((0,)), "good": "No piece!"}), "Ann places 1 No piece! on the Peddler."),
    ],
    ids=["sentence", "fact", "piece", "name"],
)
def test_what_is_missing_is_said_by_its_key_and_logged_once(
    line: Line, said: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever plays reads something and goes on; whoever runs the bot reads what to mend."""
    monkeypatch.setattr(Words, "is_strict", False)
    words = Words("en", norenberc("en")._messages)
    assert [words.tell(line, names) for names in (["Ann"], ["Ann"])] == [said, said]
    assert [(one.levelname, one.message) for one in caplog.records] == [("ERROR", "sentence_missing")]


def test_a_language_not_complete_speaks_the_first() -> None:
    """A regional one speaks its own."""
    assert words_in("de").language == FIRST
    assert words_in("en-GB").language == "en"
    assert words_in("ru").language == "ru"


PLURALS = [
    ("en", "laid", {"cards": 1}, "-# Ann plays 1 card."),
    ("en", "laid", {"cards": 2}, "-# Ann plays 2 cards."),
    ("ru", "laid", {"cards": 1}, "-# Ann выкладывает 1 карту."),
    ("ru", "laid", {"cards": 3}, "-# Ann выкладывает 3 карты."),
    ("ru", "laid", {"cards": 6}, "-# Ann выкладывает 6 карт."),
    ("it", "laid", {"cards": 1}, "-# Ann gioca 1 carta."),
    ("it", "laid", {"cards": 2}, "-# Ann gioca 2 carte."),
    ("en", "roof_money", {"talers": 1}, "-# Ann earns 1 Taler for agents on the roof."),
    ("ru", "roof_money", {"talers": 1}, "-# Ann получает 1 талер за посредников на крыше."),
    ("ru", "roof_money", {"talers": 4}, "-# Ann получает 4 талера за посредников на крыше."),
    ("ru", "roof_money", {"talers": 11}, "-# Ann получает 11 талеров за посредников на крыше."),
    ("ru", "roof_money", {"talers": 21}, "-# Ann получает 21 талер за посредников на крыше."),
    ("it", "roof_money", {"talers": 1}, "-# Ann riceve 1 tallero per gli agenti sul tetto."),
    ("en", "bought", {"goods": ("hats", "beer", "hats"), "talers": -9}, "Ann buys 2 Hats and 1 Beer (−9 Talers)."),
    ("ru", "bought", {"goods": ("hats", "beer", "hats"), "talers": -3}, "Ann покупает Шляпы ×2 и Пиво ×1 (−3 талера)."),
    ("it", "bought", {"goods": ("hats", "beer"), "talers": -1}, "Ann compra 1 Cappello e 1 Birra (−1 tallero)."),
]


@pytest.mark.parametrize(("language", "key", "facts", "said"), PLURALS)
def test_numbers_take_their_plural(language: str, key: str, facts: dict[str, Any], said: str) -> None:
    """As each language counts."""
    told = norenberc(language).tell(Line(key, {"seat": Seats((0,)), **facts}), ["Ann"])
    assert told.replace(NO_BREAK, " ") == said


PIECES = [
    ("brewers", 1, ("Brewers", "Пивовары", "Birrai")),
    ("brewers.7", 1, ("Brewer 7", "Пивовар 7", "Birraio 7")),
    ("brewers.2+", 2, ("Brewer 2 (+agent) ×2", "Пивовар 2 (+посредник) ×2", "Birraio 2 (+agente) ×2")),
    ("beer", 0, ("Beer", "Пиво", "Birra")),
    ("beer", 1, ("1 Beer", "Пиво ×1", "1 Birra")),
    ("beer", 2, ("2 Beer", "Пиво ×2", "2 Birre")),
    ("pages", 5, ("5 Pages", "Страницы ×5", "5 Pagine")),
    ("hats", 3, ("3 Hats", "Шляпы ×3", "3 Cappelli")),
    ("any", 1, ("1 any", "любой ×1", "1 a scelta")),
    ("any", 2, ("2 any", "любые ×2", "2 a scelta")),
    ("musician.5", 1, ("Musician 5", "Музыкант 5", "Musicista 5")),
    ("mayor", 2, ("Mayor ×2", "Мэр ×2", "Sindaco ×2")),
    ("printers_lodgings.3", 1, ("Printers’ lodgings 3", "3-я комната Печатников", "alloggi degli Stampatori 3")),
]


@pytest.mark.parametrize(("name", "count", "said"), PIECES)
def test_pieces_have_their_names(name: str, count: int, said: tuple[str, ...]) -> None:
    """Guilds, craftsmen, goods, townsmen and places, one or several."""
    spoken = [norenberc(language).piece(name, count).replace(NO_BREAK, " ") for language in LANGUAGES]
    assert tuple(spoken) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_call_everything_as_texts_do(language: str) -> None:
    """A name on a picture may be shorter than in a sentence, but it is made of the same words."""
    said, painted = norenberc(language), re.compile(r"^picture-(?:guild|townsman)-(\w+) =", re.MULTILINE)
    kinds = painted.findall((DATA / "norenberc" / f"picture.{language}.ftl").read_text("utf-8"))
    assert len(kinds) == 6 + 17
    for kind in kinds:
        part = "guild" if said.has(f"piece-{kind}_workshop") else "townsman"
        name = said.say(f"picture-{part}-{kind}").lower().split()
        assert set(name) <= set(said.piece(kind).lower().split()), kind


LISTS = [
    ("en", ("nothing", "a, b and c")),
    ("ru", ("нет", "a, b и c")),
    ("it", ("niente", "a, b e c")),
]


@pytest.mark.parametrize(("language", "said"), LISTS)
def test_lists_are_strung_together(language: str, said: tuple[str, str]) -> None:
    """Of nothing and of several."""
    spoken: Words = norenberc(language)
    assert (spoken.listing([]), spoken.listing(["a", "b", "c"])) == said
    assert spoken.listing(["a"]) == "a"


INCOMES = [
    ("en", (3, 0, 0, 0), "-# Ann: +3 Talers."),
    ("en", (3, 1, 3, 2), "-# Ann: 3 + 1 (Mayors) + 3 (Musicians) + 2 (Bankers) = +9 Talers."),
    ("ru", (3, 0, 5, 0), "-# Ann: 3 + 5 (Музыканты) = +8 талеров."),
    ("it", (3, 2, 0, 0), "-# Ann: 3 + 2 (Sindaci) = +5 talleri."),
]


NOBODY = [
    ("en", "guildmaster Baker 4 · new guests: Mayor"),
    ("ru", "глава Пекарь 4 · новые гости: Мэр"),
    ("it", "capo Pasticciere 4 · nuovi ospiti: Sindaco"),
]


@pytest.mark.parametrize(("language", "said"), NOBODY)
def test_where_no_guest_leaves_nothing_is_said_of_it(language: str, said: str) -> None:
    """Nor where none arrives."""
    line = Line("renewed", {"guild": "bakers", "master": "bakers.4", "left": (), "came": ("mayor",)})
    assert norenberc(language).tell(line, []).replace("\N{NO-BREAK SPACE}", " ").endswith(said)


CASES = [
    ("ru", "mayor_placed", {"guild": "tailors"}, "Ann посылает Мэра на крышу гильдии Портных."),
    ("ru", "recruited", {"tile": "tailors.7", "goods": ("pastries",)}, "Ann нанимает Портного 7 за Выпечку ×1."),
    ("ru", "sold", {"goods": ("pages",), "talers": 6}, "Ann продаёт Страницу ×1 (+6 талеров)."),
    ("it", "mayor_placed", {"guild": "printers"}, "Ann manda il Sindaco sul tetto degli Stampatori."),
    ("it", "recruited", {"tile": "historian", "goods": ("cloth",)}, "Ann recluta lo Storico pagando 1 Stoffa."),
    ("it", "jack_named", {"value": 3, "guild": "bakers"}, "Ann assegna il Tuttofare 3 ai Pasticcieri."),
    ("en", "peddled", {"good": "pastries"}, "Ann places 1 Pastry on the Peddler."),
]


@pytest.mark.parametrize(("language", "key", "facts", "said"), CASES)
def test_pieces_take_the_form_that_a_sentence_asks_for(
    language: str, key: str, facts: dict[str, Any], said: str
) -> None:
    """Cases in Russian, articles in Italian, one of a kind in English."""
    told = norenberc(language).tell(Line(key, {"seat": Seats((0,)), **facts}), ["Ann"])
    assert told.replace(NO_BREAK, " ") == said


def test_only_pieces_have_forms(tmp_path: Path) -> None:
    """A name stays as its owner wrote it, and a number is a number."""
    (tmp_path / "en.ftl").write_text("line-told = { $seat-gen }\n", "utf-8")
    for fact in (Seats((0,)), 7):
        with pytest.raises(UnknownSentence, match="seat-gen"):
            words_in("en", tmp_path).tell(Line("told", {"seat": fact}), ["Ann"])


UNITS = re.compile(r"\d [^\W\d]|[^\W\d] (?=\d|×)")
"""A number beside a word with a space where a row may end."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_row_ends_between_a_number_and_its_unit(language: str) -> None:
    """In money and points, and in every name of a piece."""
    spoken = norenberc(language)
    said = [spoken.say("unit-talers", talers=5), spoken.say("unit-price", price=5), spoken.say("unit-points", points=5)]
    said += [spoken.piece(name, count) for name, count, _ in PIECES]
    assert not [text for text in said if UNITS.search(text)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_sentences_have_the_marks_of_print(file: Path, language: str) -> None:
    """No typewriter's apostrophe or quotation mark, no hyphen for a minus or a dash."""
    for name, message in read_messages(other_file(file, language)).items():
        assert not re.search(r"['\"]|(?<![\w`.])-\d| - ", text(message)), name


def test_a_game_of_one_language_speaks_it_to_everyone(tmp_path: Path) -> None:
    """Its own words and the bot's around them are of one piece."""
    (tmp_path / "en.ftl").write_text("title = Nuts", "utf-8")
    words = words_in("it", tmp_path, ("en",))
    assert (words.language, words.say("title"), words.say("list-nothing")) == ("en", "Nuts", "nothing")


def test_a_fact_is_what_its_type_says(tmp_path: Path) -> None:
    """By whatever name it goes: a number, a seat, a piece, or several; and several can be counted."""
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


@pytest.mark.parametrize(("language", "parts", "said"), INCOMES)
def test_an_income_names_only_what_was_paid(language: str, parts: tuple[int, int, int, int], said: str) -> None:
    """Nobody reads of Talers from Bankers they do not have."""
    everyone, mayors, musicians, bankers = parts
    facts = {"everyone": everyone, "mayors": mayors, "musicians": musicians, "bankers": bankers}
    line = Line("income", {"seat": Seats((0,)), "talers": sum(parts), **facts})
    assert norenberc(language).tell(line, ["Ann"]).replace(NO_BREAK, " ") == said
