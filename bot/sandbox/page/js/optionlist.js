/** A list of choices for selects, slash commands and mentions. Arrow keys move, Enter and Tab choose. */

import { bdi, freshId, h, icon, replaceChildren } from "./dom.js";

/** Items: {key, label, detail?, picture?, hint?, chosen?, value?, group?} */
export class OptionList {
  #items = [];
  #active = -1;
  #onpick;

  constructor({ onpick, label, multiple = false }) {
    this.#onpick = onpick;
    this.element = h("div.options", { role: "listbox", id: freshId("options"), "aria-label": label, "aria-multiselectable": multiple ? "true" : null });
    this.multiple = multiple;
  }

  get active() {
    return this.#items[this.#active] ?? null;
  }

  get size() {
    return this.#items.length;
  }

  show(items, { active = 0, empty = null } = {}) {
    this.#items = items;
    let group = null;
    const rows = items.flatMap((item, index) => {
      const head = item.group && item.group !== group ? [h("div.options-group", { role: "presentation" }, bdi(item.group))] : [];
      group = item.group;
      return [...head, this.#row(item, index)];
    });
    replaceChildren(this.element, rows.length ? rows : empty && h("div.options-empty", null, empty));
    this.#activate(items.length ? Math.min(active, items.length - 1) : -1, false);
  }

  /** Handles a key of the list; true if it was one. */
  key(event) {
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 };
    if (event.key in steps && this.size) {
      const to = this.#active + steps[event.key];
      const bounded = Math.abs(steps[event.key]) === 1 ? (to + this.size) % this.size : Math.max(0, Math.min(this.size - 1, to));
      this.#activate(bounded, true);
    } else if (event.key === "Enter" && this.active) this.#onpick(this.active);
    else return false;
    event.preventDefault();
    return true;
  }

  /** Links an input to the focused row for screen readers. */
  tie(input) {
    this.input = input;
    input.setAttribute("aria-controls", this.element.id);
    input.setAttribute("aria-autocomplete", "list");
  }

  #row(item, index) {
    const node = h("div.option", { role: "option", id: `${this.element.id}-${index}`, "aria-selected": String(Boolean(item.chosen)), "data-value": item.key },
      item.picture,
      h("div.option-words", null, h("span.option-label", null, item.prefix, bdi(item.label)), item.detail && h("span.option-detail", null, bdi(item.detail))),
      item.hint && h("span.option-hint", null, item.hint),
      this.multiple ? h("span.box", null, icon("check")) : item.chosen && icon("check"));
    node.addEventListener("pointerdown", (event) => event.preventDefault());
    node.addEventListener("click", () => this.#onpick(item));
    node.addEventListener("pointermove", () => this.#activate(index, false));
    return node;
  }

  #activate(index, scroll) {
    this.element.querySelector(".is-active")?.classList.remove("is-active");
    this.#active = index;
    const row = index < 0 ? null : this.element.querySelector(`#${CSS.escape(`${this.element.id}-${index}`)}`);
    row?.classList.add("is-active");
    if (scroll) row?.scrollIntoView({ block: "nearest" });
    const holder = this.input ?? this.element;
    if (row) holder.setAttribute("aria-activedescendant", row.id);
    else holder.removeAttribute("aria-activedescendant");
  }
}
