/** The bar over the messages: channel, note about the simulation, pins, threads and members. */

import { bdi, h, icon, iconButton, replaceChildren } from "./dom.js";
import { avatar, channelIcon, channelName, membersOf, nameNode, nameOf, serverOf, THREADS } from "./names.js";
import { showPeopleMenu } from "./people.js";
import { openDialog, openMenu } from "./popup.js";
import { snippet } from "./message.js";
import { act, tryAct } from "./session.js";
import { emit, on, state } from "./store.js";
import { showThreads } from "./threads.js";
import { messageTime } from "./time.js";

const title = h("div.title");
const tools = h("div.header-tools");
const mine = h("div.only-narrow");
const menu = iconButton("menu", "Servers and channels", () => emit("drawer"), { class: "icon-button only-narrow" });
const unread = h("span.drawer-dot", { hidden: true });
menu.append(unread);
export const header = h("header.top", null, menu, title, h("span.simulation", { title: "Nothing here leaves this computer" }, "Simulation"), tools, mine);
export const banner = h("div.banner", { role: "status", hidden: true });
export const members = h("aside.members", { "aria-label": "Members" });

function paint() {
  const channel = state.channels.get(state.open);
  if (!channel) return replaceChildren(title, h("span.faint", null, "No channel"));
  replaceChildren(title, channelIcon(channel), h("h2", { dir: "auto" }, bdi(channelName(channel))), channel.topic && h("span.topic", { title: channel.topic, dir: "auto" }, channel.topic));
  const offers = offersOf(channel);
  const more = iconButton("more", "More", () => openMenu(more, offers.map((offer) => ({ ...offer, run: () => setTimeout(() => offer.run(more)) })), "Channel"), { class: "icon-button only-narrow", "aria-haspopup": "menu" });
  replaceChildren(tools, offers.map(({ icon: drawing, label, run, pressed }) => iconButton(drawing, label, (event) => run(event.currentTarget), { class: "icon-button only-wide", "aria-pressed": pressed === undefined ? null : String(pressed) })), more);
  return paintMe();
}

/** The actions of a channel: buttons on a wide screen, a menu on a narrow one. */
function offersOf(channel) {
  const thread = THREADS.has(channel.type);
  const archived = channel.thread_metadata?.archived;
  return [
    thread && { icon: "archive", label: archived ? "Open the thread again" : "Archive the thread", run: () => tryAct("archive", { channel: channel.id, on: !archived }) },
    thread && { icon: "plus", label: "Add somebody", run: (anchor) => addToThread(anchor, channel) },
    channel.guild_id && !thread && { icon: "thread", label: "Threads", run: () => showThreads(channel) },
    { icon: "pin", label: "Pinned messages", run: () => showPins(channel) },
    channel.guild_id && { icon: "people", label: "Members", run: toggleMembers, pressed: document.documentElement.dataset.members === "shown" },
  ].filter(Boolean);
}

/** The current person, for when the left panel is hidden. */
function paintMe() {
  if (!state.me) return;
  const button = h("button.me-small", { type: "button", title: nameOf(state.me), "aria-label": `You are ${nameOf(state.me)}. Change person`, "aria-haspopup": "menu", onclick: () => showPeopleMenu(button) }, bdi(nameOf(state.me), "bdi.only-framed"), avatar(state.me, 30));
  replaceChildren(mine, button);
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

on("open channels hello people", paint);
on("open channels people hello", paintMembers);
on("connection people hello", paintBanner);
on("read open hello", paintDot);
