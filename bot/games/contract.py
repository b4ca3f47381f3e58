"""The contract every game keeps: seats get prompts, answers make steps, views hide secrets."""

from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct, msgpack

from bot.games.chance import Chance

Seat: TypeAlias = int
"""A place at the table: 0, 1, ..."""

Answer: TypeAlias = tuple[str, ...]
"""The options picked at a prompt, in the order in which the prompt lists them."""


class Seats(Struct, frozen=True, gc=False):
    """A fact that is a player, or several: whoever sits there."""

    seats: tuple[Seat, ...]


Fact: TypeAlias = int | str | Seats | tuple[int | str, ...]
"""One argument of a line, which says by its type what it is.

An `int` is a number, a `str` the short name of a piece, a tuple several numbers or several pieces, which are counted.
"""

S = TypeVar("S")

NAME_PATTERN = r"[a-z][a-z0-9_]{0,23}"
"""A game's short name, and the names and choices of its options: a slash command may be called so."""
PROMPT_PATTERN = r"[a-z0-9_.]{1,40}"
"""A prompt's id; it travels in the id of a button, with the table's number and an option."""
OPTION_PATTERN = r"[a-z0-9_.+]{1,24}"
"""An option of a prompt."""
SIGHT_PATTERN = r"[a-z0-9_.]{1,40}"
"""A sight: what of the board can be looked at by itself, or what a step's picture shows."""
MOST_OPTIONS = 25
"""Options that one prompt may have: as many as a list on Discord."""
MOST_SHORTCUTS = 5
"""Shortcuts that one prompt may have: a row of buttons."""
CHAIN_PATTERN = r"[a-y.]{0,32}[0-9]{4}"
"""A chain of answers as `bot.games.chains` writes it; it travels in the id of a button, with a prompt's."""


class Prompt(Struct, frozen=True, gc=False):
    """An open question to one seat; every legal answer is `least` to `most` different options of its list."""

    seat: Seat
    id: str
    """Names the question ("r2.t1.plan"): a seat is never asked the same id about two different things."""
    ask: str
    """The key of the question's sentence."""
    options: tuple[str, ...]
    least: int = 1
    most: int = 1
    back: bool = False
    """Whether `Rules.back` would take back this seat's previous answer."""
    moment: str = ""
    """Names what the seat has to do ("r2.t1"), the same for all questions that belong to it, and never used again."""
    is_hidden: bool = False
    """Whether others must not know what can be answered: the seat is asked even where there is one answer only."""


Chain: TypeAlias = tuple[tuple[Prompt, Answer], ...]
"""Questions of one moment, as they follow each other, with answers; the first one is open."""


TABLE_LINE = "table-"
"""What the key of a line begins with that no rules tell but the table, in the words of the bot."""


class Line(Struct, frozen=True, array_like=True):
    """A sentence by key and arguments; the language files hold the words."""

    key: str
    facts: Mapping[str, Fact] = {}


class Step(Struct, Generic[S], frozen=True):
    """The state after one thing happened, with what to say about it and which picture to show."""

    state: S
    lines: tuple[Line, ...] = ()
    picture: str = ""
    """What the picture should show ("place.market", "scores"), or nothing when none is due."""
    is_pause: bool = False
    """Whether all that was told so far should be heard now, even without a picture."""


class Reason(Struct, frozen=True):
    """Points and the line that explains them."""

    points: int
    why: Line


class Score(Struct, frozen=True):
    """A seat's points with every reason; equal places share.

    Places are the rules' own: the most points win in most games, the fewest in some.
    """

    seat: Seat
    points: int
    place: int
    reasons: tuple[Reason, ...]
    tie_breaks: tuple[Reason, ...] = ()
    """What decides between equal points, the first that differs: the higher number is better."""


def lead_over(own: Score, other: Score) -> int:
    """Points by which a score is ahead of another, negative if behind.

    The places say who is ahead: in some games the fewest points win.
    """
    apart = abs(own.points - other.points)
    return apart if own.place <= other.place else -apart


def fewest_win(scores: Iterable[Score]) -> bool:
    """True if a better place has fewer points; false as long as all are equal."""
    ranked = sorted(scores, key=lambda score: score.place)
    return any(better.points < worse.points for better, worse in pairwise(ranked))


class Option(Struct, frozen=True):
    """Something to settle before a game begins; the first choice is the usual one."""

    name: str
    choices: tuple[str, ...]


class Row(Struct, frozen=True):
    """Lines that belong side by side, in small print."""

    lines: tuple[Line, ...]
    heading: Line | None = None
    """What they are about; it alone has symbols."""


class Choice(Struct, frozen=True):
    """An option in words: what it is called, and what it comes to."""

    option: str
    label: Line
    detail: Line | None = None
    piece: str = ""
    """The piece it is about, where its label names none: its symbol stands beside it."""
    is_declining: bool = False
    """Whether it means doing without: its button stands back behind the others."""


class Offer(Struct, frozen=True):
    """Something that can be had where a question is asked: what it is called, what it costs and brings."""

    label: Line
    """Its sentence begins with "choice"."""
    detail: Line
    """Its sentence begins with "detail"."""
    is_in_reach: bool
    """Whether whoever is asked could have it now."""
    price: Line | None = None
    """The same with its price alone, where that is enough to know of it."""


class Question(Struct, frozen=True):
    """A prompt in words: where one stands, what to know for answering it, and its options."""

    title: Line
    lines: tuple[Line | Row, ...]
    choices: tuple[Choice, ...]
    offers: tuple[Offer, ...] = ()
    means: tuple[Line | Row, ...] = ()
    """What whoever is asked has to answer with, such as money; it stands close above the options."""
    is_familiar: bool = False
    """Whether whoever is asked has met such questions often enough to do without a hint."""
    is_reference: bool = False
    """Whether its lines and offers are rather to be looked up: then what happened stands closer to what is asked."""
    sight: str = ""
    """A picture for the player asked that carries the facts of lines, offers, means and details.

    See `Painter.decisions`."""
    beside: tuple[Line | Row, ...] = ()
    """Lines and means that stand beside that picture, since it leaves them out."""


class Shortcut(Struct, frozen=True):
    """A chain of answers that one press gives, in words: what it does, and what it leaves."""

    chain: Chain
    label: Line
    """Its sentence begins with "choice"."""
    detail: Line | None = None
    piece: str = ""
    """The piece it is about, where its label names none: its symbol stands beside it."""
    worth: Line | None = None
    """What the thing it takes is good for; an offer of the same thing need not be read besides."""


class Chapter(Struct, frozen=True):
    """Topics of the rules that belong together."""

    name: str
    """Its title is the sentence "chapter-" and this."""
    topics: tuple[str, ...]
    """Each has a title, "topic-goal-title"."""


class Guide(Protocol):
    """Explains a game to whoever plays it, by views and lines."""

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        """What the rules can be asked about, in the order in which newcomers read it."""

    def read_topic(self, topic: str) -> tuple[Line, ...]:
        """What the rules say about a topic, with the figures of the game; its sentences begin with "topic"."""

    def explain(self, view: Any, prompt: Prompt) -> Question:
        """A prompt with all that is needed to answer it."""

    def begins_shortcuts(self, prompt: Prompt) -> bool:
        """Whether shortcuts may begin with a question; where they never do, none are looked for."""

    def usual(self, view: Any, prompt: Prompt) -> tuple[Answer, ...]:
        """The answers to a question of which shortcuts are made; none where it is left to the person."""

    def shortcuts(self, view: Any, chains: tuple[Chain, ...]) -> tuple[Shortcut, ...]:
        """Those chains of usual answers that deserve a button, at most `MOST_SHORTCUTS`, as they are shown."""

    def name_chain(self, view: Any, chain: Chain) -> Line | None:
        """What a whole chain of any answers does, as a button says it ("choice"); None if its answers say it best."""

    def call(self, view: Any, prompt: Prompt) -> Line:
        """What somebody is called to do, for everyone to read; its sentence begins with "call"."""

    def promise(self, view: Any, prompt: Prompt, answer: Answer) -> Line:
        """What will happen by an answer of several options; its sentence begins with "confirm"."""

    def doubt(self, view: Any, prompt: Prompt, answer: Answer) -> Line | None:
        """What to ask before an answer that is easily given by mistake; its sentence begins with "doubt"."""

    def sealed(self, view: Any, seat: Seat) -> tuple[Line, ...]:
        """What a seat has settled in secret and is still to be seen, such as a plan; for that seat alone to read."""

    def summary(self, view: Any, seat: Seat) -> tuple[Line, ...]:
        """A seat's own things, and what they would score."""

    def sights(self, view: Any) -> dict[str, Line]:
        """What of the board can be looked at by itself, with its name."""

    def status(self, view: Any) -> tuple[Line, ...]:
        """How far the game has come, and whose turn it is."""

    def sum_up(self, score: "Score") -> tuple[tuple[Line, tuple[Reason, ...]], ...]:
        """A score's reasons under headings."""


def list_topics(guide: Guide) -> tuple[str, ...]:
    """Every topic of the rules, chapter by chapter."""
    return tuple(topic for chapter in guide.chapters for topic in chapter.topics)


class Playout(Protocol[S]):
    """A game played on in place, without a word: fast, for simulations and searching players."""

    state: S
    """Changes with every answer; belongs to the playout."""

    def prompts(self) -> tuple[Prompt, ...]:
        """The open questions; none: the game is over."""

    def apply(self, prompt: Prompt, answer: Answer) -> None:
        """Takes a legal answer."""


class Rules(Protocol[S]):
    """A game's rules: pure functions; a state that was handed out never changes."""

    @property
    def name(self) -> str:
        """The game's short name, as in commands and records."""

    @property
    def version(self) -> str:
        """The number of the rules, a dot, and the digest of the figures.

        It changes whenever the same answers could lead elsewhere. A stored game keeps the figures it began with; of
        other rules its state is carried over.
        """

    @property
    def seats(self) -> range:
        """How many seats a table may have."""

    @property
    def options(self) -> tuple[Option, ...]:
        """What may be settled before a game."""

    @property
    def state_type(self) -> type[S]:
        """The type that `decode` makes."""

    def setup(self, seats: int, chance: Chance, options: Mapping[str, str]) -> tuple[Step[S], ...]:
        """The beginning of a game; every option is given."""

    def upgrade(self, state: Any, number: str, /) -> S:
        """A state of rules of an older number, given as plain values, carried over to these. Raises `CannotUpgrade`."""

    def prompts(self, state: S) -> tuple[Prompt, ...]:
        """The open questions; none: the game is over."""

    def choose(self, state: S, prompt: Prompt, answer: Answer) -> tuple[Step[S], ...]:
        """What an answer leads to, at least one step; trusts that prompt and answer are legal."""

    def playout(self, state: S) -> Playout[S]:
        """A copy of the state to play on."""

    def back(self, state: S, seat: Seat) -> S | None:
        """The state before this seat's last answer, as long as nothing was revealed or drawn since."""

    def rewind(self, before: S, now: S) -> S:
        """An earlier state of a game as it goes on once all since is taken back.

        Nobody's view of it is another than of the earlier state. But chance goes on from where it has come by now, and
        a stack from which something was drawn since is in a new order: no draw is ever repeated.
        """

    def view(self, state: S, seat: Seat | None) -> S:
        """The state with everything removed that this seat (or, without one, the public) must not know."""

    def guess(self, view: S, seat: Seat | None, chance: Chance) -> S:
        """Some whole state that this seat (or, without one, the public) cannot tell from the real one.

        Its view is the view given, and a game can be played on from it. It is drawn evenly from all states that the
        rules allow behind this view; where they cannot be counted, the game says what it draws from instead. Only the
        view is used, no memory of what went before. The same view, seat and chance give the same state.
        """

    def scores(self, state: S) -> tuple[Score, ...]:
        """The points as they stand, one entry a seat; of a view, only what it lets one know."""


Computer: TypeAlias = Callable[[Any, Prompt, Chance], Answer]
"""A computer player: picks an answer by the view of its seat; the same view, prompt and chance give the same one."""


class CannotUpgrade(Exception):  # named for what it says
    """A game of older rules cannot go on with these."""


class DamagedFigures(Exception):  # named for what it says
    """The figures of a data file do not make a game: where, and why."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(where, why)
        self.where = where
        self.why = why


_encoder = msgpack.Encoder()


def encode(state: object) -> bytes:
    """Packs a state into bytes."""
    return _encoder.encode(state)


def decode(rules: Rules[S], packed: bytes) -> S:
    """Unpacks what `encode` packed."""
    return msgpack.decode(packed, type=rules.state_type)


def rules_number(version: str) -> str:
    """Which rules a version names."""
    return version.partition(".")[0]


def figures_digest(version: str) -> str:
    """Which figures a version names."""
    return version.partition(".")[2]
