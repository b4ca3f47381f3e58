"""What a player has ordered for coming decisions, and the lists by which it is changed; for that player alone."""

from typing import Any

from discord import ButtonStyle, SelectOption, ui

from bot.games.contract import Line, Seat
from bot.games.order_book import NO_ORDERS
from bot.games.orders import Instruction, Occasion, Shelf
from bot.tables.ordering import coming_occasions, find_occasion, foresight_of
from bot.tables.table import Table
from bot.words.symbols import cut
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.controls import (
    ADVISE_ORDERS,
    ARRANGE_INSTRUCTIONS,
    CLEAR_ORDERS,
    DELEGATE,
    LIST_ORDERS,
    OPEN,
    ORDERS,
    PICK_INSTRUCTION,
    PICK_OCCASION,
)
from cogs.replies.names import marked_names, plain_names
from cogs.replies.wording import shorten

MOST_CHARACTERS = 3500
"""Characters for all orders together; Discord takes 4,000."""
LABEL = 100
"""Characters of an option of a list, and of what stands in the list before anything is picked."""
OFF, ALWAYS, ANY = "off", "always", "any"
"""Whether a computer plays: no, yes, yes but for every condition; besides, a condition alone."""
UP, OUT = "up", "out"
"""What can be done with an instruction that is laid."""


class _OrderCard(Card):
    """What both cards of orders share: a seat's view, and how its lines are said."""

    def __init__(self, table: Table, seat: Seat, words: Words) -> None:
        super().__init__()
        self.table, self.seat, self.words = table, seat, words
        self.foresight = foresight_of(table)
        self.view = table.rules.view(table.state, seat)
        self.orders = table.orders.get(seat, NO_ORDERS)

    def say(self, line: Line, prefix: str) -> str:
        """A line as a text."""
        return self.words.with_symbols.tell(line, marked_names(self.table), prefix)

    def label(self, line: Line, prefix: str) -> str:
        """The same for a list."""
        return shorten(self.words.tell(line, plain_names(self.table), prefix), LABEL)

    def instructions(self, occasion: str) -> list[Instruction]:
        """What is laid for an occasion."""
        laid = self.orders.laid.get(occasion, ())
        return [self.foresight.read(self.view, self.seat, occasion, instruction) for instruction in laid]

    def nothing(self, occasion: Occasion) -> str:
        """What happens where nothing is laid."""
        return self.words.say("orders-nothing-aside" if occasion.is_aside else "orders-nothing")

    def row(self, instruction: Instruction) -> str:
        """An instruction as a text, marked where it cannot come true any more."""
        said = self.say(instruction.label, "instruction")
        return said if instruction.can_happen else f"~~{said}~~ · {self.words.say('orders-never')}"


class OrdersCard(_OrderCard):
    """Every coming decision, with what is ordered for it."""

    def __init__(self, table: Table, seat: Seat, words: Words) -> None:
        super().__init__(table, seat, words)
        occasions = coming_occasions(table, seat)
        self.add_text(f"### {words.say('orders-title')}", f"-# {words.say('orders-hint')}")
        self.add_text(self._computer())
        told = [self._tell(occasion) for occasion in occasions if occasion.name in self.orders.laid]
        self.add_text(cut("\n".join(told or [words.say("orders-none")]), MOST_CHARACTERS))
        if occasions:
            self.add_row(self._pick_occasion(occasions))
        self.add_row(self._pick_computer())
        self.add_row(*self._buttons(any(occasion.name not in self.orders.laid for occasion in occasions)))

    def _tell(self, occasion: Occasion) -> str:
        """In one row, in the order in which they are tried."""
        instructions = " → ".join([self.row(instruction) for instruction in self.instructions(occasion.name)])
        return f"**{self.say(occasion.title, 'occasion')}:** {instructions}"

    def _computer(self) -> str:
        """Whether the computer plays, and when it asks."""
        conditions = self.orders.computer
        if conditions is None:
            return self.words.say("orders-computer-off")
        if not conditions:
            return self.words.say("orders-computer-always")
        return self.words.say("orders-computer-when", when=self._conditions(conditions))

    def _conditions(self, names: tuple[str, ...]) -> str:
        said = [self.words.say(f"when-{name}") for name in names]
        *others, last = said
        return self.words.say("orders-or", first=", ".join(others), last=last) if others else last

    def _pick_occasion(self, occasions: tuple[Occasion, ...]) -> ui.Select[Any]:
        options = [
            SelectOption(
                label=self.label(occasion.title, "occasion"),
                value=occasion.name,
                description=self._summary(occasion),
            )
            for occasion in occasions
        ]
        return _pick_one(PICK_OCCASION.id(self.table.id), options, self.words.say("orders-pick"))

    def _summary(self, occasion: Occasion) -> str:
        instructions = self.instructions(occasion.name)
        return self.label(instructions[0].label, "instruction") if instructions else self.nothing(occasion)

    def _pick_computer(self) -> ui.Select[Any]:
        """No; always; when one of the conditions holds, or any of them."""
        conditions = self.foresight.conditions
        ways: dict[str, tuple[str, ...] | None] = {OFF: None, ALWAYS: (), **{one: (one,) for one in conditions}}
        if len(conditions) > 1:
            ways[ANY] = conditions
        options = [
            SelectOption(label=self._way(name, way), value=name, default=way == self.orders.computer)
            for name, way in ways.items()
        ]
        return _pick_one(DELEGATE.id(self.table.id), options, self.words.say("orders-computer"))

    def _way(self, name: str, conditions: tuple[str, ...] | None) -> str:
        if not conditions:
            return self.words.say(f"orders-way-{name}")
        if name == ANY:
            return self.words.say("orders-way-any")
        return shorten(self.words.say("orders-way-when", when=self._conditions(conditions)), LABEL)

    def _buttons(self, has_free_occasions: bool) -> list[ui.Button[Any]]:
        words, table, gray = self.words, self.table.id, ButtonStyle.secondary
        advise = ADVISE_ORDERS.button(words.say("button-orders-advise-all"), ButtonStyle.primary, table, "")
        clear = CLEAR_ORDERS.button(words.say("button-orders-clear-all"), gray, table, "")
        advise.disabled, clear.disabled = not has_free_occasions, not self.orders.laid
        return [advise, clear, OPEN.button(words.say("button-panel"), gray, table)]


class OccasionCard(_OrderCard):
    """One coming decision: the instructions laid for it, and those that can be added. Raises `OrderPast`."""

    def __init__(self, table: Table, seat: Seat, words: Words, name: str) -> None:
        super().__init__(table, seat, words)
        occasion, laid = find_occasion(table, seat, name), self.instructions(name)
        self.add_text(f"### {self.say(occasion.title, 'occasion')}", f"-# {self._hint(occasion)}")
        self.add_text(*(self._rows(occasion) if laid else [self.nothing(occasion)]))
        for number, shelf in enumerate(self.foresight.shelves(self.view, seat, name)):
            self.add_row(self._pick_instruction(name, number, shelf))
        if laid:
            self.add_row(self._arrange(name, laid))
        self.add_row(*self._buttons(name))

    def _rows(self, occasion: Occasion) -> list[str]:
        """What is laid for an occasion, one row an instruction, and what happens if none fits."""
        rows = [
            f"{number}. {self.row(instruction)}"
            for number, instruction in enumerate(self.instructions(occasion.name), start=1)
        ]
        return [*rows, f"-# {self.words.say('orders-else-aside' if occasion.is_aside else 'orders-else')}"]

    def _hint(self, occasion: Occasion) -> str:
        """How lines are read; a game may say it for an occasion of its own."""
        own = f"occasion-{occasion.title.key}-hint"
        return self.words.say(own) if self.words.has(own) else self.words.say("orders-occasion-hint")

    def _pick_instruction(self, occasion: str, number: int, shelf: Shelf) -> ui.Select[Any]:
        options = [self._option(instruction) for instruction in shelf.instructions]
        name = PICK_INSTRUCTION.id(self.table.id, occasion, number)
        return _pick_one(name, options, self.label(shelf.title, "shelf"))

    def _option(self, instruction: Instruction) -> SelectOption:
        symbol = self.words.with_symbols.symbol_of(instruction.label, len(self.table.seats))
        note = None if instruction.can_happen else self.words.say("orders-never")
        return SelectOption(
            label=self.label(instruction.label, "instruction"),
            value=instruction.name,
            description=note,
            emoji=symbol or None,
        )

    def _arrange(self, occasion: str, laid: list[Instruction]) -> ui.Select[Any]:
        """Moves an instruction up, or takes it away."""
        moves = [(UP, instruction) for instruction in laid[1:]] + [(OUT, instruction) for instruction in laid]
        options = [
            SelectOption(
                label=shorten(
                    self.words.say(f"orders-{move}", instruction=self.label(instruction.label, "instruction")), LABEL
                ),
                value=f"{move}:{instruction.name}",
            )
            for move, instruction in moves
        ]
        return _pick_one(ARRANGE_INSTRUCTIONS.id(self.table.id, occasion), options, self.words.say("orders-arrange"))

    def _buttons(self, occasion: str) -> list[ui.Button[Any]]:
        words, table, gray = self.words, self.table.id, ButtonStyle.secondary
        clear = CLEAR_ORDERS.button(words.say("button-orders-clear"), gray, table, occasion)
        clear.disabled = occasion not in self.orders.laid
        return [
            ADVISE_ORDERS.button(words.say("button-orders-advise"), gray, table, occasion),
            clear,
            LIST_ORDERS.button(words.say("button-orders-list"), ButtonStyle.primary, table),
        ]


def _pick_one(custom_id: str, options: list[SelectOption], placeholder: str) -> ui.Select[Any]:
    return ui.Select(custom_id=custom_id, options=options, placeholder=placeholder)


def orders_buttons(table: Table, seat: Seat, words: Words) -> list[ui.Button[Any]]:
    """The way to one's orders, where there is something to order; it stands out while a computer plays."""
    orders = table.orders.get(seat, NO_ORDERS)
    if orders.computer is not None:
        return [ORDERS.button(words.say("orders-open-computer"), ButtonStyle.success, table.id)]
    if not coming_occasions(table, seat):
        return []
    return [ORDERS.button(words.say("orders-open", number=len(orders.laid)), ButtonStyle.secondary, table.id)]
