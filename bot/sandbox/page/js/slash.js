/** Command mode of the composer: the command's name as a chip, its options as fields, suggestions above. */

import { bdi, debounce, h, icon, iconButton, replaceChildren } from "./dom.js";
import { localDescription, localName } from "./names.js";
import { OptionList } from "./optionlist.js";
import { act } from "./session.js";
import { Slot } from "./slot.js";
import { state } from "./store.js";

const TYPING_PAUSE = 150;

export class CommandEntry {
  #slots = [];
  #focused = null;
  #asked = 0;
  #ask = debounce(TYPING_PAUSE, () => this.#askBot());

  /** hooks: {close(), sent()} */
  constructor(leaf, hooks) {
    this.leaf = leaf;
    this.hooks = hooks;
    this.list = new OptionList({ label: "Suggestions", onpick: (item) => this.#pick(item) });
    this.hint = h("div.slash-hint", { role: "status" });
    this.panel = h("div.suggestions", { hidden: true }, this.hint, this.list.element);
    this.line = h("div.slash-line", { role: "group", "aria-label": `Command ${leaf.shown}` });
    this.element = h("div.slash", null, this.line, iconButton("close", "Leave the command", () => hooks.close()), iconButton("send", "Send the command", () => this.send(), { class: "icon-button is-send" }));
    for (const option of leaf.options.filter(({ required }) => required)) this.#add(option);
    this.#paint();
    this.line.addEventListener("keydown", (event) => this.#key(event));
  }

  focus() {
    (this.#slots.find((slot) => slot.isEmpty) ?? this.#slots[0])?.input.focus();
    if (!this.#slots.length) this.line.querySelector("button, .command-chip")?.focus();
  }

  /** Parses `name:value` pairs typed after the command. */
  prefill(text) {
    const pairs = [...text.matchAll(/([^\s:]+):\s*("[^"]*"|.*?)(?=\s+[^\s:]+:|$)/g)];
    for (const [, name, value] of pairs) {
      const option = this.leaf.options.find((one) => one.name === name || localName(one) === name);
      if (!option) continue;
      const slot = this.#slots.find((one) => one.option === option) ?? this.#add(option);
      slot.input.value = value.replace(/^"|"$/g, "");
    }
    this.#paint();
  }

  async send() {
    const options = {};
    for (const slot of this.#slots) {
      const { value, error } = slot.read();
      slot.complain(error ?? null);
      if (error) return this.#refuse(slot, error);
      if (value !== undefined) options[slot.option.name] = value;
    }
    try {
      await act("slash", { channel: state.open, command: this.leaf.command.id, ...(this.leaf.sub ? { sub: this.leaf.sub } : {}), options });
      this.hooks.sent();
    } catch (error) {
      this.#refuse(null, error.message);
    }
    return undefined;
  }

  #refuse(slot, words) {
    slot?.input.focus();
    this.panel.hidden = false;
    this.list.show([]);
    replaceChildren(this.hint, h("span.bad", null, icon("warning"), slot ? `${slot.name}: ${words}` : words));
  }

  #add(option) {
    const slot = new Slot(option, { channel: () => state.channels.get(state.open), remove: (one) => this.#remove(one) });
    slot.input.addEventListener("focus", () => this.#enter(slot));
    slot.input.addEventListener("input", () => this.#suggest());
    slot.input.addEventListener("blur", () => setTimeout(() => this.#leave(slot), 150));
    this.list.tie(slot.input);
    slot.input.setAttribute("role", "combobox");
    slot.input.setAttribute("aria-expanded", "true");
    this.#slots.push(slot);
    return slot;
  }

  #remove(slot) {
    this.#slots = this.#slots.filter((one) => one !== slot);
    this.#paint();
    this.focus();
  }

  #paint() {
    const used = new Set(this.#slots.map(({ option }) => option));
    const rest = this.leaf.options.filter((option) => !used.has(option));
    const held = document.activeElement;
    const more = rest.map((option) => {
      const add = () => {
        const slot = this.#add(option);
        this.#paint();
        slot.input.focus();
      };
      return h("button.slot-offer", { type: "button", title: localDescription(option), onclick: add }, icon("plus"), bdi(localName(option)));
    });
    replaceChildren(this.line, h("span.command-chip", { tabindex: this.#slots.length ? null : "0" }, "/", bdi(this.leaf.shown)), this.#slots.map((slot) => slot.element), more);
    if (this.line.contains(held)) held.focus();
    if (!this.#slots.length) {
      replaceChildren(this.hint, h("span", null, this.leaf.description), h("span.faint", null, "Enter sends"));
      this.list.show([]);
      this.panel.hidden = false;
    }
  }

  #enter(slot) {
    this.#focused = slot;
    this.list.tie(slot.input);
    this.panel.hidden = false;
    const { name, words, kind } = slot.hint;
    replaceChildren(this.hint, h("strong", null, bdi(name)), h("span", null, bdi(words)), h("span.faint", null, kind));
    this.#suggest();
  }

  #leave(slot) {
    if (this.#focused !== slot || this.line.contains(document.activeElement)) return;
    this.#focused = null;
    this.panel.hidden = true;
  }

  #suggest() {
    const slot = this.#focused;
    if (!slot) return;
    slot.complain(null);
    if (slot.isRemote) {
      if (!this.list.size) this.list.show([], { empty: "Loading…" });
      this.#ask();
    }
    else this.list.show(slot.isLocalList || slot.isMentioning ? slot.suggestions() : [], { empty: slot.isLocalList ? "Nothing fits" : null });
  }

  async #askBot() {
    const slot = this.#focused;
    if (!slot) return;
    this.#asked += 1;
    const turn = this.#asked;
    const options = Object.fromEntries(this.#slots.map((one) => [one.option.name, one.draft()]).filter(([, value]) => value !== undefined));
    options[slot.option.name] ??= "";
    try {
      const { choices } = await act("autocomplete", { channel: state.open, command: this.leaf.command.id, ...(this.leaf.sub ? { sub: this.leaf.sub } : {}), options, focused: slot.option.name });
      if (turn !== this.#asked || this.#focused !== slot) return;
      this.list.show(choices.map((choice) => ({ key: String(choice.value), label: localName(choice), value: choice.value })), { empty: "No suggestions" });
    } catch {
      if (turn === this.#asked) this.list.show([], { empty: "Loading options failed" });
    }
  }

  #pick(item) {
    this.#asked += 1;
    this.#ask.cancel();
    this.#focused?.choose(item);
    this.list.show([]);
    const next = this.#slots.find((slot) => slot.isEmpty);
    if (next) next.input.focus();
  }

  #key(event) {
    if (event.key === "Escape") {
      event.preventDefault();
      this.hooks.close();
    } else if (event.key === "Backspace" && event.target.value === "" && !this.#focused?.option.required && this.#focused) {
      event.preventDefault();
      this.#remove(this.#focused);
    } else if (event.key === "Backspace" && event.target.matches(".command-chip")) this.hooks.close();
    else if (event.target.matches("input[type=text]") && this.list.key(event)) return;
    else if (event.key === "Tab" && !event.shiftKey && this.list.active && event.target.value !== "" && event.target.matches("input[type=text]")) this.#tab(event);
    else if (event.key === "Enter" && !event.target.matches("button, input[type=file]")) {
      event.preventDefault();
      this.send();
    }
  }

  #tab(event) {
    event.preventDefault();
    this.#pick(this.list.active);
  }
}
