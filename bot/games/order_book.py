"""Evaluates orders at the decisions they are for, using the game's rules and the seat's view."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.errors import GameError
from bot.games.answers import check_answer
from bot.games.contract import Answer, Prompt, Rules, Seat
from bot.games.orders import Foresight


class Orders(Struct, frozen=True):
    """One player's orders."""

    laid: dict[str, tuple[str, ...]] = {}
    """By occasion: the instructions, in the order in which they are tried."""
    computer: tuple[str, ...] | None = None
    """If a computer plays for this player: the conditions under which the player is asked anyway; else None."""

    def lay(self, occasion: str, instructions: tuple[str, ...]) -> "Orders":
        """Return the orders with an occasion's instructions replaced or, if None are given, removed."""
        others = {name: laid for name, laid in self.laid.items() if name != occasion}
        return replace(self, laid=others | ({occasion: instructions} if instructions else {}))


NO_ORDERS = Orders()


class OrderBook:
    """Evaluates orders; in a game without orders, only checks whether a computer plays for the player."""

    def __init__(self, rules: Rules[Any], foresight: Foresight | None) -> None:
        self._rules, self._foresight = rules, foresight

    def answer(self, state: Any, prompt: Prompt, orders: Orders) -> Answer | None:
        """Return the answer that a player has ordered; None if the player must be asked."""
        if self._foresight is None or not orders.laid:
            return None
        view = self._rules.view(state, prompt.seat)
        answer = self._foresight.answer(view, prompt, orders.laid)
        if answer is None and len(prompt.options) == prompt.least and self._is_ordered(view, prompt, orders):
            answer = prompt.options  # skipping the question reveals nothing: players expect ordered answers at once
        try:
            return None if answer is None else check_answer(prompt, answer)
        except GameError:
            return None

    def _is_ordered(self, view: Any, prompt: Prompt, orders: Orders) -> bool:
        occasions = self._foresight.occasions(view, prompt.seat) if self._foresight else ()
        return any(occasion.is_now and occasion.name in orders.laid for occasion in occasions)

    def keep(self, state: Any, seat: Seat, orders: Orders) -> Orders:
        """Return the orders without those for past occasions."""
        if self._foresight is None or not orders.laid:
            return orders
        coming = {occasion.name for occasion in self._foresight.occasions(self._rules.view(state, seat), seat)}
        return replace(
            orders, laid={name: instructions for name, instructions in orders.laid.items() if name in coming}
        )

    def is_computers(self, state: Any, prompt: Prompt, orders: Orders) -> bool:
        """True if a computer answers for the player."""
        if orders.computer is None:
            return False
        if not orders.computer or self._foresight is None:
            return True
        view = self._rules.view(state, prompt.seat)
        return not any(self._foresight.asks(view, prompt, condition) for condition in orders.computer)
