"""Recommended orders: the actions that the computer player ranks highest, as instructions."""

from collections import Counter
from collections.abc import Iterator

from bot.games.norenberc.orders.instructions import BEST, MOST_KEPT
from bot.games.norenberc.players.merchant import WORTH_AN_AGENT, Merchant
from bot.games.norenberc.players.outlook import Outlook

_USUAL = {"pay": ("fewest",), "first": ("yes",), "guardsman": ("none",)}
"""By occasion: recommendations that do not depend on the position."""


def advise(outlook: Outlook, kind: str) -> tuple[str, ...]:
    """Return the recommended instructions for an occasion."""
    if kind == "plan":
        return _plan(outlook)
    if kind not in outlook.pieces.guild_numbers:
        return _USUAL.get(kind, (BEST,))
    guild = outlook.pieces.guild_numbers[kind]
    worth = [*_guests(outlook, guild), *_purchases(outlook, guild), *_sales(outlook, guild)]
    ranked = sorted([one for one in worth if one[0] > 0], key=lambda one: -one[0])
    return (*dict.fromkeys([instruction for _, instructions in ranked for instruction in instructions]), "nothing")


def _guests(outlook: Outlook, guild: int) -> Iterator[tuple[float, list[str]]]:
    lodgings = outlook.view.guilds[guild].lodgings
    for gain, window in Merchant(outlook.pieces).guests(outlook, guild):
        guest = lodgings[int(window) - 1]
        if guest is not None:
            yield gain, [f"recruit.{outlook.pieces.tile_name(guest)}"]


def _purchases(outlook: Outlook, guild: int) -> Iterator[tuple[float, list[str]]]:
    """Yield instructions for the good with the most copies worth buying: buy that many, or fewer if necessary."""
    found = Merchant(outlook.pieces).purchases(outlook, guild, outlook.me.money or 0)
    counted = Counter(option.partition(".")[0] for _, option in found)
    price = outlook.prices[guild]
    for good, number in counted.most_common(1):
        gain = sum(gain for gain, option in found if option.partition(".")[0] == good)
        yield gain, [f"buy{fewer}.{good}.{price}" for fewer in range(number, 0, -1)]


def _sales(outlook: Outlook, guild: int) -> Iterator[tuple[float, list[str]]]:
    for gain, number in sorted(Merchant(outlook.pieces).sales(outlook, guild))[-1:]:
        left = outlook.me.goods[guild] - number
        if left <= MOST_KEPT:
            yield gain, [f"sell.keep{left}" if left else "sell.all"]


def _plan(outlook: Outlook) -> tuple[str, ...]:
    """Return the guilds worth an agent, best first, or a pass if no guild is worth one."""
    names = outlook.pieces.guild_names[: len(outlook.guilds)]
    gains = Merchant(outlook.pieces).plan_gains(outlook, names)
    wanted = [name for name in names if gains[name] > WORTH_AN_AGENT]
    return tuple(sorted(wanted, key=lambda name: -gains[name])) or ("pass",)
