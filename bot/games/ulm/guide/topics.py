"""Explains the rules by topic, with the numbers of the game."""

from bot.games.contract import Chapter, Fact, Line
from bot.games.ulm.guide.names import (
    list_branches,
    list_formulas,
    name_change,
    name_effect,
    space_name,
)
from bot.games.ulm.rules.board import GATE_NUMBERS, KINDS
from bot.games.ulm.rules.language import PointsPer
from bot.games.ulm.rules.pieces import CATHEDRAL, TRADE, Card, Changer, Pieces, Quarter
from bot.games.ulm.rules.play import gate_name, shield_name

COURSE = (
    *("goal", "setup", "round", "push", "swap", "actions", "playing_cards", "sets", "shields"),
    *("tower", "end", "ties", "own_design"),
)
"""Topics about the course of a game."""
RULES = {
    "start": "setup",
    "river": "danube",
    "seals": "seal",
    "sparrows": "end",
    "crests": "shields",
    "privileges": "seal",
    "cards": "playing_cards",
    "cathedral": "sets",
    "trade": "sets",
}
"""By reason for points: the topic that explains it, if the topic has a different name."""
NAMED_BY = {
    "privileges": ("sealed", "quarter"),
    "cards": ("card_used", "card"),
    "chronicle": ("score_chronicle", "card"),
}
"""By reason for points: the line, and its fact, that name the piece whose topic explains it."""


def list_chapters(pieces: Pieces) -> tuple[Chapter, ...]:
    """Return the chapters: course, actions, the Danube with its quarters, cards, descendants, tower tiles."""
    return (
        Chapter("course", COURSE),
        Chapter("actions", KINDS),
        Chapter("quarters", ("danube", *pieces.quarter_names)),
        Chapter("cards", pieces.card_names),
        Chapter("descendants", pieces.descendant_names),
        Chapter("towers", pieces.tower_names),
    )


def read_topic(pieces: Pieces, topic: str) -> tuple[Line, ...]:
    """Describe a piece as the data file defines it, or return a sentence with its numbers."""
    if topic in pieces.quarter_names:
        return _quarter(pieces, pieces.quarters[pieces.quarter_names.index(topic)])
    if topic in pieces.card_names:
        return _card(pieces, pieces.cards[pieces.card_names.index(topic)])
    if topic in pieces.descendant_names:
        return (_change(pieces.descendants[pieces.descendant_names.index(topic)], "descendant"),)
    if topic in pieces.tower_names:
        return (_change(pieces.towers[pieces.tower_names.index(topic)], "tower"),)
    return (Line(topic, _figures(pieces).get(topic, {})), *_more(pieces, topic))


def rule_of(why: Line, lines: tuple[Line, ...]) -> str:
    """Return the topic that explains a reason for points: that of a quarter or card just used, or of the reason."""
    reason = why.key.removeprefix("score_")
    key, fact = NAMED_BY.get(reason, ("", ""))
    pieces = [line.facts[fact] for line in (why, *lines) if line.key == key]
    return str(pieces[0]) if pieces else RULES.get(reason, reason)


def _more(pieces: Pieces, topic: str) -> tuple[Line, ...]:
    """List every shield, or every space with a bonus."""
    if topic == "shields":
        return tuple([_shield(pieces, number) for number in range(len(pieces.shields))])
    if topic != "danube":
        return ()
    return tuple(
        [
            Line("bonus", {"space": space_name(bonus.space), "things": name_effect(bonus.effect, pieces)})
            for bonus in pieces.river_bonus
        ]
    )


def _shield(pieces: Pieces, number: int) -> Line:
    shield = pieces.shields[number]
    facts: dict[str, Fact] = {"shield": shield_name(pieces, number), "points": shield.points}
    if not shield.gate:
        return Line("shield_plain", facts)
    return Line("shield_golden", {**facts, "gate": gate_name(GATE_NUMBERS[shield.gate])})


def _quarter(pieces: Pieces, quarter: Quarter) -> tuple[Line, ...]:
    """Describe a quarter: its location, places and privilege."""
    first, last = [space_name(space) for space in quarter.spaces]
    where = Line(f"bank_{quarter.bank}", {"first": first, "last": last, "places": quarter.places})
    privilege = Line("privilege", {"things": name_effect(quarter.privilege, pieces)})
    return where, privilege, *_choices(list_branches(quarter.privilege))


def _choices(branches: tuple[str, ...]) -> tuple[Line, ...]:
    return (Line("one_of", {"things": branches}),) if branches else ()


def _card(pieces: Pieces, card: Card) -> tuple[Line, ...]:
    """Describe a card: copies, effect, price, and score if laid out."""
    things = name_effect(card.now, pieces)
    message = "now_free" if card.price is None else "now_equal" if card.price.equal else "now_priced"
    facts: dict[str, Fact] = {"things": things, "tiles": card.price.tiles if card.price else 0}
    return (
        Line(f"family_{card.family}", {"copies": card.copies}),
        Line(message, facts),
        *[_formula("formula_now", formula) for formula in list_formulas(card.now)],
        *_choices(list_branches(card.now)),
        *_later(pieces, card),
    )


def _later(pieces: Pieces, card: Card) -> tuple[Line, ...]:
    """Describe what a card scores if laid out, by its family or its formula."""
    scoring = pieces.scoring
    if card.family == CATHEDRAL:
        return (Line("later_cathedral", {"points": scoring.card, "bonus": scoring.cathedral}),)
    if card.family == TRADE:
        facts: dict[str, Fact] = {"points": scoring.card, "same": scoring.same, "different": scoring.different}
        return (Line("later_trade", facts),)
    return (_formula("formula_later", card.later),) if card.later else ()


def _formula(message: str, formula: PointsPer) -> Line:
    """Describe a formula: points for each of some things."""
    facts: dict[str, Fact] = {
        "each": formula.each,
        "per": formula.per,
        "of": f"of_{formula.of}",
        "plus": formula.plus,
        "most": formula.most or 0,
    }
    return Line(message, facts)


def _change(changer: Changer, what: str) -> Line:
    """Describe a change, or return a sentence for no change."""
    changes = name_change(changer.change, changer.scope)
    return Line(f"change_{what}", {"changes": changes}) if changes else Line("change_nothing")


def _figures(pieces: Pieces) -> dict[str, dict[str, Fact]]:
    """Return the numbers in the topics' sentences."""
    start, prices, scoring = pieces.start, pieces.prices, pieces.scoring
    return {
        "goal": {"rounds": pieces.rounds},
        "setup": {
            "points": start.points,
            "coins": start.coins,
            "sparrows": start.sparrows,
            "tiles": start.tiles,
            "seals": start.seals,
            "crests": start.crests,
            "space": space_name(pieces.river[0]),
        },
        "round": {"rounds": pieces.rounds},
        "swap": {"sparrows": prices.swap},
        "sets": {
            "points": scoring.card,
            "bonus": scoring.cathedral,
            "same": scoring.same,
            "different": scoring.different,
        },
        "shields": {"crests": start.crests, "things": name_effect(pieces.crest_pay, pieces)},
        "end": {
            "rounds": pieces.rounds,
            "points": scoring.sparrow,
            "first": space_name(pieces.river[0]),
            "last": space_name(pieces.river[-1]),
        },
        "card": {"price": prices.card, "look": prices.equal_look},
        "seal": {"coins": prices.seal},
        "danube": {"first": space_name(pieces.river[0]), "last": space_name(pieces.river[-1])},
    }
