/** The inputs of modals: each kind has its node, value and validation error. */

import { bdi, freshId, h, icon, iconButton, replaceChildren } from "./dom.js";
import { readableSize } from "./media.js";
import { selectControl } from "./selects.js";
import { defaultsOf } from "./choices.js";
import { upload } from "./session.js";

const PARAGRAPH = 2;

/** Every builder: (part, context) → {node, read(), check()}; `check` returns an error text or null. */
export const FIELDS = { 3: select, 4: textInput, 5: select, 6: select, 7: select, 8: select, 19: fileUpload, 21: radioGroup, 22: checkboxGroup, 23: checkbox };

function isRequired(part) {
  return part.required !== false;
}

function textInput(part) {
  const spec = part.style === PARAGRAPH ? "textarea.input" : "input.input";
  const node = h(spec, { type: part.style === PARAGRAPH ? null : "text", rows: part.style === PARAGRAPH ? 4 : null, dir: "auto", placeholder: part.placeholder, maxlength: part.max_length ?? 4000, value: part.value ?? "", name: part.custom_id, autocomplete: "off", "data-custom-id": part.custom_id, "aria-required": String(isRequired(part)) });
  const check = () => {
    const { length } = node.value;
    if (!length) return isRequired(part) ? "This field is required" : null;
    return length < (part.min_length ?? 0) ? `At least ${part.min_length} characters` : null;
  };
  return { node, read: () => node.value, check };
}

function select(part, { channel }) {
  let values = defaultsOf(part);
  const least = part.min_values ?? 1;
  const node = selectControl(part, { channel, values, onchange: (chosen) => {
    values = chosen;
    node.dispatchEvent(new Event("chosen", { bubbles: true }));
  } });
  const check = () => {
    if (!values.length) return isRequired(part) && least > 0 ? "Choose at least one" : null;
    return values.length < least ? `Choose at least ${least}` : null;
  };
  return { node, read: () => values, check };
}

function group(part, type, options, preset) {
  const name = freshId("group");
  const rows = options.map((option) =>
    h("label.tick", null, h("input", { type, name, value: option.value, checked: preset(option) }), h("span.tick-words", null, bdi(option.label), option.description && h("span.faint", null, bdi(option.description)))));
  const node = h("div.ticks", { role: type === "radio" ? "radiogroup" : "group", "data-custom-id": part.custom_id }, rows);
  const chosen = () => [...node.querySelectorAll("input:checked")].map((input) => input.value);
  return { node, chosen };
}

function radioGroup(part) {
  const { node, chosen } = group(part, "radio", part.options ?? [], (option) => option.default);
  return { node, read: () => chosen()[0] ?? null, check: () => (isRequired(part) && !chosen().length ? "Choose one" : null) };
}

function checkboxGroup(part) {
  const { node, chosen } = group(part, "checkbox", part.options ?? [], (option) => option.default);
  const least = part.min_values ?? 1;
  const most = part.max_values ?? (part.options ?? []).length;
  const check = () => {
    const { length } = chosen();
    if (!length) return isRequired(part) && least > 0 ? "Choose at least one" : null;
    if (length < least) return `Choose at least ${least}`;
    return length > most ? `Choose at most ${most}` : null;
  };
  return { node, read: chosen, check };
}

function checkbox(part, { labelId }) {
  const input = h("input", { type: "checkbox", checked: part.default, "data-custom-id": part.custom_id, "aria-labelledby": labelId });
  return { node: h("label.tick.is-alone", null, input, h("span.tick-words", null, "Yes")), read: () => input.checked, check: () => null };
}

function fileUpload(part) {
  let sent = [];
  let running = 0;
  const most = part.max_values ?? 1;
  const least = part.min_values ?? 1;
  const input = h("input.visually-hidden", { type: "file", multiple: most > 1, "data-custom-id": part.custom_id });
  const shown = h("div.upload-row");
  const trouble = h("span.bad");
  const paint = () => replaceChildren(shown, sent.map((one) => h("span.upload", null, icon("file"), bdi(one.filename), h("span.faint", null, readableSize(one.size)), iconButton("close", `Remove ${one.filename}`, () => { sent = sent.filter((other) => other !== one); paint(); }))));
  input.addEventListener("change", async () => {
    trouble.textContent = "";
    for (const file of [...input.files].slice(0, most - sent.length)) {
      running += 1;
      try {
        sent = [...sent, await upload(file)];
      } catch (error) {
        trouble.textContent = error.message;
      }
      running -= 1;
    }
    input.value = "";
    paint();
  });
  const node = h("div.drop", null, h("label.drop-label", null, input, icon("plus"), most > 1 ? `Choose up to ${most} files` : "Choose a file"), shown, trouble);
  const check = () => {
    if (running) return "A file is still being sent";
    if (!sent.length) return isRequired(part) && least > 0 ? "Add a file" : null;
    return sent.length < least ? `Add at least ${least} files` : null;
  };
  return { node, read: () => sent.map(({ id }) => id), check };
}
