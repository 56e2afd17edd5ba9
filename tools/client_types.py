"""Writes web/src/lib/messages.ts: the types of all messages and views, from the server's own description.

    python tools/client_types.py

A test compares the file with what this would write.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any, Final

from pydantic import BaseModel

from lascaux.server import answers, messages

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ROOT / "src" / "lascaux" / "games"
FILE: Final = ROOT / "web" / "src" / "lib" / "messages.ts"
HEAD: Final = "// Written by tools/client_types.py from the server's description; a test compares it.\n"
SIMPLE: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

PYTHON: Final = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "OptionValue": "number | string | boolean",
}


def ts(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "const" in schema:
        return f'"{schema["const"]}"' if isinstance(schema["const"], str) else str(schema["const"])
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(ts(option) for option in schema["anyOf"]))
    if schema.get("type") == "array":
        item = ts(schema.get("items", {}))
        return f"({item})[]" if " | " in item else f"{item}[]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties", True)
        return f"Record<string, {ts(values) if isinstance(values, dict) else 'unknown'}>"
    return SIMPLE.get(schema.get("type", ""), "unknown")


def interface(name: str, schema: dict[str, Any]) -> str:
    if "properties" not in schema:
        return f"export type {name} = {ts(schema)};"
    required = schema.get("required", [])
    lines = [
        f"  {key if key.isidentifier() else repr(key)}{'' if key in required else '?'}: {ts(value)};"
        for key, value in schema["properties"].items()
    ]
    return "\n".join([f"export interface {name} {{", *lines, "}"])


def messages_declared() -> dict[str, str]:
    """The messages by name; each once, though others contain it."""
    found: dict[str, str] = {}
    for module in (messages, answers):
        for name, model in vars(module).items():
            if isinstance(model, type) and issubclass(model, BaseModel) and model.__module__ == module.__name__:
                schema = model.model_json_schema(mode="serialization")
                for part, inner in {**schema.pop("$defs", {}), name: schema}.items():
                    found[part] = interface(part, inner)
    return found


# Views are read from their sources: compiled modules know nothing of the types inside lists.


def views_declared() -> dict[str, str]:
    found: dict[str, str] = {}
    for path in [ROOT / "src/lascaux/core/view.py", *sorted([*GAMES.glob("*/*view.py"), *GAMES.glob("*/view/*.py")])]:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and any(
                ast.unparse(base).endswith(("TypedDict", "View")) for base in node.bases
            ):
                add(found, unique_name(node.name, path), view_interface(node, path))
    return found


def unique_name(name: str, path: Path) -> str:
    """Parts of views are named after their games: two games may both have a SpaceView."""
    game = path.parent.parent.name if path.parent.name == "view" else path.parent.name
    if game == "core" or name.lower().startswith(game.replace("_", "")):
        return name
    return "".join(word.capitalize() for word in game.split("_")) + name


def view_interface(node: ast.ClassDef, path: Path) -> str:
    above = [unique_name(ast.unparse(base), path) for base in node.bases if ast.unparse(base) != "TypedDict"]
    above = ["TableView" if base.endswith("TableView") else base for base in above]
    lines = [
        f"  {ast.unparse(field.target)}: {python_type(field.annotation, path)};"
        for field in node.body
        if isinstance(field, ast.AnnAssign)
    ]
    extends = f" extends {', '.join(above)}" if above else ""
    return "\n".join([f"export interface {unique_name(node.name, path)}{extends} {{", *lines, "}"])


def python_type(node: ast.expr, path: Path) -> str:
    """An annotation as a TypeScript type."""
    match node:
        case ast.BinOp(left=left, right=right):
            return f"{python_type(left, path)} | {python_type(right, path)}"
        case ast.Constant(value=None):
            return "null"
        case ast.Subscript(value=ast.Name(id="list"), slice=item):
            inner = python_type(item, path)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[_, value])):
            return f"Record<string, {python_type(value, path)}>"
        case ast.Name(id=name):
            if name in PYTHON:
                return PYTHON[name]
            shared = name in ("Target", "ChoiceView", "TableView")
            return name if shared else unique_name(name, path)
    raise TypeError(f"{path.name}: no type is known for {ast.unparse(node)}")


def add(found: dict[str, str], name: str, text: str) -> None:
    if found.setdefault(name, text) != text:
        raise ValueError(f"two types are called {name}")


def text() -> str:
    return HEAD + "\n" + "\n\n".join([*messages_declared().values(), *views_declared().values()]) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
