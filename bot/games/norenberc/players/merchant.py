"""The computer player `merchant`: buys cheap, sells dear, fights for favorites and crests, recruits what scores."""

from bot.games.contract import Answer, Prompt
from bot.games.norenberc.players.outlook import Outlook
from bot.games.norenberc.players.trader import Trader, total_gain
from bot.games.norenberc.rules.pieces import Pieces

WORTH_AN_AGENT = 0.1
"""Minimum gain for which an action is worth a card."""


class Merchant(Trader[Outlook]):
    """Lays all cards at once, one for every guild with an action worth an agent."""

    def __init__(self, pieces: Pieces) -> None:
        super().__init__(pieces, Outlook)

    def _plan(self, outlook: Outlook, prompt: Prompt) -> Answer:
        """Plan the guilds with the best actions: one card for each action worth an agent."""
        return self.plan(outlook, prompt.options, prompt.most)

    def plan(self, outlook: Outlook, names: tuple[str, ...], most: int) -> Answer:
        """Return up to `most` of these guilds, those with the highest gains."""
        gains = self.plan_gains(outlook, names)
        wanted = sorted([name for name in gains if gains[name] > WORTH_AN_AGENT], key=lambda name: -gains[name])
        chosen = wanted[:most]
        return tuple([name for name in names if name in chosen])

    def plan_gains(self, outlook: Outlook, names: tuple[str, ...]) -> dict[str, float]:
        """Return the best action's gain at each guild, assuming that money is spent at earlier guilds first."""
        gains, money = {}, outlook.me.money or 0
        for name in names:
            guild = self.pieces.guild_numbers[name]
            purchases = self.purchases(outlook, guild, money)
            sale, bought, guest = self.best_sale(outlook, guild), total_gain(purchases), self.best_guest(outlook, guild)
            gains[name] = max(0.0, sale, bought, guest)
            if gains[name] > WORTH_AN_AGENT and sale < bought >= guest:
                money -= outlook.prices[guild] * len(purchases)
        return gains

    def sales(self, outlook: Outlook, guild: int) -> list[tuple[float, int]]:
        """Return each sale as (gain, number of goods): this round's price minus the later price and the lost favor."""
        mine, rival = outlook.me.goods[guild], outlook.most_shown_by_rivals[guild]
        each = (outlook.prices[guild] - outlook.best_prices[guild]) * outlook.taler
        sales = []
        for number in range(1, mine + 1):
            left = mine - number
            lost = outlook.favors[guild] * 0.8 if mine > rival >= left else 0.0
            sales.append((number * each - lost, number))
        return sales

    def purchases(self, outlook: Outlook, guild: int, money: int) -> list[tuple[float, str]]:
        """Return the goods worth buying at a guild with this money, as options, best first."""
        price, stored, chosen = outlook.prices[guild], outlook.view.guilds[guild].storehouse, []
        picked, worths, cost = [0] * len(stored), outlook.good_values, price * outlook.taler
        offers = [(worths[good] - cost, good) for good, count in enumerate(stored) if count]
        for _ in range(min(self.pieces.limits.buy, money // max(price, 1))):
            gain, good = max(offers, default=(0, 0))
            if gain <= 0:
                break
            offers.remove((gain, good))
            picked[good] += 1
            chosen.append((gain, self.pieces.copies[-1][good][-1][picked[good] - 1]))
            if stored[good] > picked[good]:
                offers.append((outlook.good(good, picked[good]) - cost, good))
        return chosen

    def own_cost(self, outlook: Outlook, guild: int, number: int) -> float:
        """Value each copy as if the player gave away no other copy."""
        return number * outlook.losses[guild]
