"""Orders for coming decisions: the cards that show them and the clicks that change them."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, TypeAlias

from discord import ButtonStyle

from bot.errors import OrderPast, TooManyInstructions
from bot.games.contract import Line, Seat
from bot.games.order_book import NO_ORDERS
from bot.games.orders import OCCASION_PATTERN, Instruction, Occasion, Shelf
from bot.tables.allowance import Cost
from bot.tables.cause import At
from bot.tables.ordering import can_order, coming_occasions, find_occasion, foresight_of
from bot.tables.table import Table
from bot.words.symbols import cut
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.components import Button, Option, Select, read_emoji
from cogs.cards.controls import NUMBER, OPEN, TABLE, Act, Control, Fact, picked_values
from cogs.panel.play import is_private
from cogs.replies.allowed import costs
from cogs.replies.guard import at, refuse, words_for
from cogs.replies.names import marked_names, plain_names
from cogs.replies.place import Reach
from cogs.replies.replies import show
from cogs.replies.wording import shorten

if TYPE_CHECKING:
    from cogs.hall import Interaction


OCCASION = Fact("occasion", OCCASION_PATTERN)
OCCASION_OR_ALL = Fact("occasion", f"{OCCASION_PATTERN}|")

ORDERS = Control("orders", TABLE, reach=Reach.PLAYER)
"""Shows privately what the clicker has ordered for coming decisions."""
LIST_ORDERS = Control("orderlist", TABLE, reach=Reach.PLAYER)
"""The same in the place of what is clicked."""
PICK_OCCASION = Control("occasion", TABLE, reach=Reach.PLAYER)
"""A list of coming decisions: leads to what is ordered for one."""
PICK_INSTRUCTION = Control("wish", TABLE, OCCASION, NUMBER, reach=Reach.PLAYER)
"""A list of instructions for a decision, one of several such: adds one."""
ARRANGE_INSTRUCTIONS = Control("arrange", TABLE, OCCASION, reach=Reach.PLAYER)
"""A list of what can be done with the instructions laid for a decision: moves one up, or takes it away."""
ADVISE_ORDERS = Control("advise", TABLE, OCCASION_OR_ALL, reach=Reach.PLAYER)
"""Lays what the game advises for a decision, or for all for which nothing is laid."""
CLEAR_ORDERS = Control("unorder", TABLE, OCCASION_OR_ALL, reach=Reach.PLAYER)
"""Takes back what is ordered for a decision, or all of it."""
DELEGATE = Control("delegate", TABLE, reach=Reach.PLAYER)
"""A list: whether a computer plays for the clicker, and when it asks."""
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
        return self.words.listing([self.words.say(f"when-{name}") for name in names], "list-or")

    def _pick_occasion(self, occasions: tuple[Occasion, ...]) -> Select:
        options = [
            Option(
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

    def _pick_computer(self) -> Select:
        """No; always; when one of the conditions holds, or any of them."""
        conditions = self.foresight.conditions
        ways: dict[str, tuple[str, ...] | None] = {OFF: None, ALWAYS: (), **{one: (one,) for one in conditions}}
        if len(conditions) > 1:
            ways[ANY] = conditions
        options = [
            Option(label=self._way(name, way), value=name, default=way == self.orders.computer)
            for name, way in ways.items()
        ]
        return _pick_one(DELEGATE.id(self.table.id), options, self.words.say("orders-computer"))

    def _way(self, name: str, conditions: tuple[str, ...] | None) -> str:
        if not conditions:
            return self.words.say(f"orders-way-{name}")
        if name == ANY:
            return self.words.say("orders-way-any")
        return shorten(self.words.say("orders-way-when", when=self._conditions(conditions)), LABEL)

    def _buttons(self, has_free_occasions: bool) -> list[Button]:
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

    def _pick_instruction(self, occasion: str, number: int, shelf: Shelf) -> Select:
        options = [self._option(instruction) for instruction in shelf.instructions]
        name = PICK_INSTRUCTION.id(self.table.id, occasion, number)
        return _pick_one(name, options, self.label(shelf.title, "shelf"))

    def _option(self, instruction: Instruction) -> Option:
        symbol = self.words.with_symbols.symbol_of(instruction.label, len(self.table.seats))
        note = None if instruction.can_happen else self.words.say("orders-never")
        return Option(
            label=self.label(instruction.label, "instruction"),
            value=instruction.name,
            description=note,
            emoji=read_emoji(symbol),
        )

    def _arrange(self, occasion: str, laid: list[Instruction]) -> Select:
        """Moves an instruction up, or takes it away."""
        moves = [(UP, instruction) for instruction in laid[1:]] + [(OUT, instruction) for instruction in laid]
        options = [
            Option(
                label=shorten(
                    self.words.say(f"orders-{move}", instruction=self.label(instruction.label, "instruction")), LABEL
                ),
                value=f"{move}:{instruction.name}",
            )
            for move, instruction in moves
        ]
        return _pick_one(ARRANGE_INSTRUCTIONS.id(self.table.id, occasion), options, self.words.say("orders-arrange"))

    def _buttons(self, occasion: str) -> list[Button]:
        words, table, gray = self.words, self.table.id, ButtonStyle.secondary
        clear = CLEAR_ORDERS.button(words.say("button-orders-clear"), gray, table, occasion)
        clear.disabled = occasion not in self.orders.laid
        return [
            ADVISE_ORDERS.button(words.say("button-orders-advise"), gray, table, occasion),
            clear,
            LIST_ORDERS.button(words.say("button-orders-list"), ButtonStyle.primary, table),
        ]


def _pick_one(custom_id: str, options: list[Option], placeholder: str) -> Select:
    return Select(custom_id, options, placeholder)


def orders_buttons(table: Table, seat: Seat, words: Words) -> list[Button]:
    """The way to one's orders, where there is something to order; it stands out while a computer plays."""
    orders = table.orders.get(seat, NO_ORDERS)
    if orders.computer is not None:
        return [ORDERS.button(words.say("orders-open-computer"), ButtonStyle.success, table.id)]
    if not can_order(table, seat):
        return []
    return [ORDERS.button(words.say("orders-open", number=len(orders.laid)), ButtonStyle.secondary, table.id)]


Deed: TypeAlias = Callable[[At, int, str], Awaitable[Table]]
"""Changes somebody's orders at a table for an occasion, or for all."""


def _picked(interaction: "Interaction") -> str:
    """What was picked from a list. Raises `OrderPast` where nothing was."""
    values = picked_values(interaction)
    if not values:
        raise OrderPast()
    return values[0]


@costs(Cost.CLICK)
async def open_orders(interaction: "Interaction", table_id: int) -> None:
    """One's orders, beside the panel."""
    await _show_orders(interaction, await interaction.client.manager.table(table_id), is_new=True)


@costs(Cost.CLICK)
async def list_orders(interaction: "Interaction", table_id: int) -> None:
    """One's orders, in the place of one occasion's."""
    await _show_orders(interaction, await interaction.client.manager.table(table_id))


async def _show_orders(interaction: "Interaction", table: Table, is_new: bool = False) -> None:
    table.check_running()
    seat = table.seat_of(interaction.user.id)
    card = OrdersCard(table, seat, words_for(interaction, table.game))
    await show(interaction, card, is_new or not is_private(interaction, table))


async def _show_occasion(interaction: "Interaction", table: Table, occasion: str) -> None:
    seat = table.seat_of(interaction.user.id)
    card = OccasionCard(table, seat, words_for(interaction, table.game), occasion)
    await show(interaction, card, is_new=not is_private(interaction, table))


@costs(Cost.CLICK)
async def pick_occasion(interaction: "Interaction", table_id: int) -> None:
    """What is ordered for one decision."""
    table = await interaction.client.manager.table(table_id)
    try:
        await _show_occasion(interaction, table, _picked(interaction))
    except OrderPast as error:
        await _show_past(interaction, table, error)


async def _show_past(interaction: "Interaction", table: Table, error: OrderPast) -> None:
    """What is past cannot be ordered any more: the list as it is now, and why."""
    await _show_orders(interaction, table)
    await refuse(interaction, error)


@costs(Cost.CLICK)
async def pick_instruction(interaction: "Interaction", table_id: int, occasion: str, _shelf: int) -> None:
    """One instruction more."""
    ordering, user = interaction.client.manager.ordering, interaction.user.id
    try:
        table = await ordering.add(at(interaction, table_id), user, occasion, _picked(interaction))
        await _show_occasion(interaction, table, occasion)
    except TooManyInstructions as error:
        await _show_occasion(interaction, await interaction.client.manager.table(table_id), occasion)
        await refuse(interaction, error)
    except OrderPast as error:
        await _show_past(interaction, await interaction.client.manager.table(table_id), error)


@costs(Cost.CLICK)
async def arrange(interaction: "Interaction", table_id: int, occasion: str) -> None:
    """One instruction higher, or away."""
    ordering, user = interaction.client.manager.ordering, interaction.user.id
    move, _, instruction = _picked(interaction).partition(":")
    try:
        table = await (ordering.move_up if move == UP else ordering.drop)(
            at(interaction, table_id), user, occasion, instruction
        )
        await _show_occasion(interaction, table, occasion)
    except OrderPast as error:
        await _show_past(interaction, await interaction.client.manager.table(table_id), error)


@costs(Cost.CLICK)
async def advise(interaction: "Interaction", table_id: int, occasion: str) -> None:
    """What the computer would order, for one decision or for all that have nothing."""
    await _change(interaction, table_id, occasion, interaction.client.manager.ordering.advise)


@costs(Cost.CLICK)
async def clear(interaction: "Interaction", table_id: int, occasion: str) -> None:
    """Nothing any more, for one decision or for all."""
    await _change(interaction, table_id, occasion, interaction.client.manager.ordering.clear)


async def _change(interaction: "Interaction", table_id: int, occasion: str, deed: Deed) -> None:
    try:
        table = await deed(at(interaction, table_id), interaction.user.id, occasion)
        await (_show_occasion(interaction, table, occasion) if occasion else _show_orders(interaction, table))
    except OrderPast as error:
        await _show_past(interaction, await interaction.client.manager.table(table_id), error)


@costs(Cost.CLICK)
async def delegate(interaction: "Interaction", table_id: int) -> None:
    """Whether a computer plays, and when it asks."""
    manager, way = interaction.client.manager, _picked(interaction)
    table = await manager.table(table_id)
    foresight = table.game.declaration.foresight
    known = foresight.conditions if foresight else ()
    ways: dict[str, tuple[str, ...] | None] = {OFF: None, ALWAYS: (), ANY: known}
    table = await manager.ordering.let_computer(at(interaction, table_id), interaction.user.id, ways.get(way, (way,)))
    await _show_orders(interaction, table)
    interaction.client.announcer.catch_up(table.id, interaction)


ACTS: Mapping[Control, Act] = {
    ORDERS: open_orders,
    LIST_ORDERS: list_orders,
    PICK_OCCASION: pick_occasion,
    PICK_INSTRUCTION: pick_instruction,
    ARRANGE_INSTRUCTIONS: arrange,
    ADVISE_ORDERS: advise,
    CLEAR_ORDERS: clear,
    DELEGATE: delegate,
}
