# Each target creates the virtual environment it needs.
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

unexport PYTHONDONTWRITEBYTECODE # or each process that tests start would compile the bot again

.PHONY: help setup play run test test-long test-postgres short check format fuzz fuzz-clicks mutants bench bench-compare bench-processes growth load chaos chaos-processes chaos-updates imports lock audit clean

help: ## list the targets
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

setup: $(VENV)/.dev ## create the virtual environment with the development tools

play: $(VENV)/.runtime ## play in the browser without a token
	$(BIN)/python -m bot sandbox

run: $(VENV)/.runtime ## run the bot on Discord with the token in .env
	$(BIN)/python -m bot run

test: $(VENV)/.dev ## run the tests on all cores: WORKERS=1 for one
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not long"

test-long: $(VENV)/.dev ## run the long tests: whole games of 4 and 5, kills, installs, foreign clients
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m long

short: $(VENV)/.dev ## run the tests in tests/short.txt: rules, sentences, storage, two games by clicks
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not long" @tests/short.txt

test-postgres: $(VENV)/.dev ## run the tests of tables on PostgreSQL: `make test` runs them on SQLite
	GUILDHALL_STORE=postgres $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal tests/tables

check: $(VENV)/.dev ## check lint, format and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(VENV)/.dev ## format the code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

fuzz: $(VENV)/.dev ## play random games with every check: SECONDS=60, or GAMES=20000; SEED=1; GAME=notredame for one game
	$(BIN)/python -m tests.lab fuzz --seconds $(SECONDS) --games $(GAMES) --seed $(SEED) --game "$(GAME)"

fuzz-clicks: $(VENV)/.dev ## send forged clicks in three roles and compare the database before and after: COUNT=20000 SEED=1 STORE=both|sqlite|postgres
	$(BIN)/python -m tests.lab fuzz-clicks --count $(COUNT) --seed $(SEED) --store $(STORE)

mutants: $(VENV)/.dev ## find faults in the rules that no test notices: FILE=trade, SAMPLE=200 SEED=1, or all
	$(BIN)/python -m tests.lab mutants --file "$(FILE)" --sample $(SAMPLE) --seed $(SEED)

bench: $(VENV)/.bench ## run the benchmarks, each a ratio within one run; saved in bench-runs/
	$(BIN)/python -m tests.lab bench

bench-compare: $(VENV)/.dev ## compare two benchmark runs: A=FILE B=FILE, or the last two
	$(BIN)/python -m tests.lab compare $(A) $(B)

bench-processes: $(VENV)/.dev ## measure how many clicks two bots on one database answer, compared with one
	$(BIN)/python -m tests.lab load-processes

load: $(VENV)/.dev ## play many games at once and measure answers, processor, memory, requests: TABLES=1000 MINUTES=5 PROCESSES=4 THINKING=30
	$(BIN)/python -m tests.lab load --games $(TABLES) --minutes $(or $(filter-out 0,$(MINUTES)),5) --processes $(PROCESSES) --thinking $(THINKING)

chaos: $(VENV)/.dev ## play whole games under faults: GAMES=2000 KILLS=500 MINUTES=60 EACH=6 AT_ONCE=2 SEED=7; one round by default
	$(BIN)/python -m tests.lab chaos --minutes $(MINUTES) --games $(GAMES) --kills $(KILLS) --tables $(EACH) --at-once $(AT_ONCE) --seed $(SEED)

chaos-processes: $(VENV)/.dev ## run four bots with sixteen shards on one database and kill them at random: KILLS=100 SEED=1
	$(BIN)/python -m tests.lab chaos-processes --kills $(or $(filter-out 0,$(KILLS)),100) --seed $(SEED)

chaos-updates: $(VENV)/.dev ## update the bot repeatedly while people click: UPDATES=10
	$(BIN)/python -m tests.lab chaos-updates --updates $(UPDATES)

imports: $(VENV)/.dev ## print the packages layer by layer, with their imports
	$(BIN)/python -m tests.lab imports

growth: $(VENV)/.dev ## check that memory does not grow over 100,000 clicks, for about 15 minutes
	$(BIN)/python -m tests.lab growth

COMPILE := $(BIN)/uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes --no-header --no-annotate

lock: $(BIN)/python ## lock the requirements of pyproject.toml for every Python and system: UPGRADE=--upgrade for newer versions
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(COMPILE) $(UPGRADE) -o requirements.txt pyproject.toml
	$(COMPILE) $(UPGRADE) -c requirements.txt --extra postgres -o requirements-postgres.txt pyproject.toml
	$(COMPILE) $(UPGRADE) -c requirements-postgres.txt --extra dev --extra postgres -o requirements-dev.txt pyproject.toml
	$(COMPILE) $(UPGRADE) -c requirements-dev.txt --extra bench -o requirements-bench.txt pyproject.toml

audit: $(VENV)/.dev ## look up known vulnerabilities of the pinned packages: needs the network
	$(BIN)/python -m pip install --quiet --disable-pip-version-check pip-audit
	$(BIN)/pip-audit --require-hashes --disable-pip -r requirements-postgres.txt

clean: ## remove environments and caches; keeps sandbox-state (games you play), bench-runs, fuzz-findings, databases
	rm -rf .venv .venv-* .mypy_cache .ruff_cache .pytest_cache .hypothesis
