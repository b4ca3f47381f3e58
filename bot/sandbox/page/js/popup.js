/** Popups beside a control, closed by Esc or a press elsewhere: menus, lists, cards. */

import { h, icon } from "./dom.js";

const GAP = 6;
let current = null;

/** Opens `content` beside `anchor`; options: {label, role, onclose(reason), matchWidth, above}. */
export function openPopup(anchor, content, { label, role = "dialog", onclose = null, matchWidth = false, above = false } = {}) {
  current?.();
  const before = document.activeElement;
  const box = h("div.popup", { popover: "manual", role, "aria-label": label }, content);
  (anchor.closest("dialog") ?? document.body).append(box);
  box.showPopover();
  if (matchWidth) box.style.minWidth = `${anchor.getBoundingClientRect().width}px`;
  const settle = () => place(box, anchor, above);
  settle();
  anchor.setAttribute("aria-expanded", "true");

  const close = (refocus = true, reason = "done") => {
    if (current !== close) return;
    current = null;
    const held = box.contains(document.activeElement);
    box.remove();
    anchor.setAttribute("aria-expanded", "false");
    removeEventListener("resize", settle);
    document.removeEventListener("pointerdown", pressed, true);
    document.removeEventListener("keydown", keyed, true);
    if (refocus && held) (anchor.isConnected ? anchor : before)?.focus?.({ preventScroll: true });
    onclose?.(reason);
  };
  const pressed = (event) => {
    if (box.contains(event.target)) return;
    if (anchor.contains(event.target) || box.matches(".is-sheet")) swallowClick();
    close(false, "away");
  };
  const keyed = (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    close(true, "escape");
  };
  current = close;
  addEventListener("resize", settle);
  document.addEventListener("pointerdown", pressed, true);
  document.addEventListener("keydown", keyed, true);
  return { close, settle, box };
}

/** Keeps the press that closes a popup from activating the element below. */
function swallowClick() {
  const stop = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, true), 400);
}

export function closePopups() {
  current?.(false);
}

function place(box, anchor, above) {
  if (matchMedia("(max-width: 520px)").matches) {
    box.classList.add("is-sheet");
    return;
  }
  box.classList.remove("is-sheet");
  const at = anchor.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const below = innerHeight - at.bottom - GAP;
  const up = (above && at.top > height) || (below < height && at.top > below);
  const top = up ? at.top - GAP - height : at.bottom + GAP;
  box.style.left = `${Math.max(8, Math.min(at.left, innerWidth - width - 8))}px`;
  box.style.top = `${Math.max(8, Math.min(top, innerHeight - height - 8))}px`;
}

/** items: [{label, icon, run, danger, checked, detail} | "-"]; arrow keys, Home and End go through them. */
export function openMenu(anchor, items, label) {
  const list = h("div.menu");
  const { close, settle } = openPopup(anchor, list, { label, role: "menu" });
  for (const item of items.filter(Boolean)) {
    if (item === "-") {
      list.append(h("hr"));
      continue;
    }
    const run = () => {
      close();
      item.run();
    };
    const role = item.checked === undefined ? "menuitem" : "menuitemradio";
    list.append(
      h("button.menu-item", { type: "button", role, "aria-checked": item.checked === undefined ? null : String(item.checked), "data-danger": item.danger, tabindex: "-1", onclick: run },
        item.picture ?? (item.icon ? icon(item.icon) : null),
        h("span.menu-words", null, h("span", null, item.label), item.detail && h("span.faint", null, item.detail)),
        item.checked && icon("check")),
    );
  }
  settle();
  const entries = [...list.querySelectorAll("button")];
  list.addEventListener("keydown", (event) => {
    const at = entries.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    entries[(to + entries.length) % entries.length]?.focus();
  });
  entries[0]?.focus();
}

/** A plain dialog with a title; `build(close)` returns its body. */
export function openDialog(title, build, { spec = "dialog.sheet", onclose = null } = {}) {
  const dialog = h(spec, { "aria-label": title });
  const close = () => dialog.close();
  const head = h("header.dialog-head", null, h("h2", { dir: "auto" }, title), h("button.icon-button", { type: "button", "aria-label": "Close", title: "Close", onclick: close }, icon("close")));
  dialog.append(head, build(close, dialog));
  dialog.addEventListener("close", () => {
    dialog.remove();
    onclose?.();
  });
  dialog.addEventListener("pointerdown", (event) => {
    if (event.target === dialog) close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Asks for confirmation before an irreversible action. */
export function confirmDialog(title, words, verb, run) {
  openDialog(title, (close) =>
    h("div.dialog-body", null, h("p", null, words), h("div.dialog-actions", null,
      h("button.button", { type: "button", "data-style": "2", onclick: close }, "Cancel"),
      h("button.button", { type: "button", "data-style": "4", autofocus: true, onclick: () => { close(); run(); } }, verb))));
}
