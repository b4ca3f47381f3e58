"""Symbols: small pictures of a game's pieces, players and marks, which stand in texts and on buttons.

On Discord each is an emoji of the bot's own. Its name says which picture of which game it is, so that a drawing that
was changed is uploaded anew; it is short, since every mention of a piece costs it.
"""

import re
from hashlib import sha256

SIDE = 128
"""Pixels of a symbol, both ways."""
MOST_BYTES = 256 * 1024
"""Bytes that Discord takes of one."""
SYMBOL_PATTERN = r"[a-z][a-z_]{0,23}(\.\d{1,2})?"
"""A symbol's name: a piece's ("fig"), a player's ("seat.2"), or that of a mark which sentences ask for ("coin")."""

LETTERS = 4
"""How many letters of its name an emoji begins with, for whoever reads or hears them."""
DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""What the code behind them is written in: one digit for the game, the others for the picture."""
GAME_DIGITS, PICTURE_DIGITS = 1, 3


def emoji_name(game: str, symbol: str, picture: bytes) -> str:
    """What a game's symbol is called as an emoji: "coinK7Q2"."""
    letters = re.sub("[^a-z]", "", symbol)[:LETTERS]
    return letters + _code(game.encode(), GAME_DIGITS) + _code(f"{game}/{symbol}/".encode() + picture, PICTURE_DIGITS)


def is_emoji_of(game: str, name: str) -> bool:
    """Whether an emoji's name could be that of one of the game's symbols, of today's drawings or of earlier ones."""
    pattern = f"[a-z]{{1,{LETTERS}}}{_code(game.encode(), GAME_DIGITS)}[{DIGITS}]{{{PICTURE_DIGITS}}}"
    return re.fullmatch(pattern, name) is not None


def _code(content: bytes, digits: int) -> str:
    number = int.from_bytes(sha256(content).digest())
    return "".join(DIGITS[number // len(DIGITS) ** place % len(DIGITS)] for place in range(digits))
