"""The common part of Norenberc's computer players: how each question is answered once all values are known."""

from collections.abc import Callable
from typing import Generic, TypeVar

from bot.games.chance import Chance
from bot.games.contract import Answer, Prompt, Seat
from bot.games.norenberc.players.outlook import Outlook
from bot.games.norenberc.rules.pieces import Pieces, Price
from bot.games.norenberc.rules.state import NOBODY, State

Judged = TypeVar("Judged", bound=Outlook)

WINDOWS = tuple(str(window) for window in range(1, 10))
"""The windows as options: numbers starting at 1, left to right."""


class Trader(Generic[Judged]):
    """Answers each question by its value in points; subclasses define the values."""

    first_place = 0.2
    """Points for first place in the turn order, which every recruiting player may take."""

    def __init__(self, pieces: Pieces, judge: Callable[[Pieces, State, Seat], Judged]) -> None:
        self.pieces = pieces
        self._judge = judge
        self._last: tuple[State | None, str, Seat, Judged | None] = (None, "", NOBODY, None)
        self.answers: dict[str, Callable[[Judged, Prompt], Answer]] = {
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
        """Pick an answer; unknown questions get their first options."""
        answer = self.answers.get(prompt.ask)
        return answer(self._look(view, prompt), prompt) if answer else prompt.options[: prompt.least]

    def _look(self, view: State, prompt: Prompt) -> Judged:
        """Reuse the evaluation during an action, because nothing changes before its last answer."""
        asked, moment, seat, outlook = self._last
        if outlook is None or not (view.action and asked is view and (moment, seat) == (prompt.moment, prompt.seat)):
            outlook = self._judge(self.pieces, view, prompt.seat)
            self._last = view, prompt.moment, prompt.seat, outlook
        return outlook

    def _plan(self, outlook: Judged, prompt: Prompt) -> Answer:
        """Return the guilds to lay cards for."""
        raise NotImplementedError

    def sales(self, outlook: Judged, guild: int) -> list[tuple[float, int]]:
        """Return the gain and number of goods of each possible sale."""
        raise NotImplementedError

    def purchases(self, outlook: Judged, guild: int, money: int) -> list[tuple[float, str]]:
        """Return the goods worth buying with this money: options, each with its gain."""
        raise NotImplementedError

    def own_cost(self, outlook: Judged, guild: int, number: int) -> float:
        """Return the points lost by giving away this many of a guild's own goods."""
        raise NotImplementedError

    def _act(self, outlook: Judged, prompt: Prompt) -> Answer:
        guild = outlook.view.guild
        gains = {
            "nothing": lambda: 0.0,
            "sell": lambda: self.best_sale(outlook, guild),
            "buy": lambda: total_gain(self.purchases(outlook, guild, outlook.me.money or 0)),
            "recruit": lambda: self.best_guest(outlook, guild),
        }
        return (max(prompt.options, key=lambda action: gains[action]()),)

    def best_sale(self, outlook: Judged, guild: int) -> float:
        """Return the gain of the best sale at a guild."""
        sales = self.sales(outlook, guild)
        return max(sales)[0] if sales else -1.0

    def best_guest(self, outlook: Judged, guild: int) -> float:
        """Return the gain of the best guest at a guild."""
        guests = self.guests(outlook, guild)
        return max(guests)[0] if guests else -1.0

    def guests(self, outlook: Judged, guild: int) -> list[tuple[float, str]]:
        """Return the gain and the window of each affordable guest."""
        offers = outlook.guests.get(guild)
        if offers is None:
            offers = outlook.guests[guild] = self._judge_guests(outlook, guild)
        return offers

    def _judge_guests(self, outlook: Judged, guild: int) -> list[tuple[float, str]]:
        house, own, total = outlook.view.guilds[guild], outlook.me.goods[guild], sum(outlook.me.goods)
        roof = sum(house.roof) * self.pieces.income.roof * outlook.taler
        offers = []
        for window in self.pieces.payable_windows[own][total]:
            guest = house.lodgings[window]
            if guest is not None:
                prices = self.pieces.payable[window][own][total]
                cost = self._cost(outlook, guild, prices[0])
                for price in prices[1:]:
                    cost = min(cost, self._cost(outlook, guild, price))
                offers.append((outlook.tile(guest) + roof + self.first_place - cost, WINDOWS[window]))
        return offers

    def _cost(self, outlook: Judged, guild: int, price: Price) -> float:
        """Return the points lost by paying a price; the least valuable goods pay for "goods of any type"."""
        own, any_ = price.own, price.any
        cost = self.own_cost(outlook, guild, own)
        if not any_:
            return cost
        hand = outlook.hand_costs
        at = hand.index(outlook.losses[guild])  # copies of a good are interchangeable
        if at >= any_:
            return cost + sum(hand[:any_])
        return cost + sum(hand[:at] + hand[at + own : own + any_])

    def _sell(self, outlook: Judged, prompt: Prompt) -> Answer:
        _, number = max(self.sales(outlook, outlook.view.guild))
        return (prompt.options[number - 1],)

    def _buy(self, outlook: Judged, prompt: Prompt) -> Answer:
        purchases = self.purchases(outlook, outlook.view.guild, outlook.me.money or 0)
        wanted = [option for _, option in purchases if option in prompt.options]
        chosen = wanted[: prompt.most] or [prompt.options[0]]
        return tuple([option for option in prompt.options if option in chosen])

    def _guest(self, outlook: Judged, prompt: Prompt) -> Answer:
        offers = [offer for offer in self.guests(outlook, outlook.view.guild) if offer[1] in prompt.options]
        return (max(offers)[1],)

    def _give_up_least(self, outlook: Judged, prompt: Prompt) -> Answer:
        """Choose the price and the goods that cost the fewest points."""
        if prompt.ask == "price":
            prices = [Price(*map(int, option.split("+"))) for option in prompt.options]
            costs = [self._cost(outlook, outlook.view.guild, price) for price in prices]
            return (prompt.options[costs.index(min(costs))],)
        return self._pick_goods(prompt, outlook.losses.__getitem__)

    def _take_most(self, outlook: Judged, prompt: Prompt) -> Answer:
        return self._pick_goods(prompt, lambda good: -outlook.good_values[good])

    def _pick_goods(self, prompt: Prompt, rank: Callable[[int], float]) -> Answer:
        """Pick the lowest-ranked goods."""
        ranked = sorted(prompt.options, key=lambda option: rank(self.pieces.good_options[option]))
        return tuple([option for option in prompt.options if option in ranked[: prompt.least]])

    def _victim(self, outlook: Judged, prompt: Prompt) -> Answer:
        """Choose the rival whose best goods, as many as a Burglar takes, are most valuable."""

        def loot(option: str) -> float:
            if option == "none":
                return 0.0
            goods = outlook.view.players[int(option[1:])].goods
            worths = sorted([outlook.good_values[good] for good, count in enumerate(goods) for _ in range(count)])
            return sum(worths[-self.pieces.townsman.burglar_goods :])

        return (max(prompt.options, key=loot),)

    def _craft(self, _outlook: Judged, _prompt: Prompt) -> Answer:
        return ("none",)

    def _peddle(self, outlook: Judged, prompt: Prompt) -> Answer:
        """Choose the good whose guild's favor the Peddler would win, the most valuable one if there are several."""

        def gain(option: str) -> float:
            good = self.pieces.good_numbers[option]
            mine, rival = outlook.me.goods[good], outlook.most_shown_by_rivals[good]
            return outlook.favors[good] if mine <= rival < mine + self.pieces.townsman.peddler_goods - 1 else 0.0

        return (max(prompt.options, key=gain),)

    def _mayor(self, outlook: Judged, prompt: Prompt) -> Answer:
        """Choose the guild where the player has the most craftsmen compared to the other players."""

        def lead(option: str) -> float:
            guild = self.pieces.guild_numbers[option]
            counts = [sum(tile.guild == guild for tile in player.craftsmen) for player in outlook.view.players]
            return 2 * counts[outlook.seat] - sum(counts) / len(counts)

        return (max(prompt.options, key=lead),)

    def _duchess(self, outlook: Judged, prompt: Prompt) -> Answer:
        """Choose the guild in whose good the player has the largest lead."""

        def lead(option: str) -> float:
            if option == "none":
                return 0.5
            good = self.pieces.guild_numbers[option]
            return outlook.me.goods[good] - outlook.most_shown_by_rivals[good]

        return (max(prompt.options, key=lead),)

    def _jack(self, outlook: Judged, prompt: Prompt) -> Answer:
        """Choose the guild where the Jack comes closest to overtaking the leader."""

        def closeness(option: str) -> float:
            guild = self.pieces.guild_numbers[option]
            sums = [
                sum(tile.value for tile in player.craftsmen if tile.guild == guild) for player in outlook.view.players
            ]
            behind = max(sums) - sums[outlook.seat]
            return -behind if behind else -6.0

        return (max(prompt.options, key=closeness),)


def total_gain(purchases: list[tuple[float, str]]) -> float:
    """Return the sum of gains, or -1 for an empty purchase, which is worse than doing nothing."""
    return sum([gain for gain, _ in purchases]) or -1.0
