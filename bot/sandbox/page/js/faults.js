/** The page of the fault switches: turn faults on and off, and watch the bot's requests. */

import "./theme.js";
import { h, icon, iconButton, replaceChildren } from "./dom.js";

const EVERY = 1500;
const KEEP = 120;
/** The input types of faults' keys; all others are text. */
const NUMBERS = new Set(["times", "status", "retry_after", "seconds", "code", "limit"]);
const SWITCHES = new Set(["global", "via", "resumable"]);
const LISTS = new Set(["deny"]);
const ROUTES = ["POST /channels/*/messages", "PATCH /channels/*/messages/*", "POST /interactions/*/*/callback", "POST /webhooks/*/*", "PATCH /webhooks/*/*/messages/*"];

const kindField = h("select.input", { "aria-label": "Kind" });
const about = h("p.faint");
const keyFields = h("div.fault-keys");
const trouble = h("p.bad", { role: "alert" });
const active = h("div.fault-list", { "aria-live": "polite" });
const findings = h("div.fault-list");
const log = h("tbody");
let kinds = {};
let seen = 0;

async function ask(method, path, body) {
  const answer = await fetch(path, { method, ...(body ? { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) } : {}) });
  const content = answer.status === 204 ? {} : await answer.json();
  if (!answer.ok) throw new Error(content.error?.message ?? `The server answered ${answer.status}`);
  return content;
}

function field(key, meaning) {
  const hint = h("span.faint", null, meaning);
  if (SWITCHES.has(key)) {
    const choice = h("select.input", { name: key }, ["", "true", "false"].map((value) => h("option", { value }, value || "—")));
    return h("label.field", null, h("span.field-label", null, key), choice, hint);
  }
  const input = h("input.input", { name: key, type: "text", inputmode: NUMBERS.has(key) ? "decimal" : null, autocomplete: "off", list: key === "route" ? "routes" : null });
  return h("label.field", null, h("span.field-label", null, key), input, hint);
}

function paintKind() {
  const kind = kinds[kindField.value];
  if (!kind) return;
  about.textContent = kind.about;
  trouble.textContent = "";
  replaceChildren(keyFields, Object.entries(kind.keys ?? {}).map(([key, meaning]) => field(key, String(meaning))));
}

function read() {
  const fault = { kind: kindField.value };
  for (const input of keyFields.querySelectorAll("[name]")) {
    const text = input.value.trim();
    if (!text) continue;
    if (SWITCHES.has(input.name)) fault[input.name] = text === "true";
    else if (LISTS.has(input.name)) fault[input.name] = text.split(/[\s,]+/);
    else if (input.name === "shard") fault.shard = shardOf(text);
    else fault[input.name] = NUMBERS.has(input.name) ? Number(text) : text;
  }
  return fault;
}

/** Parses a shard such as "3" or "3/16"; anything else is sent unchanged, and the server explains the error. */
function shardOf(text) {
  const [, number, count] = /^(\d+)(?:\s*\/\s*(\d+))?$/.exec(text) ?? [];
  if (number === undefined) return text;
  return count === undefined ? Number(number) : [Number(number), Number(count)];
}

async function set(event) {
  event.preventDefault();
  try {
    await ask("POST", "/faults", read());
    trouble.textContent = "";
  } catch (error) {
    trouble.textContent = error.message;
  }
  await refresh();
}

async function forward(seconds) {
  await ask("POST", "/faults/clock", { forward: seconds });
}

function row(fault) {
  const { id, kind, times, ...rest } = fault;
  const words = Object.entries(rest).map(([key, value]) => `${key}: ${Array.isArray(value) ? value.join(", ") : value}`).join(" · ");
  return h("div.fault", null, icon("bolt"), h("strong", null, kind), h("span.fault-words", null, words), h("span.faint", null, times === null || times === undefined ? "until removed" : `${times} more`), iconButton("close", `Remove ${kind}`, async () => { await ask("DELETE", `/faults/${id}`); await refresh(); }));
}

async function refresh() {
  const answer = await ask("GET", "/faults");
  if (!Object.keys(kinds).length) {
    kinds = answer.kinds;
    replaceChildren(kindField, Object.keys(kinds).map((kind) => h("option", { value: kind }, kind)));
    paintKind();
  }
  replaceChildren(active, answer.faults.length ? answer.faults.map(row) : h("p.faint", null, "No switch is set."));
  replaceChildren(findings, answer.findings.length ? answer.findings.map((one) => h("div.fault", null, icon("warning"), h("strong", null, one.route), h("span.fault-words", null, `${one.where}: ${one.message}`))) : h("p.faint", null, "Every request fits."));
}

async function follow() {
  const { log: entries } = await ask("GET", `/faults/log?after=${seen}`);
  for (const { n, time, method, path, status, seconds } of entries) {
    seen = Math.max(seen, n);
    const tone = status >= 500 || status === 429 ? "bad" : status >= 400 ? "warn" : "";
    log.prepend(h("tr", { "data-tone": tone }, h("td", null, new Date(time).toLocaleTimeString()), h("td", null, h("strong", null, method)), h("td.log-path", { title: path }, path.replace(/[\w-]{40,}/g, (token) => `${token.slice(0, 8)}…`)), h("td", null, String(status)), h("td", null, `${(seconds * 1000).toFixed(1)} ms`)));
  }
  while (log.children.length > KEEP) log.lastChild.remove();
}

async function tick() {
  if (document.hidden) return;
  try {
    await Promise.all([refresh(), follow()]);
    document.body.classList.remove("is-lost");
  } catch {
    document.body.classList.add("is-lost");
  }
}

const form = h("form.fault-form", null, h("label.field", null, h("span.field-label", null, "Kind"), kindField), about, keyFields, trouble, h("div.dialog-actions", null, h("button.button", { type: "submit", "data-style": "1" }, "Set the switch")), h("datalist", { id: "routes" }, ROUTES.map((route) => h("option", { value: route }))));
form.addEventListener("submit", set);
kindField.addEventListener("change", paintKind);
const clear = h("button.button", { type: "button", "data-style": "4", onclick: async () => { await ask("DELETE", "/faults"); await refresh(); } }, "Remove all");
const clock = [["1 minute", 60], ["15 minutes", 900], ["1 hour", 3600]].map(([label, seconds]) => h("button.button", { type: "button", "data-style": "2", onclick: () => forward(seconds) }, `+ ${label}`));

document.body.append(h("div.faults", null,
  h("header.bar", null, h("span.simulation", null, "Simulation"), h("h1", null, "Fault switches"), h("a.button", { href: "/", "data-style": "2" }, "To the chat")),
  h("main.faults-main", null,
    h("section.card", null, h("h2", null, "Set a fault"), form),
    h("section.card", null, h("div.card-head", null, h("h2", null, "Set now"), clear), active, h("h2", null, "Clock"), h("p.faint", null, "Answer limits and tokens run ahead by so much."), h("div.fault-clock", null, clock), h("h2", null, "Findings"), h("p.faint", null, "Requests of the bot that do not fit the API's own description."), findings),
    h("section.card.is-wide", null, h("h2", null, "The bot's requests"), h("div.log-box", { tabindex: "0", role: "region", "aria-label": "The bot's requests" }, h("table.log", null, h("thead", null, h("tr", null, ["Time", "", "Path", "Status", "Took"].map((word) => h("th", { scope: "col" }, word)))), log))))));
tick();
setInterval(tick, EVERY);
