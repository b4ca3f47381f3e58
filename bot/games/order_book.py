"""What orders come to when their decision is there: read by a game's rules and what their seat may know."""

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
    """Where a computer plays for the player: when it is to ask instead; None where none plays."""

    def lay(self, occasion: str, instructions: tuple[str, ...]) -> "Orders":
        """The same with other instructions for an occasion, or with none."""
        others = {name: laid for name, laid in self.laid.items() if name != occasion}
        return replace(self, laid=others | ({occasion: instructions} if instructions else {}))


NO_ORDERS = Orders()


class OrderBook:
    """Reads orders; in a game that offers none, nothing is ordered but that a computer plays."""

    def __init__(self, rules: Rules[Any], foresight: Foresight | None) -> None:
        self._rules, self._foresight = rules, foresight

    def answer(self, state: Any, prompt: Prompt, orders: Orders) -> Answer | None:
        """The answer that a player has ordered; None where the player must be asked."""
        if self._foresight is None or not orders.laid:
            return None
        view = self._rules.view(state, prompt.seat)
        answer = self._foresight.answer(view, prompt, orders.laid)
        if answer is None and len(prompt.options) == prompt.least and self._is_ordered(view, prompt, orders):
            answer = prompt.options  # whoever has ordered something acts at once: that it is forced does not show
        try:
            return None if answer is None else check_answer(prompt, answer)
        except GameError:
            return None

    def _is_ordered(self, view: Any, prompt: Prompt, orders: Orders) -> bool:
        occasions = self._foresight.occasions(view, prompt.seat) if self._foresight else ()
        return any(occasion.is_now and occasion.name in orders.laid for occasion in occasions)

    def keep(self, state: Any, seat: Seat, orders: Orders) -> Orders:
        """What is left of a player's orders once the occasions that are past are forgotten."""
        if self._foresight is None or not orders.laid:
            return orders
        coming = {occasion.name for occasion in self._foresight.occasions(self._rules.view(state, seat), seat)}
        return replace(
            orders, laid={name: instructions for name, instructions in orders.laid.items() if name in coming}
        )

    def is_computers(self, state: Any, prompt: Prompt, orders: Orders) -> bool:
        """Whether a computer is to answer for the player."""
        if orders.computer is None:
            return False
        if not orders.computer or self._foresight is None:
            return True
        view = self._rules.view(state, prompt.seat)
        return not any(self._foresight.asks(view, prompt, condition) for condition in orders.computer)
