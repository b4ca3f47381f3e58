# Each target makes the virtual environment it needs; nothing has to be set up first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SECONDS ?= 60
GAMES ?= 0
SEED ?= 1
COUNT ?= 20000
STORE ?= both
GAME ?=
FILE ?=
SAMPLE ?= 0
MINUTES ?= 0
KILLS ?= 0
EACH ?= 1
AT_ONCE ?= 1
TABLES ?= 1000
PROCESSES ?= 1
UPDATES ?= 10
THINKING ?= 30
WORKERS ?= $(shell $(PYTHON) -c "import os; print(2 * (os.cpu_count() or 1))")

unexport PYTHONDONTWRITEBYTECODE # or each of the many processes that tests start would compile the bot anew

.PHONY: help setup play run test test-postgres short check format fuzz fuzz-clicks mutants bench bench-compare bench-processes growth load chaos chaos-processes chaos-updates imports lock audit clean

help: ## what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 18

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.runtime: requirements.txt | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	touch $@

$(VENV)/.dev: requirements-dev.txt $(VENV)/.runtime
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	touch $@

$(VENV)/.bench: requirements-bench.txt $(VENV)/.dev
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.txt
	touch $@

setup: $(VENV)/.dev ## the virtual environment, with the tools for development

play: $(VENV)/.runtime ## play in the browser, no token needed
	$(BIN)/python -m bot sandbox

run: $(VENV)/.runtime ## the bot on Discord, with the token in .env
	$(BIN)/python -m bot run

test: $(VENV)/.dev ## all tests, on all cores: WORKERS=1 for one
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

short: $(VENV)/.dev ## the tests that tests/short.txt names: rules, sentences, storage, two games by clicks
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal @tests/short.txt

test-postgres: $(VENV)/.dev ## what people do at tables, on PostgreSQL: `make test` has it on SQLite
	GUILDHALL_STORE=postgres $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal tests/tables

check: $(VENV)/.dev ## lint, format and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(VENV)/.dev ## put the code into its one format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

fuzz: $(VENV)/.dev ## random games under every check: SECONDS=60, or GAMES=20000; SEED=1; GAME=notredame for one game
	$(BIN)/python -m tests.fuzz --seconds $(SECONDS) --games $(GAMES) --seed $(SEED) --game "$(GAME)"

fuzz-clicks: $(VENV)/.dev ## forged clicks in three roles, the database compared before and after: COUNT=20000 SEED=1 STORE=both|sqlite|postgres
	$(BIN)/python -m tests.fuzz_clicks --count $(COUNT) --seed $(SEED) --store $(STORE)

mutants: $(VENV)/.dev ## faults in the rules that no test notices: FILE=trade, SAMPLE=200 SEED=1, or all
	$(BIN)/python -m tests.mutation --file "$(FILE)" --sample $(SAMPLE) --seed $(SEED)

bench: $(VENV)/.bench ## the measurements, each a ratio within one run; kept in bench-runs/
	$(BIN)/python -m tests.bench

bench-compare: $(VENV)/.dev ## what got worse between two runs of them: A=FILE B=FILE, or the last two
	$(BIN)/python -m tests.bench.compare $(A) $(B)

bench-processes: $(VENV)/.dev ## how many clicks two bots on one database answer, next to one
	$(BIN)/python -m tests.bench.processes

load: $(VENV)/.dev ## many games at once: answers, processor, memory, requests; TABLES=1000 MINUTES=5 PROCESSES=4 THINKING=30
	$(BIN)/python -m tests.bench.load --games $(TABLES) --minutes $(or $(filter-out 0,$(MINUTES)),5) --processes $(PROCESSES) --thinking $(THINKING)

chaos: $(VENV)/.dev ## whole games while faults fall: GAMES=2000 KILLS=500 MINUTES=60 EACH=6 AT_ONCE=2 SEED=7; without, one round
	$(BIN)/python -m tests.chaos --minutes $(MINUTES) --games $(GAMES) --kills $(KILLS) --tables $(EACH) --at-once $(AT_ONCE) --seed $(SEED)

chaos-processes: $(VENV)/.dev ## four bots with sixteen shards on one database, killed at random: KILLS=100 SEED=1
	$(BIN)/python -m tests.chaos.processes --kills $(or $(filter-out 0,$(KILLS)),100) --seed $(SEED)

chaos-updates: $(VENV)/.dev ## one version of the bot after another takes over while people click: UPDATES=10
	$(BIN)/python -m tests.chaos.updates --updates $(UPDATES)

imports: $(VENV)/.dev ## the packages layer by layer, each with those it stands on
	$(BIN)/python -m tests.imports

growth: $(VENV)/.dev ## whether memory grows with clicks: 100,000 of them, about a quarter of an hour
	$(BIN)/python -m tests.bench.growth

COMPILE := $(BIN)/uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes --no-header --no-annotate

lock: $(BIN)/python ## the locked requirements from pyproject.toml, for every Python and system; UPGRADE=--upgrade for newer versions
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(COMPILE) $(UPGRADE) -o requirements.txt pyproject.toml
	$(COMPILE) $(UPGRADE) -c requirements.txt --extra postgres -o requirements-postgres.txt pyproject.toml
	$(COMPILE) $(UPGRADE) -c requirements-postgres.txt --extra dev --extra postgres -o requirements-dev.txt pyproject.toml
	$(COMPILE) $(UPGRADE) -c requirements-dev.txt --extra bench -o requirements-bench.txt pyproject.toml

audit: $(VENV)/.dev ## known faults of the pinned packages, asked of a public database: needs the network
	$(BIN)/python -m pip install --quiet --disable-pip-version-check pip-audit
	$(BIN)/pip-audit --require-hashes --disable-pip -r requirements-postgres.txt

clean: ## remove environments and caches; keeps sandbox-state (games you play), bench-runs, fuzz-findings, databases
	rm -rf .venv .venv-* .mypy_cache .ruff_cache .pytest_cache .hypothesis
