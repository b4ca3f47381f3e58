"""`python -m bot.sandbox`: the sandbox without a bot."""

import argparse
import asyncio
import contextlib
import sys
from pathlib import Path

from bot.sandbox.limits.commands import LOCALES
from bot.sandbox.loopback import PortTaken
from bot.sandbox.serve import FOLDER, PORT, serve
from bot.sandbox.server import Sandbox


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bot.sandbox", description="A Discord on loopback, without a bot.")
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--servers", type=_positive, default=1, help="initial number of servers")
    parser.add_argument("--shards", type=_positive, default=1, help="number of shards recommended to the bot")
    parser.add_argument(
        "--max-concurrency", type=_positive, default=1, help="number of shards that may identify at once"
    )
    parser.add_argument("--people", type=int, default=3, help="initial number of people")
    parser.add_argument("--locale", choices=LOCALES, default="en-US", help="language of server and people")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="the folder for its state")
    return parser.parse_args()


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is less than 1")
    return number


def _say(sandbox: Sandbox) -> None:
    print(f"The sandbox is at {sandbox.url}, on this machine only. Stop it with Ctrl+C.")
    print(f"Connect a bot with SANDBOX_URL={sandbox.url}")


def main() -> int:
    """Run until interrupted."""
    asked = _arguments()
    try:
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(serve(Sandbox(**vars(asked)), _say))
    except PortTaken as taken:
        print(taken, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
