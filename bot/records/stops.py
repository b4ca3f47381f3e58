"""Counts how often a game must wait for a player: with every question asked, without forced ones, and with orders.

A stop is a question to a player who did not give the last answer; a question to several players counts once for each.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from bot.catalogue import Game
from bot.games import answers
from bot.games.chance import Chance
from bot.games.contract import Answer, Prompt, Seat
from bot.games.order_book import NO_ORDERS, OrderBook, Orders
from bot.records.simulate import game_seed

GOAL = 0.4
"""Maximum share of stops that may remain when forced moves are skipped and orders are used."""


class Stops(Struct, frozen=True):
    """The mean number of stops per game, in each mode."""

    game: str
    seats: int
    asked: float
    """With every question asked."""
    forced: float
    """With questions skipped that have a single answer."""
    ordered: float
    """With players also giving orders whenever they are present."""

    @property
    def share(self) -> float:
        """Fraction of stops that remain when players use orders."""
        return self.ordered / self.asked


class _People:
    """Scripted players of one game: they answer like the best computer, and order what the game recommends."""

    def __init__(self, game: Game, seats: int, seed: bytes, skips_forced: bool, lays_orders: bool) -> None:
        self._rules, self._foresight = game.rules, game.declaration.foresight
        self._book = OrderBook(game.rules, game.declaration.foresight)
        self._computer = game.computer(game.best_computer)
        self._skips_forced, self._lays_orders = skips_forced, lays_orders
        self._play = self._rules.playout(answers.begin(self._rules, seats, Chance(seed), {})[-1].state)
        self._chance, self._orders = Chance(seed).fork("people"), [NO_ORDERS] * seats
        self._begun: tuple[Seat, str] | None = None
        """The seat and decision that a player has begun to answer; orders do not answer the rest of this decision."""
        self.stops = 0

    def play(self) -> None:
        """Play to the end; a player who has just answered counts as present for the next question."""
        there: Seat | None = None
        while prompts := self._play.prompts():
            found = next(filter(None, map(self._unasked, prompts)), None)
            if found:
                self._take(*found)
                continue
            prompt = next((prompt for prompt in prompts if prompt.seat == there), prompts[0])
            self.stops += prompt.seat != there
            there, self._begun = prompt.seat, (prompt.seat, prompt.moment)
            self._take(prompt, self._think(prompt))
            if self._lays_orders:
                self._lay(there)

    def _unasked(self, prompt: Prompt) -> tuple[Prompt, Answer] | None:
        """Return the answer to a question that needs no player."""
        answer = answers.forced_answer(prompt) if self._skips_forced else None
        if answer is None and self._lays_orders and (prompt.seat, prompt.moment) != self._begun:
            answer = self._book.answer(self._play.state, prompt, self._orders[prompt.seat])
        return None if answer is None else (prompt, answer)

    def _take(self, prompt: Prompt, answer: Answer) -> None:
        self._play.apply(prompt, answer)
        if self._lays_orders:
            kept = [self._book.keep(self._play.state, seat, one) for seat, one in enumerate(self._orders)]
            self._orders = kept

    def _think(self, prompt: Prompt) -> Answer:
        _, self._chance = self._chance.below(2, "next")
        return self._computer(self._rules.view(self._play.state, prompt.seat), prompt, self._chance)

    def _lay(self, seat: Seat) -> None:
        """Give orders for all coming decisions as the game recommends now."""
        if self._foresight is None:
            return
        view: Any = self._rules.view(self._play.state, seat)
        laid = {
            occasion.name: instructions
            for occasion in self._foresight.occasions(view, seat)
            if not occasion.is_now and (instructions := self._foresight.advise(view, seat, occasion.name))
        }
        self._orders[seat] = Orders(laid)


def count_stops(game: Game, seats: int, games: int, seed: int) -> Stops:
    """Play the same games in each of the three modes."""
    totals = []
    for skips_forced, lays_orders in ((False, False), (True, False), (True, True)):
        total = 0
        for number in range(games):
            people = _People(game, seats, game_seed(seed, number), skips_forced, lays_orders)
            people.play()
            total += people.stops
        totals.append(total / games)
    return Stops(game.name, seats, *totals)


def stops_as_text(found: Sequence[Stops], games: int) -> str:
    """Format the numbers for the terminal."""
    lines = [
        f"Stops per game, mean of {games} games: how often it must wait for a player who has not just answered",
        "",
        "game        seats  every question  no forced ones  and orders laid   left",
    ]
    rows = [
        f"{one.game:10}{one.seats:7}{one.asked:16.1f}{one.forced:16.1f}{one.ordered:17.1f}{one.share:7.0%}"
        for one in found
    ]
    verdict = "met" if all(one.share <= GOAL for one in found) else "missed"
    return "\n".join([*lines, *rows, "", f"The goal, at most {GOAL:.0%} left, is {verdict}."])
