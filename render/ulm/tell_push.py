"""The picture of the push question in words, with every fact it shows."""

from collections.abc import Iterator

from bot.games.ulm.guide.names import name_effect
from bot.games.ulm.guide.offers import offer_swap
from bot.games.ulm.rules.board import KINDS
from bot.games.ulm.rules.play import Play
from bot.games.ulm.rules.seals import free_quarters
from bot.games.ulm.rules.state import HIDDEN, NOBODY
from render.ulm.drawing import UlmDrawing
from render.ulm.gate_lines import GateLine, find_lines
from render.ulm.names import name_space
from render.ulm.position import listed, tell_cards, tell_gates, tell_goods, tell_rows

NAME = 12
"""Maximum length of a player's name at a gate."""


def describe_push(drawing: UlmDrawing) -> Iterator[str]:
    """Yield the tile in hand, each gate, the player's things, swaps and seals; the square comes last."""
    play, seat = Play(drawing.pieces, drawing.view), drawing.scene.seat
    tile = drawing.words.piece(KINDS[drawing.view.drawn])
    yield drawing.say("alt-push", moment=drawing.moment, tile=tile)
    lines = find_lines(play)
    yield drawing.say(
        "alt-gates", tile=tile, gates="; ".join(_tell_line(drawing, line) for line in lines if line.tiles)
    )
    if closed := [drawing.gate(line.gate) for line in lines if not line.tiles]:
        yield drawing.say("alt-closed", gates=", ".join(closed))
    if any(line.owner != NOBODY for line in lines):
        pay = drawing.words.listing(
            [drawing.words.piece(name) for name in name_effect(drawing.pieces.crest_pay, drawing.pieces)]
        )
        yield drawing.say("alt-crest", pay=pay)
    yield drawing.say("alt-swap", detail=drawing.words.tell(offer_swap(play).detail, (), "detail"))
    yield tell_seals(drawing, play)
    yield tell_goods(drawing, seat)
    hand = drawing.view.players[seat].hand
    if hand and HIDDEN not in hand:
        yield drawing.say("text-hand", cards=tell_cards(drawing, hand))
    yield from tell_rows(drawing)
    yield from tell_gates(drawing)


def _tell_line(drawing: UlmDrawing, line: GateLine) -> str:
    """Describe a gate: the two tiles behind the player's own, the crest that pays its owner, and points."""
    tiles = listed(drawing, [drawing.words.piece(KINDS[kind]) for kind in line.tiles[1:]])
    more = []
    if line.owner != NOBODY:
        name = drawing.scene.names[line.owner]
        more.append(name if len(name) <= NAME else f"{name[: NAME - 1]}\u2026")
    if line.points:
        more.append(drawing.words.piece(f"gain_points.{line.points}"))
    told = f"{drawing.gate(line.gate)}: {tiles}"
    return f"{told} ({', '.join(more)})" if more else told


def tell_seals(drawing: UlmDrawing, play: Play) -> str:
    """Name the space of the barge, and the quarters where a seal could be placed."""
    seat = drawing.scene.seat
    names = [drawing.words.piece(drawing.pieces.quarter_names[quarter]) for quarter in drawing.quarters_at(seat)]
    free = [drawing.words.piece(drawing.pieces.quarter_names[quarter]) for quarter in free_quarters(play, seat)]
    space = name_space(drawing, drawing.view.players[seat].barge)
    return drawing.say("alt-barge", space=space, quarters=" / ".join(names), free=listed(drawing, free))
