"""Compare two benchmark runs: `make bench-compare`, optionally with two run files."""

import argparse
import sys
from pathlib import Path

import msgspec
from msgspec import Struct

from tests.lab.bench.report import FOLDER, Figure, Run, read_run

SLIGHT = 0.05
"""Values below this share of their limit count as equal."""


class Change(Struct, frozen=True):
    """One measurement in two runs; values with a limit are compared as shares of the limit."""

    before: Figure
    after: Figure

    @property
    def worsening(self) -> float:
        """The factor by which the measurement got worse; below 1, it got better."""
        good, bad = _share(self.before), _share(self.after)
        if self.after.is_larger_better:
            good, bad = bad, good
        if good == bad:
            return 1.0
        return bad / good if good > 0 else float("inf")

    @property
    def is_worse(self) -> bool:
        """True if the measurement got worse by more than its tolerance, or now exceeds its limit."""
        return self.worsening > 1 + self.after.tolerance or self.fails_now

    @property
    def fails_now(self) -> bool:
        """True if the measurement was within its limit before and is not now."""
        return bool(self.before.is_met) and self.after.is_met is False

    @property
    def is_better(self) -> bool:
        """True if the measurement got better by more than its tolerance."""
        return self.worsening < 1 / (1 + self.after.tolerance)


def _share(figure: Figure) -> float:
    """Return a measurement as a share of its limit; its plain value if it has no limit or the limit is 0."""
    share = figure.value / figure.limit if figure.limit else figure.value
    return max(share, SLIGHT) if figure.limit and not figure.is_larger_better else share


def find_changes(before: Run, after: Run) -> list[Change]:
    """Return the measurements of both runs, worst first."""
    old = {figure.name: figure for figure in before.figures}
    changes = [Change(old[figure.name], figure) for figure in after.figures if figure.name in old]
    return sorted(changes, key=lambda change: -change.worsening)


def report(before: Run, after: Run) -> list[str]:
    """Return the lines of a comparison of two runs."""
    changes = find_changes(before, after)
    worse, better = [one for one in changes if one.is_worse], [one for one in changes if one.is_better]
    lines = [f"from {_name(before)}", f"to   {_name(after)}"]
    if (before.cores, before.system) != (after.cores, after.system):
        lines.append("These are different machines: only ratios to a peer say something.")
    lines += [f"\nworse ({len(worse)}):", *map(_line, worse)] if worse else ["\nNothing got worse."]
    lines += [f"\nbetter ({len(better)}):", *map(_line, reversed(better))] if better else []
    lines.append(
        f"\n{len(changes) - len(worse) - len(better)} of {len(changes)} figures are the same within their tolerance."
    )
    for what, one, other in (("no longer measured", before, after), ("new", after, before)):
        names = {figure.name for figure in one.figures} - {figure.name for figure in other.figures}
        lines += [f"{what}: {', '.join(sorted(names))}"] if names else []
    return lines


def _name(run: Run) -> str:
    return f"{run.date}  {run.version}, Python {run.python}, {run.system}, {run.cores} cores"


def _line(change: Change) -> str:
    figures = f"{change.before.value:.4g} -> {change.after.value:.4g} {change.after.unit}"
    limit = "" if change.after.limit is None else f", limit {change.after.limit:g}"
    failing = ", MISSED NOW" if change.fails_now else ""
    times = f"{change.worsening:.2f} times as bad, more than {1 + change.after.tolerance:.2f}"
    if not change.is_worse:
        times = f"{1 / change.worsening:.2f} times as good" if change.worsening else "as good as can be"
    return f"  {change.after.name}: {figures}{limit}: {times}{failing}"


def last_runs(folder: Path = FOLDER) -> list[Path]:
    """Return the files of the last two runs of the same program, oldest first."""
    files = sorted(folder.glob("*.json"))
    return [file for file in files if _program(file) == _program(files[-1])][-2:]


def _program(file: Path) -> str:
    """Return the program's name, which follows the time in the file name."""
    return file.stem.partition("Z-")[2]


def main(arguments: list[str] | None = None) -> int:
    """Print the comparison; return 1 if any measurement got worse, 2 if there are not two runs to compare."""
    parser = argparse.ArgumentParser(prog="python -m tests.lab compare")
    parser.add_argument("files", type=Path, nargs="*", help="two files of runs (default: the last two)")
    files = parser.parse_args(arguments).files or last_runs()
    if len(files) != 2:
        print(f"Two runs are needed to compare, not {len(files)}; `make bench` keeps one.", file=sys.stderr)
        return 2
    try:
        before, after = map(read_run, files)
    except (OSError, msgspec.MsgspecError) as error:
        print(f"This is no run: {error}", file=sys.stderr)
        return 2
    print("\n".join(report(before, after)))
    return int(any(change.is_worse for change in find_changes(before, after)))


if __name__ == "__main__":
    sys.exit(main())
