/** The bar over the messages: where I am, that this is a simulation, pins, threads and members. */

import { bdi, h, icon, iconButton, replaceChildren } from "./dom.js";
import { avatar, channelIcon, channelName, membersOf, nameNode, nameOf, serverOf, THREADS } from "./names.js";
import { openMenu, openDialog } from "./popup.js";
import { snippet } from "./message.js";
import { act, tryAct } from "./session.js";
import { emit, on, state } from "./store.js";
import { showThreads } from "./threads.js";
import { messageTime } from "./time.js";

const title = h("div.title");
const tools = h("div.header-tools");
const menu = iconButton("menu", "Places", () => emit("drawer"), { class: "icon-button only-narrow" });
const unread = h("span.drawer-dot", { hidden: true });
menu.append(unread);
export const header = h("header.top", null, menu, title, h("span.simulation", { title: "Nothing here leaves this computer" }, "Simulation"), tools);
export const banner = h("div.banner", { role: "status", hidden: true });
export const members = h("aside.members", { "aria-label": "Members" });

function paint() {
  const channel = state.channels.get(state.open);
  if (!channel) return replaceChildren(title, h("span.faint", null, "No channel"));
  replaceChildren(title, channelIcon(channel), h("h2", { dir: "auto" }, bdi(channelName(channel))), channel.topic && h("span.topic", { title: channel.topic, dir: "auto" }, channel.topic));
  const thread = THREADS.has(channel.type);
  replaceChildren(tools,
    thread && iconButton("archive", channel.thread_metadata?.archived ? "Open the thread again" : "Archive the thread", () => tryAct("archive", { channel: channel.id, on: !channel.thread_metadata?.archived })),
    thread && iconButton("plus", "Add somebody", (event) => addToThread(event.currentTarget, channel)),
    channel.guild_id && !thread && iconButton("thread", "Threads", () => showThreads(channel)),
    iconButton("pin", "Pinned messages", () => showPins(channel)),
    channel.guild_id && iconButton("people", "Members", toggleMembers, { "aria-pressed": String(document.documentElement.dataset.members === "shown") }));
  return undefined;
}

function addToThread(anchor, channel) {
  const parent = state.channels.get(channel.parent_id) ?? channel;
  openMenu(anchor, membersOf(parent).map((one) => ({ label: bdi(nameOf(one, channel.guild_id)), picture: avatar(one, 24), run: () => tryAct("thread_member", { channel: channel.id, user: one.id, on: true }) })), "Add somebody");
}

function toggleMembers() {
  const root = document.documentElement;
  root.dataset.members = root.dataset.members === "shown" ? "hidden" : "shown";
  paint();
}

async function showPins(channel) {
  const { messages } = (await tryAct("pins", { channel: channel.id })) ?? {};
  if (!messages) return;
  openDialog("Pinned messages", (close) => {
    const row = (message) => h("div.panel-row.is-pin", null,
      h("button.pin-jump", { type: "button", onclick: () => { close(); emit("jump", { channel: channel.id, id: message.id }); } },
        avatar(message.author, 32), h("span.pin-words", null, h("span", null, nameNode(message.author, channel.guild_id), " ", messageTime(message.timestamp)), h("span.snippet", { dir: "auto" }, snippet(message)))),
      iconButton("close", "Unpin", (event) => { event.currentTarget.closest(".panel-row").remove(); act("pin", { channel: channel.id, message: message.id, on: false }).catch(() => {}); }));
    return h("div.dialog-body", null, messages.length ? messages.map(row) : h("p.faint", null, "Nothing is pinned here."));
  });
}

function paintMembers() {
  const channel = state.channels.get(state.open);
  if (!channel?.guild_id) return replaceChildren(members);
  const all = membersOf(channel);
  const block = (label, list) => list.length > 0 && [h("h3.category", null, `${label} — ${list.length}`), list.map(member)];
  const member = (one) => {
    const node = h("button.channel", { type: "button", onclick: () => emit("show-person", { id: one.id, anchor: node }) },
      h("span.face", null, avatar(one, 30), h("span.presence", { "data-online": String(Boolean(one.online)) })), nameNode(one, channel.guild_id), one.bot && h("span.tag", null, "Bot"), serverOf(channel)?.owner_id === one.id && h("span.mark", { title: "Owner of the server" }, icon("shield", "Owner")));
    node.classList.toggle("is-away", !one.online);
    return node;
  };
  return replaceChildren(members, block("Here", all.filter(({ online }) => online)), block("Away", all.filter(({ online }) => !online)));
}

function paintBanner() {
  const lost = state.connection === "lost";
  const botAway = state.connection === "open" && state.bot && !state.bot.online;
  banner.hidden = !lost && !botAway;
  banner.dataset.tone = lost ? "bad" : "warn";
  if (lost) replaceChildren(banner, h("span.spinner", { "aria-hidden": "true" }), "The connection was lost. Trying again…");
  else if (botAway) replaceChildren(banner, icon("warning"), h("span", null, bdi(nameOf(state.bot)), " is not connected: it cannot answer now."));
}

function paintDot() {
  const elsewhere = [...state.read].filter(([id]) => id !== state.open && state.channels.has(id));
  unread.hidden = !elsewhere.some(([, { count }]) => count > 0);
  unread.classList.toggle("is-mention", elsewhere.some(([, { mentions }]) => mentions > 0));
}

on("open channels hello", paint);
on("open channels people hello", paintMembers);
on("connection people hello", paintBanner);
on("read open hello", paintDot);
