"""Tables for the rule cases: a plain town, functions that place pieces on it, and functions that play on."""

import tomllib
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from msgspec import msgpack

from bot.catalogue import Game, home_of, make_game
from bot.games.answers import answer as check_and_choose
from bot.games.answers import complete_options
from bot.games.chance import Chance
from bot.games.contract import Line, Prompt, Seat, Step
from bot.games.ulm.rules.adapter import Ulm
from bot.games.ulm.rules.board import GATES, NO_TILE
from bot.games.ulm.rules.data_file import read_pieces
from bot.games.ulm.rules.state import ACT, PUSH, Player, State

HOME = home_of("ulm")
A, B, C, D = range(4)
"""Seats in playing order."""
LETTERS = "GWBTO"
"""Kinds of tiles by the letter of their color: gray, white, brown, turquoise, orange."""


def figures() -> dict[str, Any]:
    """Load a copy of the data file's numbers that a test may change."""
    return tomllib.loads((HOME.data / "pieces.toml").read_text("utf-8"))


Change: TypeAlias = Callable[[dict[str, Any]], object]
"""Changes a copy of the data file's numbers in place."""


def changed_rules(change: Change) -> Ulm:
    """Return rules with changed numbers."""
    changed = figures()
    change(changed)
    return Ulm(read_pieces(changed))


PIECES = read_pieces(figures())
RULES = Ulm(PIECES)


def load_ulm() -> Game:
    """Load the game from the catalogue."""
    return make_game("ulm", HOME, msgpack.encode(figures()))


def fresh(seats: int = 3, seed: int = 1, rules: Ulm = RULES, **options: str) -> State:
    """Set up a random game."""
    return rules.setup(seats, Chance(seed.to_bytes(32, "big")), complete_options(rules, options))[-1].state


def kinds(letters: str) -> list[int]:
    """Convert letters to tiles; a dot is an empty place."""
    return [LETTERS.index(letter) if letter != "." else NO_TILE for letter in letters]


def letters(kinds: Iterable[int]) -> str:
    """Convert tiles to letters; an empty place is a dot."""
    return "".join(LETTERS[kind] if kind != NO_TILE else "." for kind in kinds)


def table(seats: int = 3, rules: Ulm = RULES) -> State:
    """Set up a predictable town: A begins and has drawn a gray tile; no player owns a tile or a card."""
    state = fresh(seats, rules=rules).copy()
    state.start = state.acting = A
    state.grid, state.bag, state.docks = kinds("GWBTOGWTO"), [7, 7, 8, 7, 7], kinds(LETTERS)
    state.drawn = kinds("G")[0]
    state.deck = rules.pieces.all_cards
    state.shields = tuple(range(len(rules.pieces.shields)))
    state.descendants = (0, 1, 2, 3)
    for player in state.players:
        player.tiles = [0] * len(LETTERS)
    state.base = state.ask = PUSH
    return state


def to_push(state: State, drawn: str = "G") -> State:
    """Make the acting player draw this tile."""
    state.drawn, state.base, state.ask = kinds(drawn)[0], PUSH, PUSH
    return state


def to_act(state: State, line: str, tower: str = "") -> State:
    """Give the acting player these three tiles to use after the push, with a tower tile if named."""
    state.drawn, state.actions, state.moves_made = NO_TILE, tuple(kinds(line)), 1
    state.base = state.ask = ACT
    if tower:
        hold_tower(state, tower)
    return state


def hold_tower(state: State, tower: str) -> State:
    """Put this tower tile in force for the round."""
    state.built = (PIECES.tower_names.index(tower),)
    return state


def put_ring(state: State, **gates: str) -> State:
    """Put exactly these tiles at the gates."""
    state.ring = [NO_TILE] * len(GATES)
    for gate, letter in gates.items():
        state.ring[GATES.index(gate)] = kinds(letter)[0]
    return state


def own(
    state: State,
    seat: Seat = A,
    *,
    tiles: str = "",
    hand: Iterable[str] = (),
    laid: Iterable[str] = (),
    shields: Iterable[str] = (),
    descendants: Iterable[str] = (),
    **numbers: int,
) -> Player:
    """Set a player's pieces to exactly these; numbers such as `coins` and `sparrows` change only if given."""
    player, pieces = state.players[seat], PIECES
    player.tiles = [tiles.count(letter) for letter in LETTERS]
    player.hand = tuple(sorted(pieces.card_names.index(name) for name in hand))
    player.laid = tuple(pieces.card_names.index(name) for name in laid)
    player.shields = tuple(pieces.shield_names.index(name) for name in shields)
    player.descendants = tuple(pieces.descendant_names.index(name) for name in descendants)
    for name, number in numbers.items():
        assert hasattr(player, name), name
        setattr(player, name, number)
    return player


def sail_to(state: State, *values: int) -> State:
    """Put the barges on these spaces, in seat order from A."""
    for player, value in zip(state.players, values, strict=False):
        player.barge = PIECES.river.index(value)
    return state


def space(state: State, seat: Seat = A) -> int:
    """Return the space of a barge."""
    return PIECES.river[state.players[seat].barge]


def put_seals(state: State, seat: Seat, **quarters: int) -> State:
    """Place seals of a player in these quarters."""
    player = state.players[seat]
    for name, number in quarters.items():
        quarter = PIECES.quarter_names.index(name)
        player.seals[quarter] += number
        player.supply -= number
        state.places[quarter] -= number
    return state


def stack(state: State, *cards: str, discards: Iterable[str] = ()) -> State:
    """Set the deck and the discards: the deck's top card is listed first, the discards' top card last."""
    state.deck = tuple(PIECES.card_names.index(name) for name in cards)
    state.discards = tuple(PIECES.card_names.index(name) for name in discards)
    return state


def complete_deck(state: State) -> State:
    """Put all unused cards below the deck."""
    there = Counter([*state.deck, *state.discards])
    there.update(card for player in state.players for card in (*player.hand, *player.laid))
    state.deck += tuple((Counter(PIECES.all_cards) - there).elements())
    return state


def stack_shields(state: State, *shields: str) -> State:
    """Set the stack of shields, the top one first."""
    state.shields = tuple(PIECES.shield_names.index(name) for name in shields)
    return state


def at_oath_house(state: State, *descendants: str) -> State:
    """Set the descendants that are left at the Oath House."""
    state.descendants = tuple(PIECES.descendant_names.index(name) for name in descendants)
    return state


def cards(numbers: Iterable[int]) -> list[str]:
    """Return the names of cards."""
    return [PIECES.card_names[number] for number in numbers]


def points(state: State, seat: Seat = A) -> int:
    """Return the points scored so far, including the points at the start."""
    return sum(state.players[seat].points)


def total(state: State, seat: Seat = A) -> int:
    """Return the total score as if the game ended now."""
    return RULES.scores(state)[seat].points


def options(state: State, *answers: str | Iterable[str], rules: Ulm = RULES) -> tuple[str, ...]:
    """Return the options after these answers."""
    return asked(act(state, *answers, rules=rules) if answers else state, rules=rules).options


def asked(state: State, seat: Seat | None = None, rules: Ulm = RULES) -> Prompt:
    """Return the open prompt; if a seat is given, check that the prompt is this seat's."""
    [prompt] = rules.prompts(state)
    assert seat in (None, prompt.seat)
    return prompt


def play(state: State, *answers: str | Iterable[str], rules: Ulm = RULES) -> tuple[Step[State], ...]:
    """Give the answers one by one, checking that each is legal; return the steps of all answers."""
    steps: tuple[Step[State], ...] = ()
    for answer in answers:
        picks = (answer,) if isinstance(answer, str) else tuple(answer)
        prompt = asked(state, rules=rules)
        steps += check_and_choose(rules, state, prompt.seat, prompt.id, picks)
        state = steps[-1].state
    return steps


def act(state: State, *answers: str | Iterable[str], rules: Ulm = RULES) -> State:
    """Return the state after these answers."""
    return play(state, *answers, rules=rules)[-1].state


def lines(steps: Iterable[Step[State]], *keys: str) -> list[Line]:
    """Return the lines of the steps, or only those with these keys."""
    return [line for step in steps for line in step.lines if not keys or line.key in keys]


def facts(steps: Iterable[Step[State]], key: str) -> list[dict[str, object]]:
    """Return the facts of each line with this key, without its seat."""
    return [{name: fact for name, fact in line.facts.items() if name != "seat"} for line in lines(steps, key)]


def row(table: str, at: int, **values: object) -> Change:
    """Return a change that edits one row of a table in the data."""
    return lambda figures: figures[table][at].update(values)


def privilege(*effect: dict[str, object]) -> Change:
    """Return a change that replaces the privilege of Reichenau Court."""
    return row("quarters", 7, privilege=list(effect))
