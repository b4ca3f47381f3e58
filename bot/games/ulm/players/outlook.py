"""How a quick computer player judges a view of Ulm: everything in points, as rough as a good player's feeling."""

from collections.abc import Callable, Sequence
from functools import cached_property

from bot.games.contract import Seat
from bot.games.ulm.players.estimate import CREST, QUARTER, SPARROW, TILE, TILES, ability, hoped_chronicle, hoped_sets
from bot.games.ulm.rules.board import BOARD, CARD, CLEAR, MONEY, NO_TILE, RIVER, SEAL, SIDES, side_gates
from bot.games.ulm.rules.changes import COINS as MONEY_COINS
from bot.games.ulm.rules.compiler import Word
from bot.games.ulm.rules.language import (
    CARDS,
    COINS,
    DESCENDANT,
    LOOK,
    ONE_OF,
    POINTS,
    POINTS_PER,
    SHIELD,
    SPARROWS,
    STEPS,
)
from bot.games.ulm.rules.language import SEAL as SEAL_WORD
from bot.games.ulm.rules.language import TILES as TILES_WORD
from bot.games.ulm.rules.pieces import Pieces
from bot.games.ulm.rules.play import Play
from bot.games.ulm.rules.river import spaces_ahead
from bot.games.ulm.rules.seals import seal_cost
from bot.games.ulm.rules.state import NOBODY, State
from bot.games.ulm.rules.worth import score_formula

NEW_CARD, SECOND_LOOK = 3.2, 0.6
"""A card that can still be played, and one more to choose from."""
NEW_SHIELD = 4.3
"""A shield, the better one of two."""
HEADWAY = 0.35
"""A step beside its point, as long as there are rounds left: the better quarters lie downstream."""
COIN, FULL_PURSE = 1.2, 6
"""A coin that can still be spent, and how many of them are of use."""
EXTRA_PLAY = 0.5
"""The part of a card's worth that it is to play it by an action: a free play would have come."""
FOREIGN_CREST = 0.4
"""What it costs to let somebody else gain by a crest."""


class Outlook:
    """A view, seen from the seat that acts; what was worked out once is remembered, since a view never changes."""

    def __init__(self, pieces: Pieces, view: State, seat: Seat) -> None:
        self.pieces, self.view, self.seat = pieces, view, seat
        self.me = view.players[seat]
        self.play = Play(pieces, view)
        self.changes = self.play.changes
        self.left = pieces.rounds - view.round
        self.coin = COIN if self.left and self.me.coins < FULL_PURSE else 0.0
        self.tile = TILE if self.left and sum(self.me.tiles) < TILES else 0.0
        self.sparrow = pieces.scoring.sparrow + (SPARROW if self.left else 0.0)
        self._seals: dict[int, float] = {}

    # -- effects -------------------------------------------------------------------------------------------------------

    def effect(self, words: Sequence[Word]) -> float:
        """What an effect brings."""
        return sum([self.word(word) for word in words])

    def word(self, word: Word) -> float:
        """What one word of an effect brings."""
        what, number, _ = word
        return _WORDS[what](self, number)

    @cached_property
    def card(self) -> float:
        """One more card in hand: worth something as long as it can be played."""
        return NEW_CARD if len(self.me.hand) < self.left else 0.0

    @cached_property
    def descendant(self) -> float:
        """The best descendant left."""
        worths = [ability(self.pieces.descendants[number]) for number in self.view.descendants]
        return self.left * max(worths, default=0.0)

    def shield(self, number: int) -> float:
        """One shield, by the points on it and the crest that it lets one lay."""
        piece = self.pieces.shields[number]
        return piece.points + (CREST * self.left if piece.gate and self.me.crests else 0.0)

    def steps(self, number: int) -> float:
        """What so many steps bring at most: points, headway, and the bonuses of the last spaces."""
        river = self.pieces.river
        free = len(river) - 1 - self.me.barge - sum([player.barge > self.me.barge for player in self.view.players])
        if free <= 0:
            return 0.0
        entered = spaces_ahead(self.view, self.seat, min(number, free))
        worth = river[entered[-1]] - river[self.me.barge] + (HEADWAY * len(entered) if self.left else 0.0)
        bonuses = self.pieces.effects.bonuses
        for space in entered:
            worth += self.changes.step_points * (river[space] > 0)
            if bonuses[space]:
                worth += self.effect(bonuses[space])
        return worth

    # -- seals ---------------------------------------------------------------------------------------------------------

    def quarter(self, quarter: int) -> float:
        """What a seal in a quarter brings, but for its cost."""
        worth = self._seals.get(quarter)
        if worth is None:
            worth = self.effect(self.pieces.effects.privileges[quarter]) + self.changes.seal_points
            worth += 0.0 if self.me.seals[quarter] else QUARTER
            self._seals[quarter] = worth
        return worth

    def seal_at(self, space: int) -> float:
        """The best seal of a barge that lies on a space; nothing where none can be placed."""
        if not self.me.supply:
            return 0.0
        places, quarters = self.view.places, self.pieces.quarters_at[space]
        return max([self.quarter(quarter) for quarter in quarters if places[quarter]], default=0.0)

    @cached_property
    def seal_here(self) -> float:
        """The best seal where the barge lies."""
        return self.seal_at(self.me.barge)

    @cached_property
    def seal_ahead(self) -> float:
        """The best seal one step further."""
        if self.me.barge + 1 >= len(self.pieces.river):
            return 0.0
        return self.seal_at(self.me.barge + 1)

    # -- cards ---------------------------------------------------------------------------------------------------------

    def laid(self, card: int) -> float:
        """What a card brings that is laid out."""
        before = tuple(sorted(self.me.laid))
        after = tuple(sorted((*before, card)))
        gain = hoped_sets(self.pieces, after, self.left) - hoped_sets(self.pieces, before, self.left)
        return gain + hoped_chronicle(self.pieces, self.me, card, self.left)

    def used(self, card: int) -> float:
        """What a card brings that is used now."""
        price = self.pieces.cards[card].price
        tiles, own = (price.tiles if price else 0), self.me.tiles
        if price and (max(own) if price.equal else sum(own)) < tiles:
            return -1.0
        return self.effect(self.pieces.effects.uses[card]) - tiles * self.tile

    def played(self, card: int) -> float:
        """The better way to play a card."""
        return max(self.used(card), self.laid(card))

    @cached_property
    def best_play(self) -> float:
        """The best card in hand, if it were played now."""
        return max([self.played(card) for card in self.me.hand], default=0.0)

    # -- actions -------------------------------------------------------------------------------------------------------

    def line(self, kinds: Sequence[int], ring: Sequence[int]) -> float:
        """What the actions of a line bring together, with the tiles that then lie around the area."""
        coins, tiles, steps = self.me.coins, sum(self.me.tiles), kinds.count(RIVER)
        for at in range(kinds.count(MONEY)):
            coins += MONEY_COINS + self.changes.money + (0 if at else self.changes.first_money)
        if CLEAR in kinds:
            tiles += sum(sorted(count_sides(ring))[-kinds.count(CLEAR) :])
        worth = self.steps(steps * (1 + self.changes.steps) + self.changes.first_steps) if steps else 0.0
        by_seals, coins = self._seal(kinds.count(SEAL), coins, self.seal_ahead if steps else 0.0)
        by_cards, tiles = self._buy(kinds.count(CARD), tiles)
        return worth + by_seals + by_cards + self._means(coins, tiles)

    def _seal(self, number: int, coins: int, ahead: float) -> tuple[float, int]:
        """What Seal actions bring, the better of two places each, and the coins left."""
        worth, gain = 0.0, max(self.seal_here, ahead) if number else 0.0
        for at in range(number):
            cost = seal_cost(self.play, is_first=not at)
            if coins >= cost and gain > cost * self.coin:
                coins, worth = coins - cost, worth + gain
        return worth, coins

    def _buy(self, number: int, tiles: int) -> tuple[float, int]:
        """What Card actions bring, and the tiles left."""
        worth, price = 0.0, self.changes.card_price
        for _ in range(number):
            if tiles >= price and self.card:
                tiles, worth = tiles - price, worth + self.card
            elif self.me.hand:
                worth += EXTRA_PLAY * self.best_play
        return worth, tiles

    def _means(self, coins: int, tiles: int) -> float:
        """What it is worth to have so many coins and tiles instead of the present ones."""
        if not self.left:
            return 0.0
        more_coins = min(coins, FULL_PURSE) - min(self.me.coins, FULL_PURSE)
        return COIN * more_coins + TILE * (min(tiles, TILES) - min(sum(self.me.tiles), TILES))

    def gate(self, number: int, drawn: int) -> float:
        """What it brings to push a tile in at a gate."""
        gate, grid, view = BOARD[number], self.view.grid, self.view
        first, second, third = gate.cells
        kinds, ring = (drawn, grid[first], grid[second]), view.ring
        if CLEAR in kinds:
            ring = ring[:]
            ring[gate.opposite] = grid[third]
        worth = self.line(kinds, ring)
        owner = view.crests[gate.opposite]
        if owner != NOBODY:
            worth += self.effect(self.pieces.effects.crest_pay) if owner == self.seat else -FOREIGN_CREST
        different = len(set(kinds))
        if different < len(kinds):
            worth += self.changes.guard_three if different == 1 else self.changes.guard_two
        return worth


def count_sides(ring: Sequence[int]) -> list[int]:
    """How many tiles lie at each side."""
    return [sum([ring[gate] != NO_TILE for gate in side_gates(side)]) for side in range(len(SIDES))]


_WORDS: dict[int, Callable[[Outlook, int], float]] = {
    COINS: lambda at, number: number * at.coin,
    SPARROWS: lambda at, number: number * at.sparrow,
    POINTS: lambda _at, number: number,
    TILES_WORD: lambda at, number: number * at.tile,
    CARDS: lambda at, number: number * at.card,
    LOOK: lambda at, number: at.card + SECOND_LOOK * (number - 1) if at.card else 0.0,
    STEPS: lambda at, number: at.steps(number),
    SHIELD: lambda at, _number: NEW_SHIELD if at.view.shields else 0.0,
    DESCENDANT: lambda at, _number: at.descendant,
    SEAL_WORD: lambda at, _number: at.seal_here,
    ONE_OF: lambda at, number: max([at.word(word) for word in at.pieces.effects.choices[number].words]),
    POINTS_PER: lambda at, number: score_formula(at.pieces, at.me, at.pieces.effects.formulas[number]),
}
"""What a word of an effect brings, by its number."""
