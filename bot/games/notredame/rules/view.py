"""Removes what a seat, or the public, must not know.

A view hides other players' hands, decks, picks, passed and laid-aside cards and unfinished turns, and the cards in the
closed pile. It also hides other players' prestige, except in a game with open prestige or after the end.
"""

from bot.games.contract import Seat
from bot.games.notredame.rules.pieces import LAPS, Pieces
from bot.games.notredame.rules.state import HIDDEN, LAP, NO_CHANCE, OVER, UNDECIDED, Player, State


def hide_secrets(pieces: Pieces, state: State, viewer: Seat | None) -> State:
    """Return a copy without anything that the viewer must not know."""
    view = state.copy()
    view.chance = NO_CHANCE
    for seat, player in enumerate(view.players):
        if seat != viewer:
            _hide_player(player, open_cards(pieces, view, player))
        if not shows_points(view, viewer, seat):
            player.points, player.round_start, player.last_round = [], (), ()
    if viewer != view.acting:
        view.answers = ()
    return view


def shows_points(state: State, viewer: Seat | None, seat: Seat) -> bool:
    """True if a viewer may know a seat's prestige."""
    return seat == viewer or state.is_open or state.phase is OVER


def open_cards(pieces: Pieces, state: State, player: Player) -> tuple[int, ...]:
    """Return the cards played this round. Once every player has played two, they go to the closed pile."""
    closed = LAPS * ((state.round - 1) % pieces.rounds)
    return player.played[closed:] if state.phase is LAP else ()


def _hide_player(player: Player, shown: tuple[int, ...]) -> None:
    """Hide cards and picks, but not the number of cards or whether a pick was made."""
    player.deck = None
    player.offer = (HIDDEN,) * len(player.offer)
    player.hand = (HIDDEN,) * len(player.hand)
    player.played = (HIDDEN,) * (len(player.played) - len(shown)) + shown
    player.aside = (HIDDEN,) * len(player.aside)
    player.passed = (HIDDEN,) * len(player.passed)
    if player.pick != UNDECIDED:
        player.pick = HIDDEN
