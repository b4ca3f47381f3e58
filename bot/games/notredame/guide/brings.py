"""Describes an action's immediate gain in a few words, for a card in the player's hand or in a neighbor's."""

from collections.abc import Callable

from bot.games.contract import Line
from bot.games.notredame.guide.sentences import say_line
from bot.games.notredame.guide.standpoint import Standpoint
from bot.games.notredame.rules.cards import playable_alone
from bot.games.notredame.rules.carriage import COIN, MARKER, RAT
from bot.games.notredame.rules.pieces import (
    BANK,
    CARDS,
    CARRIAGE,
    FRIEND,
    HOSPITAL,
    HOTEL,
    NOTRE_DAME,
    PARK,
    RESIDENCE,
    SCHOOL,
)
from bot.games.notredame.rules.play import market_name

GAINS = (SCHOOL, BANK, RESIDENCE)
"""Sectors whose gain equals the number of pieces in them."""
NO_GAIN = (0, 0, 0)
"""No gold, no markers and no points."""


def brings(panel: Standpoint, kind: int, prefix: str = "choice") -> Line:
    """Name a card with its gain, or with what the player lacks to play it."""
    if not playable_alone(panel.me, kind):
        missing = "no_gold" if kind == NOTRE_DAME and not panel.me.gold else "no_marker"
        return say_line(f"{prefix}-brings_{missing}", CARDS[kind])
    return act_brings(panel, kind, prefix)


def act_brings(panel: Standpoint, kind: int, prefix: str = "choice") -> Line:
    """Describe the gain of another piece in a sector, of the friend's card, or of Notre Dame's card."""
    return say_line(f"{prefix}-brings_{CARDS[kind]}", *_FACTS[kind](panel))


def gain_of(panel: Standpoint, sector: int) -> tuple[int, int, int]:
    """Return the gold, markers and points that another piece in a sector gains."""
    gold = panel.count(BANK) + 1 if sector == BANK else 0
    markers = min(panel.count(SCHOOL) + 1, panel.me.general) if sector == SCHOOL else 0
    return gold, markers, panel.count(RESIDENCE) + 1 + panel.bonus() if sector == RESIDENCE else 0


def _school(panel: Standpoint) -> tuple[int, ...]:
    return (gain_of(panel, SCHOOL)[1],)


def _bank(panel: Standpoint) -> tuple[int, ...]:
    return (gain_of(panel, BANK)[0],)


def _residence(panel: Standpoint) -> tuple[int, ...]:
    return (gain_of(panel, RESIDENCE)[2],)


def _hotel(panel: Standpoint) -> tuple[int, ...]:
    return (2 if panel.count(HOTEL) + 1 >= panel.pieces.hotel.double else 1,)


def _carriage(panel: Standpoint) -> tuple[int, ...]:
    steps = panel.count(CARRIAGE) + 1
    return max([panel.message_points(market) for market in panel.messages_within(steps)], default=0), steps


def _park(panel: Standpoint) -> tuple[int, ...]:
    return (min(1, panel.me.rat),)


def _hospital(panel: Standpoint) -> tuple[int, ...]:
    return (panel.count(HOSPITAL) + 1,)


def _notre_dame(panel: Standpoint) -> tuple[int, ...]:
    coins = min(panel.me.gold, max(panel.pieces.donations))
    return coins, panel.pieces.donations[coins] + panel.bonus()


_FACTS: dict[int, Callable[[Standpoint], tuple[int, ...]]] = {
    SCHOOL: _school,
    BANK: _bank,
    RESIDENCE: _residence,
    HOTEL: _hotel,
    CARRIAGE: _carriage,
    PARK: _park,
    HOSPITAL: _hospital,
    FRIEND: lambda _panel: (),
    NOTRE_DAME: _notre_dame,
}
"""By kind of card: a function that returns the facts of its gain."""


def more_about(panel: Standpoint, kind: int) -> Line:
    """Return details of an action: the new number of pieces and its consequences."""
    if kind == CARRIAGE:
        return _best_message(panel)
    if kind == PARK:
        return say_line("detail-park", panel.count(PARK) + 1, panel.bonus(1))
    if kind == HOSPITAL:
        return _plague_then(panel)
    if kind == FRIEND:
        return say_line("detail-friend")
    if kind == NOTRE_DAME:
        return say_line("detail-share", panel.share(1))
    return say_line("detail-pieces", panel.count(kind) + 1)


def more_than_label(panel: Standpoint, kind: int) -> Line | None:
    """Return `more_about`, or None if the gain in the label equals the number of pieces and so already shows it."""
    is_said = kind in GAINS and sum(gain_of(panel, kind)) == panel.count(kind) + 1
    return None if is_said else more_about(panel, kind)


def _best_message(panel: Standpoint) -> Line:
    """Describe the most valuable message in reach; in a tie, the nearest one."""
    steps = panel.count(CARRIAGE) + 1
    start, near = panel.me.carriage, panel.messages_within(steps)
    if not near:
        return say_line("detail-no_message", steps)
    best = max(near, key=lambda market: (panel.message_points(market), -panel.city.steps(start, market)))
    return say_line("detail-best_message", steps, message_name(panel, best), market_name(panel.pieces, best))


def message_name(panel: Standpoint, market: int) -> str:
    """Return a market's message as a fact, such as "message_coin"."""
    return f"message_{tuple(panel.pieces.messages)[panel.view.messages[market]]}"


def message_more(panel: Standpoint, market: int, message: str = "detail-message") -> Line:
    """Describe the distance to a message, and the coin, marker or rat that it brings, if available."""
    kind, me = panel.view.messages[market], panel.me
    besides = (kind == COIN, kind == MARKER and me.general > 0, kind == RAT and me.rat > 0)
    return say_line(message, panel.city.steps(me.carriage, market), *[int(one) for one in besides])


def _plague_then(panel: Standpoint) -> Line:
    """Describe the round's plague if another piece enters the hospital, which first drives the rats back by one."""
    level = panel.level(1, 1)
    if panel.breaks_out(level):
        return say_line("detail-outbreak_all_the_same")
    return say_line("detail-hospital", min(1, panel.me.rat), level)


def plague_after(panel: Standpoint, back: int) -> Line:
    """Describe the round's plague if the rat marker is first driven back by `back`."""
    level = panel.level(0, back)
    return say_line("detail-outbreak_all_the_same") if panel.breaks_out(level) else say_line("detail-level", level)
