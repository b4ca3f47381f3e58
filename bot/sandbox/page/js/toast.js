/** Short messages at the edge of the screen that disappear by themselves. */

import { h } from "./dom.js";

const SHOWN_FOR = 6000;

function shelf() {
  return document.getElementById("toasts") ?? document.body.appendChild(h("div.toasts", { id: "toasts", role: "status" }));
}

/** Removes messages about something the person has now seen. */
export function clearToasts(about) {
  for (const node of document.querySelectorAll(`.toast[data-about="${CSS.escape(about)}"]`)) node.remove();
}

/** options: {tone: "bad" | "plain", onclick, about} */
export function toast(content, { tone = "plain", onclick = null, about = null } = {}) {
  const place = document.querySelector("dialog[open]") ?? shelf();
  const node = h(onclick ? "button.toast" : "div.toast", { "data-tone": tone, "data-about": about, type: onclick ? "button" : null }, content);
  node.addEventListener("click", () => {
    node.remove();
    onclick?.();
  });
  place.append(node);
  setTimeout(() => node.remove(), SHOWN_FOR);
}
