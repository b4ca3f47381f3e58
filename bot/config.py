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
"""Of a number, at most: a larger one is a slip."""
PIECES = "PIECES_"
"""What the settings that name a file of figures begin with."""
LOOPBACK = "127.0.0.1"
HIGHEST_PORT = 65535
SHARDS = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})", re.ASCII)
"""The first and the last shard, or one alone, and how many there are."""
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class Greets(StrEnum):
    """Where the bot says hello."""

    NEVER = "never"
    INVITED = "invited"
    """Once in each server that it is invited to."""
    EMPTY = "empty"
    """There, and where nobody has written yet when it starts."""


class Endpoint(Struct, frozen=True):
    """Where somebody can connect: an address of this machine, and a port; 0 for any that is free."""

    host: str
    port: int

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


class Config(Struct, frozen=True):
    """What the host has settled."""

    token: str
    database: Path | Address
    log_level: str
    sandbox_url: str
    log_format: str = "plain"
    health_every: int = 600
    """Seconds between two lines on the bot's health in the log; 0 for none."""
    limits: Limits = Limits()
    greets: Greets = Greets.INVITED
    has_symbols: bool = True
    """Whether the games' symbols are uploaded as emojis of the bot's own."""
    metrics: Endpoint | None = None
    """Where Prometheus asks for figures; None for nowhere."""
    shards: Shards | None = None
    """Those of this process; None for all, as many as Discord wants."""
    limits_servers: bool = True
    """Whether all people of a server together may ask for only so much."""

    FILE: ClassVar[Path] = Path(".env")


def read_config(environment: Mapping[str, str] | None = None, file: Path = Config.FILE) -> Config:
    """The environment first, then the file, then what is usual."""
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
    )


def _endpoint(name: str, value: str) -> Endpoint | None:
    """A port of this machine, seen from nowhere else, or a port at one of its addresses."""
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
        raise NotAnAddress(value="DATABASE")  # a password may stand in it
    return Address(value)


def read_own_figures(environment: Mapping[str, str] | None = None, file: Path = Config.FILE) -> dict[str, Path]:
    """The host's own files of figures, by the short name of their game: `PIECES_` and the name in capitals."""
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
    """Lines `NAME=value`; empty lines and those that begin with # say nothing."""
    if not file.is_file():
        return {}
    try:
        lines = [line.strip() for line in file.read_text("utf-8").splitlines()]
    except UnicodeDecodeError:
        raise BadSettingsFile(file=str(file)) from None
    pairs = [line.partition("=") for line in lines if line and not line.startswith("#")]
    return {name.strip(): value.strip().strip("\"'") for name, _, value in pairs}
