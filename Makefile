# Each target makes the virtual environment it needs; nothing has to be set up first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SECONDS ?= 60
GAMES ?= 0
SEED ?= 1
FILE ?=
SAMPLE ?= 0

.PHONY: help setup play run test check format fuzz mutants bench lock clean

help: ## what can be made
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 10

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

test: $(VENV)/.dev ## all tests
	$(BIN)/python -m pytest

check: $(VENV)/.dev ## lint, format and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(VENV)/.dev ## put the code into its one format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

fuzz: $(VENV)/.dev ## random games under every check: SECONDS=60, or GAMES=20000; SEED=1
	$(BIN)/python -m tests.fuzz --seconds $(SECONDS) --games $(GAMES) --seed $(SEED)

mutants: $(VENV)/.dev ## faults in the rules that no test notices: FILE=trade, SAMPLE=200 SEED=1, or all
	$(BIN)/python -m tests.mutation --file "$(FILE)" --sample $(SAMPLE) --seed $(SEED)

bench: $(VENV)/.bench ## the measurements, each a ratio within one run
	$(BIN)/python -m tests.bench

COMPILE := $(BIN)/pip-compile --quiet --upgrade --generate-hashes --strip-extras --allow-unsafe \
	--no-header --no-annotate --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-emit-options

lock: $(BIN)/python ## write the locked requirements anew from pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check pip-tools
	$(COMPILE) -o requirements.txt pyproject.toml
	$(COMPILE) -c requirements.txt --extra dev -o requirements-dev.txt pyproject.toml
	$(COMPILE) -c requirements-dev.txt --extra bench -o requirements-bench.txt pyproject.toml

clean: ## remove what make made
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
