"""What docs/ has for hosts: compose files, systemd units, and a guide; what they name is there and fits the bot."""

import json
import re
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from bot.config import Config, Endpoint, read_config
from bot.service.client import LAST_CALL, LAST_POSTS
from bot.service.health import LONGEST_SILENCE, PULSE
from bot.service.leasing import ARRIVES_WITHIN, NOTICE
from bot.storage.address import Address
from tests.conftest import ROOT

DOCS = ROOT / "docs"
PLACE = re.compile(r"\$\{(\w+)(?::\?[^}]*)?\}")
SECRETS = ("TOKEN", "PASSWORD")
LINK = re.compile(r"\]\(([^)\s]+)\)")
SHARDS = re.compile(r"SHARDS=(\d[\d/-]*)")
GUIDES = (ROOT / "README.md", DOCS / "HOSTING.md", DOCS / "SECURITY.md")
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


FILES = {name: read_yaml((DOCS / name).read_text("utf-8")) for name in ("compose.yaml", "compose-shards.yaml")}
BOTS = {
    f"{name}: {service}": (services[service], services["database"])
    for name, services in ((name, found["services"]) for name, found in FILES.items())
    for service in services
    if service != "database"
}
every_bot = pytest.mark.parametrize(("bot", "database"), BOTS.values(), ids=BOTS)
every_file = pytest.mark.parametrize("compose", FILES.values(), ids=FILES)


def settings(bot: Any, password: str = "x") -> Config:  # noqa: S107  # of nothing
    """A bot's settings, with what a host has in .env put in."""
    said = {"POSTGRES_PASSWORD": password}
    told = {name: PLACE.sub(lambda place: said[place[1]], value) for name, value in bot["environment"].items()}
    return read_config(told, Path("no-such-file"))


@every_bot
def test_a_bot_reaches_its_database_as_it_was_set_up(bot: Any, database: Any) -> None:
    """User, database and password of both services are the same, and the host is the other's name."""
    address = settings(bot, "secret1").database
    made = database["environment"]
    assert isinstance(address, Address)
    assert address.url == f"postgresql://{made['POSTGRES_USER']}:secret1@database/{made['POSTGRES_DB']}"
    assert PLACE.fullmatch(made["POSTGRES_PASSWORD"])
    assert f"--username={made['POSTGRES_USER']}" in database["healthcheck"]["test"]
    assert f"--dbname={made['POSTGRES_DB']}" in database["healthcheck"]["test"]


@every_bot
def test_the_figures_are_for_this_machine_alone(bot: Any, database: Any) -> None:
    """Inside the container everybody may ask, and only the host's loopback leads there."""
    endpoint = settings(bot).metrics
    assert isinstance(endpoint, Endpoint)
    assert bot["ports"] == [f"127.0.0.1:{endpoint.port}:{endpoint.port}"]
    assert "ports" not in database


@every_bot
def test_what_is_built_and_read_is_there(bot: Any, database: Any) -> None:
    """Paths are seen from docs/."""
    build = bot["build"]
    context = (DOCS / build["context"]).resolve()
    assert context == ROOT
    dockerfile = (context / build["dockerfile"]).read_text("utf-8")
    for name, value in build["args"].items():
        assert re.search(rf"^ARG {name}=", dockerfile, re.M)
        assert (ROOT / value).is_file()
        assert f"COPY {value} " in dockerfile
    assert (DOCS / bot["env_file"]).resolve() == ROOT / ".env"
    assert [volume.partition(":")[0] for volume in database["volumes"]] == ["games"]


@every_bot
def test_a_bot_waits_for_its_database_and_both_come_back(bot: Any, database: Any) -> None:
    """A health check says when it may begin, and whether it is well."""
    assert bot["depends_on"] == {"database": {"condition": "service_healthy"}}
    asked = ", ".join(json.dumps(word) for word in bot["healthcheck"]["test"][1:])
    assert f"CMD [{asked}]" in (DOCS / "Dockerfile").read_text("utf-8")
    assert {service["restart"] for service in (bot, database)} == {"unless-stopped"}
    assert all(service["healthcheck"]["test"] for service in (bot, database))


def test_both_files_have_the_same_games() -> None:
    """A host who goes from one to the other keeps project, volume and server."""
    one, shards = FILES.values()
    assert one["name"] == shards["name"]
    assert one["volumes"] == shards["volumes"] == {"games": {}}
    assert one["services"]["database"] == shards["services"]["database"]


def test_every_shard_is_in_exactly_one_bot() -> None:
    """All count them alike, and no two bots have the same port; otherwise they are the one bot of the other file."""
    services = FILES["compose-shards.yaml"]["services"]
    bots = [service for name, service in services.items() if name != "database"]
    shards = [found for found in (settings(bot).shards for bot in bots) if found]
    assert len(shards) == len(bots) > 1
    assert sorted(number for one in shards for number in one.ids) == list(range(shards[0].count))
    assert {one.count for one in shards} == {shards[0].count}
    assert len({bot["ports"][0] for bot in bots}) == len(bots)
    alone = FILES["compose.yaml"]["services"]["bot"]
    own: dict[str, Any] = {"environment": {}, "ports": []}
    assert all({**bot, **own} == {**alone, **own} for bot in bots)


def values_of(found: Any, name: str = "") -> Iterator[tuple[str, str]]:
    """Every word of the file, with what it is called."""
    for key, value in found.items() if isinstance(found, dict) else ():
        yield from values_of(value, key)
    for value in found if isinstance(found, list) else ():
        yield from values_of(value, name)
    if isinstance(found, str):
        yield name, found


@every_file
def test_it_holds_no_secret(compose: Any) -> None:
    """Passwords and tokens are asked for from .env, and it says so where one is missing."""
    for name, value in values_of(compose):
        assert not any(word in name for word in SECRETS) or PLACE.fullmatch(value), name
        login = re.search(r"//\w+:([^@]*)@", value)
        assert not login or PLACE.fullmatch(login[1])
        assert "${" not in value or ":?" in value


KNOWN = set(re.findall(r"^#? ?([A-Z_]+)=", (ROOT / ".env.example").read_text("utf-8"), re.M))
"""The settings that .env.example explains."""


@every_bot
def test_its_settings_are_ours(bot: Any, database: Any) -> None:
    """Those of the bot stand in .env.example."""
    assert {*bot["environment"]} <= KNOWN
    assert {*database["environment"]} & KNOWN == {"POSTGRES_PASSWORD"}


@pytest.mark.parametrize("text", ["a\n", "a: b\na: c\n", "a:\n    b: c\n  d: e\n"])
def test_the_reader_of_these_tests_refuses_what_it_does_not_know(text: str) -> None:
    """Else it might overlook something."""
    with pytest.raises(AssertionError):
        read_yaml(text)


# -- systemd -----------------------------------------------------------------------------------------------------------


def read_unit(name: str) -> list[tuple[str, str]]:
    """The lines of a systemd unit in their order, each a name and what it is set to."""
    lines = (DOCS / name).read_text("utf-8").splitlines()
    pairs = [line.partition("=") for line in lines if line and not line.startswith(("#", "["))]
    assert all(equals for _, equals, _ in pairs)
    return [(key, value) for key, _, value in pairs]


UNIT, TEMPLATE = read_unit("guildhall.service"), read_unit("guildhall@.service")
OWN = ("Description", "Environment", "EnvironmentFile", "ExecStart", "WorkingDirectory", "ReadWritePaths")
"""What a template says otherwise than the unit of a single bot."""
HOME = "/opt/guildhall"


def test_the_template_is_the_unit_but_for_its_settings_and_its_folder() -> None:
    """Watched over, restarted, stopped and confined alike."""
    assert [line for line in TEMPLATE if line[0] not in OWN] == [line for line in UNIT if line[0] not in OWN]


def test_an_instance_has_its_own_settings_after_the_common_ones() -> None:
    """The later file wins; the folder can be another one, for an update."""
    values = [value for key, value in TEMPLATE if key in ("Environment", "EnvironmentFile")]
    assert values == [f"FOLDER={HOME}", f"{HOME}/.env", f"{HOME}/%i.env"]


def test_an_instance_runs_what_the_unit_runs_in_its_folder() -> None:
    """By a fixed program, as systemd wants it, in whose place the bot runs as the same process."""
    unit, template = dict(UNIT), dict(TEMPLATE)
    program, folder, *words = template["ExecStart"].replace("${FOLDER}", HOME).split()
    assert (program, folder) == ("/usr/bin/env", f"--chdir={unit['WorkingDirectory']}")
    assert " ".join(words) == unit["ExecStart"]
    assert template["ReadWritePaths"].split()[0] == unit["ReadWritePaths"]


def test_systemd_waits_longer_than_the_bot_needs() -> None:
    """A bot that gives its signs of life is not restarted, nor one killed that is finishing."""
    unit = dict(UNIT)
    assert int(unit["WatchdogSec"]) > LONGEST_SILENCE > PULSE
    assert int(unit["TimeoutStopSec"]) > NOTICE + ARRIVES_WITHIN + 2 * LAST_CALL + LAST_POSTS


# -- the guide ---------------------------------------------------------------------------------------------------------


def anchors(file: Path) -> set[str]:
    """What GitHub calls the headings of a page."""
    headings = re.findall(r"^#+ (.+)$", file.read_text("utf-8"), re.M)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.name)
def test_every_link_of_a_guide_leads_somewhere(guide: Path) -> None:
    """To a file that is there, and to one of its headings."""
    for link in LINK.findall(guide.read_text("utf-8")):
        place, _, heading = link.partition("#")
        file = (guide.parent / place).resolve() if place else guide
        assert link.startswith("https://") or file.exists(), link
        assert not heading or heading in anchors(file), link


def test_the_guide_names_only_what_there_is() -> None:
    """Files of docs/, requirements, commands, services and settings, as a host would type them."""
    text = (DOCS / "HOSTING.md").read_text("utf-8")
    services = {service for found in FILES.values() for service in found["services"]}
    assert all((ROOT / file).is_file() for file in re.findall(r"\b(docs/[\w.@-]+\w|requirements[\w-]*\.txt)", text))
    assert {*re.findall(r"python -m bot (\w+)", text)} == {"backup", "check", "health", "move"}
    assert {*re.findall(r"\bC (?:exec|logs|run|stop|up) (?:-\S+ |\"\S+ )*(bot[\w-]*|database)", text)} <= services
    assert {*re.findall(r"^ +([A-Z_]+)=", text, re.M)} <= KNOWN
    assert all(
        read_config({"SHARDS": one, "DATABASE": "postgresql://x"}, Path("-")).shards for one in SHARDS.findall(text)
    )


def test_the_guide_counts_connections_as_they_are() -> None:
    """Those that scripts share, and the one that holds the lock."""
    pytest.importorskip("asyncpg")
    from bot.storage.postgres.pool import SIZE  # noqa: PLC0415  # not on every machine

    assert f"keeps {SIZE + 1} connections open" in (DOCS / "HOSTING.md").read_text("utf-8")
