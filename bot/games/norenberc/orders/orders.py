"""Orders in Norenberc: for actions at each guild, payments, townsmen's effects, and future plans."""

from collections.abc import Callable, Iterator

from bot.games.contract import Answer, Prompt, Seat
from bot.games.norenberc.guide.standpoint import Standpoint
from bot.games.norenberc.orders.advice import advise
from bot.games.norenberc.orders.instructions import ANSWERS, SHELVES, read_instruction
from bot.games.norenberc.orders.order_sentences import say_order
from bot.games.norenberc.players.outlook import Outlook
from bot.games.norenberc.rules.payment import affordable_windows
from bot.games.norenberc.rules.pieces import Pieces, Townsman
from bot.games.norenberc.rules.state import ACTION, NAMING, OVER, PLANNING, State
from bot.games.orders import Instruction, LayoutCache, Occasion, Shelf

EFFECTS = {
    "burglar": ("victim", "spoils"),
    "guardsman": ("craft", "swap"),
    "peddler": ("peddle",),
    "mayor": ("mayor",),
    "duchess": ("duchess",),
}
"""By townsman: the questions that his effect asks."""
ASIDE = ("pay", "first")
"""Occasions decided by default if the player gave no instructions for them."""
_ABOUT = {ask: townsman for townsman, asks in EFFECTS.items() for ask in asks}
_PARTS = {"price": "pay", "extra": "pay", "first": "first", **_ABOUT}
"""By question of a recruiting: its occasion; the choice of the guest has none."""


def _this_turn(view: State, what: str) -> str:
    return f"r{view.round}.t{view.turn}.{what}"


def _coming_guilds(panel: Standpoint) -> list[int]:
    """Return the guilds where the seat may still act this turn; before planning, return all guilds."""
    view = panel.view
    if view.phase is PLANNING:
        return list(range(len(view.guilds))) if panel.seat in view.waiting else list(panel.me.plan)
    if view.phase is not ACTION:
        return []
    here = [view.guild] if panel.seat in view.waiting else []
    return here + [guild for guild in panel.me.plan if guild > view.guild]


def _at_guilds(panel: Standpoint) -> Iterator[Occasion]:
    """Yield an occasion for each guild, and one for each question a recruiting there can ask."""
    view, guilds, names = panel.view, _coming_guilds(panel), panel.pieces.guild_names
    if not guilds:
        return
    acts_now = panel.view.acting == panel.seat
    for guild in guilds:
        title = say_order("occasion-guild", names[guild])
        yield Occasion(_this_turn(view, names[guild]), title, acts_now and guild == view.guild)
    guests = [guest for guild in guilds for guest in view.guilds[guild].lodgings]
    kinds = {guest.kind for guest in guests if isinstance(guest, Townsman)}
    parts = ["pay", "first", *(townsman for townsman in EFFECTS if townsman in kinds)]
    for part in parts:
        yield Occasion(_this_turn(view, part), say_order(f"occasion-{part}"), is_aside=part in ASIDE)


def _plans(panel: Standpoint) -> list[Occasion]:
    """Return occasions for this turn's plan while it is open, for the next turn's plan, and for the next round's."""
    view, found = panel.view, []
    if view.phase is PLANNING and panel.seat in view.waiting:
        found.append(Occasion(_this_turn(view, "plan"), say_order("occasion-plan", view.round, view.turn), True))
    if view.phase in (PLANNING, ACTION) and not panel.me.finished:
        turn = (view.round, view.turn + 1)
        found.append(Occasion(f"r{turn[0]}.t{turn[1]}.plan", say_order("occasion-plan", *turn)))
    if view.phase in (PLANNING, ACTION) and view.round < panel.pieces.rounds:
        found.append(Occasion(f"r{view.round + 1}.t1.plan", say_order("occasion-plan", view.round + 1, 1)))
    return found


def _jacks(panel: Standpoint) -> list[Occasion]:
    """Return the occasion for naming a guild for a Jack of All Trades, just before the majorities are counted."""
    named = [owner for owner, _, _ in panel.view.jacks].count(panel.seat)
    owned = [townsman.kind for townsman in panel.me.townsmen].count("jack")
    is_now = panel.view.phase is NAMING and panel.view.waiting[:1] == [panel.seat]
    has_more = named < owned and panel.view.phase is not OVER
    return [Occasion("end.jack", say_order("occasion-jack"), is_now)] if has_more else []


class NorenbercForesight:
    """The orders of Norenberc, with the numbers of one data file."""

    conditions = ("guest", "townsman", "prestige", "plan")

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self._asks: dict[str, Callable[[State, Prompt], bool]] = {
            "guest": lambda view, prompt: bool(self._guests(view, prompt)),
            "townsman": lambda view, prompt: any(isinstance(one, Townsman) for one in self._guests(view, prompt)),
            "prestige": lambda view, _prompt: view.phase is ACTION and view.guild == view.prestige,
            "plan": lambda _view, prompt: prompt.ask == "plan",
        }

    def occasions(self, view: State, seat: Seat) -> Iterator[Occasion]:
        """Yield occasions for guilds, payments and townsmen's effects, then for plans."""
        panel = Standpoint(self.pieces, view, seat)
        yield from _at_guilds(panel)
        yield from _plans(panel)
        yield from _jacks(panel)

    def shelves(self, view: State, seat: Seat, occasion: str) -> tuple[Shelf, ...]:
        """Return the instructions a player can choose from on an occasion."""
        kind = occasion.rpartition(".")[2]
        find = SHELVES.get(kind, SHELVES["guild"])
        return tuple(shelf for shelf in find(Standpoint(self.pieces, view, seat), kind) if shelf.instructions)

    def read(self, view: State, seat: Seat, occasion: str, instruction: str) -> Instruction:
        """Describe an instruction for the current state."""
        return read_instruction(Standpoint(self.pieces, view, seat), occasion.rpartition(".")[2], instruction)

    def advise(self, view: State, seat: Seat, occasion: str) -> tuple[str, ...]:
        """Return the computer's choice, then other good instructions."""
        return advise(Outlook(self.pieces, view, seat), occasion.rpartition(".")[2])

    def answer(self, view: State, prompt: Prompt, laid: LayoutCache) -> Answer | None:
        """Answer by the instructions for this decision; instructions for payment and first place fit any recruiting."""
        own = prompt.id if prompt.ask == "plan" else prompt.moment
        find = ANSWERS.get(prompt.ask)
        part = _PARTS.get(prompt.ask)
        if find is None or (prompt.ask not in _ABOUT and own not in laid):
            return None
        instructions = laid.get(_this_turn(view, part) if part else own, ())
        return find(Standpoint(self.pieces, view, prompt.seat), prompt, instructions)

    def asks(self, view: State, prompt: Prompt, condition: str) -> bool:
        """True if a condition holds for the current decision."""
        return self._asks[condition](view, prompt)

    def _guests(self, view: State, prompt: Prompt) -> list[object]:
        """Return the guests at the called guild that the player can pay for."""
        if view.phase is not ACTION or view.acting != prompt.seat:
            return []
        return [view.guilds[view.guild].lodgings[window] for window in affordable_windows(self.pieces, view)]
