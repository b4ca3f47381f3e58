/** The messages of the open channel: fetched in pages; a row is rebuilt only when its message changes. */

import { bdi, h, icon, replaceChildren } from "./dom.js";
import { markBusy } from "./components.js";
import { continues, failureOf, messageRow } from "./message.js";
import { channelIcon, channelName, nameOf } from "./names.js";
import { act } from "./session.js";
import { forgetInteraction, keepHistory, on, state } from "./store.js";
import { dayName, isSameDay } from "./time.js";

const PAGE = 50;
const NEAR = 80;

const list = h("ol.messages", { "aria-live": "polite", "aria-relevant": "additions" });
const pending = h("div.local-rows");
const start = h("div.channel-start");
const jumper = h("button.jump", { type: "button", hidden: true, onclick: () => toBottom(true) }, h("span", null, "To the newest"), icon("down"));
export const scroller = h("div.scroller", { role: "log", "aria-label": "Messages", tabindex: "0" }, start, list, pending);
export const timeline = h("div.timeline", null, scroller, jumper);

let shown = null; // the channel whose rows are in the list
let sticking = true;
let fetching = false;
let dividerAt = null;
const readUpTo = new Map(); // channel id → the newest message marked as read

function rowOf(id) {
  return list.querySelector(`:scope > [data-message-id="${CSS.escape(id)}"]`);
}

async function open(id) {
  shown = id;
  sticking = true;
  dividerAt = (state.read.get(id)?.count ?? 0) > 0 ? (state.read.get(id).last_read ?? "0") : null;
  replaceChildren(list);
  paintStart();
  paintPending();
  if (!id) return;
  if (state.messages.has(id)) paintAll();
  else await fetchOlder(id);
  markRead();
}

async function fetchOlder(id) {
  const known = state.messages.get(id);
  if (fetching === id || known?.complete) return;
  fetching = id;
  const before = known?.list[0]?.id;
  try {
    const { messages } = await act("history", { channel: id, limit: PAGE, ...(before ? { before } : {}) });
    keepHistory(id, messages, messages.length < PAGE);
    if (shown === id) paintAll();
  } catch {
    if (shown === id) replaceChildren(start, h("p.faint", null, "The messages could not be fetched."));
  } finally {
    fetching = false;
  }
}

function paintAll() {
  const fromEnd = scroller.scrollHeight - scroller.scrollTop;
  const { list: messages } = state.messages.get(shown);
  const rows = new Map([...list.children].filter((row) => row.dataset.messageId).map((row) => [row.dataset.messageId, row]));
  const nodes = [];
  messages.forEach((message, index) => {
    const before = messages[index - 1];
    nodes.push(...between(message, before));
    const fresh = rows.get(message.id);
    nodes.push(fresh && index > 0 ? fresh : messageRow(message, joins(message, before)));
  });
  replaceChildren(list, nodes);
  paintStart();
  if (sticking) toBottom();
  else scroller.scrollTop = scroller.scrollHeight - fromEnd;
}

/** Day and "new" dividers before a message. */
function between(message, before) {
  const nodes = [];
  if (!before || !isSameDay(before.timestamp, message.timestamp)) nodes.push(h("li.divider", { role: "separator" }, h("span", null, dayName(message.timestamp))));
  if (startsNew(message, before)) nodes.push(h("li.divider.is-new", { role: "separator" }, h("span", null, "New")));
  return nodes;
}

function startsNew(message, before) {
  if (dividerAt === null || message.author.id === state.me.id) return false;
  return BigInt(message.id) > BigInt(dividerAt) && (!before || BigInt(before.id) <= BigInt(dividerAt));
}

function joins(message, before) {
  return continues(message, before) && isSameDay(before.timestamp, message.timestamp) && !startsNew(message, before);
}

function place(message) {
  const messages = state.messages.get(shown)?.list ?? [];
  const index = messages.findIndex(({ id }) => id === message.id);
  if (index < 0) return;
  const before = messages[index - 1];
  const row = messageRow(message, joins(message, before));
  const old = rowOf(message.id);
  if (old) swap(old, row);
  else {
    const after = messages[index + 1] && rowOf(messages[index + 1].id);
    for (const node of [...between(message, before), row]) list.insertBefore(node, after ?? null);
  }
  if (sticking) toBottom();
}

/** Replaces a row, keeping its visible end in place and the focus on the corresponding control. */
function swap(old, row) {
  const before = old.getBoundingClientRect();
  const held = old.contains(document.activeElement) ? document.activeElement : null;
  const tools = old.querySelector(":scope > .tools");
  if (tools) row.append(tools);
  const form = old.querySelector(".edit-form");
  if (form) {
    row.querySelector(".parts").hidden = true;
    row.querySelector(".parts").after(form);
  }
  old.replaceWith(row);
  if (before.top < scroller.getBoundingClientRect().bottom) scroller.scrollTop += row.getBoundingClientRect().bottom - before.bottom;
  if (!held) return;
  const same = held.dataset.customId && row.querySelector(`[data-custom-id="${CSS.escape(held.dataset.customId)}"]`);
  (same || (row.contains(held) ? held : row)).focus({ preventScroll: true });
}

function remove(ids) {
  const messages = state.messages.get(shown)?.list ?? [];
  for (const id of ids) {
    const row = rowOf(id);
    const next = row?.nextElementSibling;
    if (row?.previousElementSibling?.matches(".divider") && !next?.dataset.messageId) row.previousElementSibling.remove();
    row?.remove();
    const follower = messages.find((message) => message.id === next?.dataset.messageId);
    if (follower) place(follower);
  }
}

function toBottom(smooth = false) {
  sticking = true;
  scroller.scrollTo({ top: scroller.scrollHeight, behavior: smooth ? "smooth" : "instant" });
  jumper.hidden = true;
}

function paintStart() {
  const channel = state.channels.get(shown);
  const whole = state.messages.get(shown)?.complete;
  if (!channel) replaceChildren(start);
  else if (!whole) replaceChildren(start, h("p.faint", { role: "status" }, "Loading…"));
  else replaceChildren(start, h("div.start-mark", null, channelIcon(channel)), h("h2", { dir: "auto" }, bdi(channelName(channel))), h("p.faint", { dir: "auto" }, channel.topic || (channel.type === 1 ? "Your direct messages begin here." : "This is where it begins.")));
}

/** Pending commands, and those without an answer. */
function paintPending() {
  const mine = [...state.interactions.values()].filter((one) => one.channel_id === shown && !one.message_id && one.kind === "command");
  const rows = mine.filter(({ status }) => status === "pending" || status === "failed").map((one) =>
    h("div.local-row", { "data-status": one.status, role: "status" },
      one.status === "failed" ? icon("warning") : h("span.spinner", { "aria-hidden": "true" }),
      h("span.command-name", null, "/", bdi(one.name ?? "command")),
      h("span", null, one.status === "failed" ? one.text : `Waiting for ${nameOf(state.bot)}…`),
      one.status === "failed" && h("button.link", { type: "button", onclick: () => forgetInteraction(one.id) }, "Dismiss")));
  replaceChildren(pending, rows);
  if (sticking) toBottom();
}

export function markRead() {
  const last = state.messages.get(shown)?.list.at(-1);
  if (!last || document.hidden || !sticking || (state.read.get(shown)?.count ?? 0) === 0) return;
  if (readUpTo.get(shown) === last.id) return;
  readUpTo.set(shown, last.id);
  act("read", { channel: shown, message: last.id }).catch(() => readUpTo.delete(shown));
}

/** Scrolls to a message and highlights it; fetches a few more pages if it is older. */
export async function jumpTo(id) {
  for (let pages = 0; !rowOf(id) && pages < 10 && !state.messages.get(shown)?.complete; pages += 1) await fetchOlder(shown);
  const row = rowOf(id);
  if (!row) return;
  sticking = false;
  row.scrollIntoView({ block: "center" });
  row.classList.add("is-lit");
  row.focus({ preventScroll: true });
  setTimeout(() => row.classList.remove("is-lit"), 2000);
}

function settleScroll() {
  sticking = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR;
  jumper.hidden = sticking;
  if (scroller.scrollTop < 300 && shown && state.messages.has(shown)) fetchOlder(shown);
  if (sticking) markRead();
}

function walk(event) {
  if (!["ArrowUp", "ArrowDown"].includes(event.key) || !event.target.matches(".scroller, .message")) return;
  const rows = [...list.querySelectorAll(".message")];
  const at = rows.indexOf(event.target);
  const to = at < 0 ? rows.length - 1 : at + (event.key === "ArrowUp" ? -1 : 1);
  if (!rows[to]) return;
  event.preventDefault();
  rows[to].focus();
}

scroller.addEventListener("scroll", settleScroll, { passive: true });
scroller.addEventListener("keydown", walk);
document.addEventListener("visibilitychange", markRead);
new ResizeObserver(() => sticking && toBottom()).observe(list);
new ResizeObserver(() => sticking && toBottom()).observe(scroller);

on("open", open);
on("people commands", () => {
  paintStart();
});
on("message", ({ kind, message, channel, ids }) => {
  if (kind === "delete") return channel === shown && remove(ids);
  if (message.channel_id !== shown) return undefined;
  place(message);
  if (message.author.id === state.me.id && kind === "create") toBottom();
  return undefined;
});
on("read", (channel) => channel === shown && markRead());
on("interaction", (interaction) => {
  const row = interaction.message_id && rowOf(interaction.message_id);
  if (row) {
    markBusy(row, interaction.message_id);
    row.querySelector(".failure")?.replaceChildren(failureOf({ id: interaction.message_id }));
  }
  paintPending();
});
