"""Writes src/lascaux-stubs: what the users of positions and games see of their types.

The engine counts with `i64` and `vec`, which mean something to mypyc; to everybody else a choice is an `int`, and the
choices are a `Sequence[int]`. `python -m tools.stubs` writes the files anew; a test sees that they are up to date.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
STUBS: Final = ROOT / "src" / "lascaux-stubs"
# The modules, each with the classes whose numbers are shown plainly; who writes a game needs the others as they are.
MODULES: Final = {"core/position.py": ("RandomSource", "Position"), "core/game.py": ("Game",)}


class Plainly(ast.NodeTransformer):
    """Types as everybody knows them."""

    def visit_Name(self, node: ast.Name) -> ast.AST:
        return ast.copy_location(ast.Name("int"), node) if node.id == "i64" else node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.value, ast.Name) and node.value.id == "vec":
            node.value = ast.Name("Sequence")
        return node


def declared(node: ast.stmt, plainly: bool) -> list[ast.stmt]:
    """What a stub keeps of a statement: everything but what functions do."""
    if isinstance(node, ast.FunctionDef):
        texts = node.body[:1] if ast.get_docstring(node) else []
        node.body = [*texts, ast.Expr(ast.Constant(...))]
        return [Plainly().visit(node) if plainly else node]
    if isinstance(node, ast.ClassDef):
        plain = plainly or node.name in CLASSES
        attributes = [found for child in node.body for found in attributes_of(child, plain)]
        texts = node.body[:1] if ast.get_docstring(node) else []
        rest = [found for child in node.body[len(texts) :] for found in declared(child, plain)]
        node.body = [*texts, *attributes, *rest]
    return [node]


def attributes_of(node: ast.stmt, plainly: bool) -> list[ast.stmt]:
    """What `__init__` sets from its parameters, or with a type of its own."""
    if not isinstance(node, ast.FunctionDef) or node.name != "__init__":
        return []
    types = {argument.arg: argument.annotation for argument in node.args.args}
    found: list[ast.stmt] = []
    for line in node.body:
        target = (
            line.target
            if isinstance(line, ast.AnnAssign)
            else line.targets[0]
            if isinstance(line, ast.Assign)
            else None
        )
        if not isinstance(target, ast.Attribute):
            continue
        kind = line.annotation if isinstance(line, ast.AnnAssign) else None
        if isinstance(line, ast.Assign):
            kind = types.get(line.value.id) if isinstance(line.value, ast.Name) else ast.Name("bool")
        assert kind is not None
        kind = ast.parse(ast.unparse(kind), mode="eval").body  # a copy: the parameter keeps its own
        found.append(ast.AnnAssign(ast.Name(target.attr), Plainly().visit(kind) if plainly else kind, None, 1))
    return found


CLASSES: Final = {name for names in MODULES.values() for name in names}


def stub(module: str) -> str:
    tree = ast.parse((ROOT / "src" / "lascaux" / module).read_text())
    tree.body = [found for node in tree.body for found in declared(node, False)]
    return f"# Made from {module} by `python -m tools.stubs`.\n{ast.unparse(ast.fix_missing_locations(tree))}\n"


def files() -> dict[Path, str]:
    made = {STUBS / Path(module).with_suffix(".pyi"): stub(module) for module in MODULES}
    return {STUBS / "py.typed": "partial\n", **made}


def main() -> None:
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


if __name__ == "__main__":
    main()
