"""Words of Norenberc: plurals, prices, and names of pieces and their forms, in every language."""

import re
from typing import Any

import pytest

from bot.catalogue import load_game
from bot.data_folder import DATA
from bot.games.contract import Line, Seats
from bot.words.words import LANGUAGES, Words

NO_BREAK = "\N{NO-BREAK SPACE}"
"""The no-break space between a number and its unit."""


def words(language: str) -> Words:
    """Load the game's words in a language."""
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
def test_numbers_use_the_right_plural(language: str, key: str, facts: dict[str, Any], said: str) -> None:
    told = words(language).tell(Line(key, {"seat": Seats((0,)), **facts}), ["Ann"])
    assert told.replace(NO_BREAK, " ") == said


STANDINGS = [
    ("en", {}, "-# Ann, money aside: **29**."),
    ("en", {"majorities": 24, "crests": 5}, "-# Ann, money aside: **29** (now +24 majorities +5 crests)."),
    ("ru", {"crests": 5}, "-# Ann, без учёта денег: **29** (сейчас +5 за гербы)."),
    ("it", {"overtaken": 3}, "-# Ann, denaro escluso: **29** (ora −3 maggioranze)."),
    ("en", {"craftsmen": 2}, "-# Ann, money aside: **29** (now +2 craftsmen)."),
]
"""Each tuple has a language, the changes, and the sentence."""


@pytest.mark.parametrize(("language", "changes", "said"), STANDINGS)
def test_a_total_is_distinct_from_the_changes_that_it_includes(
    language: str, changes: dict[str, int], said: str
) -> None:
    unchanged = dict.fromkeys(("majorities", "overtaken", "crests", "craftsmen"), 0)
    line = Line("standing", {"seat": Seats((0,)), "points": 29, **unchanged, **changes})
    assert words(language).tell(line, ["Ann"]).replace(NO_BREAK, " ") == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_breaks_between_a_player_and_their_points(language: str) -> None:
    """Covers the row of everyone's points on a panel."""
    told = words(language)
    assert told.tell(Line("panel_points", {"seat": Seats((0,)), "points": 18}), ["Ann"]).endswith(f"{NO_BREAK}18")
    assert told.tell(Line("panel_points_own", {"points": 18}), []).endswith(f"{NO_BREAK}18")


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
    """Checks guilds, craftsmen, goods, townsmen and places, singular and plural."""
    spoken = [words(language).piece(name, count).replace(NO_BREAK, " ") for language in LANGUAGES]
    assert tuple(spoken) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_use_the_names_of_the_texts(language: str) -> None:
    """A name in a picture may be shorter than in a sentence, but uses the same words."""
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
def test_guests_are_mentioned_only_if_some_leave_or_arrive(language: str, said: str) -> None:
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
def test_pieces_take_the_form_that_a_sentence_needs(language: str, key: str, facts: dict[str, Any], said: str) -> None:
    """Russian needs cases, Italian articles, English the singular."""
    told = words(language).tell(Line(key, {"seat": Seats((0,)), **facts}), ["Ann"])
    assert told.replace(NO_BREAK, " ") == said


UNITS = re.compile(r"\d [^\W\d]|[^\W\d] (?=\d|×)")
"""Matches a number and a word with a breakable space between them."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_breaks_between_a_number_and_its_unit(language: str) -> None:
    """Checks money and points, and every name of a piece."""
    spoken = words(language)
    said = [spoken.say("unit-talers", talers=5), spoken.say("unit-price", price=5), spoken.say("unit-points", points=5)]
    said += [spoken.piece(name, count) for name, count, _ in PIECES]
    assert not [text for text in said if UNITS.search(text)]


@pytest.mark.parametrize(("language", "parts", "said"), INCOMES)
def test_an_income_names_only_what_was_paid(language: str, parts: tuple[int, int, int, int], said: str) -> None:
    everyone, mayors, musicians, bankers = parts
    facts = {"everyone": everyone, "mayors": mayors, "musicians": musicians, "bankers": bankers}
    line = Line("income", {"seat": Seats((0,)), "talers": sum(parts), **facts})
    assert words(language).tell(line, ["Ann"]).replace(NO_BREAK, " ") == said
