"""Scenes for pictures, built from posts and views."""

from collections.abc import Iterable

from msgspec.structs import replace

from bot.games.contract import Line, Seat, decode, encode
from bot.games.declaration import LEARNER
from bot.games.lessons import LessonPosition
from bot.pictures.painter import Painter
from bot.pictures.rows import tell_news
from bot.pictures.scene import Look, Scene, choose_look, shared_size
from bot.pictures.sights import BOARD, LOBBY, SCORES, is_close_up, kind_of
from bot.tables.people import People, PersonSettings
from bot.tables.posts import Part, Post
from bot.tables.status import Status
from bot.tables.table import Table
from bot.words.words import Words
from cogs.replies.names import plain_names, text_names


def show_now(table: Table, post: Post) -> Post:
    """Return a post whose board shows the current state and awaited players."""
    if not any(part.picture for part in post.parts):
        return post
    return replace(post, view=encode(table.rules.view(table.now.state, None)), awaited=table.awaited())


def scene_of(table: Table, post: Post, words: Words, look: Look) -> Scene | None:
    """Return the scene of a message's picture; a board shows the state when the message was sent."""
    shown = next((part for part in reversed(post.parts) if part.picture), None)
    if shown is None:
        return None
    scene = _scene(table, shown, words, look, is_last=True)
    view = decode(table.rules, post.view) if post.view and scene.sight == BOARD else scene.view
    return replace(scene, view=view, news=_news(table, post.parts, words), awaited=post.awaited)


def _scene(table: Table, part: Part, words: Words, look: Look, is_last: bool) -> Scene:
    view = decode(table.rules, part.view)
    sight = table.game.painter.sight_for(part.picture, is_last)
    return Scene(
        view,
        plain_names(table),
        sight,
        look=look,
        news=_news(table, (part,), words),
        scores=table.rules.scores(view) if sight == SCORES else (),
        lines=part.lines,
        table=str(table.id),
    )


def moments_of(post: Post) -> dict[int, Part]:
    """Return the parts whose pictures the message does not show, by number; only the latest one per sight."""
    latest = {part.picture: number for number, part in enumerate(post.parts) if part.picture}
    shown = max(latest.values(), default=-1)
    return {
        number: post.parts[number]
        for picture, number in sorted(latest.items(), key=lambda one: one[1])
        if number != shown or is_close_up(picture)
    }


def name_moment(table: Table, part: Part, words: Words) -> str:
    """Return a name for what a moment's picture shows."""
    sights = table.game.guide.sights(decode(table.rules, part.view))
    return words.tell(sights.get(part.picture, Line(kind_of(part.picture))), plain_names(table), "sight")


def moment_scene(table: Table, part: Part, words: Words, liked: PersonSettings) -> Scene:
    """Return the scene of an earlier moment as everyone could see it, in a user's theme and size."""
    look = choose_look((liked.theme, liked.size), (table.now.settings.theme, table.now.settings.size))
    return replace(_scene(table, part, words, look, is_last=False), table="")


def _news(table: Table, parts: Iterable[Part], words: Words) -> tuple[str, ...]:
    """Tell what happened, without markup."""
    return tuple(tell_news(words, [line for part in parts for line in part.lines], plain_names(table)))


def private_scene(table: Table, viewer: Seat | None, sight: str, liked: PersonSettings, is_told: bool = False) -> Scene:
    """Return the scene of a sight of the table for one viewer; `is_told` escapes the names for a text."""
    names = text_names(table) if is_told else plain_names(table)
    look = choose_look((liked.theme, liked.size), (table.now.settings.theme, table.now.settings.size))
    awaited = table.awaited() if table.now.status is Status.RUNNING else None
    return Scene(table.rules.view(table.now.state, viewer), names, sight, viewer, look, awaited=awaited)


def question_scene(table: Table, seat: Seat, sight: str, liked: PersonSettings) -> Scene:
    """Return the scene for a player's question; narrow by default, since a phone would shrink a wide picture."""
    look = choose_look((liked.theme, liked.size), (table.now.settings.theme, table.now.settings.size), ("", "narrow"))
    return Scene(table.cache.view(seat), plain_names(table), sight, seat, look)


def lesson_scene(table: Table, position: LessonPosition, sight: str, liked: PersonSettings) -> Scene:
    """Return a scene of a lesson: the current board, or a different sight as of the last step that pictured it."""
    passed = [step for step in position.steps if step.picture == sight != BOARD]
    state, lines = (passed[-1].state, passed[-1].lines) if passed else (position.state, ())
    view, look = table.rules.view(state, LEARNER), choose_look((liked.theme, liked.size))
    scores = table.rules.scores(view) if sight == SCORES else ()
    return Scene(view, plain_names(table), sight, LEARNER, look, scores=scores, lines=lines)


def legend_scenes(painter: Painter, liked: PersonSettings) -> list[Scene]:
    """Return the scenes of the legend in a user's theme and size."""
    look = choose_look((liked.theme, liked.size))
    return [Scene(None, sight=sight, look=look) for sight in painter.legends]


def lobby_scene(table: Table, look: Look) -> Scene:
    """Return the scene of a lobby: its players and free seats; a private lobby has no free seats for others."""
    seats = len(table.now.seats) if table.is_private else table.now.settings.players
    return Scene(None, plain_names(table), LOBBY, look=look, seats=seats)


async def public_look(people: People, table: Table) -> Look:
    """Return the theme and size of a table's public pictures: as set, or else the size that fits most players."""
    chosen = [(await people.settings(user)).size for user in sorted(table.people)]
    return choose_look((table.now.settings.theme, table.now.settings.size), ("", shared_size(chosen)))
