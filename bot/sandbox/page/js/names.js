/** Names and avatars of people, channels, roles and commands for this person. */

import { bdi, h, icon } from "./dom.js";
import { localPath } from "./media.js";
import { state } from "./store.js";
import { SWATCHES } from "./swatches.js";

export const THREADS = new Set([10, 11, 12]);
export const VIEW_CHANNEL = 1n << 10n;
export const SEND_MESSAGES = 1n << 11n;
export const MANAGE_MESSAGES = 1n << 13n;
export const SEND_IN_THREADS = 1n << 38n;

export function person(id) {
  return state.people.get(id) ?? null;
}

/** The name of a user in a server, else everywhere; `user` may be an id or an object that came with a message. */
export function nameOf(user, guild = null) {
  const id = typeof user === "string" ? user : user.id;
  const nick = guild ? state.servers.get(guild)?.memberOf.get(id)?.nick : null;
  const known = person(id) ?? (typeof user === "string" ? null : user);
  return nick || known?.global_name || known?.username || "Unknown person";
}

/** A user's avatar, or else their first letter on a color based on their id. */
export function avatar(user, size = 40) {
  const id = typeof user === "string" ? user : user.id;
  const known = person(id) ?? (typeof user === "string" ? { id } : user);
  const path = known.avatar ? localPath(known.avatar_url) : null;
  if (path) return h("img.avatar", { src: path, alt: "", width: size, height: size, loading: "lazy", draggable: "false" });
  return letterAvatar(id, known.global_name || known.username || "?", size, known.bot);
}

/** The first visible character of a name. */
export function firstSign(name) {
  return [...name].find((sign) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(sign))?.toUpperCase() ?? "?";
}

export function letterAvatar(id, name, size, isBot = false) {
  const { from, to } = SWATCHES[[...id].reduce((sum, digit) => (sum * 31 + Number(digit)) % 9973, 7) % SWATCHES.length];
  const node = h("span.avatar.is-letter", { "aria-hidden": "true" }, isBot ? icon("hall") : firstSign(name));
  node.style.setProperty("--size", `${size}px`);
  node.style.setProperty("--from", isBot ? "#5a4620" : from);
  node.style.setProperty("--to", isBot ? "#2b2110" : to);
  return node;
}

export function nameNode(user, guild = null) {
  const node = bdi(nameOf(user, guild), "bdi.name");
  const color = roleColor(typeof user === "string" ? user : user.id, guild);
  if (color) node.style.setProperty("--role", color);
  return node;
}

export function serverOf(channel) {
  return channel?.guild_id ? (state.servers.get(channel.guild_id) ?? null) : null;
}

function roleColor(userId, guild) {
  const server = guild ? state.servers.get(guild) : null;
  const roles = (server?.memberOf.get(userId)?.roles ?? []).map((id) => server.roleOf.get(id)).filter((role) => role?.color);
  roles.sort((one, other) => other.position - one.position);
  return roles.length ? cssColor(roles[0].color) : null;
}

export function cssColor(number) {
  return `#${Number(number).toString(16).padStart(6, "0")}`;
}

export function channelName(channel) {
  if (!channel) return "unknown";
  if (channel.type !== 1) return channel.name;
  const others = (channel.recipients ?? []).filter(({ id }) => id !== state.me.id);
  return others.map((user) => nameOf(user)).join(", ") || nameOf(state.me);
}

export function channelIcon(channel) {
  if (channel?.type === 1) return icon("at");
  if (channel?.type === 12) return icon("lock");
  if (THREADS.has(channel?.type)) return icon("thread");
  return icon(channel?.type === 5 ? "megaphone" : "hash");
}

export function may(channel, permission) {
  if (channel?.my_permissions === undefined || channel.type === 1) return true;
  const bits = BigInt(channel.my_permissions);
  return (bits & permission) !== 0n || (bits & 8n) !== 0n;
}

export function maySend(channel) {
  return may(channel, THREADS.has(channel?.type) ? SEND_IN_THREADS : SEND_MESSAGES);
}

/** Members of the channel's server, or the two of a DM, by name. */
export function membersOf(channel) {
  const server = serverOf(channel);
  const ids = server ? [...server.memberOf.keys()] : [state.me.id, ...(channel?.recipients ?? []).map(({ id }) => id)];
  const members = [...new Set(ids)].map((id) => person(id)).filter(Boolean);
  return members.sort((one, other) => nameOf(one, server?.id).localeCompare(nameOf(other, server?.id)));
}

export function localName(thing) {
  return thing.name_localizations?.[state.me.locale] ?? thing.name;
}

export function localDescription(thing) {
  return thing.description_localizations?.[state.me.locale] ?? thing.description ?? "";
}

export const LOCALES = {
  "en-US": "English", "en-GB": "English (UK)", it: "Italiano", ru: "Русский", de: "Deutsch", fr: "Français", "es-ES": "Español",
  "es-419": "Español (LATAM)", nl: "Nederlands", pl: "Polski", "pt-BR": "Português", uk: "Українська", cs: "Čeština", da: "Dansk", fi: "Suomi", hu: "Magyar",
  no: "Norsk", ro: "Română", "sv-SE": "Svenska", tr: "Türkçe", el: "Ελληνικά", bg: "Български", ja: "日本語", ko: "한국어", "zh-CN": "中文", "zh-TW": "繁體中文",
};
