/** Assembles the page and handles navigation. */

import "./theme.js";
import "./editing.js";
import "./modal.js";
import "./tools.js";
import { bdi, h } from "./dom.js";
import { composer, focusComposer } from "./composer.js";
import { banner, header, members } from "./header.js";
import { channelName, nameOf } from "./names.js";
import { closePopups } from "./popup.js";
import { become, personOfAddress, whenUnknown } from "./session.js";
import { sidebar } from "./sidebar.js";
import { snippet } from "./message.js";
import { emit, on, openChannel, state } from "./store.js";
import { startClock } from "./time.js";
import { jumpTo, timeline } from "./timeline.js";
import { clearToasts, toast } from "./toast.js";
import { typingLine } from "./typing.js";
import { askWho, who } from "./who.js";

const root = document.documentElement;
root.dataset.framed = String(window !== window.top);
const curtain = h("div.curtain", { onclick: () => setDrawer(false) });
const app = h("div.app", { hidden: true }, sidebar, curtain, h("main.main", null, header, banner, h("div.middle", null, h("section.talk", { "aria-label": "Talk" }, timeline, composer, typingLine), members)));

function setDrawer(shown) {
  root.dataset.drawer = shown ? "shown" : "hidden";
  if (shown) sidebar.querySelector("[aria-current=page]")?.focus({ preventScroll: true });
}

function firstChannel() {
  const texts = [...state.channels.values()].filter(({ type, guild_id: guild }) => type === 0 && guild);
  texts.sort((one, other) => (one.position ?? 0) - (other.position ?? 0));
  return texts[0]?.id ?? [...state.channels.keys()][0] ?? null;
}

function wanted() {
  const id = location.hash.replace(/^#\//, "");
  return state.channels.has(id) ? id : null;
}

function go(id) {
  if (location.hash !== `#/${id}`) location.hash = `#/${id}`;
  else show();
}

function show() {
  const id = wanted() ?? (state.channels.has(state.open) ? state.open : firstChannel());
  closePopups();
  if (id !== wanted()) history.replaceState(null, "", `#/${id}`);
  setDrawer(false);
  openChannel(id);
  clearToasts(id ?? "");
  focusComposer();
}

function retitle() {
  if (!state.me) return;
  const total = [...state.read].filter(([id]) => id !== state.open && state.channels.has(id)).reduce((sum, [id, { count, mentions }]) => sum + (state.channels.get(id).type === 1 ? count : mentions), 0);
  const channel = state.channels.get(state.open);
  document.title = `${total ? `(${total}) ` : ""}${channel ? `${channel.type === 1 ? "@" : "#"}${channelName(channel)}` : "Guildhall"} · ${nameOf(state.me)}`;
}

function announce({ kind, message, pinged, silent }) {
  if (kind !== "create" || !pinged || silent || message.author.id === state.me.id) return;
  if (message.channel_id === state.open && !document.hidden) return;
  const channel = state.channels.get(message.channel_id);
  toast(h("span.ping", null, h("strong", null, bdi(nameOf(message.author, message.guild_id)), " in ", bdi(channelName(channel))), h("span.snippet", null, snippet(message))), { onclick: () => go(message.channel_id), about: message.channel_id });
}

on("hello", () => {
  app.hidden = false;
  who.hidden = true;
  show();
});
on("go", go);
on("drawer", () => setDrawer(root.dataset.drawer !== "shown"));
on("jump", async ({ channel, id }) => {
  if (channel !== state.open) {
    history.pushState(null, "", `#/${channel}`);
    show();
  }
  await jumpTo(id);
});
on("channels", () => {
  if (state.open && !state.channels.has(state.open)) show();
});
on("message", announce);
on("open read people channels", retitle);

addEventListener("hashchange", () => state.me && show());
addEventListener("popstate", () => {
  const id = personOfAddress();
  if (id && state.me && id !== state.me.id) become(id);
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && root.dataset.drawer === "shown") setDrawer(false);
  const typing = event.target.closest("input, textarea, select, [role=listbox], dialog, .popup");
  if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey) focusComposer();
});

document.body.append(app, who);
startClock();
whenUnknown(() => {
  app.hidden = true;
  askWho("That person is not here any more. Take another one.");
});
emit("connection");
if (personOfAddress()) become(personOfAddress());
else askWho();
