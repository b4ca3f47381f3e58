"""Evaluates a view of Norenberc for a computer player: everything in points, roughly like a good player's intuition."""

from collections.abc import Callable
from functools import cached_property

from bot.games.contract import Seat
from bot.games.norenberc.rules.favorites import hand_shown
from bot.games.norenberc.rules.pieces import Craftsman, Pieces, Tile
from bot.games.norenberc.rules.state import State

TALER = 0.3
"""Points per Taler: for its buying power now, and for its part in the bonus for the richest player later."""
CREST, PRESTIGE, AGENT, NEW_GUILD = 5.0, 4.5, 0.5, 1.5
"""Points for a guild crest, a prestige crest, an agent per round left, and a guild's first craftsman."""
CRAFTSMAN = 0.2
"""Points for each unit of a craftsman's number, for majorities."""


class Outlook:
    """A view from one seat; caches its values, since a view never changes."""

    def __init__(self, pieces: Pieces, view: State, seat: Seat) -> None:
        self.pieces = pieces
        self.view = view
        self.seat = seat
        self.me = view.players[seat]
        self.guilds = range(len(view.guilds))
        self.rounds_left = pieces.rounds - view.round
        self.taler = TALER
        self.guests: dict[int, list[tuple[float, str]]] = {}
        """By guild: the gain and the window of each affordable guest; filled in when first needed."""

    @cached_property
    def prices(self) -> list[int]:
        """By guild: the price of its good this round."""
        return [house.workshop[0].value for house in self.view.guilds]

    @cached_property
    def best_prices(self) -> list[int]:
        """By guild: the highest price of its good in any later round."""
        end = self.rounds_left + 1
        return [max([master.value for master in house.workshop[1:end]], default=0) for house in self.view.guilds]

    @cached_property
    def shown(self) -> list[int]:
        """The number of each good in the seat's hand."""
        return hand_shown(self.pieces, self.me)

    @cached_property
    def most_shown_by_rivals(self) -> list[int]:
        """The most copies of each good that any other player shows."""
        hands = [hand_shown(self.pieces, player) for seat, player in enumerate(self.view.players) if seat != self.seat]
        return list(map(max, *hands)) if len(hands) > 1 else hands[0]

    @cached_property
    def favors(self) -> list[float]:
        """By guild: the gain of becoming this round's favorite."""
        crests, is_last = self.me.crests, not self.rounds_left
        favors = []
        for house, own_crests in zip(self.view.guilds, crests, strict=True):
            masters = house.workshop if is_last else house.workshop[:1]
            favors.append(sum([self.craftsman(tile) for tile in masters]) + (0.3 if own_crests else CREST))
        favors[self.view.prestige] += PRESTIGE
        return favors

    @cached_property
    def _own_guilds(self) -> set[int]:
        """The guilds of the seat's craftsmen."""
        return {tile.guild for tile in self.me.craftsmen}

    @cached_property
    def _foreman_values(self) -> list[int]:
        """The numbers on the seat's Foremen."""
        return [man.value for man in self.me.townsmen if man.kind == "foreman"]

    def craftsman(self, tile: Craftsman) -> float:
        """Return a craftsman's value: for majorities, as the guild's first craftsman, for an agent, and for Foremen."""
        worth = CRAFTSMAN * tile.value + (0.0 if tile.guild in self._own_guilds else NEW_GUILD)
        if tile.agent and self.me.stock:
            worth += AGENT * self.rounds_left
        return worth + self._foreman_values.count(tile.value) if self._foreman_values else worth

    def tile(self, tile: Tile) -> float:
        """Return a guest's value."""
        if isinstance(tile, Craftsman):
            return self.craftsman(tile)
        worth = _TOWNSMEN.get(tile.kind)
        return (worth(self) if worth else 0.5) + (tile.value if tile.kind == "nobleman" else 0)

    @cached_property
    def good_values(self) -> list[float]:
        """By good: the value of one more copy."""
        return [self.good(good, 0) for good in self.guilds]

    def good(self, good: int, extra: int) -> float:
        """Return the value of one more copy of a good, given those in hand and `extra` more."""
        resale = self.best_prices[good] * self.taler
        short = self.most_shown_by_rivals[good] - self.shown[good] - extra + 1
        if short <= 0:
            return resale + (0.5 if short == 0 else 0.15)
        return resale + (self.favors[good] / short if short <= 3 else 0.1)

    @cached_property
    def losses(self) -> list[float]:
        """By good: the cost of giving away one copy from the hand."""
        return [self._loss(good) for good in self.guilds]

    def _loss(self, good: int) -> float:
        lead = self.favors[good] * 0.8 if 0 <= self.shown[good] - self.most_shown_by_rivals[good] <= 1 else 0.2
        return self.best_prices[good] * self.taler + lead

    @cached_property
    def hand_costs(self) -> list[float]:
        """For each good: the costs of giving away its copies, cheapest first."""
        losses = self.losses
        return sorted([losses[good] for good, count in enumerate(self.me.goods) for _ in range(count)])


_TOWNSMEN: dict[str, Callable[[Outlook], float]] = {
    "councilman": lambda at: AGENT * (at.rounds_left + 0.5) if at.me.stock else 0.0,
    "musician": lambda at: 4 * at.taler * (at.rounds_left + 1),
    "mayor": lambda at: at.taler * (at.rounds_left + 1) * 1.5,
    "nobleman": lambda _at: 0.0,
    "tax_collector": lambda at: 1.0 + (at.me.money or 0) / 15,
    "engraver": lambda _at: 3.0,
    "foreman": lambda _at: 1.5,
    "apprentice": lambda _at: 1.8,
    "peddler": lambda _at: 1.2,
    "burglar": lambda _at: 0.8,
    "banker": lambda at: at.taler * (at.me.money or 0) / 5 * (at.rounds_left + 1),
    "jack": lambda _at: 2.5,
    "historian": lambda _at: 1.5,
    "merchant": lambda _at: -0.5,
    "haggler": lambda _at: -0.5,
}
"""By kind: a townsman's value to a seat; kinds not listed are worth half a point."""
