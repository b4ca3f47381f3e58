"""The guildmasters choose their favorites, rulebook p. 8."""

from bot.games.contract import Seat
from bot.games.norenberc.rules.pieces import Craftsman, Pieces, Townsman
from bot.games.norenberc.rules.play import Play
from bot.games.norenberc.rules.state import Player

_EMPTY = -1
"""Marks a Peddler whose good went to a guild."""


def choose_favorites(play: Play) -> None:
    """Resolve the guilds in order, then shuffle the Peddlers back into the guests."""
    state = play.state
    leaving = None if state.round == play.pieces.rounds else 1  # in the last round the pair's lower tile also leaves
    hands = [hand_shown(play.pieces, player) for player in state.players]
    purses: set[Seat] = set()
    for guild, shown in enumerate(zip(*hands, strict=True)):
        house, most = state.guilds[guild], max(shown)
        masters, house.workshop = house.workshop[:leaving], house.workshop[leaving or len(house.workshop) :]
        if most:
            is_tied = shown.count(most) > 1
            favorite = _break_tie(play, guild, shown, purses) if is_tied else shown.index(most)
            _reward(play, favorite, guild, masters)
        else:
            state.gone += masters
            play.say("prestige_unclaimed" if state.prestige == guild else "no_favorite", guild, masters)
    for player in state.players:
        if player.peddled:
            _return_peddlers(play, player)


def goods_shown(pieces: Pieces, player: Player, good: int) -> int:
    """Return how many copies of a good a player shows, in hand and on Peddlers, where each counts several times."""
    return player.goods[good] + pieces.townsman.peddler_goods * player.peddled.count(good)


def hand_shown(pieces: Pieces, player: Player) -> list[int]:
    """Return how many copies of each good a player shows."""
    if not player.peddled:
        return player.goods
    return [goods_shown(pieces, player, good) for good in range(len(player.goods))]


def _break_tie(play: Play, guild: int, shown: tuple[int, ...], purses: set[Seat]) -> Seat:
    """Return the richest of the tied players, who must show their money; if still tied, the first in turn order."""
    players, most, richest, favorite = play.state.players, max(shown), -1, -1
    if play.is_told:
        _tell_tie(play, guild, [seat for seat, goods in enumerate(shown) if goods == most], purses)
    for seat in play.state.order:
        money = players[seat].money or 0
        if shown[seat] == most and money > richest:
            richest, favorite = money, seat
    return favorite


def _tell_tie(play: Play, guild: int, tied: list[Seat], purses: set[Seat]) -> None:
    """Announce who is tied; show a player's money at the player's first tie of the round."""
    goods = goods_shown(play.pieces, play.state.players[tied[0]], guild)
    play.say("favorites_tied", guild, tied, goods)
    for seat in tied:
        if seat not in purses:
            purses.add(seat)
            play.say("purse_shown", seat, play.state.players[seat].money or 0)


def _reward(play: Play, seat: Seat, guild: int, masters: tuple[Craftsman, ...]) -> None:
    """Exchange one good of the favorite for the guildmaster and a crest, plus the prestige crest if it lies here."""
    player, house = play.state.players[seat], play.state.guilds[guild]
    has_prestige = play.state.prestige == guild
    _give_good(player, guild)
    house.storehouse[guild] += 1
    player.craftsmen += masters
    player.crests[guild] += 1
    player.prestige += has_prestige
    house.crests -= 1
    play.say("favorite_with_prestige" if has_prestige else "favorite", seat, guild, masters)
    for master in masters:
        if master.agent:
            play.gain_agent(seat)


def _give_good(player: Player, guild: int) -> None:
    """Pay with a good from the hand, or from a Peddler if the hand has none."""
    if player.goods[guild]:
        player.goods[guild] -= 1
    else:
        at = player.peddled.index(guild)
        player.peddled = (*player.peddled[:at], _EMPTY, *player.peddled[at + 1 :])


def _return_peddlers(play: Play, player: Player) -> None:
    """Shuffle the Peddlers' tiles into the guests; goods on them return to the hand."""
    for good in player.peddled:
        play.shuffle_in(Townsman("peddler"))
        if good != _EMPTY:
            player.goods[good] += 1
    player.peddled = ()
