"""What each stored column holds about a person, and what deleting a person's data does with it.

This table is the single source for `/privacy`, the policy templates for hosts, and the tests.
"""

from collections.abc import Callable, Collection
from enum import StrEnum

from msgspec import Struct


class Kind(StrEnum):
    """Kinds of data, in the order in which users read them."""

    SETTINGS = "settings"
    """A user's choices, and the hours at which they click."""
    SEATS = "seats"
    """User ids and names: who sat where, opened a table or was invited to it."""
    MOVES = "moves"
    """What a player decided, or has picked or planned."""
    RESULTS = "results"
    """Points, places and times of a player's finished games."""
    VOTES = "votes"
    TIMES = "times"
    """When a player was last active at a table."""
    THANKS = "thanks"
    """Titles that players give each other."""
    REVIEWS = "reviews"
    MESSAGES = "messages"
    """Messages of a table that are to be posted or were posted in the last days."""
    REQUEST = "request"
    """A request to delete the user's data."""
    NOTHING = "nothing"
    """Nothing about a person."""


class Fate(StrEnum):
    """What happens to a value when a person's data is deleted."""

    DELETED = "deleted"
    """The row is deleted."""
    BLANKED = "blanked"
    """The id and the name are removed from the value."""
    KEPT = "kept"
    """Kept for the other players, without the user's id and name."""
    UNTOUCHED = "untouched"
    """Kept, because it says nothing about a person."""


class Column(Struct, frozen=True):
    """What a column holds, and its fate."""

    kind: Kind
    fate: Fate


def _columns(kind: Kind, fate: Fate, names: str) -> dict[str, Column]:
    return dict.fromkeys(names.split(), Column(kind, fate))


def _plain(names: str) -> dict[str, Column]:
    return _columns(Kind.NOTHING, Fate.UNTOUCHED, names)


PERSONAL: dict[str, dict[str, Column]] = {
    "tables": {
        **_plain("id game rules server channel status seed turns card created_at changed_at revision figures"),
        **_plain("told_from due_at"),
        **_columns(Kind.SEATS, Fate.BLANKED, "host settings"),
        **_columns(Kind.MOVES, Fate.KEPT, "state untold told marks"),
    },
    "figures": _plain("game digest body"),
    "people": _columns(Kind.SETTINGS, Fate.DELETED, "user_id settings"),
    "digests": _columns(Kind.SETTINGS, Fate.DELETED, "user_id due_at"),
    "clicks": _plain("interaction table_id at"),
    "seats": {**_plain("table_id seat computer"), **_columns(Kind.SEATS, Fate.BLANKED, "user_id name")},
    "turns": {**_plain("table_id number"), **_columns(Kind.MOVES, Fate.KEPT, "seat prompt answer at told waited")},
    "drafts": _columns(Kind.MOVES, Fate.DELETED, "table_id seat prompt picks"),
    "orders": _columns(Kind.MOVES, Fate.DELETED, "table_id seat body"),
    "signs": _columns(Kind.TIMES, Fate.DELETED, "table_id user_id at"),
    "cards": {**_plain("table_id message"), **_columns(Kind.VOTES, Fate.DELETED, "kind")},
    "consents": _columns(Kind.VOTES, Fate.DELETED, "id table_id user_id agrees at motion"),
    "outbox": {
        **_plain("id table_id batch message posted_at is_live"),
        **_columns(Kind.MESSAGES, Fate.BLANKED, "body"),
    },
    "sittings": {
        **_plain("table_id seat number computer first_turn end_turn"),
        **_columns(Kind.SEATS, Fate.BLANKED, "user_id name"),
    },
    "results": {**_plain("table_id seat"), **_columns(Kind.RESULTS, Fate.KEPT, "points place reasons")},
    "artifacts": _columns(Kind.REVIEWS, Fate.DELETED, "table_id name body"),
    "scores": {
        **_plain("id table_id seat computer game server seats pace is_rated"),
        **_columns(Kind.SEATS, Fate.BLANKED, "user_id name"),
        **_columns(Kind.RESULTS, Fate.KEPT, "is_whole points place ended_at decisions seconds"),
    },
    "thanks": _columns(Kind.THANKS, Fate.DELETED, "table_id giver receiver title"),
    "servers": _plain("server settings"),
    "forget_requests": _columns(Kind.REQUEST, Fate.DELETED, "user_id due_at"),
    # tables that exist only in PostgreSQL
    "leases": _plain("shard shards holder is_connected former boundary successor expires backend successor_backend"),
    "identify_times": _plain("slot free_at"),
    "schema_steps": _plain("number"),
}
"""By table and column. A user's games in direct messages are deleted with all their rows."""


class Cleaner(Struct, frozen=True):
    """Removes a user from packed values, whose format the store does not know."""

    is_about: Callable[[str, int], bool]
    """True if a motion, in its stored form, names the user."""
    clean_settings: Callable[[bytes, int], bytes]
    """Remove the user from a table's settings."""
    clean_post: Callable[[bytes, int, frozenset[str], bytes], bytes]
    """Remove the user, and these names, from a message of a table with these settings."""
    is_kept: Callable[[str, int, Collection[int]], bool]
    """True if the artifact of this name says nothing about the user, who has these seats."""


class Traces(Struct, frozen=True):
    """The number of stored rows about a person, by kind."""

    games: int = 0
    open_games: int = 0
    moves: int = 0
    results: int = 0
    votes: int = 0
    times: int = 0
    thanks_given: int = 0
    thanks_received: int = 0
    reviews: int = 0
    has_settings: bool = False
    forget_at: int | None = None
    """When the person's data will be deleted, if they have asked for that; 0 once it has begun."""
