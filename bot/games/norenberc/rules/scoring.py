"""The end of the game, rulebook p. 9: points with their reasons, and the winner."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from bot.games.contract import Line, Reason, Score
from bot.games.norenberc.rules.majorities import majority_reasons
from bot.games.norenberc.rules.pieces import Pieces, Townsman
from bot.games.norenberc.rules.play import Play
from bot.games.norenberc.rules.state import Player, State, count_kind

Points: TypeAlias = Callable[[Pieces, Player, Townsman], int]


def score_game(pieces: Pieces, state: State) -> tuple[Score, ...]:
    """Score every seat; a tie goes to more craftsmen, then to the higher total of their values, else it is shared."""
    reasons: list[list[Reason]] = [[] for _ in state.players]
    majorities = majority_reasons(pieces, state)
    for seat, player in enumerate(state.players):
        reasons[seat] += townsman_reasons(pieces, player)
        reasons[seat] += [reason for owner, reason in majorities if owner == seat]
        reasons[seat] += craftsmen_reasons(pieces, state, player)
        reasons[seat] += richest_reasons(pieces, state, player)
        reasons[seat] += crest_reasons(pieces, player)
    points = [sum([reason.points for reason in given]) for given in reasons]
    tie_breaks = [_tie_breaks(player) for player in state.players]
    keys = [(own, *[one.points for one in ties]) for own, ties in zip(points, tie_breaks, strict=True)]
    return tuple(
        Score(seat, points[seat], 1 + sum([other > key for other in keys]), tuple(reasons[seat]), tie_breaks[seat])
        for seat, key in enumerate(keys)
    )


_TIED_CRAFTSMEN, _TIED_VALUE = Line("tie_craftsmen"), Line("tie_value")


def _tie_breaks(player: Player) -> tuple[Reason, ...]:
    """Return the number of a player's craftsmen and the sum of their values."""
    total = sum([tile.value for tile in player.craftsmen])
    return Reason(len(player.craftsmen), _TIED_CRAFTSMEN), Reason(total, _TIED_VALUE)


def _nobleman(_pieces: Pieces, _player: Player, tile: Townsman) -> int:
    return tile.value


def _tax_collector(pieces: Pieces, player: Player, _tile: Townsman) -> int:
    return 0 if player.money is None else player.money // pieces.townsman.tax_money


def _foreman(pieces: Pieces, player: Player, tile: Townsman) -> int:
    return pieces.townsman.foreman_points * sum([craftsman.value == tile.value for craftsman in player.craftsmen])


def _trader(pieces: Pieces, _player: Player, _tile: Townsman) -> int:
    return pieces.townsman.trader_points


_TOWNSMAN_POINTS: dict[str, Points] = {
    "nobleman": _nobleman,
    "tax_collector": _tax_collector,
    "foreman": _foreman,
    "merchant": _trader,
    "haggler": _trader,
}


def townsman_reasons(pieces: Pieces, player: Player) -> Iterator[Reason]:
    """Yield the points of each townsman."""
    for tile in player.townsmen:
        if tile.kind in _TOWNSMAN_POINTS:
            points = _TOWNSMAN_POINTS[tile.kind](pieces, player, tile)
            yield Reason(points, Line("score_townsman", {"tile": pieces.tile_name(tile)}))


def craftsmen_reasons(pieces: Pieces, state: State, player: Player) -> Iterator[Reason]:
    """Yield the points for guilds with a high total, and for having a craftsman of every guild in play."""
    totals = [0] * len(state.guilds)
    for tile in player.craftsmen:
        totals[tile.guild] += tile.value
    for guild, total in enumerate(totals):
        if total >= pieces.scoring.great_sum:
            great = Line("score_great", {"guild": pieces.guild_names[guild], "total": total})
            yield Reason(pieces.scoring.great_points, great)
    if all(totals):
        yield Reason(pieces.scoring.all_guilds, Line("score_all_guilds"))


def richest_reasons(pieces: Pieces, state: State, player: Player) -> Iterator[Reason]:
    """Yield the points for having the most Talers; no points while any player's money is hidden."""
    purses = [other.money for other in state.players if other.money is not None]
    if player.money is None or len(purses) < len(state.players) or player.money < max(purses):
        return
    is_shared = purses.count(player.money) > 1
    points = pieces.scoring.richest_shared if is_shared else pieces.scoring.richest
    yield Reason(points, Line("score_richest", {"purse": player.money, "shared": int(is_shared)}))


def crest_reasons(pieces: Pieces, player: Player) -> Iterator[Reason]:
    """Yield the points for different crests (guild crests, prestige crests, Engravers); Historians complete the set."""
    guilds = sum([count > 0 for count in player.crests])
    spare, lacking = sum(player.crests) - guilds, len(player.crests) - guilds
    guilds += min(count_kind(player, "historian"), spare, lacking)
    prestige = player.prestige + count_kind(player, "engraver")
    table = pieces.scoring.crests
    if points := table[min(guilds + prestige, len(table) - 1)]:
        yield Reason(points, Line("score_crests", {"guilds": guilds, "prestige": prestige}))


def final_standing(play: Play) -> None:
    """Announce the winner, then all players' points, best first."""
    scores = sorted(score_game(play.pieces, play.state), key=lambda score: score.place)
    play.say("won", tuple([score.seat for score in scores if score.place == 1]))
    for score in scores:
        play.say("total", score.seat, score.points, score.place)
