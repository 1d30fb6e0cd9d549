# Each command installs what it needs: a virtual environment with pinned packages, the compiled engine, the front end.
# It needs only Python 3.11 or newer; a C compiler and Node are used if they are there.

MAKEFLAGS += --no-print-directory
.NOTPARALLEL:
.DEFAULT_GOAL := help

# Tests start hundreds of processes, which share a folder of bytecode.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv/bin/python
QUIETLY := $(shell command -v nice >/dev/null && echo nice -n 5)
PATIENTLY := $(shell command -v nice >/dev/null && echo nice -n 15)
COMPILED := env PYTHONPATH=build/compiled $(VENV)
PLAIN := env PYTHONPATH=src $(VENV)
# Any Python builds the front end if there is a node; otherwise node is installed into the environment.
FRONTEND = $(PYTHON) tools/frontend.py $(1) || { [ $$? -eq 3 ] && $(MAKE) environment-node && $(VENV) tools/frontend.py $(1); }
# Processes, for two cores. Tests often wait for browsers, clocks and sockets, so there is one more of them.
JOBS ?= 2
TESTERS ?= 3
GAMES ?= 20000
KILLS ?= 100
LEAKS ?= 60
ARGS ?=

# The part of the suite that also runs uncompiled: the engine, with fewer examples, and without what plays hundreds of games.
ENGINE_TESTS = $(wildcard tests/laws tests/golden tests/perft $(patsubst src/philtre/games/%/__init__.py,tests/%,$(wildcard src/philtre/games/*/__init__.py)))

.PHONY: help
help: ## list the commands
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 22

.PHONY: play
play: python ## play in the browser; make play ARGS="--port 8000"
	@$(PYTHON) tools/play.py $(ARGS)

# One core compiles the engine while the other does everything that needs no engine, first the front end, which
# needs no packages. The tests on the plain sources run at low priority, whenever the others wait.
.PHONY: test
test: python ## all checks and tests
	@mkdir -p build; trap 'kill $$engine $$plain 2> /dev/null; true' EXIT; trap 'exit 130' INT; \
	$(MAKE) compiled & engine=$$!; \
	$(MAKE) check frontend-test browser || exit; \
	$(MAKE) suite-plain QUIETLY="$(PATIENTLY)" JOBS=1 > build/plain.log 2>&1 & plain=$$!; \
	wait $$engine && $(MAKE) suite; tested=$$?; \
	wait $$plain; tested_plain=$$?; cat build/plain.log; exit $$((tested + tested_plain))

.PHONY: check
check: frontend-check environment-test ## format, lint, types
	@$(VENV) -m ruff format --check --quiet . || { echo "check: run 'make format'"; exit 1; }
	@$(VENV) -m ruff check --quiet .
	@$(VENV) -m mypy
	@$(VENV) tools/shifts.py

.PHONY: format
format: environment-test frontend-format ## format the code
	@$(VENV) -m ruff format --quiet .
	@$(VENV) -m ruff check --quiet --fix .

.PHONY: suite
suite: environment-test frontend browser compiled ## the tests on the compiled engine; make suite ARGS=tests/laws
	@$(QUIETLY) $(COMPILED) -m pytest -q -n $(TESTERS) -m "not thorough and not screens and not site" $(ARGS)

.PHONY: thorough
thorough: environment-test frontend browser compiled ## the browser tests that make test leaves out: whole games, more sizes, lights and languages
	@$(QUIETLY) $(COMPILED) -m pytest -q -n $(TESTERS) -m "thorough and not site" tests/e2e $(ARGS)

.PHONY: site-test
site-test: environment-test browser site ## test what make site writes, from a plain web space and without a network
	@$(QUIETLY) $(PLAIN) -m pytest -q -m site tests/site -k cold_and_offline # alone, because it measures times
	@$(QUIETLY) $(PLAIN) -m pytest -q -n $(JOBS) -m site tests/site -k "not cold_and_offline" $(ARGS)

.PHONY: screens
screens: environment-test frontend browser compiled ## every question of every game on nine kinds of screen, until the table is full
	@$(QUIETLY) $(COMPILED) -m pytest -q -n $(JOBS) -m screens tests/e2e $(ARGS)

.PHONY: suite-plain
suite-plain: environment-test ## the engine's tests on the plain sources, with fewer examples
	@$(if $(ENGINE_TESTS),$(QUIETLY) $(PLAIN) -m pytest -q -n $(JOBS) --hypothesis-profile=few $(foreach name,games wire balance pupil,--ignore-glob="*/test_$(name).py") $(ENGINE_TESTS) $(ARGS))

.PHONY: test-pythons
test-pythons: python ## the engine's tests, compiled, on every supported Python that this machine has
	@$(QUIETLY) $(PYTHON) tools/pythons.py $(ARGS)

.PHONY: package
package: environment-test site ## source archive and compiled wheel, built twice, installed by pip into a fresh environment, and tried
	@PHILTRE_PACKAGE=whole $(QUIETLY) $(PLAIN) -m pytest -q tests/package $(ARGS)

.PHONY: compiled
compiled: environment-play ## the package with its compiled engine in build/compiled
	@$(QUIETLY) $(VENV) tools/engine.py

.PHONY: bench
bench: environment-bench compiled ## how fast it is, beside OpenSpiel
	@$(COMPILED) -m tools.measuring.speed $(ARGS)

.PHONY: bench-server
bench-server: environment-play compiled bench/server/node_modules ## the load that the server handles, beside boardgame.io
	@$(COMPILED) bench/server/run.py $(ARGS)

bench/server/node_modules: bench/server/package-lock.json
	@npm ci --prefix bench/server --no-audit --no-fund --loglevel=error && touch $@

.PHONY: kills
kills: environment-test compiled ## kill the server a hundred times in play and in its start, on SQLite and on PostgreSQL; make kills KILLS=20
	@PHILTRE_KILLS=$(KILLS) $(COMPILED) -m pytest -q tests/server/test_kills.py tests/server/test_kills_at_start.py $(ARGS)

.PHONY: attacks
attacks: environment-test browser compiled ## attacks on the server, at length
	@$(QUIETLY) $(COMPILED) -m pytest -q -s --long tests/server/attacks $(ARGS)

.PHONY: leaks
leaks: environment-test compiled ## look for hidden information in every frame of thousands of games, send nonsense at length; make leaks LEAKS=5
	@PHILTRE_LEAKS=$(LEAKS) $(QUIETLY) $(COMPILED) -m pytest -q -n $(JOBS) -s --long tests/server/test_leaks.py tests/server/test_fuzz.py $(ARGS)

.PHONY: bench-envs
bench-envs: environment-bench compiled ## how fast the vector environment is, beside PettingZoo and Pgx
	@$(COMPILED) -m tools.measuring.speed_envs $(ARGS)

.PHONY: strength
strength: environment-bench compiled ## how strong bots are with the same time, beside OpenSpiel's search; continues where it was
	@$(COMPILED) -m tools.measuring.strength $(ARGS)

.PHONY: cluster
cluster: environment-test environment-cluster compiled ## self-play and a tournament on two nodes of real Ray, one of which is killed
	@$(COMPILED) -m pytest -q tests/arena/nodes.py $(ARGS)

.PHONY: oracle
oracle: environment-test compiled ## compare the fast engines with the slow ones, and check what seats may know, at length
	@$(QUIETLY) $(COMPILED) -m tests.oracle.long --games $(GAMES) --jobs $(JOBS) $(ARGS)
	@$(QUIETLY) $(COMPILED) -m pytest -q -n $(JOBS) --long --hypothesis-profile=long tests/laws

.PHONY: balance
balance: environment-play compiled ## measure the balance of the cards, into docs/balance; continues where it was
	@$(PATIENTLY) $(COMPILED) -m tools.measuring.balance --jobs $(JOBS) $(ARGS)

.PHONY: stats
stats: environment-play compiled ## statistics of powers, potions, seats and lengths, into docs/stats; continues where it was
	@$(PATIENTLY) $(COMPILED) -m tools.measuring.stats --jobs $(JOBS) $(ARGS)

.PHONY: golden
golden: environment-test compiled ## record the golden games and perft counts again
	@$(COMPILED) -m pytest -q --remake tests/golden tests/perft $(ARGS)

.PHONY: screenshots
screenshots: environment-test frontend browser compiled ## every page as a picture, in screenshots/
	@$(COMPILED) -m pytest -q tests/e2e/screenshots.py tests/e2e/screenshots_of_lessons.py $(ARGS)

.PHONY: filmstrips
filmstrips: environment-test frontend browser compiled ## six frames of every moment of the games, in screenshots/strips; make filmstrips ARGS="-k chain"
	@$(COMPILED) -m pytest -q tests/e2e/filmstrips.py $(ARGS)

.PHONY: frames
frames: environment-test frontend browser compiled ## how much the page works for each frame of those moments; make frames ARGS="-k chain"
	@$(COMPILED) -m pytest -q -s tests/e2e/frames.py $(ARGS)

.PHONY: frontend
frontend: python ## the front end in src/philtre/static
	@$(call FRONTEND,)

.PHONY: site
site: environment-play ## Philtre without a server, as static files for any web space, in dist/site
	@$(QUIETLY) $(PLAIN) -m tools.site

# Its own scripts: frontend-check, frontend-test.
frontend-%: python
	@$(call FRONTEND,$*)

# Browser tests use the system's chromium, or download one; some tests of the server use nginx and Caddy.
.PHONY: browser
browser: environment-test
	@test ! -d tests/e2e || $(VENV) tools/browser.py; $(VENV) tools/proxies.py

.PHONY: docs
docs: environment-docs ## all pages of docs/ and the API reference as one site, in build/docs
	@$(PLAIN) -m sphinx -q -W --keep-going -b html docs build/docs && echo "docs: build/docs/index.html"

.PHONY: types
types: environment-play ## write what is generated from messages and rows: docs, the browser's types and lessons, the rules' telling.py, packs' schemas
	@$(PLAIN) -m tools.generate.protocol docs/protocol.md
	@$(PLAIN) -m tools.generate.typescript frontend/src
	@$(PLAIN) -m tools.generate.pack_schemas
	@$(PLAIN) -m tools.generate.observations
	@$(PLAIN) -m tools.generate.row_pages
	@$(PLAIN) -m tools.generate.positions
	@$(PLAIN) -m tools.generate.telling
	@$(PLAIN) -m tools.generate.lessons

.PHONY: pins
pins: python ## pin the newest packages that pyproject.toml allows
	@$(PYTHON) tools/pin.py --upgrade

.PHONY: clean
clean: ## remove everything that was made
	@rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info src/philtre/static frontend/node_modules screenshots
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

environment-%: python
	@$(PYTHON) tools/environment.py $*

.PHONY: python
python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed; none was found. make PYTHON=/path/to/python3"; exit 1; }
