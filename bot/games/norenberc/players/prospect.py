"""Evaluates a view of Norenberc for the patient computer player: how safe favors are, and which majorities are open."""

from collections.abc import Callable
from functools import cached_property, lru_cache
from math import exp

from bot.games.contract import Seat
from bot.games.norenberc.players.outlook import Outlook
from bot.games.norenberc.rules.pieces import Craftsman, Pieces, Tile, Townsman
from bot.games.norenberc.rules.state import State, count_kind

TALERS = (0.15, 0.3, 0.3, 0.3)
"""Points per Taler, by rounds left: in the last round money only counts for the richest player."""
AGENT, FIRST_TURNS = 0.6, 0.3
"""Points per round left for another agent; extra points for an agent from a Councilman."""
ANY_CRAFTSMAN = 0.1
"""Points for each unit of a craftsman's number, regardless of majorities."""
PASSED = 1.8
"""Points for each rival overtaken in a majority."""
SPREADS = (1.5, 4.0, 6.0, 8.0)
"""By rounds left: how large a lead in craftsmen's numbers must be to be fairly safe."""
NEW_GUILD = 0.7
"""Share of the bonus for a craftsman of every guild; it is divided among the guilds still missing."""
CRESTS_A_ROUND, CREST_AGAIN = 1.5, 0.1
"""Expected crests per round, and the value of a second crest of the same guild."""
SURE, DOUBT, CERTAIN = 2.5, 0.25, 10.0
"""The weight of a lead in goods; its reduction per agent that rivals have left; its weight if they have none left."""
MOST_THREATS, MOST_LEAD, MOST_NUMBERS = 24, 40, 100
"""Highest values tabulated: rivals' agents, leads in goods, and leads in craftsmen's numbers."""
MAYOR = 1.5
"""Talers that a Mayor earns per round."""
TAXES, TAXED = 1.0, 0.5
"""Points for a Tax Collector, and the share of present money that will be left for him to tax."""
FOREMAN, APPRENTICE, JACK = 0.4, 0.4, 0.5
"""Points for a Foreman per round left, an Apprentice per guild, and a Jack of All Trades per unit of its number."""
PEDDLER, BURGLAR, HISTORIAN = 0.8, 0.8, 0.4
"""Shares: a Peddler is worth this share of a favor, a Burglar of the stolen goods, and a Historian of a crest."""
TRADER, TRADES = -1.5, 0.5
"""The cost of a Merchant or a Haggler, and the gain from one per round left."""
OTHER_TOWNSMAN = 0.3


@lru_cache(maxsize=MOST_THREATS + 1)
def lasting_leads(threats: int) -> tuple[float, ...]:
    """Return the probability that each lead in goods lasts until the round ends, given the rivals' agents.

    A negative lead is an index from the end of the tuple.
    """
    return _chances(SURE / (1 + DOUBT * threats) if threats else CERTAIN, MOST_LEAD)


@lru_cache(maxsize=8)
def lasting_places(rounds_left: int) -> tuple[float, ...]:
    """Return the probability that each lead in numbers lasts until the game ends; negative leads index from the end."""
    return _chances(1 / SPREADS[min(rounds_left, len(SPREADS) - 1)], MOST_NUMBERS)


@lru_cache(maxsize=64)  # one entry per craftsman's number and round
def rising_places(rounds_left: int, value: int) -> tuple[float, ...]:
    """Return by how much a craftsman raises `lasting_places` for each lead; negative leads index from the end."""
    lasting, most = lasting_places(rounds_left), MOST_NUMBERS - value
    return tuple([lasting[lead + value] - lasting[lead] for lead in (*range(most), *range(-most, 0))])


@lru_cache(maxsize=64)
def _changes(most: int, owned: int) -> tuple[int, ...]:
    """Return the possible changes in a good's number, in index order: 0 to `most`, then from minus `owned` to -1."""
    return (*range(most + 1), *range(-max(owned, 1), 0))


def _chances(slope: float, most: int) -> tuple[float, ...]:
    return tuple([1 / (1 + exp(-slope * lead)) for lead in (*range(most), *range(-most, 0))])


class Prospect(Outlook):
    """A view from one seat for a player who takes the rivals' next actions into account."""

    def __init__(self, pieces: Pieces, view: State, seat: Seat) -> None:
        super().__init__(pieces, view, seat)
        self.taler = TALERS[min(self.rounds_left, len(TALERS) - 1)]

    @cached_property
    def threats(self) -> int:
        """The number of agents that rivals may still send this round."""
        active = [player.agents for player in self.view.players if not player.finished and player is not self.me]
        return min(MOST_THREATS, sum(active))

    @cached_property
    def crest(self) -> float:
        """The value of one more different crest, which grows with the number of crests."""
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
        """By guild: the gain of becoming this round's favorite."""
        end = 1 if self.rounds_left else None
        favors = [
            sum([self.craftsman(tile) for tile in house.workshop[:end]]) + (CREST_AGAIN if own else self.crest)
            for house, own in zip(self.view.guilds, self.me.crests, strict=True)
        ]
        favors[self.view.prestige] += self.crest
        return favors

    @cached_property
    def _leads(self) -> list[tuple[float, list[int]]]:
        """By guild: the extra value of a first craftsman, and the seat's lead in numbers over each rival."""
        totals = [[0] * len(self.guilds) for _ in self.view.players]
        for total, player in zip(totals, self.view.players, strict=True):
            for tile in player.craftsmen:
                total[tile.guild] += tile.value
        own = totals.pop(self.seat)
        first = NEW_GUILD * self.pieces.scoring.all_guilds / own.count(0) if 0 in own else 0.0
        return [(0.0 if mine else first, [mine - total[guild] for total in totals]) for guild, mine in enumerate(own)]

    @cached_property
    def _agent(self) -> float:
        """The value of another agent."""
        return AGENT * self.rounds_left if self.me.stock else 0.0

    def craftsman(self, tile: Craftsman) -> float:
        """Return a craftsman's value: for rivals overtaken, as a guild's first craftsman, for an agent, for Foremen."""
        value = tile.value
        first, leads = self._leads[tile.guild]
        rising = rising_places(self.rounds_left, value)
        worth = ANY_CRAFTSMAN * value + PASSED * sum([rising[lead] for lead in leads]) + first
        if tile.agent:
            worth += self._agent
        return worth + self._foreman_values.count(value) if self._foreman_values else worth

    def tile(self, tile: Tile) -> float:
        """Return a guest's value."""
        if isinstance(tile, Craftsman):
            return self.craftsman(tile)
        worth = _TOWNSMEN.get(tile.kind)
        return worth(self, tile) if worth else OTHER_TOWNSMAN

    def favored(self, good: int, more: int) -> float:
        """Return how much showing more copies of a good raises the expected favor of its guild."""
        lasting, rival, shown = lasting_leads(self.threats), self.most_shown_by_rivals[good], self.shown[good]
        before = lasting[shown - rival] if shown > 0 else 0.0
        after = lasting[shown + more - rival] if shown + more > 0 else 0.0
        return self.favors[good] * (after - before)

    @cached_property
    def held(self) -> list[list[float]]:
        """By good: the value of each change in its number, from its future price and the favor.

        A negative change is an index from the end of the list.
        """
        return [self._held(good) for good in self.guilds]

    def _held(self, good: int) -> list[float]:
        """Return `favored` plus the price for all changes; one pass, since no other value is computed as often."""
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
        """By good: the value of one more copy."""
        return [held[1] for held in self.held]

    @cached_property
    def losses(self) -> list[float]:
        """By good: the cost of giving away one copy from the hand."""
        return [-held[-1] for held in self.held]

    def peddled(self) -> float:
        """The gain of the best good for a Peddler."""
        more = self.pieces.townsman.peddler_goods - 1
        return max([self.favored(good, more) for good, count in enumerate(self.me.goods) if count], default=0.0)

    def stolen(self) -> float:
        """The gain of stealing the rivals' best goods."""
        hands = [player.goods for player in self.view.players if player is not self.me]
        worths = [self.good_values[good] for hand in hands for good, count in enumerate(hand) if count]
        return sum(sorted(worths)[-self.pieces.townsman.burglar_goods :])

    def coming_money(self, talers: float) -> float:
        """Return the value of having some Talers at each future income."""
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
"""A townsman's value to a seat, by kind."""
