"""What a seat, or everyone, may know: no others' hands, decks, picks, passed or laid-aside cards, no half-made turn."""

from bot.games.contract import Seat
from bot.games.notredame.state import HIDDEN, NO_CHANCE, UNDECIDED, Player, State


def hide_secrets(state: State, viewer: Seat | None) -> State:
    """A copy without what the viewer must not know."""
    view = state.copy()
    view.chance = NO_CHANCE
    for seat, player in enumerate(view.players):
        if seat != viewer:
            _hide_player(player)
    if viewer != view.acting:
        view.answers = ()
    return view


def _hide_player(player: Player) -> None:
    """How many cards there are is seen, and whether a pick was made."""
    player.deck = None
    player.offer = (HIDDEN,) * len(player.offer)
    player.hand = (HIDDEN,) * len(player.hand)
    player.aside = (HIDDEN,) * len(player.aside)
    player.passed = (HIDDEN,) * len(player.passed)
    if player.pick != UNDECIDED:
        player.pick = HIDDEN
