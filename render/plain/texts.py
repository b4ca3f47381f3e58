"""A plain picture in words: as a description, and as text to play by."""

from collections.abc import Callable, Iterator

from bot.games.contract import list_topics
from bot.pictures.sights import BOARD, LEGEND, LOBBY, PLAYER, SCORES
from render.plain.drawing import GuidedDrawing
from render.sheet.lobby import describe_lobby
from render.sheet.scores import describe_scores
from render.sheet.text_limits import shorten_name


def describe_picture(drawing: GuidedDrawing) -> Iterator[str]:
    """Yield sentences, the most important first."""
    return _DESCRIBE[drawing.scene.kind](drawing)


def _board(drawing: GuidedDrawing) -> Iterator[str]:
    yield f"{drawing.title}."
    yield from drawing.rows(drawing.status)
    for seat in range(len(drawing.scene.names)):
        yield _seat(drawing, seat)
    yield from drawing.scene.news


def _seat(drawing: GuidedDrawing, seat: int) -> str:
    return f"{shorten_name(drawing.scene.names[seat])}: {'; '.join(drawing.rows(drawing.summary(seat)))}."


def _player(drawing: GuidedDrawing) -> Iterator[str]:
    yield f"{drawing.title}."
    yield f"{shorten_name(drawing.scene.names[drawing.scene.seat])}:"
    yield from drawing.rows(drawing.summary(drawing.scene.seat))


def _scores(drawing: GuidedDrawing) -> Iterator[str]:
    return describe_scores(drawing, lambda score: [text for text, _ in drawing.headings(score)])


def _legend(drawing: GuidedDrawing) -> Iterator[str]:
    yield f"{drawing.title}: {drawing.say('legend')}."
    for topic in list_topics(drawing.guide):
        title, rows = drawing.topic(topic)
        yield f"{title}: {' '.join(rows)}"


_DESCRIBE: dict[str, Callable[[GuidedDrawing], Iterator[str]]] = {
    BOARD: _board,
    PLAYER: _player,
    SCORES: _scores,
    LOBBY: describe_lobby,
    LEGEND: _legend,
}


def tell_position(drawing: GuidedDrawing) -> Iterator[str]:
    """Yield the status and everyone's things; at the end of a game, the scores come first."""
    yield "\n".join([f"**{drawing.title}**", *drawing.marked_rows(drawing.status)])
    if drawing.scene.scores:
        yield "\n".join(_scores(drawing))
    for seat, name in enumerate(drawing.scene.names):
        head = f"**{shorten_name(name)}**"
        yield "\n".join([head, *drawing.marked_rows(drawing.summary(seat))])
