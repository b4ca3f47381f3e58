"""What a player should know to answer a question, and how things stand: lines that every language has words for."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TypeAlias

from bot.games.base import Answer, Choice, Fact, Line, Prompt, Question, Reason, Score, Seat
from bot.games.norenberc.arrivals import NONE
from bot.games.norenberc.favorites import goods_shown
from bot.games.norenberc.majorities import strengths
from bot.games.norenberc.payment import EFFECT, affordable_windows, chosen_guest, chosen_price, payable_prices, payment
from bot.games.norenberc.pieces import Craftsman, Pieces, Price, Tile
from bot.games.norenberc.scoring import score_game
from bot.games.norenberc.state import NOBODY, Guildhouse, Player, State
from bot.games.norenberc.swapping import movable
from bot.games.norenberc.trade import buying_price, most_to_buy, selling_price

TOWNSMEN = (
    *("councilman", "burglar", "guardsman", "musician", "peddler", "mayor", "nobleman", "tax_collector"),
    *("engraver", "foreman", "apprentice", "banker", "jack", "historian", "merchant", "haggler", "duchess"),
)
"""The townsmen in the order of the rulebook, the bonus townsmen last."""

TOPICS = (
    *("goal", "setup", "planning", "actions", "sell", "recruit", "buy", "nothing", "turn_order", "turn_end"),
    *("round_end", "favorites", "income", "prestige", "scoring", "majorities", "crests", "ties"),
    *TOWNSMEN,
)
"""What the rules can be asked about; each has a sentence "topic-goal" and a title "topic-goal-title"."""

CATEGORIES = {
    "score_townsman": "townsmen",
    "score_majority": "majorities",
    "score_apprentice": "majorities",
    "score_great": "great",
    "score_all_guilds": "all_guilds",
    "score_richest": "richest",
    "score_crests": "crests",
}
"""Under which heading of the score table each reason stands."""

SENTENCES: dict[str, tuple[str, ...]] = {
    "choice-plan": ("guild", "price", "roof"),
    "choice-plan-prestige": ("guild", "price", "roof"),
    "detail-plan": ("tiles",),
    "detail-plan-empty": (),
    "choice-act-sell": ("good",),
    "detail-act-sell": ("price", "number", "talers"),
    "choice-act-recruit": ("talers",),
    "detail-act-recruit": ("tiles",),
    "choice-act-buy": (),
    "detail-act-buy": ("price", "number", "talers", "money"),
    "choice-act-nothing": (),
    "detail-act-nothing": (),
    "choice-sell": ("number", "talers"),
    "detail-sell": ("good", "number"),
    "choice-buy": ("good", "copy", "price"),
    "detail-buy": ("stored", "owned", "price"),
    "choice-guest": ("tile", "goods"),
    "choice-guest-two": ("tile", "goods", "instead"),
    "detail-guest-craftsman": ("guild", "total", "number"),
    **{f"detail-guest-{kind}": ("value",) for kind in TOWNSMEN},
    "choice-price": ("goods",),
    "detail-price": ("goods", "number"),
    "choice-extra": ("good", "copy"),
    "detail-extra": ("owned", "price"),
    "choice-victim": ("seat",),
    "detail-victim": ("goods",),
    "choice-victim-none": (),
    "choice-spoils": ("good", "copy"),
    "detail-spoils": ("talers", "owned"),
    "choice-craft": ("guild",),
    "detail-craft": ("number", "values"),
    "choice-craft-none": (),
    "choice-swap": ("tile", "place"),
    "detail-swap-master": ("round",),
    "detail-swap-lower": (),
    "detail-swap-guest": ("goods",),
    "choice-peddle": ("good",),
    "detail-peddle": ("number", "rival"),
    "choice-mayor": ("guild",),
    "detail-mayor": ("number", "rivals"),
    "choice-duchess": ("guild",),
    "detail-duchess": ("number", "rival"),
    "choice-duchess-none": (),
    "choice-first-yes": (),
    "detail-first-yes": ("place", "number"),
    "choice-first-no": (),
    "detail-first-no": ("place", "number"),
    "choice-jack": ("guild",),
    "detail-jack": ("total", "rival"),
    "call-plan": ("round", "turn"),
    "call-act": ("guild",),
    "call-jack": (),
    "confirm-plan": ("guilds",),
    "confirm-buy": ("goods", "talers"),
    "confirm-extra": ("goods",),
    "confirm-spoils": ("goods",),
    "confirm-swap": ("tiles",),
    "doubt-plan": ("agents",),
    "doubt-act": ("guild",),
    "line-panel_planning": ("round", "rounds", "turn"),
    "line-panel_guild": ("guild",),
    "line-panel_naming": (),
    "line-panel_store": ("goods", "price"),
    "line-panel_own": ("talers", "goods", "agents", "stock"),
    "line-panel_guest": ("tile",),
    "line-panel_payment": ("goods",),
    "line-panel_jack": ("value",),
    "line-own_money": ("talers",),
    "line-own_money_hidden": (),
    "line-own_goods": ("goods",),
    "line-own_peddled": ("goods",),
    "line-own_agents": ("agents", "stock"),
    "line-own_craftsmen": ("guild", "tiles", "total"),
    "line-own_no_craftsmen": (),
    "line-own_townsmen": ("tiles",),
    "line-own_crests": ("guilds", "prestige"),
    "line-points_total": ("points",),
    **{f"line-points_{category}": ("points",) for category in dict.fromkeys(CATEGORIES.values())},
    "line-points_without_richest": (),
    "line-status_round": ("round", "rounds", "turn"),
    "line-status_planning": (),
    "line-status_action": ("guild",),
    "line-status_round_end": (),
    "line-status_naming": (),
    "line-status_over": (),
    "line-status_order": ("seats",),
    "line-status_prestige": ("guild",),
    "line-status_acting": ("seat",),
    "line-status_next": ("seats",),
    "line-status_awaited": ("seats",),
    "line-status_finished": ("seats",),
}
"""Every sentence told here by its message, with its facts in order; the language files have each of them."""


def _say(message: str, *facts: Fact) -> Line:
    """A line of the table above; its key is the message without the prefix it is told with."""
    return Line(message.partition("-")[2], dict(zip(SENTENCES[message], facts, strict=True)))


def explain(pieces: Pieces, view: State, prompt: Prompt) -> Question:
    """A prompt as the view of its seat lets one see it."""
    panel = _Panel(pieces, view, prompt.seat)
    choices = [
        Choice(option, _say(f"choice-{prompt.ask}-none")) if option == NONE else _CHOICES[prompt.ask](panel, option)
        for option in prompt.options
    ]
    return Question(_title(panel), _moment(panel), tuple(choices))


def call(pieces: Pieces, view: State, prompt: Prompt) -> Line:
    """What a player is called to do, as everyone may know."""
    if prompt.ask == "plan":
        return _say("call-plan", view.round, view.turn)
    return _say("call-jack") if prompt.ask == "jack" else _say("call-act", pieces.guild_names[view.guild])


def promise(pieces: Pieces, view: State, prompt: Prompt, answer: Answer) -> Line:
    """What a list of picks comes to."""
    panel = _Panel(pieces, view, prompt.seat)
    return _say(f"confirm-{prompt.ask}", *_PROMISES[prompt.ask](panel, answer))


def _promise_purchase(panel: "_Panel", answer: Answer) -> tuple[Fact, ...]:
    return panel.read_goods(answer), len(answer) * buying_price(panel.pieces, panel.me, panel.house)


def _promise_payment(panel: "_Panel", answer: Answer) -> tuple[Fact, ...]:
    own = chosen_price(panel.pieces, panel.view).own
    return ((panel.pieces.good_names[panel.view.guild],) * own + panel.read_goods(answer),)


def _promise_swap(panel: "_Panel", answer: Answer) -> tuple[Fact, ...]:
    places = [(panel.pieces.guild_numbers[name], side, at) for name, side, at in map(_read_place, answer)]
    return (panel.tiles([_tile_at(panel.view, *place) for place in places]),)


_PROMISES: dict[str, Callable[["_Panel", Answer], tuple[Fact, ...]]] = {
    "plan": lambda _panel, answer: (answer,),
    "buy": _promise_purchase,
    "extra": _promise_payment,
    "spoils": lambda panel, answer: (panel.read_goods(answer),),
    "swap": _promise_swap,
}
"""The facts of each promise, by the question."""


def doubt(pieces: Pieces, view: State, prompt: Prompt, answer: Answer) -> Line | None:
    """Passing and doing nothing are asked about again, where there is anything else to do."""
    if prompt.ask == "plan" and not answer:
        return _say("doubt-plan", view.players[prompt.seat].agents)
    if prompt.ask == "act" and answer == ("nothing",) and len(prompt.options) > 1:
        return _say("doubt-act", pieces.guild_names[view.guild])
    return None


def _read_place(option: str) -> tuple[str, str, int]:
    """The guild, "workshop" or "lodgings", and the window from 1 behind an option of a swap."""
    house, _, window = option.partition(".")
    guild, _, side = house.partition("_")
    return guild, side, int(window)


class _Panel:
    """A view from one seat, with what several questions need."""

    def __init__(self, pieces: Pieces, view: State, seat: Seat) -> None:
        self.pieces = pieces
        self.view = view
        self.seat = seat
        self.me = view.players[seat]
        self.rivals = [player for other, player in enumerate(view.players) if other != seat]

    @property
    def house(self) -> Guildhouse:
        """The guildhouse called out."""
        return self.view.guilds[self.view.guild]

    def price(self, guild: int) -> int:
        """What a guild's own good is worth this round."""
        return self.view.guilds[guild].workshop[0].value

    def names(self, goods: Iterable[int]) -> tuple[str, ...]:
        """As many names of each good as there are."""
        return tuple([name for name, count in zip(self.pieces.good_names, goods, strict=False) for _ in range(count)])

    def tiles(self, tiles: Iterable[Tile | None]) -> tuple[str, ...]:
        """The names of tiles, leaving out empty windows."""
        return tuple([self.pieces.tile_name(tile) for tile in tiles if tile is not None])

    def cost(self, price: Price, guild: int) -> tuple[str, ...]:
        """A price as goods: the guild's own, then those of any type."""
        return (self.pieces.good_names[guild],) * price.own + ("any",) * price.any

    def read_good(self, option: str) -> tuple[str, int, int]:
        """The name, the copy and the number of the good behind an option such as "beer.2"."""
        name, _, copy = option.partition(".")
        return name, int(copy), self.pieces.good_numbers[name]

    def read_goods(self, options: Iterable[str]) -> tuple[str, ...]:
        """The names of the goods behind options."""
        return tuple([self.read_good(option)[0] for option in options])

    def craftsmen(self, player: Player, guild: int) -> list[Craftsman]:
        """A player's craftsmen of a guild."""
        return [tile for tile in player.craftsmen if tile.guild == guild]

    def next_jack(self) -> int:
        """The value of the Jack of All Trades to be named, the lower first."""
        values = sorted([townsman.value for townsman in self.me.townsmen if townsman.kind == "jack"])
        return values[sum([owner == self.seat for owner, _, _ in self.view.jacks])]


def _plan(panel: _Panel, option: str) -> Choice:
    guild = panel.pieces.guild_numbers[option]
    house, guests = panel.view.guilds[guild], panel.tiles(panel.view.guilds[guild].lodgings)
    label = "choice-plan-prestige" if panel.view.prestige == guild else "choice-plan"
    detail = _say("detail-plan", guests) if guests else _say("detail-plan-empty")
    return Choice(option, _say(label, option, panel.price(guild), sum(house.roof)), detail)


def _act(panel: _Panel, option: str) -> Choice:
    facts = {"sell": _sale, "recruit": _recruiting, "buy": _purchase}.get(option)
    label, detail = facts(panel) if facts else ((), ())
    return Choice(option, _say(f"choice-act-{option}", *label), _say(f"detail-act-{option}", *detail))


_Facts: TypeAlias = tuple[tuple[Fact, ...], tuple[Fact, ...]]
"""Those of a label and those of its detail."""


def _sale(panel: _Panel) -> _Facts:
    """The price, and what selling all would bring."""
    price, owned = selling_price(panel.pieces, panel.me, panel.house), panel.me.goods[panel.view.guild]
    return (panel.pieces.good_names[panel.view.guild],), (price, owned, owned * price)


def _recruiting(panel: _Panel) -> _Facts:
    """What the roof pays, and the guests that can be paid."""
    house = panel.view.guilds[panel.view.guild]
    guests = [house.lodgings[window] for window in affordable_windows(panel.pieces, panel.view)]
    return (sum(house.roof) * panel.pieces.income.roof,), (panel.tiles(guests),)


def _purchase(panel: _Panel) -> _Facts:
    """The price, and the most that can be bought."""
    price, most = (
        buying_price(panel.pieces, panel.me, panel.house),
        most_to_buy(panel.pieces, panel.view, panel.me, panel.house),
    )
    return (), (price, most, most * price, panel.me.money or 0)


def _sell(panel: _Panel, option: str) -> Choice:
    number, guild = int(option), panel.view.guild
    label = _say("choice-sell", number, number * selling_price(panel.pieces, panel.me, panel.house))
    return Choice(option, label, _say("detail-sell", panel.pieces.good_names[guild], panel.me.goods[guild] - number))


def _buy(panel: _Panel, option: str) -> Choice:
    name, copy, good = panel.read_good(option)
    label = _say("choice-buy", name, copy, buying_price(panel.pieces, panel.me, panel.house))
    stored = panel.view.guilds[panel.view.guild].storehouse[good]
    return Choice(option, label, _say("detail-buy", stored, panel.me.goods[good], panel.price(good)))


def _guest(panel: _Panel, option: str) -> Choice:
    pieces, view, window = panel.pieces, panel.view, int(option) - 1
    guest = view.guilds[view.guild].lodgings[window]
    assert guest is not None, "an empty window is never offered"  # noqa: S101
    plain, *others = [panel.cost(price, view.guild) for price in payable_prices(pieces, view, window)]
    facts = (pieces.tile_name(guest), plain)
    label = _say("choice-guest-two", *facts, others[-1]) if others else _say("choice-guest", *facts)
    return Choice(option, label, _worth(panel, guest))


def _worth(panel: _Panel, guest: Tile) -> Line:
    """What a guest is good for."""
    if not isinstance(guest, Craftsman):
        return _say(f"detail-guest-{guest.kind}", guest.value)
    own = [tile.value for tile in panel.craftsmen(panel.me, guest.guild)]
    return _say("detail-guest-craftsman", panel.pieces.guild_names[guest.guild], sum(own), len(own))


def _price(panel: _Panel, option: str) -> Choice:
    guild, goods = panel.view.guild, panel.me.goods
    own, extra = map(int, option.split("+"))
    in_hand = (panel.pieces.good_names[guild],) * goods[guild]
    label = _say("choice-price", panel.cost(Price(own, extra), guild))
    return Choice(option, label, _say("detail-price", in_hand, sum(goods) - goods[guild]))


def _extra(panel: _Panel, option: str) -> Choice:
    name, copy, good = panel.read_good(option)
    detail = _say("detail-extra", panel.me.goods[good], panel.price(good))
    return Choice(option, _say("choice-extra", name, copy), detail)


def _victim(panel: _Panel, option: str) -> Choice:
    seat = int(option[1:])
    detail = _say("detail-victim", panel.names(panel.view.players[seat].goods))
    return Choice(option, _say("choice-victim", seat), detail)


def _spoils(panel: _Panel, option: str) -> Choice:
    name, copy, good = panel.read_good(option)
    detail = _say("detail-spoils", panel.price(good), panel.me.goods[good])
    return Choice(option, _say("choice-spoils", name, copy), detail)


def _craft(panel: _Panel, option: str) -> Choice:
    places = movable(panel.view, panel.pieces.guild_numbers[option])
    tiles = [_tile_at(panel.view, guild, side, window) for guild, side, window in places]
    values = tuple(sorted({tile.value for tile in tiles if tile is not None}))
    return Choice(option, _say("choice-craft", option), _say("detail-craft", len(tiles), values))


def _tile_at(view: State, guild: int, side: str, window: int) -> Tile | None:
    house = view.guilds[guild]
    return house.workshop[window - 1] if side == "workshop" else house.lodgings[window - 1]


def _swap(panel: _Panel, option: str) -> Choice:
    name, side, window = _read_place(option)
    guild = panel.pieces.guild_numbers[name]
    tile = panel.tiles([_tile_at(panel.view, guild, side, window)])[0]
    becomes_master = panel.view.round + window - 1
    if side == "lodgings":
        detail = _say("detail-swap-guest", panel.cost(panel.pieces.windows[window - 1].prices[0], guild))
    elif becomes_master <= panel.pieces.rounds:
        detail = _say("detail-swap-master", becomes_master)
    else:
        detail = _say("detail-swap-lower")
    return Choice(option, _say("choice-swap", tile, option), detail)


def _peddle(panel: _Panel, option: str) -> Choice:
    good = panel.pieces.good_numbers[option]
    paid = payment(panel.pieces, panel.view).count(good)
    number = goods_shown(panel.pieces, panel.me, good) - paid - 1 + panel.pieces.townsman.peddler_goods
    return Choice(option, _say("choice-peddle", option), _say("detail-peddle", number, _best_rival(panel, good)))


def _best_rival(panel: _Panel, good: int) -> int:
    """The most that anyone else would show of a good at the favorites."""
    return max([goods_shown(panel.pieces, rival, good) for rival in panel.rivals])


def _mayor(panel: _Panel, option: str) -> Choice:
    guild = panel.pieces.guild_numbers[option]
    rivals = sum([len(panel.craftsmen(rival, guild)) for rival in panel.rivals])
    detail = _say("detail-mayor", len(panel.craftsmen(panel.me, guild)), rivals)
    return Choice(option, _say("choice-mayor", option), detail)


def _duchess(panel: _Panel, option: str) -> Choice:
    good = panel.pieces.guild_numbers[option]
    number = goods_shown(panel.pieces, panel.me, good) - payment(panel.pieces, panel.view).count(good)
    return Choice(option, _say("choice-duchess", option), _say("detail-duchess", number, _best_rival(panel, good)))


def _first(panel: _Panel, option: str) -> Choice:
    place = panel.view.order.index(panel.seat) + 1
    detail = _say(f"detail-first-{option}", place, len(panel.view.order))
    return Choice(option, _say(f"choice-first-{option}"), detail)


def _jack(panel: _Panel, option: str) -> Choice:
    taking_part = strengths(panel.view, panel.pieces.guild_numbers[option])
    totals = {seat: strength.total for seat, strength in taking_part.items()}
    own = totals.pop(panel.seat, 0) + panel.next_jack()
    return Choice(option, _say("choice-jack", option), _say("detail-jack", own, max(totals.values(), default=0)))


_CHOICES: dict[str, Callable[[_Panel, str], Choice]] = {
    "plan": _plan,
    "act": _act,
    "sell": _sell,
    "buy": _buy,
    "guest": _guest,
    "price": _price,
    "extra": _extra,
    "victim": _victim,
    "spoils": _spoils,
    "craft": _craft,
    "swap": _swap,
    "peddle": _peddle,
    "mayor": _mayor,
    "duchess": _duchess,
    "first": _first,
    "jack": _jack,
}
ASKS = tuple(_CHOICES)
"""Every question; each has the sentences "ask-plan" and "ask-plan-hint"."""


def _title(panel: _Panel) -> Line:
    """Where one is asked: at a guild, at planning, or at the very end."""
    view = panel.view
    if view.phase == "action":
        return _say("line-panel_guild", panel.pieces.guild_names[view.guild])
    if view.phase == "naming":
        return _say("line-panel_naming")
    return _say("line-panel_planning", view.round, panel.pieces.rounds, view.turn)


def _moment(panel: _Panel) -> tuple[Line, ...]:
    """Where one stands: the guild, the recruiting under way, one's own things, the chart."""
    order = _say("line-status_order", panel.view.order)
    context = {"action": _at_guild, "naming": _at_naming}.get(panel.view.phase, _at_planning)
    me = panel.me
    own = _say("line-panel_own", me.money or 0, panel.names(me.goods), me.agents, me.stock)
    return (*context(panel), own, *_on_peddlers(panel), order)


def _at_planning(panel: _Panel) -> tuple[Line, ...]:
    return (_say("line-status_prestige", panel.pieces.guild_names[panel.view.prestige]),)


def _at_naming(panel: _Panel) -> tuple[Line, ...]:
    return (_say("line-panel_jack", panel.next_jack()),)


def _at_guild(panel: _Panel) -> tuple[Line, ...]:
    pieces, view = panel.pieces, panel.view
    house, lines = view.guilds[view.guild], []
    lines.append(_say("line-panel_store", panel.names(house.storehouse), panel.price(view.guild)))
    if view.action == "recruit" and view.answers:
        lines.append(_say("line-panel_guest", pieces.tile_name(chosen_guest(view))))
    if len(view.answers) >= EFFECT:
        paid = [pieces.good_names[good] for good in payment(pieces, view)]
        lines.append(_say("line-panel_payment", tuple(paid)))
    return tuple(lines)


def _belongings(panel: _Panel) -> tuple[Line, ...]:
    me = panel.me
    money = _say("line-own_money_hidden") if me.money is None else _say("line-own_money", me.money)
    goods = _say("line-own_goods", panel.names(me.goods))
    return (money, goods, *_on_peddlers(panel), _say("line-own_agents", me.agents, me.stock))


def _on_peddlers(panel: _Panel) -> tuple[Line, ...]:
    peddled = [panel.pieces.good_names[good] for good in panel.me.peddled]
    return (_say("line-own_peddled", tuple(peddled)),) if peddled else ()


def summary(pieces: Pieces, view: State, seat: Seat) -> tuple[Line, ...]:
    """What lies before a player, and what it would score now, as far as the view knows."""
    panel = _Panel(pieces, view, seat)
    crests = tuple(
        [name for name, count in zip(pieces.guild_names, panel.me.crests, strict=False) for _ in range(count)]
    )
    townsmen = (_say("line-own_townsmen", panel.tiles(panel.me.townsmen)),) if panel.me.townsmen else ()
    return (
        *_belongings(panel),
        *_workmen(panel),
        *townsmen,
        _say("line-own_crests", crests, panel.me.prestige),
        *_points(panel),
    )


def _workmen(panel: _Panel) -> tuple[Line, ...]:
    """The craftsmen guild by guild."""
    lines = []
    for guild in range(len(panel.view.guilds)):
        if own := sorted(panel.craftsmen(panel.me, guild), key=lambda tile: -tile.value):
            total = sum([tile.value for tile in own])
            lines.append(_say("line-own_craftsmen", panel.pieces.guild_names[guild], panel.tiles(own), total))
    return tuple(lines) or (_say("line-own_no_craftsmen"),)


def _points(panel: _Panel) -> tuple[Line, ...]:
    """As if the game ended now."""
    score, points = score_game(panel.pieces, panel.view)[panel.seat], Counter[str]()
    for reason in score.reasons:
        points[CATEGORIES[reason.why.key]] += reason.points
    lines = [_say("line-points_total", score.points)]
    lines += [_say(f"line-points_{category}", number) for category, number in points.items()]
    if any(player.money is None for player in panel.view.players):
        lines.append(_say("line-points_without_richest"))
    return tuple(lines)


def sum_up(score: Score) -> tuple[tuple[Line, tuple[Reason, ...]], ...]:
    """A score's reasons under the headings of the score table, in its order."""
    groups: dict[str, tuple[Reason, ...]] = dict.fromkeys(CATEGORIES.values(), ())
    for reason in score.reasons:
        groups[CATEGORIES[reason.why.key]] += (reason,)
    return tuple(
        [
            (_say(f"line-points_{category}", sum([reason.points for reason in reasons])), reasons)
            for category, reasons in groups.items()
            if reasons
        ]
    )


def status(pieces: Pieces, view: State) -> tuple[Line, ...]:
    """Round, turn and phase, the chart, who acts and who is awaited."""
    phase = (pieces.guild_names[view.guild],) if view.phase == "action" else ()
    finished = tuple([seat for seat, player in enumerate(view.players) if player.finished])
    return (
        _say("line-status_round", view.round, pieces.rounds, view.turn),
        _say(f"line-status_{view.phase}", *phase),
        _say("line-status_order", view.order),
        _say("line-status_prestige", pieces.guild_names[view.prestige]),
        *_awaited(view),
        *((_say("line-status_finished", finished),) if finished and view.phase != "over" else ()),
    )


def _awaited(view: State) -> tuple[Line, ...]:
    if view.acting != NOBODY:
        others = tuple([seat for seat in view.order if seat in view.waiting and seat != view.acting])
        acting = _say("line-status_acting", view.acting)
        return (acting, _say("line-status_next", others)) if others else (acting,)
    waiting = tuple(view.waiting[:1] if view.phase == "naming" else view.waiting)
    return (_say("line-status_awaited", waiting),) if waiting else ()


class NorenbercGuide:
    """The guide with the figures of the game it explains."""

    topics = TOPICS

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces

    def explain(self, view: State, prompt: Prompt) -> Question:
        """A prompt with all that is needed to answer it."""
        return explain(self.pieces, view, prompt)

    def call(self, view: State, prompt: Prompt) -> Line:
        """What somebody is called to do."""
        return call(self.pieces, view, prompt)

    def promise(self, view: State, prompt: Prompt, answer: Answer) -> Line:
        """What will happen by an answer of several options."""
        return promise(self.pieces, view, prompt, answer)

    def doubt(self, view: State, prompt: Prompt, answer: Answer) -> Line | None:
        """What to ask before passing or doing nothing."""
        return doubt(self.pieces, view, prompt, answer)

    def summary(self, view: State, seat: Seat) -> tuple[Line, ...]:
        """A seat's own things, and what they would score."""
        return summary(self.pieces, view, seat)

    def sights(self, view: State) -> dict[str, Line]:
        """The whole board, each guild, and one's own things."""
        names = self.pieces.guild_names[: len(view.guilds)]
        guilds = {f"guild.{number}": Line("guild", {"guild": name}) for number, name in enumerate(names)}
        return {"board": Line("board"), **guilds, "player": Line("player")}

    def status(self, view: State) -> tuple[Line, ...]:
        """How far the game has come, and whose turn it is."""
        return status(self.pieces, view)

    def sum_up(self, score: Score) -> tuple[tuple[Line, tuple[Reason, ...]], ...]:
        """A score's reasons under headings."""
        return sum_up(score)
