"""Reads the data file and checks conditions that involve several numbers."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.games.contract import MOST_OPTIONS, OPTION_PATTERN
from bot.games.figures import Soundness, check_figures, convert_figures
from bot.games.ulm.rules.board import CELLS, GATES, KINDS
from bot.games.ulm.rules.language import FIRST_WORDS, Effect, words_of
from bot.games.ulm.rules.pieces import CATHEDRAL, CHRONICLE, LOWER, SEATS, SET_SIZE, TRADE, UPPER, Pieces

SPACES = 22
"""Number of spaces of the Danube."""
IN_PLAY = 4
"""Number of descendants at the Oath House at the beginning."""
SUMS = {"tiles": 50, "cards": 33, "shields": 12, "descendants": 8, "towers": 12}
"""Number of pieces in the box."""
CREST_WORDS = frozenset({"coins", "sparrows", "points"})
"""What a family crest may pay: words that ask its owner nothing."""
_LONGEST_OPTION = int(OPTION_PATTERN.rpartition(",")[2].rstrip("}"))


def read_pieces(figures: Mapping[str, Any]) -> Pieces:
    """Convert and check the numbers in the data file. Raises `DamagedFigures`."""
    pieces = convert_figures(figures, Pieces)
    check_figures(_soundness(pieces))
    return pieces


def _soundness(pieces: Pieces) -> Iterator[Soundness]:
    """Yield conditions that involve several numbers."""
    yield from _soundness_of_sums(pieces)
    yield from _soundness_of_names(pieces)
    yield from _soundness_of_tiles(pieces)
    yield from _soundness_of_river(pieces)
    yield from _soundness_of_cards(pieces)
    yield from _soundness_of_shields(pieces)
    yield from _soundness_of_effects(pieces)
    yield from _soundness_of_changes(pieces)


def _soundness_of_sums(pieces: Pieces) -> Iterator[Soundness]:
    """Check that the file has exactly the pieces in the box, and a tower tile for every round."""
    counts = {
        "tiles": sum([tile.count for tile in pieces.tiles]),
        "cards": sum([card.copies for card in pieces.cards]),
        "shields": len(pieces.shields),
        "descendants": len(pieces.descendants),
        "towers": len(pieces.towers),
    }
    for where, number in counts.items():
        yield where, number == SUMS[where], f"there must be {SUMS[where]} in all, not {number}"
    yield "rounds", pieces.rounds <= len(pieces.towers), "every round needs a tower tile"


def _soundness_of_names(pieces: Pieces) -> Iterator[Soundness]:
    """Check that names are unique in each table."""
    for where in ("quarters", "cards", "shields", "descendants", "towers"):
        names = Counter([piece.name for piece in getattr(pieces, where)])
        doubled = [name for name, number in names.items() if number > 1]
        yield where, not doubled, f"named twice: {', '.join(doubled)}"


def _soundness_of_tiles(pieces: Pieces) -> Iterator[Soundness]:
    """Check that the game has five kinds, a full grid, and enough tiles for grid, docks and players."""
    names = tuple([tile.name for tile in pieces.tiles])
    yield "tiles", names == KINDS, f"the kinds are {', '.join(KINDS)}, in this order"
    yield "grid", tuple(pieces.grid) == KINDS, f"the kinds are {', '.join(KINDS)}, in this order"
    yield "grid", sum(pieces.grid.values()) == CELLS, f"{CELLS} tiles lie on the area"
    for tile in pieces.tiles:
        yield "grid", pieces.grid[tile.name] < tile.count, f"one {tile.name} must be left for the docks"
    rest = sum([tile.count for tile in pieces.tiles]) - CELLS - len(KINDS)
    yield "start.tiles", pieces.start.tiles * SEATS[-1] < rest, "too few tiles are left in the bag"


def _soundness_of_river(pieces: Pieces) -> Iterator[Soundness]:
    """Check that all spaces have different values, and that each has a quarter on both banks."""
    river = pieces.river
    yield "river", len(river) == len(set(river)) == SPACES, f"{SPACES} different values"
    for bonus in pieces.river_bonus:
        yield "river_bonus", bonus.space in river, f"there is no space {bonus.space}"
    spaces = Counter([bonus.space for bonus in pieces.river_bonus])
    yield "river_bonus", len(spaces) == len(pieces.river_bonus), "one row for each space"
    for bank in (UPPER, LOWER):
        spans = [quarter.spaces for quarter in pieces.quarters if quarter.bank == bank]
        for value in river:
            number = sum([first <= value <= last for first, last in spans])
            yield "quarters", number == 1, f"space {value} lies in {number} quarters of the {bank} bank, not in one"
    for number, quarter in enumerate(pieces.quarters):
        first, last = quarter.spaces
        yield f"quarters[{number}].spaces", first in river and last in river, "both must be spaces of the river"


def _soundness_of_cards(pieces: Pieces) -> Iterator[Soundness]:
    """Check that families with sets have three kinds, and that cards of all other families have a formula."""
    yield "cards", len(pieces.cards) <= MOST_OPTIONS, f"at most {MOST_OPTIONS} kinds"
    for family in (CATHEDRAL, TRADE):
        kinds = len(pieces.families[family])
        yield "cards", kinds == SET_SIZE, f"the {family} family needs {SET_SIZE} kinds, not {kinds}"
    for number, card in enumerate(pieces.cards):
        where, has_formula = f"cards[{number}].later", card.later is not None
        yield where, has_formula == (card.family == CHRONICLE), f"chronicle cards have it, and only they: {card.name}"


def _soundness_of_shields(pieces: Pieces) -> Iterator[Soundness]:
    """Check that no two golden shields have the same gate."""
    gates = [shield.gate for shield in pieces.shields if shield.gate]
    for number, shield in enumerate(pieces.shields):
        where = f"shields[{number}].gate"
        yield where, not shield.gate or shield.gate in GATES, f"{shield.gate} is none of {', '.join(GATES)}"
        yield where, gates.count(shield.gate) <= 1, f"two shields name {shield.gate}"


def _effects(pieces: Pieces) -> Iterator[tuple[str, tuple[Effect, ...]]]:
    """Yield every effect with its location in the file."""
    yield "crest_pay", pieces.crest_pay
    for number, bonus in enumerate(pieces.river_bonus):
        yield f"river_bonus[{number}].effect", bonus.effect
    for number, quarter in enumerate(pieces.quarters):
        yield f"quarters[{number}].privilege", quarter.privilege
    for number, card in enumerate(pieces.cards):
        yield f"cards[{number}].now", card.now


def _soundness_of_effects(pieces: Pieces) -> Iterator[Soundness]:
    """Check that every part has exactly one word, and that branches have unique names."""
    for where, effect in _effects(pieces):
        for at, part in enumerate(effect):
            yield from _soundness_of_part(f"{where}[{at}]", part)
    paid = {word for part in pieces.crest_pay for word, _ in part.given()}
    is_plain = paid <= CREST_WORDS and all(part.given() for part in pieces.crest_pay)
    yield "crest_pay", is_plain, f"a crest pays only {', '.join(sorted(CREST_WORDS))}"


def _soundness_of_part(where: str, part: Effect) -> Iterator[Soundness]:
    yield where, part.is_one_word(), "exactly one word for each part of an effect"
    for at, branch in enumerate(part.one_of):
        yield f"{where}.one_of[{at}]", len(branch.given()) == 1, "exactly one word for each branch"
        yield f"{where}.one_of[{at}]", len(branch.id) <= _LONGEST_OPTION, "too large a number"
    ids = [branch.id for branch in part.one_of]
    yield f"{where}.one_of", len(set(ids)) == len(ids) <= MOST_OPTIONS, "the branches must differ"
    shown = [part.look or 0, part.steps or 0, part.shield or 0]
    yield where, max(shown) < MOST_OPTIONS, f"less than {MOST_OPTIONS}"


def _soundness_of_changes(pieces: Pieces) -> Iterator[Soundness]:
    """Check that a change for the first action only uses words allowed for it."""
    for where in ("descendants", "towers"):
        changers: Sequence[Any] = getattr(pieces, where)
        for number, changer in enumerate(changers):
            is_sound = changer.scope == "all" or words_of(changer.change) <= FIRST_WORDS
            why = f'scope "first" goes with {", ".join(sorted(FIRST_WORDS))} only'
            yield f"{where}[{number}].scope", is_sound, why
