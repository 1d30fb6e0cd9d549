"""The messages as JSON schemas with a comment for each field, from which documents and types are made."""

from __future__ import annotations

import inspect
import re
from typing import Any, Final

import msgspec

REF: Final = "{name}"
_REMARK: Final = re.compile(r"^    (\w+): .*?  # (.+)$", re.MULTILINE)

Schema = dict[str, Any]


def components(*types: Any) -> dict[str, Schema]:
    """Every structure that these types refer to, by name, with the comments of its fields."""
    _, found = msgspec.json.schema_components(types, ref_template=REF)
    for schema in found.values():
        if "description" in schema:  # docstrings are indented in older Pythons and not in newer ones
            schema["description"] = inspect.cleandoc(schema["description"])
    return dict(found)


def remarks(struct: type) -> dict[str, str]:
    """The comments of a class's fields, including those of base classes."""
    found: dict[str, str] = {}
    for cls in reversed(struct.__mro__[:-2]):
        if issubclass(cls, msgspec.Struct) and cls is not msgspec.Struct:
            found.update(_REMARK.findall(inspect.getsource(cls)))
    return found


def structs(*types: Any) -> dict[str, type]:
    """The Python classes of `components`, by the same names."""
    found: dict[str, type] = {}
    _collect(msgspec.inspect.multi_type_info(types), found)
    return found


def _collect(node: Any, found: dict[str, type]) -> None:
    if isinstance(node, tuple | list):
        for item in node:
            _collect(item, found)
    elif isinstance(node, msgspec.inspect.StructType):
        if node.cls.__name__ not in found:
            found[node.cls.__name__] = node.cls
            _collect([field.type for field in node.fields], found)
    elif isinstance(node, msgspec.inspect.Type):
        _collect([getattr(node, name) for name in node.__struct_fields__], found)
