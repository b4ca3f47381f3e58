"""Which picture goes with what: scenes made of posts and views."""

from collections.abc import Sequence
from typing import Any

from bot.games.base import Seat, decode
from bot.posts import Part, Post
from bot.table import Table
from bot.text import Words
from cogs.wording import plain_rows

NEWS = 3
"""Lines of an account that a picture repeats."""


def scenes_of(table: Table, post: Post, say: Words) -> list[Any]:
    """Close-ups of the guilds resolved on the way, each as it was last, and in the end the whole board."""
    latest = {part.picture: part for part in post.parts if part.picture}
    parts = [part for part in post.parts if latest.get(part.picture) is part]
    return [_scene(table, part, say, is_last=part is parts[-1]) for part in parts]


def _scene(table: Table, part: Part, say: Words, is_last: bool) -> Any:
    view = decode(table.rules, part.view)
    kind = part.picture.partition(".")[0]
    picture = "board" if kind == "guild" and is_last else kind
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
    return tuple(row for line in part.lines[-NEWS:] for row in plain_rows(say.tell(line, table.names)))


def private_scene(table: Table, viewer: Seat | None, picture: str, number: int | None = None) -> Any:
    """The board, one guild or one player's panel, as somebody may see it now."""
    view = table.rules.view(table.state, viewer)
    guild, whose = (None, number) if picture == "player" and number is not None else (number, viewer)
    return table.game.painter.scene(view=view, names=table.names, picture=picture, viewer=whose, guild=guild)
