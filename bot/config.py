"""Reads the environment and `.env` once."""

import os
import re
from collections.abc import Mapping
from enum import StrEnum
from ipaddress import ip_address
from pathlib import Path
from typing import ClassVar

from msgspec import Struct

from bot.host_errors import (
    BadEndpoint,
    BadLink,
    BadNumber,
    BadSetting,
    BadSettingsFile,
    BadShards,
    NotAnAddress,
    ShardsNeedServer,
)
from bot.logs import FORMATS
from bot.storage.address import Address, is_address, is_sound
from bot.storage.leases import Shards
from bot.storage.limits import HOUR, Limits

DIGITS = 9
"""Maximum number of digits in a setting; longer numbers are typos."""
PIECES = "PIECES_"
"""Prefix of settings that name a game's data file."""
LOOPBACK = "127.0.0.1"
HIGHEST_PORT = 65535
SHARDS = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})", re.ASCII)
"""Pattern of the first and last shard, or a single one, and the total number."""
LINK = re.compile(r"https?://[^\s<>()\[\]]{1,500}", re.ASCII)
"""Pattern of a web page's URL, which also fits into a link in a message."""
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class Greets(StrEnum):
    """When the bot sends its greeting."""

    NEVER = "never"
    INVITED = "invited"
    """Once in each server that invites it."""
    EMPTY = "empty"
    """Also when the bot starts, in servers that have no messages yet."""


class Endpoint(Struct, frozen=True):
    """An address of this machine and a port to listen on; port 0 picks a free one."""

    host: str
    port: int

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


class Config(Struct, frozen=True):
    """The operator's settings."""

    token: str
    database: Path | Address
    log_level: str
    sandbox_url: str
    log_format: str = "plain"
    health_every: int = 600
    """Seconds between two health lines in the log; 0 for none."""
    limits: Limits = Limits()
    greets: Greets = Greets.INVITED
    has_symbols: bool = True
    """True if the games' symbols are uploaded as application emojis."""
    metrics: Endpoint | None = None
    """The endpoint that serves metrics to Prometheus; None to serve no metrics."""
    shards: Shards | None = None
    """The shards of this process; None for the number that Discord recommends."""
    limits_servers: bool = True
    """True if all members of a server share a limit on requests."""
    privacy_url: str = ""
    """The host's own privacy policy, to which `/privacy` links."""
    terms_url: str = ""

    FILE: ClassVar[Path] = Path(".env")


def read_config(environment: Mapping[str, str] | None = None, file: Path = Config.FILE) -> Config:
    """Read settings from the environment, then from the file, then from the defaults."""
    values = {**_read_file(file), **(os.environ if environment is None else environment)}
    database = _database(values.get("DATABASE", "").strip() or "guildhall.sqlite3")
    return Config(
        token=values.get("DISCORD_TOKEN", "").strip(),
        database=database,
        log_level=_one_of(LEVELS, "LOG_LEVEL", values.get("LOG_LEVEL", "").upper() or "INFO"),
        sandbox_url=values.get("SANDBOX_URL", "").strip(),
        log_format=_one_of(tuple(FORMATS), "LOG_FORMAT", values.get("LOG_FORMAT", "").lower() or "plain"),
        health_every=_number("HEALTH_EVERY", values, 600, "seconds"),
        limits=_limits(values),
        greets=Greets(_one_of(tuple(Greets), "GREETS", values.get("GREETS", "").lower() or Greets.INVITED)),
        has_symbols=_is_on("SYMBOLS", values),
        metrics=_endpoint("METRICS", values.get("METRICS", "").strip()),
        shards=_shards(values.get("SHARDS", "").strip(), database),
        limits_servers=_is_on("SERVER_LIMITS", values),
        privacy_url=_link("PRIVACY_URL", values),
        terms_url=_link("TERMS_URL", values),
    )


def _link(name: str, values: Mapping[str, str]) -> str:
    """Parse the URL of a web page; empty if the setting is empty. Raises `BadLink`."""
    value = values.get(name, "").strip()
    if value and not LINK.fullmatch(value):
        raise BadLink(name=name, value=value)
    return value


def _endpoint(name: str, value: str) -> Endpoint | None:
    """Parse a port on the loopback address, or an address and a port."""
    if not value:
        return None
    host, _, port = value.rpartition(":")
    host = (host.removeprefix("[").removesuffix("]") or LOOPBACK).replace("localhost", LOOPBACK)
    try:
        ip_address(host)
    except ValueError:
        raise BadEndpoint(name=name, value=value) from None
    if not (port.isascii() and port.isdigit() and int(port) <= HIGHEST_PORT):
        raise BadEndpoint(name=name, value=value)
    return Endpoint(host, int(port))


def _shards(value: str, database: Path | Address) -> Shards | None:
    if not value:
        return None
    found = SHARDS.fullmatch(value)
    shards = Shards(int(found[1]), int(found[2] or found[1]), int(found[3])) if found else None
    if shards is None or not shards.first <= shards.last < shards.count:
        raise BadShards(value=value, example="0-3/16")
    if not isinstance(database, Address):
        raise ShardsNeedServer(shards=value)
    return shards


def _database(value: str) -> Path | Address:
    if not is_address(value):
        return Path(value)
    if not is_sound(value):
        raise NotAnAddress(value="DATABASE")  # the value may contain a password
    return Address(value)


def read_own_figures(environment: Mapping[str, str] | None = None, file: Path = Config.FILE) -> dict[str, Path]:
    """Return the operator's data files by game, from the settings `PIECES_` plus the game's name in capitals."""
    values = {**_read_file(file), **(os.environ if environment is None else environment)}
    named = {name.removeprefix(PIECES).lower(): value for name, value in values.items() if name.startswith(PIECES)}
    return {game: Path(value).expanduser() for game, value in named.items() if value}


def _limits(values: Mapping[str, str]) -> Limits:
    usual = Limits()
    return Limits(
        _number("TABLES_PER_SERVER", values, usual.tables_per_server, "tables"),
        _number("TABLES_PER_PERSON", values, usual.tables_per_person, "tables"),
        HOUR * _number("LOBBY_SILENCE_HOURS", values, usual.lobby_silence // HOUR, "hours"),
        HOUR * _number("GAME_SILENCE_HOURS", values, usual.game_silence // HOUR, "hours"),
    )


def _one_of(known: tuple[str, ...], name: str, value: str) -> str:
    if value not in known:
        raise BadSetting(name=name, value=value, known=", ".join(known))
    return value


def _is_on(name: str, values: Mapping[str, str]) -> bool:
    return _one_of(("on", "off"), name, values.get(name, "").lower() or "on") == "on"


def _number(name: str, values: Mapping[str, str], usual: int, unit: str) -> int:
    value = values.get(name, "").strip() or str(usual)
    if not (value.isascii() and value.isdigit() and len(value) <= DIGITS):
        raise BadNumber(name=name, value=value, unit=unit)
    return int(value)


def _read_file(file: Path) -> dict[str, str]:
    """Parse lines `NAME=value`, skipping empty lines and comments."""
    if not file.is_file():
        return {}
    try:
        lines = [line.strip() for line in file.read_text("utf-8").splitlines()]
    except UnicodeDecodeError:
        raise BadSettingsFile(file=str(file)) from None
    pairs = [line.partition("=") for line in lines if line and not line.startswith("#")]
    return {name.strip(): value.strip().strip("\"'") for name, _, value in pairs}
