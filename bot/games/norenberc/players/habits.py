"""How a searching player guesses money and plans: by how people usually play, not uniformly.

Some players lay all their cards at once, others one at a time. A player who has sent more agents in a round than turns
have passed is hasty; before a player has sent any, both are possible.
"""

from bot.games.chance import Chance
from bot.games.contract import Answer, Prompt, Seat
from bot.games.norenberc.players.merchant import Merchant
from bot.games.norenberc.players.outlook import Outlook
from bot.games.norenberc.players.patient import Patient
from bot.games.norenberc.players.prospect import Prospect
from bot.games.norenberc.rules.guess import guess_state
from bot.games.norenberc.rules.pieces import Pieces
from bot.games.norenberc.rules.state import PLANNING, State
from bot.games.search import World

AGENT_SPENDS, ALONE_SPENDS = 6, 8
"""Talers spent per agent on goods in the first round: normally, and in a two-player game, which has more to buy."""
FIRST_SPREAD = 8
"""How far first-round spending varies around the average, in Talers."""
SPREADS = (14, 22, 30)
"""By round, starting with the second: Talers that players rarely exceed. Toward the end players stop spending."""
LAST_SPREAD = 75
"""Talers that hasty players and those in two-player games rarely exceed at the end, when the last goods are sold."""
USUAL = 4
"""One guessed plan in this many is random; all others are the plan that the player would like best."""
OF_TEN, HASTY, UNKNOWN, PATIENT = 10, 9, 5, 1
"""Chances, out of `OF_TEN`, that a player is hasty: after hasty turns, without evidence, and after patient turns."""


class UsualHabits:
    """Guesses that most players have little money and a good plan."""

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self._patient, self._merchant = Patient(pieces), Merchant(pieces)

    def imagine(self, view: State, seat: Seat, chance: Chance) -> World:
        """Guess a world, preferring likely ones; players who are hasty in it stay hasty."""
        hasty = draw_hasty(view, seat, chance)
        players = [self._merchant if is_hasty else self._patient for is_hasty in hasty]

        def play(state: State, prompt: Prompt, chance: Chance) -> Answer:
            return players[prompt.seat](state, prompt, chance)

        habits = _Habits(self.pieces, self._patient, self._merchant, hasty)
        return World(guess_state(self.pieces, view, seat, chance, habits), play)


def draw_hasty(view: State, seat: Seat, chance: Chance) -> list[bool]:
    """Return for each seat whether the player lays all cards at once; the guessing player never does."""
    hasty = []
    for other in range(len(view.players)):
        number, _ = chance.fork(f"habits of {other}").below(OF_TEN, "whether one is hasty")
        hasty.append(other != seat and number < _hasty_of_ten(view, other))
    return hasty


def _hasty_of_ten(view: State, seat: Seat) -> int:
    """Return the chance, out of `OF_TEN`, that a player is hasty, given the number of agents sent this round."""
    sent, turns = sum([house.roof[seat] for house in view.guilds]), view.turn - (view.phase is PLANNING)
    if not turns:
        return UNKNOWN
    return HASTY if sent > turns or view.players[seat].cards > 1 else PATIENT


class _Habits:
    """The habits of all players in one guessed world."""

    def __init__(self, pieces: Pieces, patient: Patient, merchant: Merchant, hasty: list[bool]) -> None:
        self.pieces = pieces
        self._patient, self._merchant, self._hasty = patient, merchant, hasty

    def likely_purse(self, state: State, seat: Seat, possible: range, chance: Chance) -> tuple[int, Chance]:
        """In the first round, guess money by the number of agents sent; later, take the lower of two random draws."""
        if state.round == 1:
            sent = sum([house.roof[seat] for house in state.guilds])
            more, chance = chance.below(2 * FIRST_SPREAD + 1, "a first purse")
            spends = AGENT_SPENDS if len(state.players) > 2 else ALONE_SPENDS
            usual = self.pieces.start.money - spends * sent + (more - FIRST_SPREAD) * (sent > 0)
            return min(max(usual, possible[0]), possible[-1]), chance
        spread = min(len(possible), self._spread(state, seat))
        one, chance = chance.below(spread, "a purse")
        other, chance = chance.below(spread, "a thinner purse")
        return possible[min(one, other)], chance

    def _spread(self, state: State, seat: Seat) -> int:
        is_selling = state.round >= self.pieces.rounds and state.turn > 1
        if is_selling and (self._hasty[seat] or len(state.players) == 2):
            return LAST_SPREAD
        return SPREADS[min(state.round - 2, len(SPREADS) - 1)]

    def likely_plans(
        self, state: State, seat: Seat, plans: list[tuple[int, ...]], chance: Chance
    ) -> tuple[list[tuple[int, ...]], Chance]:
        """Usually return only the plan that the player in that seat would choose; sometimes return all plans."""
        is_any, chance = chance.below(USUAL, "a habit")
        if not is_any:
            return plans, chance
        plan = self._hasty_plan if self._hasty[seat] else self._patient_plan
        return [plan(state, seat, plans)], chance

    def _patient_plan(self, state: State, seat: Seat, plans: list[tuple[int, ...]]) -> tuple[int, ...]:
        """Return the best plan that has the fewest cards."""
        outlook = Prospect(self.pieces, state, seat)
        worths = {guild: self._patient.worth(outlook, guild) for plan in plans for guild in plan}
        fewest = min([len(plan) for plan in plans if plan])
        wanted = [plan for plan in plans if len(plan) == fewest]
        return max(wanted, key=lambda plan: sum([worths[guild] for guild in plan]))

    def _hasty_plan(self, state: State, seat: Seat, plans: list[tuple[int, ...]]) -> tuple[int, ...]:
        """Return cards for all guilds worth an agent; if the number of cards is known, only that many of the best."""
        outlook, guilds = Outlook(self.pieces, state, seat), sorted({guild for plan in plans for guild in plan})
        names = tuple([self.pieces.guild_names[guild] for guild in guilds])
        if () in plans:
            wanted = self._merchant.plan(outlook, names, len(plans[-1]))
            return tuple([self.pieces.guild_numbers[name] for name in wanted])
        gains = list(self._merchant.plan_gains(outlook, names).values())
        return max(plans, key=lambda plan: sum([gains[guilds.index(guild)] for guild in plan]))
