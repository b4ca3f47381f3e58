"""Descriptions of pictures for users who cannot see them."""

from collections.abc import Callable, Iterator

from bot.games.notredame.rules.state import HIDDEN
from render.notredame.drawing import CityDrawing
from render.notredame.lay_legend import explained
from render.notredame.lay_pages import effect_of, levels, shares
from render.notredame.lay_scores import columns_of
from render.notredame.position import (
    name_of,
    name_sectors,
    tell_cards,
    tell_goods,
    tell_lying,
    tell_persons,
    tell_rat,
    tell_state,
)
from render.notredame.standing import tell_phase
from render.notredame.tell_decision import DESCRIBE_DECISIONS
from render.sheet.lobby import describe_lobby
from render.sheet.scores import describe_columns


def describe_picture(drawing: CityDrawing) -> Iterator[str]:
    """Yield sentences, most important first."""
    return _DESCRIBE[drawing.scene.kind](drawing)


def _head(drawing: CityDrawing, what: str) -> Iterator[str]:
    yield drawing.say(f"alt-{what}", moment=drawing.moment)


def _board(drawing: CityDrawing) -> Iterator[str]:
    yield drawing.say("alt-board", moment=drawing.moment, phase=tell_phase(drawing))
    if drawing.due:
        yield drawing.say("alt-due", names=", ".join(name_of(drawing, seat) for seat in drawing.due))
    yield tell_persons(drawing)
    yield drawing.say("alt-order", names=", ".join(name_of(drawing, seat) for seat in drawing.order))
    for seat in range(drawing.seats):
        yield tell_goods(drawing, seat)
        yield tell_rat(drawing, seat)
    yield from drawing.scene.news
    yield tell_lying(drawing)


def _player(drawing: CityDrawing) -> Iterator[str]:
    seat = drawing.scene.seat
    player = drawing.view.players[seat]
    yield drawing.say("alt-player", moment=drawing.moment, name=name_of(drawing, seat))
    yield tell_goods(drawing, seat)
    yield name_sectors(drawing, seat)
    yield tell_rat(drawing, seat)
    yield from tell_state(drawing, seat)
    if drawing.scene.kind == "player" and player.hand and HIDDEN not in player.hand:
        yield drawing.say("text-hand", cards=tell_cards(drawing, player.hand))


def _persons(drawing: CityDrawing) -> Iterator[str]:
    yield from _head(drawing, "persons")
    yield tell_persons(drawing)
    for person in drawing.view.persons:
        name = drawing.words.piece(drawing.pieces.person_names[person])
        yield f"{name}: {effect_of(drawing, person)}."


def _messages(drawing: CityDrawing) -> Iterator[str]:
    yield from _head(drawing, "messages")
    yield tell_lying(drawing)
    for seat in range(drawing.seats):
        yield from tell_state(drawing, seat, with_name=True)


def _cathedral(drawing: CityDrawing) -> Iterator[str]:
    yield from _head(drawing, "cathedral")
    yield drawing.say("text-pool", points=drawing.pieces.table(drawing.seats).pool)
    for seat, markers, points, bonus in shares(drawing):
        yield drawing.say("alt-share", name=name_of(drawing, seat), markers=markers, points=points + bonus)


def _plague(drawing: CityDrawing) -> Iterator[str]:
    yield from _head(drawing, "plague")
    last = drawing.pieces.limits.track
    for seat, before, rats, hospital, level in levels(drawing):
        key = "alt-outbreak" if level > last else "alt-level"
        yield drawing.say(key, name=name_of(drawing, seat), before=before, rats=rats, hospital=hospital, level=level)


def _cards(drawing: CityDrawing) -> Iterator[str]:
    yield from _head(drawing, "cards")
    for seat in range(drawing.seats):
        yield f"{name_of(drawing, seat)}: {tell_cards(drawing, drawing.open_cards(seat))}."


def _scores(drawing: CityDrawing) -> Iterator[str]:
    return describe_columns(drawing, columns_of(drawing))


def _legend(drawing: CityDrawing) -> Iterator[str]:
    yield drawing.say("alt-legend")
    yield from (f"{drawing.say(f'legend-{key}')}." for _, key, *_ in explained(drawing))


_DESCRIBE: dict[str, Callable[[CityDrawing], Iterator[str]]] = {
    "board": _board,
    "player": _player,
    "borough": _player,
    "persons": _persons,
    "messages": _messages,
    "cathedral": _cathedral,
    "plague": _plague,
    "cards": _cards,
    "scores": _scores,
    "lobby": describe_lobby,
    "legend": _legend,
    **DESCRIBE_DECISIONS,
}
