"""The bot in a separate process, which is killed and restarted."""

import asyncio
import os
import sys
import time
from contextlib import ExitStack
from pathlib import Path

from bot.sandbox.interactions.tracker import ANSWER_SECONDS
from bot.storage.address import Address
from tests import kept_logs
from tests.conftest import ROOT
from tests.lab.chaos.conditions import Conditions
from tests.patience import PATIENCE
from tests.player import Town


class BotProcess:
    """`python -m bot run`, as an operator runs it, with the tests' second game."""

    def __init__(self, town: Town, folder: Path, database: Path | Address | None = None, **settings: str) -> None:
        self.town, self.folder, self.settings = town, folder, settings
        self.database = database or folder / "guildhall.sqlite3"
        self.conditions = Conditions(folder / "conditions")
        self.kills = 0
        self._process: asyncio.subprocess.Process | None = None
        self._listening: list[asyncio.Task[None]] = []

    @property
    def log(self) -> Path:
        """The log file of all runs."""
        return self.folder / "bot.log"

    @property
    def _kept(self) -> list[Path]:
        """A second log file, if logs are kept."""
        if not kept_logs.FOLDER:
            return []
        kept_logs.FOLDER.mkdir(parents=True, exist_ok=True)
        return [kept_logs.FOLDER / f"bot-{self.pid}.log"]

    @property
    def pid(self) -> int:
        """The id of the running process."""
        assert self._process is not None
        return self._process.pid

    async def start(self) -> None:
        """Start the bot and wait until it is connected."""
        await self._launch()
        await self._until_online()

    async def try_to_start(self) -> int:
        """Start the bot in conditions in which it must exit; return its exit status."""
        await self._launch()
        assert self._process is not None
        return await asyncio.wait_for(self._process.wait(), PATIENCE)

    async def _launch(self) -> None:
        ours = {
            "SANDBOX_URL": self.town.url,
            "DATABASE": self.database.url if isinstance(self.database, Address) else str(self.database),
            "LOG_LEVEL": "WARNING",
            "DISCORD_TOKEN": "",
            "PYTHONPATH": str(ROOT),
            **self.settings,
            **({"LOG_LEVEL": "DEBUG"} if kept_logs.FOLDER else {}),
        }
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.lab.chaos.launcher", str(self.conditions.file), "run"),
            env={**os.environ, **ours},
            cwd=self.folder,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        self._listening.append(asyncio.create_task(self._listen(self._process.stdout)))

    async def _listen(self, said: asyncio.StreamReader | None) -> None:
        """Read the output from a pipe, which works even if the process cannot write files."""
        assert said is not None
        with ExitStack() as stack:
            logs = [stack.enter_context(file.open("ab", buffering=0)) for file in (self.log, *self._kept)]
            while words := await said.read(2**16):
                for log in logs:
                    log.write(words)

    async def heard(self) -> str:
        """Return the output of all runs, after the last one has ended."""
        await asyncio.gather(*self._listening)
        return await asyncio.to_thread(self.log.read_text, "utf-8")

    async def _until_online(self) -> None:
        given_up = time.monotonic() + PATIENCE
        while not await self.is_online():
            assert time.monotonic() < given_up, await asyncio.to_thread(self.log.read_text)
            await asyncio.sleep(0.02)

    async def is_online(self) -> bool:
        """True if the bot is connected to the sandbox."""
        async with self.town.web.get(f"{self.town.url}/people") as response:
            return bool((await response.json())["bot"]["online"])

    async def kill(self) -> None:
        """Kill the bot with SIGKILL; pending clicks fail at once."""
        assert self._process is not None
        assert self._process.returncode is None, "the bot has ended by itself"
        self._process.kill()
        await self._process.wait()
        self.kills += 1
        await self.town.forward(ANSWER_SECONDS + 0.1)
        while await self.is_online():  # noqa: ASYNC110  # polled over HTTP
            await asyncio.sleep(0.005)

    async def kill_offline(self) -> None:
        """Kill the bot with SIGKILL, end all faults, and leave the bot offline."""
        await self.kill()
        await self.town.heal()

    async def come_again(self) -> None:
        """Kill the bot and restart it."""
        await self.kill_offline()
        await self.start()

    async def clear_away(self) -> None:
        """Ensure that no bot is left running."""
        if self._process and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    async def stop(self) -> int:
        """Stop the bot with SIGTERM."""
        assert self._process is not None
        self._process.terminate()
        return await asyncio.wait_for(self._process.wait(), PATIENCE)
