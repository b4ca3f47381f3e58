/** Select menus of every kind: a single value is sent at once, several when the list closes. */

import { bdi, h, icon, replaceChildren } from "./dom.js";
import { choicesOf, defaultsOf, matches, STRING_SELECT } from "./choices.js";
import { OptionList } from "./optionlist.js";
import { openPopup } from "./popup.js";

const SEARCH_FROM = 9;

/** options: {channel, values, onchange(values)}; the control shows the chosen values. */
export function selectControl(select, { channel, values = defaultsOf(select), onchange }) {
  const least = select.min_values ?? 1;
  const most = select.max_values ?? 1;
  let chosen = [...values];
  const face = h("span.select-face");
  const control = h("button.select", { type: "button", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false", disabled: select.disabled, "data-custom-id": select.custom_id }, face, icon("down"));

  const paint = () => {
    const items = choicesOf(select, channel).filter((item) => chosen.includes(item.key));
    const words = select.placeholder || "Make a selection";
    control.setAttribute("aria-label", items.length ? `${words}: ${items.map(({ label }) => label).join(", ")}` : words);
    if (!items.length) replaceChildren(face, h("span.placeholder", { dir: "auto" }, words));
    else replaceChildren(face, items.map((item) => h("span.chosen", null, item.picture, bdi(item.label))));
  };
  const settle = (next) => {
    if (next.length === chosen.length && next.every((value) => chosen.includes(value))) return;
    chosen = next;
    paint();
    onchange(next);
  };
  const open = () => {
    if (control.disabled || control.getAttribute("aria-busy") === "true") return;
    openList(control, { select, channel, chosen, least, most, settle });
  };
  control.addEventListener("click", open);
  control.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open();
  });
  paint();
  return control;
}

function openList(control, { select, channel, chosen, least, most, settle }) {
  const all = choicesOf(select, channel);
  const multiple = most > 1;
  const isLong = select.type !== STRING_SELECT || all.length >= SEARCH_FROM;
  let draft = [...chosen];
  const note = h("span.faint", { role: "status" });
  const done = h("button.button", { type: "button", "data-style": "1" }, "Done");
  const search = h("input.search", { type: "text", placeholder: "Search", "aria-label": "Search", role: "combobox", "aria-expanded": "true", autocomplete: "off" });
  const list = new OptionList({ label: select.placeholder ?? "Options", multiple, onpick: (item) => pick(item) });
  const content = h("div.select-list", null, isLong && search, list.element, multiple && h("div.select-foot", null, note, done));

  const fitting = () => all.filter((item) => matches(item, search.value));
  const show = (active = 0) => {
    list.show(fitting().map((item) => ({ ...item, chosen: draft.includes(item.key) })), { active, empty: "Nothing fits" });
    list.element.classList.toggle("is-full", multiple && draft.length >= most);
    note.textContent = `${draft.length} chosen, ${least === most ? most : `${least} to ${most}`} allowed`;
    done.disabled = draft.length < least;
  };
  const pick = (item) => {
    const has = draft.includes(item.key);
    if (!multiple) {
      draft = has && least === 0 ? [] : [item.key];
      popup.close();
    } else if (has || draft.length < most) {
      draft = has ? draft.filter((key) => key !== item.key) : [...draft, item.key];
      show(fitting().findIndex(({ key }) => key === item.key));
    }
  };
  const popup = openPopup(control, content, {
    label: select.placeholder ?? "Options",
    matchWidth: true,
    onclose: (reason) => {
      if (reason !== "escape" && draft.length >= least) settle(draft);
    },
  });
  done.addEventListener("click", () => popup.close());
  search.addEventListener("input", () => {
    show();
    popup.settle();
  });
  content.addEventListener("keydown", (event) => {
    if (event.target === done) return;
    if (event.key === " " && event.target !== search && list.active) {
      event.preventDefault();
      pick(list.active);
    } else list.key(event);
  });
  show(Math.max(0, all.findIndex(({ key }) => draft.includes(key))));
  if (isLong) list.tie(search);
  else list.element.tabIndex = 0;
  popup.settle();
  (isLong ? search : list.element).focus({ preventScroll: true });
}
