# Harena: `make play` plays, `make test` tests; both set up what they need in .venv.

PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test lint soak bench fast golden clean help

help:  ## what there is to make
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 8

play: .venv/base  ## set up and play Gorus Maximus against bots
	@$(BIN)/harena play

test: .venv/dev  ## set up, check style and types, run every test on all cores
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -n auto

lint: .venv/dev  ## style and types only
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

soak: .venv/dev  ## 20,000 random matches with every law on (half an hour or more on two cores)
	$(BIN)/python -m tests.laws.soak nundinae --matches 2000
	$(BIN)/python -m tests.laws.soak gorus --matches 20000

bench: .venv/bench fast  ## speed beside OpenSpiel and RLCard, appended to bench/results.md
	$(BIN)/python -m bench.run

fast: .venv/dev  ## compile kernel and games with mypyc into build/fast, and test what came out
	$(BIN)/python bench/compile.py
	PYTHONPATH=build/fast $(BIN)/python -m pytest -p no:cacheprovider tests/kernel tests/golden tests/rules

golden: .venv/dev  ## make the golden matches anew, after raising version in a game's Rules
	$(BIN)/python -m tests.golden.make

clean:  ## remove what was built
	rm -rf .venv build dist

.venv/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "harena needs Python 3.11 or newer: make PYTHON=python3.11 ...")'
	@echo "setting up .venv ..."
	@$(PYTHON) -m venv .venv
	@touch $@

.venv/base: .venv/pip pyproject.toml
	@$(BIN)/python -m pip install -q --disable-pip-version-check -e .
	@touch $@

.venv/dev: .venv/base
	@$(BIN)/python -m pip install -q --disable-pip-version-check -e '.[dev,fast]'
	@touch $@

.venv/bench: .venv/dev
	@$(BIN)/python -m pip install -q --disable-pip-version-check -e '.[bench]'
	@touch $@
