"""The computer player `merchant`: buys cheap, sells dear, fights for favorites and crests, recruits what scores."""

from collections.abc import Callable

from bot.games.chance import Chance
from bot.games.contract import Answer, Prompt
from bot.games.norenberc.outlook import TALER, Outlook
from bot.games.norenberc.pieces import Pieces, Price
from bot.games.norenberc.state import State

WORTH_AN_AGENT = 0.1
"""An action that brings less is not worth a card."""


_WINDOWS = tuple(str(window) for window in range(1, 10))
"""The windows as options: from 1, from the left."""


class Merchant:
    """Answers each kind of question by what it is worth in points."""

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self.answers: dict[str, Callable[[Outlook, Prompt], Answer]] = {
            "plan": self._plan,
            "act": self._act,
            "sell": self._sell,
            "buy": self._buy,
            "guest": self._guest,
            "price": self._give_up_least,
            "extra": self._give_up_least,
            "spoils": self._take_most,
            "victim": self._victim,
            "craft": self._craft,
            "peddle": self._peddle,
            "mayor": self._mayor,
            "duchess": self._duchess,
            "first": lambda _outlook, _prompt: ("yes",),
            "jack": self._jack,
        }

    def __call__(self, view: State, prompt: Prompt, _chance: Chance) -> Answer:
        """Picks an answer; a question it has no opinion on gets the first options."""
        answer = self.answers.get(prompt.ask)
        return answer(Outlook(self.pieces, view, prompt.seat), prompt) if answer else prompt.options[: prompt.least]

    def _plan(self, outlook: Outlook, prompt: Prompt) -> Answer:
        """The guilds with the best actions; a card for each that is worth an agent."""
        gains = self.plan_gains(outlook, prompt.options)
        wanted = sorted([name for name in gains if gains[name] > WORTH_AN_AGENT], key=lambda name: -gains[name])
        chosen = wanted[: prompt.most]
        return tuple([name for name in prompt.options if name in chosen])

    def plan_gains(self, outlook: Outlook, names: tuple[str, ...]) -> dict[str, float]:
        """The best action's gain at each guild, where what was spent at the guilds before it is gone."""
        gains, money = {}, outlook.me.money or 0
        for name in names:
            guild = self.pieces.guild_numbers[name]
            purchases = self.purchases(outlook, guild, money)
            sale, bought, guest = self._sale(outlook, guild), _total(purchases), self._recruiting(outlook, guild)
            gains[name] = max(0.0, sale, bought, guest)
            if gains[name] > WORTH_AN_AGENT and sale < bought >= guest:
                money -= outlook.prices[guild] * len(purchases)
        return gains

    def _act(self, outlook: Outlook, prompt: Prompt) -> Answer:
        guild = outlook.view.guild
        gains = {
            "nothing": lambda: 0.0,
            "sell": lambda: self._sale(outlook, guild),
            "buy": lambda: _total(self.purchases(outlook, guild, outlook.me.money or 0)),
            "recruit": lambda: self._recruiting(outlook, guild),
        }
        return (max(prompt.options, key=lambda action: gains[action]()),)

    def _sale(self, outlook: Outlook, guild: int) -> float:
        """What the best sale at a guild would bring."""
        return max([gain for gain, _ in self.sales(outlook, guild)], default=-1.0)

    def _recruiting(self, outlook: Outlook, guild: int) -> float:
        """What the best guest at a guild would bring."""
        return max([gain for gain, _ in self.guests(outlook, guild)], default=-1.0)

    def sales(self, outlook: Outlook, guild: int) -> list[tuple[float, int]]:
        """Gain and number of each possible sale: the price now against the price to come and the favor lost."""
        mine, rival = outlook.me.goods[guild], outlook.rivals[guild]
        each = (outlook.prices[guild] - outlook.best_prices[guild]) * TALER
        sales = []
        for number in range(1, mine + 1):
            left = mine - number
            lost = outlook.favors[guild] * 0.8 if mine > rival >= left else 0.0
            sales.append((number * each - lost, number))
        return sales

    def purchases(self, outlook: Outlook, guild: int, money: int) -> list[tuple[float, str]]:
        """The goods worth buying there with so many Talers, as options, best first."""
        price, stored, chosen = outlook.prices[guild], outlook.view.guilds[guild].storehouse, []
        picked, worths, cost = [0] * len(stored), outlook.goods, price * TALER
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

    def guests(self, outlook: Outlook, guild: int) -> list[tuple[float, str]]:
        """Gain and window of each guest that can be paid."""
        house, goods = outlook.view.guilds[guild], outlook.me.goods
        roof = sum(house.roof) * self.pieces.income.roof * TALER
        offers = []
        for window in self.pieces.payable_windows[goods[guild]][sum(goods)]:
            guest = house.lodgings[window]
            if guest is not None:
                prices = self.pieces.payable[window][goods[guild]][sum(goods)]
                cost = min([self._cost(outlook, guild, price) for price in prices])
                offers.append((outlook.tile(guest) + roof + 0.2 - cost, _WINDOWS[window]))
        return offers

    def _cost(self, outlook: Outlook, guild: int, price: Price) -> float:
        """Points lost with the goods of a price, the cheapest ones for what may be any."""
        own = price.own * outlook.losses[guild]
        if not price.any:
            return own
        hand = outlook.hand.copy()
        for _ in range(price.own):
            hand.remove((outlook.losses[guild], guild))
        return own + sum([loss for loss, _ in hand[: price.any]])

    def _sell(self, outlook: Outlook, prompt: Prompt) -> Answer:
        _, number = max(self.sales(outlook, outlook.view.guild))
        return (prompt.options[number - 1],)

    def _buy(self, outlook: Outlook, prompt: Prompt) -> Answer:
        purchases = self.purchases(outlook, outlook.view.guild, outlook.me.money or 0)
        wanted = [option for _, option in purchases if option in prompt.options]
        chosen = wanted[: prompt.most] or [prompt.options[0]]
        return tuple([option for option in prompt.options if option in chosen])

    def _guest(self, outlook: Outlook, prompt: Prompt) -> Answer:
        offers = [offer for offer in self.guests(outlook, outlook.view.guild) if offer[1] in prompt.options]
        return (max(offers)[1],)

    def _give_up_least(self, outlook: Outlook, prompt: Prompt) -> Answer:
        """Prices and payments: whatever costs least."""
        if prompt.ask == "price":
            prices = [Price(*map(int, option.split("+"))) for option in prompt.options]
            costs = [self._cost(outlook, outlook.view.guild, price) for price in prices]
            return (prompt.options[costs.index(min(costs))],)
        return self._pick_goods(prompt, outlook.losses.__getitem__)

    def _take_most(self, outlook: Outlook, prompt: Prompt) -> Answer:
        return self._pick_goods(prompt, lambda good: -outlook.goods[good])

    def _pick_goods(self, prompt: Prompt, rank: Callable[[int], float]) -> Answer:
        """The goods that rank lowest."""
        ranked = sorted(prompt.options, key=lambda option: rank(self.pieces.good_options[option]))
        return tuple([option for option in prompt.options if option in ranked[: prompt.least]])

    def _victim(self, outlook: Outlook, prompt: Prompt) -> Answer:
        """Whoever has the two goods most worth having."""

        def loot(option: str) -> float:
            if option == "none":
                return 0.0
            goods = outlook.view.players[int(option[1:])].goods
            worths = sorted([outlook.goods[good] for good, count in enumerate(goods) for _ in range(count)])
            return sum(worths[-self.pieces.townsman.burglar_goods :])

        return (max(prompt.options, key=loot),)

    def _craft(self, _outlook: Outlook, _prompt: Prompt) -> Answer:
        return ("none",)

    def _peddle(self, outlook: Outlook, prompt: Prompt) -> Answer:
        """The good whose favor four of it would win."""

        def gain(option: str) -> float:
            good = self.pieces.good_numbers[option]
            mine, rival = outlook.me.goods[good], outlook.rivals[good]
            return outlook.favors[good] if mine <= rival < mine + self.pieces.townsman.peddler_goods - 1 else 0.0

        return (max(prompt.options, key=gain),)

    def _mayor(self, outlook: Outlook, prompt: Prompt) -> Answer:
        """Where most of the craftsmen are one's own."""

        def lead(option: str) -> float:
            guild = self.pieces.guild_numbers[option]
            counts = [sum(tile.guild == guild for tile in player.craftsmen) for player in outlook.view.players]
            return 2 * counts[outlook.seat] - sum(counts) / len(counts)

        return (max(prompt.options, key=lead),)

    def _duchess(self, outlook: Outlook, prompt: Prompt) -> Answer:
        """Where one leads in goods."""

        def lead(option: str) -> float:
            if option == "none":
                return 0.5
            good = self.pieces.guild_numbers[option]
            return outlook.me.goods[good] - outlook.rivals[good]

        return (max(prompt.options, key=lead),)

    def _jack(self, outlook: Outlook, prompt: Prompt) -> Answer:
        """Where a craftsman more overtakes the most."""

        def closeness(option: str) -> float:
            guild = self.pieces.guild_numbers[option]
            sums = [
                sum(tile.value for tile in player.craftsmen if tile.guild == guild) for player in outlook.view.players
            ]
            behind = max(sums) - sums[outlook.seat]
            return -behind if behind else -6.0

        return (max(prompt.options, key=closeness),)


def _total(purchases: list[tuple[float, str]]) -> float:
    """What purchases bring; buying nothing is worse than doing nothing."""
    return sum([gain for gain, _ in purchases]) or -1.0
