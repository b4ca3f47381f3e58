"""What the database holds, as values: tables, seats, turns, messages, results, and what one action changes."""

from enum import StrEnum

from msgspec import Struct

OPEN = ("lobby", "running")
"""What tables are that somebody can still do something at."""

MOST_TOLD = 400
"""Turns whose accounts a table has at hand; nobody reads further back."""


class SeatRow(Struct, frozen=True):
    """Who sits where; a computer has a level and no user."""

    user: int | None
    name: str
    computer: str = ""


class TurnRow(Struct, frozen=True):
    """One saved answer, or with no prompt a step back."""

    seat: int
    prompt: str
    answer: tuple[str, ...]


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
    """How often it was changed; whoever changes it says which revision they have read."""
    figures: str = ""
    """The digest of the figures that it began with, by which the store keeps them."""
    marks: bytes | None = None
    """What each seat was asked last, packed; None before the game and some time after its end."""
    told_from: int = 0
    """The first turn whose account somebody may still want to hear."""
    due_at: int | None = None
    """When something has to be done there though nobody clicks."""
    seats: tuple[SeatRow, ...] = ()
    drafts: dict[int, tuple[str, tuple[str, ...]]] = {}
    """By seat: the prompt and the options picked so far."""
    orders: dict[int, bytes] = {}
    """By seat: what its player has ordered for coming decisions, packed."""
    cards: dict[str, int | None] = {}
    """By kind: the message that always shows how things are, such as the lobby's; None until it is known."""
    consents: dict[str, dict[int, int]] = {}
    """By what is put to the vote: the users who want it, and since when."""
    refusals: dict[str, int] = {}
    """By what was put to the vote: the user who said no to it, where nobody has wanted it since."""
    heard: dict[int, int] = {}
    """By user: when they last gave a sign of life or were asked something."""
    told: tuple[tuple[int, bytes], ...] = ()
    """Since then: what was told by each turn that told something, packed; number -1 is the beginning of the game.

    Of more than `MOST_TOLD` only the newest."""


class ConsentRow(Struct, frozen=True):
    """One person's yes or no to something that a table's people decide together."""

    user: int
    agrees: bool
    at: int
    motion: str
    """What it is about; the card on which all are asked is of the same kind."""


class DraftRow(Struct, frozen=True):
    """What a player has picked but not confirmed, or has answered and may take back."""

    seat: int
    prompt: str
    picks: tuple[str, ...]


class OrdersRow(Struct, frozen=True):
    """What a player has ordered for coming decisions."""

    seat: int
    body: bytes
    """Packed; empty where nothing is left of it."""


class Share(Struct, frozen=True):
    """The tables of some servers: those on some of Discord's shards, out of so many."""

    shards: tuple[int, ...]
    count: int


class PlaceRow(Struct, frozen=True):
    """Which table it is, and where."""

    table_id: int
    server: int
    channel: int


class Search(StrEnum):
    """Tables that somebody looks for."""

    OPEN = "open"
    """In their lobby or running."""
    PLAYED = "played"
    """With a game in them, at its end or not."""
    TO_POST = "to post"
    """With something to post."""
    WITH_CARDS = "with cards"
    """With a card that always shows how things are."""
    WITH_COMPUTERS = "with computers"
    """Running, and a computer sits there."""
    WITH_ORDERS = "with orders"
    """Running, and somebody there has ordered something for coming decisions."""
    UNSETTLED = "unsettled"
    """Whose messages may not show how things are, such as after a crash.

    Running ones that were changed shortly before the last change of all, those with more live messages than the newest,
    and those with one though nobody plays there any more.
    """


class OutboxRow(Struct, frozen=True):
    """A message to post."""

    id: int
    batch: int | None
    """Rows with the same one go out as one message."""
    body: bytes


class LivePost(Struct, frozen=True):
    """A message that still shows what only the newest one of a table may show."""

    batch: int
    message: int
    bodies: tuple[bytes, ...]
    """What it was made of."""


class DigestRow(Struct, frozen=True):
    """When somebody is told next where they are awaited."""

    user: int
    due_at: int


class SittingRow(Struct, frozen=True):
    """Somebody's time in a seat since the game began; a computer has a level and no user."""

    seat: int
    user: int | None
    name: str
    computer: str
    first_turn: int
    """The number of the first turn that could be theirs."""
    end_turn: int | None
    """The number of turns when they left, or of the whole game; None while they sit there."""


class ResultRow(Struct, frozen=True):
    """What a finished game came to for one seat."""

    seat: int
    points: int
    place: int
    reasons: bytes
    """The packed reasons for the points."""


class PlayedRow(Struct, frozen=True):
    """A game that is at its end, as one person has played it."""

    sitting: SittingRow
    table_id: int
    game: str
    server: int
    status: str
    ended_at: int
    turns: int
    """Of the whole game; whoever sat there up to the last one has finished it."""
    points: int | None
    """Of the seat; None where the game was ended early, or its points are not known yet."""
    place: int | None


class Measure(Struct, frozen=True):
    """How much there is."""

    posts_waiting: int
    size: int
    """Of the database, in bytes."""


class Change(Struct, frozen=True):
    """One action at a table, saved in one transaction."""

    table_id: int
    revision: int
    """The one that was read; if another is stored by now, nothing is saved."""
    at: int
    interaction: int | None = None
    """The click, which is saved once."""
    columns: dict[str, object] = {}
    """Of the table's row, by name, packed."""
    is_playing: bool = False
    """True if a game runs before or after it: only then do seats have a history."""
    first_turn: int = 0
    """The number of the first new turn."""
    turns: tuple[TurnRow, ...] = ()
    told: bytes = b""
    """The news of all turns, packed; stored with the last one."""
    undone_from: int | None = None
    """The first turn that is taken back by agreement, if any are: what they told is dropped."""
    posts: tuple[bytes, ...] = ()
    drafts: tuple[DraftRow, ...] = ()
    drop_drafts: tuple[int, ...] = ()
    """Seats whose picks are no longer needed."""
    orders: tuple[OrdersRow, ...] = ()
    consents: tuple[ConsentRow, ...] = ()
    """Each yes and no, in order; a no undoes every yes to the same motion before it."""
    seats: tuple[SeatRow, ...] | None = None
    """Who sits there from now on, if that changes."""
    heard: tuple[tuple[int, int], ...] = ()
    """Users, each with the time of their last sign of life or new question."""
    results: tuple[ResultRow, ...] = ()
    """Of every seat, once the game is over."""

    @property
    def status(self) -> str:
        """The new status; empty if it stays the same."""
        return str(self.columns.get("status", ""))


def ending(row: TableRow, status: str, at: int) -> Change:
    """End a table whose game cannot be decoded."""
    columns = {"status": status, "changed_at": at, "due_at": None}
    return Change(row.id, row.revision, at, columns=columns, is_playing=row.status == "running")
