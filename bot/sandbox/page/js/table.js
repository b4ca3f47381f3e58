/** Several people side by side, one frame each, so that one user can play all seats. */

import "./theme.js";
import { bdi, h, icon, iconButton, replaceChildren } from "./dom.js";
import { avatar } from "./names.js";
import { openMenu } from "./popup.js";
import { addressAs } from "./session.js";
import { setTheme, themeName, THEMES } from "./theme.js";

const tabs = h("nav.seats", { "aria-label": "People" });
const frames = h("main.frames");
const addButton = iconButton("plus", "Add a person", () => openMenu(addButton, spare().map((one) => ({ label: bdi(nameOf(one)), picture: avatar(one, 24), run: () => seat(one) })), "Add a person"));
const themeButton = iconButton("moon", "Theme", () => openMenu(themeButton, Object.entries(THEMES).map(([key, label]) => ({ label, checked: key === themeName(), run: () => setTheme(key) })), "Theme"));
const bar = h("header.bar", null, h("span.simulation", null, "Simulation"), tabs, addButton, themeButton, h("a.icon-button", { href: "/", title: "One person", "aria-label": "One person" }, icon("close")));

let people = [];
const seated = new Map(); // person id → {person, frame}

function nameOf(one) {
  return one.global_name ?? one.username;
}

function spare() {
  return people.filter(({ id }) => !seated.has(id));
}

function seat(person) {
  const frame = h("section.seat", { "aria-label": nameOf(person), "data-person-id": person.id }, h("iframe", { src: addressAs(person.id), title: nameOf(person) }));
  seated.set(person.id, { person, frame });
  frames.append(frame);
  paint();
}

function leave(id) {
  seated.get(id).frame.remove();
  seated.delete(id);
  paint();
}

function paint() {
  const tab = ({ person, frame }) => h("span.seat-tab", null,
    h("button.seat-name", { type: "button", onclick: () => show(frame) }, avatar(person, 22), bdi(nameOf(person))),
    iconButton("close", `Take ${nameOf(person)} away`, () => leave(person.id)));
  replaceChildren(tabs, [...seated.values()].map(tab));
  addButton.disabled = !spare().length;
  frames.style.setProperty("--seats", Math.max(1, seated.size));
  history.replaceState(null, "", `?as=${[...seated.keys()].join(",")}`);
}

function show(frame) {
  frame.scrollIntoView({ behavior: "smooth", inline: "center", block: "nearest" });
  frame.firstChild.focus();
}

async function start() {
  const answer = await (await fetch("/people")).json();
  people = answer.people.filter(({ bot }) => !bot);
  const wanted = (new URLSearchParams(location.search).get("as") ?? "").split(",").filter(Boolean);
  const first = people.filter(({ id }) => wanted.includes(id));
  for (const person of first.length > 1 ? first : [...first, ...people.filter((one) => !first.includes(one))].slice(0, 3)) seat(person);
}

document.body.append(h("div.table", null, bar, frames));
start();
