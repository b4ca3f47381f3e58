"""Which picture goes with what: scenes made of posts and views."""

from collections.abc import Sequence
from typing import Any

from bot.catalogue import Game
from bot.games.contract import Seat, decode
from bot.pictures.painter import SIZES, THEMES
from bot.tables.people import PersonSettings
from bot.tables.posts import Part, Post
from bot.tables.table import Table
from bot.words.words import Words, plain_rows
from cogs.replies.names import plain_names, text_names

NEWS = 3
"""Lines of an account that a picture repeats."""
PRIVATE_USE = 0xE000
"""Where Unicode has characters that no sentence of ours has."""


def scenes_of(table: Table, post: Post, words: Words) -> list[Any]:
    """Close-ups of the guilds resolved on the way, each as it was last, and in the end the whole board."""
    latest = {part.picture: part for part in post.parts if part.picture}
    parts = [part for part in post.parts if latest.get(part.picture) is part]
    return [_scene(table, part, words, is_last=part is parts[-1]) for part in parts]


def _scene(table: Table, part: Part, words: Words, is_last: bool) -> Any:
    view = decode(table.rules, part.view)
    kind = part.picture.partition(".")[0]
    picture = "board" if kind == "guild" and is_last else kind
    return table.game.painter.scene(
        view=view,
        names=plain_names(table),
        picture=picture,
        news=_news(table, part, words),
        scores=table.rules.scores(view) if picture == "scores" else (),
        lines=part.lines,
        table=str(table.id),
        theme=table.settings.theme,
        size=table.settings.size,
    )


def _news(table: Table, part: Part, words: Words) -> Sequence[str]:
    """The last lines without markup; names are put in last, or theirs would be taken for ours."""
    seats = [chr(PRIVATE_USE + seat) for seat in range(len(table.seats))]
    names = {PRIVATE_USE + seat: name for seat, name in enumerate(plain_names(table))}
    return tuple(row.translate(names) for line in part.lines[-NEWS:] for row in plain_rows(words.tell(line, seats)))


def private_scene(table: Table, viewer: Seat | None, of: str, look: PersonSettings, is_told: bool = False) -> Any:
    """The board, one guild ("guild.2") or a player's panel ("player.1"), as somebody may see it now, or be told."""
    picture, _, number = of.partition(".")
    is_of_player = picture == "player" and number != ""
    return table.game.painter.scene(
        view=table.rules.view(table.state, viewer),
        names=text_names(table) if is_told else plain_names(table),
        picture=picture,
        viewer=int(number) if is_of_player else viewer,
        guild=int(number) if number and not is_of_player else None,
        theme=look.theme or table.settings.theme,
        size=look.size or table.settings.size,
    )


def legend_scene(game: Game, look: PersonSettings) -> Any:
    """How to read the board, as somebody likes to see it."""
    theme, size = look.theme or THEMES[0], look.size or SIZES[0]
    return game.painter.scene(view=None, names=(), picture="key", theme=theme, size=size)


def lobby_scene(table: Table) -> Any:
    """Who has come, and how many seats are free."""
    return table.game.painter.scene(
        view=None,
        names=plain_names(table),
        picture="lobby",
        seats=table.settings.players,
        theme=table.settings.theme,
        size=table.settings.size,
    )
