"""What a seat, or everyone, may know.

Hidden are others' hands, decks, picks, passed and laid-aside cards, half-made turns, the cards of the closed pile, and
others' prestige, unless the game is played with open prestige or is over.
"""

from bot.games.contract import Seat
from bot.games.notredame.rules.pieces import LAPS, Pieces
from bot.games.notredame.rules.state import HIDDEN, LAP, NO_CHANCE, OVER, UNDECIDED, Player, State


def hide_secrets(pieces: Pieces, state: State, viewer: Seat | None) -> State:
    """A copy without what the viewer must not know."""
    view = state.copy()
    view.chance = NO_CHANCE
    for seat, player in enumerate(view.players):
        if seat != viewer:
            _hide_player(player, open_cards(pieces, view, player))
        if not shows_points(view, viewer, seat):
            player.points = []
    if viewer != view.acting:
        view.answers = ()
    return view


def shows_points(state: State, viewer: Seat | None, seat: Seat) -> bool:
    """Whether a viewer may know a seat's prestige."""
    return seat == viewer or state.is_open or state.phase is OVER


def open_cards(pieces: Pieces, state: State, player: Player) -> tuple[int, ...]:
    """The cards played in this round, until every player has played two; then they go to the closed pile."""
    closed = LAPS * ((state.round - 1) % pieces.rounds)
    return player.played[closed:] if state.phase is LAP else ()


def _hide_player(player: Player, shown: tuple[int, ...]) -> None:
    """How many cards there are is seen, and whether a pick was made."""
    player.deck = None
    player.offer = (HIDDEN,) * len(player.offer)
    player.hand = (HIDDEN,) * len(player.hand)
    player.played = (HIDDEN,) * (len(player.played) - len(shown)) + shown
    player.aside = (HIDDEN,) * len(player.aside)
    player.passed = (HIDDEN,) * len(player.passed)
    if player.pick != UNDECIDED:
        player.pick = HIDDEN
