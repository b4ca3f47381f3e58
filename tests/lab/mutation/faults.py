"""The mutations: replacements for each kind of node in a syntax tree."""

import ast
from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import chain
from typing import Any, TypeAlias

Faults: TypeAlias = Iterator[ast.AST]

_COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq, ast.LtE, ast.GtE),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
_ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}
_NAMESAKES = {"min": "max", "max": "min", "any": "all", "all": "any"}


def faults(node: ast.AST) -> Faults:
    """Yield every mutation of a node as its replacement."""
    return chain.from_iterable(kind(node) for known, kind in _KINDS if isinstance(node, known))


def _changed(node: ast.AST, **fields: Any) -> ast.AST:
    """Copy a node with some fields changed."""
    copy = deepcopy(node)
    for name, value in fields.items():
        setattr(copy, name, value)
    return copy


def _without(things: list[Any], at: int) -> list[Any]:
    return things[:at] + things[at + 1 :]


def _comparison(node: ast.Compare) -> Faults:
    for at, operator in enumerate(node.ops):
        for other in _COMPARISONS[type(operator)]:
            yield _changed(node, ops=[*node.ops[:at], other(), *node.ops[at + 1 :]])


def _arithmetic(node: ast.BinOp) -> Faults:
    if type(node.op) in _ARITHMETIC:
        yield _changed(node, op=_ARITHMETIC[type(node.op)]())
    if isinstance(node.op, ast.Add | ast.BitOr):
        yield node.left
        yield node.right


def _addition_in_place(node: ast.AugAssign) -> Faults:
    if type(node.op) in _ARITHMETIC:
        yield _changed(node, op=_ARITHMETIC[type(node.op)]())


def _logic(node: ast.BoolOp) -> Faults:
    yield _changed(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
    for at, _ in enumerate(node.values):
        left = _without(node.values, at)
        yield left[0] if len(left) == 1 else _changed(node, values=left)


def _sign(node: ast.UnaryOp) -> Faults:
    yield node.operand


def _constant(node: ast.Constant) -> Faults:
    if isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield ast.Constant(node.value + 1)
        yield ast.Constant(node.value - 1)
    elif isinstance(node.value, str):
        yield ast.Constant(f"{node.value}X")


def _decision(node: ast.If | ast.IfExp) -> Faults:
    yield _changed(node, test=ast.Constant(True))
    yield _changed(node, test=ast.Constant(False))


def _loop(node: ast.While) -> Faults:
    yield _changed(node, test=ast.Constant(False))


def _filter(node: ast.comprehension) -> Faults:
    for at, _ in enumerate(node.ifs):
        yield _changed(node, ifs=_without(node.ifs, at))


def _call(node: ast.Call) -> Faults:
    is_named = isinstance(node.func, ast.Name) and node.func.id in _NAMESAKES
    if len(node.args) > 1 and not is_named and not any(isinstance(each, ast.Starred) for each in node.args[:2]):
        yield _changed(node, args=[node.args[1], node.args[0], *node.args[2:]])
    if isinstance(node.func, ast.Name) and node.func.id in _NAMESAKES:
        yield _changed(node, func=ast.Name(_NAMESAKES[node.func.id], ast.Load()))


def _slice(node: ast.Slice) -> Faults:
    if node.lower is not None:
        yield _changed(node, lower=None)
    if node.upper is not None:
        yield _changed(node, upper=None)


def _list(node: ast.Tuple | ast.List) -> Faults:
    if isinstance(node.ctx, ast.Load):
        for at, _ in enumerate(node.elts):
            yield _changed(node, elts=_without(node.elts, at))


def _table(node: ast.Dict) -> Faults:
    for at, _ in enumerate(node.keys):
        yield _changed(node, keys=_without(node.keys, at), values=_without(node.values, at))


def _result(node: ast.Return) -> Faults:
    if node.value is not None and not (isinstance(node.value, ast.Constant) and node.value.value is None):
        yield _changed(node, value=ast.Constant(None))


def _dropped(_node: ast.stmt) -> Faults:
    yield ast.Pass()


def _dropped_assignment(node: ast.Assign) -> Faults:
    """Drop an assignment to an attribute or item; if a local variable were missing, the function would fail anyway."""
    if any(isinstance(part, ast.Attribute | ast.Subscript) for target in node.targets for part in ast.walk(target)):
        yield ast.Pass()


def _dropped_expression(node: ast.Expr) -> Faults:
    if not isinstance(node.value, ast.Constant):
        yield ast.Pass()


_KINDS: tuple[tuple[type[ast.AST] | tuple[type[ast.AST], ...], Callable[[Any], Faults]], ...] = (
    (ast.Compare, _comparison),
    (ast.BinOp, _arithmetic),
    (ast.AugAssign, _addition_in_place),
    (ast.BoolOp, _logic),
    (ast.UnaryOp, _sign),
    (ast.Constant, _constant),
    ((ast.If, ast.IfExp), _decision),
    (ast.While, _loop),
    (ast.comprehension, _filter),
    (ast.Call, _call),
    (ast.Slice, _slice),
    ((ast.Tuple, ast.List), _list),
    (ast.Dict, _table),
    (ast.Return, _result),
    ((ast.AugAssign, ast.Raise, ast.Break, ast.Continue), _dropped),
    (ast.Assign, _dropped_assignment),
    (ast.Expr, _dropped_expression),
)
