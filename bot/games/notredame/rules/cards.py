"""Action cards: placing a marker, moving one if the supply is empty, the trusted friend, or playing without effect."""

from bot.games.contract import Seat
from bot.games.notredame.rules.asks import Asks
from bot.games.notredame.rules.cathedral import donate
from bot.games.notredame.rules.pieces import ALL_SECTORS, CARD_NUMBERS, CARDS, FRIEND, LAPS, NOTRE_DAME, SECTORS
from bot.games.notredame.rules.play import Chain, Play
from bot.games.notredame.rules.sectors import act_in, ask_action
from bot.games.notredame.rules.sources import ask_source, bit_of, source_of, take_marker
from bot.games.notredame.rules.state import HIDDEN, Player, State

NONE = "none"
"""The option to play no card, or to hire no person."""

_CARD_ASKS = Asks("card", CARDS, NONE)
"""By playable kinds: the question of which card to play."""
_LAPSE_ASKS = Asks("lapse", CARDS)
"""By kinds in hand: the question of which card to discard without effect."""
_FRIEND_ASKS = Asks("friend", SECTORS)
"""By allowed sectors: the question of which sector the friend goes to."""


def playable_kinds(player: Player) -> int:
    """Return the kinds in hand that can be played for their effect, as a bit set."""
    kinds = _kinds(player)
    if not player.supply:
        kinds &= _placeable(player)
    return kinds if player.gold else kinds & ~(1 << NOTRE_DAME)


def _kinds(player: Player) -> int:
    """Return the kinds in hand, as a bit set."""
    kinds = 0
    for card in player.hand:
        kinds |= 1 << card % len(CARDS)
    return kinds


def _placeable(player: Player) -> int:
    """Return the kinds playable with an empty supply, as a bit set: a marker can move to their place, or the friend."""
    sources = source_of(player)
    # the only place with markers cannot be both source and target
    alone = sources if sources & (sources - 1) == 0 else 0
    return (ALL_SECTORS | 1 << NOTRE_DAME | 1 << FRIEND) & ~alone if sources else 1 << FRIEND


def play_card(play: Play, seat: Seat) -> Chain:
    """Play one card from the hand, with its effect or without."""
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
    """Lay a card face up without its effect."""
    kind = CARD_NUMBERS[(yield _LAPSE_ASKS[_kinds(play.state.players[seat])])]
    card = lay_open(play.state, seat, kind)
    play.say("lapsed", seat, kind, card // len(CARDS))


def lay_open(state: State, seat: Seat, kind: int) -> int:
    """Remove a card of this kind from the hand, own color first; lay the third card hidden under the second."""
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
    """Place a marker from the supply, or move one if the supply is empty; then resolve the sector's action."""
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
    """Move the friend to a different sector; then resolve its action, in which he counts as a piece."""
    player = play.state.players[seat]
    sector = CARD_NUMBERS[(yield _FRIEND_ASKS[ALL_SECTORS & ~bit_of(player.friend)])]
    picks = yield from ask_action(play, seat, sector, player.general)
    card = lay_open(play.state, seat, FRIEND)
    player.friend = sector
    play.begin_line("befriended", seat, card // len(CARDS), sector, player.markers[sector] + 1)
    act_in(play, seat, sector, picks)
    play.end_line()


def is_hidden(player: Player) -> bool:
    """True if the view hides this hand."""
    return HIDDEN in player.hand


def playable_alone(player: Player, kind: int) -> bool:
    """True if a card of this kind could be played for its effect now."""
    if kind == NOTRE_DAME and not player.gold:
        return False
    return bool(player.supply or _placeable(player) >> kind & 1)
