"""The whole position as text, complete enough to play by."""

from collections.abc import Iterable, Iterator

from bot.games.ulm.guide.names import list_tiles, name_cards
from bot.games.ulm.rules.board import BOARD, KINDS, NO_TILE, SIZE, line_of, open_lines
from bot.games.ulm.rules.pieces import NOTHING
from bot.games.ulm.rules.state import HIDDEN, NOBODY, NOWHERE
from render.sheet.text_limits import shorten_name
from render.ulm.drawing import UlmDrawing
from render.ulm.names import name_changes, name_gains, name_kinds, name_shield, name_space
from render.ulm.standing import tell_phase


def tell_position(drawing: UlmDrawing) -> Iterator[str]:
    """Yield the position in paragraphs: status, the square, the town, the stacks, each player."""
    head = [drawing.say("text-head", moment=drawing.moment, phase=tell_phase(drawing)), tell_order(drawing)]
    yield "\n".join([*head, *tell_due(drawing), *tell_towers(drawing)])
    yield "\n".join(_tell_square(drawing))
    yield "\n".join([tell_barges(drawing), *tell_quarters(drawing)])
    yield "\n".join(_tell_stacks(drawing))
    for seat in range(drawing.seats):
        yield "\n".join([f"**{name_of(drawing, seat)}**", *tell_player(drawing, seat)])


def name_of(drawing: UlmDrawing, seat: int) -> str:
    """Return a player's name, cut if it is too long."""
    return shorten_name(drawing.scene.names[seat])


def listed(drawing: UlmDrawing, parts: Iterable[str]) -> str:
    """Join several things; if the list is empty, say so."""
    return ", ".join(parts) or drawing.say("text-none")


def tell_order(drawing: UlmDrawing) -> str:
    """Name the players in turn order."""
    return drawing.say("alt-order", names=", ".join(name_of(drawing, seat) for seat in drawing.order))


def tell_due(drawing: UlmDrawing) -> list[str]:
    """Say who must act, the tile to push, and the actions left."""
    told = [drawing.say("alt-due", names=name_of(drawing, seat)) for seat in drawing.due]
    if drawing.view.drawn != NO_TILE:
        told.append(drawing.say("text-drawn", tile=drawing.words.piece(KINDS[drawing.view.drawn])))
    if drawing.due and drawing.view.actions:
        told.append(drawing.say("text-actions", tiles=_kinds(drawing, drawing.view.actions)))
    return told


def tell_towers(drawing: UlmDrawing) -> Iterator[str]:
    """Yield the tower tile of this round, and that of the next one."""
    view, towers = drawing.view, drawing.pieces.towers
    if view.tower != NOTHING:
        tower = towers[view.tower]
        yield drawing.say("text-tower", tower=drawing.words.piece(tower.name), changes=name_changes(drawing, tower))
    if view.built and view.towers:
        yield drawing.say("text-tower-next", tower=drawing.words.piece(towers[view.towers[0]].name))


def _kinds(drawing: UlmDrawing, kinds: Iterable[int]) -> str:
    return listed(drawing, [drawing.words.piece(KINDS[kind]) for kind in kinds])


def tell_rows(drawing: UlmDrawing) -> Iterator[str]:
    """Yield the grid row by row."""
    for row in range(SIZE):
        tiles = _kinds(drawing, drawing.view.grid[SIZE * row : SIZE * row + SIZE])
        yield drawing.say("text-row", row=row + 1, tiles=tiles)


def tell_push(drawing: UlmDrawing) -> Iterator[str]:
    """Describe the last push, if any."""
    if drawing.view.gate != NOWHERE:
        yield drawing.say("text-push", gate=drawing.gate(drawing.view.gate))


def tell_gates(drawing: UlmDrawing) -> Iterator[str]:
    """Yield the gates' tiles, which of them are open, and the crests."""
    view, lines = drawing.view, open_lines(drawing.view.ring)
    lying = [
        f"{drawing.gate(gate)}: {drawing.words.piece(KINDS[kind])}"
        for gate, kind in enumerate(view.ring)
        if kind != NO_TILE
    ]
    yield drawing.say("text-lying", tiles=listed(drawing, lying))
    gates = [drawing.gate(gate) for gate in range(len(BOARD)) if lines >> line_of(gate) & 1]
    yield drawing.say("text-open", gates=listed(drawing, gates))
    crests = [
        f"{drawing.gate(gate)}: {name_of(drawing, seat)}" for gate, seat in enumerate(view.crests) if seat != NOBODY
    ]
    if crests:
        yield drawing.say("text-crests", crests=", ".join(crests))


def _tell_square(drawing: UlmDrawing) -> Iterator[str]:
    yield from tell_rows(drawing)
    yield from tell_gates(drawing)
    yield from tell_push(drawing)
    yield drawing.say("text-docks", tiles=_kinds(drawing, drawing.view.docks))
    bag = zip(KINDS, drawing.view.bag, strict=True)
    held = [f"{drawing.words.piece(name)} {number}" for name, number in bag if number]
    yield drawing.say("text-bag", tiles=listed(drawing, held))


def tell_barges(drawing: UlmDrawing) -> str:
    """Name every player's space on the Danube."""
    players = enumerate(drawing.view.players)
    spaces = [f"{name_of(drawing, seat)} {name_space(drawing, player.barge)}" for seat, player in players]
    return drawing.say("text-barges", barges=", ".join(spaces))


def tell_quarters(drawing: UlmDrawing) -> Iterator[str]:
    """Yield every quarter."""
    yield from (tell_quarter(drawing, number) for number in range(len(drawing.pieces.quarters)))


def tell_quarter(drawing: UlmDrawing, number: int) -> str:
    """Describe a quarter: privilege, seals and free places."""
    view, quarter = drawing.view, drawing.pieces.quarters[number]
    seals = [
        f"{name_of(drawing, seat)} {player.seals[number]}"
        for seat, player in enumerate(view.players)
        if player.seals[number]
    ]
    return drawing.say(
        "text-quarter",
        quarter=drawing.words.piece(quarter.name),
        gains=name_gains(drawing, quarter.privilege),
        seals=listed(drawing, seals),
        free=view.places[number],
    )


def tell_waiting(drawing: UlmDrawing) -> Iterator[str]:
    """Yield the descendants still at the Oath House."""
    for number in drawing.view.descendants:
        yield tell_descendant(drawing, number)


def tell_descendant(drawing: UlmDrawing, number: int) -> str:
    """Describe a descendant: the name and the ability."""
    found = drawing.pieces.descendants[number]
    return f"{drawing.words.piece(found.name)}: {name_changes(drawing, found)}."


def tell_cards(drawing: UlmDrawing, cards: Iterable[int]) -> str:
    """Return the names of cards, with the number of each."""
    return name_kinds(drawing, name_cards(drawing.pieces, cards)) or drawing.say("text-none")


def _tell_stacks(drawing: UlmDrawing) -> Iterator[str]:
    view = drawing.view
    yield drawing.say("text-stacks", deck=len(view.deck), shields=len(view.shields))
    yield drawing.say("text-discards", cards=tell_cards(drawing, view.discards))
    if view.descendants:
        yield drawing.say("text-waiting")
        yield from tell_waiting(drawing)


def tell_goods(drawing: UlmDrawing, seat: int) -> str:
    """List points, coins, sparrows, seals, cards in hand and tiles."""
    player = drawing.view.players[seat]
    return drawing.say(
        "text-goods",
        name=name_of(drawing, seat),
        points=drawing.points(seat),
        coins=player.coins,
        sparrows=player.sparrows,
        supply=player.supply,
        crests=player.crests,
        hand=len(player.hand),
        tiles=name_kinds(drawing, list_tiles(player)) or drawing.say("text-none"),
    )


def tell_gained(drawing: UlmDrawing, seat: int) -> Iterator[str]:
    """Yield a player's city shields and descendants."""
    player = drawing.view.players[seat]
    if player.shields:
        yield drawing.say("text-shields", shields=", ".join(name_shield(drawing, shield) for shield in player.shields))
    for number in player.descendants:
        yield tell_descendant(drawing, number)


def tell_player(drawing: UlmDrawing, seat: int) -> Iterator[str]:
    """Yield a player's things, and the hand if it is known."""
    player, pieces = drawing.view.players[seat], drawing.pieces
    yield tell_goods(drawing, seat)
    quarters = [drawing.words.piece(pieces.quarter_names[quarter]) for quarter in drawing.quarters_at(seat)]
    yield drawing.say("text-barge", space=name_space(drawing, player.barge), quarters=" / ".join(quarters))
    yield from tell_gained(drawing, seat)
    if player.laid:
        yield drawing.say("text-laid", cards=tell_cards(drawing, sorted(player.laid)))
    if player.hand and HIDDEN not in player.hand:
        yield drawing.say("text-hand", cards=tell_cards(drawing, player.hand))
