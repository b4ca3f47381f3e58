/** The toolbar that appears on one message at a time, and its menu. */

import { h, iconButton } from "./dom.js";
import { openEmojiBoard } from "./emoji.js";
import { FLAG, has } from "./message.js";
import { may, MANAGE_MESSAGES, localName, THREADS } from "./names.js";
import { commandsHere } from "./commands.js";
import { confirmDialog, openMenu } from "./popup.js";
import { askThreadName } from "./threads.js";
import { react } from "./reactions.js";
import { tryAct } from "./session.js";
import { emit, messageById, state } from "./store.js";
import { scroller } from "./timeline.js";
import { toast } from "./toast.js";

const MESSAGE_COMMAND = 3;
const bar = h("div.tools", { role: "toolbar", "aria-label": "This message" });
let current = null;

const reactButton = iconButton("smile", "Add a reaction", () => openEmojiBoard(reactButton, (emoji) => react(current, emoji, true)));
const replyButton = iconButton("reply", "Reply", () => emit("reply", current));
const moreButton = iconButton("more", "More", () => openMenu(moreButton, entries(current), "Message"), { "aria-haspopup": "menu" });
bar.append(reactButton, replyButton, moreButton);

function attach(row) {
  if (!row || bar.parentNode === row) return;
  const message = messageById(state.open, row.dataset.messageId);
  if (!message || row.matches(".is-notice") || document.querySelector(".popup")) return;
  current = message;
  reactButton.hidden = replyButton.hidden = has(message, FLAG.EPHEMERAL);
  row.append(bar);
}

function entries(message) {
  const mine = message.author.id === state.me.id;
  const ephemeral = has(message, FLAG.EPHEMERAL);
  const channel = state.channels.get(message.channel_id);
  const at = { channel: message.channel_id, message: message.id };
  const manages = may(channel, MANAGE_MESSAGES) && channel?.type !== 1;
  return [
    mine && { label: "Edit", icon: "edit", run: () => emit("edit", message) },
    !ephemeral && { label: message.pinned ? "Unpin" : "Pin", icon: "pin", run: () => tryAct("pin", { ...at, on: !message.pinned }) },
    !ephemeral && channel?.type !== 1 && !THREADS.has(channel?.type) && !message.thread && { label: "Start a thread", icon: "thread", run: () => askThreadName(channel, message) },
    { label: "Copy text", icon: "copy", run: () => copy(message.content) },
    { label: "Copy message id", icon: "copy", run: () => copy(message.id) },
    ...apps(message),
    ephemeral && { label: "Dismiss", icon: "close", run: () => tryAct("dismiss", { message: message.id }) },
    (mine || manages) && !ephemeral && "-",
    (mine || manages) && !ephemeral && { label: "Delete", icon: "trash", danger: true, run: () => confirmDialog("Delete the message?", "It will be gone for everybody.", "Delete", () => tryAct("delete", at)) },
  ];
}

function apps(message) {
  const commands = commandsHere(state.channels.get(message.channel_id), MESSAGE_COMMAND);
  if (!commands.length) return [];
  return ["-", ...commands.map((command) => ({ label: localName(command), icon: "apps", run: () => tryAct("context", { channel: message.channel_id, command: command.id, target: message.id }) }))];
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text ?? "");
    toast("Copied");
  } catch {
    toast("The browser did not allow copying", { tone: "bad" });
  }
}

scroller.addEventListener("pointerover", (event) => event.pointerType === "mouse" && attach(event.target.closest(".message")));
scroller.addEventListener("focusin", (event) => attach(event.target.closest(".message")));
scroller.addEventListener("click", (event) => {
  const row = event.target.closest(".message");
  if (row && !event.target.closest("button, a, input, textarea, [role=button]")) attach(row);
});
