"""Files in docs/ for operators match the code: compose files, systemd units, and guides."""

import json
import re
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from bot.config import Config, Endpoint, read_config
from bot.service.client import LAST_CALL, Setup
from bot.service.health import USUAL_PULSE
from bot.service.shard_leases import USUAL_TIMING
from bot.storage.address import Address
from tests.conftest import ROOT

DOCS = ROOT / "docs"
PLACE = re.compile(r"\$\{(\w+)(?::\?[^}]*)?\}")
SECRETS = ("TOKEN", "PASSWORD")
SHARDS = re.compile(r"SHARDS=(\d[\d/-]*)")
Line: TypeAlias = tuple[int, str]
"""The indentation and text of a line."""


def read_yaml(text: str) -> Any:
    """Parse the subset of YAML that the files use: maps, lists of words, and JSON lists; other syntax fails."""
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


def settings(bot: Any, password: str = "x") -> Config:  # noqa: S107  # a made-up password
    """The settings of a bot, with the values of an operator's .env filled in."""
    said = {"POSTGRES_PASSWORD": password}
    told = {name: PLACE.sub(lambda place: said[place[1]], value) for name, value in bot["environment"].items()}
    return read_config(told, Path("no-such-file"))


@every_bot
def test_a_bot_has_the_credentials_and_address_of_its_database(bot: Any, database: Any) -> None:
    """Both services have the same user, database and password, and the host in the address is the service's name."""
    address = settings(bot, "secret1").database
    made = database["environment"]
    assert isinstance(address, Address)
    assert address.url == f"postgresql://{made['POSTGRES_USER']}:secret1@database/{made['POSTGRES_DB']}"
    assert PLACE.fullmatch(made["POSTGRES_PASSWORD"])
    assert f"--username={made['POSTGRES_USER']}" in database["healthcheck"]["test"]
    assert f"--dbname={made['POSTGRES_DB']}" in database["healthcheck"]["test"]


@every_bot
def test_metrics_are_served_only_to_the_local_machine(bot: Any, database: Any) -> None:
    """Every container can reach the metrics, but they are published only on the machine's loopback."""
    endpoint = settings(bot).metrics
    assert isinstance(endpoint, Endpoint)
    assert bot["ports"] == [f"127.0.0.1:{endpoint.port}:{endpoint.port}"]
    assert "ports" not in database


@every_bot
def test_the_files_a_bot_is_built_from_exist(bot: Any, database: Any) -> None:
    """Paths are relative to docs/."""
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
def test_a_bot_waits_for_its_database_and_both_restart(bot: Any, database: Any) -> None:
    """Both services have a health check."""
    assert bot["depends_on"] == {"database": {"condition": "service_healthy"}}
    asked = ", ".join(json.dumps(word) for word in bot["healthcheck"]["test"][1:])
    assert f"CMD [{asked}]" in (DOCS / "Dockerfile").read_text("utf-8")
    assert {service["restart"] for service in (bot, database)} == {"unless-stopped"}
    assert all(service["healthcheck"]["test"] for service in (bot, database))


def test_both_files_use_the_same_volume_and_database() -> None:
    """An operator can switch from one to the other and keep project, volume and server."""
    one, shards = FILES.values()
    assert one["name"] == shards["name"]
    assert one["volumes"] == shards["volumes"] == {"games": {}}
    assert one["services"]["database"] == shards["services"]["database"]


def test_every_shard_belongs_to_exactly_one_bot() -> None:
    """All bots have the same shard count but different ports; their other settings are as in the other file."""
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
    """Every value in the file, with its name."""
    for key, value in found.items() if isinstance(found, dict) else ():
        yield from values_of(value, key)
    for value in found if isinstance(found, list) else ():
        yield from values_of(value, name)
    if isinstance(found, str):
        yield name, found


@every_file
def test_a_compose_file_contains_no_secret(compose: Any) -> None:
    """Passwords and tokens come from .env; if a value is missing, Docker reports it."""
    for name, value in values_of(compose):
        assert not any(word in name for word in SECRETS) or PLACE.fullmatch(value), name
        login = re.search(r"//\w+:([^@]*)@", value)
        assert not login or PLACE.fullmatch(login[1])
        assert "${" not in value or ":?" in value


KNOWN = set(re.findall(r"^#? ?([A-Z_]+)=", (ROOT / ".env.example").read_text("utf-8"), re.M))
"""The settings that .env.example explains."""


@every_bot
def test_settings_in_a_compose_file_are_documented(bot: Any, database: Any) -> None:
    """`.env.example` explains them."""
    assert {*bot["environment"]} <= KNOWN
    assert {*database["environment"]} & KNOWN == {"POSTGRES_PASSWORD"}


@pytest.mark.parametrize("text", ["a\n", "a: b\na: c\n", "a:\n    b: c\n  d: e\n"])
def test_the_yaml_reader_refuses_unknown_syntax(text: str) -> None:
    """A reader that ignored unknown syntax could misread a file."""
    with pytest.raises(AssertionError):
        read_yaml(text)


# -- systemd -----------------------------------------------------------------------------------------------------------


def read_unit(name: str) -> list[tuple[str, str]]:
    """The lines of a systemd unit in order, as pairs of name and value."""
    lines = (DOCS / name).read_text("utf-8").splitlines()
    pairs = [line.partition("=") for line in lines if line and not line.startswith(("#", "["))]
    assert all(equals for _, equals, _ in pairs)
    return [(key, value) for key, _, value in pairs]


UNIT, TEMPLATE = read_unit("guildhall.service"), read_unit("guildhall@.service")
OWN = ("Description", "Environment", "EnvironmentFile", "ExecStart", "WorkingDirectory", "ReadWritePaths")
"""Names whose values differ between the template and a single bot's unit."""
HOME = "/opt/guildhall"


def test_the_template_is_the_unit_except_for_settings_and_folder() -> None:
    """The lines for watchdog, restart, stop and confinement are equal."""
    assert [line for line in TEMPLATE if line[0] not in OWN] == [line for line in UNIT if line[0] not in OWN]


def test_an_instance_has_separate_settings_after_the_common_ones() -> None:
    """The later file wins; the folder can be changed for an update."""
    values = [value for key, value in TEMPLATE if key in ("Environment", "EnvironmentFile")]
    assert values == [f"FOLDER={HOME}", f"{HOME}/.env", f"{HOME}/%i.env"]


def test_an_instance_runs_the_units_command_in_its_folder() -> None:
    """The program is fixed, as systemd requires; it replaces itself with the bot in the same process."""
    unit, template = dict(UNIT), dict(TEMPLATE)
    program, folder, *words = template["ExecStart"].replace("${FOLDER}", HOME).split()
    assert (program, folder) == ("/usr/bin/env", f"--chdir={unit['WorkingDirectory']}")
    assert " ".join(words) == unit["ExecStart"]
    assert template["ReadWritePaths"].split()[0] == unit["ReadWritePaths"]


def test_systemd_timeouts_are_longer_than_the_bots() -> None:
    """A bot that sends its heartbeat is not restarted, and a bot that is stopping is not killed."""
    unit = dict(UNIT)
    assert int(unit["WatchdogSec"]) > USUAL_PULSE.longest_silence > USUAL_PULSE.every
    handover = USUAL_TIMING.notice + USUAL_TIMING.arrives_within
    assert int(unit["TimeoutStopSec"]) > handover + 2 * LAST_CALL + Setup().last_posts


# -- the guide ---------------------------------------------------------------------------------------------------------


def test_the_guide_names_only_existing_things() -> None:
    """The test checks files in docs/, requirements, commands, services and settings, as an operator would type them."""
    text = (DOCS / "HOSTING.md").read_text("utf-8")
    services = {service for found in FILES.values() for service in found["services"]}
    assert all((ROOT / file).is_file() for file in re.findall(r"\b(docs/[\w.@-]+\w|requirements[\w-]*\.txt)", text))
    assert {*re.findall(r"python -m bot (\w+)", text)} >= {"backup", "check", "health", "move"}
    assert {*re.findall(r"\bC (?:exec|logs|run|stop|up) (?:-\S+ |\"\S+ )*(bot[\w-]*|database)", text)} <= services
    assert {*re.findall(r"^ +([A-Z_]+)=", text, re.M)} <= KNOWN
    assert all(
        read_config({"SHARDS": one, "DATABASE": "postgresql://x"}, Path("-")).shards for one in SHARDS.findall(text)
    )


def test_the_guide_explains_every_setting_of_the_bot() -> None:
    """The guide has the defaults of `.env.example`."""
    text = (DOCS / "HOSTING.md").read_text("utf-8")
    explained = dict(re.findall(r"^\| `([A-Z_]+(?:<GAME>)?)` \|.*\| (.+) \|$", text, re.M))
    own = {"POSTGRES_PASSWORD"}  # used only by the compose files
    assert set(explained) == {re.sub(r"^PIECES_[A-Z]+$", "PIECES_<GAME>", name) for name in KNOWN - own}
    example = (ROOT / ".env.example").read_text("utf-8")
    for name, usual in re.findall(r"^([A-Z_]+)=(.+)$", example, re.M):
        assert explained[name] == f"`{usual}`", name


def test_the_guide_states_the_number_of_connections() -> None:
    """The number counts the pool's connections, and the one that holds the lock."""
    pytest.importorskip("asyncpg")
    from bot.storage.postgres.pool import SIZE  # noqa: PLC0415  # not installed everywhere

    assert f"keeps {SIZE + 1} connections open" in (DOCS / "HOSTING.md").read_text("utf-8")
