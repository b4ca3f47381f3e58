"""`python -m tests.lab lessons`: characters that a learner reads, by game and language, without symbols and markup."""

from typing import NamedTuple

from bot.catalogue import GAMES, load_game
from bot.games.lessons import LessonPosition
from bot.words.words import LANGUAGES
from cogs.cards.components import Text
from cogs.features.lesson import Attempt, LessonCard
from tests.games.test_lessons import PICTURE, all_places, lesson_of
from tests.lab.measure.readable import MARKS

NAMES = ("Alice", "Bruno")


class Screen(NamedTuple):
    """One screen of a lesson."""

    step: int
    place: LessonPosition
    characters: int


def measure(name: str, language: str) -> list[Screen]:
    """Return every screen of a lesson, ordered by step and then by number of answers."""
    places = sorted(all_places(name).values(), key=lambda place: (place.number, len(place.given)))
    return [Screen(place.number, place, count(name, language, place)) for place in places]


def count(name: str, language: str, place: LessonPosition) -> int:
    """Count the characters of a screen's texts, without buttons."""
    game, lesson = lesson_of(name)
    attempt = Attempt(game, lesson, place, NAMES[: lesson.seats])
    card = LessonCard(attempt, game.words(language), [PICTURE])
    return sum(len(MARKS.sub("", part.content)) for part in card.parts() if isinstance(part, Text))


def report(name: str, language: str) -> str:
    """Return a row: steps, and characters before the first question, with it, of the longest step, and of all steps."""
    screens = measure(name, language)
    first = next(screen for screen in screens if screen.place.prompt)
    before = sum(screen.characters for screen in screens if screen.step < first.step)
    longest = [max(one.characters for one in screens if one.step == step) for step in range(screens[-1].step + 1)]
    counts = (len(longest), before, before + first.characters, max(longest), sum(longest))
    return f"{name:<12}{language:<4}" + "".join(f"{number:>14,}" for number in counts)


def main() -> None:
    """Print one row per game and language."""
    heads = ("steps", "before", "with first", "longest step", "sum of steps")
    print(f"{'':<16}" + "".join(f"{head:>14}" for head in heads))
    for name in GAMES:
        if load_game(name).declaration.lesson:
            for language in LANGUAGES:
                print(report(name, language))


if __name__ == "__main__":
    main()
