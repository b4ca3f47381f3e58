/** One message as a list row. */

import { bdi, h, icon } from "./dom.js";
import { components, markBusy } from "./components.js";
import { embed } from "./embed.js";
import { isOnlyEmoji } from "./emoji.js";
import { attachments } from "./media.js";
import { markdown, plainText } from "./markdown.js";
import { avatar, nameNode, nameOf } from "./names.js";
import { reactions } from "./reactions.js";
import { tryAct } from "./session.js";
import { emit, state } from "./store.js";
import { messageTime, shortTime } from "./time.js";

export const FLAG = { NO_EMBEDS: 4, EPHEMERAL: 64, THINKING: 128, SILENT: 4096, V2: 32768 };
const NOTICES = { 6: pinNotice, 18: threadNotice };
const GROUP_MINUTES = 7;

export function has(message, flag) {
  return ((message.flags ?? 0) & flag) !== 0;
}

/** True if a message continues the one before it without a new head. */
export function continues(message, before) {
  if (!before || NOTICES[message.type] || NOTICES[before.type]) return false;
  if (message.referenced_message || message.message_reference || message.interaction_metadata?.name) return false;
  const minutes = (new Date(message.timestamp) - new Date(before.timestamp)) / 60_000;
  return message.author.id === before.author.id && minutes < GROUP_MINUTES && has(message, FLAG.EPHEMERAL) === has(before, FLAG.EPHEMERAL);
}

export function messageRow(message, continued) {
  const notice = NOTICES[message.type];
  if (notice) return notice(message);
  const row = h("li.message", { "data-message-id": message.id, tabindex: "-1", "aria-label": `${nameOf(message.author, message.guild_id)}, ${new Date(message.timestamp).toLocaleTimeString()}` },
    reference(message),
    h("div.gutter", null, continued ? shortTime(message.timestamp) : personButton(message, avatar(message.author))),
    h("div.body", null, !continued && head(message), h("div.parts", null, parts(message)), foot(message)));
  row.classList.toggle("is-continued", continued);
  row.classList.toggle("is-ephemeral", has(message, FLAG.EPHEMERAL));
  row.classList.toggle("pings-me", pingsMe(message));
  markBusy(row, message.id);
  return row;
}

function personButton(message, content) {
  const node = h("button.person-link", { type: "button", tabindex: "-1", "aria-label": nameOf(message.author, message.guild_id) }, content);
  node.addEventListener("click", () => emit("show-person", { id: message.author.id, anchor: node }));
  return node;
}

function head(message) {
  const { author } = message;
  return h("div.head", null,
    personButton(message, nameNode(author, message.guild_id)),
    author.bot && h("span.tag", null, "Bot"),
    messageTime(message.timestamp),
    has(message, FLAG.SILENT) && h("span.mark", { title: "Sent without a notification" }, icon("silent", "Silent")),
    message.pinned && h("span.mark", { title: "Pinned" }, icon("pin", "Pinned")));
}

function parts(message) {
  const [source] = message.message_snapshots ?? [];
  if (source) return h("div.forwarded", null, parts({ ...message, ...source.message, message_snapshots: [] }));
  if (has(message, FLAG.THINKING)) return h("div.thinking", { role: "status" }, h("span.dots", { "aria-hidden": "true" }, h("i"), h("i"), h("i")), h("span", null, bdi(nameOf(message.author, message.guild_id)), " is thinking…"));
  if (has(message, FLAG.V2)) return [h("div.layout", null, components(message.components, message)), edited(message, "div.after")];
  return [
    (message.content || message.edited_timestamp) && content(message),
    attachments(message.attachments ?? []),
    !has(message, FLAG.NO_EMBEDS) && (message.embeds ?? []).map((data) => embed(data, message)),
    components(message.components ?? [], message),
  ];
}

function content(message) {
  const node = h("div.content", { dir: "auto" }, markdown(message.content ?? "", { guild: message.guild_id }));
  node.classList.toggle("is-jumbo", isOnlyEmoji(message.content ?? ""));
  const mark = edited(message, "span.edited");
  if (mark) (node.lastElementChild?.matches(".line") ? node.lastElementChild : node).append(" ", mark);
  return node;
}

function edited(message, spec) {
  return message.edited_timestamp ? h(spec, { title: new Date(message.edited_timestamp).toLocaleString() }, h("span.edited", null, "(edited)")) : null;
}

function foot(message) {
  return [reactions(message), thread(message), h("div.failure", null, failureOf(message)), has(message, FLAG.EPHEMERAL) && ephemeralNote(message)];
}

/** The red error under a message whose component got no answer. */
export function failureOf(message) {
  const text = state.failures.get(message.id);
  return text ? h("span", { role: "alert" }, icon("warning"), text) : "";
}

function ephemeralNote(message) {
  const dismiss = h("button.link", { type: "button", onclick: () => tryAct("dismiss", { message: message.id }) }, "Dismiss message");
  return h("div.ephemeral-note", null, icon("eye"), h("span", null, "Only you can see this"), h("span", { "aria-hidden": "true" }, "•"), dismiss);
}

function thread(message) {
  const channel = message.thread && (state.channels.get(message.thread.id) ?? message.thread);
  if (!channel) return null;
  const count = channel.message_count ?? 0;
  const words = count === 1 ? "1 message" : `${count} messages`;
  return h("button.thread-link", { type: "button", onclick: () => emit("go", channel.id) }, icon("thread"), bdi(channel.name, "bdi.thread-name"), count > 0 && h("span.faint", null, words), icon("right"));
}

/** The line above: the message replied to, or the command and its user. */
function reference(message) {
  const used = message.interaction_metadata;
  if (used?.name && used.user && (message.type === 20 || message.type === 23)) {
    const name = message.type === 20 ? `/${used.name}` : used.name;
    return h("div.reference", null, avatar(used.user, 16), nameNode(used.user, message.guild_id), h("span", null, "used"), h("span.command-name", null, bdi(name)));
  }
  if (message.message_snapshots?.length) return h("div.reference", null, h("em", null, "Forwarded"));
  if (!message.message_reference) return null;
  const source = message.referenced_message;
  if (!source) return h("div.reference", null, h("em", null, "The original message was deleted"));
  const jump = () => emit("jump", { channel: source.channel_id ?? message.channel_id, id: source.id });
  return h("button.reference", { type: "button", onclick: jump }, avatar(source.author, 16), nameNode(source.author, message.guild_id), h("span.snippet", { dir: "auto" }, snippet(source)));
}

/** A message as one line of plain text. */
export function snippet(message) {
  const text = plainText(message.content ?? "").slice(0, 160);
  if (text) return text;
  if (message.message_snapshots?.length) return snippet(message.message_snapshots[0].message);
  if (message.attachments?.length) return "Attachment";
  return message.components?.length || message.embeds?.length ? "A card" : "A message";
}

function pinNotice(message) {
  const jump = () => emit("jump", { channel: message.channel_id, id: message.message_reference?.message_id });
  return noticeRow(message, "pin", " pinned ", h("button.link", { type: "button", onclick: jump }, "a message"), " to this channel.");
}

function threadNotice(message) {
  const id = message.thread?.id ?? message.message_reference?.channel_id;
  return noticeRow(message, "thread", " started a thread: ", h("button.link", { type: "button", onclick: () => emit("go", id) }, bdi(message.content || "thread")));
}

function noticeRow(message, drawing, ...words) {
  return h("li.message.is-notice", { "data-message-id": message.id, tabindex: "-1" }, h("div.gutter", null, icon(drawing)), h("div.body", null, nameNode(message.author, message.guild_id), words, " ", messageTime(message.timestamp)));
}

function pingsMe(message) {
  if (message.author.id === state.me.id) return false;
  const mine = state.servers.get(message.guild_id)?.memberOf.get(state.me.id)?.roles ?? [];
  return message.mention_everyone || (message.mentions ?? []).some(({ id }) => id === state.me.id) || (message.mention_roles ?? []).some((id) => mine.includes(id));
}
