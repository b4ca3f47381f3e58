"""Tables for the rule cases: a plain city, functions that place pieces on it, and functions that play on."""

import tomllib
from collections.abc import Iterable
from itertools import combinations
from typing import Any

from bot.data_folder import DATA
from bot.games.answers import answer as check_and_choose
from bot.games.chance import Chance
from bot.games.contract import Line, Prompt, Seat, Step
from bot.games.notredame.rules.adapter import NotreDame
from bot.games.notredame.rules.pieces import CARD_NUMBERS, CARDS, SECTORS, read_pieces
from bot.games.notredame.rules.state import DRAFT, HIRING, LAP, OVER, Phase, Player, State
from tests.games.figures import Change, changed_figures, put

PIECES_FILE = DATA / "notredame" / "pieces.toml"

A, B, C, D, E = range(5)
"""Seats in clockwise order."""
DEFAULT_HAND = ("school", "bank", "park")


def figures() -> dict[str, Any]:
    """Load a copy of the data file's numbers that a test may change."""
    return tomllib.loads(PIECES_FILE.read_text("utf-8"))


def changed_rules(change: Change) -> NotreDame:
    """Return rules with changed numbers."""
    return NotreDame(read_pieces(changed_figures(figures(), change)))


PIECES = read_pieces(figures())
RULES = NotreDame(PIECES)
COUNTED = changed_rules(put("limits", "coins", 25))
"""Rules with a limited number of coins."""


def fresh(seats: int = 4, seed: int = 1, rules: NotreDame = RULES, prestige: str = "secret") -> State:
    """Set up a random game."""
    return rules.setup(seats, Chance(seed.to_bytes(32, "big")), {"prestige": prestige})[-1].state


def table(seats: int = 4, rules: NotreDame = RULES) -> State:
    """Set up a predictable game: A begins, and markets 1 to 4 of each borough have coin, marker, rat and prestige."""
    state = fresh(seats, rules=rules).copy()
    state.start = A
    state.messages = (-1, 0, 1, 2, 3) * rules.pieces.table(seats).boroughs
    for seat in range(seats):
        hold(state, seat, *DEFAULT_HAND)
        state.players[seat].offer = ()
    state.waiting, state.phase = [], OVER  # no seat is asked until the test sets a phase
    return state


def card(seat: Seat, kind: str) -> int:
    """Return a card of a seat's deck."""
    return seat * len(CARDS) + CARD_NUMBERS[kind]


def hold(state: State, seat: Seat, *kinds: str) -> None:
    """Deal a player these cards: the first from the player's own deck, the rest from the right neighbors' decks."""
    seats = len(state.players)
    decks = (0, 0, 1) if seats == 2 else (0, 1, 2)
    cards = [card((seat - deck) % seats, kind) for deck, kind in zip(decks, kinds, strict=False)]
    state.players[seat].hand = tuple(cards)


def put_pieces(state: State, seat: Seat, *, friend: str = "", cathedral: int = 0, **sectors: int) -> Player:
    """Put exactly these markers into a player's borough and onto Notre Dame, and set the friend's sector."""
    player = state.players[seat]
    player.general += sum(player.markers) + player.cathedral
    player.markers = [sectors.pop(sector, 0) for sector in SECTORS]
    assert not sectors, sectors
    player.cathedral = cathedral
    player.friend = SECTORS.index(friend) if friend else -1
    player.general -= sum(player.markers) + cathedral
    assert player.general >= 0, "more markers than a player has"
    return player


def pieces_in(state: State, seat: Seat, sector: str) -> int:
    """Count the pieces in a sector: the markers and the friend."""
    player, number = state.players[seat], SECTORS.index(sector)
    return player.markers[number] + (player.friend == number)


def set_supply(state: State, seat: Seat, supply: int, general: int | None = None) -> Player:
    """Set a player's personal supply; by default the general supply gets the player's remaining markers."""
    player = state.players[seat]
    player.general = player.general + player.supply - supply if general is None else general
    player.supply = supply
    return player


def set_gold(state: State, *gold: int, bank: int | None = None) -> None:
    """Set every player's gold in seat order, and the bank's coins if they are limited."""
    for player, coins in zip(state.players, gold, strict=False):
        player.gold = coins
    state.bank = state.bank if bank is None else bank


def market(name: str) -> int:
    """Return the number of a market by its name, such as "3.1"."""
    borough, _, number = name.partition(".")
    return int(borough) * 5 + int(number)


def own_messages(state: State, seat: Seat, *markets: str) -> None:
    """Make the player take the messages of these markets."""
    for name in markets:
        state.players[seat].messages += (market(name),)
        state.lying &= ~(1 << market(name))


def take_away(state: State, *markets: str) -> None:
    """Make a different player take the messages of these markets."""
    for name in markets:
        state.lying &= ~(1 << market(name))


def to_draft(state: State, *offers: Iterable[str]) -> State:
    """Start the draft with every player dealt these kinds of cards from the player's own deck."""
    state.phase, state.turn, state.waiting = DRAFT, 1, list(range(len(state.players)))
    for seat, kinds in enumerate(offers):
        player = state.players[seat]
        player.hand, player.offer = (), tuple(sorted(card(seat, kind) for kind in kinds))
        player.deck = sum(1 << kind for kind in range(9) if seat * 9 + kind not in player.offer)
    return state


def to_lap(state: State, seat: Seat = A, lap: int = 1) -> State:
    """Start a lap with this seat; the remaining seats follow."""
    return _begin_turns(state, LAP, lap, seat)


def to_hiring(state: State, *persons: str, seat: Seat = A) -> State:
    """Start hiring with this seat, with these persons on display."""
    state.persons = tuple(PIECES.person_numbers[person] for person in persons)
    for player in state.players:
        player.hand = ()
    return _begin_turns(state, HIRING, 1, seat)


def _begin_turns(state: State, phase: Phase, turn: int, seat: Seat) -> State:
    seats = len(state.players)
    state.phase, state.turn, state.acting, state.answers = phase, turn, seat, ()
    state.waiting = [(seat + step) % seats for step in range(seats)]
    return state


def persons_with(rats: int, *named: str) -> tuple[str, ...]:
    """Return three persons, including the named ones, whose rats add up to this total."""
    others = [person for person in PIECES.persons if person.name not in named]
    known = sum(person.rats for person in PIECES.persons if person.name in named)
    for found in combinations(others, 3 - len(named)):
        if known + sum(person.rats for person in found) == rats:
            return (*named, *(person.name for person in found))
    raise AssertionError(rats)


def suffer(state: State, rats: int, hired: str = "none", rules: NotreDame = RULES) -> tuple[Step[State], ...]:
    """Have A hire this person (or none), then run the plague with this number of rats."""
    to_hiring(state, *persons_with(rats, *(() if hired == "none" else (hired,))))
    state.waiting = [A]
    return play(state, A, hired, rules=rules)


def asked(state: State, seat: Seat, rules: NotreDame = RULES) -> Prompt:
    """Return the open prompt of a seat."""
    [prompt] = [prompt for prompt in rules.prompts(state) if prompt.seat == seat]
    return prompt


def asked_seats(state: State, rules: NotreDame = RULES) -> list[Seat]:
    """Return the seats with an open prompt."""
    return [prompt.seat for prompt in rules.prompts(state)]


def options(state: State, seat: Seat, *answers: str, rules: NotreDame = RULES) -> tuple[str, ...]:
    """Return the options that a seat has after giving these answers."""
    return asked(act(state, seat, *answers, rules=rules) if answers else state, seat, rules).options


def play(state: State, seat: Seat, *answers: str, rules: NotreDame = RULES) -> tuple[Step[State], ...]:
    """Give a seat's answers one by one, checking that each is legal; return the steps of all answers."""
    steps: tuple[Step[State], ...] = ()
    for answer in answers:
        steps += check_and_choose(rules, state, seat, asked(state, seat, rules).id, (answer,))
        state = steps[-1].state
    return steps


def act(state: State, seat: Seat, *answers: str, rules: NotreDame = RULES) -> State:
    """Return the state after a seat's answers."""
    return play(state, seat, *answers, rules=rules)[-1].state


def play_one(state: State, kind: str, *answers: str, seat: Seat = A, rules: NotreDame = RULES) -> State:
    """Let a player play this card in the first lap."""
    hold(state, seat, kind, *DEFAULT_HAND[1:])
    return act(to_lap(state, seat), seat, kind, *answers, rules=rules)


def hire(state: State, person: str, *answers: str, seat: Seat = A, rules: NotreDame = RULES) -> State:
    """Let a player hire this person."""
    return act(to_hiring(state, person, seat=seat), seat, person, *answers, rules=rules)


def points(state: State, seat: Seat = A) -> int:
    """Return a player's points."""
    return sum(state.players[seat].points)


def give_points(state: State, seat: Seat, number: int) -> None:
    """Set a player's points."""
    state.players[seat].points = [number, 0, 0, 0, 0, 0, 0]


def lines(steps: Iterable[Step[State]], *keys: str) -> list[Line]:
    """Return the lines of the steps, or only those with these keys."""
    return [line for step in steps for line in step.lines if not keys or line.key in keys]


def shown(steps: Iterable[Step[State]]) -> list[str]:
    """Return the picture of each step, or "pause" for a step without a picture."""
    return ["pause" if step.is_pause else step.picture for step in steps]
