"""One-press shortcuts for the usual actions at a guild: buying goods, selling goods, recruiting guests.

Planning has no shortcuts: they would send all agents at once, and good players send one at a time.
"""

from collections.abc import Callable
from itertools import chain as join
from itertools import zip_longest

from bot.games.contract import Answer, Chain, Line, Prompt, Shortcut
from bot.games.norenberc.guide.choices import worth
from bot.games.norenberc.guide.sentences import say_line
from bot.games.norenberc.guide.standpoint import Standpoint
from bot.games.norenberc.players.outlook import Outlook
from bot.games.norenberc.rules.arrivals import ARRIVALS
from bot.games.norenberc.rules.payment import chosen_guest, payment
from bot.games.norenberc.rules.pieces import Pieces, Tile, Townsman
from bot.games.norenberc.rules.state import State
from bot.games.norenberc.rules.trade import buying_price, selling_price

ACTIONS = ("buy", "recruit", "sell")
"""The actions with shortcuts, in display order."""
FIRST = ("act", "buy")
"""Questions at which shortcuts begin; not "guest", where each guest already has a button."""
MOST_AT_GUILD, MOST_AT_FIRST = 4, 3
"""Maximum number of shortcuts at a guild; fewer in the first round, when a phone needs room for a hint."""
FEW = 5
"""With at most this many goods to sell, every possible number already has its own button."""


def begins_shortcuts(prompt: Prompt) -> bool:
    """True if a question has many answers; a small number of goods to sell needs no shortcuts."""
    return prompt.ask in FIRST or (prompt.ask == "sell" and len(prompt.options) > FEW)


def usual(pieces: Pieces, view: State, prompt: Prompt) -> tuple[Answer, ...]:
    """Return the usual answers; players choose the targets of townsmen's effects themselves."""
    find = _USUAL.get(prompt.ask)
    return find(Standpoint(pieces, view, prompt.seat), prompt) if find else ()


def _actions(_panel: Standpoint, prompt: Prompt) -> tuple[Answer, ...]:
    return tuple([(action,) for action in ACTIONS if action in prompt.options])


def _sales(_panel: Standpoint, prompt: Prompt) -> tuple[Answer, ...]:
    """Return the answers that sell all goods, and all but one."""
    return tuple([(number,) for number in prompt.options[:-3:-1]])


def _purchases(panel: Standpoint, prompt: Prompt) -> tuple[Answer, ...]:
    """Return purchases of every number of the guild's own good, largest first, and the largest of each other good."""
    by_good: dict[int, Answer] = {}
    for option in prompt.options:
        good = panel.pieces.good_options[option]
        by_good[good] = (*by_good.get(good, ()), option)
    own = by_good.pop(panel.view.guild, ())
    fewer = [own[:number] for number in range(len(own), 0, -1)]
    return (*fewer, *by_good.values())


def _payments(panel: Standpoint, prompt: Prompt) -> tuple[Answer, ...]:
    """Return the payment that uses the least valuable goods."""
    outlook = Outlook(panel.pieces, panel.view, panel.seat)
    ranked = sorted(prompt.options, key=lambda option: outlook.losses[panel.pieces.good_options[option]])
    return (tuple([option for option in prompt.options if option in ranked[: prompt.least]]),)


_USUAL: dict[str, Callable[[Standpoint, Prompt], tuple[Answer, ...]]] = {
    "act": _actions,
    "sell": _sales,
    "buy": _purchases,
    "guest": lambda _panel, prompt: tuple([(window,) for window in prompt.options]),
    "price": lambda _panel, prompt: (prompt.options[:1],),
    "extra": _payments,
    "first": lambda _panel, _prompt: (("yes",),),
}
"""By question: a function that returns its usual answers. The plain price is usual, since it costs the fewest goods."""


def shortcuts(pieces: Pieces, view: State, chains: tuple[Chain, ...]) -> tuple[Shortcut, ...]:
    """Pick the best chain of each action before the second best, so that all actions get a place; group by action."""
    by_action: dict[str, list[Chain]] = {action: [] for action in ACTIONS}
    for chain in chains:
        by_action[_action(view, chain)].append(chain)
    by_action["recruit"] = _best_of_each(pieces, view, by_action["recruit"])
    ranked = [chain for chain in join(*zip_longest(*by_action.values())) if chain]
    most = MOST_AT_GUILD if view.round > 1 else MOST_AT_FIRST
    shown = sorted(ranked[:most], key=lambda chain: ACTIONS.index(_action(view, chain)))
    return tuple([_WORD[_action(view, chain)](Standpoint(pieces, view, chain[0][0].seat), chain) for chain in shown])


def name_chain(pieces: Pieces, view: State, chain: Chain) -> Line | None:
    """Name a purchase, a sale or a recruiting, even one that is not usual."""
    asked = _answers(chain)
    if asked.get("buy") or "sell" in asked or "guest" in asked:
        return _WORD[_action(view, chain)](Standpoint(pieces, view, chain[0][0].seat), chain).label
    return None


def _action(view: State, chain: Chain) -> str:
    prompt, answer = chain[0]
    return answer[0] if prompt.ask == "act" else view.action


def _answers(chain: Chain) -> dict[str, Answer]:
    """Return a chain's answers by the key of their question."""
    return {prompt.ask: answer for prompt, answer in chain}


def _word_purchase(panel: Standpoint, chain: Chain) -> Shortcut:
    """Describe a purchase of one kind of good."""
    goods = panel.read_goods(_answers(chain)["buy"])
    talers = len(goods) * buying_price(panel.pieces, panel.me, panel.house)
    owned = panel.me.goods[panel.pieces.good_numbers[goods[0]]] + len(goods)
    left = say_line("detail-shortcut_trade", goods[0], owned, (panel.me.money or 0) - talers)
    return Shortcut(chain, say_line("choice-shortcut_buy", goods, talers), left)


def _word_sale(panel: Standpoint, chain: Chain) -> Shortcut:
    """Describe a sale; a player with a single good was not asked for a number."""
    good, number = panel.pieces.good_names[panel.view.guild], int(_answers(chain).get("sell", "1")[0])
    talers = number * selling_price(panel.pieces, panel.me, panel.house)
    left = panel.me.goods[panel.view.guild] - number
    detail = say_line("detail-shortcut_trade", good, left, (panel.me.money or 0) + talers)
    return Shortcut(chain, say_line("choice-shortcut_sell", (good,) * number, talers), detail)


def _word_recruiting(panel: Standpoint, chain: Chain) -> Shortcut:
    """Describe a recruiting; an ellipsis means that a question about the guest's effect follows."""
    pieces, asked = panel.pieces, _answers(chain)
    guest, paid = _bargain(pieces, panel.view, chain)
    is_asked_on = isinstance(guest, Townsman) and "first" not in asked and _has_questions(guest)
    label = "choice-shortcut_recruit_on" if is_asked_on else "choice-shortcut_recruit"
    good, left = pieces.good_names[panel.view.guild], panel.me.goods[panel.view.guild] - paid.count(panel.view.guild)
    goods = tuple([pieces.good_names[number] for number in paid])
    detail = say_line("detail-shortcut_recruit", goods, good, left, int("first" in asked))
    return Shortcut(chain, say_line(label, pieces.tile_name(guest)), detail, worth=worth(panel, guest, ()))


def _has_questions(guest: Townsman) -> bool:
    return guest.kind in ARRIVALS and bool(ARRIVALS[guest.kind].questions)


def _bargain(pieces: Pieces, view: State, chain: Chain) -> tuple[Tile, list[int]]:
    """Return the guest that a chain recruits and the goods it pays."""
    asked, state = _answers(chain), view.copy()
    state.answers = (asked["guest"], asked.get("price"), asked.get("extra"))
    return chosen_guest(state), payment(pieces, state)


def _best_of_each(pieces: Pieces, view: State, chains: list[Chain]) -> list[Chain]:
    """Keep only the best way to recruit each kind of guest; sort by value, best first."""
    best: dict[str, Chain] = {}
    for chain in sorted(chains, key=lambda chain: -_gain(pieces, view, chain)):
        guest, _ = _bargain(pieces, view, chain)
        best.setdefault(pieces.tile_name(guest), chain)
    return list(best.values())


def _gain(pieces: Pieces, view: State, chain: Chain) -> float:
    """Return the net gain of a recruiting, as estimated by a computer player."""
    outlook = Outlook(pieces, view, chain[0][0].seat)
    guest, paid = _bargain(pieces, view, chain)
    return outlook.tile(guest) - sum(outlook.losses[good] for good in paid)


_WORD: dict[str, Callable[[Standpoint, Chain], Shortcut]] = {
    "buy": _word_purchase,
    "sell": _word_sale,
    "recruit": _word_recruiting,
}
"""By action: a function that describes its chain."""
