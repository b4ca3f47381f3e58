"""Symbols: small pictures of a game's pieces, players and marks, used in texts and on buttons.

On Discord each symbol is an application emoji. The emoji's name contains a hash of the picture, so that a changed
drawing is uploaded again. The name is short, since every mention of a piece includes it.
"""

import re
from hashlib import sha256

SIDE = 128
"""Width and height of a symbol in pixels."""
MOST_BYTES = 256 * 1024
"""Discord's size limit of an emoji in bytes."""
SYMBOL_PATTERN = r"[a-z][a-z_]{0,23}(\.\d{1,2})?"
"""A symbol's name: a piece's ("fig"), a player's ("seat.2"), or that of a mark used in sentences ("coin")."""

LETTERS = 4
"""Number of letters of the symbol's name that begin an emoji's name, for users who read or hear that name."""
DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
GAME_DIGITS, PICTURE_DIGITS = 1, 3
"""Number of digits after the letters: one for the game, the others for the picture."""


def emoji_name(game: str, symbol: str, picture: bytes) -> str:
    """Return the emoji name of a game's symbol, such as "coinK7Q2"."""
    letters = re.sub("[^a-z]", "", symbol)[:LETTERS]
    return letters + _code(game.encode(), GAME_DIGITS) + _code(f"{game}/{symbol}/".encode() + picture, PICTURE_DIGITS)


def is_emoji_of(game: str, name: str) -> bool:
    """True if an emoji may show a symbol of the game, in the current or an earlier drawing."""
    pattern = f"[a-z]{{1,{LETTERS}}}{_code(game.encode(), GAME_DIGITS)}[{DIGITS}]{{{PICTURE_DIGITS}}}"
    return re.fullmatch(pattern, name) is not None


def _code(content: bytes, digits: int) -> str:
    number = int.from_bytes(sha256(content).digest())
    return "".join(DIGITS[number // len(DIGITS) ** place % len(DIGITS)] for place in range(digits))
