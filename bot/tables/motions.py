"""What a table's people can decide together."""

from enum import StrEnum

from msgspec import Struct

from bot.tables.pace import DAY, PaceName

LAPSED = 0
"""The user who says no to what was not agreed to in time: nobody."""


class ConsentKind(StrEnum):
    """What is asked for."""

    END = "end"
    REPLACE = "replace"
    """To let a computer, or somebody else, play on for one who is absent."""
    KICK = "kick"
    """To put somebody out, absent or not."""
    RETURN = "return"
    """To come back without a vote; never asked, only refused: that bars a player who was put out."""
    OFFER = "offer"
    """To take over a seat that its player, or a moderator, offers."""
    JOIN = "join"
    """To let somebody play on in the place of a computer."""
    PACE = "pace"
    """To give decisions another time."""
    UNDO = "undo"
    """To take back what somebody has done, with all since."""
    RESUME = "resume"
    """To go on with a game that was stopped."""


ABOUT_A_PLAYER = (ConsentKind.REPLACE, ConsentKind.KICK)
"""Where whoever sits in the seat has no say."""
ABOUT_SEATS = (*ABOUT_A_PLAYER, ConsentKind.OFFER, ConsentKind.JOIN)

LIFE = {
    ConsentKind.KICK: 3 * DAY,
    ConsentKind.OFFER: 3 * DAY,
    ConsentKind.JOIN: 3 * DAY,
    ConsentKind.PACE: 2 * DAY,
    ConsentKind.UNDO: DAY,
    ConsentKind.RESUME: 7 * DAY,
}
"""Seconds after the first yes in which the others can agree; any other kind waits for those who owe an answer."""


class Motion(Struct, frozen=True):
    """Something put to a vote: its kind, and what it is about where there may be several of that kind.

    Where it is about a seat, the subject is the user who sits there, or the number of a computer's seat; and after a
    dot the user who is to sit there, where that is not a computer.
    """

    kind: ConsentKind
    subject: str = ""

    @property
    def code(self) -> str:
        """What it is stored by; the kind of the card on which all are asked is called the same."""
        return f"{self.kind}.{self.subject}" if self.subject else self.kind.value

    @property
    def person(self) -> int | None:
        """The user whom it is about, who has no say in it."""
        return self.sitter if self.kind in ABOUT_A_PLAYER else None

    @property
    def absentee(self) -> int | None:
        """The user whose sign of life undoes it."""
        return self.sitter if self.kind is ConsentKind.REPLACE else None

    @property
    def sitter(self) -> int | None:
        """The user whose seat it is about."""
        is_theirs = self.kind in ABOUT_SEATS and self.kind is not ConsentKind.JOIN
        return int(self.subject.partition(".")[0]) if is_theirs else None

    @property
    def heir(self) -> int | None:
        """The user who is to sit there, and who has to agree too."""
        user = self.subject.partition(".")[2] if self.kind in ABOUT_SEATS else ""
        return int(user) if user else None

    @property
    def taking_back(self) -> "TakingBack | None":
        """What is to be taken back."""
        return read_wish(self.subject) if self.kind is ConsentKind.UNDO else None


class TakingBack(Struct, frozen=True):
    """A wish to take back all since a number of turns: whose, and how far the game had come when it was uttered."""

    seat: int
    kept: int
    turns: int


END = Motion(ConsentKind.END)
"""To end the game now."""
RESUME = Motion(ConsentKind.RESUME)
"""To go on with a game that was stopped."""


def replacing(user: int, heir: int | None = None) -> Motion:
    """To let a computer, or somebody else, play on for somebody."""
    return Motion(ConsentKind.REPLACE, _write_seat(user, heir))


def kicking(user: int, heir: int | None = None) -> Motion:
    """To put somebody out, for a computer or somebody else."""
    return Motion(ConsentKind.KICK, _write_seat(user, heir))


def returning(user: int) -> Motion:
    """To take back a seat that a computer holds."""
    return Motion(ConsentKind.RETURN, str(user))


def offering(user: int, heir: int) -> Motion:
    """To take over the seat of somebody."""
    return Motion(ConsentKind.OFFER, _write_seat(user, heir))


def joining(seat: int, heir: int) -> Motion:
    """To play on in the place of a computer."""
    return Motion(ConsentKind.JOIN, _write_seat(seat, heir))


def _write_seat(whose: int, heir: int | None) -> str:
    return f"{whose}.{heir}" if heir else str(whose)


def pacing(pace: PaceName) -> Motion:
    """To give decisions another time."""
    return Motion(ConsentKind.PACE, pace.value)


def read_wish(subject: str) -> TakingBack:
    """A wish as it stands in the subject of a motion."""
    return TakingBack(*map(int, subject.split(".")))


def undoing(wish: TakingBack) -> Motion:
    """To take back what somebody has done, with all since."""
    return Motion(ConsentKind.UNDO, f"{wish.seat}.{wish.kept}.{wish.turns}")


def read_motion(code: str) -> Motion:
    """A motion as it is stored."""
    kind, _, subject = code.partition(".")
    return Motion(ConsentKind(kind), subject)
