"""What a table's people can decide together."""

from enum import StrEnum

from msgspec import Struct

NOBODY_IN_PARTICULAR = 0
"""The subject of what concerns all alike."""


class ConsentKind(StrEnum):
    """What is asked for."""

    END = "end"
    REPLACE = "replace"


class Motion(Struct, frozen=True):
    """Something put to a vote: its kind, and the user whom it is about, where it is about somebody."""

    kind: ConsentKind
    subject: int = NOBODY_IN_PARTICULAR

    @property
    def card(self) -> str:
        """The kind of the card on which all are asked."""
        return f"{self.kind}.{self.subject}" if self.subject else self.kind.value


END = Motion(ConsentKind.END)
"""To end the game now."""


def replacing(user: int) -> Motion:
    """To let a computer play on for somebody."""
    return Motion(ConsentKind.REPLACE, user)


def read_motion(subject: int) -> Motion:
    """A motion as it is stored: by its subject, which is a person to be replaced or nobody."""
    return replacing(subject) if subject else END
