"""A store whose calls a test can make fail or wait, or record."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, cast

from bot.storage.store import Store


class FaultyStore:
    """A real store, except for the methods that a test replaces."""

    def __init__(self, store: Store) -> None:
        self.__dict__.update(real=store, replaced={})

    def __getattr__(self, name: str) -> Any:
        return self.__dict__["replaced"].get(name) or getattr(self.__dict__["real"], name)

    def __setattr__(self, name: str, value: object) -> None:
        setattr(self.__dict__["real"], name, value)


def faulty(store: Store) -> Store:
    """A store for which `replace_calls` works."""
    return cast("Store", FaultyStore(store))


def real_store(store: Store) -> Store:
    """The store behind a faulty one."""
    return cast("Store", vars(store).get("real", store))


def replace_calls(store: Store, **calls: Callable[..., object]) -> None:
    """Replace methods of a faulty store by name."""
    assert isinstance(store, FaultyStore)
    vars(store)["replaced"].update(calls)


def restore_calls(store: Store) -> None:
    """Use the real methods again."""
    assert isinstance(store, FaultyStore)
    vars(store)["replaced"].clear()


@contextmanager
def calls_replaced(store: Store, **calls: Callable[..., object]) -> Iterator[None]:
    """Replace methods of a faulty store inside the block."""
    replace_calls(store, **calls)
    try:
        yield
    finally:
        restore_calls(store)
