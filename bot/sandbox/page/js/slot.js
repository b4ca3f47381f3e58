/** One option of a slash command being filled in: its field, its suggestions, its value. */

import { h, iconButton } from "./dom.js";
import { entities, matches } from "./choices.js";
import { localDescription, localName } from "./names.js";
import { upload } from "./session.js";

const TEXT = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const NUMBER = 10;
const ATTACHMENT = 11;
const PERSON = 6;
const MENTION = /(?:^|\s)@([^\s@]{0,32})$/;
const ENTITIES = new Set([6, 7, 8, 9]);
const KINDS = { 3: "text", 4: "whole number", 5: "true or false", 6: "person", 7: "channel", 8: "role", 9: "person or role", 10: "number", 11: "file" };

export class Slot {
  #picked = null; // {label, value}: chosen from a list, valid while the field shows the label

  /** hooks: {channel(), suggest(slot), remove(slot)} */
  constructor(option, hooks) {
    this.option = option;
    this.hooks = hooks;
    this.name = localName(option);
    this.input = option.type === ATTACHMENT ? this.#fileInput() : this.#textInput();
    const close = option.required ? null : iconButton("close", `Remove ${this.name}`, () => hooks.remove(this), { tabindex: "-1" });
    this.element = h("label.slot", { "data-option": option.name }, h("span.slot-name", null, h("bdi", null, this.name)), this.input, close);
  }

  get isLocalList() {
    return Boolean(this.option.choices?.length) || this.option.type === BOOLEAN || ENTITIES.has(this.option.type);
  }

  /** True while a mention is being typed in a plain text. */
  get isMentioning() {
    return this.option.type === TEXT && !this.isRemote && !this.isLocalList && MENTION.test(this.input.value);
  }

  get isRemote() {
    return Boolean(this.option.autocomplete);
  }

  get isEmpty() {
    return this.option.type === ATTACHMENT ? !this.#picked : this.input.value.trim() === "";
  }

  get hint() {
    const { required, type, min_value: least, max_value: most } = this.option;
    const bounds = [least !== undefined && `from ${least}`, most !== undefined && `to ${most}`].filter(Boolean).join(" ");
    return { name: this.name, words: localDescription(this.option), kind: [required ? "required" : "optional", KINDS[type], bounds].filter(Boolean).join(" · ") };
  }

  /** Items the field offers for the typed text without autocomplete. */
  suggestions() {
    if (this.isMentioning) return this.#people().filter((item) => matches(item, MENTION.exec(this.input.value)[1])).slice(0, 25);
    const typed = this.#picked?.label === this.input.value ? "" : this.input.value;
    return this.#all().filter((item) => matches(item, typed)).slice(0, 25);
  }

  choose(item) {
    if (this.isMentioning) return this.#mention(item);
    this.#picked = { label: item.label, value: item.value ?? item.key };
    this.input.value = item.label;
    this.#grow();
    this.complain(null);
    return undefined;
  }

  #mention(item) {
    this.input.value = this.input.value.replace(/@[^\s@]*$/, () => `@${item.label} `);
    this.#grow();
  }

  /** {value} in the server's format, or {error}; neither for an absent field. */
  read() {
    if (this.isEmpty) return this.option.required ? { error: "This option is required" } : {};
    if (this.#picked && (this.option.type === ATTACHMENT || this.#picked.label === this.input.value)) return { value: this.#picked.value };
    const typed = this.input.value.trim();
    if (this.isLocalList) {
      const items = this.#all();
      const item = items.find(({ label }) => label.toLowerCase() === typed.toLowerCase()) ?? (this.suggestions().length === 1 ? this.suggestions()[0] : null);
      return item ? { value: item.value ?? item.key } : { error: "Choose one from the list" };
    }
    return this.#number(typed) ?? { value: this.option.type === TEXT ? this.#encode(this.input.value) : this.input.value };
  }

  /** The current value, for the bot's autocomplete. */
  draft() {
    if (this.isEmpty) return undefined;
    const { value } = this.read();
    return value ?? this.input.value;
  }

  complain(words) {
    this.element.classList.toggle("is-wrong", Boolean(words));
    this.input.setAttribute("aria-invalid", String(Boolean(words)));
  }

  #people() {
    return entities(PERSON, this.hooks.channel());
  }

  /** The text with mentions in Discord's syntax; longer names first, since one name may begin with another. */
  #encode(text) {
    const people = this.#people().sort((one, other) => other.label.length - one.label.length);
    return people.reduce((out, { label, key }) => out.replaceAll(`@${label}`, `<@${key}>`), text);
  }

  #all() {
    const { choices, type, channel_types: types } = this.option;
    if (choices?.length) return choices.map((choice) => ({ key: String(choice.value), label: localName(choice), value: choice.value }));
    if (type === BOOLEAN) return [{ key: "true", label: "True", value: true }, { key: "false", label: "False", value: false }];
    return ENTITIES.has(type) ? entities(type, this.hooks.channel(), types) : [];
  }

  #number(typed) {
    const { type, min_value: least, max_value: most } = this.option;
    if (type !== INTEGER && type !== NUMBER) return null;
    const value = Number(typed.replace(",", "."));
    if (!Number.isFinite(value) || (type === INTEGER && !Number.isInteger(value))) return this.isRemote ? { value: typed } : { error: `This must be a ${KINDS[type]}` };
    if (least !== undefined && value < least) return { error: `At least ${least}` };
    if (most !== undefined && value > most) return { error: `At most ${most}` };
    return { value };
  }

  #textInput() {
    const numeric = this.option.type === INTEGER || this.option.type === NUMBER;
    const input = h("input", { type: "text", autocomplete: "off", dir: "auto", spellcheck: "false", inputmode: numeric ? "decimal" : null, "aria-label": this.name, size: 6, maxlength: this.option.max_length ?? 6000, "aria-required": this.option.required ? "true" : null });
    input.addEventListener("input", () => this.#grow());
    return input;
  }

  #grow() {
    this.input.size = Math.max(6, Math.min(30, this.input.value.length + 1));
  }

  #fileInput() {
    const input = h("input", { type: "file", "aria-label": this.name });
    input.addEventListener("change", async () => {
      this.#picked = null;
      if (!input.files[0]) return;
      try {
        this.#picked = { label: input.files[0].name, value: (await upload(input.files[0])).id };
        this.complain(null);
      } catch (error) {
        this.complain(error.message);
      }
    });
    return input;
  }
}
