"""The instructions of Norenberc's orders: their format, their sentences, and the answers they produce.

An instruction is a verb and its object, separated by dots: "recruit.musician.5", "recruit2.mayor" (for at most 2
goods), "buy3.beer.4" (3 Beer, if the price is at most 4), "buyall.beer.4", "lead.beer.4", "sell.all", "sell.keep1",
"nothing".
"""

from collections.abc import Callable, Iterable

from bot.games.chance import Chance
from bot.games.contract import Answer, Prompt, Seats
from bot.games.norenberc.guide.standpoint import Standpoint
from bot.games.norenberc.orders.order_sentences import say_order
from bot.games.norenberc.players.merchant import Merchant
from bot.games.norenberc.players.outlook import Outlook
from bot.games.norenberc.rules.favorites import goods_shown
from bot.games.norenberc.rules.payment import payable_prices
from bot.games.norenberc.rules.pieces import Craftsman, Price
from bot.games.norenberc.rules.trade import buying_price, most_to_buy
from bot.games.orders import Instruction, Shelf

NONE, BEST = "none", "best"
DEAREST = 50
"""A number of goods above the cost of any guest."""
MOST_KEPT = 2
"""The highest number of goods a "sell" instruction can keep."""


# -- at a guild --------------------------------------------------------------------------------------------------------


def _split(instruction: str) -> tuple[str, str, str]:
    """Split an instruction into its verb, number and object."""
    verb, _, about = instruction.partition(".")
    word = verb.rstrip("0123456789")
    return word, verb[len(word) :], about


def _windows_of(panel: Standpoint, guild: int, tile: str) -> list[int]:
    """Return the windows of a guild whose guest is this kind of tile."""
    lodgings, name = panel.view.guilds[guild].lodgings, panel.pieces.tile_name
    return [window for window, guest in enumerate(lodgings) if guest is not None and name(guest) == tile]


def _cheapest(prices: Iterable[Price]) -> int:
    """Return the number of goods of the cheapest price; without prices, a number above `DEAREST`."""
    return min([price.own + price.any for price in prices], default=DEAREST + 1)


def _recruits(panel: Standpoint, instruction: str) -> str | None:
    """Return the window of the instruction's guest if the guest is there and affordable."""
    verb, most, tile = _split(instruction)
    if verb != "recruit":
        return None
    windows = _windows_of(panel, panel.view.guild, tile)
    costs = {window: _cheapest(payable_prices(panel.pieces, panel.view, window)) for window in windows}
    best = min(windows, key=lambda window: costs[window], default=None)
    return None if best is None or costs[best] > int(most or DEAREST) else str(best + 1)


def _number_bought(panel: Standpoint, instruction: str) -> tuple[str, int] | None:
    """Return the good that an instruction would buy now, and how many."""
    verb, number, about = _split(instruction)
    if verb not in ("buy", "buyall", "lead"):
        return None
    good, _, cap = about.partition(".")
    stored = panel.house.storehouse[panel.pieces.good_numbers[good]]
    most = min(stored, most_to_buy(panel.pieces, panel.view, panel.me, panel.house))
    wanted = int(number) if number else _lack(panel, good) if verb == "lead" else max(1, most)
    is_fair = buying_price(panel.pieces, panel.me, panel.house) <= int(cap)
    return (good, wanted) if is_fair and 1 <= wanted <= most else None


def _lack(panel: Standpoint, name: str) -> int:
    """Return how many more copies of a good the seat needs to beat every rival."""
    good = panel.pieces.good_numbers[name]
    rival = max([goods_shown(panel.pieces, player, good) for player in panel.rivals])
    return rival + 1 - goods_shown(panel.pieces, panel.me, good)


def _number_sold(panel: Standpoint, instruction: str) -> int | None:
    verb, _, number = instruction.partition(".")
    owned = panel.me.goods[panel.view.guild]
    if verb != "sell":
        return None
    sold = owned if number == "all" else owned - int(number[4:]) if number.startswith("keep") else int(number)
    return sold if 1 <= sold <= owned else None


def _act(panel: Standpoint, prompt: Prompt, instructions: tuple[str, ...]) -> Answer | None:
    """Answer by the first instruction that is possible."""
    for instruction in instructions:
        if _recruits(panel, instruction):
            return ("recruit",)
        if "buy" in prompt.options and _number_bought(panel, instruction):
            return ("buy",)
        if _number_sold(panel, instruction):
            return ("sell",)
        if instruction == "nothing":
            return ("nothing",)
    return None


def _guest(panel: Standpoint, _prompt: Prompt, instructions: tuple[str, ...]) -> Answer | None:
    windows = [window for instruction in instructions if (window := _recruits(panel, instruction))]
    return (windows[0],) if windows else None


def _buy(panel: Standpoint, prompt: Prompt, instructions: tuple[str, ...]) -> Answer | None:
    found = [bought for instruction in instructions if (bought := _number_bought(panel, instruction))]
    if not found:
        return None
    good, number = found[0]
    return tuple([option for option in prompt.options if option.partition(".")[0] == good][:number])


def _sell(panel: Standpoint, _prompt: Prompt, instructions: tuple[str, ...]) -> Answer | None:
    numbers = [sold for instruction in instructions if (sold := _number_sold(panel, instruction))]
    return (str(numbers[0]),) if numbers else None


# -- what recruiting asks for ------------------------------------------------------------------------------------------


def _price(panel: Standpoint, prompt: Prompt, instructions: tuple[str, ...]) -> Answer | None:
    """Pay the fewest goods, unless the instruction says to keep the guild's own goods."""
    names = [instruction.partition(".")[2] for instruction in instructions if instruction.startswith("keep.")]
    own_good = panel.pieces.good_names[panel.view.guild]
    by_own = sorted(prompt.options, key=lambda price: int(price.partition("+")[0]))
    return (by_own[0],) if own_good in names else prompt.options[:1]


def _extra(panel: Standpoint, prompt: Prompt, instructions: tuple[str, ...]) -> Answer | None:
    """Pay the least valuable goods; goods that the instruction says to keep go last."""
    kept = [instruction.partition(".")[2] for instruction in instructions if instruction.startswith("keep.")]
    outlook = Outlook(panel.pieces, panel.view, panel.seat)

    def missed(option: str) -> tuple[bool, float]:
        return option.partition(".")[0] in kept, outlook.losses[panel.pieces.good_options[option]]

    ranked = sorted(prompt.options, key=missed)
    return tuple([option for option in prompt.options if option in ranked[: prompt.least]])


def _first(_panel: Standpoint, _prompt: Prompt, instructions: tuple[str, ...]) -> Answer | None:
    """Go first unless instructed otherwise."""
    return instructions[:1] or ("yes",)


def _victim(panel: Standpoint, prompt: Prompt, instructions: tuple[str, ...]) -> Answer | None:
    for instruction in instructions:
        verb, _, about = instruction.partition(".")
        if instruction == BEST:
            return _as_computer(panel, prompt)
        if instruction in prompt.options:
            return (instruction,)
        if verb == "take" and (owners := _owners(panel, prompt, about)):
            return (max(owners, key=lambda option: owners[option]),)
    return None


def _owners(panel: Standpoint, prompt: Prompt, good: str) -> dict[str, int]:
    """Return how many copies of a good each possible victim has, without those who have none."""
    number, seats = panel.pieces.good_numbers[good], [option for option in prompt.options if option != NONE]
    owned = {option: panel.view.players[int(option[1:])].goods[number] for option in seats}
    return {option: count for option, count in owned.items() if count}


def _spoils(panel: Standpoint, prompt: Prompt, instructions: tuple[str, ...]) -> Answer | None:
    """Take the instructed goods, then the most valuable ones."""
    wanted = [instruction.partition(".")[2] for instruction in instructions if instruction.startswith("take.")]
    if not instructions:
        return None

    def rank(option: str) -> tuple[int, int]:
        good = option.partition(".")[0]
        place = wanted.index(good) if good in wanted else len(wanted)
        return place, -panel.price(panel.pieces.good_options[option])

    ranked = sorted(prompt.options, key=rank)[: prompt.least]
    return tuple([option for option in prompt.options if option in ranked])


def _as_computer(panel: Standpoint, prompt: Prompt) -> Answer:
    return Merchant(panel.pieces)(panel.view, prompt, Chance(b""))


def _one_of(panel: Standpoint, prompt: Prompt, instructions: tuple[str, ...]) -> Answer | None:
    """Answer by the first possible instruction; one of them may leave the choice to the computer."""
    for instruction in instructions:
        if instruction == BEST:
            return _as_computer(panel, prompt)
        if instruction in prompt.options:
            return (instruction,)
    return None


def _swap(panel: Standpoint, prompt: Prompt, instructions: tuple[str, ...]) -> Answer | None:
    return _as_computer(panel, prompt) if instructions else None


def _plan(_panel: Standpoint, prompt: Prompt, instructions: tuple[str, ...]) -> Answer | None:
    """Lay one card per agent, for the first guilds in the instructions, or pass."""
    wanted = [instruction for instruction in instructions if instruction in prompt.options][: prompt.most]
    if not wanted and "pass" not in instructions:
        return None
    return tuple([guild for guild in prompt.options if guild in wanted])


ANSWERS: dict[str, Callable[[Standpoint, Prompt, tuple[str, ...]], Answer | None]] = {
    "act": _act,
    "guest": _guest,
    "buy": _buy,
    "sell": _sell,
    "price": _price,
    "extra": _extra,
    "first": _first,
    "victim": _victim,
    "spoils": _spoils,
    "craft": _one_of,
    "swap": _swap,
    "peddle": _one_of,
    "mayor": _one_of,
    "duchess": _one_of,
    "jack": _one_of,
    "plan": _plan,
}
"""By question: a function that answers it by the instructions."""


# -- in words ----------------------------------------------------------------------------------------------------------


def read_instruction(panel: Standpoint, kind: str, instruction: str) -> Instruction:
    """Describe an instruction, and return whether it can still happen."""
    read = _READ.get(kind)
    if read is not None:
        return read(panel, instruction)
    guild, (verb, number, about) = panel.pieces.guild_numbers[kind], _split(instruction)
    if verb == "recruit":
        label = (
            say_order("instruction-recruit_for", about, int(number))
            if number
            else say_order("instruction-recruit", about)
        )
        return Instruction(instruction, label, _can_come(panel, guild, about, int(number or DEAREST)))
    if verb in ("buy", "buyall", "lead"):
        good, _, cap = about.partition(".")
        goods = (good,) * int(number or 1)
        label = (
            say_order("instruction-buy", goods, int(cap))
            if number
            else say_order(f"instruction-{verb}", good, int(cap))
        )
        is_fair = panel.view.bonus or buying_price(panel.pieces, panel.me, panel.view.guilds[guild]) <= int(cap)
        return Instruction(instruction, label, is_fair)
    good = panel.pieces.good_names[guild]
    if about.startswith("keep"):
        return Instruction(instruction, say_order("instruction-sell_keep", good, int(about[4:])))
    return Instruction(
        instruction, say_order("instruction-sell_all", good) if verb == "sell" else say_order("instruction-nothing")
    )


def _can_come(panel: Standpoint, guild: int, tile: str, most: int) -> bool:
    """True if the guest is at the guild and cheap enough, or if a Guardsman could bring the craftsman to the guild."""
    pieces, view = panel.pieces, panel.view
    there = _windows_of(panel, guild, tile)
    if any(_cheapest(pieces.windows[window].prices) <= most for window in there):
        return True
    guests = [guest for house in view.guilds for guest in (*house.lodgings, *house.workshop[1:])]
    return any(isinstance(guest, Craftsman) and pieces.tile_name(guest) == tile for guest in guests)


def _read_piece(verb: str) -> Callable[[Standpoint, str], Instruction]:
    """Return a function that describes instructions made of a guild, a good, declining, or the computer's choice."""

    def read(_panel: Standpoint, instruction: str) -> Instruction:
        if instruction == BEST:
            return Instruction(instruction, say_order("instruction-best"))
        declines = instruction in (NONE, "pass")
        return Instruction(
            instruction,
            say_order(f"instruction-{verb}_{instruction}")
            if declines
            else say_order(f"instruction-{verb}", instruction),
        )

    return read


def _read_pay(_panel: Standpoint, instruction: str) -> Instruction:
    good = instruction.partition(".")[2]
    return Instruction(
        instruction, say_order("instruction-pay_keep", good) if good else say_order("instruction-pay_fewest")
    )


def _read_rob(_panel: Standpoint, instruction: str) -> Instruction:
    verb, _, good = instruction.partition(".")
    if verb == "take":
        return Instruction(instruction, say_order("instruction-rob_good", good))
    if instruction in (NONE, BEST):
        return Instruction(
            instruction, say_order("instruction-rob_none" if instruction == NONE else "instruction-best")
        )
    return Instruction(instruction, say_order("instruction-rob_seat", Seats((int(instruction[1:]),))))


_READ: dict[str, Callable[[Standpoint, str], Instruction]] = {
    "pay": _read_pay,
    "first": lambda _panel, instruction: Instruction(instruction, say_order(f"instruction-first_{instruction}")),
    "burglar": _read_rob,
    "guardsman": lambda _panel, instruction: Instruction(
        instruction, say_order("instruction-swap_none" if instruction == NONE else "instruction-best")
    ),
    "peddler": _read_piece("peddle"),
    "mayor": _read_piece("mayor"),
    "duchess": _read_piece("duchess"),
    "jack": _read_piece("jack"),
    "plan": _read_piece("plan"),
}
"""By occasion: a function that describes its instructions; `read_instruction` itself describes those for guilds."""


def _offer_guild(panel: Standpoint, kind: str) -> list[Shelf]:
    """Return the shelves for a guild: recruiting its guests, buying goods, and other instructions."""
    pieces, guild = panel.pieces, panel.pieces.guild_numbers[kind]
    house = panel.view.guilds[guild]
    guests = []
    for window, guest in enumerate(house.lodgings):
        if guest is not None:
            name, cost = pieces.tile_name(guest), _cheapest(pieces.windows[window].prices)
            guests += [f"recruit.{name}", f"recruit{cost}.{name}"]
    price = buying_price(pieces, panel.me, house)
    own = pieces.good_names[guild]
    goods = list(dict.fromkeys([own, *panel.names(house.storehouse)]))
    buys = [f"buyall.{own}.{price}", f"lead.{own}.{price}"]
    buys += [f"buy{number}.{good}.{price}" for good in goods for number in range(pieces.limits.buy, 0, -1)]
    others = ["sell.all", *[f"sell.keep{number}" for number in range(1, MOST_KEPT + 1)], "nothing"]
    return [
        _shelve(panel, kind, title, instructions)
        for title, instructions in (("recruit", guests), ("buy", buys), ("other", others))
    ]


def _shelve(panel: Standpoint, kind: str, title: str, instructions: Iterable[str]) -> Shelf:
    return Shelf(
        say_order(f"shelf-{title}"),
        tuple([read_instruction(panel, kind, instruction) for instruction in dict.fromkeys(instructions)]),
    )


def _offer(*names: str, of: Callable[[Standpoint], Iterable[str]]) -> Callable[[Standpoint, str], list[Shelf]]:
    return lambda panel, kind: [_shelve(panel, kind, kind, [*of(panel), *names])]


def _guild_names(panel: Standpoint) -> Iterable[str]:
    return panel.pieces.guild_names[: len(panel.view.guilds)]


def _good_names(panel: Standpoint) -> Iterable[str]:
    return panel.pieces.good_names[: len(panel.view.guilds)]


def _robberies(panel: Standpoint) -> list[str]:
    seats = [f"s{seat}" for seat in range(len(panel.view.players)) if seat != panel.seat]
    return [*[f"take.{good}" for good in _good_names(panel)], *seats]


SHELVES: dict[str, Callable[[Standpoint, str], list[Shelf]]] = {
    "guild": _offer_guild,
    "pay": _offer("fewest", of=lambda panel: [f"keep.{good}" for good in _good_names(panel)]),
    "first": _offer("yes", "no", of=lambda _panel: ()),
    "burglar": _offer(BEST, NONE, of=_robberies),
    "guardsman": _offer(BEST, NONE, of=lambda _panel: ()),
    "peddler": _offer(BEST, of=_good_names),
    "mayor": _offer(BEST, of=_guild_names),
    "duchess": _offer(BEST, NONE, of=_guild_names),
    "jack": _offer(BEST, of=_guild_names),
    "plan": _offer("pass", of=_guild_names),
}
"""By occasion: the instructions a player can choose from."""
