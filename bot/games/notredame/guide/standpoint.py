"""A seat's view of the game, with values that several explanations need."""

from copy import copy

from bot.games.contract import Seat
from bot.games.notredame.rules.carriage import takeable_markets
from bot.games.notredame.rules.pieces import CARD_NUMBERS, CARDS, FRIEND, HOSPITAL, PARK, Pieces
from bot.games.notredame.rules.plague import count_rats
from bot.games.notredame.rules.sources import bit_of, source_of
from bot.games.notredame.rules.state import BESIDE, Player, State, count_pieces, left_of


class Standpoint:
    """A view from one seat; a piece that is being moved can be missing from it."""

    def __init__(self, pieces: Pieces, view: State, seat: Seat) -> None:
        self.pieces = pieces
        self.view = view
        self.seat = seat
        self.me = view.players[seat]
        self.seats = len(view.players)
        self.city = pieces.cities[self.seats]
        self.rats = count_rats(pieces, view)
        self.settled: dict[str, str] = {}
        """By question: the answers so far in the current turn."""

    def with_me(self, me: Player) -> "Standpoint":
        """Return the view with the things of this seat's player replaced."""
        other = copy(self)
        other.me = me
        return other

    def without_marker(self, place: int) -> "Standpoint":
        """Return the view with one marker fewer in a sector or on Notre Dame."""
        me = copy_player(self.me)
        if place < len(me.markers):
            me.markers[place] -= 1
        else:
            me.cathedral -= 1
        return self.with_me(me)

    def with_marker_taken(self, kind: int) -> "Standpoint":
        """Return the view after the marker for a playable card has left its place, if only one place is possible."""
        if self.me.supply or kind == FRIEND:
            return self
        places = source_of(self.me) & ~bit_of(kind)
        return self if places & (places - 1) else self.without_marker(places.bit_length() - 1)

    def without_friend(self) -> "Standpoint":
        """Return the view with the friend beside the board."""
        me = copy_player(self.me)
        me.friend = BESIDE
        return self.with_me(me)

    def without_general(self) -> "Standpoint":
        """Return the view with one marker fewer in the general supply."""
        me = copy_player(self.me)
        me.general -= 1
        return self.with_me(me)

    def without_moving(self) -> "Standpoint":
        """Return the view without the piece that this turn moves, if the player has already chosen it."""
        panel = self.without_general() if self.settled.get("hire") == "bishop" else self
        if "source" in self.settled:
            panel = panel.without_marker(CARD_NUMBERS[self.settled["source"]])
        piece = CARD_NUMBERS[self.settled.get("jester_piece", "friend")]
        if piece != FRIEND:
            return panel.without_marker(piece)
        is_moving = self.settled.get("card") == "friend" or "jester_piece" in self.settled
        return panel.without_friend() if is_moving else panel

    @property
    def left(self) -> "Standpoint":
        """The view from the left neighbor's seat."""
        return Standpoint(self.pieces, self.view, left_of(self.seat, self.seats))

    def count(self, sector: int) -> int:
        """Return the number of pieces in a sector."""
        return count_pieces(self.me, sector)

    def bonus(self, more: int = 0) -> int:
        """Return the park's bonus to a gain of points, as if the park had `more` additional pieces."""
        park = self.pieces.park
        return (self.count(PARK) + more) // park.pieces * park.points

    def level(self, more: int = 0, back: int = 0) -> int:
        """Return the rat marker's level after this round's plague.

        `back` first drives the rats back; `more` adds pieces to the hospital.
        """
        rats = 0 if self.me.has_doctor else self.rats
        return max(0, max(0, self.me.rat - back) + rats - self.count(HOSPITAL) - more)

    def level_with_doctor(self) -> int:
        """Return the rat marker's level after a plague with no rats."""
        return max(0, self.me.rat - self.count(HOSPITAL))

    def breaks_out(self, level: int) -> bool:
        """True if a level is past the end of the track."""
        return level > self.pieces.limits.track

    def messages_within(self, steps: int) -> list[int]:
        """Return the markets in reach whose message the player may take."""
        takeable = takeable_markets(self.view, self.me)
        return [market for market in self.city.within(self.me.carriage, steps) if takeable >> market & 1]

    def message_points(self, market: int) -> int:
        """Return the points of a market's message, including the park's bonus."""
        return self.pieces.message_points[self.view.messages[market]] + self.bonus()

    def share(self, more: int = 0) -> int:
        """Return the present value of a marker on Notre Dame, as if it had `more` additional markers."""
        markers = sum([player.cathedral for player in self.view.players]) + more
        return self.pieces.table(self.seats).pool // markers if markers else 0


def copy_player(player: Player) -> Player:
    """Return a copy whose markers can be moved."""
    other = copy(player)
    other.markers = player.markers[:]
    return other


def name_cards(cards: tuple[int, ...]) -> tuple[str, ...]:
    """Return the kinds of action cards."""
    return tuple([CARDS[card % len(CARDS)] for card in cards])
