"""Everything that is counted and timed. No label holds a person, a server, a table or a secret.

These are the figures of the process, as its log is: whoever does something says so here, in one line.
"""

from bot.metrics.instruments import QUICK, SLOW, Counter, Gauge, Histogram, Instrument

# -- clicks ------------------------------------------------------------------------------------------------------------

CLICKS = Counter(
    "guildhall_clicks_total",
    "Clicks and commands by what they were about (commands with a slash) and what became of them.",
    *("kind", "outcome"),
)
CLICK_SECONDS = Histogram(
    "guildhall_click_seconds",
    "From when a click or command is taken up until it is answered.",
    "kind",
    bounds=(*QUICK[3:-2], 1.8, 3.0, 5.0, 15.0),
)
DEFERRALS = Counter("guildhall_deferrals_total", "Clicks and commands for which Discord was asked to wait.")

# -- posts and Discord -------------------------------------------------------------------------------------------------

POSTS = Counter("guildhall_posts_total", "Messages to tables by what became of an attempt to send them.", "outcome")
POSTS_WAITING = Gauge("guildhall_posts_waiting", "What was saved to be posted and is not posted yet.")
REQUESTS = Counter("guildhall_discord_requests_total", "Requests to Discord by method and status.", "method", "status")
REQUEST_SECONDS = Histogram("guildhall_discord_request_seconds", "From a request to Discord to the head of its answer.")
RATE_LIMITED = Counter("guildhall_discord_rate_limited_total", "Requests that Discord refused with 429.", "scope")
LIMIT_WAIT_SECONDS = Histogram(
    "guildhall_discord_wait_seconds",
    "What a request waited for rate limits, before and after it was sent, and for repeats.",
    bounds=(0.005, *SLOW),
)
SERVERS = Gauge("guildhall_servers", "Servers that the bot is in, on the shards of this process.")
GATEWAY_SECONDS = Gauge("guildhall_gateway_latency_seconds", "How long the gateway took for a heartbeat.", "shard")
SHARDS_UP = Gauge("guildhall_shard_up", "Whether a shard is connected.", "shard")

# -- tables ------------------------------------------------------------------------------------------------------------

TABLES_OPEN = Gauge("guildhall_tables_open", "Tables in the database that are in their lobby or running.", "status")
TABLES_CHANGED = Counter("guildhall_tables_changed_total", "Tables that came to a status, by status.", "status")
TABLES_IN_MEMORY = Gauge("guildhall_tables_in_memory", "Tables that are loaded.")
THINKING_SECONDS = Histogram(
    "guildhall_thinking_seconds",
    "How long worker processes took, by purpose: answers, hints and reviews, chances, replays.",
    *("purpose", "outcome"),
    bounds=SLOW,
)
THINKING_WAITING = Gauge("guildhall_thinking_waiting", "Decisions of computers that wait for a process.")

# -- pictures ----------------------------------------------------------------------------------------------------------

PICTURE_SECONDS = Histogram(
    "guildhall_picture_seconds", "How long a picture took in the painting thread: new, or kept from before.", "source"
)
PICTURES_FAILED = Counter("guildhall_pictures_failed_total", "Pictures that could not be painted.")

# -- the database ------------------------------------------------------------------------------------------------------

TRANSACTION_SECONDS = Histogram(
    "guildhall_database_seconds",
    "How long a transaction took, with what it waited for, by whether it writes and what became of it.",
    *("kind", "outcome"),
)
DATABASE_BYTES = Gauge("guildhall_database_bytes", "How large the database is.")
DATABASE_UP = Gauge(
    "guildhall_database_up", "Whether the database could be read and written when this page was asked for."
)

# -- the process -------------------------------------------------------------------------------------------------------

MEMORY_BYTES = Gauge("process_resident_memory_bytes", "Memory in use by the process, without those that think.")
CPU_SECONDS = Counter("process_cpu_seconds_total", "Time of processors that the process took, user and system.")
START_SECONDS = Gauge("process_start_time_seconds", "When the process began, in seconds since 1970.")
OPEN_FILES = Gauge("process_open_fds", "Files and sockets that are open.")
LAG_SECONDS = Histogram("guildhall_loop_lag_seconds", "How late the event loop came to a timer.")

ALL: tuple[Instrument, ...] = tuple(one for one in list(globals().values()) if isinstance(one, Instrument))
"""In the order in which they stand here."""
