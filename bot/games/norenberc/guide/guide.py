"""Explains each question: lists what a player should know to answer it."""

from collections.abc import Callable

from bot.games.contract import (
    Answer,
    Chain,
    Choice,
    Fact,
    Line,
    Prompt,
    Question,
    Reason,
    Row,
    Score,
    Seat,
    Seats,
    Shortcut,
)
from bot.games.norenberc.guide.choices import CHOICES, tile_at
from bot.games.norenberc.guide.guildhouses import look_at, missing_actions, offers, race
from bot.games.norenberc.guide.sentences import say_line
from bot.games.norenberc.guide.shortcuts import begins_shortcuts, name_chain, shortcuts, usual
from bot.games.norenberc.guide.standing import (
    on_peddlers,
    ordered_standing,
    sealed,
    standing,
    status,
    sum_up,
    summary,
    who_is_finished,
)
from bot.games.norenberc.guide.standpoint import Standpoint, read_place
from bot.games.norenberc.guide.topics import list_chapters, read_topic, rule_of
from bot.games.norenberc.rules.arrivals import NONE
from bot.games.norenberc.rules.payment import EFFECT, chosen_guest, chosen_price, payment
from bot.games.norenberc.rules.pieces import Pieces
from bot.games.norenberc.rules.state import ACTION, NAMING, State
from bot.games.norenberc.rules.trade import buying_price

EVERYDAY = ("plan", "act", "sell", "buy", "guest", "price", "extra", "first")
"""Questions that every player has seen once the first round is over."""
SIGHTS = {"plan": "plan", **dict.fromkeys(("act", "sell", "buy", "guest", "price", "extra", "first"), "act")}
"""By question: the picture that shows the facts needed to answer it."""
WITH_ORDER = ("plan", "first")
"""Questions that depend on the turn order."""


def explain(pieces: Pieces, view: State, prompt: Prompt) -> Question:
    """Explain a prompt, based on its seat's view."""
    panel = Standpoint(pieces, view, prompt.seat)
    choices = [
        Choice(option, say_line(f"choice-{prompt.ask}-none"), is_declining=True)
        if option == NONE
        else CHOICES[prompt.ask](panel, option)
        for option in prompt.options
    ]
    on_offer = offers(panel) if prompt.ask in ("act", "guest") else ()
    is_familiar = view.round > 1 and prompt.ask in EVERYDAY
    told = _title(panel), _moment(panel, prompt), tuple(choices), on_offer, _means(panel, prompt)
    sight, is_at_guild = SIGHTS.get(prompt.ask, ""), view.phase is ACTION
    beside = _beside(panel, prompt) if sight else ()
    return Question(*told, is_familiar, is_at_guild, sight, beside, is_title_pictured=is_at_guild)


def call(pieces: Pieces, view: State, prompt: Prompt) -> Line:
    """Announce to everyone what a player must do."""
    if prompt.ask == "plan":
        return say_line("call-plan", view.turn)
    return say_line("call-jack") if prompt.ask == "jack" else say_line("call-act", pieces.guild_names[view.guild])


def promise(pieces: Pieces, view: State, prompt: Prompt, answer: Answer) -> Line:
    """Describe the effect of an answer with several options."""
    panel = Standpoint(pieces, view, prompt.seat)
    return say_line(f"confirm-{prompt.ask}", *_PROMISES[prompt.ask](panel, answer))


def _promise_purchase(panel: Standpoint, answer: Answer) -> tuple[Fact, ...]:
    return panel.read_goods(answer), len(answer) * buying_price(panel.pieces, panel.me, panel.house)


def _promise_payment(panel: Standpoint, answer: Answer) -> tuple[Fact, ...]:
    own = chosen_price(panel.pieces, panel.view).own
    return ((panel.pieces.good_names[panel.view.guild],) * own + panel.read_goods(answer),)


def _promise_swap(panel: Standpoint, answer: Answer) -> tuple[Fact, ...]:
    places = [(panel.pieces.guild_numbers[name], side, at) for name, side, at in map(read_place, answer)]
    return (panel.tiles([tile_at(panel.view, *place) for place in places]),)


_PROMISES: dict[str, Callable[[Standpoint, Answer], tuple[Fact, ...]]] = {
    "plan": lambda _panel, answer: (answer,),
    "buy": _promise_purchase,
    "extra": _promise_payment,
    "spoils": lambda panel, answer: (panel.read_goods(answer),),
    "swap": _promise_swap,
}
"""By question: the facts of the sentence that describes the picked answer's effect."""


def doubt(pieces: Pieces, view: State, prompt: Prompt, answer: Answer) -> Line | None:
    """Ask for confirmation before a pass or doing nothing, if the player has an alternative and cannot undo the answer.

    A pass can be undone until all other players have planned.
    """
    if prompt.ask == "plan" and not answer and view.waiting == [prompt.seat]:
        return say_line("doubt-plan", view.players[prompt.seat].agents)
    if prompt.ask == "act" and answer == ("nothing",) and len(prompt.options) > 1:
        return say_line("doubt-act", pieces.guild_names[view.guild])
    return None


def _title(panel: Standpoint) -> Line:
    """Return the heading: a guild, the planning or the end of the game."""
    view = panel.view
    if view.phase is ACTION:
        return say_line("line-panel_guild", panel.pieces.guild_names[view.guild])
    if view.phase is NAMING:
        return say_line("line-panel_naming")
    return say_line("line-panel_planning", view.round, panel.pieces.rounds, view.turn)


def _moment(panel: Standpoint, prompt: Prompt) -> tuple[Line | Row, ...]:
    """Return the situation: the turn order, all guilds (or only the called one), and any recruiting in progress."""
    context = {ACTION: _at_guild, NAMING: _at_naming}.get(panel.view.phase, _at_planning)
    order = (_word_order(panel),) if prompt.ask in WITH_ORDER else ()
    return (*order, *context(panel, prompt))


def _means(panel: Standpoint, prompt: Prompt) -> tuple[Line | Row, ...]:
    """Return the player's own things; while planning, without goods, which are listed with the guilds."""
    me, goods = panel.me, panel.names(panel.me.goods)
    if panel.view.phase is not ACTION:
        return (say_line("line-panel_own", *_things(panel)), *on_peddlers(panel), *standing(panel))
    can_recruit = prompt.ask == "guest" or (prompt.ask == "act" and "recruit" in prompt.options)
    roof = _roof(panel) if can_recruit else ()
    return (say_line("line-panel_purse", me.money or 0, goods), *on_peddlers(panel), Row((*race(panel), *roof)))


def _beside(panel: Standpoint, prompt: Prompt) -> tuple[Line | Row, ...]:
    """Return what the question's picture lacks.

    For an action: the recruiting in progress, and sometimes the turn order. While planning: the player's things, and
    the turn order with all points.
    """
    if panel.view.phase is ACTION:
        order = (_word_order(panel),) if prompt.ask in WITH_ORDER else ()
        return (*order, *_recruiting(panel))
    things = say_line("line-panel_things", *_things(panel))
    return (things, *on_peddlers(panel), ordered_standing(panel) or _word_order(panel))


def _things(panel: Standpoint) -> tuple[int, int, int]:
    """Return the player's Talers and agents, and the agents left in the stockpile."""
    return panel.me.money or 0, panel.me.agents, panel.me.stock


def _word_order(panel: Standpoint) -> Line:
    return say_line("line-status_order", Seats(panel.view.order))


def _at_planning(panel: Standpoint, _prompt: Prompt) -> tuple[Line | Row, ...]:
    houses = [look_at(panel, guild) for guild in range(len(panel.view.guilds))]
    legend = (Row((say_line("line-plan_legend"),)),) if panel.view.round == 1 else ()
    finished = who_is_finished(panel.view)
    return (*houses, *legend, *([Row(finished)] if finished else []))


def _at_naming(panel: Standpoint, _prompt: Prompt) -> tuple[Line | Row, ...]:
    return (say_line("line-panel_jack", panel.next_jack()),)


def _at_guild(panel: Standpoint, prompt: Prompt) -> tuple[Line | Row, ...]:
    view = panel.view
    missing = missing_actions(panel, prompt.options) if prompt.ask == "act" else ()
    store = say_line("line-panel_store", panel.names(panel.house.storehouse), panel.price(view.guild))
    return (Row(missing, store), *_recruiting(panel))


def _recruiting(panel: Standpoint) -> tuple[Line, ...]:
    """Return the guest chosen so far and the price."""
    view = panel.view
    if view.action != "recruit" or not view.answers:
        return ()
    guest = say_line("line-panel_guest", panel.pieces.tile_name(chosen_guest(view)))
    return (guest, _word_payment(panel)) if len(view.answers) >= EFFECT else (guest,)


def _roof(panel: Standpoint) -> tuple[Line, ...]:
    """Describe the Talers that the agents on the roof earn from this recruiting."""
    talers = sum(panel.house.roof) * panel.pieces.income.roof
    return (say_line("line-panel_roof", talers),) if talers else ()


def _word_payment(panel: Standpoint) -> Line:
    """List the goods paid and the goods left."""
    paid = payment(panel.pieces, panel.view)
    left = [owned - paid.count(good) for good, owned in enumerate(panel.me.goods)]
    return say_line("line-panel_payment", tuple([panel.pieces.good_names[good] for good in paid]), panel.names(left))


class NorenbercGuide:
    """Explains Norenberc, with the numbers of one data file."""

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self.chapters = list_chapters(pieces)

    def read_topic(self, topic: str) -> tuple[Line, ...]:
        """Explain one topic of the rules."""
        return read_topic(self.pieces, topic)

    def explain(self, view: State, prompt: Prompt) -> Question:
        """Return a prompt with everything needed to answer it."""
        return explain(self.pieces, view, prompt)

    def begins_shortcuts(self, prompt: Prompt) -> bool:
        """True for questions with many possible answers."""
        return begins_shortcuts(prompt)

    def usual(self, view: State, prompt: Prompt) -> tuple[Answer, ...]:
        """Return the usual answers."""
        return usual(self.pieces, view, prompt)

    def shortcuts(self, view: State, chains: tuple[Chain, ...]) -> tuple[Shortcut, ...]:
        """Return one-press shortcuts for the usual actions."""
        return shortcuts(self.pieces, view, chains)

    def name_chain(self, view: State, chain: Chain) -> Line | None:
        """Name a chain with the words its shortcut would have."""
        return name_chain(self.pieces, view, chain)

    def call(self, view: State, prompt: Prompt) -> Line:
        """Announce what a player must do."""
        return call(self.pieces, view, prompt)

    def promise(self, view: State, prompt: Prompt, answer: Answer) -> Line:
        """Describe the effect of an answer with several options."""
        return promise(self.pieces, view, prompt, answer)

    def doubt(self, view: State, prompt: Prompt, answer: Answer) -> Line | None:
        """Ask for confirmation before a pass or doing nothing."""
        return doubt(self.pieces, view, prompt, answer)

    def sealed(self, view: State, seat: Seat) -> tuple[Line, ...]:
        """Return the guilds of a player's plan that are not called out yet."""
        return sealed(self.pieces, view, seat)

    def summary(self, view: State, seat: Seat) -> tuple[Line, ...]:
        """Return a seat's own things and what they would score."""
        return summary(self.pieces, view, seat)

    def sights(self, view: State) -> dict[str, Line]:
        """Return the whole board, each guild, the viewer's things, each player's things, and the legend."""
        names = self.pieces.guild_names[: len(view.guilds)]
        guilds = {f"guild.{name}": Line("guild", {"guild": name}) for name in names}
        players = {f"player.{seat}": Line("player_of", {"seat": Seats((seat,))}) for seat in range(len(view.players))}
        return {"board": Line("board"), **guilds, "player": Line("player"), **players, "legend": Line("legend")}

    def status(self, view: State) -> tuple[Line, ...]:
        """Return the progress of the game and whose turn it is."""
        return status(self.pieces, view)

    def sum_up(self, score: Score) -> tuple[tuple[Line, tuple[Reason, ...]], ...]:
        """Group a score's reasons under headings."""
        return sum_up(score)

    def rule_of(self, why: Line, _lines: tuple[Line, ...]) -> str:
        """Return the topic that explains a reason for points."""
        return rule_of(why)
