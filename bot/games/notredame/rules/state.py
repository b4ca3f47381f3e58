"""The complete state of a running game of Notre Dame."""

from copy import copy
from enum import StrEnum

from msgspec import Struct

from bot.games.chance import Chance
from bot.games.contract import Seat
from bot.games.notredame.rules.pieces import CARDS

NO_CHANCE = Chance(b"")
"""Replaces the stream of chance in a view."""
NOBODY = -1
BESIDE = -1
"""The trusted friend's position until he is first placed."""
UNDECIDED, HIDDEN = -1, -2
"""A pick that is not made yet; in a view, a hidden card or pick."""


class Phase(StrEnum):
    """The phases of a round that ask questions, and the end of the game, as stored."""

    DRAFT = "draft"
    LAP = "lap"
    """Each player in turn plays a card."""
    HIRING = "hiring"
    PLAGUE = "plague"
    OVER = "over"


DRAFT, LAP, HIRING, PLAGUE, OVER = Phase
"""Module constants, because rules compare phases often and looking up `Phase.LAP` is slower."""

REASONS = ("residence", "messages", "donations", "persons", "cathedral", "park", "plague")
"""The reasons for a player's points."""
FOR_RESIDENCE, FOR_MESSAGES, FOR_DONATIONS, FOR_PERSONS, FOR_CATHEDRAL, FOR_PARK, FOR_PLAGUE = range(7)


class Player(Struct, array_like=True, gc=False):
    """One player's things. An action card is a number: 9 times the seat whose deck it belongs to, plus its kind."""

    gold: int
    supply: int
    """Markers in the personal supply."""
    general: int
    """Markers in the general supply."""
    markers: list[int]
    """By sector: its markers, not counting the friend."""
    carriage: int
    """The carriage's market: 5 times its borough, plus its index there."""
    points: list[int]
    """Points by reason; empty in a view that hides them."""
    deck: int | None
    """The kinds still in the deck, as a bit set; cards are drawn only when dealt. None if hidden."""
    friend: int = BESIDE
    """The trusted friend's sector."""
    cathedral: int = 0
    """Markers on Notre Dame."""
    rat: int = 0
    """The rat marker's space on the plague track."""
    messages: tuple[int, ...] = ()
    """The messages taken, each as the market it was on."""
    offer: tuple[int, ...] = ()
    """The cards just dealt or passed to this player, who keeps one of them."""
    pick: int = UNDECIDED
    """The card to keep from the offer; in the plague, the sector that loses its marker."""
    hand: tuple[int, ...] = ()
    """The cards kept in this draft and not yet played."""
    played: tuple[int, ...] = ()
    """The cards played in this period, in order, also without effect; cards of earlier rounds are in a closed pile."""
    aside: tuple[int, ...] = ()
    """The third card of each hand in this period; only this player has seen them."""
    passed: tuple[int, ...] = ()
    """The cards passed on in this period: in each round, two from the player's deck, one from the right neighbor's."""
    has_doctor: bool = False
    """True if the player hired the Doctor this round."""
    round_start: tuple[int, ...] = ()
    """The points by reason at the start of this round; empty in a view that hides them."""
    last_round: tuple[int, ...] = ()
    """By reason: how the points changed in the last round. Empty in the first round and in a view that hides them."""


class State(Struct, array_like=True, gc=False):
    """A whole game. Rules change a private copy in place; a state they have returned never changes."""

    chance: Chance
    players: list[Player]
    messages: tuple[int, ...]
    """By market: the kind of its message at the beginning; -1 for centers."""
    lying: int
    """The markets that still have their message, as a bit set."""
    bank: int
    """Coins left in the bank; always 0 if coins are unlimited."""
    start: Seat
    """The bell-ringer's owner."""
    brown: tuple[int, ...]
    """Brown persons who have not appeared yet in this period; they are drawn only when shown."""
    grey: tuple[int, ...]
    """Gray persons of this period who have not appeared yet."""
    persons: tuple[int, ...] = ()
    """The persons on display; the gray one comes last."""
    round: int = 0
    phase: Phase = DRAFT
    turn: int = 1
    """The number of the pick in a draft, or of the lap of playing cards."""
    waiting: list[Seat] = []
    """Players who still have to pick, play, hire, or choose a sector, in order."""
    acting: Seat = NOBODY
    """The player who plays a card or hires."""
    answers: tuple[str, ...] = ()
    """The acting player's answers so far; nothing in the turn has happened yet."""
    idle: tuple[Seat, ...] = ()
    """Players who hired no person this round."""
    is_open: bool = False
    """True if prestige is public during the game; states stored by older versions lack this field."""

    def copy(self) -> "State":
        """Return an independent copy; both states share their immutable parts."""
        state = copy(self)
        state.players = [_copy_player(player) for player in self.players]
        state.waiting = self.waiting[:]
        return state


def _copy_player(player: Player) -> Player:
    player = copy(player)
    player.markers = player.markers[:]
    player.points = player.points[:]
    return player


def count_pieces(player: Player, sector: int) -> int:
    """Return the number of markers in a sector, plus one if the friend is there."""
    return player.markers[sector] + (player.friend == sector)


def borough_pieces(player: Player) -> list[int]:
    """Return the number of pieces in each sector."""
    pieces = player.markers[:]
    if player.friend != BESIDE:
        pieces[player.friend] += 1
    return pieces


def total_points(player: Player) -> int | None:
    """Return a player's prestige; None in a view that hides it."""
    return sum(player.points) if player.points else None


def card_kind(card: int) -> int:
    """Return the kind of an action card."""
    return card % len(CARDS)


def card_seat(card: int) -> Seat:
    """Return the seat that an action card's deck belongs to."""
    return card // len(CARDS)


def right_of(seat: Seat, seats: int) -> Seat:
    """Return the neighbor who passes cards to this seat."""
    return (seat - 1) % seats


def left_of(seat: Seat, seats: int) -> Seat:
    """Return the neighbor who gets cards from this seat."""
    return (seat + 1) % seats
