"""Compiles the engine with mypyc; without a C compiler the same sources run interpreted.

`make` runs `python setup.py build_ext --inplace`, which does nothing when no compiled source has changed.
With LASCAUX_INTERPRETED=1 in the environment it compiles nothing and removes what was compiled.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from importlib.metadata import version
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

# The modules that are compiled, all into one library so that calls between them are direct.
ENGINE = (
    "src/lascaux/core/*.py",
    "src/lascaux/games/*/rules/*.py",
    "src/lascaux/agents/playout.py",
    "src/lascaux/agents/turn_ends.py",
    "src/lascaux/agents/search/lines.py",
    "src/lascaux/agents/search/mcts.py",
    "src/lascaux/agents/search/outcome.py",
    "src/lascaux/agents/search/puct.py",
    "src/lascaux/agents/search/tree.py",
    "src/lascaux/agents/search/turn_search.py",
    "src/lascaux/agents/search/walks.py",
    "src/lascaux/envs/rewards.py",
    "src/lascaux/envs/sheet.py",
    "src/lascaux/envs/stepping.py",
)
LIBRARY = "lascaux"  # becomes the module lascaux__mypyc
STAMP = Path("build/engine.stamp")
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))


def sources() -> list[Path]:
    found = {path for pattern in ENGINE for path in Path().glob(pattern)}
    return sorted(path for path in found if path.name != "__init__.py")


def fingerprint() -> str:
    """Changes whenever the compiled modules have to be built again."""
    seen = hashlib.sha256(f"{SUFFIX} {sys.version} mypy {version('mypy')} librt {version('librt')}".encode())
    for path in [Path("setup.py"), *sources()]:
        seen.update(f"{path.as_posix()} {path.stat().st_size} ".encode() + path.read_bytes())
    return seen.hexdigest()


def up_to_date(wanted: str) -> bool:
    built = [Path(f"src/{LIBRARY}__mypyc{SUFFIX}"), *(path.with_suffix(SUFFIX) for path in sources())]
    return STAMP.exists() and STAMP.read_text() == wanted and all(path.exists() for path in built)


def wish_interpreted() -> bool:
    return os.environ.get("LASCAUX_INTERPRETED", "") not in ("", "0")


def obstacle() -> str | None:
    """Why no extension can be compiled here, or None. A real compile error of the engine is never an obstacle."""
    if wish_interpreted():
        return "LASCAUX_INTERPRETED is set"
    compiler = shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc"))
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        for text, missing in (
            ("int probe;\n", "no C compiler"),
            ("#include <Python.h>\n", "no Python headers (Python.h, on Debian the package python3-dev)"),
        ):
            probe.write_text(text)
            include = f"-I{sysconfig.get_path('include')}"
            command = [*compiler, include, "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
            try:
                subprocess.run(command, check=True, capture_output=True)
            except (OSError, subprocess.CalledProcessError):
                return missing
    return None


def extensions() -> list[Extension]:
    paths = [str(path) for path in sources()]
    if why_not := obstacle():
        print(f"lascaux: {why_not}, so the engine runs interpreted: the same rules, many times slower.", flush=True)
        return []
    if not paths:
        return []
    from mypyc.build import mypycify

    print(f"lascaux: compiling the engine ({len(paths)} modules)", flush=True)
    found = list(mypycify(paths, opt_level="3", debug_level="0", group_name=LIBRARY))
    for extension in found:
        if os.name == "posix":  # nobody replaces our functions from outside, so that they may be inlined
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return found


class Build(build_ext):
    """Compiles what ENGINE names, late: reading the metadata must not start mypyc."""

    def finalize_options(self) -> None:
        self.wanted = fingerprint()  # taken now: a source may change while the compiler runs
        self.skipped = bool(self.inplace) and not wish_interpreted() and up_to_date(self.wanted)
        if not self.skipped:
            self.distribution.ext_modules = extensions()
        super().finalize_options()

    def run(self) -> None:
        if self.skipped:
            return
        if self.inplace:
            STAMP.unlink(missing_ok=True)
        super().run()
        self.remove_stale()
        if self.inplace and self.extensions:
            STAMP.write_text(self.wanted)

    def remove_stale(self) -> None:
        """Remove compiled modules whose source is gone: Python would go on importing them."""
        built = {self.get_ext_filename(self.get_ext_fullname(extension.name)) for extension in self.extensions}
        for root in (Path(self.build_lib), Path("src")) if self.inplace else (Path(self.build_lib),):
            for path in [*root.rglob("*.so"), *root.rglob("*.pyd")]:
                if str(path.relative_to(root)) not in built:
                    path.unlink()


class Package(Distribution):
    """Has extensions before anybody has listed them."""

    def has_ext_modules(self) -> bool:
        return not wish_interpreted()


setup(distclass=Package, cmdclass={"build_ext": Build}, ext_modules=[])
