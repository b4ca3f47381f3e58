"""How a computer player judges a view of Notre Dame: everything in points, as rough as a good player's feeling."""

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
"""How many rats come, and how likely that is: about four."""
OUTBREAK = 5.2
"""Points that an outbreak costs: the marker lost, and the next outbreaks, which are near then, among them."""
SPARE_MARKER, NEEDED_MARKER, LAST_MARKER = 0.05, 0.8, 1.7
"""What a marker is worth where there are enough for all cards to come, where not, and where hardly any is left."""
SPARE_GOLD, NEEDED_GOLD, LAST_GOLD = 0.2, 2.6, 3.7
"""The same for gold, which pays persons and donations."""
FEW = 2
"""So many markers or coins are hardly any."""
GROWTH = {SCHOOL: 0.7, BANK: 0.25, RESIDENCE: 0.5, HOTEL: 0.2, CARRIAGE: 0.2, PARK: 0.0, HOSPITAL: 0.0}
"""What one more piece in a sector brings in each round to come."""
GAINS_OF_A_ROUND = 1.6
"""How often points are gained, each time with the park's bonus."""
UNPAIRED, PAIRED = 0.4, 0.65
"""Parts of a pair's worth: the first piece, which another may join, and the second."""
JOINING = 0.7
"""How many markers each other player will yet put onto Notre Dame in a period that has just begun."""


@lru_cache(maxsize=4096)
def plague_cost(level: int, hospital: int, rounds: int, track: int) -> float:
    """What outbreaks will cost over so many rounds, from a place of the rat marker on, if nothing else is done."""
    if rounds <= 0:
        return 0.0
    return sum([chance * _after(level + rats, hospital, rounds, track) for rats, chance in RATS_OF_A_ROUND])


def _after(level: int, hospital: int, rounds: int, track: int) -> float:
    """The same with the rats of the first round already come."""
    level = max(0, level - hospital)
    broken_out = OUTBREAK if level > track else 0.0
    return broken_out + plague_cost(min(level, track), hospital, rounds - 1, track)


class Outlook:
    """A view, seen from one seat."""

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
        """Cards that this player will still play in this round."""
        phase = self.view.phase
        return 2 if phase is DRAFT else len(self.me.hand) - 1 if phase is LAP else 0

    def _worth_of_marker(self) -> float:
        """Every card to come wants one."""
        supply = self.me.supply
        if supply >= self._plays_left:
            return SPARE_MARKER
        return NEEDED_MARKER if supply >= FEW else LAST_MARKER

    def _worth_of_gold(self) -> float:
        """Every round wants a person's wage, and now and then a donation."""
        hirings = self.rounds_left if self.view.phase is not HIRING else self.later
        if hirings == 0:
            return 0.0
        gold = self.me.gold
        if gold >= hirings + FEW:
            return SPARE_GOLD
        return NEEDED_GOLD if gold >= FEW else LAST_GOLD

    def plague(self, back: int, more: int) -> float:
        """What outbreaks will cost with the rat marker driven back and so many pieces more in the hospital."""
        hospital = max(0, self.there[HOSPITAL] + more)
        level = max(0, self.me.rat - back) + self.rats
        return _after(level, hospital, self.rounds_left, self.track)

    def saved(self, back: int, more: int = 0) -> float:
        """Points saved from the plague."""
        return self._cost - self.plague(back, more)

    def card(self, kind: int) -> float:
        """What playing a card brings, the marker it takes counted."""
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
        """What one more piece in a sector brings: its action now, and what it does later."""
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
        """Half of a pair, or the half that completes one."""
        return self._park_gains() * (PAIRED if self.there[PARK] % 2 else UNPAIRED)

    def _park_gains(self) -> float:
        """How often the park will still add something."""
        return GAINS_OF_A_ROUND * (self.later + 0.4)

    def resource(self) -> tuple[float, str]:
        """The best of gold, a marker and one rat fewer."""
        marker = self.marker if self.me.general else 0.0
        rat = self.saved(1) if self.me.rat else 0.0
        best = max(self.gold, marker, rat)
        return best, "gold" if best == self.gold else "marker" if best == marker else "rat"

    def drive(self, steps: int) -> tuple[float, int]:
        """The best message within so many steps and its market; -1 where there is none to take."""
        view, me, city = self.view, self.me, self.pieces.cities[len(self.view.players)]
        takeable, worths = takeable_markets(view, me), self.message_values()
        best, stop = 0.0, -1
        for market in city.within(me.carriage, steps):
            if takeable >> market & 1 and worths[view.messages[market]] > best:
                best, stop = worths[view.messages[market]], market
        return best, stop

    def message_values(self) -> list[float]:
        """What each kind of message brings: its points, and the coin, the marker or the rat."""
        worths = [float(points + self.bonus) for points in self.pieces.message_points]
        worths[COIN] += self.gold
        worths[MARKER] += self.marker if self.me.general else 0.0
        worths[RAT] += self.saved(1) if self.me.rat else 0.0
        return worths

    def donation(self) -> tuple[float, int]:
        """The best gift and what it brings, with the share to come."""
        gold = self.me.gold
        best, coins = max(
            [(points - coins * self.gold, coins) for coins, points in self.pieces.donations.items() if coins <= gold]
        )
        return best + self.bonus + self.share(), coins

    def share(self) -> float:
        """What a marker more on Notre Dame will bring when the period ends, others joining it."""
        view, pieces = self.view, self.pieces
        seats = len(view.players)
        left = pieces.rounds - (view.round - 1) % pieces.rounds
        joining = JOINING * (seats - 1) * left / pieces.rounds
        there = sum([player.cathedral for player in view.players])
        return pieces.table(seats).pool / (there + 1 + joining) + (0 if self.me.cathedral else self.bonus)

    def friend(self) -> tuple[float, int]:
        """The best sector for the friend and what it brings, less what he leaves."""
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
        """What taking a piece away costs."""
        if place == NOTRE_DAME:
            return self.share()
        lost = GROWTH[place] * self.later
        if place == HOSPITAL:
            return lost - self.saved(0, -1)
        if place == PARK:
            return self._park_gains() * (UNPAIRED if self.there[PARK] % 2 else PAIRED)
        return lost

    def source(self, target: int) -> tuple[float, int] | None:
        """From where a marker is missed least, and how much; None where there is none to move."""
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
