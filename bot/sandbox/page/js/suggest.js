/** The list above the text field: commands after `/`, people and roles after `@`, channels after `#`. */

import { h, icon } from "./dom.js";
import { entities, matches } from "./choices.js";
import { fitting, leavesHere } from "./commands.js";
import { localName, nameOf } from "./names.js";
import { OptionList } from "./optionlist.js";
import { state } from "./store.js";

const WORD = /(^|\s)([@#])([^\s@#]{0,32})$/;
const LONGEST = 60;
const PERSON_OR_ROLE = 9;
const CHANNEL = 7;

export class Suggestions {
  #field;
  #hooks;
  #mentions = new Map(); // text in the field → text sent
  #word = null;

  /** hooks: {command(leaf)} */
  constructor(field, hooks) {
    this.#field = field;
    this.#hooks = hooks;
    this.list = new OptionList({ label: "Suggestions", onpick: (item) => this.#pick(item) });
    this.list.tie(field);
    this.element = h("div.suggestions", { hidden: true }, this.list.element);
  }

  update() {
    const { value, selectionStart: at } = this.#field;
    if (value.startsWith("/") && !value.includes("\n")) return this.#showCommands(value.slice(1));
    const word = WORD.exec(value.slice(0, at));
    return word ? this.#showMentions(word) : this.hide();
  }

  hide() {
    this.element.hidden = true;
    this.#field.setAttribute("aria-expanded", "false");
    this.#field.removeAttribute("aria-activedescendant");
  }

  reset() {
    this.#mentions.clear();
    this.hide();
  }

  key(event) {
    if (this.element.hidden) return false;
    if (event.key === "Escape") this.hide();
    else if (event.key === "Tab" && !event.shiftKey && this.list.active) this.#pick(this.list.active);
    else return this.list.key(event);
    event.preventDefault();
    return true;
  }

  /** The text with the chosen mentions in Discord's syntax. */
  encode(text) {
    let out = text;
    for (const [shown, sent] of [...this.#mentions].sort(([one], [other]) => other.length - one.length)) out = out.replaceAll(shown, sent);
    return out;
  }

  #showCommands(typed) {
    const leaves = fitting(leavesHere(state.channels.get(state.open)), typed).slice(0, LONGEST);
    const items = leaves.map((leaf) => ({ key: leaf.path, prefix: "/", label: leaf.shown, detail: leaf.description, leaf, group: nameOf(state.bot), picture: h("span.option-icon", null, icon("apps")), hint: optionNames(leaf) }));
    this.#show(items, state.commands.length ? "No command fits" : "The bot has no commands yet");
  }

  #showMentions([, , sign, typed]) {
    this.#word = { sign, typed };
    const channel = state.channels.get(state.open);
    const items = entities(sign === "@" ? PERSON_OR_ROLE : CHANNEL, channel).filter((item) => matches(item, typed)).slice(0, 12);
    if (items.length) this.#show(items.map((item) => ({ ...item, prefix: sign })));
    else this.hide();
  }

  #show(items, empty = null) {
    this.list.show(items, { empty });
    this.element.hidden = false;
    this.#field.setAttribute("aria-expanded", "true");
    this.list.element.scrollTop = 0;
  }

  #pick(item) {
    this.hide();
    if (item.leaf) return this.#hooks.command(item.leaf);
    const { sign, typed } = this.#word;
    const at = this.#field.selectionStart;
    const shown = item.label.startsWith("@") ? item.label : sign + item.label;
    if (shown !== "@everyone") this.#mentions.set(shown, this.#sent(item, sign));
    this.#field.setRangeText(`${shown} `, at - typed.length - 1, at, "end");
    this.#field.dispatchEvent(new Event("input"));
    return undefined;
  }

  #sent(item, sign) {
    if (sign === "#") return `<#${item.key}>`;
    return state.people.has(item.key) ? `<@${item.key}>` : `<@&${item.key}>`;
  }
}

function optionNames(leaf) {
  return leaf.options.slice(0, 4).map((option) => (option.required ? localName(option) : `${localName(option)}?`)).join("  ");
}
