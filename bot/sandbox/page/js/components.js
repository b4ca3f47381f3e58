/** Components of messages: action rows with buttons and selects, and the layout of Components V2. */

import { h, icon, bdi } from "./dom.js";
import { emojiNode } from "./emoji.js";
import { fileCard, gallery, thumbnail, veil } from "./media.js";
import { markdown } from "./markdown.js";
import { cssColor } from "./names.js";
import { selectControl } from "./selects.js";
import { tryAct } from "./session.js";
import { state } from "./store.js";

const LINK = 5;
const PREMIUM = 6;
const DRAW = {
  1: actionRow,
  2: button,
  3: select, 5: select, 6: select, 7: select, 8: select,
  9: section,
  10: (text, message) => h("div.text-display", null, markdown(text.content ?? "", { guild: message.guild_id })),
  11: (picture) => thumbnail(picture, 85),
  12: (media) => gallery(media.items ?? []),
  13: (file) => fileCard({ filename: file.name ?? nameInAddress(file.file?.url), size: file.size ?? file.file?.size, url: file.file?.url, spoiler: file.spoiler }),
  14: (rule) => h("hr.separator", { "data-spacing": rule.spacing ?? 1, "data-plain": rule.divider === false }),
  17: container,
};

/** All components of a message. */
export function components(list, message) {
  return list.map((component) => draw(component, message));
}

function draw(component, message) {
  const build = DRAW[component.type];
  return build ? build(component, message) : h("div.unknown-part", null, `A component of type ${component.type}`);
}

function actionRow(row, message) {
  return h("div.action-row", { role: "group" }, components(row.components ?? [], message));
}

function button(part, message) {
  const content = [part.emoji && emojiNode(part.emoji), part.label && bdi(part.label, "bdi.button-label")];
  if (part.style === LINK) return linkButton(part, content);
  const node = h("button.button", { type: "button", "data-style": part.style, "data-custom-id": part.custom_id, disabled: part.disabled || part.style === PREMIUM }, h("span.button-face", null, content));
  if (!part.label) node.setAttribute("aria-label", part.emoji?.name ?? "Button");
  node.addEventListener("click", () => {
    if (isBusy(message.id)) return;
    tryAct("click", { channel: message.channel_id, message: message.id, custom_id: part.custom_id });
  });
  return node;
}

function linkButton(part, content) {
  if (part.disabled || !/^(https?|discord):/.test(part.url ?? "")) return h("button.button", { type: "button", "data-style": LINK, disabled: true }, h("span.button-face", null, content, icon("external")));
  return h("a.button", { href: part.url, target: "_blank", rel: "noopener noreferrer", "data-style": LINK }, h("span.button-face", null, content, icon("external")));
}

function select(part, message) {
  const channel = state.channels.get(message.channel_id);
  const values = drafts.get(`${message.id} ${part.custom_id} ${message.edited_timestamp}`);
  return selectControl(part, {
    channel,
    ...(values ? { values } : {}),
    onchange: (chosen) => {
      drafts.set(`${message.id} ${part.custom_id} ${message.edited_timestamp}`, chosen);
      tryAct("select", { channel: message.channel_id, message: message.id, custom_id: part.custom_id, values: chosen });
    },
  });
}

/** Choices stay on the control until the bot edits the message. */
const drafts = new Map();

function section(part, message) {
  return h("div.section", null, h("div.section-words", null, components(part.components ?? [], message)), part.accessory && h("div.section-side", null, draw(part.accessory, message)));
}

function container(part, message) {
  const node = h("div.container", null, components(part.components ?? [], message));
  if (part.accent_color !== null && part.accent_color !== undefined) {
    node.classList.add("has-accent");
    node.style.setProperty("--accent", cssColor(part.accent_color));
  }
  if (part.spoiler) {
    veil(node, true);
    node.addEventListener("click", (event) => {
      if (!node.classList.contains("is-veiled")) return;
      event.preventDefault();
      event.stopPropagation();
      node.classList.remove("is-veiled");
    }, true);
  }
  return node;
}

function nameInAddress(address) {
  return decodeURIComponent((address ?? "").split("?")[0].split("/").at(-1)) || "file";
}

function isBusy(messageId) {
  return [...state.interactions.values()].some((one) => one.message_id === messageId && one.status === "pending");
}

/** Marks the used component of a message until the bot answers, and shows a failure. */
export function markBusy(node, messageId) {
  const pending = [...state.interactions.values()].filter((one) => one.message_id === messageId && one.status === "pending");
  const used = new Set(pending.map((one) => one.custom_id));
  for (const control of node.querySelectorAll("[data-custom-id]")) {
    if (used.has(control.dataset.customId)) control.setAttribute("aria-busy", "true");
    else control.removeAttribute("aria-busy");
  }
  node.classList.toggle("is-waiting", pending.length > 0);
}
