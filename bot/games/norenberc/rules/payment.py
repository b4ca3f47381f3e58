"""The price of a guest, rulebook p. 5: goods, as shown at the lodging window, paid into the storehouse."""

from bot.games.norenberc.rules.goods import list_goods, only_choice, picked_goods
from bot.games.norenberc.rules.pieces import Pieces, Price, Tile
from bot.games.norenberc.rules.play import Play
from bot.games.norenberc.rules.state import Ask, State

GUEST, PRICE, EXTRA, EFFECT = range(4)
"""Indexes of a recruiting's answers; answers about the townsman's effect follow, and first place comes last."""


def payable_prices(pieces: Pieces, state: State, window: int) -> tuple[Price, ...]:
    """Return the prices of a window that the acting player can pay."""
    goods = state.players[state.acting].goods
    return pieces.payable[window][goods[state.guild]][sum(goods)]


def affordable_windows(pieces: Pieces, state: State) -> list[int]:
    """Return the lodging windows with a guest that the acting player can pay."""
    goods, lodgings = state.players[state.acting].goods, state.guilds[state.guild].lodgings
    payable = pieces.payable_windows[goods[state.guild]][sum(goods)]
    return [window for window in payable if lodgings[window] is not None]


def can_pay_a_guest(pieces: Pieces, goods: list[int], guild: int, lodgings: tuple[Tile | None, ...]) -> bool:
    """True if any guest is affordable; this runs for every agent, so it stops at the first affordable guest."""
    for window in pieces.payable_windows[goods[guild]][sum(goods)]:  # noqa: SIM110  # faster than any()
        if lodgings[window] is not None:
            return True
    return False


def chosen_window(state: State) -> int:
    """Return the index of the picked window, starting at 0."""
    guest = state.answers[GUEST]
    assert guest, "which guest is always asked"  # noqa: S101
    return int(guest[0]) - 1


def chosen_guest(state: State) -> Tile:
    """Return the tile in the chosen window."""
    guest = state.guilds[state.guild].lodgings[chosen_window(state)]
    assert guest is not None, "an empty window is never offered"  # noqa: S101
    return guest


def chosen_price(pieces: Pieces, state: State) -> Price:
    """Return the picked price, or the only price that the player can pay."""
    prices = payable_prices(pieces, state, chosen_window(state))
    named = state.answers[PRICE]
    return prices[0] if named is None else next(price for price in prices if price.name == named[0])


def hand_without(state: State, own: int) -> list[int]:
    """Return the acting player's goods minus `own` copies of the guild's good."""
    rest = state.players[state.acting].goods[:]
    rest[state.guild] -= own
    return rest


def payment(pieces: Pieces, state: State) -> list[int]:
    """Return all goods paid: first the guild's own, then the others."""
    price, picked = chosen_price(pieces, state), state.answers[EXTRA]
    own = [state.guild] * price.own
    if not price.any:
        return own
    extra = picked_goods(pieces, picked) if picked else only_choice(hand_without(state, price.own), price.any)
    return own + (extra or [])


def ask_which_guest(play: Play) -> Ask | None:
    """Ask for a guest's window; numbers start at 1 on the left."""
    windows = affordable_windows(play.pieces, play.state)
    return Ask("guest", tuple([str(window + 1) for window in windows]))


def ask_which_price(play: Play) -> Ask | None:
    """Ask for the price if the player can pay both prices of the window."""
    prices = payable_prices(play.pieces, play.state, chosen_window(play.state))
    return Ask("price", tuple([price.name for price in prices])) if len(prices) > 1 else None


def ask_which_extra(play: Play) -> Ask | None:
    """Ask for the goods of any type that are paid in addition to the guild's own."""
    price = chosen_price(play.pieces, play.state)
    if not price.any:
        return None
    rest = hand_without(play.state, price.own)
    if only_choice(rest, price.any) is not None:
        return None
    return Ask("extra", list_goods(play.pieces, rest, price.any), price.any, price.any)
