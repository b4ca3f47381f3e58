"""The pictures of a player's questions in words, with every fact they show."""

from collections.abc import Callable, Iterator

from bot.games.contract import Line
from bot.games.notredame.guide.brings import act_brings, brings, more_about
from bot.games.notredame.guide.standpoint import Standpoint
from bot.games.notredame.guide.worth import hire_label, hire_more
from bot.games.notredame.rules.cards import playable_alone
from bot.games.notredame.rules.pieces import FRIEND, HOSPITAL, SECTORS
from bot.games.notredame.rules.state import BESIDE, card_kind
from render.notredame.drawing import CityDrawing
from render.notredame.lay_decision import outbreak_losses, pieces_there
from render.notredame.offer import offer_person
from render.notredame.position import name_of, tell_goods, tell_persons, tell_position


def tell_picture(drawing: CityDrawing) -> Iterator[str]:
    """Yield everything in a question's picture; for any other picture the whole position."""
    if describe := DESCRIBE_DECISIONS.get(drawing.scene.kind):
        yield "\n".join(describe(drawing))
    else:
        yield from tell_position(drawing)


def describe_draft(drawing: CityDrawing) -> Iterator[str]:
    """Yield the cards to choose from, the left neighbor's gain, and the cards kept."""
    me = Standpoint(drawing.pieces, drawing.view, drawing.scene.seat)
    yield drawing.say("alt-draft", moment=drawing.moment, turn=drawing.view.turn)
    kinds = [card_kind(card) for card in me.me.offer]
    yield from (_tell_card(drawing, me, kind) for kind in kinds)
    left = me.left
    things = "; ".join(drawing.words.tell(brings(left, kind, "line"), ()) for kind in kinds)
    yield drawing.say("alt-left", name=name_of(drawing, left.seat), things=things)
    yield from (drawing.say("alt-kept", card=_tell_card(drawing, me, card_kind(card))) for card in me.me.hand)
    yield from _tell_means(drawing, me)


def describe_card(drawing: CityDrawing) -> Iterator[str]:
    """Yield the cards in hand."""
    me = Standpoint(drawing.pieces, drawing.view, drawing.scene.seat)
    yield drawing.say("alt-card", moment=drawing.moment, turn=drawing.view.turn)
    for kind in map(card_kind, me.me.hand):
        there = me.with_marker_taken(kind) if playable_alone(me.me, kind) else me
        yield _tell_card(drawing, there, kind)
    yield from _tell_means(drawing, me)


def describe_hire(drawing: CityDrawing) -> Iterator[str]:
    """Yield the persons on display, and their wage."""
    me = Standpoint(drawing.pieces, drawing.view, drawing.scene.seat)
    yield drawing.say("alt-hire", moment=drawing.moment, gold=me.pieces.wage)
    yield from (_tell_person(drawing, me, person) for person in drawing.view.persons)
    yield from _tell_means(drawing, me)


def _tell_card(drawing: CityDrawing, me: Standpoint, kind: int) -> str:
    """Describe a card's gain, and the pieces in its sector before and after."""
    offer = drawing.words.tell(brings(me, kind), (), "choice")
    if not playable_alone(me.me, kind):
        return f"{offer}."
    told = f"{drawing.words.tell(act_brings(me, kind), (), 'choice')}; {_tell_pieces(drawing, me, kind)}"
    more = more_about(me, kind)
    return f"{told}." if "pieces" in more.facts and len(more.facts) == 1 else f"{told}. {_detail(drawing, more)}."


def _tell_pieces(drawing: CityDrawing, me: Standpoint, kind: int) -> str:
    if kind != FRIEND:
        before, after = pieces_there(me, kind)
        return drawing.say("alt-pieces", before=before, after=after)
    if me.me.friend == BESIDE:
        return drawing.say("alt-beside")
    return drawing.say("alt-from", sector=drawing.words.piece(SECTORS[me.me.friend]))


def _detail(drawing: CityDrawing, line: Line) -> str:
    return drawing.words.tell(line, (), "detail")


def _tell_person(drawing: CityDrawing, me: Standpoint, person: int) -> str:
    """Describe a person's gain, or why the person would bring nothing."""
    name, offer = drawing.pieces.person_names[person], offer_person(drawing, me, person)
    if not offer.is_possible:
        return f"{drawing.words.piece(name)}: {offer.things[0]} ({offer.note})."
    label, more = drawing.words.tell(hire_label(me, name), (), "choice"), hire_more(me, name)
    return f"{label}. {_detail(drawing, more)}." if more else f"{label}."


def _tell_means(drawing: CityDrawing, me: Standpoint) -> Iterator[str]:
    """Yield the coming plague, the player's things, and the persons for hire."""
    level, hospital = drawing.level(me.seat), me.count(HOSPITAL)
    rats = 0 if me.me.has_doctor else me.rats
    is_outbreak = me.breaks_out(level)
    key = "alt-outbreak" if is_outbreak else "alt-level"
    name = name_of(drawing, me.seat)
    yield drawing.say(key, name=name, before=me.me.rat, rats=rats, hospital=hospital, level=level)
    points, markers = outbreak_losses(me)
    if is_outbreak and points + markers:
        yield drawing.say("alt-losses", points=points, markers=markers)
    yield tell_goods(drawing, me.seat)
    if not me.me.supply and drawing.scene.kind != "hire":
        yield drawing.say("alt-no_supply")
    yield tell_persons(drawing)


DESCRIBE_DECISIONS: dict[str, Callable[[CityDrawing], Iterator[str]]] = {
    "draft": describe_draft,
    "card": describe_card,
    "hire": describe_hire,
}
"""Functions that describe decisions, by the kind of sight."""
