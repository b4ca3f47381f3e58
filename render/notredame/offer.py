"""The gains from cards and persons, as marks and a few words; the numbers are the same as on the buttons."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from bot.games.contract import Line
from bot.games.notredame.guide.brings import act_brings, more_about
from bot.games.notredame.guide.standpoint import Standpoint
from bot.games.notredame.guide.worth import hire_label
from bot.games.notredame.rules.cards import playable_alone
from bot.games.notredame.rules.persons import CAN_SERVE
from bot.games.notredame.rules.pieces import (
    BANK,
    CARRIAGE,
    FRIEND,
    HOSPITAL,
    HOTEL,
    NOTRE_DAME,
    PARK,
    RESIDENCE,
    SCHOOL,
)
from render.notredame.drawing import CityDrawing

MINUS = "\N{MINUS SIGN}"


class Mark(NamedTuple):
    """A drawing in a line of things."""

    art: str
    facts: tuple[int | str, ...]


COIN, STAR, RAT, LETTER = (Mark("emblem", (name,)) for name in ("coin", "star", "rat", "letter"))
Thing: TypeAlias = Mark | str
"""A drawing or a few letters."""


class Offer(NamedTuple):
    """A gain: marks with numbers, and additional facts in small print."""

    things: tuple[Thing, ...]
    note: str = ""
    is_possible: bool = True
    choice: tuple[Thing, ...] = ()
    """Shown in place of small print: things, one of which the player also gains."""


def cube(home: int) -> Mark:
    """Return the drawing of a player's marker."""
    return Mark("marker", (home,))


Brings: TypeAlias = Callable[[CityDrawing, Standpoint, Mapping[str, Any]], Offer]


def offer_card(drawing: CityDrawing, panel: Standpoint, kind: int) -> Offer:
    """Return the gain of a card."""
    if not playable_alone(panel.me, kind):
        missing = "gold" if kind == NOTRE_DAME and not panel.me.gold else "marker"
        return Offer((drawing.say(f"decide-no_{missing}"),), drawing.say("decide-lapses"), is_possible=False)
    return _CARDS[kind](drawing, panel, {**more_about(panel, kind).facts, **act_brings(panel, kind).facts})


def _school(drawing: CityDrawing, panel: Standpoint, facts: Mapping[str, Any]) -> Offer:
    number = facts["markers"]
    is_short = number <= panel.count(SCHOOL)
    return Offer((f"+{number}", cube(drawing.homes[panel.seat])), drawing.say("decide-school", short=int(is_short)))


def _bank(drawing: CityDrawing, _panel: Standpoint, facts: Mapping[str, Any]) -> Offer:
    return Offer((f"+{facts['gold']}", COIN), drawing.say("decide-bank"))


def _residence(drawing: CityDrawing, panel: Standpoint, facts: Mapping[str, Any]) -> Offer:
    return Offer((f"+{facts['points']}", STAR), drawing.say("decide-residence", bonus=panel.bonus()))


def _hotel(drawing: CityDrawing, panel: Standpoint, facts: Mapping[str, Any]) -> Offer:
    number = facts["number"]
    things, note = _choose_thing(drawing, panel), drawing.say("decide-hotel", number=number)
    return Offer(things if len(things) > 1 else (f"+{number}", *things), note)


def _choose_thing(drawing: CityDrawing, panel: Standpoint) -> tuple[Thing, ...]:
    """Return the hotel's things that would have an effect, separated by slashes."""
    able = [COIN, *([cube(drawing.homes[panel.seat])] if panel.me.general else []), *([RAT] if panel.me.rat else [])]
    return tuple(thing for one in able for thing in ("/", one))[1:]


def _carriage(drawing: CityDrawing, panel: Standpoint, facts: Mapping[str, Any]) -> Offer:
    steps = facts["steps"]
    if not facts["points"]:
        return Offer((drawing.say("decide-no_message"),), drawing.say("decide-steps", steps=steps))
    kinds = [f"message_{name}" for name in panel.pieces.messages]
    note = drawing.say("decide-drive", steps=steps, market=drawing.words.piece(facts["market"]))
    return Offer((Mark("sealed", (kinds.index(facts["message"]),)), f"+{facts['points']}", STAR), note)


def _park(drawing: CityDrawing, _panel: Standpoint, facts: Mapping[str, Any]) -> Offer:
    things = (f"{MINUS}{facts['rats']}", RAT) if facts["rats"] else (drawing.say("decide-no_rats"),)
    return Offer(things, drawing.say("decide-park", bonus=facts["bonus"]))


def _hospital(drawing: CityDrawing, panel: Standpoint, facts: Mapping[str, Any]) -> Offer:
    """Return the hospital's effect: it stops as many rats as it has pieces, and first drives the marker back by one."""
    note = "decide-outbreak_stays"
    if "level" in facts:
        note = "decide-saves" if panel.breaks_out(panel.level()) else "decide-level"
    told = drawing.say(note, after=facts.get("level", 0), before=panel.level())
    return Offer((drawing.say("decide-stops"), str(facts["pieces"]), RAT), told)


def _friend(drawing: CityDrawing, _panel: Standpoint, _facts: Mapping[str, Any]) -> Offer:
    return Offer((drawing.say("decide-friend"),), drawing.say("decide-friend_acts"))


def _notre_dame(drawing: CityDrawing, _panel: Standpoint, facts: Mapping[str, Any]) -> Offer:
    things = (f"+{facts['points']}", STAR, f"{MINUS}{facts['coins']}", COIN)
    return Offer(things, drawing.say("decide-share", worth=facts["worth"]))


_CARDS: dict[int, Brings] = {
    SCHOOL: _school,
    BANK: _bank,
    RESIDENCE: _residence,
    HOTEL: _hotel,
    CARRIAGE: _carriage,
    PARK: _park,
    HOSPITAL: _hospital,
    FRIEND: _friend,
    NOTRE_DAME: _notre_dame,
}


def offer_to_neighbor(drawing: CityDrawing, panel: Standpoint, kind: int) -> tuple[Thing, ...]:
    """Return what a neighbor gains from a card, as briefly as possible."""
    if kind == HOSPITAL and playable_alone(panel.me, kind):
        return Mark("sign", (HOSPITAL,)), f"{MINUS}{panel.count(HOSPITAL) + 1}"
    offer = offer_card(drawing, panel, kind)
    if kind == HOTEL and offer.is_possible and "/" in offer.things:
        number = act_brings(panel, kind).facts["number"]
        return (*((f"{number}:",) if number != 1 else ()), *offer.things)
    return offer.things


def offer_person(drawing: CityDrawing, panel: Standpoint, person: int) -> Offer:
    """Return the gain from a person for hire."""
    card = panel.pieces.persons[person]
    if card.name in CAN_SERVE and not CAN_SERVE[card.name](panel.me):
        return Offer((drawing.say("decide-cannot"),), drawing.say(f"decide-idle-{card.name}"), is_possible=False)
    label, brings = hire_label(panel, card.name), _PERSONS.get(card.name, _points)
    things = brings(drawing, panel, label)
    if card.name == "maid":
        return Offer(things, choice=("+", *_choose_thing(drawing, panel)))
    if card.name == "doctor":
        return Offer(things, _tell_doctor(drawing, panel))
    return Offer(things, drawing.say(f"decide-hire-{card.name}", **card.figures))


def _points(_drawing: CityDrawing, _panel: Standpoint, label: Line) -> tuple[Thing, ...]:
    return f"+{label.facts['points']}", STAR


def _moneylender(_drawing: CityDrawing, _panel: Standpoint, label: Line) -> tuple[Thing, ...]:
    return f"+{label.facts['gold']}", COIN, f"+{label.facts['points']}", STAR


def _monk(drawing: CityDrawing, panel: Standpoint, label: Line) -> tuple[Thing, ...]:
    return f"+{label.facts['markers']}", cube(drawing.homes[panel.seat]), f"+{label.facts['points']}", STAR


def _doctor(_drawing: CityDrawing, panel: Standpoint, _label: Line) -> tuple[Thing, ...]:
    return Mark("emblem", ("flask",)), f"{MINUS}{panel.rats}", RAT


def _tell_doctor(drawing: CityDrawing, panel: Standpoint) -> str:
    key = "decide-saves" if panel.breaks_out(panel.level()) else "decide-level"
    return drawing.say(key, after=panel.level_with_doctor(), before=panel.level())


def _move_one(drawing: CityDrawing, panel: Standpoint, _label: Line) -> tuple[Thing, ...]:
    return "1", cube(drawing.homes[panel.seat])


def _move_some(drawing: CityDrawing, panel: Standpoint, label: Line) -> tuple[Thing, ...]:
    most = label.facts["number"]
    return "1" if most == 1 else f"1\N{EN DASH}{most}", cube(drawing.homes[panel.seat])


def _place_one(drawing: CityDrawing, panel: Standpoint, _label: Line) -> tuple[Thing, ...]:
    return "+1", cube(drawing.homes[panel.seat])


_PERSONS: dict[str, Callable[[CityDrawing, Standpoint, Line], tuple[Thing, ...]]] = {
    "moneylender": _moneylender,
    "monk": _monk,
    "doctor": _doctor,
    "jester": _move_one,
    "minstrel": _move_some,
    "bishop": _place_one,
}
"""The gains of persons who do not only pay points."""
