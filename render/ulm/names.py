"""Names of Ulm's pieces in pictures and texts."""

from collections import Counter
from collections.abc import Iterable

from bot.games.ulm.guide.names import list_branches, name_change, name_effect, space_name
from bot.games.ulm.guide.sentences import say_line
from bot.games.ulm.rules.language import Effect, PointsPer
from bot.games.ulm.rules.pieces import Changer
from bot.games.ulm.rules.play import shield_name
from render.ulm.drawing import UlmDrawing


def name_gains(drawing: UlmDrawing, effects: Iterable[Effect]) -> str:
    """Name what an effect gives, including its choices."""
    words, effects = drawing.words, tuple(effects)
    told = words.listing([words.piece(name) for name in name_effect(effects, drawing.pieces)])
    branches = [words.piece(name) for name in list_branches(effects)]
    return f"{told} ({', '.join(branches)})" if branches else told


def name_changes(drawing: UlmDrawing, changer: Changer) -> str:
    """Name what a descendant or a tower tile changes."""
    names = name_change(changer.change, changer.scope)
    return "; ".join([drawing.words.piece(name) for name in names]) or drawing.say("no-change")


def name_formula(drawing: UlmDrawing, formula: PointsPer) -> str:
    """Describe how a chronicle card scores at the end."""
    line = say_line("detail-later_chronicle", formula.each, formula.per, f"of_{formula.of}", formula.most or 0)
    return drawing.words.tell(line, (), "detail")


def name_shield(drawing: UlmDrawing, shield: int) -> str:
    """Name a city shield, and the gate of a golden one."""
    name, gate = drawing.words.piece(shield_name(drawing.pieces, shield)), drawing.pieces.shields[shield].gate
    return drawing.say("shield-golden", shield=name, gate=drawing.gate_of(gate)) if gate else name


def name_space(drawing: UlmDrawing, space: int) -> str:
    """Name a space of the Danube by its value."""
    return drawing.words.piece(space_name(drawing.pieces.river[space]))


def signed(points: int) -> str:
    """Return points with a minus sign if negative."""
    return str(points).replace("-", "\N{MINUS SIGN}")


def name_kinds(drawing: UlmDrawing, names: Iterable[str]) -> str:
    """Return a list of pieces in words, by kind and count."""
    return ", ".join([drawing.words.piece(name, count) for name, count in Counter(names).items()])
