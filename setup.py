"""Compiles the engine with mypyc; without a C compiler the same sources run interpreted.

`make` runs `python setup.py build_ext --inplace`, which does nothing when no compiled source has changed.
With LASCAUX_INTERPRETED=1 in the environment it compiles nothing and removes what was compiled.

mypyc makes a C file of each module. GCC compiles them side by side and optimises them together when they are linked
(-flto), again side by side: calls between modules stay direct and are inlined; where a GCC cannot do that, they are
a tenth slower. Other compilers get one large C file, which takes GCC many minutes on some machines.
"""

from __future__ import annotations

import ast
import gc
import hashlib
import json
import os
import re
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.metadata import version
from pathlib import Path
from time import monotonic
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

# The modules that are compiled, all into one library so that calls between them are direct.
ENGINE = (
    "src/lascaux/core/*.py",
    "src/lascaux/games/*/rules/*.py",
    "src/lascaux/games/*/view.py",
    "src/lascaux/games/*/view/*.py",
    "src/lascaux/agents/luck.py",
    "src/lascaux/agents/playout.py",
    "src/lascaux/agents/turn_ends.py",
    "src/lascaux/agents/search/lines.py",
    "src/lascaux/agents/search/mcts.py",
    "src/lascaux/agents/search/outcome.py",
    "src/lascaux/agents/search/puct.py",
    "src/lascaux/agents/search/tree.py",
    "src/lascaux/agents/search/turn_search.py",
    "src/lascaux/agents/search/walks.py",
    "src/lascaux/envs/luck.py",
    "src/lascaux/envs/rewards.py",
    "src/lascaux/envs/sheet.py",
    "src/lascaux/envs/stepping.py",
)
LIBRARY = "lascaux"  # becomes the module lascaux__mypyc
# What the engine imports uncompiled, and what that imports, need not be there; `make test` checks all types.
CHECKING = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
STAMP = Path("build/engine.stamp")
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


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


def compiles(text: str, *flags: str) -> bool:
    """Whether the C compiler makes something of this text."""
    compiler = shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc"))
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text(text)
        names = [f"-I{sysconfig.get_path('include')}", str(probe), "-o", str(probe.with_suffix(".o"))]
        try:
            return subprocess.run([*compiler, *flags, *names], capture_output=True).returncode == 0
        except OSError:
            return False


@cache
def obstacle() -> str | None:
    """Why no extension can be compiled here, or None. A real compile error of the engine is never an obstacle."""
    if os.environ.get("LASCAUX_INTERPRETED", "") not in ("", "0"):
        return "LASCAUX_INTERPRETED is set"
    if os.name != "posix":
        return None  # Microsoft's compiler is found by setuptools alone
    if not compiles("int probe;\n", "-c"):
        return "no C compiler"
    if not compiles("#include <Python.h>\n", "-c"):
        return "no Python headers (Python.h, on Debian the package python3-dev)"
    return None


def extensions() -> list[Extension]:
    from mypyc.build import mypycify

    paths = [str(path) for path in sources()]
    several = compiles("#ifdef __clang__\n#error\n#endif\nint probe;\n", "-c")
    together = several and compiles("int probe;\n", "-shared", "-fPIC", "-flto=2")
    print(f"lascaux: compiling the engine ({len(paths)} modules)", flush=True)
    found: list[Extension] = mypycify(
        [*CHECKING, *paths], opt_level="3", debug_level="0", group_name=LIBRARY, multi_file=several
    )
    gc.freeze()  # else Python looks through all that mypy has left once more when it ends, for eight seconds
    texts = docstrings()
    for extension in found:
        for source in extension.sources:
            keep_docstrings(Path(source), texts)
    library = found[0]
    if os.name == "posix":  # nobody replaces our functions from outside, so that they may be inlined
        flags = ["-fno-semantic-interposition", "-include", str(hurried(library.sources)), *["-flto"] * together]
        library.extra_compile_args = [*library.extra_compile_args, *flags]  # the others share the list that it had
    if together:
        library.extra_link_args = [f"-flto={CORES}", "-O3"]
    return found


def hurried(files: list[str]) -> Path:
    """A header that keeps the compiler from optimising what runs only once, on import: most of all C there is."""
    once = r"^\s*(char CPyDef_\w+_____top_level__\(void\)) \{"
    names = [name for file in files for name in re.findall(once, Path(file).read_text(), re.MULTILINE)]
    header = Path("build/hurried.h").absolute()
    header.write_text(
        "#ifdef __clang__\n#define HURRIED __attribute__((optnone, noinline))\n"
        '#else\n#define HURRIED __attribute__((optimize("O0")))\n#endif\n'
        + "".join(f"{name} HURRIED;\n" for name in names)
    )
    return header


def progress(text: str, last: bool = False) -> None:
    """A line that changes where somebody is watching; elsewhere only the last of them."""
    if sys.stdout.isatty():
        print(f"\r\033[Klascaux: {text}", end="\n" if last else "", flush=True)
    elif last:
        print(f"lascaux: {text}", flush=True)


def docstrings() -> dict[str, str]:
    """The docstring of everything that is compiled, by each name that mypyc may give it in C."""
    found: dict[str, set[str]] = {}

    def note(path: tuple[str, ...], node: ast.AST) -> None:
        for child in getattr(node, "body", []):
            if isinstance(child, ast.ClassDef | ast.FunctionDef):
                text = ast.get_docstring(child) or ""
                for first in range(len(path)):
                    found.setdefault("___".join([*path[first:], child.name]), set()).add(text)
                if isinstance(child, ast.ClassDef):
                    note((*path, child.name), child)

    for source in sources():
        note(source.with_suffix("").parts[1:], ast.parse(source.read_bytes()))
    return {name: texts.pop() for name, texts in found.items() if len(texts) == 1}


def keep_docstrings(path: Path, texts: Mapping[str, str]) -> None:
    """Put them into a file of mypyc's, which has only kept the signatures, so that `help` has something to say."""

    def literal(name: str) -> str:
        return "".join(f'"{json.dumps(line)[1:-1]}\\n"' for line in texts.get(name, "").splitlines())

    def after_signature(found: re.Match[str]) -> str:
        return f"{found[0][:-1]} {literal(found[1])})"

    def of_property(found: re.Match[str]) -> str:
        text = literal(f"{found[2]}___{found[3]}")
        return f"{found[1]}NULL, {text or 'NULL'}, NULL}}"

    code = path.read_text()
    code = re.sub(r"\(PyCFunction\)CPyPy_(\w+),[\sA-Z_|]+, PyDoc_STR\(\"[^\n]*--\\n\\n\"\)", after_signature, code)
    code = re.sub(
        r"PyTypeObject CPyType_(\w+)_template_ = \{[^}]*?PyDoc_STR\(\"[^\n]*--\\n\\n\"\)", after_signature, code
    )
    code = re.sub(r"(\{\"\w+\",\s+\(getter\)(\w+)_get_(\w+),\s+)NULL, NULL, NULL\}", of_property, code)
    path.write_text(code)


class Build(build_ext):
    """Compiles what ENGINE names, late: reading the metadata must not start mypyc."""

    def run(self) -> None:
        wanted = fingerprint()  # taken now: a source may change while the compiler runs
        if why_not := obstacle():
            print(f"lascaux: {why_not}, so the engine runs interpreted: the same rules, many times slower.", flush=True)
        elif self.inplace and up_to_date(wanted):
            return
        else:
            self.distribution.ext_modules = extensions()
            self.swig_opts = None  # else it could not be finalised twice
            super().finalize_options()  # which looks at the extensions
        if self.inplace:
            STAMP.unlink(missing_ok=True)
        super().run()
        self.remove_stale()
        if self.inplace and self.extensions:
            STAMP.write_text(wanted)

    def build_extensions(self) -> None:
        """The C files of the engine and its many small modules, side by side on all cores."""
        self.parallel = CORES
        compile_all: Callable[..., list[str]] = self.compiler.compile
        if hasattr(self.compiler, "initialize"):
            self.compiler.initialize()

        def compile_each(files: list[str], *given: Any, **named: Any) -> list[str]:
            if len(files) == 1:
                return compile_all(files, *given, **named)
            made: list[str] = []
            with ThreadPoolExecutor(CORES) as pool:
                for objects in pool.map(lambda file: compile_all([file], *given, **named), files):
                    made += objects
                    progress(f"compiled {len(made)} of {len(files)} files")
            progress("optimising and linking")
            return made

        start = monotonic()
        self.compiler.compile = compile_each
        super().build_extensions()
        progress(f"the engine is compiled, C in {monotonic() - start:.0f} s", last=True)

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
        return obstacle() is None


setup(distclass=Package, cmdclass={"build_ext": Build}, ext_modules=[])
