# `make kit` prints a Carmine kit into output/ (`make kit CODE=carmine` one with a new seed); `make test` runs every check.
# Both need Python 3.11 or later and nothing else: the rest is installed into .venv.

PYTHON ?= python3
CODE ?= carmine\#KRAKEN-7
HERE := $(patsubst %/,%,$(dir $(abspath $(lastword $(MAKEFILE_LIST)))))
VENV := $(HERE)/.venv
BIN := $(VENV)/bin

.PHONY: kit test bench soak clean

kit: $(VENV)/.installed
	@cd "$(HERE)" && "$(BIN)/pnp" kit "$(CODE)" -o output

# Benches compare times within one run, so they have the machine for themselves.
test: $(VENV)/.tested
	@cd "$(HERE)" && "$(BIN)/ruff" check .
	@cd "$(HERE)" && "$(BIN)/ruff" format --check .
	@cd "$(HERE)" && "$(BIN)/mypy"
	@cd "$(HERE)" && "$(BIN)/python" -m pytest -q -n auto --dist loadfile --ignore tests/bench
	@cd "$(HERE)" && "$(BIN)/python" -m pytest -q tests/bench

bench: $(VENV)/.tested
	@cd "$(HERE)" && "$(BIN)/python" -m pytest -q -s tests/bench

soak: $(VENV)/.tested
	@cd "$(HERE)" && PNP_SOAK=1 "$(BIN)/python" -m pytest -q -n auto --dist loadfile --ignore tests/bench

clean:
	cd "$(HERE)" && rm -rf .venv build dist .mypy_cache .ruff_cache .hypothesis

# The stamps are younger than pyproject.toml, so that a second run installs nothing.
$(VENV)/.installed: $(HERE)/pyproject.toml
	@"$(PYTHON)" -m venv "$(VENV)"
	@"$(BIN)/python" -m pip install --quiet --disable-pip-version-check --editable "$(HERE)"
	@touch "$@"

$(VENV)/.tested: $(VENV)/.installed
	@"$(BIN)/python" -m pip install --quiet --disable-pip-version-check --editable "$(HERE)[test]"
	@touch "$@"
