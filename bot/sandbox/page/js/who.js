/** The first screen: who are you? */

import { bdi, h, icon, replaceChildren } from "./dom.js";
import { avatar, LOCALES } from "./names.js";
import { localeField } from "./people.js";
import { addressAs, become } from "./session.js";

export const who = h("main.who", { hidden: true });

export async function askWho(words = null) {
  const { people } = await (await fetch("/people")).json();
  const players = people.filter(({ bot }) => !bot);
  const all = players.map(({ id }) => id).slice(0, 5).join(",");
  const choose = (id) => {
    who.hidden = true;
    become(id);
  };
  replaceChildren(who, h("div.who-card", null,
    h("span.simulation", null, "Simulation"),
    h("h1", null, "Who are you?"),
    h("p.faint", null, words ?? "A small chat on this computer, to play with the bot. Take a person; open another tab to be a second one."),
    h("ul.who-list", null, players.map((one) => h("li", null,
      h("button.who-person", { type: "button", "data-person-id": one.id, onclick: () => choose(one.id) },
        avatar(one, 40),
        h("span.me-words", null, bdi(one.global_name ?? one.username, "bdi.me-name"), h("span.faint", null, LOCALES[one.locale] ?? one.locale, one.online ? " · here" : ""))),
      h("a.icon-button", { href: addressAs(one.id), target: "_blank", rel: "noopener", title: "In a new tab", "aria-label": "In a new tab" }, icon("external"))))),
    players.length > 1 && h("a.button", { href: `/page/table.html?as=${all}`, "data-style": "2" }, icon("columns"), "All of them side by side"),
    newPerson(choose)));
  who.hidden = false;
  document.title = "Guildhall sandbox";
}

function newPerson(choose) {
  const name = h("input.input", { type: "text", required: true, maxlength: "32", placeholder: "Name", "aria-label": "Name", dir: "auto", autocomplete: "off" });
  const locale = localeField("en-US");
  const trouble = h("p.bad", { role: "alert" });
  const form = h("form.who-new", null, h("h2", null, "Or somebody new"), h("div.who-fields", null, name, locale, h("button.button", { type: "submit", "data-style": "1" }, "Join")), trouble);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const answer = await fetch("/people", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ name: name.value.trim(), locale: locale.value }) });
    const body = await answer.json();
    if (answer.ok) choose(body.person.id);
    else trouble.textContent = body.error ?? "That did not work";
  });
  return form;
}
