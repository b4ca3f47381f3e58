"""Refusals with Discord's codes, and the nested form errors of code 50035."""

from collections.abc import Sized

from bot.sandbox.wire import Json

Path = tuple[str | int, ...]

# code: (HTTP status, Discord's sentence)
KNOWN: dict[int, tuple[int, str]] = {
    0: (404, "404: Not Found"),
    10002: (404, "Unknown Application"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30003: (400, "Maximum number of pins reached for the channel (250)"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30010: (400, "Maximum number of reactions reached (20)"),
    30032: (400, "Maximum number of application commands reached (100)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50016: (400, "Provided too few or too many messages to delete. Must provide at least 2 and at most 100 messages."),
    50021: (403, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50034: (400, "A message provided was too old to bulk delete"),
    50035: (400, "Invalid Form Body"),
    50081: (400, "An invalid sticker was sent"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160004: (400, "A thread has already been created for this message"),
    160009: (403, "Cannot reference a message without permission to read message history"),
    520002: (400, "Invalid channel type for poll creation"),
}


class Refusal(Exception):
    """A request that Discord would refuse."""

    def __init__(self, code: int, errors: Json | None = None, *, status: int = 0, message: str = "") -> None:
        known_status, sentence = KNOWN.get(code, (400, message))
        super().__init__(message or sentence)
        self.code = code
        self.status = status or known_status
        self.message = message or sentence
        self.errors = errors

    def inside(self, part: str) -> "Refusal":
        """Return the refusal with its errors nested under a key."""
        errors = {part: self.errors} if self.errors else None
        return Refusal(self.code, errors, status=self.status, message=self.message)

    def body(self) -> Json:
        """Return Discord's error object."""
        body: Json = {"message": self.message, "code": self.code}
        return {**body, "errors": self.errors} if self.errors else body


class Form:
    """Collects the errors of a request body, then refuses the body with all of them."""

    def __init__(self) -> None:
        self.errors: Json = {}

    def wrong(self, path: Path, code: str, message: str) -> None:
        """Add one error at its path."""
        place = self.errors
        for part in path:
            place = place.setdefault(str(part), {})
        place.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: Path, text: object, most: int, least: int = 0) -> None:
        """Check the length of a text; None is accepted."""
        if text is None:
            return
        if not isinstance(text, str):
            self.wrong(path, "STRING_TYPE_CONVERT", f'Could not interpret "{text}" as string.')
        elif not least <= len(text) <= most:
            self._out_of_range(path, least, most, "in length", len(text) > most)

    def count(self, path: Path, items: Sized | None, most: int, least: int = 0) -> None:
        """Check the length of a list; None is accepted."""
        if items is not None and not least <= len(items) <= most:
            self._out_of_range(path, least, most, "in length", len(items) > most)

    def between(self, path: Path, number: int | None, least: int, most: int) -> None:
        """Check the range of a number; None is accepted."""
        if number is None or least <= number <= most:
            return
        kind, word = ("MAX", "less than or equal") if number > most else ("MIN", "greater than or equal")
        bound = most if number > most else least
        self.wrong(path, f"NUMBER_TYPE_{kind}", f"int value should be {word} to {bound}.")

    def required(self, path: Path, value: object) -> bool:
        """Return whether a value is present; if not, add an error."""
        if value is None or value == "":
            self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")
        return value is not None and value != ""

    def one_of(self, path: Path, value: object, allowed: tuple[object, ...]) -> bool:
        """Return whether a value is one of those allowed; if not, add an error."""
        if value not in allowed:
            words = ", ".join(str(one) for one in allowed)
            self.wrong(path, "BASE_TYPE_CHOICES", f"Value must be one of ({words}).")
        return value in allowed

    def done(self) -> None:
        """Raises a `Refusal` if there were errors."""
        if self.errors:
            raise Refusal(50035, self.errors)

    def _out_of_range(self, path: Path, least: int, most: int, of_what: str, too_much: bool) -> None:
        if least == most or least > 0:
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} {of_what}.")
        elif too_much:
            self.wrong(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer {of_what}.")


def form_error(path: Path, code: str, message: str) -> Refusal:
    """Return a refusal with one error."""
    form = Form()
    form.wrong(path, code, message)
    return Refusal(50035, form.errors)
