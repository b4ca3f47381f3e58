/** The current person: the menu of people, a new person, name, avatar and language; and another person's card. */

import { bdi, h, icon } from "./dom.js";
import { commandsHere } from "./commands.js";
import { avatar, firstSign, localName, LOCALES, nameOf, person } from "./names.js";
import { openDialog, openMenu, openPopup } from "./popup.js";
import { addressAs, become, tryAct, upload } from "./session.js";
import { emit, on, state } from "./store.js";
import { paintedAvatar, SWATCHES } from "./swatches.js";
import { setTheme, themeName, THEMES } from "./theme.js";
import { toast } from "./toast.js";

const USER_COMMAND = 2;

function players() {
  return [...state.people.values()].filter(({ bot }) => !bot);
}

export function showPeopleMenu(anchor) {
  const rows = players().map((one) => ({ label: bdi(nameOf(one)), detail: LOCALES[one.locale] ?? one.locale, picture: avatar(one, 28), checked: one.id === state.me.id, run: () => one.id !== state.me.id && become(one.id) }));
  openMenu(anchor, [
    ...rows,
    "-",
    { label: "New person…", icon: "plus", run: askNewPerson },
    { label: "Open as…", icon: "external", run: () => setTimeout(() => showOpenAs(anchor)) },
    { label: "Several side by side", icon: "columns", run: () => top.location.assign(`/page/table.html?as=${players().slice(0, 3).map(({ id }) => id).join(",")}`) },
    "-",
    { label: "My profile…", icon: "gear", run: showProfile },
    { label: `Theme: ${THEMES[themeName()]}`, icon: "moon", run: () => setTimeout(() => showThemes(anchor)) },
  ], "Who I am");
}

function showOpenAs(anchor) {
  openMenu(anchor, players().map((one) => ({ label: bdi(nameOf(one)), picture: avatar(one, 28), run: () => open(addressAs(one.id), "_blank", "noopener") })), "Open as, in a new tab");
}

function showThemes(anchor) {
  openMenu(anchor, Object.entries(THEMES).map(([key, label]) => ({ label, checked: key === themeName(), run: () => setTheme(key) })), "Theme");
}

/** The languages as a native select. */
export function localeField(chosen) {
  const codes = chosen in LOCALES ? Object.keys(LOCALES) : [chosen, ...Object.keys(LOCALES)];
  const field = h("select.input", { "aria-label": "Language" }, codes.map((code) => h("option", { value: code, selected: code === chosen }, LOCALES[code] ?? code)));
  field.value = chosen;
  return field;
}

function labeled(words, field, note) {
  return h("label.field", null, h("span.field-label", null, words), note && h("span.faint", null, note), field);
}

function askNewPerson() {
  openDialog("New person", (close) => {
    const name = h("input.input", { type: "text", required: true, maxlength: "32", dir: "auto", autofocus: true, autocomplete: "off", name: "name" });
    const locale = localeField(state.me.locale);
    const form = h("form.dialog-body", null, labeled("Name", name), labeled("Language", locale, "The bot answers in it."),
      h("div.dialog-actions", null, h("button.button", { type: "button", "data-style": "2", onclick: close }, "Cancel"), h("button.button", { type: "submit", "data-style": "1" }, "Create")));
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      if (!name.value.trim()) return;
      const done = await tryAct("create_person", { name: name.value.trim(), locale: locale.value });
      if (!done) return;
      close();
      toast(h("span", null, bdi(nameOf(done.person)), " is here. Press to become them."), { onclick: () => become(done.person.id) });
    });
    return form;
  });
}

function showProfile() {
  openDialog("My profile", (close) => {
    const name = h("input.input", { type: "text", required: true, maxlength: "32", dir: "auto", value: nameOf(state.me), autocomplete: "off" });
    const locale = localeField(state.me.locale);
    const closed = h("input", { type: "checkbox", checked: state.me.dms_closed });
    const swatches = swatchRow();
    const form = h("form.dialog-body", null,
      labeled("Name", name), h("div.field", null, h("span.field-label", null, "Picture"), swatches.node), labeled("Language", locale, "The bot answers in it."),
      h("label.tick", null, closed, h("span.tick-words", null, "Closed DMs", h("span.faint", null, "The bot cannot write to me"))),
      h("div.dialog-actions", null, h("button.button", { type: "button", "data-style": "2", onclick: close }, "Cancel"), h("button.button", { type: "submit", "data-style": "1" }, "Save")));
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const changes = { name: name.value.trim(), locale: locale.value, dms_closed: closed.checked };
      const picture = await swatches.picture(name.value.trim());
      if (picture) changes.avatar = (await upload(picture)).id;
      if (await tryAct("profile", changes)) close();
    });
    return form;
  });
}

function swatchRow() {
  let chosen = null;
  const file = h("input.visually-hidden", { type: "file", accept: "image/png,image/jpeg,image/gif,image/webp" });
  const node = h("div.swatches", { role: "radiogroup", "aria-label": "Color" }, SWATCHES.map(({ name, from, to }) => {
    const input = h("input", { type: "radio", name: "swatch", value: name, "aria-label": name });
    input.addEventListener("change", () => (chosen = { name, from, to }));
    input.style.setProperty("--from", from);
    input.style.setProperty("--to", to);
    return input;
  }), h("label.icon-button", { title: "A picture of my own" }, file, icon("plus", "A picture of my own")));
  const picture = async (name) => file.files[0] ?? (chosen ? paintedAvatar(firstSign(name), chosen) : null);
  return { node, picture };
}

/** A small card of a person, with actions. */
function showPerson({ id, anchor }) {
  const one = person(id);
  if (!one) return;
  const channel = state.channels.get(state.open);
  const write = async () => {
    popup.close();
    const done = await tryAct("open_dm", { user: id });
    if (done) emit("go", done.channel.id);
  };
  const actions = [
    id !== state.me.id && h("button.button", { type: "button", "data-style": "1", onclick: write }, "Message"),
    !one.bot && id !== state.me.id && h("button.button", { type: "button", "data-style": "2", onclick: () => { popup.close(); become(id); } }, "Become"),
    !one.bot && h("a.button", { href: addressAs(id), target: "_blank", rel: "noopener", "data-style": "2" }, "Open as", icon("external")),
    id === state.me.id && h("button.button", { type: "button", "data-style": "2", onclick: () => { popup.close(); showProfile(); } }, "Profile…"),
    ...commandsHere(channel, USER_COMMAND).map((command) => h("button.button", { type: "button", "data-style": "2", onclick: () => { popup.close(); tryAct("context", { channel: state.open, command: command.id, target: id }); } }, icon("apps"), localName(command))),
  ];
  const card = h("div.person-card", null, avatar(one, 64), h("div", null, bdi(nameOf(one, channel?.guild_id), "bdi.person-name"), h("div.faint", null, bdi(one.username), one.bot ? " · bot" : ` · ${LOCALES[one.locale] ?? one.locale}`, one.dms_closed ? " · DMs closed" : "")), h("div.person-actions", null, actions));
  const popup = openPopup(anchor, card, { label: nameOf(one) });
  card.querySelector("button, a")?.focus();
}

on("show-person", showPerson);
