"""Run a tool of the lab by name: `python -m tests.lab NAME [OPTION ...]`; without a name, list them all."""

import os
import sys
from typing import NamedTuple


class Tool(NamedTuple):
    """A tool of the lab."""

    module: str
    purpose: str


TOOLS = {
    "bench": Tool("tests.lab.bench", "ratios of clicks, pictures, rules, computers and stores, kept in bench-runs/"),
    "compare": Tool("tests.lab.bench.compare", "what got worse between two runs of the bench"),
    "flood": Tool("tests.lab.bench.flood", "how much one person who floods the bot slows the others"),
    "load": Tool("tests.lab.bench.load", "many games at once: answers, processor, memory, requests"),
    "load-processes": Tool("tests.lab.bench.processes", "clicks answered by two bots on one database, next to one"),
    "growth": Tool("tests.lab.bench.growth", "memory over 100,000 clicks"),
    "hints": Tool("tests.lab.bench.hints", "how soon hints arrive while other programs keep all cores busy"),
    "chaos": Tool("tests.lab.chaos", "whole games while the bot is killed and its network and disk fail"),
    "chaos-processes": Tool("tests.lab.chaos.processes", "four bots on one database, killed at random"),
    "chaos-updates": Tool("tests.lab.chaos.updates", "one version after another takes over while people click"),
    "fuzz": Tool("tests.lab.fuzz", "random games under every check of the rules"),
    "fuzz-clicks": Tool("tests.lab.fuzz_clicks", "forged clicks, with the database compared before and after"),
    "mutants": Tool("tests.lab.mutation", "faults in the rules that no test notices"),
    "privacy": Tool("tests.lab.privacy.game", "games in two worlds that differ only in one player's secrets"),
    "panels": Tool("tests.lab.measure.panels", "characters and height of every panel of whole games"),
    "table": Tool("tests.lab.measure.table", "characters, posts and clicks that a game costs its players"),
    "lessons": Tool("tests.lab.measure.lessons", "characters that a learner reads"),
    "story": Tool("tests.lab.measure.story", "five people over weeks, on a virtual clock"),
    "reliability": Tool("tests.lab.measure.reliability", "predicted chances next to how the games ended"),
    "review": Tool("tests.lab.measure.review", "planted blunders that a review finds"),
    "guesses": Tool("tests.lab.measure.guesses", "fairness of what the search guesses about hidden cards"),
    "trace": Tool("tests.lab.trace", "functions and modules that run for one action"),
    "imports": Tool("tests.lab.imports", "packages layer by layer, with their imports"),
    "screenshots": Tool("tests.lab.screenshots", "screenshots of the documents, from a running sandbox"),
}


def main(arguments: list[str]) -> int:
    """Replace this process with the named tool, or list the tools."""
    name, *others = arguments or ["--help"]
    if name not in TOOLS:
        for known, tool in TOOLS.items():
            print(f"{known:16} {tool.purpose}")
        return int(name != "--help")
    return os.execv(sys.executable, [sys.executable, "-m", TOOLS[name].module, *others])  # noqa: S606


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
