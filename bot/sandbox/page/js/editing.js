/** Inline editing of the person's own message. */

import { h } from "./dom.js";
import { tryAct } from "./session.js";
import { emit, on } from "./store.js";
import { scroller } from "./timeline.js";

function edit(message) {
  const row = scroller.querySelector(`[data-message-id="${CSS.escape(message.id)}"]`);
  const parts = row?.querySelector(".parts");
  if (!parts || row.querySelector(".edit-form")) return;
  const field = h("textarea.input", { rows: "1", dir: "auto", "aria-label": "Edit the message", maxlength: "2000", value: message.content });
  const form = h("form.edit-form", null, field, h("span.faint", null, "Enter saves, Esc leaves it as it was"), h("div.dialog-actions", null,
    h("button.button", { type: "button", "data-style": "2", onclick: () => leave() }, "Cancel"), h("button.button", { type: "submit", "data-style": "1" }, "Save")));
  const leave = () => {
    form.previousElementSibling.hidden = false;
    form.remove();
    emit("edited");
  };
  const save = async () => {
    const content = field.value.trim();
    leave();
    if (content && content !== message.content) await tryAct("edit", { channel: message.channel_id, message: message.id, content });
  };
  const grow = () => {
    field.style.height = "auto";
    field.style.height = `${field.scrollHeight + 2}px`;
  };
  field.addEventListener("input", grow);
  field.addEventListener("keydown", (event) => {
    if (event.key === "Escape") leave();
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    save();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    save();
  });
  parts.hidden = true;
  parts.after(form);
  grow();
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}

on("edit", edit);
