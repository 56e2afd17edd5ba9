# Needs GNU make and Python 3.11 or newer; a C compiler makes the engine fast. `make` lists the targets.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
COMPILER := $(VENV)/.compiler
PLAYABLE := $(VENV)/.playable
READY  := $(VENV)/.ready
PIP    := $(BIN)/python -m pip install -qq --disable-pip-version-check --no-compile
UV     := $(BIN)/uv --quiet --system-certs pip
LOCK   := $(UV) compile --python-version 3.11.5 --no-python-downloads --no-annotate --no-emit-package lascaux --custom-compile-command "make lock"
HASHED := $(LOCK) --universal --fork-strategy fewest --generate-hashes
say     = @echo "$(if $(MAKE_TERMOUT),$(shell printf '\r\033[K'))lascaux: $(1)"
CLIENT := src/lascaux/server/client/index.html
ART    := web/src/art/.drawn
# Several files of tests at a time, in the order of tests/conftest.py.
PYTEST := $(BIN)/python -m pytest --dist loadfile --no-loadscope-reorder
NPM    := PATH="$(CURDIR)/$(BIN):$$PATH" npm

.DEFAULT_GOAL := help
.PHONY: help setup engine play terminal art pictures client checks quick test test-slow test-all test-full package bench train rules docs lock clean

# The steps of set-up go side by side, and so do the halves of `make test`. Several goals at once do so only where all are of
# that kind: what cleans or measures is alone.
ifeq ($(MAKELEVEL),0)
MAKEFLAGS += --jobs=4
endif
ifneq ($(and $(word 2,$(MAKECMDGOALS)),$(filter-out setup engine art client checks quick,$(MAKECMDGOALS))),)
.NOTPARALLEL:
endif

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

setup: $(READY) engine ## make the environment in .venv and compile the engine

# Those who only play do not wait for what only tests need.
play: engine client ## serve tables on this machine and open the browser (ARGS="--port 9000" and the like)
	@$(BIN)/lascaux serve --open $(ARGS)

terminal: $(PLAYABLE) engine ## play in the terminal (GAME=stone-age, ARGS="--language de" and the like)
	@$(BIN)/lascaux play $(GAME) $(ARGS)

art: $(ART) ## draw what the client shows, and a contact sheet of it: build/art/contact.html
	@$(BIN)/python -m art.contact

pictures: $(ART) web/node_modules/.ready ## draw the pictures that are kept: icon, social picture, those of docs/art.md
	@$(BIN)/python -m art.pictures

client: $(PLAYABLE) $(CLIENT) ## build the web client

test: checks quick ## lint, types and the quick tests, side by side (ARGS go to pytest)

test-slow: setup client ## what takes longer: browsers, processes, PostgreSQL, packages, training, art, the site
	$(PYTEST) -n auto -m "slow and not full" --durations=20 $(ARGS)

test-all: test ## test, then test-slow
	@$(MAKE) --no-print-directory test-slow

test-full: setup client ## all tests, and runs of hours
	$(BIN)/python -m pytest -m "full or not full" $(ARGS)

checks: setup client ## lint and types, of Python and the client
	@$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy
	@cd web && for check in lint format check test; do $(NPM) run --silent $$check || exit 1; done

quick: setup client ## the quick tests alone
	$(PYTEST) -n logical -p no:schemathesis -m "not slow and not full" $(ARGS)

package: client $(READY) ## the wheel and the source distribution, in dist (docs/releasing.md)
	@rm -rf dist && $(BIN)/python -m build --outdir dist

bench: setup ## measure the engine
	@$(BIN)/python -m bench $(ARGS)

train: setup ## teach a network to play, with PyTorch (GAME=caverna, ARGS="--minutes 10 -o players=1" and the like)
	@$(BIN)/python -c 'import onnx, torch' 2>/dev/null || \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-train.txt
	@$(BIN)/lascaux train $(or $(GAME),cave-vs-cave) $(ARGS)

rules: $(READY) ## build/rules.html: every clause with its code and its tests
	@$(BIN)/python tools/rules_page.py

# Everybody's version is the one that developers have. Training's file has no hashes: which PyTorch there is, is up to the machine. On Windows it comes without CUDA.
lock: $(COMPILER) ## write requirements-*.txt, the exact versions of the groups in pyproject.toml (ARGS=--upgrade for newer ones)
	@$(HASHED) --group dev $(ARGS) -o requirements-dev.txt >/dev/null
	@$(HASHED) --group play -c requirements-dev.txt -o requirements-play.txt >/dev/null
	@$(HASHED) --group compile -c requirements-dev.txt -o requirements-compile.txt >/dev/null
	@$(LOCK) --python-platform windows --group train -c requirements-dev.txt $(ARGS) -o requirements-train.txt >/dev/null

docs: $(READY) ## build/site/index.html: the documentation with search and reference (broken links are errors)
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict

clean: ## remove everything that make has made
	rm -rf $(VENV) build dist web/node_modules src/lascaux/server/client .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
	find . -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -exec rm -f {} +

$(ART): $(shell find art -name '*.py' -o -name '*.png') | $(PLAYABLE)
	$(call say,drawing)
	@rm -rf web/src/art && $(BIN)/python -m art >/dev/null && touch $@

# What is drawn is left out: drawing may take some of it away, and $(ART) stands for all.
$(CLIENT): $(ART) web/node_modules/.ready $(shell find web/src web/public web/index.html web/docs.html web/vite.config.ts -path web/src/art -prune -o -type f -print)
	$(call say,building the web client)
	@cd web && $(NPM) run --silent build -- --logLevel warn

web/node_modules/.ready: web/package-lock.json | $(PLAYABLE)
	@cd web && $(NPM) ci --silent --no-progress
	@touch $@

# setup.py itself knows whether something has to be compiled again.
engine: $(COMPILER)
	@$(BIN)/python setup.py --quiet build_ext --inplace

# Three steps into one environment: what compiles, what plays, everything. Where uv finds nothing, since it does not know
# pip's settings (a mirror, say), pip installs the same.
install = $(UV) install --python $(BIN)/python --require-hashes -r $(1) 2>/dev/null || $(PIP) --require-hashes -r $(1)

$(COMPILER): requirements-compile.txt
	@command -v $(PYTHON) >/dev/null || \
		{ echo "Lascaux needs Python 3.11 or newer, and $(PYTHON) was not found; try make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c 'import sys; v = sys.version_info; v >= (3, 11) or sys.exit("Lascaux needs Python 3.11 or newer, and $(PYTHON) is %d.%d; try make PYTHON=python3.12" % v[:2])'
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "$(PYTHON) cannot make virtual environments (no ensurepip); on Debian and Ubuntu: apt install python3-venv"; exit 1; }
	$(call say,setting up $(VENV))
	@test -x $(BIN)/pip || $(PYTHON) -m venv --clear $(VENV)
	@$(PIP) --require-hashes -r $<
	@touch $@

$(PLAYABLE): requirements-play.txt $(COMPILER) pyproject.toml
	$(call say,installing what playing needs)
	@$(call install,$<)
	@LASCAUX_INTERPRETED=1 $(UV) install --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

$(READY): requirements-dev.txt $(PLAYABLE)
	$(call say,installing what tests need)
	@$(call install,$<)
	@touch $@
