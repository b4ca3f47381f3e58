"""The contents of the database as values: tables, seats, turns, messages, results, and what one action changes."""

from enum import StrEnum

from msgspec import Struct

OPEN = ("lobby", "running")
"""Statuses of tables that have not ended."""

ALL = 2**62
"""A number of rows that no table has, for queries without a limit."""
ANY_TIME = 2**62
"""A time after all times."""
MOST_TOLD = 400
"""Maximum number of turns whose news a table keeps in memory; no reader goes back further."""


class SeatRow(Struct, frozen=True):
    """The player at a seat; a computer has a level and no user."""

    user: int | None
    name: str
    computer: str = ""


class TurnRow(Struct, frozen=True):
    """One saved answer; a row without a prompt is a step back."""

    seat: int
    prompt: str
    answer: tuple[str, ...]
    waited: int | None = None
    """Seconds since the player was asked, if this answer completed the player's own decision; not read back."""


class TableRow(Struct, frozen=True):
    """A table as stored, with its seats and drafts."""

    id: int
    game: str
    rules: str
    server: int
    channel: int
    host: int
    status: str
    settings: bytes
    seed: bytes
    state: bytes | None
    untold: bytes | None
    turns: int
    card: int | None
    changed_at: int
    revision: int = 0
    """Number of changes so far; a new change names the revision on which it is based."""
    figures: str = ""
    """The digest of the rules' numbers that the game began with, which is their key in the store."""
    marks: bytes | None = None
    """What each seat was asked last, packed; None before the game and some time after the game's end."""
    told_from: int = 0
    """The first turn whose news a player may still need."""
    due_at: int | None = None
    """When the bot has to act at the table if no player does."""
    seats: tuple[SeatRow, ...] = ()
    drafts: dict[int, tuple[str, tuple[str, ...]]] = {}
    """By seat: the prompt and the options picked so far."""
    orders: dict[int, bytes] = {}
    """By seat: the player's orders for coming decisions, packed."""
    cards: dict[str, int | None] = {}
    """By kind: the message id of a card that always shows the current state, such as the lobby's, or None."""
    consents: dict[str, dict[int, int]] = {}
    """By motion: the users who agreed, and when."""
    refusals: dict[str, int] = {}
    """By motion: the user who said no, if no user has agreed since then."""
    heard: dict[int, int] = {}
    """By user: when the user was last active, or was last asked a question."""
    told: tuple[tuple[int, bytes], ...] = ()
    """The packed news of each turn since `told_from`; turn -1 is the beginning of the game.

    Holds at most the newest `MOST_TOLD` turns.
    """


class ConsentRow(Struct, frozen=True):
    """One user's vote on a motion."""

    user: int
    agrees: bool
    at: int
    motion: str
    """What the vote is about; also the kind of the card that asks for votes."""


class DraftRow(Struct, frozen=True):
    """What a player has picked but not confirmed, or has answered and may still take back."""

    seat: int
    prompt: str
    picks: tuple[str, ...]


class OrdersRow(Struct, frozen=True):
    """A player's orders for coming decisions."""

    seat: int
    body: bytes
    """Packed; empty to delete the orders."""


class Share(Struct, frozen=True):
    """The tables of the servers on some of Discord's shards."""

    shards: tuple[int, ...]
    count: int


class PlaceRow(Struct, frozen=True):
    """A table's id and location."""

    table_id: int
    server: int
    channel: int


class Search(StrEnum):
    """Conditions by which tables are searched."""

    OPEN = "open"
    """In their lobby or running."""
    PLAYED = "played"
    """With a game, finished or not."""
    TO_POST = "to post"
    """With unposted messages."""
    WITH_CARDS = "with cards"
    """With a card that always shows the current state."""
    WITH_COMPUTERS = "with computers"
    """Running, with a computer player."""
    WITH_ORDERS = "with orders"
    """Running, with orders for coming decisions."""
    UNSETTLED = "unsettled"
    """With messages that may be outdated, for example after a crash.

    These are running tables that changed shortly before the most recent change in the database, tables with more than
    one live message, and ended tables that still have one.
    """


class OutboxRow(Struct, frozen=True):
    """A message to post."""

    id: int
    batch: int | None
    """Rows with the same batch are posted as one message."""
    body: bytes


class LivePost(Struct, frozen=True):
    """A posted message that still shows the current question, as only a table's newest message may."""

    batch: int
    message: int
    bodies: tuple[bytes, ...]
    """The packed contents of the message."""


class DigestRow(Struct, frozen=True):
    """The time at which a user gets their next digest."""

    user: int
    due_at: int


class ForgetRow(Struct, frozen=True):
    """A request to delete a user's data at a time; 0 once the deletion has begun."""

    user: int
    due_at: int


BEFORE_ALL = ForgetRow(0, 0)
"""Comes before every request, to read them from the first one."""


class SittingRow(Struct, frozen=True):
    """One player's time in a seat since the game began; a computer has a level and no user."""

    seat: int
    user: int | None
    name: str
    computer: str
    first_turn: int
    """The number of the first turn that the player could have played."""
    end_turn: int | None
    """The number of turns when the player left or the game ended; None while they have the seat."""


class ResultRow(Struct, frozen=True):
    """The result of one seat in a finished game."""

    seat: int
    points: int
    place: int
    reasons: bytes
    """The packed reasons for the points."""


class ScoreRow(Struct, frozen=True):
    """One seat of a finished game, with the facts about the game that statistics need."""

    id: int
    """Higher than the ids of all games that ended earlier."""
    table_id: int
    seat: int
    user: int | None
    """None for a computer, and for a player whose data was deleted on request."""
    name: str
    """The name at the end of the game; empty if the player's data was deleted."""
    computer: str
    """The level of a computer; empty for people."""
    is_whole: bool
    """True if one player had the seat for the whole game."""
    points: int
    place: int
    game: str
    server: int
    """0 for a game in direct messages."""
    seats: int
    """Number of seats in the game."""
    ended_at: int
    pace: str
    is_rated: bool
    decisions: int
    """Number of decisions that the seat's players made themselves."""
    seconds: int
    """Median time of these decisions in seconds."""


ENOUGH_ALIKE = 4
"""Minimum number of similar earlier games for a record to be mentioned."""


class Past(Struct, frozen=True):
    """A server's past up to the end of one game, as far as memories need it."""

    rows: tuple[ScoreRow, ...] = ()
    """All seats of its games in which a user of this game had a seat, this game included; oldest game first."""
    alike: int = 0
    """Number of earlier games among people with the same rules and number of seats; at most `ENOUGH_ALIKE`."""
    fewest: int = 0
    most: int = 0
    """The fewest and the most points of a person in these earlier games."""


class PlayedRow(Struct, frozen=True):
    """A game that is over, as played by one user."""

    sitting: SittingRow
    table_id: int
    game: str
    server: int
    status: str
    ended_at: int
    turns: int
    """Number of turns of the whole game; a user who had a seat until the last turn has finished the game."""
    points: int | None
    """Points of the seat; None if the game was ended early, or has no result yet."""
    place: int | None


class Measure(Struct, frozen=True):
    """Measurements of the database."""

    posts_waiting: int
    size: int
    """Size of the database in bytes."""


class Change(Struct, frozen=True):
    """One action at a table, saved in one transaction."""

    table_id: int
    revision: int
    """The revision that was read; if the stored revision differs, nothing is saved."""
    at: int
    interaction: int | None = None
    """The click that caused the change; each click is saved only once."""
    columns: dict[str, object] = {}
    """Changed columns of the table's row, by name, packed."""
    is_playing: bool = False
    """True if a game runs before or after the change: only then are the players' times in seats recorded."""
    first_turn: int = 0
    """The number of the first new turn."""
    turns: tuple[TurnRow, ...] = ()
    told: bytes = b""
    """Packed news of all new turns; stored with the last turn."""
    undone_from: int | None = None
    """The first undone turn, if any: the news from that turn on is deleted."""
    posts: tuple[bytes, ...] = ()
    drafts: tuple[DraftRow, ...] = ()
    drop_drafts: tuple[int, ...] = ()
    """Seats whose picks are no longer needed."""
    orders: tuple[OrdersRow, ...] = ()
    consents: tuple[ConsentRow, ...] = ()
    """Votes in order; a no cancels every earlier yes to the same motion."""
    seats: tuple[SeatRow, ...] | None = None
    """The new seats, if the seats change."""
    heard: tuple[tuple[int, int], ...] = ()
    """Users, each with the time of their last activity or of the last question to them."""
    results: tuple[ResultRow, ...] = ()
    """The result of every seat, once the game is over."""
    pace: str = ""
    """The table's pace, if the game is over."""
    is_rated: bool = False
    """True if the game is over and counts for ratings."""

    @property
    def status(self) -> str:
        """The new status; empty if it does not change."""
        return str(self.columns.get("status", ""))


def ending(row: TableRow, status: str, at: int) -> Change:
    """Build the change that ends a table whose game cannot be decoded."""
    columns = {"status": status, "changed_at": at, "due_at": None}
    return Change(row.id, row.revision, at, columns=columns, is_playing=row.status == "running")
