"""docs/compose.yaml: what it names is there, it holds no secret, and its settings are ours."""

import json
import re
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from bot.config import Config, Endpoint, read_config
from bot.storage.address import Address
from tests.conftest import ROOT

FILE = ROOT / "docs" / "compose.yaml"
PLACE = re.compile(r"\$\{(\w+)(?::\?[^}]*)?\}")
SECRETS = ("TOKEN", "PASSWORD")
Line: TypeAlias = tuple[int, str]
"""How far a line is indented, and what it says."""


def read_yaml(text: str) -> Any:
    """The little of YAML that the file needs: maps, lists of words, JSON's lists; all else is refused."""
    lines = [(len(line) - len(line.lstrip()), line.strip()) for line in text.splitlines()]
    found, rest = _block([line for line in lines if line[1] and not line[1].startswith("#")], 0)
    assert not rest
    return found


def _block(lines: list[Line], depth: int) -> tuple[Any, list[Line]]:
    if lines and lines[0][1].startswith("- "):
        own = [said[2:] for _, said in takewhile(lambda line: line[0] == depth and line[1].startswith("- "), lines)]
        return own, lines[len(own) :]
    found: dict[str, Any] = {}
    while lines and lines[0][0] == depth:
        name, colon, said = lines[0][1].partition(":")
        assert colon, lines[0]
        assert name not in found, f"twice: {name}"
        lines = lines[1:]
        if said:
            found[name] = json.loads(said) if said.startswith(" [") else said.strip()
        elif lines and lines[0][0] > depth:
            found[name], lines = _block(lines, lines[0][0])
        else:
            found[name] = {}
    assert not lines or lines[0][0] < depth, lines[0]
    return found, lines


COMPOSE = read_yaml(FILE.read_text("utf-8"))
BOT, DATABASE = COMPOSE["services"]["bot"], COMPOSE["services"]["database"]


def settings(password: str) -> Config:
    """The bot's settings, with what a host has in .env put in."""
    said = {"POSTGRES_PASSWORD": password}
    told = {name: PLACE.sub(lambda place: said[place[1]], value) for name, value in BOT["environment"].items()}
    return read_config(told, Path("no-such-file"))


def test_the_bot_reaches_its_database_as_it_was_set_up() -> None:
    """User, database and password of both services are the same, and the host is the other's name."""
    database = settings("secret1").database
    made = DATABASE["environment"]
    assert isinstance(database, Address)
    assert database.url == f"postgresql://{made['POSTGRES_USER']}:secret1@database/{made['POSTGRES_DB']}"
    assert PLACE.fullmatch(made["POSTGRES_PASSWORD"])
    assert f"--username={made['POSTGRES_USER']}" in DATABASE["healthcheck"]["test"]
    assert f"--dbname={made['POSTGRES_DB']}" in DATABASE["healthcheck"]["test"]


def test_the_figures_are_for_this_machine_alone() -> None:
    """Inside the container everybody may ask, and only the host's loopback leads there."""
    endpoint = settings("x").metrics
    assert isinstance(endpoint, Endpoint)
    assert BOT["ports"] == [f"127.0.0.1:{endpoint.port}:{endpoint.port}"]
    assert "ports" not in DATABASE


def test_what_is_built_and_read_is_there() -> None:
    """Paths are seen from docs/."""
    build = BOT["build"]
    context = (FILE.parent / build["context"]).resolve()
    assert context == ROOT
    dockerfile = (context / build["dockerfile"]).read_text("utf-8")
    for name, value in build["args"].items():
        assert re.search(rf"^ARG {name}=", dockerfile, re.M)
        assert (ROOT / value).is_file()
        assert f"COPY {value} " in dockerfile
    assert (FILE.parent / BOT["env_file"]).resolve() == ROOT / ".env"
    assert {volume.partition(":")[0] for volume in DATABASE["volumes"]} == {*COMPOSE["volumes"]}


def test_the_bot_waits_for_its_database_and_both_come_back() -> None:
    """A health check says when it may begin, and whether it is well."""
    assert BOT["depends_on"] == {"database": {"condition": "service_healthy"}}
    asked = ", ".join(json.dumps(word) for word in BOT["healthcheck"]["test"][1:])
    assert f"CMD [{asked}]" in (ROOT / "docs" / "Dockerfile").read_text("utf-8")
    assert {service["restart"] for service in (BOT, DATABASE)} == {"unless-stopped"}
    assert all(service["healthcheck"]["test"] for service in (BOT, DATABASE))


def values_of(found: Any, name: str = "") -> Iterator[tuple[str, str]]:
    """Every word of the file, with what it is called."""
    for key, value in found.items() if isinstance(found, dict) else ():
        yield from values_of(value, key)
    for value in found if isinstance(found, list) else ():
        yield from values_of(value, name)
    if isinstance(found, str):
        yield name, found


def test_it_holds_no_secret() -> None:
    """Passwords and tokens are asked for from .env, and it says so where one is missing."""
    for name, value in values_of(COMPOSE):
        assert not any(word in name for word in SECRETS) or PLACE.fullmatch(value), name
        login = re.search(r"//\w+:([^@]*)@", value)
        assert not login or PLACE.fullmatch(login[1])
        assert "${" not in value or ":?" in value


def test_its_settings_are_ours() -> None:
    """Those of the bot stand in .env.example."""
    known = set(re.findall(r"^#? ?([A-Z_]+)=", (ROOT / ".env.example").read_text("utf-8"), re.M))
    assert {*BOT["environment"]} <= known
    assert "POSTGRES_PASSWORD" in known


@pytest.mark.parametrize("text", ["a\n", "a: b\na: c\n", "a:\n    b: c\n  d: e\n"])
def test_the_reader_of_these_tests_refuses_what_it_does_not_know(text: str) -> None:
    """Else it might overlook something."""
    with pytest.raises(AssertionError):
        read_yaml(text)
