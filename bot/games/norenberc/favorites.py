"""Guildmasters choose their favorites, rulebook p. 8."""

from bot.games.base import Seat
from bot.games.norenberc.pieces import Craftsman, Pieces, Townsman
from bot.games.norenberc.play import Play
from bot.games.norenberc.state import Player, State

_EMPTY = -1
"""What lies on a Peddler whose good was given to a guild."""


def choose_favorites(play: Play) -> None:
    """Guild by guild in their order; afterwards the Peddlers go back."""
    for guild in range(len(play.state.guilds)):
        _choose_favorite(play, guild)
    for player in play.state.players:
        if player.peddled:
            _return_peddlers(play, player)


def goods_shown(pieces: Pieces, player: Player, good: int) -> int:
    """Goods in hand and on Peddlers, who make more of theirs."""
    return player.goods[good] + pieces.townsman.peddler_goods * player.peddled.count(good)


def _choose_favorite(play: Play, guild: int) -> None:
    state, players = play.state, play.state.players
    masters = _take_masters(play.pieces, state, guild)
    shown = [goods_shown(play.pieces, player, guild) if player.peddled else player.goods[guild] for player in players]
    most = max(shown)
    if most:
        favorite = shown.index(most) if shown.count(most) == 1 else _break_tie(play, guild, shown)
        _give_good(state, players[favorite], guild)
        _reward(play, favorite, guild, masters)
    else:
        state.gone += masters
        play.say("prestige_unclaimed" if state.prestige == guild else "no_favorite", guild, masters)


def _break_tie(play: Play, guild: int, shown: list[int]) -> Seat:
    """The richest of the tied, who show their money; among those equally rich, the highest on the chart."""
    players, order, most = play.state.players, play.state.order, max(shown)
    tied = tuple([seat for seat, goods in enumerate(shown) if goods == most])
    purses = tuple([players[seat].money or 0 for seat in tied])
    play.say("favorites_tied", guild, tied, purses, most)
    return min(tied, key=lambda seat: (-(players[seat].money or 0), order.index(seat)))


def _take_masters(pieces: Pieces, state: State, guild: int) -> tuple[Craftsman, ...]:
    """The guildmaster leaves the workshop; in the last round the pair's lower tile too."""
    house = state.guilds[guild]
    number = len(house.workshop) if state.round == pieces.rounds else 1
    masters, house.workshop = house.workshop[:number], house.workshop[number:]
    return masters


def _give_good(state: State, player: Player, guild: int) -> None:
    """One good to the storehouse: from the hand, or else from a Peddler."""
    if player.goods[guild]:
        player.goods[guild] -= 1
    else:
        at = player.peddled.index(guild)
        player.peddled = (*player.peddled[:at], _EMPTY, *player.peddled[at + 1 :])
    state.guilds[guild].storehouse[guild] += 1


def _reward(play: Play, seat: Seat, guild: int, masters: tuple[Craftsman, ...]) -> None:
    """The guildmaster, a crest, and the prestige crest where it lies."""
    state, player = play.state, play.state.players[seat]
    has_prestige = state.prestige == guild
    player.craftsmen += masters
    player.crests[guild] += 1
    player.prestige += has_prestige
    state.guilds[guild].crests -= 1
    play.say("favorite_with_prestige" if has_prestige else "favorite", seat, guild, masters)
    for master in masters:
        if master.agent:
            play.gain_agent(seat)


def _return_peddlers(play: Play, player: Player) -> None:
    """The tiles are shuffled into the guests; their goods return to the hand."""
    for good in player.peddled:
        play.shuffle_in(Townsman("peddler"))
        if good != _EMPTY:
            player.goods[good] += 1
    player.peddled = ()
