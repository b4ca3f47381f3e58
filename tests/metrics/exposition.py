"""A strict reader of Prometheus' text format, version 0.0.4: it refuses any deviation."""

import re
from collections.abc import Mapping
from itertools import pairwise
from math import inf
from typing import NamedTuple, TypeAlias

NAME = r"[a-zA-Z_:][a-zA-Z0-9_:]*"
HELP = re.compile(rf"# HELP ({NAME}) (\S.*)")
TYPE = re.compile(rf"# TYPE ({NAME}) (counter|gauge|histogram)")
LABEL = r'[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\n]|\\["\\n])*"'
SAMPLE = re.compile(rf"({NAME})(?:{{({LABEL}(?:,{LABEL})*)}})? (\+Inf|-?\d+(?:\.\d+)?(?:e[+-]\d+)?)")
ENDINGS = {"counter": ("",), "gauge": ("",), "histogram": ("_bucket", "_sum", "_count")}

Series: TypeAlias = tuple[tuple[str, str], ...]
"""Labels with their values, sorted by name."""


class Family(NamedTuple):
    """A metric of the page: its kind, and its values by name suffix and labels."""

    kind: str
    values: dict[tuple[str, Series], float]


Page: TypeAlias = Mapping[str, Family]


def read_page(text: str) -> Page:
    """Return all metrics by name. Raises `ValueError` at the first invalid line."""
    page: dict[str, Family] = {}
    if not text.endswith("\n"):
        raise ValueError("the last line has no end")
    lines = iter(text[:-1].split("\n"))
    name = ""
    for line in lines:
        if explained := HELP.fullmatch(line):
            name = explained[1]
            typed = TYPE.fullmatch(next(lines, ""))
            if name in page or not typed or typed[1] != name:
                raise ValueError(f"twice, or without a type: {name}")
            page[name] = Family(typed[2], {})
        else:
            _take(page, name, line)
    for name, family in page.items():
        _check(name, family)
    return page


def _take(page: dict[str, Family], name: str, line: str) -> None:
    sample = SAMPLE.fullmatch(line)
    if not sample or name not in page or not sample[1].startswith(name):
        raise ValueError(f"no figure of {name}: {line}")
    family, ending = page[name], sample[1].removeprefix(name)
    pairs = [label.partition("=") for label in re.findall(LABEL, sample[2] or "")]
    key = ending, tuple(sorted((label, value[1:-1]) for label, _, value in pairs))
    if ending not in ENDINGS[family.kind] or key in family.values or len(dict(key[1])) != len(key[1]):
        raise ValueError(f"twice, or of another kind: {line}")
    family.values[key] = float(sample[3])


def _check(name: str, family: Family) -> None:
    if family.kind == "counter" and not (name.endswith("_total") and min(family.values.values(), default=0) >= 0):
        raise ValueError(f"no counter: {name}")
    if family.kind == "histogram":
        for ending, labels in family.values:
            if ending == "_count":
                _check_buckets(name, family, labels)


def _check_buckets(name: str, family: Family, labels: Series) -> None:
    """Check that each bucket includes the smaller ones, and the last bucket includes all values."""
    buckets = [
        (float(dict(series)["le"]), count)
        for (ending, series), count in family.values.items()
        if ending == "_bucket" and tuple(one for one in series if one[0] != "le") == labels
    ]
    is_rising = all(low < high and fewer <= more for (low, fewer), (high, more) in pairwise(buckets))
    if not is_rising or buckets[-1] != (inf, family.values["_count", labels]) or ("_sum", labels) not in family.values:
        raise ValueError(f"no histogram: {name} {labels}")


def value(page: Page, name: str, ending: str = "", **labels: str) -> float:
    """Return one value; 0 if no value has these labels."""
    return page[name].values.get((ending, tuple(sorted(labels.items()))), 0)


def total(page: Page, name: str, ending: str = "", **labels: str) -> float:
    """Return the sum of all values with these labels, whatever their other labels."""
    found = page[name].values.items()
    return sum(figure for (end, series), figure in found if end == ending and labels.items() <= dict(series).items())
