/** Modals of the bot: opened by an interaction, submitted as a new one, kept open with an error if that fails. */

import { freshId, h, icon } from "./dom.js";
import { FIELDS } from "./fields.js";
import { markdown } from "./markdown.js";
import { openDialog } from "./popup.js";
import { act } from "./session.js";
import { forgetInteraction, on, state } from "./store.js";

const ROW = 1;
const TEXT_DISPLAY = 10;
const LABEL = 18;
const open = new Map(); // interaction id → close()

function showModal(interaction) {
  if (open.has(interaction.id)) return;
  const channel = state.channels.get(interaction.channel_id);
  const fields = interaction.modal.components.flatMap((part) => build(part, channel));
  const trouble = h("p.bad", { role: "alert" });
  const submit = h("button.button", { type: "submit", "data-style": "1" }, h("span.button-face", null, "Submit"));
  let sent = false;
  const dialog = openDialog(interaction.modal.title, (close) => {
    const form = h("form.dialog-body", { novalidate: true, "data-modal": interaction.modal.custom_id }, fields.map(({ node }) => node), trouble,
      h("div.dialog-actions", null, h("button.button", { type: "button", "data-style": "2", onclick: close }, "Cancel"), submit));
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      if (submit.getAttribute("aria-busy") === "true" || !isComplete(fields)) return;
      submit.setAttribute("aria-busy", "true");
      trouble.textContent = "";
      const words = await send(interaction, fields);
      submit.removeAttribute("aria-busy");
      sent = words === null;
      if (sent) close();
      else trouble.replaceChildren(icon("warning"), words);
    });
    return form;
  }, { spec: "dialog.sheet.modal", onclose: () => closed(interaction, sent) });
  dialog.prepend(h("div.modal-from", null, icon("apps"), h("bdi", null, state.bot.global_name ?? state.bot.username)));
  open.set(interaction.id, () => dialog.close());
  dialog.querySelector(".dialog-body input, .dialog-body textarea, .dialog-body .select")?.focus();
}

function closed(interaction, sent) {
  open.delete(interaction.id);
  if (!sent) act("close_modal", { interaction: interaction.id }).catch(() => {});
  forgetInteraction(interaction.id);
}

function isComplete(fields) {
  const wrong = fields.filter((field) => field.complain?.());
  wrong[0]?.node.querySelector("input, textarea, button")?.focus();
  return !wrong.length;
}

/** Sends the values; resolves to null when the bot has answered, else to an error text. */
async function send(interaction, fields) {
  const values = Object.fromEntries(fields.filter(({ id }) => id).map((field) => [field.id, field.read()]));
  try {
    const answer = await act("submit", { interaction: interaction.id, values });
    return await outcome(answer.interaction);
  } catch (error) {
    return detail(error);
  }
}

function detail(error) {
  const inner = JSON.stringify(error.errors ?? {}).match(/"message":"((?:[^"\\]|\\.)*)"/);
  return inner ? `${error.message}: ${JSON.parse(`"${inner[1]}"`)}` : error.message;
}

const waiting = new Map(); // interaction id → resolve
const settled = new Map(); // answers that arrived before they were awaited

function outcome(id) {
  if (settled.has(id)) return settled.get(id);
  return new Promise((resolve) => waiting.set(id, resolve));
}

function settle(interaction) {
  if (interaction.kind !== "modal" || interaction.status === "pending") return;
  const words = interaction.status === "failed" ? interaction.text : null;
  settled.set(interaction.id, words);
  waiting.get(interaction.id)?.(words);
  waiting.delete(interaction.id);
}

function build(part, channel) {
  if (part.type === ROW) return (part.components ?? []).map((inner) => labeled(inner, part.label ?? inner.label, null, channel));
  if (part.type === LABEL) return [labeled(part.component, part.label, part.description, channel)];
  if (part.type === TEXT_DISPLAY) return [{ node: h("div.text-display", null, markdown(part.content ?? "", { guild: channel?.guild_id })) }];
  return [labeled(part, part.label ?? "", null, channel)];
}

function labeled(part, label, description, channel) {
  const labelId = freshId("label");
  const trouble = h("span.field-trouble", { role: "alert" });
  const field = FIELDS[part.type](part, { channel, labelId });
  const target = field.node.matches("input, textarea") ? field.node : null;
  if (target) target.id = freshId("field");
  if (!target) field.node.setAttribute("aria-labelledby", labelId);
  const required = part.required !== false && part.type !== 23;
  const words = h(target ? "label.field-label" : "span.field-label", { for: target?.id, id: labelId }, h("bdi", null, label), required && h("span.star", { "aria-hidden": "true", title: "Required" }, "*"));
  const node = h("div.field", null, words, description && h("span.faint", null, h("bdi", null, description)), field.node, trouble);
  const complain = () => {
    trouble.textContent = field.check() ?? "";
    node.classList.toggle("is-wrong", Boolean(trouble.textContent));
    return trouble.textContent;
  };
  const recheck = () => trouble.textContent && complain();
  node.addEventListener("input", recheck);
  node.addEventListener("chosen", recheck);
  return { node, id: part.custom_id, read: field.read, complain };
}

on("interaction", (interaction) => {
  settle(interaction);
  if (interaction.status === "modal") showModal(interaction);
});
on("hello", () => {
  const live = [...state.interactions.values()].filter(({ status }) => status === "modal");
  for (const interaction of live) showModal(interaction);
});
