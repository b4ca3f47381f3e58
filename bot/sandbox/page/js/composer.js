/** The composer: text with mentions and files, replies, and slash commands. */

import { h, icon, iconButton, replaceChildren } from "./dom.js";
import { exactLeaf, leavesHere } from "./commands.js";
import { openEmojiBoard } from "./emoji.js";
import { channelName, maySend, nameNode } from "./names.js";
import { snippet } from "./message.js";
import { act, upload } from "./session.js";
import { CommandEntry } from "./slash.js";
import { emit, on, state } from "./store.js";
import { Suggestions } from "./suggest.js";
import { toast } from "./toast.js";
import { readableSize } from "./media.js";

const TYPING_EVERY = 8000;
const SILENT = "@silent ";

const field = h("textarea", { rows: "1", dir: "auto", autocomplete: "off", "aria-label": "Message", "aria-expanded": "false" });
const files = h("input", { type: "file", multiple: true, hidden: true, tabindex: "-1" });
const fileRow = h("div.upload-row");
const replyRow = h("div.reply-row");
const counter = h("span.counter");
const sendButton = iconButton("send", "Send", () => send(), { class: "icon-button is-send" });
const emojiButton = iconButton("smile", "Emoji", () => openEmojiBoard(emojiButton, (emoji) => insert(emoji)));
const line = h("div.write-line", null, iconButton("plus", "Add a file", () => files.click()), files, field, counter, emojiButton, sendButton);
const closedNote = h("div.closed-note", { hidden: true }, icon("lock"), "You cannot write here.");
const box = h("div.write-box", null, replyRow, fileRow, line);
const overlay = h("div.composer-over");
export const composer = h("form.composer", { autocomplete: "off" }, overlay, box, closedNote);

const suggestions = new Suggestions(field, { command: enterCommand });
let entry = null;
let reply = null;
let uploads = [];
let lastTyping = 0;
const drafts = new Map();
let place = null;
let writer = null; // whose drafts these are

overlay.append(suggestions.element);

function enterCommand(leaf, rest = "") {
  leaveCommand();
  suggestions.hide();
  entry = new CommandEntry(leaf, { close: () => leaveCommand(true), sent: () => leaveCommand(true) });
  field.value = "";
  box.hidden = true;
  overlay.append(entry.panel);
  composer.append(entry.element);
  entry.prefill(rest);
  entry.focus();
}

function leaveCommand(refocus = false) {
  if (!entry) return;
  entry.panel.remove();
  entry.element.remove();
  entry = null;
  box.hidden = false;
  settle();
  if (refocus) field.focus();
}

async function send() {
  const raw = field.value;
  const typed = raw.startsWith("/") ? exactLeaf(leavesHere(state.channels.get(state.open)), raw.slice(1)) : null;
  if (typed) return enterCommand(typed.leaf, typed.rest);
  if (uploads.some((one) => !one.upload)) return toast("A file is still being sent");
  const silent = raw.startsWith(SILENT);
  const content = suggestions.encode(silent ? raw.slice(SILENT.length) : raw).trim();
  if (!content && !uploads.length) return undefined;
  const kept = { raw, uploads, reply };
  const args = { channel: state.open, content, ...(silent ? { silent } : {}), ...(reply ? { reply_to: reply.id } : {}), ...(uploads.length ? { uploads: uploads.map((one) => one.upload.id) } : {}) };
  clear();
  try {
    await act("send", args);
  } catch (error) {
    toast(error.message, { tone: "bad" });
    if (!field.value) restore(kept);
  }
  return undefined;
}

function clear() {
  field.value = "";
  uploads = [];
  setReply(null);
  suggestions.reset();
  settle();
}

function restore(kept) {
  field.value = kept.raw;
  uploads = kept.uploads;
  setReply(kept.reply);
  settle();
}

function insert(text) {
  field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
  field.focus();
  settle();
}

function settle() {
  field.style.height = "auto";
  field.style.height = `${Math.min(field.scrollHeight, innerHeight * 0.4)}px`;
  const left = state.limits.message - field.value.length;
  counter.textContent = left < 200 ? String(left) : "";
  counter.classList.toggle("bad", left < 0);
  sendButton.disabled = !field.value.trim() && !uploads.length;
  paintUploads();
}

function setReply(message) {
  reply = message;
  if (!message) return replaceChildren(replyRow);
  replaceChildren(replyRow, h("span", null, "Replying to ", nameNode(message.author, message.guild_id)), h("span.snippet", { dir: "auto" }, snippet(message)), iconButton("close", "No reply", () => setReply(null)));
  return field.focus();
}

async function addFiles(list) {
  for (const file of [...list].slice(0, 10 - uploads.length)) {
    const one = { file, upload: null };
    uploads = [...uploads, one];
    paintUploads();
    try {
      one.upload = await upload(file);
    } catch (error) {
      uploads = uploads.filter((other) => other !== one);
      toast(error.message, { tone: "bad" });
    }
    settle();
  }
}

function paintUploads() {
  const drop = (one) => {
    uploads = uploads.filter((other) => other !== one);
    settle();
  };
  replaceChildren(fileRow, uploads.map((one) =>
    h("span.upload", { "aria-busy": String(!one.upload) }, icon("file"), h("bdi", null, one.file.name), h("span.faint", null, readableSize(one.file.size)), iconButton("close", `Remove ${one.file.name}`, () => drop(one)))));
}

function tellTyping() {
  if (Date.now() - lastTyping < TYPING_EVERY || !field.value || field.value.startsWith("/")) return;
  lastTyping = Date.now();
  act("typing", { channel: state.open }).catch(() => {});
}

function keyed(event) {
  if (event.isComposing || suggestions.key(event)) return;
  const coarse = matchMedia("(pointer: coarse)").matches && innerWidth < 700;
  if (event.key === "Enter" && !event.shiftKey && !coarse) {
    event.preventDefault();
    send();
  } else if (event.key === "Escape" && reply) setReply(null);
  else if (event.key === "ArrowUp" && !field.value) editLast(event);
}

function editLast(event) {
  const mine = state.messages.get(state.open)?.list.findLast((message) => message.author.id === state.me.id && message.type !== 20);
  if (!mine) return;
  event.preventDefault();
  emit("edit", mine);
}

function changePlace(id) {
  if (place && place !== id) drafts.set(place, field.value);
  leaveCommand();
  if (place !== id) {
    clear();
    field.value = drafts.get(id) ?? "";
  }
  place = id;
  paintPlace();
  settle();
}

function paintPlace() {
  const channel = state.channels.get(place);
  const allowed = Boolean(channel) && maySend(channel) && !channel.thread_metadata?.locked;
  box.hidden = !allowed || Boolean(entry);
  closedNote.hidden = allowed;
  const sign = { 0: "#", 1: "@", 5: "#" }[channel?.type] ?? "";
  field.placeholder = channel ? `Message ${sign}${channelName(channel)}` : "";
}

field.addEventListener("input", () => {
  settle();
  suggestions.update();
  tellTyping();
});
field.addEventListener("keydown", keyed);
field.addEventListener("blur", () => setTimeout(() => suggestions.hide(), 150));
field.addEventListener("focus", () => suggestions.update());
field.addEventListener("paste", (event) => {
  if (!event.clipboardData.files.length) return;
  event.preventDefault();
  addFiles(event.clipboardData.files);
});
files.addEventListener("change", () => {
  addFiles(files.files);
  files.value = "";
});
composer.addEventListener("submit", (event) => event.preventDefault());
document.addEventListener("dragover", (event) => event.preventDefault());
document.addEventListener("drop", (event) => {
  event.preventDefault();
  if (event.dataTransfer?.files.length && !document.querySelector("dialog[open]")) addFiles(event.dataTransfer.files);
});

on("hello", () => {
  if (writer === state.me.id) return;
  writer = state.me.id;
  drafts.clear();
  clear();
});
on("open", changePlace);
on("channels people", paintPlace);
on("reply", setReply);
on("commands", () => suggestions.update());
on("use-command", ({ name, id }) => {
  const leaf = leavesHere(state.channels.get(state.open)).find((one) => one.path === name || (one.command.id === id && one.path.startsWith(name)));
  if (leaf) enterCommand(leaf);
  else toast("This command is not here", { tone: "bad" });
});
on("edited", () => field.focus());

/** Does not focus on touch screens, where it would open the keyboard, or while another frame has the focus. */
export function focusComposer() {
  if (window !== window.top && !document.hasFocus()) return;
  if (matchMedia("(pointer: fine)").matches) field.focus({ preventScroll: true });
}

