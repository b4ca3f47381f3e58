"""How a computer player judges a view of Norenberc: everything in points, as rough as a good player's feeling."""

from bot.games.contract import Seat
from bot.games.norenberc.favorites import goods_shown
from bot.games.norenberc.pieces import Craftsman, Pieces, Tile
from bot.games.norenberc.state import State

TALER = 0.3
"""Points one Taler is worth: buying power now, a share of the richest player's bonus later."""
CREST, PRESTIGE, AGENT, NEW_GUILD = 5.0, 4.5, 0.5, 1.5
"""A guild crest, a prestige crest, an agent for every round left, the first craftsman of a guild."""
CRAFTSMAN = 0.2
"""Points for each number on a craftsman, as far as majorities go."""


class Outlook:
    """A view, seen from one seat."""

    def __init__(self, pieces: Pieces, view: State, seat: Seat) -> None:
        self.pieces = pieces
        self.view = view
        self.seat = seat
        self.me = view.players[seat]
        self.guilds = range(len(view.guilds))
        self.rounds_left = pieces.rounds - view.round

    def price(self, guild: int) -> int:
        """What a good costs and brings there this round."""
        return self.view.guilds[guild].workshop[0].value

    def best_price(self, guild: int) -> int:
        """The most a good will still bring, counting from the next round on."""
        coming = self.view.guilds[guild].workshop[1 : self.rounds_left + 1]
        return max([master.value for master in coming], default=0)

    def rival(self, good: int) -> int:
        """The most that any other player shows of a good."""
        others = [player for seat, player in enumerate(self.view.players) if seat != self.seat]
        return max(goods_shown(self.pieces, player, good) for player in others)

    def favor(self, guild: int) -> float:
        """What being this round's favorite brings."""
        house = self.view.guilds[guild]
        masters = house.workshop if not self.rounds_left else house.workshop[:1]
        crest = CREST if not self.me.crests[guild] else 0.3
        prestige = PRESTIGE if self.view.prestige == guild else 0.0
        return sum(self.craftsman(master) for master in masters) + crest + prestige

    def craftsman(self, tile: Craftsman) -> float:
        """A craftsman's worth: majorities, a first one of his guild, his agent, Foremen."""
        is_new = all(own.guild != tile.guild for own in self.me.craftsmen)
        foremen = sum(man.kind == "foreman" and man.value == tile.value for man in self.me.townsmen)
        agent = AGENT * self.rounds_left if tile.agent and self.me.stock else 0.0
        return CRAFTSMAN * tile.value + NEW_GUILD * is_new + agent + foremen

    def tile(self, tile: Tile) -> float:
        """A guest's worth."""
        if isinstance(tile, Craftsman):
            return self.craftsman(tile)
        return self._townsmen().get(tile.kind, 0.5) + (tile.value if tile.kind == "nobleman" else 0)

    def _townsmen(self) -> dict[str, float]:
        left, money = self.rounds_left, self.me.money or 0
        income = left + 1
        return {
            "councilman": AGENT * (left + 0.5) if self.me.stock else 0.0,
            "musician": 4 * TALER * income,
            "mayor": TALER * income * 1.5,
            "nobleman": 0.0,
            "tax_collector": 1.0 + money / 15,
            "engraver": 3.0,
            "foreman": 1.5,
            "apprentice": 1.8,
            "peddler": 1.2,
            "burglar": 0.8,
            "banker": TALER * money / 5 * income,
            "jack": 2.5,
            "historian": 1.5,
            "merchant": -0.5,
            "haggler": -0.5,
        }

    def good(self, good: int, extra: int = 0) -> float:
        """What one more of a good is worth on top of those in hand and some already in mind."""
        mine, rival = goods_shown(self.pieces, self.me, good) + extra, self.rival(good)
        resale = self.best_price(good) * TALER
        short = rival - mine + 1
        if short <= 0:
            return resale + (0.5 if short == 0 else 0.15)
        return resale + (self.favor(good) / short if short <= 3 else 0.1)

    def loss(self, good: int) -> float:
        """What giving away one of a good in hand costs."""
        mine, rival = goods_shown(self.pieces, self.me, good), self.rival(good)
        lead = self.favor(good) * 0.8 if 0 <= mine - rival <= 1 else 0.2
        return self.best_price(good) * TALER + lead
