"""Writes web/src/lib/messages.ts: the types of everything that goes over the wire, from the server's own description.

    python tools/client_types.py

Messages are pydantic models; views and printed tables are TypedDicts, read from their sources, since compiled modules
know nothing of the types inside lists. A test compares the file with what this would write.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final, get_args

from pydantic import BaseModel

from lascaux.server import errors, messages
from lascaux.server.answers import analyses, lobby, practice, scores, socket, tables
from lascaux.server.routes import account, daily, games, moderation, people, progress

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src" / "lascaux"
FILE: Final = ROOT / "web" / "src" / "lib" / "messages.ts"
HEAD: Final = "// Written by tools/client_types.py from the server's description; a test compares it.\n"
SIMPLE: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
ROUTES: Final = (people, account, moderation, games, daily, progress)  # with messages of their own
ANSWERS: Final = (tables, socket, lobby, scores, practice, analyses)
UNIONS: Final = {"SocketMessage": messages.SocketMessage, "SocketAnswer": socket.SocketAnswer}

PYTHON: Final = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "Any": "unknown",
    "OptionValue": "number | string | boolean",
}

# Messages, both ways


def ts(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "const" in schema:
        return f'"{schema["const"]}"' if isinstance(schema["const"], str) else str(schema["const"])
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    for either in ("anyOf", "oneOf"):
        if either in schema:
            return " | ".join(dict.fromkeys(ts(option) for option in schema[either]))
    if schema.get("type") == "array":
        return many(ts(schema.get("items", {})))
    if schema.get("type") == "object":
        values = schema.get("additionalProperties", True)
        return f"Record<string, {ts(values) if isinstance(values, dict) else 'unknown'}>"
    return SIMPLE.get(schema.get("type", ""), "unknown")


def many(item: str) -> str:
    return f"({item})[]" if " | " in item else f"{item}[]"


def interface(name: str, schema: dict[str, Any]) -> str:
    if "properties" not in schema:
        return f"export type {name} = {ts(schema)};"
    required = schema.get("required", [])
    lines = [
        f"  {key if key.isidentifier() else repr(key)}{'' if key in required else '?'}: {ts(value)};"
        for key, value in schema["properties"].items()
    ]
    return "\n".join([f"export interface {name} {{", *lines, "}"])


def models(module: ModuleType) -> Iterator[type[BaseModel]]:
    for model in vars(module).values():
        if isinstance(model, type) and issubclass(model, BaseModel) and model.__module__ == module.__name__:
            yield model


def messages_declared() -> dict[str, str]:
    """The messages by name; each once, though others contain it. What people send may leave out what has a default."""
    found: dict[str, str] = {}
    for module in (messages, *ROUTES, errors, *ANSWERS):
        for model in models(module):
            if not model.model_fields:
                continue  # a base that only says how to read
            sent = issubclass(model, messages.Incoming)
            schema = model.model_json_schema(mode="validation" if sent else "serialization")
            for part, inner in {**schema.pop("$defs", {}), model.__name__: schema}.items():
                add(found, part, interface(part, inner))
    for name, union in UNIONS.items():
        members = get_args(get_args(union)[0])
        add(found, name, f"export type {name} = {' | '.join(member.__name__ for member in members)};")
    return found


# Views and printed tables


def declaring() -> list[Path]:
    """The modules that say how a view, a printed table or a rulebook looks: `view.py`, package `view`, `printed.py`."""
    patterns = [f"{part}{end}" for part in ("*view", "printed") for end in (".py", "/*.py")]
    core = [path for pattern in patterns for path in sorted(SOURCES.glob(f"core/{pattern}"))]
    core.append(SOURCES / "rulebook" / "book.py")
    return core + sorted({path for pattern in patterns for path in SOURCES.glob(f"games/*/{pattern}")})


class Source:
    """A module with declarations, and what the names in it mean."""

    def __init__(self, path: Path, shared: set[str]) -> None:
        self.path = path
        first, *rest = path.relative_to(SOURCES).parts
        self.game = rest[0] if first == "games" else first
        body = ast.parse(path.read_text(encoding="utf-8")).body
        self.classes = [node for node in body if isinstance(node, ast.ClassDef) and is_declaration(node)]
        self.shared = shared - {node.name for node in self.classes}
        self.aliases = dict(alias for node in body if (alias := alias_of(node)))

    def unique_name(self, name: str) -> str:
        """Parts of views are named after their games: two games may both have a SpaceView."""
        if self.game == "core" or name in self.shared or name.lower().startswith(self.game.replace("_", "")):
            return name
        return "".join(word.capitalize() for word in self.game.split("_")) + name

    def interface(self, node: ast.ClassDef) -> str:
        above = [self.unique_name(ast.unparse(base)) for base in node.bases if ast.unparse(base) != "TypedDict"]
        partial = any(word.arg == "total" and ast.unparse(word.value) == "False" for word in node.keywords)
        lines = []
        for field in node.body:
            if isinstance(field, ast.AnnAssign):
                kind, may_miss = field.annotation, partial
                if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "NotRequired":
                    kind, may_miss = kind.slice, True
                lines.append(f"  {ast.unparse(field.target)}{'?' * may_miss}: {self.type(kind)};")
        extends = f" extends {', '.join(above)}" if above else ""
        return "\n".join([f"export interface {self.unique_name(node.name)}{extends} {{", *lines, "}"])

    def type(self, node: ast.expr) -> str:
        """An annotation as a TypeScript type."""
        match node:
            case ast.BinOp(left=left, right=right):
                return f"{self.type(left)} | {self.type(right)}"
            case ast.Constant(value=None):
                return "null"
            case ast.Subscript(value=ast.Name(id="list"), slice=item):
                return many(self.type(item))
            case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[_, value])):
                return f"Record<string, {self.type(value)}>"
            case ast.Subscript(value=ast.Name(id="Literal"), slice=ast.Tuple(elts=values)):
                return " | ".join(literal(value) for value in values)
            case ast.Subscript(value=ast.Name(id="Literal"), slice=value):
                return literal(value)
            case ast.Name(id=name) if name in self.aliases:
                return self.type(self.aliases[name])
            case ast.Name(id=name):
                return PYTHON[name] if name in PYTHON else self.unique_name(name)
        raise TypeError(f"{self.path.name}: no type is known for {ast.unparse(node)}")


def tables_declared() -> dict[str, str]:
    found: dict[str, str] = {}
    shared: set[str] = set()
    for path in declaring():
        source = Source(path, shared)
        for node in source.classes:
            add(found, source.unique_name(node.name), source.interface(node))
        if source.game == "core":
            shared |= {node.name for node in source.classes}
    return found


def is_declaration(node: ast.ClassDef) -> bool:
    """A TypedDict, or, going by its name, a class that extends one."""
    bases = [ast.unparse(base) for base in node.bases]
    return any(base.endswith(("TypedDict", "View", "Printed")) or base.startswith("Printed") for base in bases)


def alias_of(node: ast.stmt) -> tuple[str, ast.expr] | None:
    """`Goods = dict[str, int]`, or the same with `: TypeAlias`."""
    match node:
        case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias"), value=ast.expr() as value):
            return name, value
        case ast.Assign(
            targets=[ast.Name(id=name)], value=ast.Subscript(value=ast.Name(id="dict" | "list" | "Literal")) as value
        ):
            return name, value
    return None


def literal(node: ast.expr) -> str:
    value = ast.literal_eval(node)
    return f'"{value}"' if isinstance(value, str) else str(value).lower() if isinstance(value, bool) else str(value)


def add(found: dict[str, str], name: str, text: str) -> None:
    if found.setdefault(name, text) != text:
        raise ValueError(f"two types are called {name}")


def text() -> str:
    return HEAD + "\n" + "\n\n".join([*messages_declared().values(), *tables_declared().values()]) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
