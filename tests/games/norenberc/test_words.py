"""What is said of Norenberc: plurals, prices, names of pieces and their forms, in every language."""

import re
from typing import Any

import pytest

from bot.catalogue import load_game
from bot.data_folder import DATA
from bot.games.contract import Line, Seats
from bot.words.words import LANGUAGES, Words

NO_BREAK = "\N{NO-BREAK SPACE}"
"""What stands between a number and its unit, so that no row ends there."""


def words(language: str) -> Words:
    """The sentences of the game."""
    return load_game("norenberc").words(language)


PLURALS = [
    ("en", "laid", {"cards": 1}, "-# Ann plans 1 action."),
    ("en", "laid", {"cards": 2}, "-# Ann plans 2 actions."),
    ("ru", "laid", {"cards": 1}, "-# Ann планирует 1 действие."),
    ("ru", "laid", {"cards": 3}, "-# Ann планирует 3 действия."),
    ("ru", "laid", {"cards": 6}, "-# Ann планирует 6 действий."),
    ("it", "laid", {"cards": 1}, "-# Ann pianifica 1 azione."),
    ("it", "laid", {"cards": 2}, "-# Ann pianifica 2 azioni."),
    ("en", "roof_money", {"talers": 1}, "-# Ann earns 1 Taler for agents on the roof."),
    ("ru", "roof_money", {"talers": 1}, "-# Ann получает 1 талер за посредников на крыше."),
    ("ru", "roof_money", {"talers": 4}, "-# Ann получает 4 талера за посредников на крыше."),
    ("ru", "roof_money", {"talers": 11}, "-# Ann получает 11 талеров за посредников на крыше."),
    ("ru", "roof_money", {"talers": 21}, "-# Ann получает 21 талер за посредников на крыше."),
    ("it", "roof_money", {"talers": 1}, "-# Ann riceve 1 tallero per gli agenti sul tetto."),
    ("en", "bought", {"goods": ("hats", "beer", "hats"), "talers": -9}, "Ann buys 2 Hats and 1 Beer (−9 Talers)."),
    ("ru", "bought", {"goods": ("hats", "beer", "hats"), "talers": -3}, "Ann покупает Шляпы ×2 и Пиво (−3 талера)."),
    ("it", "bought", {"goods": ("hats", "beer"), "talers": -1}, "Ann compra 1 Cappello e 1 Birra (−1 tallero)."),
]


@pytest.mark.parametrize(("language", "key", "facts", "said"), PLURALS)
def test_numbers_take_their_plural(language: str, key: str, facts: dict[str, Any], said: str) -> None:
    """As each language counts."""
    told = words(language).tell(Line(key, {"seat": Seats((0,)), **facts}), ["Ann"])
    assert told.replace(NO_BREAK, " ") == said


PIECES = [
    ("brewers", 1, ("Brewers", "Пивовары", "Birrai")),
    ("brewers.7", 1, ("Brewer 7", "Пивовар 7", "Birraio 7")),
    ("brewers.2+", 2, ("Brewer 2 (+agent) ×2", "Пивовар 2 (+посредник) ×2", "Birraio 2 (+agente) ×2")),
    ("beer", 0, ("Beer", "Пиво", "Birra")),
    ("beer", 1, ("1 Beer", "Пиво", "1 Birra")),
    ("beer", 2, ("2 Beer", "Пиво ×2", "2 Birre")),
    ("pages", 5, ("5 Pages", "Страницы ×5", "5 Pagine")),
    ("hats", 3, ("3 Hats", "Шляпы ×3", "3 Cappelli")),
    ("any", 1, ("1 any", "любой", "1 a scelta")),
    ("any", 2, ("2 any", "любые ×2", "2 a scelta")),
    ("musician.5", 1, ("Musician 5", "Музыкант 5", "Musicista 5")),
    ("mayor", 2, ("Mayor ×2", "Мэр ×2", "Sindaco ×2")),
    ("printers_lodgings.3", 1, ("Printers’ lodgings 3", "3-я комната Печатников", "alloggi degli Stampatori 3")),
]


@pytest.mark.parametrize(("name", "count", "said"), PIECES)
def test_pieces_have_their_names(name: str, count: int, said: tuple[str, ...]) -> None:
    """Guilds, craftsmen, goods, townsmen and places, one or several."""
    spoken = [words(language).piece(name, count).replace(NO_BREAK, " ") for language in LANGUAGES]
    assert tuple(spoken) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_call_everything_as_texts_do(language: str) -> None:
    """A name on a picture may be shorter than in a sentence, but it is made of the same words."""
    said, painted = words(language), re.compile(r"^picture-(?:guild|townsman)-(\w+) =", re.MULTILINE)
    kinds = painted.findall((DATA / "norenberc" / f"picture.{language}.ftl").read_text("utf-8"))
    assert len(kinds) == 6 + 17
    for kind in kinds:
        part = "guild" if said.has(f"piece-{kind}_workshop") else "townsman"
        name = said.say(f"picture-{part}-{kind}").lower().split()
        assert set(name) <= set(said.piece(kind).lower().split()), kind


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
    assert words(language).tell(line, []).replace("\N{NO-BREAK SPACE}", " ").endswith(said)


CASES = [
    ("ru", "mayor_placed", {"guild": "tailors"}, "Ann посылает Мэра на крышу гильдии Портных."),
    ("ru", "recruited", {"tile": "tailors.7", "goods": ("pastries",)}, "Ann нанимает Портного 7 за Выпечку."),
    ("ru", "sold", {"goods": ("pages",), "talers": 6}, "Ann продаёт Страницу (+6 талеров)."),
    ("it", "mayor_placed", {"guild": "printers"}, "Ann manda il Sindaco sul tetto degli Stampatori."),
    ("it", "recruited", {"tile": "historian", "goods": ("cloth",)}, "Ann recluta lo Storico per 1 Stoffa."),
    ("it", "jack_named", {"value": 3, "guild": "bakers"}, "Ann assegna il Tuttofare 3 ai Pasticcieri."),
    ("en", "peddled", {"good": "pastries"}, "Ann places 1 Pastry on the Peddler."),
]


@pytest.mark.parametrize(("language", "key", "facts", "said"), CASES)
def test_pieces_take_the_form_that_a_sentence_asks_for(
    language: str, key: str, facts: dict[str, Any], said: str
) -> None:
    """Cases in Russian, articles in Italian, one of a kind in English."""
    told = words(language).tell(Line(key, {"seat": Seats((0,)), **facts}), ["Ann"])
    assert told.replace(NO_BREAK, " ") == said


UNITS = re.compile(r"\d [^\W\d]|[^\W\d] (?=\d|×)")
"""A number beside a word with a space where a row may end."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_row_ends_between_a_number_and_its_unit(language: str) -> None:
    """In money and points, and in every name of a piece."""
    spoken = words(language)
    said = [spoken.say("unit-talers", talers=5), spoken.say("unit-price", price=5), spoken.say("unit-points", points=5)]
    said += [spoken.piece(name, count) for name, count, _ in PIECES]
    assert not [text for text in said if UNITS.search(text)]


@pytest.mark.parametrize(("language", "parts", "said"), INCOMES)
def test_an_income_names_only_what_was_paid(language: str, parts: tuple[int, int, int, int], said: str) -> None:
    """Nobody reads of Talers from Bankers they do not have."""
    everyone, mayors, musicians, bankers = parts
    facts = {"everyone": everyone, "mayors": mayors, "musicians": musicians, "bankers": bankers}
    line = Line("income", {"seat": Seats((0,)), "talers": sum(parts), **facts})
    assert words(language).tell(line, ["Ann"]).replace(NO_BREAK, " ") == said
