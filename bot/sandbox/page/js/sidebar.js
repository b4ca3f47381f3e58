/** The left side: servers, one server's channels and threads, direct messages, and the current person. */

import { bdi, h, icon, iconButton, replaceChildren } from "./dom.js";
import { avatar, channelIcon, channelName, firstSign, LOCALES, nameOf, person, THREADS } from "./names.js";
import { confirmDialog, openDialog, openMenu } from "./popup.js";
import { showPeopleMenu } from "./people.js";
import { tryAct } from "./session.js";
import { emit, on, state } from "./store.js";

const HOME = "dms";
const rail = h("nav.rail", { "aria-label": "Servers" });
const head = h("div.side-head");
const list = h("nav.channels", { "aria-label": "Channels" });
const me = h("div.me");
export const sidebar = h("aside.sidebar", { "aria-label": "Places" }, rail, h("div.side", null, head, list, me));

let place = null; // a server's id, or HOME

function unreadOf(id) {
  const { count = 0, mentions = 0 } = state.read.get(id) ?? {};
  return { count: id === state.open ? 0 : count, mentions: id === state.open ? 0 : mentions };
}

function sum(channels) {
  return channels.map(({ id }) => unreadOf(id)).reduce((one, other) => ({ count: one.count + other.count, mentions: one.mentions + other.mentions }), { count: 0, mentions: 0 });
}

function channelsOf(server) {
  return [...state.channels.values()].filter((channel) => channel.guild_id === server);
}

function dms() {
  const age = (channel) => BigInt(channel.last_message_id ?? channel.id);
  return [...state.channels.values()].filter(({ type }) => type === 1).sort((one, other) => (age(other) > age(one) ? 1 : -1));
}

function badge(count) {
  return count > 0 && h("span.badge", { "aria-label": `${count} mentions` }, count > 99 ? "99+" : String(count));
}

function paintRail() {
  const entry = (key, label, face, unread) => {
    const node = h("button.rail-item", { type: "button", title: label, "aria-label": label, "aria-current": key === place ? "true" : null, onclick: () => choosePlace(key) }, face, badge(unread.mentions));
    node.classList.toggle("is-unread", unread.count > 0);
    return node;
  };
  const direct = sum(dms());
  replaceChildren(rail,
    entry(HOME, "Direct messages", icon("mail"), { ...direct, mentions: direct.count }),
    h("hr"),
    [...state.servers.values()].map((server) => entry(server.id, server.name, h("span.initials", null, initials(server.name)), sum(channelsOf(server.id)))),
    h("span.spacer"),
    h("a.rail-item.is-quiet", { href: `/page/table.html?as=${state.me.id}`, target: "_top", title: "Several people side by side", "aria-label": "Several people side by side" }, icon("columns")),
    h("a.rail-item.is-quiet", { href: "/page/faults.html", target: "_blank", title: "Fault switches", "aria-label": "Fault switches" }, icon("bolt")));
}

function initials(name) {
  return name.split(/\s+/).slice(0, 2).map((word) => (/^\d{1,3}$/.test(word) ? word : firstSign(word))).join("").toUpperCase();
}

function choosePlace(key) {
  place = key;
  const inside = key === HOME ? dms() : channelsOf(key).filter(({ type }) => type === 0 || type === 5);
  const last = lastOpen.get(key);
  const target = inside.find(({ id }) => id === last) ?? inside.sort(byPosition)[0];
  if (target) emit("go", target.id, { keepDrawer: true });
  else paint();
}

const lastOpen = new Map();

function byPosition(one, other) {
  return (one.position ?? 0) - (other.position ?? 0) || (BigInt(one.id) > BigInt(other.id) ? 1 : -1);
}

function row(channel) {
  const unread = unreadOf(channel.id);
  const node = h("a.channel", { href: `#/${channel.id}`, "data-channel-id": channel.id, "aria-current": channel.id === state.open ? "page" : null },
    channel.type === 1 ? face(channel) : channelIcon(channel), bdi(channelName(channel), "bdi.channel-name"), badge(channel.type === 1 ? unread.count : unread.mentions));
  node.classList.toggle("is-unread", unread.count > 0);
  node.classList.toggle("is-thread", THREADS.has(channel.type));
  return node;
}

function face(channel) {
  const other = (channel.recipients ?? []).find(({ id }) => id !== state.me.id) ?? state.me;
  return h("span.face", null, avatar(other, 28), h("span.presence", { "data-online": String(Boolean(person(other.id)?.online)) }));
}

function serverRows(server) {
  const all = channelsOf(server);
  const threads = (parent) => all.filter((one) => THREADS.has(one.type) && one.parent_id === parent.id && (!one.thread_metadata?.archived || one.id === state.open)).map(row);
  const texts = (parent) => all.filter((one) => (one.type === 0 || one.type === 5) && (one.parent_id ?? null) === parent).sort(byPosition).flatMap((one) => [row(one), ...threads(one)]);
  const categories = all.filter(({ type }) => type === 4).sort(byPosition);
  return [texts(null), categories.map((category) => [h("h3.category", null, bdi(category.name)), texts(category.id)])];
}

function dmRows() {
  const known = new Set(dms().flatMap((channel) => (channel.recipients ?? []).map(({ id }) => id)));
  const others = [...state.people.values()].filter(({ id }) => id !== state.me.id && !known.has(id));
  const open = async (id) => {
    const done = await tryAct("open_dm", { user: id });
    if (done) emit("go", done.channel.id);
  };
  return [
    dms().map(row),
    others.length > 0 && h("h3.category", null, "Write to"),
    others.map((one) => h("button.channel", { type: "button", onclick: () => open(one.id) }, h("span.face", null, avatar(one, 28), h("span.presence", { "data-online": String(Boolean(one.online)) })), bdi(nameOf(one), "bdi.channel-name"))),
  ];
}

function paintHead() {
  const server = state.servers.get(place);
  const owner = server?.owner_id === state.me.id;
  replaceChildren(head, h("h1", { dir: "auto" }, bdi(server?.name ?? "Direct messages")), owner && iconButton("gear", "Server", (event) => serverMenu(event.currentTarget, server), { "aria-haspopup": "menu" }));
}

function serverMenu(anchor, server) {
  const open = state.channels.get(state.open);
  const here = open?.guild_id === server.id ? open : null;
  openMenu(anchor, [
    { label: "New channel…", icon: "plus", run: () => askChannel(server) },
    here && { label: h("span", null, "Delete #", bdi(channelName(here)), "…"), icon: "trash", danger: true, run: () => confirmDialog("Delete the channel?", "Its messages go with it.", "Delete", () => tryAct("delete_channel", { channel: here.id })) },
    "-",
    ...Object.entries(LOCALES).slice(0, 6).map(([locale, name]) => ({ label: name, checked: server.preferred_locale === locale, run: () => tryAct("server_locale", { server: server.id, locale }) })),
  ], "Server");
}

function askChannel(server) {
  openDialog("New channel", (close) => {
    const name = h("input.input", { type: "text", maxlength: "100", required: true, autofocus: true, "aria-label": "Name" });
    const topic = h("input.input", { type: "text", maxlength: "1024", "aria-label": "Topic" });
    const form = h("form.dialog-body", null, h("div.field", null, h("span.field-label", null, "Name"), name), h("div.field", null, h("span.field-label", null, "Topic"), topic), h("div.dialog-actions", null, h("button.button", { type: "submit", "data-style": "1" }, "Create")));
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      close();
      const done = await tryAct("create_channel", { server: server.id, name: name.value.trim(), ...(topic.value ? { topic: topic.value } : {}) });
      if (done) emit("go", done.channel.id);
    });
    return form;
  });
}

function paintMe() {
  const button = h("button.me-button", { type: "button", "aria-haspopup": "menu", "aria-label": `You are ${nameOf(state.me)}. Change person`, onclick: () => showPeopleMenu(button) },
    h("span.face", null, avatar(state.me, 34), h("span.presence", { "data-online": "true" })),
    h("span.me-words", null, bdi(nameOf(state.me), "bdi.me-name"), h("span.faint", null, LOCALES[state.me.locale] ?? state.me.locale, state.me.dms_closed ? " · DMs closed" : "")), icon("down"));
  replaceChildren(me, button);
}

function paint() {
  if (!state.me) return;
  paintRail();
  paintHead();
  replaceChildren(list, place === HOME ? dmRows() : serverRows(place));
  paintMe();
}

let queued = false;
function repaint() {
  if (queued) return;
  queued = true;
  requestAnimationFrame(() => {
    queued = false;
    paint();
  });
}

on("open", (id) => {
  const channel = state.channels.get(id);
  if (channel) place = channel.guild_id ?? HOME;
  lastOpen.set(place, id);
  repaint();
});
on("hello channels read people connection", repaint);
on("message", ({ kind, message }) => kind === "create" && message.channel_id !== state.open && repaint());
