"""The contract of every game: seats get prompts, answers produce steps, views hide secrets."""

from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct, msgpack

from bot.games.chance import Chance

Seat: TypeAlias = int
"""A place at the table: 0, 1, ..."""

Answer: TypeAlias = tuple[str, ...]
"""The picked options of a prompt, in the prompt's order."""


class Seats(Struct, frozen=True, gc=False):
    """A fact that names one or more players by seat."""

    seats: tuple[Seat, ...]


Fact: TypeAlias = int | str | Seats | tuple[int | str, ...]
"""An argument of a line; its type determines its meaning.

An `int` is a number, a `str` is a piece's short name, and a tuple contains numbers or pieces; duplicates are counted.
"""

S = TypeVar("S")

NAME_PATTERN = r"[a-z][a-z0-9_]{0,23}"
"""A short name of a game, of an option, or of an option's choice; can be used in slash commands."""
PROMPT_PATTERN = r"[a-z0-9_.]{1,40}"
"""A prompt's id; part of a button's id, together with the table's number and an option."""
OPTION_PATTERN = r"[a-z0-9_.+]{1,24}"
"""An option of a prompt."""
SIGHT_PATTERN = r"[a-z0-9_.]{1,40}"
"""The name of a picture: a part of the board that players can ask for, or what a step shows."""
MOST_OPTIONS = 25
"""Maximum number of options of a prompt, from Discord's select menus."""
MOST_SHORTCUTS = 5
"""Maximum number of shortcuts of a prompt: one row of buttons."""
CHAIN_PATTERN = r"[a-y.]{0,32}[0-9]{4}"
"""A chain of answers as encoded by `bot.games.chains`; part of a button's id, together with the prompt's id."""


class Prompt(Struct, frozen=True, gc=False):
    """An open question to one seat. An answer is legal if it has `least` to `most` different options."""

    seat: Seat
    id: str
    """Unique id of the question ("r2.t1.plan"): no two different questions to a seat have the same id."""
    ask: str
    """The key of the question's sentence."""
    options: tuple[str, ...]
    least: int = 1
    most: int = 1
    back: bool = False
    """True if `Rules.back` can undo this seat's previous answer."""
    moment: str = ""
    """Name of the decision ("r2.t1"), shared by all questions that belong to it; no later decision has this name."""
    is_hidden: bool = False
    """True if other players must not know the options. The seat is then asked even if only one answer is possible."""


Chain: TypeAlias = tuple[tuple[Prompt, Answer], ...]
"""Consecutive questions of one decision, each with an answer; the first question is open."""


TABLE_LINE = "table-"
"""Prefix of the keys of lines that the table reports; their sentences belong to the bot, not to a game."""


class Line(Struct, frozen=True, array_like=True):
    """A sentence's key and its arguments; the language files contain the text."""

    key: str
    facts: Mapping[str, Fact] = {}


class Step(Struct, Generic[S], frozen=True):
    """The state after something happened, lines that describe what happened, and a picture to show."""

    state: S
    lines: tuple[Line, ...] = ()
    picture: str = ""
    """The picture to show ("place.market", "scores"); empty for none."""
    is_pause: bool = False
    """True if all lines so far should be posted now, even without a picture."""


class Reason(Struct, frozen=True):
    """Points, with a line that explains them."""

    points: int
    why: Line


class Score(Struct, frozen=True):
    """A seat's points and all reasons for them; tied seats have the same place.

    The rules assign the places: in most games the most points win, in some the fewest.
    """

    seat: Seat
    points: int
    place: int
    reasons: tuple[Reason, ...]
    tie_breaks: tuple[Reason, ...] = ()
    """Compared in this order if points are tied; the higher number is better."""


def lead_over(own: Score, other: Score) -> int:
    """Return how many points a score is ahead of the other one; negative if behind.

    The places decide who is ahead: in some games the fewest points win.
    """
    apart = abs(own.points - other.points)
    return apart if own.place <= other.place else -apart


def fewest_win(scores: Iterable[Score]) -> bool:
    """True if a better place has fewer points than a worse one; false if all points are equal."""
    ranked = sorted(scores, key=lambda score: score.place)
    return any(better.points < worse.points for better, worse in pairwise(ranked))


class Option(Struct, frozen=True):
    """A setting of a game, chosen before it begins; the first choice is the default."""

    name: str
    choices: tuple[str, ...]


class Row(Struct, frozen=True):
    """Lines shown next to each other in small print."""

    lines: tuple[Line, ...]
    heading: Line | None = None
    """The subject of the lines, shown with symbols."""
    has_symbols: bool = False
    """True if the lines show symbols, too."""


class Choice(Struct, frozen=True):
    """An option's name and effect, as shown to players."""

    option: str
    label: Line
    detail: Line | None = None
    piece: str = ""
    """The piece that the option is about, if the label does not name it; the button shows its symbol."""
    is_declining: bool = False
    """True if the option means passing; its button is then less prominent."""


class Offer(Struct, frozen=True):
    """Something to choose or buy: its name, price and effect."""

    label: Line
    """The offer's name; its key begins with "choice"."""
    detail: Line
    """The offer's effect; its key begins with "detail"."""
    is_in_reach: bool
    """True if the player could take it now."""
    price: Line | None = None
    """A shorter detail that contains only the price, for players who need no more."""


class Question(Struct, frozen=True):
    """A prompt as shown to players: the situation, the facts needed to answer it, and its options."""

    title: Line
    lines: tuple[Line | Row, ...]
    choices: tuple[Choice, ...]
    offers: tuple[Offer, ...] = ()
    means: tuple[Line | Row, ...] = ()
    """What the player can use to answer, such as money; shown right above the options."""
    is_familiar: bool = False
    """True if the player has seen this kind of question often enough to need no hint."""
    is_reference: bool = False
    """True if lines and offers are mainly for reference; recent events are then shown closer to the question."""
    sight: str = ""
    """The picture for the asked player that shows lines, offers, means and details. See `Painter.decisions`."""
    beside: tuple[Line | Row, ...] = ()
    """The lines and means that the picture of `sight` does not contain; shown next to it."""
    is_title_pictured: bool = False
    """True if the picture of `sight` shows the title."""


class Shortcut(Struct, frozen=True):
    """A chain of answers that one press plays, as shown to players: its effect, and what is left afterwards."""

    chain: Chain
    label: Line
    """The shortcut's name; its key begins with "choice"."""
    detail: Line | None = None
    piece: str = ""
    """The piece that the shortcut is about, if the label does not name it; the button shows its symbol."""
    worth: Line | None = None
    """The value of what the shortcut takes; shown in place of the matching offer."""


class Chapter(Struct, frozen=True):
    """A group of related topics of the rules."""

    name: str
    """The chapter's title is the sentence "chapter-" plus this name."""
    topics: tuple[str, ...]
    """Each topic has a title such as "topic-goal-title"."""


class Guide(Protocol):
    """Explains a game to its players, using views and lines."""

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        """The topics of the rules, in the best order for newcomers."""

    def read_topic(self, topic: str) -> tuple[Line, ...]:
        """Explain a topic of the rules, using the game's numbers; the keys of its sentences begin with "topic"."""

    def explain(self, view: Any, prompt: Prompt) -> Question:
        """Return a prompt with everything the player needs to answer it."""

    def begins_shortcuts(self, prompt: Prompt) -> bool:
        """True if shortcuts can begin at this question; if false, no shortcuts are searched for."""

    def usual(self, view: Any, prompt: Prompt) -> tuple[Answer, ...]:
        """Return the answers that shortcuts may contain; empty if the player must decide without a shortcut."""

    def shortcuts(self, view: Any, chains: tuple[Chain, ...]) -> tuple[Shortcut, ...]:
        """Select up to `MOST_SHORTCUTS` chains that deserve a button, in display order."""

    def name_chain(self, view: Any, chain: Chain) -> Line | None:
        """Name a complete chain's effect (key "choice...") for its button; None to show the answers' names instead."""

    def call(self, view: Any, prompt: Prompt) -> Line:
        """Announce to everyone what a player must do; the sentence's key begins with "call"."""

    def promise(self, view: Any, prompt: Prompt, answer: Answer) -> Line:
        """Describe what an answer with several options will do; the sentence's key begins with "confirm"."""

    def doubt(self, view: Any, prompt: Prompt, answer: Answer) -> Line | None:
        """Return a question to ask before a likely mistake, or None; the sentence's key begins with "doubt"."""

    def sealed(self, view: Any, seat: Seat) -> tuple[Line, ...]:
        """Return a seat's secret decisions that are not revealed yet, such as a plan; shown only to that seat."""

    def summary(self, view: Any, seat: Seat) -> tuple[Line, ...]:
        """Return a seat's own things and what they would score."""

    def sights(self, view: Any) -> dict[str, Line]:
        """Return the parts of the board that players can ask to see, with their names."""

    def status(self, view: Any) -> tuple[Line, ...]:
        """Return the progress of the game and whose turn it is."""

    def sum_up(self, score: "Score") -> tuple[tuple[Line, tuple[Reason, ...]], ...]:
        """Group a score's reasons under headings."""

    def rule_of(self, why: Line, lines: tuple[Line, ...]) -> str:
        """Return the topic that explains a reason for points, or "".

        `lines` tell what happened to the player when the points changed.
        """


def list_topics(guide: Guide) -> tuple[str, ...]:
    """Return every topic of the rules in the order of chapters."""
    return tuple(topic for chapter in guide.chapters for topic in chapter.topics)


class Playout(Protocol[S]):
    """A running game that answers change in place; it reports nothing, so it is fast in simulations and searches."""

    state: S
    """Owned by the playout; every answer changes it."""

    def prompts(self) -> tuple[Prompt, ...]:
        """Return the open questions; empty if the game is over."""

    def apply(self, prompt: Prompt, answer: Answer) -> None:
        """Apply a legal answer."""


class Rules(Protocol[S]):
    """A game's rules: pure functions. A state they have returned never changes."""

    @property
    def name(self) -> str:
        """The game's short name, as used in commands and records."""

    @property
    def version(self) -> str:
        """The number of the rules, a dot, and the data file's digest.

        The version changes whenever the same answers could have different results. A stored game keeps the data it
        began with; if the number of the rules has changed, the game's state is upgraded.
        """

    @property
    def seats(self) -> range:
        """The supported numbers of players."""

    @property
    def options(self) -> tuple[Option, ...]:
        """The settings to choose before a game."""

    @property
    def state_type(self) -> type[S]:
        """The type that `decode` returns."""

    def setup(self, seats: int, chance: Chance, options: Mapping[str, str]) -> tuple[Step[S], ...]:
        """Begin a game; `options` has a value for every option."""

    def upgrade(self, state: Any, number: str, /) -> S:
        """Convert a state of older rules, which is given as plain values. Raises `CannotUpgrade`."""

    def prompts(self, state: S) -> tuple[Prompt, ...]:
        """Return the open questions; empty if the game is over."""

    def choose(self, state: S, prompt: Prompt, answer: Answer) -> tuple[Step[S], ...]:
        """Apply an answer and return at least one step; the caller has checked that prompt and answer are legal."""

    def playout(self, state: S) -> Playout[S]:
        """Return a playout that begins with a copy of the state."""

    def back(self, state: S, seat: Seat) -> S | None:
        """Return the state before this seat's last answer, or None if something was revealed or drawn after it."""

    def rewind(self, before: S, now: S) -> S:
        """Return the state from which the game continues after players undid everything since `before`.

        Every view of it equals the same view of `before`. Chance, however, continues from `now`, and stacks that were
        drawn from are reshuffled, so that no draw is repeated.
        """

    def view(self, state: S, seat: Seat | None) -> S:
        """Remove everything from the state that this seat (for None, the public) must not know."""

    def guess(self, view: S, seat: Seat | None, chance: Chance) -> S:
        """Return a complete state that this seat (for None, the public) cannot distinguish from the real one.

        Its view equals the given view, and the game can be played on from it. The state is drawn uniformly from all
        states that the rules allow for this view; if this is not possible, the game documents its distribution. Only
        the view is used, not the game's history. The same view, seat and chance always return the same state.
        """

    def scores(self, state: S) -> tuple[Score, ...]:
        """Return the present scores, one per seat; for a view, only what the view reveals."""


Computer: TypeAlias = Callable[[Any, Prompt, Chance], Answer]
"""A computer player: picks an answer using the view of its seat; the same arguments always return the same answer."""


class CannotUpgrade(Exception):  # the exception is named for what happened
    """The rules cannot continue a game that was played with older rules."""


class DamagedFigures(Exception):  # the exception is named for what happened
    """The numbers in a data file do not make a valid game; contains location and reason."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(where, why)
        self.where = where
        self.why = why


_encoder = msgpack.Encoder()


def encode(state: object) -> bytes:
    """Pack a state into bytes."""
    return _encoder.encode(state)


def decode(rules: Rules[S], packed: bytes) -> S:
    """Unpack the bytes of `encode`."""
    return msgpack.decode(packed, type=rules.state_type)


def rules_number(version: str) -> str:
    """Return the part of a version that numbers the rules."""
    return version.partition(".")[0]


def figures_digest(version: str) -> str:
    """Return the part of a version that is the data file's digest."""
    return version.partition(".")[2]
