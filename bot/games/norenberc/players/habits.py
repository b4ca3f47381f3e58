"""How a searching player guesses: purses and plans as players usually have and make them, not as the rules allow.

Some players lay all their cards at once, others one at a time. Who has sent more agents in a round than turns have
passed is hasty; of whom nothing is to be seen yet may be either.
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
"""Talers that an agent costs in the first round, when goods are bought; and of two players, who have more to buy."""
FIRST_SPREAD = 8
"""Talers by which a purse of the first round is more or less than that."""
SPREADS = (14, 22, 30)
"""Talers that hardly anybody has more of from the second round on: money comes and goes, and in the end it stays."""
LAST_SPREAD = 75
"""The same of hasty players and of two, once the last round's goods are sold."""
USUAL = 4
"""Of so many plans one is any plan, the others the one that looks best."""
OF_TEN, HASTY, UNKNOWN, PATIENT = 10, 9, 5, 1
"""Of ten players so many are taken to be hasty: of those who were, of whom nothing is known, and who were not."""


class UsualHabits:
    """Purses are mostly thin, and plans mostly good."""

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self._patient, self._merchant = Patient(pieces), Merchant(pieces)

    def imagine(self, view: State, seat: Seat, chance: Chance) -> World:
        """Some world behind a view, the likelier the more often; whoever is hasty there also plays on hastily."""
        hasty = draw_hasty(view, seat, chance)
        players = [self._merchant if is_hasty else self._patient for is_hasty in hasty]

        def play(state: State, prompt: Prompt, chance: Chance) -> Answer:
            return players[prompt.seat](state, prompt, chance)

        habits = _Habits(self.pieces, self._patient, self._merchant, hasty)
        return World(guess_state(self.pieces, view, seat, chance, habits), play)


def draw_hasty(view: State, seat: Seat, chance: Chance) -> list[bool]:
    """By seat, whether somebody lays all cards at once; who guesses does not."""
    hasty = []
    for other in range(len(view.players)):
        number, _ = chance.fork(f"habits of {other}").below(OF_TEN, "whether one is hasty")
        hasty.append(other != seat and number < _hasty_of_ten(view, other))
    return hasty


def _hasty_of_ten(view: State, seat: Seat) -> int:
    """How likely somebody is hasty, by the agents sent in this round."""
    sent, turns = sum([house.roof[seat] for house in view.guilds]), view.turn - (view.phase is PLANNING)
    if not turns:
        return UNKNOWN
    return HASTY if sent > turns or view.players[seat].cards > 1 else PATIENT


class _Habits:
    """What players usually have and do in one world."""

    def __init__(self, pieces: Pieces, patient: Patient, merchant: Merchant, hasty: list[bool]) -> None:
        self.pieces = pieces
        self._patient, self._merchant, self._hasty = patient, merchant, hasty

    def likely_purse(self, state: State, seat: Seat, possible: range, chance: Chance) -> tuple[int, Chance]:
        """In the first round by the agents sent, later on the smaller of two draws."""
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
        """Mostly the plan that whoever sits there likes best."""
        is_any, chance = chance.below(USUAL, "a habit")
        if not is_any:
            return plans, chance
        plan = self._hasty_plan if self._hasty[seat] else self._patient_plan
        return [plan(state, seat, plans)], chance

    def _patient_plan(self, state: State, seat: Seat, plans: list[tuple[int, ...]]) -> tuple[int, ...]:
        """The best one of the fewest cards."""
        outlook = Prospect(self.pieces, state, seat)
        worths = {guild: self._patient.worth(outlook, guild) for plan in plans for guild in plan}
        fewest = min([len(plan) for plan in plans if plan])
        wanted = [plan for plan in plans if len(plan) == fewest]
        return max(wanted, key=lambda plan: sum([worths[guild] for guild in plan]))

    def _hasty_plan(self, state: State, seat: Seat, plans: list[tuple[int, ...]]) -> tuple[int, ...]:
        """All cards that are worth one; where their number is seen, the best ones."""
        outlook, guilds = Outlook(self.pieces, state, seat), sorted({guild for plan in plans for guild in plan})
        names = tuple([self.pieces.guild_names[guild] for guild in guilds])
        if () in plans:
            wanted = self._merchant.plan(outlook, names, len(plans[-1]))
            return tuple([self.pieces.guild_numbers[name] for name in wanted])
        gains = list(self._merchant.plan_gains(outlook, names).values())
        return max(plans, key=lambda plan: sum([gains[guilds.index(guild)] for guild in plan]))
