"""Every painter of the catalogue, and random games for the painters to draw."""

from copy import copy
from functools import cache

from bot.catalogue import Game
from bot.games.contract import Rules, Step
from bot.pictures.scene import Look, Scene
from bot.pictures.sights import LEGEND, LOBBY, SCORES, kind_of
from render import plain
from render.sheet.painter import SheetPainter
from tests.games import played
from tests.games.played import PLAYED, load_played
from tests.games.walk import Decision, Walk
from tests.long import short_for

OWN, PLAIN = "own", "plain"
"""A game's painter, and the plain one for games without a painter."""
PAINTERS = [(name, kind) for name in PLAYED for kind in (OWN, PLAIN)]
EVERY_TABLE = [(name, kind, seats) for name, kind in PAINTERS for seats in load_played(name).rules.seats]
SHORT_TABLES = [(name, OWN, seats) for name, seats in played.SHORT_TABLES]
TABLES = short_for(
    EVERY_TABLE, [*SHORT_TABLES, *((name, PLAIN, max(load_played(name).rules.seats)) for name in PLAYED)]
)
"""Parameters: every painter with each number of seats; most of these tests are long tests."""
NAMES = ("Anna", "Борис", "Chiara", "Дмитрий", "Emil K.", "Фёдор", "Gaia", "Hugo")


@cache
def painter_of(name: str, kind: str) -> SheetPainter:
    """Return a painter of a game."""
    game = load_played(name)
    found = plain.make_painter(game.declaration) if kind == PLAIN else game.painter
    assert isinstance(found, SheetPainter)
    return found


def fresh(painter: SheetPainter) -> SheetPainter:
    """A copy of the painter that has painted nothing yet."""
    made = copy(painter)
    made.studio = painter.studio.fresh()
    return made


@cache
def moments(name: str, seats: int, number: int, seed: int = 3) -> tuple[Step[object], ...]:
    """Return this many steps of a random game, from its start to its end."""
    steps: list[Step[object]] = []

    def keep(_rules: Rules[object], decision: Decision) -> None:
        steps.extend(decision.steps)

    Walk(load_played(name), seats, seed).go([keep])
    return tuple(steps[at * (len(steps) - 1) // (number - 1)] for at in range(number))


def sights_of(game: Game, painter: SheetPainter, step: Step[object]) -> list[str]:
    """Return all sights of a step, both offered and automatic ones."""
    listed = {*painter.sights, *painter.legends, *game.guide.sights(game.rules.view(step.state, None))}
    listed |= {painter.sight_for(step.picture, is_last) for is_last in (False, True)}
    return sorted(sight for sight in listed if sight.partition(".")[0] in painter.sights)


def question_scenes(game: Game, state: object, look: Look) -> list[Scene]:
    """Yield the pictures of all open questions as seen by the player asked."""
    rules, scenes = game.rules, []
    for prompt in rules.prompts(state):
        view = rules.view(state, prompt.seat)
        if sight := game.guide.explain(view, prompt).sight:
            scenes.append(Scene(view, NAMES[: len(rules.scores(view))], sight, prompt.seat, look))
    return scenes


def scene_of(game: Game, step: Step[object], sight: str, look: Look, viewer: int | None = None) -> Scene:
    """Return a step as the viewer sees it; cards without a game have no view."""
    view = game.rules.view(step.state, viewer)
    seats = len(game.rules.scores(view))
    if kind_of(sight) in (LOBBY, LEGEND):
        return Scene(None, NAMES[: seats // 2] if sight == LOBBY else (), sight, look=look, seats=seats)
    scores = game.rules.scores(view) if sight == SCORES else ()
    news = ("Anna did something that takes a while to be told.", "Then it was the turn of Борис.")
    return Scene(view, NAMES[:seats], sight, viewer, look, news, scores, step.lines)
