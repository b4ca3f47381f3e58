"""Everything the rules of Notre Dame know about a running game."""

from copy import copy
from enum import StrEnum

from msgspec import Struct

from bot.games.chance import Chance
from bot.games.contract import Seat
from bot.games.notredame.rules.pieces import CARDS

NO_CHANCE = Chance(b"")
"""Stands in a view for the stream of chance, which nobody must know."""
NOBODY = -1
BESIDE = -1
"""Where the trusted friend stands before he is first placed: in no sector."""
UNDECIDED, HIDDEN = -1, -2
"""A pick not made yet; in a view, a card or pick that must not be known."""


class Phase(StrEnum):
    """The phases of a round in which somebody is asked, and the end of the game, as they are stored."""

    DRAFT = "draft"
    LAP = "lap"
    """Everyone in turn plays a card."""
    HIRING = "hiring"
    PLAGUE = "plague"
    OVER = "over"


DRAFT, LAP, HIRING, PLAGUE, OVER = Phase
"""Rules compare phases all the time, and looking up `Phase.LAP` takes longer than the comparison."""

REASONS = ("residence", "messages", "donations", "persons", "cathedral", "park", "plague")
"""What a player's points are for."""
FOR_RESIDENCE, FOR_MESSAGES, FOR_DONATIONS, FOR_PERSONS, FOR_CATHEDRAL, FOR_PARK, FOR_PLAGUE = range(7)


class Player(Struct, array_like=True, gc=False):
    """What belongs to one player. An action card is a number: the seat whose deck it is of, times 9, plus its kind."""

    gold: int
    supply: int
    """Markers in the personal supply."""
    general: int
    """Markers in the general supply."""
    markers: list[int]
    """Markers in each sector, without the friend."""
    carriage: int
    """The market where the carriage stands: borough * 5 + its number there."""
    points: list[int]
    """By reason; empty in a view that hides them."""
    deck: int | None
    """The kinds still in the deck, a bit for each; its order is not decided before cards are dealt. None: hidden."""
    friend: int = BESIDE
    """The sector where the trusted friend stands."""
    cathedral: int = 0
    """Markers on Notre Dame."""
    rat: int = 0
    """The rat marker's space on the plague track."""
    messages: tuple[int, ...] = ()
    """The messages taken, by the market where each lay."""
    offer: tuple[int, ...] = ()
    """The cards just dealt or arrived, of which one is to be kept."""
    pick: int = UNDECIDED
    """The card of the offer that is to be kept; in the plague, the sector that gives up its marker."""
    hand: tuple[int, ...] = ()
    """The cards kept and not yet played."""
    played: tuple[int, ...] = ()
    """The cards played in this period, in their order, lapsed ones too; earlier rounds' are in a closed pile."""
    aside: tuple[int, ...] = ()
    """The third card of each hand of this period, which only this seat has seen."""
    passed: tuple[int, ...] = ()
    """The cards passed on in this period: two of the own deck and one of the right neighbor's in each round."""
    has_doctor: bool = False
    """Whether the Doctor was hired in this round."""


class State(Struct, array_like=True, gc=False):
    """A whole game. Rules change a private copy in place; a state once handed out never changes."""

    chance: Chance
    players: list[Player]
    messages: tuple[int, ...]
    """The kind of message that was laid on each market in the beginning; -1 on the centers."""
    lying: int
    """The markets whose message still lies there, a bit for each."""
    bank: int
    """Coins left in the bank of the game; always 0 if coins are unlimited."""
    start: Seat
    """Who has the bell-ringer."""
    brown: tuple[int, ...]
    """Brown persons still to come in this period, by number; their order is not decided before they are shown."""
    grey: tuple[int, ...]
    """Grey persons of this period still to come."""
    persons: tuple[int, ...] = ()
    """The persons on show, the grey one last."""
    round: int = 0
    phase: Phase = DRAFT
    turn: int = 1
    """The pick of a draft, or the lap of playing cards."""
    waiting: list[Seat] = []
    """Who is still to pick, to play, to hire, or to choose a sector, in that order."""
    acting: Seat = NOBODY
    """Who is to play a card or to hire."""
    answers: tuple[str, ...] = ()
    """What the acting player has answered so far; nothing of it has happened yet."""
    idle: tuple[Seat, ...] = ()
    """Who has hired nobody in this round."""
    is_open: bool = False
    """Whether everybody's prestige is shown during the game; states stored before there was a choice lack it."""

    def copy(self) -> "State":
        """An independent copy; whatever cannot change is shared."""
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
    """Markers in a sector, and the friend if he is there."""
    return player.markers[sector] + (player.friend == sector)


def borough_pieces(player: Player) -> list[int]:
    """The pieces in each sector."""
    pieces = player.markers[:]
    if player.friend != BESIDE:
        pieces[player.friend] += 1
    return pieces


def total_points(player: Player) -> int | None:
    """A player's prestige; None in a view that hides it."""
    return sum(player.points) if player.points else None


def card_kind(card: int) -> int:
    """The kind of an action card."""
    return card % len(CARDS)


def card_seat(card: int) -> Seat:
    """The seat to whose deck an action card belongs."""
    return card // len(CARDS)


def right_of(seat: Seat, seats: int) -> Seat:
    """The neighbor from whom cards come."""
    return (seat - 1) % seats


def left_of(seat: Seat, seats: int) -> Seat:
    """The neighbor to whom cards go."""
    return (seat + 1) % seats
