# Harena: `make play` plays, `make test` tests; both set up what they need in .venv.

PYTHON ?= python3
BIN := .venv/bin

STATIC := src/harena/server/static/index.html
NODE_MODULES := client/node_modules/.package-lock.json
# Tests start hundreds of Python processes: without compiled files each would compile the whole package again.
export PYTHONDONTWRITEBYTECODE =
# More workers than cores: many tests wait for a browser or a server.
WORKERS := $(shell expr $$(nproc 2>/dev/null || echo 2) "*" 3 / 2)
CLIENT := $(shell find client/src client/public src/harena/locales -type f) $(wildcard client/*.*)

.PHONY: play terminal test test-more test-client lint lint-python lint-client format docs client protocol gallery states migration icons pictures looks coverage mutants soak bench bench-search bench-page bench-server load bench-lab bench-zoo bench-learn bench-batch ladder fast test-fast golden wheel clean help

help:  ## what there is to make
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

play: .venv/base $(STATIC)  ## set up, start the server and open the browser
	@$(BIN)/harena

terminal: .venv/base  ## set up and play Gorus Maximus in the terminal
	@$(BIN)/harena play

client: $(STATIC)  ## build the page

test: .venv/dev $(NODE_MODULES)  ## set up, check style, types and documentation, run every test but the long ones on all cores
	@$(MAKE) --no-print-directory -j 2 lint docs test-client $(STATIC)
	@tools/chromium.sh
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

test-more: .venv/dev $(STATIC)  ## further cases of what `make test` shows: other sizes, languages, games, databases
	@tools/chromium.sh
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "more and not soak"

test-client: $(NODE_MODULES)  ## the tests of the page that need neither server nor browser
	cd client && npm test --silent

coverage: .venv/dev  ## how much of kernel, matches and games the tests of the rules run
	$(BIN)/python -m tools.coverage

mutants: .venv/dev  ## change the rules in 60 small ways and list the changes that no test notices (half an hour)
	$(BIN)/python -m tools.mutants

lint: lint-python lint-client  ## check style and types only

lint-python: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

lint-client: $(NODE_MODULES)
	cd client && npm run --silent check && npm run --silent format:check

format: .venv/dev $(NODE_MODULES)  ## format Python and client code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd client && npm run --silent format

docs: .venv/dev  ## build the documentation site into build/site; a warning is an error
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

protocol: .venv/dev  ## docs/protocol.md and the client's types, made anew from server/protocol and the games' declarations
	$(BIN)/python -m tools.protocol

gallery: .venv/dev  ## the cards that client/gallery.html shows, where parts of the page are looked at one by one
	$(BIN)/python -m tools.gallery

states: .venv/dev  ## every game's state.py, made anew from its fields.py
	$(BIN)/python -m tools.states

migration: .venv/dev  ## the next change of the database: make migration MESSAGE="what changes"
	$(BIN)/python -m tools.migration "$(MESSAGE)"

icons: .venv/dev  ## the icons of the installed page, from their drawings
	$(BIN)/python -m tools.icons

pictures: .venv/dev $(STATIC)  ## the pictures of README and docs, from the running product
	$(BIN)/python -m tools.pictures

looks: .venv/dev $(STATIC)  ## every state of the screens of Munera and Spartacus into build/looks, to be looked at (ten minutes)
	$(BIN)/python -m tools.looks munera build/looks
	$(BIN)/python -m tools.looks spartacus build/looks
	$(BIN)/python -m tools.looks munera build/looks --lang de --dark
	$(BIN)/python -m tools.looks spartacus build/looks --lang de --dark
	$(BIN)/python -m tools.looks munera build/looks --lang it --size 390x844
	$(BIN)/python -m tools.looks spartacus build/looks --lang it --size 390x844
	$(BIN)/python -m tools.looks munera build/looks --lang fr --size 390x844 --dark
	$(BIN)/python -m tools.looks spartacus build/looks --lang fr --size 390x844 --dark
	$(BIN)/python -m tools.looks munera build/looks --lang de --size 320x568
	$(BIN)/python -m tools.looks spartacus build/looks --lang de --size 320x568
	$(BIN)/python -m tools.looks munera build/looks --gray
	$(BIN)/python -m tools.looks spartacus build/looks --gray

wheel: .venv/dev $(STATIC)  ## wheels with the built page in dist/: one for every machine, and a compiled one for this kind, where there is a C compiler
	$(BIN)/python -m pip wheel -q --disable-pip-version-check --no-deps -w dist .
	@if command -v $(or $(CC),cc) >/dev/null; then HARENA_COMPILE=1 $(BIN)/python -m pip wheel -q --disable-pip-version-check --no-deps -w dist .; \
	else echo "no C compiler here: the wheel is not compiled"; fi

soak: .venv/dev $(STATIC)  ## the long tests, 42,000 random matches with every law on, 100,000 in the batch twin, twins on the wire, fifty kills (three hours)
	@tools/chromium.sh
	$(BIN)/python -m pytest -m soak -n auto --dist worksteal --timeout 1800
	$(BIN)/python -m tests.laws.soak nundinae --matches 2000
	$(BIN)/python -m tests.laws.soak gorus --matches 20000
	$(BIN)/python -m tests.laws.soak munera --matches 10000
	$(BIN)/python -m tests.laws.soak spartacus --matches 10000
	$(BIN)/python -m tests.laws.soak nundinae --wire --matches 200
	$(BIN)/python -m tests.laws.soak gorus --wire --matches 1000
	$(BIN)/python -m tests.laws.soak munera --wire --matches 100
	$(BIN)/python -m tests.laws.soak spartacus --wire --matches 100
	$(BIN)/python -m tests.batch.equality --matches 100000
	$(BIN)/python -m tests.server.killing 50
	$(BIN)/python -m tests.server.killing 60 --workers 3

bench: .venv/bench fast  ## speed beside OpenSpiel, RLCard and catanatron, appended to bench/results.md
	HARENA_COMPILED=0 $(BIN)/python -m bench.run

bench-search: .venv/bench fast  ## simulations a second beside OpenSpiel's search, appended to bench/results.md
	HARENA_COMPILED=0 $(BIN)/python -m bench.search

bench-page: .venv/dev $(STATIC)  ## what somebody waits for who opens the page, appended to bench/page.md
	$(BIN)/python -m bench.page

bench-server: .venv/dev  ## an answer to its last viewer, 100 tables, appended to bench/server.md (BEFORE=path/src: beside another checkout)
	$(BIN)/python -m bench.server --keep $(if $(BEFORE),--before $(BEFORE))

load: .venv/dev  ## 50 to 1,000 tables played by people who think, appended to bench/load.md (LOAD="--game mixed --tables 200": others)
	$(BIN)/python -m bench.load --keep $(LOAD)

bench-lab: .venv/dev  ## a hundred thousand matches simulated and reported, appended to bench/lab.md
	$(BIN)/python -m bench.lab --keep

bench-zoo: .venv/bench  ## decisions a second beside PettingZoo's own games, appended to bench/results.md
	$(BIN)/python -m bench.zoo

bench-batch: .venv/bench  ## random play-outs of the batch twin beside OpenSpiel's in C++, appended to bench/results.md
	HARENA_COMPILED=0 $(BIN)/python -m bench.batch

bench-learn: .venv/dev  ## decisions a second of vectorized environments, with and without a network, appended to bench/results.md
	$(BIN)/python -m bench.learn

ladder: .venv/bench fast  ## who is how strong: docs/ladder.md with its plots (hours; goes on where it was stopped)
	$(BIN)/python -m tools.ladder

fast: .venv/dev  ## compile rules, bots and the server's inner loop with mypyc into build/fast, which this checkout then runs
	$(BIN)/python -m tools.compile

# Games that only tests have are not compiled, and compiled classes have no uncompiled children: so not tests/kernel.
test-fast: fast  ## the tests of the three games, their bots and a running server on the compiled modules
	HARENA_COMPILED=1 $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal tests/golden tests/rules tests/bots tests/envs \
		tests/server/test_munera.py tests/server/test_spartacus.py tests/server/test_bot_pool.py -k "not nundinae"

golden: .venv/dev  ## make the golden matches anew, after raising version in a game's Rules
	$(BIN)/python -m tests.golden.make

clean:  ## remove what was built
	rm -rf .venv build dist client/node_modules src/harena/server/static src/harena/server/replay/page

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

$(NODE_MODULES): client/package.json client/package-lock.json
	@command -v npm >/dev/null || { echo "the page is built with Node 20 or newer, which is not here (see https://nodejs.org); 'make terminal' plays without"; exit 1; }
	@echo "fetching what the page is built with ..."
	@cd client && npm ci --silent --no-audit --no-fund
	@touch $@

$(STATIC): $(NODE_MODULES) $(CLIENT)
	@echo "building the page ..."
	@cd client && npm run --silent build -- --logLevel warn
	@touch $@
