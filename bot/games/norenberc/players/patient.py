"""The computer player `patient`: sends one agent at a time, most urgent first, and buys goods that win a favor."""

from bot.games.contract import Answer, Prompt
from bot.games.norenberc.players.prospect import Prospect
from bot.games.norenberc.players.trader import Trader, total_gain
from bot.games.norenberc.rules.pieces import Pieces

WORTH_AN_AGENT, WORTH_WAITING = 0.1, 0.0
"""Minimum gain for which an agent is sent: when rivals have no agents left this round, and when they have some."""
URGENT_GUEST = 0.5
"""Extra points for a guest while planning: rivals want the same guest, while goods stay available at their price."""


class Patient(Trader[Prospect]):
    """Never hurries, because players who act late know more."""

    def __init__(self, pieces: Pieces) -> None:
        super().__init__(pieces, Prospect)

    def _plan(self, outlook: Prospect, prompt: Prompt) -> Answer:
        """Lay one card, for the guild whose best action is most valuable."""
        numbers = self.pieces.guild_numbers
        worths = [(self.worth(outlook, numbers[name]), name) for name in prompt.options]
        worth, best = max(worths)
        return (best,) if worth > (WORTH_WAITING if outlook.threats else WORTH_AN_AGENT) else ()

    def worth(self, outlook: Prospect, guild: int) -> float:
        """Return the gain of the best action at a guild."""
        buying = total_gain(self.purchases(outlook, guild, outlook.me.money or 0))
        return max(self.best_sale(outlook, guild), buying, self.best_guest(outlook, guild) + URGENT_GUEST)

    def sales(self, outlook: Prospect, guild: int) -> list[tuple[float, int]]:
        """Return each sale as (gain, number of goods): this round's price minus the goods' value in hand."""
        price, held = outlook.prices[guild] * outlook.taler, outlook.held[guild]
        return [(number * price + held[-number], number) for number in range(1, outlook.me.goods[guild] + 1)]

    def purchases(self, outlook: Prospect, guild: int, money: int) -> list[tuple[float, str]]:
        """Return the best purchase of one or two kinds of goods: for each copy, the gain it adds and its option."""
        price, stored, held = outlook.prices[guild], outlook.view.guilds[guild].storehouse, outlook.held
        most, cost = min(self.pieces.limits.buy, money // max(price, 1)), price * outlook.taler
        offers = [
            (gain, number, good)
            for good, count in enumerate(stored)
            if count
            for number in range(1, (most if most < count else count) + 1)
            if (gain := held[good][number] - number * cost) > 0
        ]
        picked = _best_offers(offers, most) if offers else ()
        return [purchase for number, good in picked for purchase in self._bought(outlook, good, number, cost)]

    def _bought(self, outlook: Prospect, good: int, number: int, cost: float) -> list[tuple[float, str]]:
        """Return options for several copies of a good, each with the gain it adds."""
        worths = [worth - count * cost for count, worth in enumerate(outlook.held[good][: number + 1])]
        options = self.pieces.copies[-1][good][-1]
        return [(worths[count + 1] - worths[count], options[count]) for count in range(number)]

    def own_cost(self, outlook: Prospect, guild: int, number: int) -> float:
        """Value all copies together: losing the first copy may cost the favor, while losing more costs no more."""
        return -outlook.held[guild][-number]


def _best_offers(offers: list[tuple[float, int, int]], most: int) -> list[tuple[int, int]]:
    """Return the best offer, or the best two if they gain more together, each as (number, good)."""
    best, picked = 0.0, list[tuple[int, int]]()
    for at, (gain, number, good) in enumerate(offers):
        if gain > best:
            best, picked = gain, [(number, good)]
        for other_gain, other_number, other in offers[at + 1 :]:
            if other != good and number + other_number <= most and gain + other_gain > best:
                best, picked = gain + other_gain, [(number, good), (other_number, other)]
    return picked
