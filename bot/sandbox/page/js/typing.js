/** "Ada is typing…" under the messages. */

import { bdi, h, replaceChildren } from "./dom.js";
import { nameOf } from "./names.js";
import { on, state } from "./store.js";

export const typingLine = h("div.typing", { "aria-live": "polite" });

function paint() {
  const now = Date.now();
  const writers = [...(state.typing.get(state.open) ?? [])].filter(([id, until]) => until > now && id !== state.me?.id).map(([id]) => id);
  const guild = state.channels.get(state.open)?.guild_id;
  if (!writers.length) return replaceChildren(typingLine);
  const names = writers.slice(0, 3).flatMap((id, index) => [index > 0 && ", ", bdi(nameOf(id, guild), "bdi.name")]);
  const words = writers.length > 3 ? ["Several people"] : names;
  return replaceChildren(typingLine, h("span.dots", { "aria-hidden": "true" }, h("i"), h("i"), h("i")), h("span", null, words, writers.length > 1 ? " are typing…" : " is typing…"));
}

on("typing open", paint);
setInterval(() => typingLine.childNodes.length && paint(), 1000);
