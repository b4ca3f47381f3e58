"""`GUILDHALL_LOGS=FOLDER` keeps the detailed logs of all bots in the tests.

`python -m tests.kept_logs FOLDER` searches them for tokens, passwords and seeds; it exits with 1 if it finds any.
"""

import logging
import os
import re
import sys
from collections.abc import Iterator
from copy import copy
from pathlib import Path

from bot.logs import FILTERS, OURS, DiscreetLines, PlainLines
from bot.sandbox import SANDBOX_TOKEN

FOLDER = Path(os.environ["GUILDHALL_LOGS"]).absolute() if os.environ.get("GUILDHALL_LOGS") else None
DETAILED = (*OURS, "discord", "aiohttp", "asyncio")
"""Loggers set to DEBUG; `bot.logs.NOISE` explains why the database driver's is not among them."""
CRASHES = "bot.logs"
"""The logger of uncaught errors and their texts."""
SECRETS = {
    "the sandbox's token": re.compile(rf"\bBot {SANDBOX_TOKEN}\b|[\"']token[\"']: [\"']{SANDBOX_TOKEN}[\"']"),
    "a bot's token": re.compile(r"(?<![\w.-])[\w-]{23,30}\.[\w-]{6,7}\.[\w-]{27,}"),
    "an interaction's token": re.compile(r"[\w-]{80,}|/(?:webhooks|interactions)/\d+/(?!\[hidden\])[^\s/{}]+"),
    "a password": re.compile(r"postgres(?:ql)?://[^\s:/@]*:[^\s@]+@"),
    "a seed": re.compile(
        r"(?:\\x[0-9a-f]{2}[^\\]{0,4}){8}|(?<!verify_key': ')\b[0-9a-f]{64}\b"
        r"|(?<![\w+/])[A-Za-z0-9+/]{43}=|(?:\d{1,3}, ){31}"
    ),
}
"""Patterns of each secret, in Python's or JSON's spelling."""


class OwnLinesAsTheyAre(logging.Formatter):
    """Formats the bot's events without redaction, since they must not have secrets, and library lines as in the log."""

    def __init__(self) -> None:
        super().__init__()
        self._plain, self._discreet = PlainLines(), DiscreetLines(PlainLines())

    def format(self, record: logging.LogRecord) -> str:
        """Return one line, or several if there is a traceback."""
        is_own = record.name.startswith(OURS) and record.name != CRASHES
        return (self._plain if is_own else self._discreet).format(record)


class Keeper(logging.FileHandler):
    """Writes copies of records; tests may check the originals, which the filters therefore must not change."""

    def handle(self, record: logging.LogRecord) -> bool:
        """Filter and write a copy."""
        return super().handle(copy(record))


def keep_logs(folder: Path) -> None:
    """Keep everything this process logs from now on."""
    folder.mkdir(parents=True, exist_ok=True)
    handler = Keeper(folder / f"tests-{os.getpid()}.log", encoding="utf-8", delay=True)
    handler.setFormatter(OwnLinesAsTheyAre())
    for fit in FILTERS:
        handler.addFilter(fit)
    logging.getLogger().addHandler(handler)
    go_into_detail()


def go_into_detail() -> None:
    """Set all loggers to their most detailed level."""
    for name in DETAILED:
        logging.getLogger(name).setLevel(logging.DEBUG)


def find_secrets(text: str) -> Iterator[tuple[int, str, str]]:
    """Return the number, kind and text of each line with a secret."""
    for number, line in enumerate(text.splitlines(), 1):
        for kind, pattern in SECRETS.items():
            if pattern.search(line):
                yield number, kind, line


def main(folder: Path) -> int:
    """Print all secrets found. Returns 1 if there are any, or if the logs are empty."""
    files = sorted(folder.glob("*.log"))
    lines, found = 0, 0
    for file in files:
        text = file.read_text("utf-8", errors="replace")
        lines += text.count("\n")
        for number, kind, line in find_secrets(text):
            found += 1
            print(f"{file.name}:{number}: {kind}: {line[:300]}")
    print(f"{found} secrets in {lines} lines of {len(files)} logs")
    return 1 if found or not lines else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
