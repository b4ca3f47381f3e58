"""The whole position as text, complete enough to play by."""

from collections import Counter
from collections.abc import Iterator

from bot.games.notredame.rules.pieces import CARDS, MESSAGES, SECTORS
from bot.games.notredame.rules.state import BESIDE, HIDDEN, LAP, card_kind, count_pieces
from bot.games.notredame.rules.streets import MARKETS
from render.notredame.drawing import CityDrawing
from render.notredame.standing import tell_phase
from render.sheet.text_limits import shorten_name


def tell_position(drawing: CityDrawing) -> Iterator[str]:
    """Yield the position in paragraphs: status, persons and cathedral, the city, each player."""
    head = [drawing.say("text-head", moment=drawing.moment, phase=tell_phase(drawing))]
    head.append(drawing.say("alt-order", names=", ".join(name_of(drawing, seat) for seat in drawing.order)))
    if drawing.due:
        head.append(drawing.say("alt-due", names=", ".join(name_of(drawing, seat) for seat in drawing.due)))
    yield "\n".join(head)
    yield "\n".join((tell_persons(drawing), *_tell_common(drawing)))
    yield tell_lying(drawing)
    for seat in range(drawing.seats):
        yield "\n".join(_tell_player(drawing, seat))


def name_of(drawing: CityDrawing, seat: int) -> str:
    """Return a player's name, cut if it is too long."""
    return shorten_name(drawing.scene.names[seat])


def tell_persons(drawing: CityDrawing) -> str:
    """Describe the persons on display with their rats, and the sum of the rats."""
    cards = [drawing.pieces.persons[person] for person in drawing.view.persons]
    listed = ", ".join(f"{drawing.words.piece(card.name)} ({card.rats})" for card in cards)
    return drawing.say("text-persons", persons=listed or drawing.say("nobody"), rats=drawing.rats)


def _tell_common(drawing: CityDrawing) -> Iterator[str]:
    yield drawing.say("text-pool", points=drawing.pieces.table(drawing.seats).pool)
    if drawing.pieces.limits.coins:
        yield drawing.say("text-bank", coins=drawing.view.bank)


def tell_lying(drawing: CityDrawing) -> str:
    """Describe every message that lies on a market."""
    view = drawing.view
    lying = [
        f"{drawing.market(market)}: {drawing.words.piece(f'message_{MESSAGES[kind]}')}"
        for market, kind in enumerate(view.messages)
        if kind >= 0 and view.lying >> market & 1
    ]
    return drawing.say("text-lying", messages="; ".join(lying) or drawing.say("text-none"))


def tell_goods(drawing: CityDrawing, seat: int) -> str:
    """List gold, markers and, unless they are secret, points."""
    player, points = drawing.view.players[seat], drawing.total(seat)
    return drawing.say(
        "text-goods-secret" if points is None else "text-goods",
        name=name_of(drawing, seat),
        color=drawing.words.piece(drawing.pieces.colors[drawing.homes[seat]]),
        gold=player.gold,
        supply=player.supply,
        general=player.general,
        **({} if points is None else {"points": points}),
    )


def name_sectors(drawing: CityDrawing, seat: int) -> str:
    """Name the pieces in each sector, and the friend's sector."""
    player = drawing.view.players[seat]
    filled = [
        f"{drawing.words.piece(name)} {count_pieces(player, sector)}"
        for sector, name in enumerate(SECTORS)
        if count_pieces(player, sector)
    ]
    borough = drawing.say("text-borough", sectors=", ".join(filled) or drawing.say("text-none"))
    if player.friend == BESIDE:
        return f"{borough} {drawing.say('text-friend-beside')}"
    return f"{borough} {drawing.say('text-friend', sector=drawing.words.piece(SECTORS[player.friend]))}"


def tell_rat(drawing: CityDrawing, seat: int) -> str:
    """Describe the rat marker, and its level after this round's plague."""
    level, last = drawing.level(seat), drawing.pieces.limits.track
    key = "text-rat-outbreak" if level > last else "text-rat"
    return drawing.say(key, rat=drawing.view.players[seat].rat, level=level)


def tell_state(drawing: CityDrawing, seat: int, *, with_name: bool = False) -> Iterator[str]:
    """Yield messages, carriage, and markers on Notre Dame."""
    player, colors = drawing.view.players[seat], drawing.pieces.colors
    taken = Counter(market // MARKETS for market in player.messages)
    listed = ", ".join(f"{drawing.words.piece(colors[color])} {count}" for color, count in sorted(taken.items()))
    name = f"{name_of(drawing, seat)}: " if with_name else ""
    yield name + drawing.say("text-taken", messages=listed or drawing.say("text-none"))
    yield drawing.say("carriage-at", market=drawing.market(player.carriage)) + "."
    if player.cathedral:
        yield drawing.say("on-cathedral", count=player.cathedral) + "."


def tell_cards(drawing: CityDrawing, cards: tuple[int, ...]) -> str:
    """Name the known cards."""
    known = [drawing.words.piece(CARDS[card_kind(card)]) for card in cards if card != HIDDEN]
    return ", ".join(known) or drawing.say("text-none")


def _tell_player(drawing: CityDrawing, seat: int) -> Iterator[str]:
    player = drawing.view.players[seat]
    yield f"**{name_of(drawing, seat)}**"
    yield tell_goods(drawing, seat)
    yield name_sectors(drawing, seat)
    yield " ".join((tell_rat(drawing, seat), *tell_state(drawing, seat)))
    if drawing.view.phase is LAP:
        yield drawing.say("text-played", cards=tell_cards(drawing, drawing.open_cards(seat)))
    if player.hand and HIDDEN not in player.hand:
        yield drawing.say("text-hand", cards=tell_cards(drawing, player.hand))
