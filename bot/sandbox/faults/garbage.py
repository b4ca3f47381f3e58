"""Answers that Discord would never send: malformed HTTP, undecodable bodies, pages of proxies."""

JSON = "application/json"
PAGE = b"<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>"


def _answer(body: bytes, *headers: str, status: str = "200 OK", length: str = "", content_type: str = JSON) -> bytes:
    usual = ("Connection: close", f"Content-Type: {content_type}", f"Content-Length: {length or len(body)}")
    lines = (f"HTTP/1.1 {status}", *usual, *headers)
    return "".join(f"{line}\r\n" for line in lines).encode() + b"\r\n" + body


ANSWERS: dict[str, bytes] = {
    "nothing": b"",
    "noise": bytes(range(256)) * 4,
    "status_line": b"HTTP/1.1 two hundred OK\r\n\r\n",
    "other_protocol": b"SSH-2.0-OpenSSH_9.6\r\n",
    "header_without_colon": b"HTTP/1.1 200 OK\r\nContent-Type application/json\r\n\r\n{}",
    "header_too_long": _answer(b"{}", f"X-Padding: {'x' * 100_000}"),
    "half_a_header": b"HTTP/1.1 200 OK\r\nContent-Ty",
    "length_not_a_number": _answer(b"{}", length="many"),
    "body_too_short": _answer(b'{"id": "1"', length="1000"),
    "broken_chunks": b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n",
    "broken_gzip": _answer(b"not compressed", "Content-Encoding: gzip"),
    "broken_json": _answer(b'{"id": "1", "content": "cut off'),
    "empty_json": _answer(b""),
    "not_utf8": _answer(b'{"id": "\xff\xfe"}'),
    "null": _answer(b"null"),
    "list": _answer(b"[1, 2]"),
    "other_object": _answer(b'{"hello": "world"}'),
    "text": _answer(b"Welcome to the free wireless network!", content_type="text/plain"),
    "page": _answer(PAGE, content_type="text/html"),
    "no_content": _answer(b"", content_type="text/plain"),
    "bad_gateway": _answer(PAGE, status="502 Bad Gateway", content_type="text/html"),
    "unavailable": _answer(b"{broken", status="503 Service Unavailable"),
    "limit_without_time": _answer(b"{}", "Via: 1.1 proxy", status="429 Too Many Requests"),
    "limits_not_numbers": _answer(b"{}", "X-RateLimit-Limit: some", "X-RateLimit-Remaining: few"),
    "redirect_to_nowhere": _answer(b"", "Location: http://[", status="302 Found"),
}
"""Bytes to write instead of an answer, by name; the connection is closed after these bytes."""
