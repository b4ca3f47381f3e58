"""Evaluates a view of Ulm for a quick computer player: everything in points, roughly like a good player's intuition."""

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
"""Value of a card that can still be played, and of one more card to choose from."""
NEW_SHIELD = 4.3
"""Value of the better of two shields."""
HEADWAY = 0.35
"""Value of a step in addition to its point, while rounds are left: the better quarters are downstream."""
COIN, FULL_PURSE = 1.2, 6
"""Value of a coin that the player can still spend, and the most coins counted."""
EXTRA_PLAY = 0.5
"""Share of a card's value gained by playing it with an action now, rather than in a free play later."""
FOREIGN_CREST = 0.4
"""Cost of the coins that a crest pays to a different player."""


class Outlook:
    """A view from the acting seat; caches its values, since a view never changes."""

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
        """Return the gain of an effect."""
        return sum([self.word(word) for word in words])

    def word(self, word: Word) -> float:
        """Return the gain of one word of an effect."""
        what, number, _ = word
        return _WORDS[what](self, number)

    @cached_property
    def card(self) -> float:
        """The value of one more card in hand, as long as it can be played."""
        return NEW_CARD if len(self.me.hand) < self.left else 0.0

    @cached_property
    def descendant(self) -> float:
        """The value of the best descendant left."""
        worths = [ability(self.pieces.descendants[number]) for number in self.view.descendants]
        return self.left * max(worths, default=0.0)

    def shield(self, number: int) -> float:
        """Return the value of a shield, for its points and its family crest."""
        piece = self.pieces.shields[number]
        return piece.points + (CREST * self.left if piece.gate and self.me.crests else 0.0)

    def steps(self, number: int) -> float:
        """Return the gain of sailing up to `number` steps: points, position, and bonuses of the spaces entered."""
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
        """Return the gain of a seal in a quarter before its cost is paid."""
        worth = self._seals.get(quarter)
        if worth is None:
            worth = self.effect(self.pieces.effects.privileges[quarter]) + self.changes.seal_points
            worth += 0.0 if self.me.seals[quarter] else QUARTER
            self._seals[quarter] = worth
        return worth

    def seal_at(self, space: int) -> float:
        """Return the gain of the best seal for a barge on a given space; 0 if no seal is possible."""
        if not self.me.supply:
            return 0.0
        places, quarters = self.view.places, self.pieces.quarters_at[space]
        return max([self.quarter(quarter) for quarter in quarters if places[quarter]], default=0.0)

    @cached_property
    def seal_here(self) -> float:
        """The gain of the best seal where the barge is."""
        return self.seal_at(self.me.barge)

    @cached_property
    def seal_ahead(self) -> float:
        """The gain of the best seal one space further."""
        if self.me.barge + 1 >= len(self.pieces.river):
            return 0.0
        return self.seal_at(self.me.barge + 1)

    # -- cards ---------------------------------------------------------------------------------------------------------

    def laid(self, card: int) -> float:
        """Return the gain of laying out a card."""
        before = tuple(sorted(self.me.laid))
        after = tuple(sorted((*before, card)))
        gain = hoped_sets(self.pieces, after, self.left) - hoped_sets(self.pieces, before, self.left)
        return gain + hoped_chronicle(self.pieces, self.me, card, self.left)

    def used(self, card: int) -> float:
        """Return the gain of using a card now."""
        price = self.pieces.cards[card].price
        tiles, own = (price.tiles if price else 0), self.me.tiles
        if price and (max(own) if price.equal else sum(own)) < tiles:
            return -1.0
        return self.effect(self.pieces.effects.uses[card]) - tiles * self.tile

    def played(self, card: int) -> float:
        """Return the gain of the better of the two ways to play a card."""
        return max(self.used(card), self.laid(card))

    @cached_property
    def best_play(self) -> float:
        """The gain of the best card in hand, if played now."""
        return max([self.played(card) for card in self.me.hand], default=0.0)

    # -- actions -------------------------------------------------------------------------------------------------------

    def line(self, kinds: Sequence[int], ring: Sequence[int]) -> float:
        """Return the gain of a line's actions together, given the tiles around the area after the push."""
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
        """Return the gain of Seal actions at the better of two spaces, and the coins left afterwards."""
        worth, gain = 0.0, max(self.seal_here, ahead) if number else 0.0
        for at in range(number):
            cost = seal_cost(self.play, is_first=not at)
            if coins >= cost and gain > cost * self.coin:
                coins, worth = coins - cost, worth + gain
        return worth, coins

    def _buy(self, number: int, tiles: int) -> tuple[float, int]:
        """Return the gain of Card actions, and the tiles left afterwards."""
        worth, price = 0.0, self.changes.card_price
        for _ in range(number):
            if tiles >= price and self.card:
                tiles, worth = tiles - price, worth + self.card
            elif self.me.hand:
                worth += EXTRA_PLAY * self.best_play
        return worth, tiles

    def _means(self, coins: int, tiles: int) -> float:
        """Return the value of having these coins and tiles instead of the present ones."""
        if not self.left:
            return 0.0
        more_coins = min(coins, FULL_PURSE) - min(self.me.coins, FULL_PURSE)
        return COIN * more_coins + TILE * (min(tiles, TILES) - min(sum(self.me.tiles), TILES))

    def gate(self, number: int, drawn: int) -> float:
        """Return the gain of pushing a tile in at a gate."""
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
    """Return the number of tiles on each side."""
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
"""By word of an effect: a function that returns its gain."""
