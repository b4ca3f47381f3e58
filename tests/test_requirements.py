"""The locked requirements cover every Python version and system of the project, and contain no URLs or paths."""

import re
import tomllib
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
FILES = {
    "requirements.txt": (),
    "requirements-postgres.txt": ("postgres",),
    "requirements-dev.txt": ("dev", "postgres"),
    "requirements-bench.txt": ("bench",),
}
"""Each requirements file, with the extras that it contains."""
PYTHONS = [one.rpartition(" ")[2] for one in PROJECT["classifiers"]]
SYSTEMS = [
    {"sys_platform": system, "os_name": kind, "platform_system": name, "platform_machine": machine}
    for system, kind, name, machines in (
        ("linux", "posix", "Linux", ("x86_64", "aarch64")),
        ("darwin", "posix", "Darwin", ("x86_64", "arm64")),
        ("win32", "nt", "Windows", ("AMD64", "ARM64")),
    )
    for machine in machines
]
MACHINES = [
    {**system, "python_version": python, "python_full_version": f"{python}.0", "extra": ""}
    for python in PYTHONS
    for system in SYSTEMS
]
PIN = re.compile(
    r"^(?P<pin>[a-z0-9-]+==[^\s\\]+(?: ; [^\\\n]+?)?)(?P<hashes>(?: \\\n    --hash=sha256:[0-9a-f]{64})*)$", re.M
)


def pins(file: str) -> list[tuple[Requirement, int]]:
    """Every requirement in a file, with its number of hashes."""
    text = (ROOT / file).read_text("utf-8")
    return [(Requirement(found["pin"]), found["hashes"].count("--hash")) for found in PIN.finditer(text)]


def applies(one: Requirement, machine: dict[str, str]) -> bool:
    """True if a requirement applies to a machine."""
    return one.marker is None or one.marker.evaluate(dict(machine))


def asked_by(name: str) -> list[str]:
    """The requirements of a package, if it is installed here."""
    try:
        return requires(name) or []
    except PackageNotFoundError:
        return []


def needed(wishes: Iterable[str], machine: dict[str, str]) -> dict[str, Requirement]:
    """All packages that a machine needs, according to their metadata."""
    found: dict[str, Requirement] = {}
    waiting = [Requirement(wish) for wish in wishes]
    while waiting:
        one = waiting.pop()
        name = str(canonicalize_name(one.name))
        if name not in found and applies(one, machine):
            found[name] = one
            waiting += map(Requirement, asked_by(name))
    return found


@pytest.mark.parametrize(
    "machine", MACHINES, ids=lambda one: "-".join((one["python_version"], *list(one.values())[2:4]))
)
@pytest.mark.parametrize("file", FILES)
def test_a_file_contains_everything_a_machine_needs(file: str, machine: dict[str, str]) -> None:
    """If a package were missing, installing with hashes would fail on that machine."""
    extras = (PROJECT["optional-dependencies"][extra] for extra in FILES[file])
    wishes = [*PROJECT["dependencies"], *(wish for extra in extras for wish in extra)]
    held = {str(canonicalize_name(one.name)): one for one, _ in pins(file) if applies(one, machine)}
    for name, wish in needed(wishes, machine).items():
        assert name in held
        [pin] = held[name].specifier
        assert wish.specifier.contains(pin.version, prereleases=True), name


@pytest.mark.parametrize("file", FILES)
def test_a_file_contains_only_pins_with_hashes(file: str) -> None:
    """The file has neither URLs of a package host nor paths."""
    rest = PIN.sub("", (ROOT / file).read_text("utf-8"))
    assert rest.strip() == ""
    assert [str(one) for one, hashes in pins(file) if not hashes] == []


def test_the_files_agree_on_every_version() -> None:
    """The files may be installed into the same environment."""
    versions: dict[str, set[str]] = {}
    for file in FILES:
        for one, _ in pins(file):
            versions.setdefault(one.name, set()).add(str(one.specifier))
    assert {name: found for name, found in versions.items() if len(found) > 1} == {}
