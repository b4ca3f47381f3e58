/** Reactions under a message. */

import { h, icon } from "./dom.js";
import { emojiKey, emojiNode, openEmojiBoard } from "./emoji.js";
import { tryAct } from "./session.js";

export function react(message, emoji, on) {
  return tryAct("react", { channel: message.channel_id, message: message.id, emoji, on });
}

export function reactions(message) {
  const list = message.reactions ?? [];
  if (!list.length) return null;
  const pills = list.map((one) =>
    h("button.reaction", { type: "button", "aria-pressed": String(Boolean(one.me)), "aria-label": `${one.emoji.name}, ${one.count}`, onclick: () => react(message, emojiKey(one.emoji), !one.me) },
      emojiNode(one.emoji), h("span", null, String(one.count))));
  const add = h("button.reaction.is-add", { type: "button", "aria-label": "Add a reaction", title: "Add a reaction" }, icon("smile"));
  add.addEventListener("click", () => openEmojiBoard(add, (emoji) => react(message, emoji, true)));
  return h("div.reactions", null, pills, add);
}
