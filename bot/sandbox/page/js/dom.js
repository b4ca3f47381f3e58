/** Builds nodes. Strings become text nodes, so that nothing is parsed as HTML. */

const SVG = "http://www.w3.org/2000/svg";

/** h("div.card", {title: "…", onclick: f}, child, …): an element; absent children are skipped. */
export function h(spec, props, ...children) {
  const [tag, ...classes] = spec.split(".");
  const node = document.createElement(tag);
  if (classes.length) node.className = classes.join(" ");
  for (const [key, value] of Object.entries(props ?? {})) setProp(node, key, value);
  node.append(...children.flat(9).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

function setProp(node, key, value) {
  if (value === undefined || value === null || value === false) return;
  if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
  else if (key === "value" || key === "checked") node[key] = value;
  else node.setAttribute(key, value === true ? "" : String(value));
}

/** Drawings on a 24 × 24 grid, strokes only. */
const ICONS = {
  menu: "M4 6h16M4 12h16M4 18h16",
  hash: "M9 4 7 20M17 4l-2 16M4 9h17M3 15h17",
  megaphone: "M4 10v4h3l9 5V5L7 10H4zM19.5 9a4 4 0 0 1 0 6",
  thread: "M4 5h16v11H9l-5 4V5zM8 9h8M8 12h5",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  mail: "M3 6h18v12H3zM3 7l9 7 9-7",
  pin: "M9 3h6l-1 7 4 4H6l4-4-1-7zM12 14v7",
  people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 3-6 6.500-6s6.500 2 6.500 6M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14.500c2.300.8 3.500 2.700 3.500 5.500",
  plus: "M12 5v14M5 12h14",
  close: "M6 6l12 12M18 6 6 18",
  check: "M5 12.500 10 17.500 19.500 7",
  down: "M6 9l6 6 6-6",
  right: "M9 6l6 6-6 6",
  left: "M15 6l-6 6 6 6",
  reply: "M10 6 4 12l6 6M4 12h10c4 0 6 2 6 6",
  smile: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8.500 14.500c1 1.300 2.200 2 3.500 2s2.500-.7 3.500-2M9 9.500v.5M15 9.500v.5",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  edit: "M4 20h4L19 9l-4-4L4 16v4zM13 7l4 4",
  trash: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
  eye: "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  file: "M6 3h8l5 5v13H6zM14 3v5h5",
  download: "M12 4v11M7 11l5 5 5-5M4 20h16",
  external: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  send: "M4 12 20 4l-5 16-4-6-7-2zM11 14l9-10",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  gear: "M4 7h8M16 7h4M14 4.500v5M4 17h3M11 17h9M9 14.500v5",
  columns: "M4 5h16v14H4zM9.500 5v14M14.500 5v14",
  bolt: "M13 3 5 13.500h6L10 21l8-10.500h-6L13 3z",
  moon: "M20 14.500A8.500 8.500 0 0 1 9.500 4 8.500 8.500 0 1 0 20 14.500z",
  silent: "M6 10a6 6 0 0 1 9-5.200M18 10c0 5 2 6 2 6H9M4 16s2-1 2-6M10 20h4M4 4l16 16",
  at: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM16 8v5.500c0 3.500 5 3 5-1.500a9 9 0 1 0-4 7.500",
  shield: "M12 3 4.500 6v6c0 5 4 8 7.500 9 3.500-1 7.500-4 7.500-9V6L12 3z",
  apps: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z",
  archive: "M3 5h18v4H3zM5 9v11h14V9M10 13h4",
  hall: "M4 20V10l8-6 8 6v10h-5v-5a3 3 0 0 0-6 0v5H4z",
  warning: "M12 4 2.500 20h19L12 4zM12 10v5M12 17.500v.01",
};

export function icon(name, label) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.dataset.icon = name;
  if (label) {
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", label);
  } else svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** An icon button, with its name for screen readers and as a tooltip. */
export function iconButton(name, label, onclick, props = {}) {
  return h("button.icon-button", { type: "button", title: label, "aria-label": label, onclick, ...props }, icon(name));
}

/** A user-provided name, isolated from the direction of the surrounding text. */
export function bdi(text, spec = "bdi") {
  return h(spec, null, text);
}

export function replaceChildren(node, ...children) {
  node.replaceChildren(...children.flat(9).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

export function debounce(milliseconds, run) {
  let timer = 0;
  const later = (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => run(...args), milliseconds);
  };
  later.cancel = () => clearTimeout(timer);
  return later;
}

let serial = 0;
/** An id for aria references, unique on this page. */
export function freshId(prefix) {
  serial += 1;
  return `${prefix}-${serial}`;
}
