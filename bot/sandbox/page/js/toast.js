/** Short words at the edge of the screen that go by themselves. */

import { h } from "./dom.js";

const SHOWN_FOR = 6000;

function shelf() {
  return document.getElementById("toasts") ?? document.body.appendChild(h("div.toasts", { id: "toasts", role: "status" }));
}

/** options: {tone: "bad" | "plain", onclick} */
export function toast(content, { tone = "plain", onclick = null } = {}) {
  const place = document.querySelector("dialog[open]") ?? shelf();
  const node = h(onclick ? "button.toast" : "div.toast", { "data-tone": tone, type: onclick ? "button" : null }, content);
  node.addEventListener("click", () => {
    node.remove();
    onclick?.();
  });
  place.append(node);
  setTimeout(() => node.remove(), SHOWN_FOR);
}
