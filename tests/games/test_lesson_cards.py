"""Cards of lessons: the teacher speaks first and briefly, and untaught information is hidden."""

import pytest
from discord import ButtonStyle

from bot.games.contract import Row
from bot.games.lessons import LessonPosition, follow, read_code
from bot.pictures.sights import kind_of
from cogs.cards.components import Button, Gallery, Text
from cogs.features.lesson import STEP, LessonCard
from tests.games.test_lessons import PICTURE, SPOKEN, TAUGHT, all_places, attempt_at, lesson_of, listed
from tests.lab.measure.readable import MARKS

MOST_BEFORE, MOST_TAUGHT = 600, 6
"""Limits: characters up to and including the first question, and answers offered at once."""


def read_texts(card: LessonCard) -> str:
    """All text on the card."""
    return "\n".join(part.content for part in card.parts() if isinstance(part, Text))


def presses(name: str, place: LessonPosition) -> list[tuple[int, LessonPosition]]:
    """The color of each button that answers in one click, and the position that the button leads to."""
    game, lesson = lesson_of(name)
    parts = LessonCard(attempt_at(name, place), game.words("en"), []).parts()
    read = [(part.style, STEP.read(part.custom_id)) for part in parts if isinstance(part, Button)]
    there = [(style, follow(game.rules, lesson, int(one[1]), read_code(str(one[2])))) for style, one in read if one]
    return [(style, after) for style, after in there if after.is_refused or len(after.given) > len(place.given)]


def taught_places(name: str) -> list[LessonPosition]:
    """Positions whose step wants a particular answer to the question."""
    _, lesson = lesson_of(name)
    found = [place for place in all_places(name).values() if place.prompt]
    return [place for place in found if place.prompt and place.prompt.ask in lesson.steps[place.number].wanted]


@pytest.mark.parametrize("name", TAUGHT)
def test_a_button_with_several_answers_gives_wanted_answers(name: str) -> None:
    """A button with an unwanted answer gives only that answer."""
    for place in taught_places(name):
        for _, after in presses(name, place):
            assert len(after.given) <= len(place.given) + 1 or not after.is_refused


def test_blue_buttons_of_norenbercs_lesson_make_a_whole_move_as_at_a_table() -> None:
    """Gray buttons give one answer each, even if no whole move is offered."""
    for place in all_places("norenberc").values():
        if place.prompt and place.prompt.ask == "act":
            blue = [after for style, after in presses("norenberc", place) if style == ButtonStyle.primary.value]
            assert all(after.prompt is None or after.prompt.moment != place.prompt.moment for after in blue)
            assert len(blue) < len(presses("norenberc", place))


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_offers_few_answers_at_once(name: str) -> None:
    """The learner need not search a dozen options for the wanted one."""
    for place in taught_places(name):
        assert len(presses(name, place)) <= MOST_TAUGHT
        assert len(listed(name, attempt_at(name, place))) <= MOST_TAUGHT


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_the_first_question_comes_soon(name: str, language: str) -> None:
    """Counts the characters before the question, without names, symbols and markup."""
    game, lesson = lesson_of(name)
    places = sorted(all_places(name).values(), key=lambda place: (place.number, len(place.given)))
    first = next(number for number, place in enumerate(places) if place.prompt)
    cards = [LessonCard(attempt_at(name, place), game.words(language), [PICTURE]) for place in places[: first + 1]]
    assert sum(len(MARKS.sub("", read_texts(card))) for card in cards) <= MOST_BEFORE
    assert lesson.steps[1].until


@pytest.mark.parametrize("name", TAUGHT)
def test_the_teacher_speaks_first(name: str) -> None:
    """The taught text is above the picture and above the panel's own text."""
    game, _ = lesson_of(name)
    for place in all_places(name).values():
        first, second, *_ = LessonCard(attempt_at(name, place), game.words("en"), [PICTURE]).parts()
        assert isinstance(first, Text)
        assert isinstance(second, Gallery)


def test_norenbercs_lesson_hides_favorites_until_it_explains_them() -> None:
    """Otherwise learners would see the favorites' row before they know its use."""
    game, lesson = lesson_of("norenberc")
    place = follow(game.rules, lesson, 1, ())
    texts = read_texts(LessonCard(attempt_at("norenberc", place), game.words("en"), []))
    assert "Talers" in texts
    assert "Most Beer" not in texts


@pytest.mark.parametrize("name", TAUGHT)
def test_a_step_hides_only_rows_that_a_panel_would_show(name: str) -> None:
    """Every hidden key exists in some panel; a misspelled key would hide nothing."""
    _, lesson = lesson_of(name)
    shown = set[str]()
    for place in all_places(name).values():
        if place.prompt:
            for told in attempt_at(name, place).table("en").cache.question(place.prompt).means:
                shown |= {line.key for line in (told.lines if isinstance(told, Row) else (told,))}
    assert {key for step in lesson.steps for key in step.hides} <= shown


@pytest.mark.parametrize("name", ["norenberc"])
def test_a_question_with_its_own_picture_hides_the_rows_of_the_panel(name: str) -> None:
    """The picture shows the content of those rows."""
    game, lesson = lesson_of(name)
    place = next(place for place in all_places(name).values() if lesson.steps[place.number].name == "alone")
    attempt = attempt_at(name, place)
    pictured, told = (read_texts(LessonCard(attempt, game.words("en"), some)) for some in ([PICTURE], []))
    assert kind_of(attempt.sight) in game.painter.decisions
    assert told.startswith(pictured)
    assert "Talers" in told.removeprefix(pictured)
