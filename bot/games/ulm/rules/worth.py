"""Conditions of effect words, and points for a player's things."""

from collections.abc import Callable

from bot.games.ulm.rules.compiler import Word
from bot.games.ulm.rules.language import (
    CARDS,
    DESCENDANT,
    LOOK,
    ONE_OF,
    POINTS_PER,
    SEAL,
    SHIELD,
    STEPS,
    TILES,
    PointsPer,
)
from bot.games.ulm.rules.pieces import Pieces
from bot.games.ulm.rules.play import Play
from bot.games.ulm.rules.river import count_free
from bot.games.ulm.rules.seals import free_quarters
from bot.games.ulm.rules.state import Player


def can_happen(play: Play, word: Word, paid: int = 0) -> bool:
    """True if a word would have an effect now, assuming that `paid` tiles have just returned to the bag."""
    what, number, _ = word
    test = _TESTS.get(what)
    return test is None or test(play, number, paid)


def _formula_scores(play: Play, number: int) -> bool:
    return score_formula(play.pieces, play.me, play.pieces.effects.formulas[number]) != 0


_TESTS: dict[int, Callable[[Play, int, int], bool]] = {
    TILES: lambda play, _number, paid: paid > 0 or any(play.state.bag),
    CARDS: lambda play, _number, _paid: bool(play.state.deck or play.state.discards),
    LOOK: lambda play, _number, _paid: bool(play.state.deck or play.state.discards),
    STEPS: lambda play, _number, _paid: count_free(play, play.state.acting) > 0,
    SHIELD: lambda play, _number, _paid: bool(play.state.shields),
    DESCENDANT: lambda play, _number, _paid: bool(play.state.descendants),
    SEAL: lambda play, _number, _paid: bool(free_quarters(play, play.state.acting)),
    ONE_OF: lambda play, number, paid: any(
        can_happen(play, word, paid) for word in play.pieces.effects.choices[number].words
    ),
    POINTS_PER: lambda play, number, _paid: _formula_scores(play, number),
}
"""By word: its condition; coins, sparrows and points have none."""


def score_formula(pieces: Pieces, player: Player, formula: PointsPer) -> int:
    """Return a formula's points for the player's things."""
    return formula.points(_AMOUNTS[formula.of](pieces, player))


_AMOUNTS: dict[str, Callable[[Pieces, Player], int]] = {
    "shields": lambda _pieces, player: len(player.shields),
    "coins": lambda _pieces, player: player.coins,
    "sparrows": lambda _pieces, player: player.sparrows,
    "tiles": lambda _pieces, player: sum(player.tiles),
    "quarters": lambda _pieces, player: count_quarters(player),
    "seals": lambda _pieces, player: sum(player.seals),
    "past": lambda pieces, player: max(0, pieces.river[player.barge]),
    "descendants": lambda _pieces, player: len(player.descendants),
}


def count_quarters(player: Player) -> int:
    """Return the number of quarters that have a seal of the player."""
    return sum([seals > 0 for seals in player.seals])
