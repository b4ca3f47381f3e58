"""What a run of the measurements has found: every figure is printed where it is measured, and all are kept in a file.

A figure means something on any machine: it is a ratio to a peer in the same run, a count, or it has a limit.
"""

import os
import platform
import subprocess
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from msgspec import Struct

ROOT = Path(__file__).parent.parent.parent
FOLDER = ROOT / "bench-runs"
"""Where runs are kept, one file each, named by when they began and by their program."""
RATIO = "ratio"
STEADY, UNSTEADY = 0.25, 1.0
"""By how much of itself a figure differs from run to run, on a busy machine: a median, and the worst of many."""


class Figure(Struct, frozen=True, kw_only=True):
    """One finding."""

    name: str
    value: float
    unit: str = RATIO
    """`ratio`: to a peer in the same run."""
    limit: float | None = None
    """What it has to reach, or must not exceed."""
    is_larger_better: bool = False
    tolerance: float = STEADY
    """By how much of itself it may be worse in another run before that is told."""

    @property
    def is_met(self) -> bool | None:
        """Whether it keeps its limit; None where it has none."""
        if self.limit is None:
            return None
        return self.value >= self.limit if self.is_larger_better else self.value <= self.limit


class Run(Struct, frozen=True, kw_only=True):
    """All findings of one run, with what they depend on."""

    date: str
    """When it began, in UTC."""
    version: str
    """Of the program, with its commit where that is known."""
    python: str
    system: str
    cores: int
    figures: tuple[Figure, ...]


_found: dict[str, Figure] = {}
"""By name: what was found so far."""


def note(figure: Figure) -> None:
    """Keeps a figure that is printed elsewhere, such as in a table."""
    assert figure.name not in _found, f"two figures are called {figure.name}"
    _found[figure.name] = figure


def tell(figure: Figure, shown: str = "") -> None:
    """Prints a figure, perhaps with what it is made of, and keeps it."""
    note(figure)
    found = shown or _plain(figure.value, figure.unit)
    print(f"{figure.name:<64}{found:>34}  {_goal(figure):<13} {_verdict(figure)}".rstrip(), flush=True)


def tell_ratio(
    name: str,
    own: float,
    peer: float,
    limit: float | None = None,
    *,
    unit: str = "ms",
    is_larger_better: bool = False,
    tolerance: float = STEADY,
) -> None:
    """Prints and keeps what something takes as a ratio to its peer; the unit is only for scale."""
    ratio = own / peer
    figure = Figure(name=name, value=ratio, limit=limit, is_larger_better=is_larger_better, tolerance=tolerance)
    tell(figure, f"{_short(own)} / {_short(peer)} {unit} = {ratio:.2f}")


def _plain(value: float, unit: str) -> str:
    return _short(value) if unit == RATIO else f"{_short(value)} {unit}"


def _short(value: float) -> str:
    """As many digits as mean something."""
    return f"{value:,.0f}" if abs(value) >= 100 or value == int(value) else f"{value:.3g}"


def _goal(figure: Figure) -> str:
    if figure.limit is None:
        return ""
    return f"{'>=' if figure.is_larger_better else '<='} {_plain(figure.limit, figure.unit)}"


def _verdict(figure: Figure) -> str:
    return {None: "", True: "met", False: "MISSED"}[figure.is_met]


@contextmanager
def kept(program: str = "bench", folder: Path = FOLDER) -> Iterator[None]:
    """Keeps what a program finds from now on in a new file of the folder, also where a measurement fails."""
    _found.clear()
    began = datetime.now(UTC)
    try:
        yield
    finally:
        if _found:
            _keep(began, program, folder)


def _keep(began: datetime, program: str, folder: Path) -> None:
    file = folder / f"{began:%Y-%m-%dT%H-%M-%SZ}-{program}.json"
    folder.mkdir(exist_ok=True)
    file.write_bytes(as_json(describe_run(began)))
    print(f"\n{len(_found)} figures are kept in {file.relative_to(folder.parent)}")


def describe_run(began: datetime) -> Run:
    """What was found so far, and on what."""
    return Run(
        date=f"{began:%Y-%m-%dT%H:%M:%SZ}",
        version=find_version(),
        python=platform.python_version(),
        system=f"{platform.system()} {platform.machine()}",
        cores=os.cpu_count() or 1,
        figures=tuple(_found.values()),
    )


def find_version() -> str:
    """The program's own, and its commit where it is under version control."""
    with (ROOT / "pyproject.toml").open("rb") as project:
        version = str(tomllib.load(project)["project"]["version"])
    command = ["git", "describe", "--always", "--dirty"]
    try:
        commit = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return version
    return f"{version}+{commit}"


def as_json(run: Run) -> bytes:
    """For a file that people can read too."""
    return msgspec.json.format(msgspec.json.encode(run), indent=2) + b"\n"


def read_run(file: Path) -> Run:
    """A run that was kept. Raises `msgspec.MsgspecError` where the file is none."""
    return msgspec.json.decode(file.read_bytes(), type=Run)
