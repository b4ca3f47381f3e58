"""Short names that lines use as facts: pieces, spaces, gains, changes."""

from collections.abc import Iterable

from bot.games.ulm.rules.board import KINDS
from bot.games.ulm.rules.language import Branch, Change, Effect, PointsPer, words_of
from bot.games.ulm.rules.pieces import Pieces
from bot.games.ulm.rules.state import Player
from bot.games.ulm.rules.worth import score_formula


def space_name(value: int) -> str:
    """Return the name of a space of the Danube: "past.3" is past the bridge, "before.3" before it."""
    return f"past.{value}" if value > 0 else f"before.{-value}"


def name_kinds(kinds: Iterable[int]) -> tuple[str, ...]:
    """Return the names of kinds of tiles, in their fixed order."""
    return tuple([KINDS[kind] for kind in sorted(kinds)])


def list_tiles(player: Player) -> tuple[str, ...]:
    """Return the names of the player's tiles, one name per tile."""
    return tuple([name for name, number in zip(KINDS, player.tiles, strict=True) for _ in range(number)])


def name_cards(pieces: Pieces, cards: Iterable[int]) -> tuple[str, ...]:
    """Return the kinds of cards."""
    return tuple([pieces.card_names[card] for card in cards])


def name_gain(word: str, number: int) -> str:
    """Return the name of a gain, such as "gain_coins.2"."""
    return f"gain_{word}.{number}"


def name_branch(branch: Branch) -> str:
    """Return the name of what a branch gains."""
    [(word, number)] = branch.given()
    return name_gain(word, number)


def name_effect(effect: Iterable[Effect], pieces: Pieces, player: Player | None = None) -> tuple[str, ...]:
    """Return one name per part of an effect; for a given player, "points per" parts name the points scored."""
    return tuple([_name_part(part, pieces, player) for part in effect])


def _name_part(part: Effect, pieces: Pieces, player: Player | None) -> str:
    if part.one_of:
        return "gain_one_of"
    if part.points_per:
        return name_gain("points", score_formula(pieces, player, part.points_per)) if player else "gain_points_per"
    return name_branch(part)


def list_branches(effect: Iterable[Effect]) -> tuple[str, ...]:
    """Return the things that an effect lets the player choose from."""
    return tuple([name_branch(branch) for part in effect for branch in part.one_of])


def list_formulas(effect: Iterable[Effect]) -> tuple[PointsPer, ...]:
    """Return an effect's scoring formulas."""
    return tuple([part.points_per for part in effect if part.points_per])


def name_change(change: Change, scope: str) -> tuple[str, ...]:
    """Return names for what a descendant or tower tile changes, such as "first_steps.1" or "all_seal_cost_less.1"."""
    used = words_of(change) | ({"swap_price"} if change.swap_price is not None else frozenset())
    named = [(word, getattr(change, word)) for word in change.__struct_fields__ if word in used]
    return tuple([f"{scope}_{word}{'_less' if number < 0 else ''}.{abs(number)}" for word, number in named])
