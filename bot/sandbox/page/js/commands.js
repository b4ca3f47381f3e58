/** The bot's commands as one flat list: names in the person's language, sub-commands with their path. */

import { localDescription, localName } from "./names.js";
import { state } from "./store.js";

const SUB = 1;
const GROUP = 2;
const BOT_DM = 1;
const ADMINISTRATOR = 8n;

/** Commands of a type available in a channel; a server's command hides the global one with its name. */
export function commandsHere(channel, type = 1) {
  const all = state.commands.filter((command) => (command.type ?? 1) === type);
  const own = all.filter((command) => channel?.guild_id && command.guild_id === channel.guild_id);
  const names = new Set(own.map(({ name }) => name));
  const global = all.filter((command) => !command.guild_id && !names.has(command.name) && fitsContext(command, channel));
  return [...own, ...global].filter((command) => mayUse(command, channel)).sort((one, other) => localName(one).localeCompare(localName(other)));
}

function fitsContext({ contexts, dm_permission: dm }, channel) {
  if (channel?.guild_id) return !contexts?.length || contexts.includes(0);
  return contexts?.length ? contexts.includes(BOT_DM) : dm !== false;
}

/** Checks the permissions that the command requires of members; 0 means administrators only. */
function mayUse({ default_member_permissions: asked }, channel) {
  if (asked === null || asked === undefined || !channel?.guild_id) return true;
  const mine = BigInt(channel.my_permissions ?? "0");
  const needed = BigInt(asked) || ADMINISTRATOR;
  return (mine & needed) === needed || (mine & ADMINISTRATOR) !== 0n;
}

/** Leaves: {command, sub, path, shown, description, options}; `path` in the bot's words, `shown` in the person's. */
export function leavesOf(command) {
  const subs = (command.options ?? []).filter(({ type }) => type === SUB || type === GROUP);
  if (!subs.length) return [leaf(command, [])];
  return subs.flatMap((sub) => (sub.type === SUB ? [leaf(command, [sub])] : (sub.options ?? []).map((inner) => leaf(command, [sub, inner]))));
}

function leaf(command, parts) {
  const last = parts.at(-1) ?? command;
  return {
    command,
    sub: parts.map(({ name }) => name).join(" "),
    path: [command, ...parts].map(({ name }) => name).join(" "),
    shown: [command, ...parts].map(localName).join(" "),
    description: localDescription(last),
    options: last.options ?? [],
  };
}

export function leavesHere(channel) {
  return commandsHere(channel).flatMap(leavesOf);
}

/** Leaves that match the text after the slash, prefix matches first. */
export function fitting(leaves, typed) {
  const wanted = typed.toLowerCase().replace(/\s+/g, " ").trimStart();
  const starts = (leaf) => leaf.shown.toLowerCase().startsWith(wanted) || leaf.path.startsWith(wanted);
  const words = wanted.split(" ").filter(Boolean);
  const holds = (leaf) => words.every((word) => `${leaf.shown} ${leaf.path}`.toLowerCase().includes(word));
  return [...leaves.filter(starts), ...leaves.filter((leaf) => !starts(leaf) && holds(leaf))];
}

/** The leaf whose full name begins the typed text, and the rest of the text. */
export function exactLeaf(leaves, typed) {
  const text = typed.toLowerCase();
  const found = leaves
    .flatMap((leaf) => [[leaf, leaf.shown.toLowerCase()], [leaf, leaf.path]])
    .filter(([, name]) => text === name || text.startsWith(`${name} `))
    .sort(([, one], [, other]) => other.length - one.length)[0];
  return found ? { leaf: found[0], rest: typed.slice(found[1].length).trim() } : null;
}
