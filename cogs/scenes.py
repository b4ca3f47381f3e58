"""Which picture goes with what: scenes made of posts and views."""

from collections.abc import Sequence
from typing import Any

from bot.games.base import Seat, decode
from bot.posts import Part, Post
from bot.table import Table
from bot.text import Words

NEWS = 3
"""Lines of an account that a picture repeats."""


def scenes_of(table: Table, post: Post, say: Words) -> list[Any]:
    """One scene a part: close-ups of the guilds resolved on the way, and in the end the whole board."""
    parts = [part for part in post.parts if part.picture]
    return [_scene(table, part, say, is_last=part is parts[-1]) for part in parts]


def _scene(table: Table, part: Part, say: Words, is_last: bool) -> Any:
    view = decode(table.rules, part.view)
    picture = "board" if part.picture == "guild" and is_last else part.picture
    return table.game.painter.scene(
        view=view,
        names=table.names,
        picture=picture,
        news=_news(table, part, say),
        scores=table.rules.scores(view) if picture == "scores" else (),
        lines=part.lines,
        table=str(table.id),
    )


def _news(table: Table, part: Part, say: Words) -> Sequence[str]:
    return tuple(say.tell(line, table.names) for line in part.lines[-NEWS:])


def private_scene(table: Table, viewer: Seat | None, picture: str, guild: int | None = None) -> Any:
    """The board, one guild or one's own panel, as somebody may see it now."""
    view = table.rules.view(table.state, viewer)
    return table.game.painter.scene(view=view, names=table.names, picture=picture, viewer=viewer, guild=guild)
