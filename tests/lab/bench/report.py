"""Measurements of a run: each is printed at once, and all are saved to a file.

A measurement is meaningful on any machine: it is a ratio to a peer in the same run, a count, or has a limit.
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

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "bench-runs"
"""Folder of the runs, one file each, named by start time and program."""
RATIO = "ratio"
STEADY, UNSTEADY = 0.25, 1.0
"""Typical relative difference of a measurement between runs on a busy machine: for a median, and for a maximum."""


class Figure(Struct, frozen=True, kw_only=True):
    """One measured value."""

    name: str
    value: float
    unit: str = RATIO
    """`ratio`: relative to a peer in the same run."""
    limit: float | None = None
    """The minimum or maximum allowed value."""
    is_larger_better: bool = False
    tolerance: float = STEADY
    """Relative worsening between runs that is not reported."""

    @property
    def is_met(self) -> bool | None:
        """True if the value is within its limit; None without a limit."""
        if self.limit is None:
            return None
        return self.value >= self.limit if self.is_larger_better else self.value <= self.limit


class Run(Struct, frozen=True, kw_only=True):
    """All measurements of one run, with its environment."""

    date: str
    """Start time, in UTC."""
    version: str
    """The program's version, with its commit if known."""
    python: str
    system: str
    cores: int
    figures: tuple[Figure, ...]


_found: dict[str, Figure] = {}
"""Measurements of this run so far, by name."""


def note(figure: Figure) -> None:
    """Save a measurement that is printed elsewhere, such as in a table."""
    assert figure.name not in _found, f"two figures are called {figure.name}"
    _found[figure.name] = figure


def tell(figure: Figure, shown: str = "") -> None:
    """Print a measurement, optionally with its parts, and save it."""
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
    """Print and save a ratio to a peer; the unit is that of both values."""
    ratio = own / peer
    figure = Figure(name=name, value=ratio, limit=limit, is_larger_better=is_larger_better, tolerance=tolerance)
    tell(figure, f"{_short(own)} / {_short(peer)} {unit} = {ratio:.2f}")


def _plain(value: float, unit: str) -> str:
    return _short(value) if unit == RATIO else f"{_short(value)} {unit}"


def _short(value: float) -> str:
    """Format as a whole number if large or whole, otherwise with three significant digits."""
    return f"{value:,.0f}" if abs(value) >= 100 or value == int(value) else f"{value:.3g}"


def _goal(figure: Figure) -> str:
    if figure.limit is None:
        return ""
    return f"{'>=' if figure.is_larger_better else '<='} {_plain(figure.limit, figure.unit)}"


def _verdict(figure: Figure) -> str:
    return {None: "", True: "met", False: "MISSED"}[figure.is_met]


@contextmanager
def kept(program: str = "bench", folder: Path = FOLDER) -> Iterator[None]:
    """Save the measurements of this context in a new file of the folder, even if a measurement fails."""
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
    """Return the measurements so far with their environment."""
    return Run(
        date=f"{began:%Y-%m-%dT%H:%M:%SZ}",
        version=find_version(),
        python=platform.python_version(),
        system=f"{platform.system()} {platform.machine()}",
        cores=os.cpu_count() or 1,
        figures=tuple(_found.values()),
    )


def find_version() -> str:
    """Return the program's version, and its commit if it is under version control."""
    with (ROOT / "pyproject.toml").open("rb") as project:
        version = str(tomllib.load(project)["project"]["version"])
    command = ["git", "describe", "--always", "--dirty"]
    try:
        commit = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return version
    return f"{version}+{commit}"


def as_json(run: Run) -> bytes:
    """Encode a run in readable form."""
    return msgspec.json.format(msgspec.json.encode(run), indent=2) + b"\n"


def read_run(file: Path) -> Run:
    """Read a saved run. Raises `msgspec.MsgspecError` if the file is not one."""
    return msgspec.json.decode(file.read_bytes(), type=Run)
