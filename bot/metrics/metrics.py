"""All metrics. No label contains a user, a server, a table or a secret.

Like the log, the metrics are global to the process; recording a value takes one line of code.
"""

from bot.metrics.instruments import QUICK, SLOW, Counter, Gauge, Histogram, Instrument

# -- clicks ------------------------------------------------------------------------------------------------------------

CLICKS = Counter(
    "guildhall_clicks_total",
    "Clicks and commands by control or command (with a slash) and outcome.",
    *("kind", "outcome"),
)
CLICK_SECONDS = Histogram(
    "guildhall_click_seconds",
    "Time from receiving a click or command to its answer.",
    "kind",
    bounds=(*QUICK[3:-2], 1.8, 3.0, 5.0, 15.0),
)
DEFERRALS = Counter("guildhall_deferrals_total", "Clicks and commands whose answer was deferred.")

# -- posts and Discord -------------------------------------------------------------------------------------------------

POSTS = Counter("guildhall_posts_total", "Attempts to send messages to tables by outcome.", "outcome")
POSTS_WAITING = Gauge("guildhall_posts_waiting", "Saved messages that are not posted yet.")
REQUESTS = Counter("guildhall_discord_requests_total", "Requests to Discord by method and status.", "method", "status")
REQUEST_SECONDS = Histogram(
    "guildhall_discord_request_seconds", "Time from a request to Discord to the head of its response."
)
RATE_LIMITED = Counter("guildhall_discord_rate_limited_total", "Requests that Discord refused with 429.", "scope")
LIMIT_WAIT_SECONDS = Histogram(
    "guildhall_discord_wait_seconds",
    "Time that a request waited for rate limits and retries.",
    bounds=(0.005, *SLOW),
)
SERVERS = Gauge("guildhall_servers", "Servers that the bot is in, on the shards of this process.")
GATEWAY_SECONDS = Gauge("guildhall_gateway_latency_seconds", "Latency of the gateway's heartbeat.", "shard")
SHARDS_UP = Gauge("guildhall_shard_up", "1 if a shard is connected, else 0.", "shard")

# -- tables ------------------------------------------------------------------------------------------------------------

TABLES_OPEN = Gauge("guildhall_tables_open", "Tables in the database that are in their lobby or running.", "status")
TABLES_CHANGED = Counter("guildhall_tables_changed_total", "Changes of tables' status, by new status.", "status")
TABLES_IN_MEMORY = Gauge("guildhall_tables_in_memory", "Tables in memory.")
THINKING_SECONDS = Histogram(
    "guildhall_thinking_seconds",
    "Duration of work in worker processes by purpose: answers, hints and reviews, chances, replays.",
    *("purpose", "outcome"),
    bounds=SLOW,
)
THINKING_WAITING = Gauge("guildhall_thinking_waiting", "Computers' decisions waiting for a worker process.")

# -- pictures ----------------------------------------------------------------------------------------------------------

PICTURE_SECONDS = Histogram("guildhall_picture_seconds", "Duration of painting a picture: new or cached.", "source")
PICTURES_FAILED = Counter("guildhall_pictures_failed_total", "Pictures that could not be painted.")

# -- the database ------------------------------------------------------------------------------------------------------

TRANSACTION_SECONDS = Histogram(
    "guildhall_database_seconds",
    "Duration of a transaction with its waits, by kind and outcome.",
    *("kind", "outcome"),
)
DATABASE_BYTES = Gauge("guildhall_database_bytes", "Size of the database.")
DATABASE_UP = Gauge("guildhall_database_up", "1 if the database could be read and written for this page, else 0.")

# -- the process -------------------------------------------------------------------------------------------------------

MEMORY_BYTES = Gauge("process_resident_memory_bytes", "Memory in use by the process, without its worker processes.")
CPU_SECONDS = Counter("process_cpu_seconds_total", "Processor time of the process, user and system.")
START_SECONDS = Gauge("process_start_time_seconds", "Start time of the process, in seconds since 1970.")
OPEN_FILES = Gauge("process_open_fds", "Open files and sockets.")
LAG_SECONDS = Histogram("guildhall_loop_lag_seconds", "Delay of timers in the event loop.")

ALL: tuple[Instrument, ...] = tuple(one for one in list(globals().values()) if isinstance(one, Instrument))
"""All instruments, in the order defined here."""
