"""Descriptions of pictures for users who cannot see them."""

from collections.abc import Callable, Iterator

from bot.games.contract import Score
from render.sheet.lobby import describe_lobby
from render.sheet.scores import describe_scores
from render.ulm.drawing import UlmDrawing
from render.ulm.lay_legend import EXPLAINED
from render.ulm.lay_scores import name_reason, points_by_reason, tell_tie
from render.ulm.names import name_gains, name_space, signed
from render.ulm.position import (
    name_of,
    tell_barges,
    tell_cards,
    tell_due,
    tell_gained,
    tell_gates,
    tell_goods,
    tell_order,
    tell_player,
    tell_push,
    tell_quarters,
    tell_rows,
    tell_towers,
    tell_waiting,
)
from render.ulm.standing import tell_phase
from render.ulm.tell_decision import DESCRIBE_DECISIONS


def describe_picture(drawing: UlmDrawing) -> Iterator[str]:
    """Yield sentences, most important first."""
    return _DESCRIBE[drawing.scene.kind](drawing)


def _board(drawing: UlmDrawing) -> Iterator[str]:
    yield drawing.say("alt-board", moment=drawing.moment, phase=tell_phase(drawing))
    yield from tell_due(drawing)
    yield from tell_push(drawing)
    yield tell_order(drawing)
    for seat in range(drawing.seats):
        yield tell_goods(drawing, seat)
    yield tell_barges(drawing)
    yield from drawing.scene.news
    yield from tell_rows(drawing)
    yield from tell_gates(drawing)


def _grid(drawing: UlmDrawing) -> Iterator[str]:
    yield drawing.say("alt-grid", moment=drawing.moment)
    yield from tell_due(drawing)
    yield from tell_push(drawing)
    yield from tell_rows(drawing)
    yield from tell_gates(drawing)
    yield from tell_towers(drawing)


def _river(drawing: UlmDrawing) -> Iterator[str]:
    yield drawing.say("alt-river", moment=drawing.moment)
    yield tell_barges(drawing)
    for bonus in drawing.pieces.river_bonus:
        space = name_space(drawing, drawing.pieces.river.index(bonus.space))
        yield f"{space}: {name_gains(drawing, bonus.effect)}."


def _quarters(drawing: UlmDrawing) -> Iterator[str]:
    yield drawing.say("alt-quarters", moment=drawing.moment)
    yield from tell_quarters(drawing)


def _shields(drawing: UlmDrawing) -> Iterator[str]:
    yield drawing.say("alt-shields", moment=drawing.moment)
    for seat in range(drawing.seats):
        gained = " ".join(tell_gained(drawing, seat))
        if gained:
            yield f"{name_of(drawing, seat)}: {gained}"
    if drawing.view.descendants:
        yield drawing.say("text-waiting")
        yield from tell_waiting(drawing)


def _cards(drawing: UlmDrawing) -> Iterator[str]:
    yield drawing.say("alt-cards", moment=drawing.moment)
    for seat, player in enumerate(drawing.view.players):
        yield f"{name_of(drawing, seat)}: {tell_cards(drawing, sorted(player.laid))}."
    yield drawing.say("text-discards", cards=tell_cards(drawing, drawing.view.discards))


def _player(drawing: UlmDrawing) -> Iterator[str]:
    seat = drawing.scene.seat
    yield drawing.say("alt-player", moment=drawing.moment, name=name_of(drawing, seat))
    yield from tell_player(drawing, seat)


def _scores(drawing: UlmDrawing) -> Iterator[str]:
    def parts_of(score: Score) -> list[str]:
        found = points_by_reason(score).items()
        told = [f"{name_reason(drawing, name)} {signed(points)}" for name, points in found if points]
        return [*told, *filter(None, [tell_tie(drawing, score)])]

    return describe_scores(drawing, parts_of)


def _legend(drawing: UlmDrawing) -> Iterator[str]:
    yield drawing.say("alt-legend")
    yield from (f"{drawing.say(f'legend-{key}')}." for _, key, *_ in EXPLAINED)


_DESCRIBE: dict[str, Callable[[UlmDrawing], Iterator[str]]] = {
    "board": _board,
    "grid": _grid,
    "river": _river,
    "quarters": _quarters,
    "shields": _shields,
    "cards": _cards,
    "player": _player,
    "scores": _scores,
    "lobby": describe_lobby,
    "legend": _legend,
    **DESCRIBE_DECISIONS,
}
