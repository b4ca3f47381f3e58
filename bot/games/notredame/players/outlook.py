"""Evaluates a view of Notre Dame for a computer player: everything in points, roughly like a player's intuition."""

from functools import lru_cache

from bot.games.contract import Seat
from bot.games.notredame.rules.carriage import COIN, MARKER, RAT, takeable_markets
from bot.games.notredame.rules.pieces import (
    BANK,
    CARRIAGE,
    FRIEND,
    HOSPITAL,
    HOTEL,
    NOTRE_DAME,
    PARK,
    RESIDENCE,
    SCHOOL,
    Pieces,
)
from bot.games.notredame.rules.plague import count_rats
from bot.games.notredame.rules.state import BESIDE, DRAFT, HIRING, LAP, State, borough_pieces

RATS_OF_A_ROUND = ((1, 0.05), (2, 0.12), (3, 0.2), (4, 0.23), (5, 0.2), (6, 0.13), (7, 0.07))
"""How many rats come in a round, with probabilities; about four on average."""
OUTBREAK = 5.2
"""The cost of an outbreak in points, including the lost marker and the risk of further outbreaks."""
SPARE_MARKER, NEEDED_MARKER, LAST_MARKER = 0.05, 0.8, 1.7
"""The value of a marker if the player has enough for all coming cards, too few for them, or fewer than `FEW`."""
SPARE_GOLD, NEEDED_GOLD, LAST_GOLD = 0.2, 2.6, 3.7
"""The value of gold in the same three cases; gold pays for persons and donations."""
FEW = 2
"""A player with fewer markers or coins than this has hardly any."""
GROWTH = {SCHOOL: 0.7, BANK: 0.25, RESIDENCE: 0.5, HOTEL: 0.2, CARRIAGE: 0.2, PARK: 0.0, HOSPITAL: 0.0}
"""By sector: the gain of another piece per coming round."""
GAINS_OF_A_ROUND = 1.6
"""Average number of times per round that a player gains points and so receives the park's bonus."""
UNPAIRED, PAIRED = 0.4, 0.65
"""Shares of a pair's value: for its first piece, which may stay alone, and for the second."""
JOINING = 0.7
"""Markers that each other player probably puts on Notre Dame in a whole period."""


@lru_cache(maxsize=4096)
def plague_cost(level: int, hospital: int, rounds: int, track: int) -> float:
    """Return the expected cost of outbreaks over several rounds if nothing drives the rats back."""
    if rounds <= 0:
        return 0.0
    return sum([chance * _after(level + rats, hospital, rounds, track) for rats, chance in RATS_OF_A_ROUND])


def _after(level: int, hospital: int, rounds: int, track: int) -> float:
    """Return the expected cost after the rats of the first round have arrived."""
    level = max(0, level - hospital)
    broken_out = OUTBREAK if level > track else 0.0
    return broken_out + plague_cost(min(level, track), hospital, rounds - 1, track)


class Outlook:
    """A view from one seat."""

    __slots__ = (
        *("bonus", "gold", "later", "marker", "me", "pieces", "rats", "rounds_left", "seat", "there", "track"),
        *("_cost", "_plays_left", "view"),
    )

    def __init__(self, pieces: Pieces, view: State, seat: Seat) -> None:
        self.pieces, self.view, self.seat = pieces, view, seat
        self.me = me = view.players[seat]
        self.there = there = borough_pieces(me)
        self.track = pieces.limits.track
        self.rats = 0 if me.has_doctor else count_rats(pieces, view)
        self.rounds_left = pieces.all_rounds - view.round + 1
        self.later = self.rounds_left - 1
        self.bonus = there[PARK] // pieces.park.pieces * pieces.park.points
        self._plays_left = 2 * self.later + self._plays_now()
        self.marker = self._worth_of_marker()
        self.gold = self._worth_of_gold()
        self._cost = self.plague(0, 0)

    def _plays_now(self) -> int:
        """Return how many cards this player will still play this round."""
        phase = self.view.phase
        return 2 if phase is DRAFT else len(self.me.hand) - 1 if phase is LAP else 0

    def _worth_of_marker(self) -> float:
        """Return the value of a marker; every coming card needs one."""
        supply = self.me.supply
        if supply >= self._plays_left:
            return SPARE_MARKER
        return NEEDED_MARKER if supply >= FEW else LAST_MARKER

    def _worth_of_gold(self) -> float:
        """Return the value of gold; each round needs a wage, and sometimes a donation."""
        hirings = self.rounds_left if self.view.phase is not HIRING else self.later
        if hirings == 0:
            return 0.0
        gold = self.me.gold
        if gold >= hirings + FEW:
            return SPARE_GOLD
        return NEEDED_GOLD if gold >= FEW else LAST_GOLD

    def plague(self, back: int, more: int) -> float:
        """Return the expected cost of outbreaks if the rat marker is driven back and pieces join the hospital."""
        hospital = max(0, self.there[HOSPITAL] + more)
        level = max(0, self.me.rat - back) + self.rats
        return _after(level, hospital, self.rounds_left, self.track)

    def saved(self, back: int, more: int = 0) -> float:
        """Return the points saved from outbreaks."""
        return self._cost - self.plague(back, more)

    def card(self, kind: int) -> float:
        """Return the gain of a card minus the value of the marker it uses."""
        if kind == FRIEND:
            return self.friend()[0]
        me = self.me
        if kind == NOTRE_DAME and not me.gold:
            return -1.0
        gain = self.donation()[0] if kind == NOTRE_DAME else self.piece(kind)
        if me.supply:
            return gain - self.marker
        source = self.source(kind)
        return -1.0 if source is None else gain - source[0]

    def piece(self, sector: int, taken_from: int = -1) -> float:
        """Return the gain of another piece in a sector: its action now, and its effect in later rounds."""
        number = self.there[sector] + 1
        gain = GROWTH[sector] * self.later
        if sector == RESIDENCE:
            gain += number + (self.bonus if taken_from != PARK else self._bonus_without_one())
        elif sector == BANK:
            gain += number * self.gold
        elif sector == SCHOOL:
            gain += min(number, self.me.general) * (self.marker if self.later else SPARE_MARKER)
        elif sector == HOSPITAL:
            gain += self.saved(1, 1)
        elif sector == PARK:
            gain += self.saved(1) + self._park_piece()
        elif sector == HOTEL:
            gain += self.resource()[0] * (1 if number < self.pieces.hotel.double else 2)
        else:
            gain += self.drive(number)[0]
        return gain

    def _bonus_without_one(self) -> int:
        park = self.pieces.park
        return (self.there[PARK] - 1) // park.pieces * park.points

    def _park_piece(self) -> float:
        """Return the value of a piece in the park, which begins or completes a pair."""
        return self._park_gains() * (PAIRED if self.there[PARK] % 2 else UNPAIRED)

    def _park_gains(self) -> float:
        """Return how many more times the park will add a bonus."""
        return GAINS_OF_A_ROUND * (self.later + 0.4)

    def resource(self) -> tuple[float, str]:
        """Return the value and name of the best of three things: gold, a marker, one rat less."""
        marker = self.marker if self.me.general else 0.0
        rat = self.saved(1) if self.me.rat else 0.0
        best = max(self.gold, marker, rat)
        return best, "gold" if best == self.gold else "marker" if best == marker else "rat"

    def drive(self, steps: int) -> tuple[float, int]:
        """Return the value and market of the best message in reach; the market is -1 if no message is in reach."""
        view, me, city = self.view, self.me, self.pieces.cities[len(self.view.players)]
        takeable, worths = takeable_markets(view, me), self.message_values()
        best, stop = 0.0, -1
        for market in city.within(me.carriage, steps):
            if takeable >> market & 1 and worths[view.messages[market]] > best:
                best, stop = worths[view.messages[market]], market
        return best, stop

    def message_values(self) -> list[float]:
        """Return the value of each kind of message: its points, plus the coin, marker or rat."""
        worths = [float(points + self.bonus) for points in self.pieces.message_points]
        worths[COIN] += self.gold
        worths[MARKER] += self.marker if self.me.general else 0.0
        worths[RAT] += self.saved(1) if self.me.rat else 0.0
        return worths

    def donation(self) -> tuple[float, int]:
        """Return the value and size of the best donation, including the marker's share at the end of the period."""
        gold = self.me.gold
        best, coins = max(
            [(points - coins * self.gold, coins) for coins, points in self.pieces.donations.items() if coins <= gold]
        )
        return best + self.bonus + self.share(), coins

    def share(self) -> float:
        """Return the expected share of another marker on Notre Dame, assuming that other players also add some."""
        view, pieces = self.view, self.pieces
        seats = len(view.players)
        left = pieces.rounds - (view.round - 1) % pieces.rounds
        joining = JOINING * (seats - 1) * left / pieces.rounds
        there = sum([player.cathedral for player in view.players])
        return pieces.table(seats).pool / (there + 1 + joining) + (0 if self.me.cathedral else self.bonus)

    def friend(self) -> tuple[float, int]:
        """Return the gain and sector of the friend's best move, minus the loss in his present sector."""
        present = self.me.friend
        lost = self.loss(present) if present != BESIDE else 0.0
        best, where = -9.0, 0
        for sector in range(len(self.there)):
            if sector != present:
                gain = self.piece(sector, present)
                if gain > best:
                    best, where = gain, sector
        return best - lost, where

    def loss(self, place: int) -> float:
        """Return the cost of taking a piece from its place."""
        if place == NOTRE_DAME:
            return self.share()
        lost = GROWTH[place] * self.later
        if place == HOSPITAL:
            return lost - self.saved(0, -1)
        if place == PARK:
            return self._park_gains() * (UNPAIRED if self.there[PARK] % 2 else PAIRED)
        return lost

    def source(self, target: int) -> tuple[float, int] | None:
        """Return the smallest loss from taking a marker, and the marker's place; None if no marker can be moved."""
        best: tuple[float, int] | None = None
        for sector, markers in enumerate(self.me.markers):
            if markers and sector != target:
                lost = self.loss(sector)
                if best is None or lost < best[0]:
                    best = lost, sector
        if self.me.cathedral and target != NOTRE_DAME:
            lost = self.loss(NOTRE_DAME)
            if best is None or lost < best[0]:
                best = lost, NOTRE_DAME
        return best
