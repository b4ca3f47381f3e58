"""Reads the environment and `.env` once."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from msgspec import Struct

from bot.errors import BadSetting

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class Config(Struct, frozen=True):
    """What the host has settled."""

    token: str
    database: Path
    log_level: str
    sandbox_url: str

    FILE: ClassVar[Path] = Path(".env")


def read_config(environment: Mapping[str, str] | None = None, file: Path = Config.FILE) -> Config:
    """The environment first, then the file, then what is usual."""
    values = {**_read_file(file), **(os.environ if environment is None else environment)}
    level = values.get("LOG_LEVEL", "").upper() or "INFO"
    if level not in LEVELS:
        raise BadSetting(name="LOG_LEVEL", value=level, known=", ".join(LEVELS))
    return Config(
        token=values.get("DISCORD_TOKEN", "").strip(),
        database=Path(values.get("DATABASE", "") or "guildhall.sqlite3"),
        log_level=level,
        sandbox_url=values.get("SANDBOX_URL", "").strip(),
    )


def _read_file(file: Path) -> dict[str, str]:
    """Lines `NAME=value`; empty lines and those that begin with # say nothing."""
    if not file.is_file():
        return {}
    lines = [line.strip() for line in file.read_text("utf-8").splitlines()]
    pairs = [line.partition("=") for line in lines if line and not line.startswith("#")]
    return {name.strip(): value.strip().strip("\"'") for name, _, value in pairs}
