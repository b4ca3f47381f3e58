"""Motions: everything that a table's players can vote on."""

from enum import StrEnum

from msgspec import Struct

from bot.tables.pace import DAY, PaceName

LAPSED = 0
"""User id that is recorded for the no when a vote lapses."""


class ConsentKind(StrEnum):
    """Kinds of motions."""

    END = "end"
    REPLACE = "replace"
    """Replace an absent player with a computer or a different user."""
    KICK = "kick"
    """Remove a player, absent or not."""
    RETURN = "return"
    """Take a seat back without a vote. Players cannot propose this; a stored no bars a removed player from doing it."""
    OFFER = "offer"
    """Take over a seat that a player or a moderator offers."""
    JOIN = "join"
    """Take over a computer's seat."""
    PACE = "pace"
    """Change the pace of the game."""
    UNDO = "undo"
    """Undo a player's action and everything since."""
    RESUME = "resume"
    """Resume a stopped game."""


ABOUT_A_PLAYER = (ConsentKind.REPLACE, ConsentKind.KICK)
"""Kinds of motions about a player, who has no vote on them."""
ABOUT_SEATS = (*ABOUT_A_PLAYER, ConsentKind.OFFER, ConsentKind.JOIN)

LIFE = {
    ConsentKind.KICK: 3 * DAY,
    ConsentKind.OFFER: 3 * DAY,
    ConsentKind.JOIN: 3 * DAY,
    ConsentKind.PACE: 2 * DAY,
    ConsentKind.UNDO: DAY,
    ConsentKind.RESUME: 7 * DAY,
}
"""Seconds from the first yes until a vote lapses; other kinds of votes wait for every voter who owes an answer."""


class Motion(Struct, frozen=True):
    """A motion to vote on: its kind, and a subject if there can be several motions of that kind.

    The subject of a motion about a seat is the user id of the seat's player, or the number of a computer's seat. Unless
    the next player is a computer, a dot and the next player's user id follow.
    """

    kind: ConsentKind
    subject: str = ""

    @property
    def code(self) -> str:
        """The stored form, which is also the kind of the vote's card."""
        return f"{self.kind}.{self.subject}" if self.subject else self.kind.value

    @property
    def person(self) -> int | None:
        """The user whom the motion is about, who has no vote."""
        return self.sitter if self.kind in ABOUT_A_PLAYER else None

    @property
    def absentee(self) -> int | None:
        """The user whose activity cancels the motion."""
        return self.sitter if self.kind is ConsentKind.REPLACE else None

    @property
    def sitter(self) -> int | None:
        """The user whose seat the motion is about."""
        is_theirs = self.kind in ABOUT_SEATS and self.kind is not ConsentKind.JOIN
        return int(self.subject.partition(".")[0]) if is_theirs else None

    @property
    def successor(self) -> int | None:
        """The user who would get the seat, and who must also agree."""
        user = self.subject.partition(".")[2] if self.kind in ABOUT_SEATS else ""
        return int(user) if user else None

    @property
    def taking_back(self) -> "TakingBack | None":
        """The undo that the motion asks for."""
        return read_undo(self.subject) if self.kind is ConsentKind.UNDO else None


class TakingBack(Struct, frozen=True):
    """A seat's request to undo all turns but the first `kept`, made when the game had `turns` turns."""

    seat: int
    kept: int
    turns: int


END = Motion(ConsentKind.END)
"""End the game now."""
RESUME = Motion(ConsentKind.RESUME)
"""Resume a stopped game."""


def replacing(user: int, successor: int | None = None) -> Motion:
    """Build the motion to replace a player with a computer or a different user."""
    return Motion(ConsentKind.REPLACE, _write_seat(user, successor))


def kicking(user: int, successor: int | None = None) -> Motion:
    """Build the motion to remove a player; a computer or a different user gets the seat."""
    return Motion(ConsentKind.KICK, _write_seat(user, successor))


def returning(user: int) -> Motion:
    """Build the motion to take back a seat that a computer holds."""
    return Motion(ConsentKind.RETURN, str(user))


def offering(user: int, successor: int) -> Motion:
    """Build the motion to take over a player's seat."""
    return Motion(ConsentKind.OFFER, _write_seat(user, successor))


def joining(seat: int, successor: int) -> Motion:
    """Build the motion to take over a computer's seat."""
    return Motion(ConsentKind.JOIN, _write_seat(seat, successor))


def _write_seat(whose: int, successor: int | None) -> str:
    return f"{whose}.{successor}" if successor else str(whose)


def pacing(pace: PaceName) -> Motion:
    """Build the motion to change the pace."""
    return Motion(ConsentKind.PACE, pace.value)


def read_undo(subject: str) -> TakingBack:
    """Parse the subject of an undo motion."""
    return TakingBack(*map(int, subject.split(".")))


def undoing(undo: TakingBack) -> Motion:
    """Build the motion to undo a player's action and everything since."""
    return Motion(ConsentKind.UNDO, f"{undo.seat}.{undo.kept}.{undo.turns}")


def read_motion(code: str) -> Motion:
    """Parse a stored motion."""
    kind, _, subject = code.partition(".")
    return Motion(ConsentKind(kind), subject)
