"""Tables for the rule cases: a plain board, functions that place pieces on it, and functions that play on."""

import tomllib
from collections.abc import Iterable, Mapping
from typing import Any

from bot.data_folder import DATA
from bot.games.answers import answer as check_and_choose
from bot.games.chance import Chance
from bot.games.contract import Line, Prompt, Reason, Seat, Step
from bot.games.norenberc.rules.adapter import Norenberc
from bot.games.norenberc.rules.pieces import Craftsman, Tile, Townsman, read_pieces
from bot.games.norenberc.rules.state import State
from tests.games.figures import Change, changed_figures

PIECES_FILE = DATA / "norenberc" / "pieces.toml"

BREWERS, BAKERS, SHOEMAKERS, PRINTERS, TAILORS, HATMAKERS = range(6)
GUILDS = ("brewers", "bakers", "shoemakers", "printers", "tailors", "hatmakers")
GOODS = ("beer", "pastries", "shoes", "pages", "cloth", "hats")

COUNCILMAN, BURGLAR, GUARDSMAN = Townsman("councilman"), Townsman("burglar"), Townsman("guardsman")
PEDDLER, MAYOR, DUCHESS = Townsman("peddler"), Townsman("mayor"), Townsman("duchess")
TAX_COLLECTOR, ENGRAVER, APPRENTICE = Townsman("tax_collector"), Townsman("engraver"), Townsman("apprentice")
BANKER, HISTORIAN, MERCHANT, HAGGLER = (Townsman(kind) for kind in ("banker", "historian", "merchant", "haggler"))

PLAIN_MASTERS = (4, 5, 3, 6, 7)
"""Values in a plain table's workshops, without "agent +"; the pair's upper tile is 6, its lower tile 7."""


def figures() -> dict[str, Any]:
    """Load a copy of the data file's numbers that a test may change."""
    return tomllib.loads(PIECES_FILE.read_text("utf-8"))


def changed_rules(change: Change) -> Norenberc:
    """Return rules with changed numbers."""
    return Norenberc(read_pieces(changed_figures(figures(), change)))


PIECES = read_pieces(figures())
RULES = Norenberc(PIECES)


def fresh(seats: int = 3, seed: int = 1, bonus: str = "off", rules: Norenberc = RULES) -> State:
    """Set up a random game."""
    return rules.setup(seats, Chance(seed.to_bytes(32, "big")), {"bonus": bonus})[-1].state


def table(seats: int = 3, rules: Norenberc = RULES) -> State:
    """Set up a predictable game: seats in order, equal workshops, empty lodgings, prestige at the Brewers."""
    state = fresh(seats, rules=rules).copy()
    state.order = tuple(range(seats))
    for guild, house in enumerate(state.guilds):
        house.workshop = crafts(guild, *PLAIN_MASTERS)
        house.lodgings = (None, None, None, None)
    state.prestige = BREWERS
    return state


def craft(guild: int, value: int) -> Craftsman:
    """Return a craftsman tile; those of value 2 have "agent +"."""
    return Craftsman(guild, value, value == 2)


def crafts(guild: int, *values: int) -> tuple[Craftsman, ...]:
    """Return several craftsmen of one guild."""
    return tuple(craft(guild, value) for value in values)


def goods(**numbers: int) -> tuple[str, ...]:
    """Return goods as options: two of beer are "beer.1" and "beer.2"."""
    return tuple(f"{name}.{copy}" for name, number in numbers.items() for copy in range(1, number + 1))


def count_goods(state: State, **numbers: int) -> list[int]:
    """Return goods as in a hand or a storehouse; goods that are not named are 0."""
    assert set(numbers) <= set(GOODS[: len(state.guilds)]), numbers
    return [numbers.get(name, 0) for name in GOODS[: len(state.guilds)]]


def hold(state: State, seat: Seat, **numbers: int) -> None:
    """Give a player exactly these goods in hand."""
    state.players[seat].goods = count_goods(state, **numbers)


def empty_hands(state: State) -> None:
    """Take all goods from all hands."""
    for seat in range(len(state.players)):
        hold(state, seat)


def store(state: State, guild: int, **numbers: int) -> None:
    """Put exactly these goods into a guild's storehouse."""
    state.guilds[guild].storehouse = count_goods(state, **numbers)


def lodge(state: State, guild: int, *guests: Tile | None) -> None:
    """Fill a guild's lodgings from window 1; the other windows are empty."""
    state.guilds[guild].lodgings = (*guests, *(None,) * (4 - len(guests)))


def set_master(state: State, guild: int, value: int) -> None:
    """Make a craftsman of this value guildmaster."""
    house = state.guilds[guild]
    house.workshop = (craft(guild, value), *house.workshop[1:])


def move_to_round(state: State, number: int) -> None:
    """Skip the guildmasters of earlier rounds and begin this round."""
    for house in state.guilds:
        house.workshop = house.workshop[number - state.round :]
    state.round = number


def asked(state: State, seat: Seat, rules: Norenberc = RULES) -> Prompt:
    """Return the open prompt of a seat."""
    [prompt] = [prompt for prompt in rules.prompts(state) if prompt.seat == seat]
    return prompt


def asked_seats(state: State) -> list[Seat]:
    """Return the seats with an open prompt."""
    return [prompt.seat for prompt in RULES.prompts(state)]


def play(state: State, seat: Seat, *answers: str | Iterable[str], rules: Norenberc = RULES) -> tuple[Step[State], ...]:
    """Give a seat's answers one by one, checking that each is legal; return the steps of all answers."""
    steps: tuple[Step[State], ...] = ()
    for answer in answers:
        picks = (answer,) if isinstance(answer, str) else tuple(answer)
        steps += check_and_choose(rules, state, seat, asked(state, seat, rules).id, picks)
        state = steps[-1].state
    return steps


def act(state: State, seat: Seat, *answers: str | Iterable[str], rules: Norenberc = RULES) -> State:
    """Return the state after a seat's answers."""
    return play(state, seat, *answers, rules=rules)[-1].state


def play_plans(state: State, plans: Mapping[Seat, Iterable[int]], rules: Norenberc = RULES) -> tuple[Step[State], ...]:
    """Plan these guilds for all seats that are asked; seats that are not named pass."""
    steps: tuple[Step[State], ...] = ()
    for seat in state.waiting[:]:
        steps += play(state, seat, [GUILDS[guild] for guild in plans.get(seat, ())], rules=rules)
        state = steps[-1].state
    return steps


def plan(state: State, plans: Mapping[Seat, Iterable[int]], rules: Norenberc = RULES) -> State:
    """Return the state after all seats have planned."""
    return play_plans(state, plans, rules)[-1].state


def call(state: State, guild: int, *seats: Seat, rules: Norenberc = RULES) -> State:
    """Plan only this guild for these seats; the first of them acts there, and all other seats pass."""
    return plan(state, dict.fromkeys(seats, (guild,)), rules)


def meet(state: State, seat: Seat, guest: Tile) -> State:
    """Give the seat one Beer and start recruiting this guest at the Brewers for it."""
    state = state.copy()
    lodge(state, BREWERS, guest)
    state.players[seat].goods[BREWERS] += 1
    return act(call(state, BREWERS, seat), seat, "recruit", "1")


def recruit(state: State, seat: Seat, guest: Tile, *answers: str | Iterable[str]) -> State:
    """Give the seat one Beer and recruit this guest at the Brewers for it."""
    state = meet(state, seat, guest)
    return act(state, seat, *answers) if answers else state


def end_round(state: State, rules: Norenberc = RULES) -> State:
    """End the round by making all seats pass; the next round begins, or the game ends."""
    return plan(state, {}, rules)


def lines(steps: Iterable[Step[State]], *keys: str) -> list[Line]:
    """Return the lines of the steps, or only those with these keys."""
    return [line for step in steps for line in step.lines if not keys or line.key in keys]


def end_round_lines(state: State, *keys: str) -> list[Line]:
    """Return the lines that appear when all seats pass."""
    return lines(play_plans(state, {}), *keys)


def guests(state: State) -> list[Tile]:
    """Return every tile in the lodgings and in the guest stack."""
    lodged = [tile for house in state.guilds for tile in house.lodgings if tile is not None]
    return lodged + [tile for tile in state.stack if tile is not None]


def brewers(*hands: tuple[int, ...]) -> State:
    """Set up a table where each seat owns Brewers of these values."""
    state = table(max(2, len(hands)))
    for seat, values in enumerate(hands):
        state.players[seat].craftsmen = crafts(BREWERS, *values)
    return state


def reasons(state: State, seat: Seat, key: str) -> list[Reason]:
    """Return a seat's reasons for points in one category as if the game ended now."""
    return [reason for reason in RULES.scores(state)[seat].reasons if reason.why.key == key]


def points(state: State, seat: Seat, key: str) -> int:
    """Return a seat's points in one category as if the game ended now."""
    return sum(reason.points for reason in reasons(state, seat, key))
