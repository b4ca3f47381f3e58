"""Every path through every lesson: all steps are reached and have sentences, and their buttons fit and work."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

from bot.catalogue import Game
from bot.errors import LessonLost
from bot.games.contract import Answer, Line, Prompt
from bot.games.declaration import LEARNER, Lesson
from bot.games.lessons import CODE_PATTERN, LessonPosition, follow, number_picks, read_code, step_back, write_code
from bot.pictures.painter import Picture
from bot.tables.people import PersonSettings
from cogs.cards.components import Button, Select, Text
from cogs.features.lesson import SEAL, STEP, SWITCH, Attempt, LessonCard
from cogs.pictures.scenes import lesson_scene
from tests.games.played import PLAYED, load_played

TAUGHT = [name for name in PLAYED if load_played(name).declaration.lesson]
SPOKEN = [(name, language) for name in TAUGHT for language in load_played(name).declaration.languages]
MOST_STEPS, MOST_CHARACTERS = 12, 500
"""Limits: steps of a lesson, and characters of a step's text."""
CARD_CHARACTERS, CARD_PARTS, LABEL, ID = 4000, 40, 80, 100
"""Discord's limits."""
NAMES = ("W", "M", "Q", "G", "O", "N", "U", "D")
"""A letter for each seat; repeated, it is the longest name that Discord allows."""
PICTURE = Picture(b"", "a picture")


def lesson_of(name: str) -> tuple[Game, Lesson]:
    """A game and its lesson."""
    game = load_played(name)
    assert game.declaration.lesson
    return game, game.declaration.lesson


def all_answers(prompt: Prompt) -> Iterator[Answer]:
    """Yield every legal answer."""
    for number in range(prompt.least, prompt.most + 1):
        yield from combinations(prompt.options, number)


def places_after(name: str, place: LessonPosition) -> list[LessonPosition]:
    """Positions that are one click away."""
    game, lesson = lesson_of(name)
    if place.prompt:
        given = [(*place.given, number_picks(place.prompt, answer)) for answer in all_answers(place.prompt)]
        return [follow(game.rules, lesson, place.number, one) for one in given]
    if place.number + 1 < len(lesson.steps):
        return [follow(game.rules, lesson, place.number + 1, place.given)]
    return []


@cache
def all_places(name: str) -> dict[tuple[int, tuple[int, ...]], LessonPosition]:
    """All positions of a lesson, by step and answers given."""
    game, lesson = lesson_of(name)
    found, ahead = {}, [follow(game.rules, lesson, 0, ())]
    while ahead:
        place = ahead.pop()
        if (place.number, place.given) not in found:
            found[place.number, place.given] = place
            ahead += [one for one in places_after(name, place) if not one.is_refused]
    return found


@pytest.mark.parametrize("name", TAUGHT)
def test_every_path_through_a_lesson_ends_at_its_last_step(name: str) -> None:
    """The path visits each step in order, whatever the answers."""
    _, lesson = lesson_of(name)
    assert {place.number for place in all_places(name).values()} == set(range(len(lesson.steps)))
    assert 2 <= len(lesson.steps) <= MOST_STEPS
    for place in all_places(name).values():
        after = [one for one in places_after(name, place) if not one.is_refused]
        assert after or place.number == len(lesson.steps) - 1
        assert all(one.number - place.number in (0, 1) for one in after)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_step_asks_the_question_it_is_about(name: str) -> None:
    """A step has a question if and only if it has a task; every wanted answer is legal."""
    _, lesson = lesson_of(name)
    wanted = {(at, ask) for at, step in enumerate(lesson.steps) for ask in step.wanted}
    for place in all_places(name).values():
        step = lesson.steps[place.number]
        assert (place.prompt is not None) == bool(step.until)
        if place.prompt and place.prompt.ask in step.wanted:
            assert step.wanted[place.prompt.ask] in list(all_answers(place.prompt))
            wanted.discard((place.number, place.prompt.ask))
    assert not wanted


@pytest.mark.parametrize("name", TAUGHT)
def test_an_unwanted_answer_changes_nothing(name: str) -> None:
    """The question is asked again, and the wanted answer is still possible."""
    _, lesson = lesson_of(name)
    refused = 0
    for place in all_places(name).values():
        for after in places_after(name, place):
            if after.is_refused:
                refused += 1
                assert (after.number, after.given, after.prompt) == (place.number, place.given, place.prompt)
    assert refused or not any(step.wanted for step in lesson.steps)


@pytest.mark.parametrize("name", TAUGHT)
def test_back_leads_to_the_previous_position(name: str) -> None:
    """Only the first position has no way back."""
    game, lesson = lesson_of(name)
    for place in all_places(name).values():
        before = step_back(lesson, place)
        if before is None:
            assert (place.number, place.given) == (0, ())
            continue
        came_from = follow(game.rules, lesson, *before)
        nexts = [(one.number, one.given) for one in places_after(name, came_from)]
        assert (place.number, place.given) in nexts


@pytest.mark.parametrize("name", TAUGHT)
def test_every_answer_of_a_script_is_used(name: str) -> None:
    """An answer to a misspelled prompt would be left over."""
    game, lesson = lesson_of(name)
    for key in lesson.script:
        shorter = {one: answer for one, answer in lesson.script.items() if one != key}
        other = Lesson(lesson.seats, lesson.seed, shorter, lesson.steps, lesson.tell)
        last = next(place for place in all_places(name).values() if place.number == len(lesson.steps) - 1)
        try:
            end = follow(game.rules, other, last.number, last.given)
        except LessonLost:
            continue
        assert end.state != last.state, key


def attempt_at(name: str, place: LessonPosition, picked: Answer = ()) -> Attempt:
    """Build a lesson attempt by a learner with the longest name."""
    game, lesson = lesson_of(name)
    return Attempt(game, lesson, place, tuple(letter * 32 for letter in NAMES[: lesson.seats]), picked)


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_every_step_is_short_in_every_language(name: str, language: str) -> None:
    """Checks the text of each question and the hint after an unwanted answer; no sentence is unused."""
    game, lesson = lesson_of(name)
    words, said = game.words(language), set()
    for place in all_places(name).values():
        step, ask = lesson.steps[place.number], place.prompt.ask if place.prompt else ""
        special = f"{step.name}-{ask}"
        keys = [special if words.has(f"lesson-{special}") else step.name]
        keys += [f"{step.name}-hint"] if ask in step.wanted or ask in step.offered else []
        facts = lesson.tell(game.rules.view(place.state, LEARNER))
        for key in keys:
            said.add(f"lesson-{key}")
            text = words.tell(Line(key, facts), ("Wilhelmina", "Maximiliana") * lesson.seats, "lesson")
            assert 0 < len(text) <= MOST_CHARACTERS, text
            assert not set(text) & set("{}$"), text
    written = [file.read_text("utf-8") for file in game.home.data.glob(f"*{language}.ftl")]
    kept = {row.partition(" =")[0] for text in written for row in text.splitlines() if row.startswith("lesson-")}
    assert said == kept, "a sentence that nobody reads"


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_every_step_fits_into_a_message(name: str, language: str) -> None:
    """A step includes the panel and a picture; the ids of its controls are unique and short enough."""
    words = load_played(name).words(language)
    for place in all_places(name).values():
        picked = next((answer for answer in all_answers(place.prompt) if answer), ()) if place.prompt else ()
        for card in (LessonCard(attempt_at(name, place, some), words, [PICTURE]) for some in ((), picked)):
            parts = list(card.parts())
            controls = [part for part in parts if isinstance(part, Button | Select)]
            ids = [part.custom_id for part in controls if part.custom_id]
            assert sum(len(part.content) for part in parts if isinstance(part, Text)) <= CARD_CHARACTERS
            assert len(parts) <= CARD_PARTS
            assert len(set(ids)) == len(controls) > 0
            assert all(len(one) <= ID for one in ids)
            assert all(len(part.label or "") <= LABEL for part in controls if isinstance(part, Button))


@pytest.mark.parametrize("name", TAUGHT)
def test_every_button_leads_to_a_position_of_the_lesson(name: str) -> None:
    game, lesson = lesson_of(name)
    words = game.words("en")
    for place in all_places(name).values():
        card = LessonCard(attempt_at(name, place), words, [])
        ids = [part.custom_id or "" for part in card.parts() if isinstance(part, Button)]
        for _, number, code in filter(None, map(STEP.read, ids)):
            reached = follow(game.rules, lesson, int(number), read_code(str(code)))
            assert (reached.number, reached.given) in all_places(name)


def leads_on(name: str, attempt: Attempt) -> bool:
    """True if a button is enabled and leads to the next position."""
    game, lesson = lesson_of(name)
    place = attempt.position
    parts = LessonCard(attempt, game.words("en"), []).parts()
    pressed = [part.custom_id or "" for part in parts if isinstance(part, Button) and not part.disabled]
    reached = [
        follow(game.rules, lesson, int(one[1]), read_code(str(one[2])))
        for one in (STEP.read(custom_id) or SEAL.read(custom_id) for custom_id in pressed)
        if one
    ]
    return any(
        not one.is_refused and (one.number, len(one.given)) > (place.number, len(place.given)) for one in reached
    )


def listed(name: str, attempt: Attempt) -> set[str]:
    """The options in the card's lists."""
    game, _ = lesson_of(name)
    parts = LessonCard(attempt, game.words("en"), []).parts()
    return {option.value for part in parts if isinstance(part, Select) for option in part.options}


def switched(name: str, attempt: Attempt) -> set[str]:
    """The options that the card's toggle buttons select."""
    game, _ = lesson_of(name)
    parts = LessonCard(attempt, game.words("en"), []).parts()
    ids = [SWITCH.read(part.custom_id or "") for part in parts if isinstance(part, Button) and not part.disabled]
    return set[str]().union(*(attempt.read_picks(str(one[-1])) for one in ids if one))


@pytest.mark.parametrize("name", TAUGHT)
def test_every_card_offers_a_way_on(name: str) -> None:
    """The card has a button or a list that leads on, or lets the learner select the wanted options and confirm."""
    _, lesson = lesson_of(name)
    for place in all_places(name).values():
        attempt = attempt_at(name, place)
        if leads_on(name, attempt) or place.number == len(lesson.steps) - 1:
            continue
        wanted = lesson.steps[place.number].wanted.get(place.prompt.ask, ()) if place.prompt else ()
        assert wanted
        if set(wanted) <= listed(name, attempt):
            continue
        assert set(wanted) <= switched(name, attempt)
        assert leads_on(name, attempt_at(name, place, tuple(wanted)))


def test_norenbercs_lesson_ignores_answers_after_a_refused_one() -> None:
    """A button may hold several answers; the refusal applies to the first unwanted answer."""
    game, lesson = lesson_of("norenberc")
    refused = follow(game.rules, lesson, 2, (1, 2, 1))
    assert refused.is_refused
    assert (refused.number, refused.given) == (2, (1,))
    assert refused == follow(game.rules, lesson, 2, (1, 2))


@pytest.mark.parametrize("name", TAUGHT)
def test_a_picture_shows_only_what_the_learner_may_see(name: str) -> None:
    """Each step's scene has a sight that the painter can draw, and has the learner's own view."""
    game, words = load_played(name), load_played(name).words("en")
    for place in list(all_places(name).values())[::5]:
        attempt = attempt_at(name, place)
        scene = lesson_scene(attempt.table("en"), place, attempt.sight, PersonSettings())
        assert scene.kind in (*game.painter.sights, *game.painter.decisions)
        assert game.painter.describe(scene, words)
        assert scene.view == game.rules.view(scene.view, LEARNER)


def test_norenbercs_first_board_shows_the_agent_that_has_just_arrived() -> None:
    """The board is not that of the setup, because the lesson has already made the first plan."""
    game, lesson = lesson_of("norenberc")
    place = follow(game.rules, lesson, 0, ())
    scene = lesson_scene(attempt_at("norenberc", place).table("en"), place, "board", PersonSettings())
    assert scene.view == game.rules.view(place.state, LEARNER)
    assert [prompt.moment for prompt in game.rules.prompts(scene.view)] == ["r1.t1.brewers"]


@pytest.mark.parametrize("name", TAUGHT)
def test_any_id_leads_to_a_position_of_the_lesson_or_raises_an_error(name: str) -> None:
    """A forged id, or one of a different version, cannot lead anywhere else."""
    game, lesson = lesson_of(name)
    rng = random.Random(7)  # noqa: S311  # repeatable, not secret
    codes = [write_code(given) for _, given in all_places(name)]
    lost = 0
    for _ in range(3000):
        number, code = rng.randrange(14), list(rng.choice(codes))
        for _ in range(rng.randrange(3)):
            code.insert(rng.randrange(len(code) + 1), rng.choice("0123456789abcdef."))
        try:
            place = follow(game.rules, lesson, number, read_code("".join(code)))
        except LessonLost:
            lost += 1
        else:
            assert (place.number, place.given) in all_places(name)
    assert lost
    for bad in ("..", "1..2", "f" * 70):
        with pytest.raises(LessonLost):
            follow(game.rules, lesson, len(lesson.steps) - 1, read_code(bad))


def test_codes_are_read_as_they_are_written() -> None:
    for given in ((), (0,), (7, 1, 0, 33554431)):
        assert read_code(write_code(given)) == given
    assert CODE_PATTERN
