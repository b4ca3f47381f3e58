"""Action cards: placing a marker, moving one when the supply is empty, the trusted friend, or letting a card lapse."""

from bot.games.contract import Seat
from bot.games.notredame.rules.asks import asks_by_bits
from bot.games.notredame.rules.cathedral import donate
from bot.games.notredame.rules.pieces import ALL_SECTORS, CARD_NUMBERS, CARDS, FRIEND, LAPS, NOTRE_DAME, SECTORS
from bot.games.notredame.rules.play import Chain, Play
from bot.games.notredame.rules.sectors import act_in, ask_action
from bot.games.notredame.rules.sources import ask_source, bit_of, source_of, take_marker
from bot.games.notredame.rules.state import HIDDEN, Player, State

NONE = "none"
"""The option of playing no card, or hiring nobody."""

_CARD_ASKS = asks_by_bits("card", CARDS, NONE)
"""Which card to play, by the kinds that can be played."""
_LAPSE_ASKS = asks_by_bits("lapse", CARDS)
"""Which card to lay aside without effect, by the kinds in hand."""
_FRIEND_ASKS = asks_by_bits("friend", SECTORS)
"""Where the friend goes."""


def playable_kinds(player: Player) -> int:
    """The kinds in hand, and no others, that can be played otherwise than as a lapse; a bit for each."""
    kinds = _kinds(player)
    if not player.supply:
        kinds &= _placeable(player)
    return kinds if player.gold else kinds & ~(1 << NOTRE_DAME)


def _kinds(player: Player) -> int:
    """The kinds in hand, a bit for each."""
    kinds = 0
    for card in player.hand:
        kinds |= 1 << card % len(CARDS)
    return kinds


def _placeable(player: Player) -> int:
    """Without a supply: the cards to whose place a marker could be moved from another one, and the friend's."""
    sources = source_of(player)
    alone = sources if sources & (sources - 1) == 0 else 0  # the one place with markers cannot be its own source
    return (ALL_SECTORS | 1 << NOTRE_DAME | 1 << FRIEND) & ~alone if sources else 1 << FRIEND


def play_card(play: Play, seat: Seat) -> Chain:
    """One card of the hand, with its effect or without."""
    player = play.state.players[seat]
    playable = playable_kinds(player)
    name = (yield _CARD_ASKS[playable]) if playable else NONE
    if name == NONE:
        yield from _lapse(play, seat)
    elif name == "friend":
        yield from _place_friend(play, seat)
    elif name == "notre_dame":
        yield from donate(play, seat, lay_open)
    else:
        yield from _place_marker(play, seat, CARD_NUMBERS[name])


def _lapse(play: Play, seat: Seat) -> Chain:
    """A card is laid open and does nothing."""
    kind = CARD_NUMBERS[(yield _LAPSE_ASKS[_kinds(play.state.players[seat])])]
    card = lay_open(play.state, seat, kind)
    play.say("lapsed", seat, kind, card // len(CARDS))


def lay_open(state: State, seat: Seat, kind: int) -> int:
    """The card of that kind leaves the hand, the own color first; under the second one the third is laid unseen."""
    player = state.players[seat]
    hand = player.hand
    for card in hand:
        if card % len(CARDS) == kind:
            break
    player.played += (card,)
    player.hand = tuple([other for other in hand if other != card])
    if state.turn == LAPS:
        player.aside += player.hand
        player.hand = ()
    return card


def _place_marker(play: Play, seat: Seat, sector: int) -> Chain:
    """A marker of the supply, or one moved there while that is empty; then the sector's action."""
    player = play.state.players[seat]
    source = None if player.supply else (yield from ask_source(player, sector))
    picks = yield from ask_action(play, seat, sector, player.general)
    card = lay_open(play.state, seat, sector)
    take_marker(player, source)
    player.markers[sector] += 1
    _tell_placing(play, seat, sector, card, source)
    act_in(play, seat, sector, picks)
    play.end_line()


def _tell_placing(play: Play, seat: Seat, sector: int, card: int, source: int | None) -> None:
    if not play.is_told:
        return
    player = play.state.players[seat]
    color, pieces = card // len(CARDS), player.markers[sector] + (player.friend == sector)
    if source is None:
        play.begin_line("placed", seat, sector, color, pieces)
    else:
        play.begin_line("moved", seat, sector, color, source, pieces)


def _place_friend(play: Play, seat: Seat) -> Chain:
    """To another sector than where he stands; then its action, with him counted."""
    player = play.state.players[seat]
    sector = CARD_NUMBERS[(yield _FRIEND_ASKS[ALL_SECTORS & ~bit_of(player.friend)])]
    picks = yield from ask_action(play, seat, sector, player.general)
    card = lay_open(play.state, seat, FRIEND)
    player.friend = sector
    play.begin_line("befriended", seat, card // len(CARDS), sector, player.markers[sector] + 1)
    act_in(play, seat, sector, picks)
    play.end_line()


def is_hidden(player: Player) -> bool:
    """Whether a view does not know this hand."""
    return HIDDEN in player.hand


def playable_alone(player: Player, kind: int) -> bool:
    """Whether a card of that kind could be played now otherwise than as a lapse."""
    if kind == NOTRE_DAME and not player.gold:
        return False
    return bool(player.supply or _placeable(player) >> kind & 1)
