/** Enlarged pictures with their alt text below; arrow keys browse the gallery, Esc closes. */

import { h, icon, iconButton, replaceChildren } from "./dom.js";

/** pictures: [{path, alt}] */
export function openLightbox(pictures, index) {
  const shown = pictures.filter((picture) => picture.path && !picture.video);
  let at = Math.max(0, shown.indexOf(pictures[index]));
  const stage = h("div.stage");
  const caption = h("figcaption.caption");
  const dialog = h("dialog.lightbox", { "aria-label": "Picture" }, h("figure", null, stage, caption), h("div.lightbox-tools", null));
  const step = (by) => {
    at = (at + by + shown.length) % shown.length;
    paint();
  };
  const paint = () => {
    const { path, alt, width, height } = shown[at];
    const image = h("img", { src: path, alt, width, height });
    image.addEventListener("click", () => stage.classList.toggle("is-zoomed"));
    stage.classList.remove("is-zoomed");
    replaceChildren(stage, image);
    replaceChildren(caption, alt ? h("p", { dir: "auto" }, alt) : h("p.faint", null, "No description"), shown.length > 1 && h("span.faint", null, `${at + 1} / ${shown.length}`));
    replaceChildren(
      dialog.lastChild,
      h("a.icon-button", { href: path, target: "_blank", rel: "noopener", title: "Open the file", "aria-label": "Open the file" }, icon("external")),
      iconButton("close", "Close", () => dialog.close()),
      shown.length > 1 && iconButton("left", "Previous picture", () => step(-1), { "data-side": "left" }),
      shown.length > 1 && iconButton("right", "Next picture", () => step(1), { "data-side": "right" }),
    );
  };
  dialog.addEventListener("keydown", (event) => {
    if (shown.length > 1 && event.key === "ArrowLeft") step(-1);
    if (shown.length > 1 && event.key === "ArrowRight") step(1);
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || event.target === stage) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  paint();
  document.body.append(dialog);
  dialog.showModal();
}
