"""How the patient computer player judges a view of Norenberc: how sure a favor is, and which places are still open."""

from collections.abc import Callable
from functools import cached_property, lru_cache
from math import exp

from bot.games.contract import Seat
from bot.games.norenberc.players.outlook import Outlook
from bot.games.norenberc.rules.pieces import Craftsman, Pieces, Tile, Townsman
from bot.games.norenberc.rules.state import State, count_kind

TALERS = (0.15, 0.3, 0.3, 0.3)
"""Points one Taler is worth, by the rounds left: in the last one only the richest gain by it."""
AGENT, FIRST_TURNS = 0.6, 0.3
"""An agent more, for each round left, and what a Councilman's is worth beside."""
ANY_CRAFTSMAN = 0.1
"""Points for each number on a craftsman, whoever leads."""
PASSED = 1.8
"""Points for every rival passed in a majority."""
SPREADS = (1.5, 4.0, 6.0, 8.0)
"""How many numbers of lead over a rival are much, by the rounds left."""
NEW_GUILD = 0.7
"""The part of the points for a craftsman of every guild that the last one missing brings; others share it."""
CRESTS_A_ROUND, CREST_AGAIN = 1.5, 0.1
"""Crests that a player may hope for in a round, and what one is worth that one has already."""
SURE, DOUBT, CERTAIN = 2.5, 0.25, 10.0
"""How much a lead in goods counts, how much less by each agent that others have left, and where they have none left."""
MOST_THREATS, MOST_LEAD, MOST_NUMBERS = 24, 40, 100
"""Agents of others, leads in goods and in craftsmen's numbers that are reckoned with."""
MAYOR = 1.5
"""Talers that a Mayor brings in a round."""
TAXES, TAXED = 1.0, 0.5
"""Points of a Tax Collector, and the part of the present money that he will still find."""
FOREMAN, APPRENTICE, JACK = 0.4, 0.4, 0.5
"""Points for each round left, for each guild, and for each number on the tile."""
PEDDLER, BURGLAR, HISTORIAN = 0.8, 0.8, 0.4
"""The part that is left of a favor, of stolen goods and of a crest."""
TRADER, TRADES = -1.5, 0.5
"""What a Merchant or a Haggler costs, and what each brings for each round left."""
OTHER_TOWNSMAN = 0.3


@lru_cache(maxsize=MOST_THREATS + 1)
def lasting_leads(threats: int) -> tuple[float, ...]:
    """How likely a lead in goods lasts to the round's end, with so many agents of others to come.

    A negative lead counts from the end of the list.
    """
    return _chances(SURE / (1 + DOUBT * threats) if threats else CERTAIN, MOST_LEAD)


@lru_cache(maxsize=8)
def lasting_places(rounds_left: int) -> tuple[float, ...]:
    """How likely a lead in numbers over a rival lasts to the game's end; a negative lead counts from the list's end."""
    return _chances(1 / SPREADS[min(rounds_left, len(SPREADS) - 1)], MOST_NUMBERS)


@lru_cache(maxsize=64)  # every number on a craftsman in every round
def rising_places(rounds_left: int, value: int) -> tuple[float, ...]:
    """How much likelier a lead over a rival lasts with a craftsman more, by the lead; a negative one as above."""
    lasting, most = lasting_places(rounds_left), MOST_NUMBERS - value
    return tuple([lasting[lead + value] - lasting[lead] for lead in (*range(most), *range(-most, 0))])


@lru_cache(maxsize=64)
def _changes(most: int, owned: int) -> tuple[int, ...]:
    """So many more of a good as can be bought at once; then so many fewer as are owned, from all of them to one."""
    return (*range(most + 1), *range(-max(owned, 1), 0))


def _chances(slope: float, most: int) -> tuple[float, ...]:
    return tuple([1 / (1 + exp(-slope * lead)) for lead in (*range(most), *range(-most, 0))])


class Prospect(Outlook):
    """A view, seen from one seat by a player who knows that others will act too."""

    def __init__(self, pieces: Pieces, view: State, seat: Seat) -> None:
        super().__init__(pieces, view, seat)
        self.taler = TALERS[min(self.rounds_left, len(TALERS) - 1)]

    @cached_property
    def threats(self) -> int:
        """Agents that others may still send in this round."""
        active = [player.agents for player in self.view.players if not player.finished and player is not self.me]
        return min(MOST_THREATS, sum(active))

    @cached_property
    def crest(self) -> float:
        """What one more different crest is worth: the more one has and may still get, the more."""
        table, me = self.pieces.scoring.crests, self.me
        most = len(table) - 1
        own = min(most, len(me.crests) - me.crests.count(0) + me.prestige + count_kind(me, "engraver"))
        end = min(most, own + 1 + CRESTS_A_ROUND * self.rounds_left)
        if end <= own:
            return 0.0
        lower = int(end)
        reached = table[lower] + (end - lower) * (table[min(lower + 1, most)] - table[lower])
        return (reached - table[own]) / (end - own)

    @cached_property
    def favors(self) -> list[float]:
        """What being this round's favorite brings, at each guild."""
        end = 1 if self.rounds_left else None
        favors = [
            sum([self.craftsman(tile) for tile in house.workshop[:end]]) + (CREST_AGAIN if own else self.crest)
            for house, own in zip(self.view.guilds, self.me.crests, strict=True)
        ]
        favors[self.view.prestige] += self.crest
        return favors

    @cached_property
    def _leads(self) -> list[tuple[float, list[int]]]:
        """By guild: what a first craftsman is worth beside, and how much higher one's numbers are than each rival's."""
        totals = [[0] * len(self.guilds) for _ in self.view.players]
        for total, player in zip(totals, self.view.players, strict=True):
            for tile in player.craftsmen:
                total[tile.guild] += tile.value
        own = totals.pop(self.seat)
        first = NEW_GUILD * self.pieces.scoring.all_guilds / own.count(0) if 0 in own else 0.0
        return [(0.0 if mine else first, [mine - total[guild] for total in totals]) for guild, mine in enumerate(own)]

    @cached_property
    def _agent(self) -> float:
        """What an agent more is worth."""
        return AGENT * self.rounds_left if self.me.stock else 0.0

    def craftsman(self, tile: Craftsman) -> float:
        """A craftsman's worth: rivals passed, a first one of his guild, his agent, Foremen."""
        value = tile.value
        first, leads = self._leads[tile.guild]
        rising = rising_places(self.rounds_left, value)
        worth = ANY_CRAFTSMAN * value + PASSED * sum([rising[lead] for lead in leads]) + first
        if tile.agent:
            worth += self._agent
        return worth + self._foreman_values.count(value) if self._foreman_values else worth

    def tile(self, tile: Tile) -> float:
        """A guest's worth."""
        if isinstance(tile, Craftsman):
            return self.craftsman(tile)
        worth = _TOWNSMEN.get(tile.kind)
        return worth(self, tile) if worth else OTHER_TOWNSMAN

    def favored(self, good: int, more: int) -> float:
        """What showing so many more of a good adds to the hope of its guild's favor."""
        lasting, rival, shown = lasting_leads(self.threats), self.most_shown_by_rivals[good], self.shown[good]
        before = lasting[shown - rival] if shown > 0 else 0.0
        after = lasting[shown + more - rival] if shown + more > 0 else 0.0
        return self.favors[good] * (after - before)

    @cached_property
    def held(self) -> list[list[float]]:
        """By good, what it is worth to have so many more in hand, or fewer: the price to come, and the favor.

        Fewer count from the end of the list, down to one less than none.
        """
        return [self._held(good) for good in self.guilds]

    def _held(self, good: int) -> list[float]:
        """What `favored` adds, worked out for all numbers at once: nothing is asked for as often."""
        lasting, shown = lasting_leads(self.threats), self.shown[good]
        lead = shown - self.most_shown_by_rivals[good]
        price, taler, favor = self.best_prices[good], self.taler, self.favors[good]
        before = lasting[lead] if shown > 0 else 0.0
        return [
            more * price * taler + favor * ((lasting[lead + more] if shown + more > 0 else 0.0) - before)
            for more in _changes(self.pieces.limits.buy, self.me.goods[good])
        ]

    @cached_property
    def good_values(self) -> list[float]:
        """What one more of each good is worth."""
        return [held[1] for held in self.held]

    @cached_property
    def losses(self) -> list[float]:
        """What giving away one of each good in hand costs."""
        return [-held[-1] for held in self.held]

    def peddled(self) -> float:
        """What the best good on a Peddler would bring."""
        more = self.pieces.townsman.peddler_goods - 1
        return max([self.favored(good, more) for good, count in enumerate(self.me.goods) if count], default=0.0)

    def stolen(self) -> float:
        """What the best goods of others would bring."""
        hands = [player.goods for player in self.view.players if player is not self.me]
        worths = [self.good_values[good] for hand in hands for good, count in enumerate(hand) if count]
        return sum(sorted(worths)[-self.pieces.townsman.burglar_goods :])

    def coming_money(self, talers: float) -> float:
        """What so many Talers at each income to come are worth."""
        return talers * self.taler * (self.rounds_left + 1)


_TOWNSMEN: dict[str, Callable[[Prospect, Townsman], float]] = {
    "councilman": lambda at, _tile: FIRST_TURNS + AGENT * at.rounds_left if at.me.stock else 0.0,
    "musician": lambda at, tile: at.coming_money(tile.value),
    "mayor": lambda at, _tile: at.coming_money(MAYOR),
    "nobleman": lambda _at, tile: tile.value,
    "tax_collector": lambda at, _tile: TAXES + TAXED * (at.me.money or 0) / at.pieces.townsman.tax_money,
    "engraver": lambda at, _tile: at.crest,
    "foreman": lambda at, tile: sum([own.value == tile.value for own in at.me.craftsmen]) + FOREMAN * at.rounds_left,
    "apprentice": lambda at, _tile: APPRENTICE * len(at.guilds),
    "peddler": lambda at, _tile: PEDDLER * at.peddled(),
    "burglar": lambda at, _tile: BURGLAR * at.stolen(),
    "banker": lambda at, _tile: at.coming_money((at.me.money or 0) / at.pieces.townsman.banker_money),
    "jack": lambda _at, tile: JACK * tile.value,
    "historian": lambda at, _tile: HISTORIAN * at.crest,
    "merchant": lambda at, _tile: TRADER + TRADES * at.rounds_left,
    "haggler": lambda at, _tile: TRADER + TRADES * at.rounds_left,
}
"""What a townsman is worth to a seat, by his kind."""
