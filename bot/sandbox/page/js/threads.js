/** Threads of a channel: starting one, and the list of existing ones. */

import { bdi, h, icon } from "./dom.js";
import { channelIcon, THREADS } from "./names.js";
import { openDialog } from "./popup.js";
import { tryAct } from "./session.js";
import { emit, state } from "./store.js";

export function threadsOf(channel) {
  return [...state.channels.values()].filter((one) => THREADS.has(one.type) && one.parent_id === channel?.id);
}

/** Asks for a name, starts the thread (on a message or alone) and opens it. */
export function askThreadName(channel, message = null) {
  openDialog(message ? "Start a thread on this message" : "Start a thread", (close) => {
    const name = h("input.input", { type: "text", maxlength: "100", required: true, dir: "auto", autofocus: true, "aria-label": "Name" });
    const secret = h("input", { type: "checkbox" });
    const form = h("form.dialog-body", null,
      h("div.field", null, h("span.field-label", null, "Name"), name),
      !message && h("label.tick", null, secret, h("span.tick-words", null, "Private", h("span.faint", null, "Only those who are added can see it"))),
      h("div.dialog-actions", null, h("button.button", { type: "submit", "data-style": "1" }, "Start")));
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      if (!name.value.trim()) return;
      close();
      const done = await tryAct("thread", { channel: channel.id, name: name.value.trim(), ...(message ? { message: message.id } : {}), ...(secret.checked ? { private: true } : {}) });
      if (done) emit("go", done.channel.id);
    });
    return form;
  });
}

export function showThreads(channel) {
  openDialog("Threads", (close) => {
    const rows = threadsOf(channel).map((thread) =>
      h("button.panel-row", { type: "button", onclick: () => { close(); emit("go", thread.id); } }, channelIcon(thread), bdi(thread.name, "bdi.panel-name"), thread.thread_metadata?.archived && h("span.faint", null, "archived"), icon("right")));
    return h("div.dialog-body", null, rows.length ? rows : h("p.faint", null, "No threads here yet."), h("div.dialog-actions", null, h("button.button", { type: "button", "data-style": "1", onclick: () => { close(); askThreadName(channel); } }, "Start a thread")));
  });
}
