/** The choices of a select or an entity option: the component's options, or people, roles and channels. */

import { h, icon } from "./dom.js";
import { emojiNode } from "./emoji.js";
import { avatar, channelIcon, channelName, cssColor, membersOf, nameOf, serverOf, THREADS } from "./names.js";
import { state } from "./store.js";

export const STRING_SELECT = 3;
const OFFERS = { 5: [people], 6: [roles], 7: [people, roles], 8: [channels] };

/** Items of an OptionList for a select component (types 3, 5 to 8) in a channel. */
export function choicesOf(select, channel) {
  if (select.type === STRING_SELECT) return (select.options ?? []).map(optionItem);
  return OFFERS[select.type].flatMap((offer) => offer(channel, select.channel_types));
}

/** Items for a slash command option that takes a person, channel, role or mentionable. */
export function entities(optionType, channel, channelTypes) {
  const offers = { 6: [people], 7: [channels], 8: [roles], 9: [people, roles] }[optionType];
  return offers.flatMap((offer) => offer(channel, channelTypes));
}

function optionItem({ label, value, description, emoji }) {
  return { key: value, label, detail: description, picture: emoji && emojiNode(emoji) };
}

function people(channel) {
  return membersOf(channel).map((one) => {
    const name = nameOf(one, channel?.guild_id);
    return { key: one.id, label: name, detail: one.username === name ? null : one.username, picture: avatar(one, 24), hint: one.bot ? "bot" : null };
  });
}

function roles(channel) {
  const list = [...(serverOf(channel)?.roles ?? [])].sort((one, other) => other.position - one.position);
  return list.map((role) => {
    const picture = h("span.role-dot", null, icon("shield"));
    if (role.color) picture.style.setProperty("--role", cssColor(role.color));
    return { key: role.id, label: role.id === channel.guild_id ? "@everyone" : role.name, picture };
  });
}

function channels(channel, types) {
  const wanted = types?.length ? new Set(types) : null;
  const here = [...state.channels.values()].filter((one) => one.guild_id === channel?.guild_id && one.guild_id);
  return here
    .filter((one) => (wanted ? wanted.has(one.type) : one.type !== 4))
    .map((one) => ({ key: one.id, label: channelName(one), picture: channelIcon(one), detail: THREADS.has(one.type) ? channelName(state.channels.get(one.parent_id)) : null }));
}

/** The default values of a select. */
export function defaultsOf(select) {
  if (select.type === STRING_SELECT) return (select.options ?? []).filter((option) => option.default).map((option) => option.value);
  return (select.default_values ?? []).map(({ id }) => id);
}

export function matches(item, text) {
  const wanted = text.trim().toLowerCase();
  return !wanted || `${item.label} ${item.detail ?? ""}`.toLowerCase().includes(wanted);
}
