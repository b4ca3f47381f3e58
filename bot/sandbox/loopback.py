"""Keeps the sandbox reachable from this machine only."""

import functools
import ipaddress
import socket

HOST = "127.0.0.1"


class PortTaken(Exception):
    """The port is already in use by a different program."""


@functools.lru_cache
def is_loopback(host: str | None) -> bool:
    """Return whether a host name can only refer to this machine."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address((host or "").strip("[]")).is_loopback
    except ValueError:
        return False


def bound_socket(host: str, port: int) -> socket.socket:
    """Bind a listening socket on the loopback. Raises `ValueError` for any other host, and `PortTaken`."""
    if not is_loopback(host):
        raise ValueError(f"The sandbox listens on the loopback only, not on {host!r}.")
    place = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    # On Windows, SO_REUSEADDR would let two programs listen on one port; SO_EXCLUSIVEADDRUSE prevents that.
    place.setsockopt(socket.SOL_SOCKET, getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR), 1)
    try:
        place.bind((host, port))
        place.listen(128)
    except OSError as error:
        place.close()
        raise PortTaken(
            f"Port {port} on {host} cannot be used ({error.strerror}). Is a sandbox running there already? "
            "Stop it, or choose another with --port."
        ) from error
    return place
