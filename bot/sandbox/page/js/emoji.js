/** Emoji: one in a button or option, and the reaction picker. */

import { h } from "./dom.js";
import { customEmoji } from "./inline.js";
import { openPopup } from "./popup.js";

const BOARD = "👍 👎 ❤️ 😂 😮 😢 🎉 🔥 👏 🙏 🤔 👀 ✅ ❌ ⭐ 💯 🎲 🏰 🪙 🍺 🥖 ⚒️ 🛡️ 🏆 🃏 ♟️ ⏳ 🌙 ☕ 🍀 🤝 🚀".split(" ");
const ONLY_EMOJI = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200d\ufe0f\u20e3#*0-9\s]|<a?:\w+:\d+>)+$/u;
const HAS_EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|<a?:\w+:\d+>/u;

/** Discord's partial emoji object as a node, hidden from screen readers: the text beside it suffices. */
export function emojiNode(emoji) {
  const node = emoji.id ? customEmoji(emoji.name ?? "emoji", emoji.id) : h("span.emoji", null, emoji.name ?? "");
  node.setAttribute("aria-hidden", "true");
  return node;
}

/** An emoji's key in the people API. */
export function emojiKey(emoji) {
  return emoji.id ? `${emoji.name}:${emoji.id}` : emoji.name;
}

/** True if a message has only a few emoji, which are then drawn large. */
export function isOnlyEmoji(text) {
  return text.length < 120 && HAS_EMOJI.test(text) && ONLY_EMOJI.test(text);
}

export function openEmojiBoard(anchor, pick) {
  const board = h("div.emoji-board", { role: "group" });
  const { close, settle } = openPopup(anchor, board, { label: "Choose an emoji" });
  for (const emoji of BOARD) {
    board.append(h("button", { type: "button", "aria-label": emoji, onclick: () => { close(); pick(emoji); } }, emoji));
  }
  settle();
  const buttons = [...board.children];
  board.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 8, ArrowUp: -8 }[event.key];
    if (!step) return;
    event.preventDefault();
    buttons[Math.max(0, Math.min(buttons.length - 1, buttons.indexOf(document.activeElement) + step))].focus();
  });
  buttons[0].focus();
}
