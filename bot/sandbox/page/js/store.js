/** The state as one person sees it, changed only by the server's events, and its listeners. */

const listeners = new Map();

export const state = {
  me: null,
  bot: null,
  people: new Map(),
  servers: new Map(),
  channels: new Map(),
  commands: [],
  read: new Map(),
  interactions: new Map(),
  messages: new Map(), // channel id → {list, complete}, for channels with fetched history
  failures: new Map(), // message id → the error shown under it
  typing: new Map(), // channel id → Map(user id → end)
  limits: { message: 2000, upload: 10485760, answer_seconds: 3, token_seconds: 900 },
  open: null, // the channel on the screen
  connection: "connecting",
};

export function on(topics, run) {
  for (const topic of topics.split(" ")) {
    if (!listeners.has(topic)) listeners.set(topic, new Set());
    listeners.get(topic).add(run);
  }
}

export function emit(topic, detail) {
  for (const run of listeners.get(topic) ?? []) run(detail);
}

export function setConnection(connection) {
  state.connection = connection;
  emit("connection", connection);
}

export function openChannel(id) {
  state.open = id;
  emit("open", id);
}

/** Stores a fetched page of history; pages arrive newest first. */
export function keepHistory(channel, messages, complete) {
  const known = state.messages.get(channel)?.list ?? [];
  const ids = new Set(known.map((message) => message.id));
  const list = [...messages.filter((message) => !ids.has(message.id)), ...known];
  state.messages.set(channel, { list, complete });
}

export function messageById(channel, id) {
  return state.messages.get(channel)?.list.find((message) => message.id === id) ?? null;
}

function keyed(list, key = "id") {
  return new Map(list.map((entry) => [entry[key], entry]));
}

function takeServer(server) {
  for (const [id, channel] of state.channels) if (channel.guild_id === server.id) state.channels.delete(id);
  for (const channel of server.channels) state.channels.set(channel.id, { ...channel, guild_id: server.id });
  state.servers.set(server.id, { ...server, memberOf: keyed(server.members, "user_id"), roleOf: keyed(server.roles) });
}

const REDUCERS = {
  hello(frame) {
    state.me = frame.me;
    state.bot = frame.bot;
    state.people = keyed([...frame.people, frame.bot, frame.me]);
    state.servers = new Map();
    state.channels = new Map();
    for (const server of frame.servers) takeServer(server);
    for (const dm of frame.dms) state.channels.set(dm.id, dm);
    state.commands = frame.commands;
    state.read = new Map(Object.entries(frame.read));
    state.interactions = keyed(frame.interactions);
    state.limits = frame.limits;
    state.messages = new Map();
    state.failures = new Map();
    state.typing = new Map();
    emit("hello");
  },
  message_create({ message, pinged, silent }) {
    state.typing.get(message.channel_id)?.delete(message.author.id);
    const channel = state.channels.get(message.channel_id);
    if (channel) channel.last_message_id = message.id;
    const history = state.messages.get(message.channel_id);
    if (history && !history.list.some(({ id }) => id === message.id)) history.list.push(message);
    emit("message", { kind: "create", message, pinged, silent });
    emit("typing", message.channel_id);
  },
  message_update({ message }) {
    const list = state.messages.get(message.channel_id)?.list ?? [];
    const index = list.findIndex(({ id }) => id === message.id);
    if (index >= 0) list[index] = message;
    emit("message", { kind: "update", message });
  },
  message_delete({ channel_id: channel, ids }) {
    const history = state.messages.get(channel);
    if (history) history.list = history.list.filter(({ id }) => !ids.includes(id));
    emit("message", { kind: "delete", channel, ids });
  },
  channel_create: ({ channel }) => takeChannel(channel),
  channel_update: ({ channel }) => takeChannel(channel),
  channel_delete({ id }) {
    state.channels.delete(id);
    state.messages.delete(id);
    emit("channels");
  },
  typing({ channel_id: channel, user_id: user }) {
    if (!state.typing.has(channel)) state.typing.set(channel, new Map());
    state.typing.get(channel).set(user, Date.now() + 10_000);
    emit("typing", channel);
  },
  read({ channel_id: channel, unread }) {
    state.read.set(channel, unread);
    emit("read", channel);
  },
  person({ person }) {
    state.people.set(person.id, { ...state.people.get(person.id), ...person });
    if (person.id === state.me.id) state.me = state.people.get(person.id);
    emit("people", person.id);
  },
  server({ server }) {
    takeServer(server);
    emit("channels");
    emit("people");
  },
  commands({ commands }) {
    state.commands = commands;
    emit("commands");
  },
  bot({ bot }) {
    state.bot = bot;
    state.people.set(bot.id, bot);
    emit("people", bot.id);
  },
  interaction({ interaction }) {
    const { id, message_id: message, status } = interaction;
    if (status === "done") state.interactions.delete(id);
    else state.interactions.set(id, interaction);
    if (message && status === "failed") state.failures.set(message, interaction.text);
    else if (message) state.failures.delete(message);
    emit("interaction", interaction);
  },
};

function takeChannel(channel) {
  state.channels.set(channel.id, { ...state.channels.get(channel.id), ...channel });
  emit("channels");
}

/** Applies an event of the server; ignores unknown ones (of a newer server) and those before `hello`. */
export function apply(frame) {
  if (state.me || frame.event === "hello") REDUCERS[frame.event]?.(frame);
}

/** Forgets a failed or finished interaction of this person. */
export function forgetInteraction(id) {
  const interaction = state.interactions.get(id);
  state.interactions.delete(id);
  if (interaction) emit("interaction", { ...interaction, status: "done" });
}
