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
from bot.tables.order_changes import can_order, coming_occasions, find_occasion, foresight_of
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
from cogs.replies.phrases import shorten
from cogs.replies.place import Reach
from cogs.replies.replies import show

if TYPE_CHECKING:
    from cogs.hall import Interaction


OCCASION = Fact("occasion", OCCASION_PATTERN)
OCCASION_OR_ALL = Fact("occasion", f"{OCCASION_PATTERN}|")

ORDERS = Control("orders", TABLE, reach=Reach.PLAYER)
"""Shows the clicker's orders in a new private message."""
LIST_ORDERS = Control("orderlist", TABLE, reach=Reach.PLAYER)
"""Shows the clicker's orders in place of the clicked card."""
PICK_OCCASION = Control("occasion", TABLE, reach=Reach.PLAYER)
"""Select menu of coming decisions; shows the orders for the picked one."""
PICK_INSTRUCTION = Control("wish", TABLE, OCCASION, NUMBER, reach=Reach.PLAYER)
"""Select menu of possible instructions for a decision; adds the picked one."""
ARRANGE_INSTRUCTIONS = Control("arrange", TABLE, OCCASION, reach=Reach.PLAYER)
"""Select menu of an occasion's instructions: moves one up or removes it."""
ADVISE_ORDERS = Control("advise", TABLE, OCCASION_OR_ALL, reach=Reach.PLAYER)
"""Adds the game's suggestions for one decision, or for all decisions without orders."""
CLEAR_ORDERS = Control("unorder", TABLE, OCCASION_OR_ALL, reach=Reach.PLAYER)
"""Removes the orders for one decision, or all of them."""
DELEGATE = Control("delegate", TABLE, reach=Reach.PLAYER)
"""Select menu: whether a computer plays for the clicker, and when it asks."""
MOST_CHARACTERS = 3500
"""Maximum combined length of all orders, below Discord's limit of 4,000."""
LABEL = 100
"""Maximum length of a list's option and placeholder."""
OFF, ALWAYS, ANY = "off", "always", "any"
"""Settings for the computer: it plays never, always, or unless any condition holds; other values name one condition."""
UP, OUT = "up", "out"
"""Actions on an instruction: move it up, remove it."""


class _OrderCard(Card):
    """Base class of the order cards, with the seat's view and orders."""

    def __init__(self, table: Table, seat: Seat, words: Words) -> None:
        super().__init__()
        self.table, self.seat, self.words = table, seat, words
        self.foresight = foresight_of(table)
        self.view = table.rules.view(table.now.state, seat)
        self.orders = table.now.orders.get(seat, NO_ORDERS)

    def say(self, line: Line, prefix: str) -> str:
        """Return a line as text with symbols."""
        return self.words.with_symbols.tell(line, marked_names(self.table), prefix)

    def label(self, line: Line, prefix: str) -> str:
        """Return a line as plain text for a list."""
        return shorten(self.words.tell(line, plain_names(self.table), prefix), LABEL)

    def instructions(self, occasion: str) -> list[Instruction]:
        """Return the instructions for an occasion."""
        laid = self.orders.laid.get(occasion, ())
        return [self.foresight.read(self.view, self.seat, occasion, instruction) for instruction in laid]

    def nothing(self, occasion: Occasion) -> str:
        """Say what happens at an occasion without instructions."""
        return self.words.say("orders-nothing-aside" if occasion.is_aside else "orders-nothing")

    def row(self, instruction: Instruction) -> str:
        """Return an instruction as text, struck through if it can no longer apply."""
        said = self.say(instruction.label, "instruction")
        return said if instruction.can_happen else f"~~{said}~~ · {self.words.say('orders-never')}"


class OrdersCard(_OrderCard):
    """All coming decisions with their orders."""

    def __init__(self, table: Table, seat: Seat, words: Words) -> None:
        super().__init__(table, seat, words)
        occasions = coming_occasions(table, seat)
        self.add_text(f"### {words.say('orders-title')}", f"-# {words.say('orders-hint')}")
        if not table.now.settings.rated:
            self.add_text(self._computer())
        told = [self._tell(occasion) for occasion in occasions if occasion.name in self.orders.laid]
        self.add_text(cut("\n".join(told or [words.say("orders-none")]), MOST_CHARACTERS))
        if occasions:
            self.add_row(self._pick_occasion(occasions))
        if not table.now.settings.rated:
            self.add_row(self._pick_computer())
        self.add_row(*self._buttons(any(occasion.name not in self.orders.laid for occasion in occasions)))

    def _tell(self, occasion: Occasion) -> str:
        """Return an occasion and its instructions as one row, in the order they are tried."""
        instructions = " → ".join([self.row(instruction) for instruction in self.instructions(occasion.name)])
        return f"**{self.say(occasion.title, 'occasion')}:** {instructions}"

    def _computer(self) -> str:
        """Say whether the computer plays, and when it asks the player."""
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
        """Build the select menu: never; always; unless one condition holds; unless any condition holds."""
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
        rest = [clear, OPEN.button(words.say("button-panel"), gray, table)]
        return [advise, *rest] if self.table.now.settings.hints else rest


class OccasionCard(_OrderCard):
    """One coming decision: its instructions, and those that can be added. Raises `OrderPast`."""

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
        """Return one row per instruction of an occasion, and what happens if no instruction applies."""
        rows = [
            f"{number}. {self.row(instruction)}"
            for number, instruction in enumerate(self.instructions(occasion.name), start=1)
        ]
        return [*rows, f"-# {self.words.say('orders-else-aside' if occasion.is_aside else 'orders-else')}"]

    def _hint(self, occasion: Occasion) -> str:
        """Return the hint for reading instructions; a game may have a special hint for an occasion."""
        own = f"occasion-{occasion.title.key}-hint"
        return self.words.say(own) if self.words.has(own) else self.words.say("orders-occasion-hint")

    def _pick_instruction(self, occasion: str, number: int, shelf: Shelf) -> Select:
        options = [self._option(instruction) for instruction in shelf.instructions]
        name = PICK_INSTRUCTION.id(self.table.id, occasion, number)
        return _pick_one(name, options, self.label(shelf.title, "shelf"))

    def _option(self, instruction: Instruction) -> Option:
        symbol = self.words.with_symbols.symbol_of(instruction.label, len(self.table.now.seats))
        note = None if instruction.can_happen else self.words.say("orders-never")
        return Option(
            label=self.label(instruction.label, "instruction"),
            value=instruction.name,
            description=note,
            emoji=read_emoji(symbol),
        )

    def _arrange(self, occasion: str, laid: list[Instruction]) -> Select:
        """Build the select menu that moves an instruction up or removes it."""
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
        advise = ADVISE_ORDERS.button(words.say("button-orders-advise"), gray, table, occasion)
        rest = [clear, LIST_ORDERS.button(words.say("button-orders-list"), ButtonStyle.primary, table)]
        return [advise, *rest] if self.table.now.settings.hints else rest


def _pick_one(custom_id: str, options: list[Option], placeholder: str) -> Select:
    return Select(custom_id, options, placeholder)


def orders_buttons(table: Table, seat: Seat, words: Words) -> list[Button]:
    """Return the button for orders if the player can give any; it is green while a computer plays."""
    orders = table.now.orders.get(seat, NO_ORDERS)
    if orders.computer is not None:
        return [ORDERS.button(words.say("orders-open-computer"), ButtonStyle.success, table.id)]
    if not can_order(table, seat):
        return []
    return [ORDERS.button(words.say("orders-open", number=len(orders.laid)), ButtonStyle.secondary, table.id)]


Action: TypeAlias = Callable[[At, int, str], Awaitable[Table]]
"""A method of the ordering service that changes a user's orders for one occasion, or for all."""


def _picked(interaction: "Interaction") -> str:
    """Return the picked value. Raises `OrderPast` if no value was picked."""
    values = picked_values(interaction)
    if not values:
        raise OrderPast()
    return values[0]


@costs(Cost.CLICK)
async def open_orders(interaction: "Interaction", table_id: int) -> None:
    """Show the user's orders next to the panel."""
    await _show_orders(interaction, await interaction.client.manager.table(table_id), is_new=True)


@costs(Cost.CLICK)
async def list_orders(interaction: "Interaction", table_id: int) -> None:
    """Show all of the user's orders, in place of the orders for one occasion."""
    await _show_orders(interaction, await interaction.client.manager.table(table_id))


async def _show_orders(interaction: "Interaction", table: Table, is_new: bool = False) -> None:
    table.check_running()
    seat = table.seat_of(interaction.user.id)
    card = OrdersCard(table, seat, words_for(interaction, table.game))
    await show(interaction, card, is_new or not is_private(interaction, table))


async def _show_occasion(interaction: "Interaction", table: Table, occasion: str) -> None:
    table.check_running()
    seat = table.seat_of(interaction.user.id)
    card = OccasionCard(table, seat, words_for(interaction, table.game), occasion)
    await show(interaction, card, is_new=not is_private(interaction, table))


@costs(Cost.CLICK)
async def pick_occasion(interaction: "Interaction", table_id: int) -> None:
    """Show the orders for one decision."""
    table = await interaction.client.manager.table(table_id)
    try:
        await _show_occasion(interaction, table, _picked(interaction))
    except OrderPast as error:
        await _show_past(interaction, table, error)


async def _show_past(interaction: "Interaction", table: Table, error: OrderPast) -> None:
    """Show the current orders, and explain that the decision is past."""
    await _show_orders(interaction, table)
    await refuse(interaction, error)


@costs(Cost.CLICK)
async def pick_instruction(interaction: "Interaction", table_id: int, occasion: str, _shelf: int) -> None:
    """Add one instruction."""
    ordering, user = interaction.client.manager.order_changes, interaction.user.id
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
    """Move an instruction up, or remove it."""
    ordering, user = interaction.client.manager.order_changes, interaction.user.id
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
    """Add the game's suggestions for one decision, or for all decisions without orders."""
    await _change(interaction, table_id, occasion, interaction.client.manager.order_changes.advise)


@costs(Cost.CLICK)
async def clear(interaction: "Interaction", table_id: int, occasion: str) -> None:
    """Remove the orders for one decision, or for all."""
    await _change(interaction, table_id, occasion, interaction.client.manager.order_changes.clear)


async def _change(interaction: "Interaction", table_id: int, occasion: str, action: Action) -> None:
    try:
        table = await action(at(interaction, table_id), interaction.user.id, occasion)
        await (_show_occasion(interaction, table, occasion) if occasion else _show_orders(interaction, table))
    except OrderPast as error:
        await _show_past(interaction, await interaction.client.manager.table(table_id), error)


@costs(Cost.CLICK)
async def delegate(interaction: "Interaction", table_id: int) -> None:
    """Set whether a computer plays, and when it asks."""
    manager, way = interaction.client.manager, _picked(interaction)
    table = await manager.table(table_id)
    foresight = table.game.declaration.foresight
    known = foresight.conditions if foresight else ()
    ways: dict[str, tuple[str, ...] | None] = {OFF: None, ALWAYS: (), ANY: known}
    table = await manager.order_changes.let_computer(
        at(interaction, table_id), interaction.user.id, ways.get(way, (way,))
    )
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
