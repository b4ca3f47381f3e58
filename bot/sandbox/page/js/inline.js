/** Discord's markdown inside a line: styles, spoilers, links, mentions, times, emoji. */

import { bdi, h } from "./dom.js";
import { emit, state } from "./store.js";
import { channelIcon, channelName, cssColor, nameOf } from "./names.js";
import { timeChip } from "./time.js";

const DEEPEST = 12;

/** Each rule: a sticky expression and a function that draws its match (null if the rule does not apply). */
const RULES = [
  [/\\([^\sA-Za-z0-9])/y, (found) => found[1]],
  [/(`{1,2})([^`](?:[\s\S]*?[^`])??)\1(?!`)/y, (found) => h("code", null, found[2].trim() || found[2])],
  [/\*\*\*(?=\S)([\s\S]+?)\*\*\*(?!\*)/y, (found, draw) => h("strong", null, h("em", null, draw(found[1])))],
  [/\*\*(?=\S)([\s\S]+?)\*\*(?!\*)/y, (found, draw) => h("strong", null, draw(found[1]))],
  [/\*(?=[^\s*])((?:\*\*[\s\S]+?\*\*|[^*])+?)\*(?!\*)/y, (found, draw) => h("em", null, draw(found[1]))],
  [/__(?=\S)([\s\S]+?)__(?!_)/y, (found, draw) => h("u", null, draw(found[1]))],
  [/_(?=[^\s_])((?:__[\s\S]+?__|[^_])+?)_(?![\w])/y, (found, draw, options, before) => (/\w/.test(before) ? null : h("em", null, draw(found[1])))],
  [/~~(?=\S)([\s\S]+?)~~/y, (found, draw) => h("s", null, draw(found[1]))],
  [/\|\|(?=\S)([\s\S]+?)\|\|/y, (found, draw) => spoiler(draw(found[1]))],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"\n]*")?\)/y, (found, draw) => link(found[2], draw(found[1]))],
  [/<(https?:\/\/[^\s>]+)>/y, (found) => link(found[1], found[1])],
  [/https?:\/\/[^\s<]+[^\s<.,:;"')\]!?*_~|]/y, (found, draw, options, before) => (/\w/.test(before) ? null : link(found[0], found[0]))],
  [/<@!?(\d+)>/y, (found, draw, options) => personMention(found[1], options)],
  [/<@&(\d+)>/y, (found, draw, options) => roleMention(found[1], options)],
  [/<#(\d+)>/y, (found) => channelMention(found[1])],
  [/@(everyone|here)\b/y, (found) => h("span.mention.is-me", null, found[0])],
  [/<\/([^:>\n]{1,100}):(\d+)>/y, (found) => commandMention(found[1], found[2])],
  [/<t:(-?\d{1,15})(?::([tTdDfFsSR]))?>/y, (found) => timeChip(Number(found[1]), found[2] ?? "f")],
  [/<a?:(\w{2,32}):(\d+)>(\u00a0?)/y, (found) => emojiBefore(customEmoji(found[1], found[2]), found[3])],
];
const MARKS = /[\\`*_~|[<@h]/g;

export function inline(text, options = {}, depth = 0) {
  const out = document.createDocumentFragment();
  const draw = (inner) => (depth < DEEPEST ? inline(inner, options, depth + 1) : inner);
  let plain = 0;
  MARKS.lastIndex = 0;
  for (let at = 0; at < text.length; ) {
    MARKS.lastIndex = at;
    const mark = MARKS.exec(text);
    if (!mark) break;
    at = mark.index;
    const hit = match(text, at, draw, options);
    if (!hit) {
      at += 1;
      continue;
    }
    if (at > plain) out.append(text.slice(plain, at));
    out.append(hit.node);
    at = plain = hit.end;
  }
  out.append(text.slice(plain));
  return out;
}

function match(text, at, draw, options) {
  for (const [expression, build] of RULES) {
    expression.lastIndex = at;
    const found = expression.exec(text);
    if (!found) continue;
    const end = expression.lastIndex;
    const node = build(found, draw, options, text[at - 1] ?? "");
    if (node !== null) return { node, end };
  }
  return null;
}

/** A link that exposes neither opener nor referrer; only http and https are links. */
export function link(address, content) {
  return h("a.link", { href: address, target: "_blank", rel: "noopener noreferrer nofollow" }, content);
}

export function spoiler(content) {
  const node = h("span.spoiler", { role: "button", tabindex: "0", "aria-label": "Spoiler, press to show", "aria-expanded": "false" }, h("span.spoiler-text", null, content));
  const show = (event) => {
    if (node.classList.contains("is-shown") || (event.type === "keydown" && event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    event.stopPropagation();
    node.classList.add("is-shown");
    node.removeAttribute("aria-label");
    node.setAttribute("aria-expanded", "true");
  };
  node.addEventListener("click", show, true);
  node.addEventListener("keydown", show);
  return node;
}

function personMention(id, { guild }) {
  const node = h("button.mention", { type: "button", onclick: () => emit("show-person", { id, anchor: node }) }, "@", bdi(nameOf(id, guild)));
  node.classList.toggle("is-me", id === state.me.id);
  return node;
}

function roleMention(id, { guild }) {
  const server = state.servers.get(guild);
  const role = server?.roleOf.get(id) ?? [...state.servers.values()].map((other) => other.roleOf.get(id)).find(Boolean);
  const node = h("span.mention", null, "@", bdi((role?.name ?? "unknown role").replace(/^@/, "")));
  if (role?.color) node.style.setProperty("--role", cssColor(role.color));
  node.classList.toggle("is-me", Boolean(server?.memberOf.get(state.me.id)?.roles.includes(id)));
  return node;
}

function channelMention(id) {
  const channel = state.channels.get(id);
  if (!channel) return h("span.mention", null, "#unknown");
  return h("button.mention", { type: "button", onclick: () => emit("go", id) }, channelIcon(channel), bdi(channelName(channel)));
}

function commandMention(name, id) {
  return h("button.mention", { type: "button", onclick: () => emit("use-command", { name, id }) }, "/", bdi(name));
}

/** Keeps an emoji on the line of its word: browsers break between pictures and even no-break spaces. */
function emojiBefore(picture, space) {
  return space ? h("span.emoji-and-space", null, picture, space) : picture;
}

/** An application emoji, or its name in Discord's notation if it does not exist. */
export function customEmoji(name, id) {
  const picture = h("img.custom-emoji", { src: `/cdn/emojis/${id}.webp`, alt: `:${name}:`, title: `:${name}:`, draggable: "false" });
  picture.addEventListener("error", () => picture.replaceWith(`:${name}:`));
  return picture;
}
