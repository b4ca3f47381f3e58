"""The pieces and numbers of Notre Dame, read from the data file."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from msgspec import Struct

from bot.games.contract import Seat
from bot.games.figures import Count, Figures, Positive, ShortName, Soundness, check_figures, convert_figures
from bot.games.notredame.rules.streets import City, build_city, read_street

SECTORS = ("school", "bank", "residence", "hotel", "carriage", "park", "hospital")
"""The seven sectors of a borough, in the order of options."""
ALL_SECTORS = (1 << len(SECTORS)) - 1
"""The bit set of all sectors."""
SCHOOL, BANK, RESIDENCE, HOTEL, CARRIAGE, PARK, HOSPITAL = range(7)
CARDS = (*SECTORS, "friend", "notre_dame")
"""The kinds of action cards; a sector and its card have the same index."""
FRIEND, NOTRE_DAME = 7, 8
CARD_NUMBERS = {name: number for number, name in enumerate(CARDS)}
MESSAGES = ("coin", "marker", "rat", "prestige")
"""The kinds of messages; each borough has one of each kind."""
BROWN = "brown"
"""The pile of persons who appear in every period."""
LETTERS = "abcdefghi"
"""The piles of gray persons, one for each period."""
SHOWN = 2
"""The number of brown persons on display in a round, in addition to a gray one."""
KEPT = 3
"""The number of cards in a hand after the draft; two of them are played."""
LAPS = 2
PERSONS = (
    *("moneylender", "monk", "maid", "doctor", "jester", "minstrel"),
    *("city_guard", "night_watchman", "bishop", "guild_master", "beggar_king", "lawyer", "lady", "mayor", "carpenter"),
)
"""The persons whose effects the rules implement."""


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player begins with."""

    gold: Count
    markers: Count


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """Maximum numbers: a player's markers, coins, and the rat marker's level."""

    markers: Positive
    coins: Count
    """Coins in the whole game; 0 if unlimited."""
    track: Positive


class Hotel(Struct, frozen=True, forbid_unknown_fields=True):
    """The number of pieces with which the hotel gives two things."""

    double: Positive


class Park(Struct, frozen=True, forbid_unknown_fields=True):
    """The bonus to every gain of points for each full set of pieces in the park."""

    pieces: Positive
    points: Count


class Plague(Struct, frozen=True, forbid_unknown_fields=True):
    """The cost of an outbreak."""

    points: Count
    markers: Count


class TableSize(Struct, frozen=True, forbid_unknown_fields=True):
    """The setup for a number of players."""

    seats: Positive
    boroughs: Positive
    pool: Count
    homes: tuple[Count, ...]
    """The borough of each seat."""


class Person(Struct, frozen=True, forbid_unknown_fields=True):
    """A person card; which numbers it has depends on its effect."""

    name: str
    pile: str
    rats: Count
    figures: dict[str, Positive] = {}


class Pieces(Figures, frozen=True, dict=True, eq=False):
    """Every number and piece of the game."""

    periods: Positive
    rounds: Positive
    """The number of rounds in each period."""
    wage: Count
    colors: tuple[ShortName, ...]
    start: Start
    limits: Limits
    donations: dict[int, Positive]
    """Points by amount of gold given."""
    messages: dict[str, Positive]
    """Points by the kind of message."""
    hotel: Hotel
    park: Park
    plague: Plague
    tables: tuple[TableSize, ...]
    persons: tuple[Person, ...]
    streets: dict[str, tuple[str, ...]]

    @property
    def all_rounds(self) -> int:
        """The number of rounds in a game."""
        return self.periods * self.rounds

    @cached_property
    def _tables(self) -> dict[int, TableSize]:
        return {table.seats: table for table in self.tables}

    def table(self, seats: int) -> TableSize:
        """Return the setup for a number of players."""
        return self._tables[seats]

    @cached_property
    def cities(self) -> dict[int, City]:
        """By number of players: the markets and streets."""
        streets = [read_street(street) for streets in self.streets.values() for street in streets]
        return {table.seats: build_city(table.boroughs, streets) for table in self.tables}

    @cached_property
    def person_names(self) -> tuple[str, ...]:
        """The persons' short names, in order."""
        return tuple([person.name for person in self.persons])

    @cached_property
    def person_numbers(self) -> dict[str, int]:
        """By person: its index."""
        return {name: number for number, name in enumerate(self.person_names)}

    @cached_property
    def piles(self) -> dict[str, tuple[int, ...]]:
        """By pile: the indexes of its persons."""
        names = (BROWN, *LETTERS[: self.periods])
        return {
            pile: tuple([number for number, person in enumerate(self.persons) if person.pile == pile]) for pile in names
        }

    @cached_property
    def message_points(self) -> tuple[int, ...]:
        """By index of a message's kind: its points."""
        return tuple([self.messages[kind] for kind in MESSAGES])

    def figure(self, person: str, figure: str) -> int:
        """Return a number of a person's effect."""
        return self.persons[self.person_numbers[person]].figures[figure]

    def color(self, seats: int, seat: Seat) -> str:
        """Return the color of a seat, which is the color of its borough."""
        return self.colors[self.table(seats).homes[seat]]


_FIGURES: dict[str, frozenset[str]] = {
    "moneylender": frozenset({"gold", "points"}),
    "monk": frozenset({"markers", "points"}),
    "maid": frozenset({"points"}),
    "minstrel": frozenset({"pieces"}),
    "city_guard": frozenset({"points"}),
    "night_watchman": frozenset({"points"}),
    "guild_master": frozenset({"points", "pieces"}),
    "beggar_king": frozenset({"points"}),
    "lawyer": frozenset({"points", "messages"}),
    "lady": frozenset({"points"}),
    "mayor": frozenset({"points", "pieces"}),
    "carpenter": frozenset({"points"}),
}
"""By person: the numbers that the effect needs."""


def read_pieces(figures: Mapping[str, Any]) -> Pieces:
    """Convert and check the numbers in the data file. Raises `DamagedFigures`."""
    pieces = convert_figures(figures, Pieces)
    check_figures(_soundness(pieces))
    return pieces


def _soundness(pieces: Pieces) -> Iterator[Soundness]:
    """Yield conditions that involve several numbers."""
    limits, start = pieces.limits, pieces.start
    yield "periods", pieces.periods <= len(LETTERS), f"at most {len(LETTERS)} periods have a letter"
    yield "rounds", pieces.rounds * KEPT <= len(CARDS), f"a deck has {len(CARDS)} cards, {KEPT} of them a round"
    yield "start.markers", start.markers <= limits.markers, "must be within limits.markers"
    yield "colors", len(set(pieces.colors)) == len(pieces.colors), "colors must differ"
    gifts = list(pieces.donations)
    yield "donations", gifts == list(range(1, len(gifts) + 1)), "gold must count on from 1"
    yield "messages", tuple(pieces.messages) == MESSAGES, f"the kinds are {', '.join(MESSAGES)}"
    yield from _soundness_of_tables(pieces)
    yield from _soundness_of_persons(pieces)
    yield from _soundness_of_streets(pieces)


def _soundness_of_tables(pieces: Pieces) -> Iterator[Soundness]:
    """Check that each player has a borough, and that the game has enough coins."""
    tables = pieces.tables
    yield "tables", bool(tables), "at least one number of players is needed"
    seats = [table.seats for table in tables]
    yield "tables", seats == list(range(min(seats), max(seats) + 1)), "seats must be in a row"
    yield "tables", min(seats) >= 2, "nobody drafts alone"  # a draft needs a neighbor
    yield "tables", all(3 <= table.boroughs <= len(pieces.colors) for table in tables), "3 boroughs or more, by color"
    for table in tables:
        own = set(table.homes)
        lives = len(own) == len(table.homes) == table.seats and own <= set(range(table.boroughs))
        yield "tables", lives, "every seat needs a borough of its own"
    coins = max(seats) * pieces.start.gold
    yield "limits.coins", not pieces.limits.coins or coins <= pieces.limits.coins, "too few coins to begin with"


def _soundness_of_persons(pieces: Pieces) -> Iterator[Soundness]:
    """Check that the rules implement each person, and that each pile lasts for a period."""
    is_known = all(person.name in PERSONS for person in pieces.persons)
    yield "persons", is_known, f"the rules know only {', '.join(PERSONS)}"
    names = Counter(person.name for person in pieces.persons)
    yield "persons", len(names) == len(pieces.persons), "nobody comes twice"
    needed = {BROWN: SHOWN * pieces.rounds, **dict.fromkeys(LETTERS[: pieces.periods], pieces.rounds)}
    piles = Counter(person.pile for person in pieces.persons)
    yield "persons", dict(piles) == needed, f"the piles must hold {needed}"
    for person in pieces.persons:
        has_all = set(person.figures) == _FIGURES.get(person.name, frozenset())
        yield "persons", has_all, f"the figures of {person.name} are {sorted(_FIGURES.get(person.name, ()))}"


def _soundness_of_streets(pieces: Pieces) -> Iterator[Soundness]:
    """Check that the streets can be parsed, and that they connect all markets."""
    for group, streets in pieces.streets.items():
        is_read = all(read_street(street) is not None for street in streets)
        yield f"streets.{group}", is_read, 'a street is like "i.0-l.4"'
    is_joined = all(city.is_joined for city in pieces.cities.values())
    yield "streets", is_joined, "every market must be within reach of every other"
