/** Pictures and files: galleries, thumbnails, attachments. Loads nothing from other hosts. */

import { bdi, h, icon } from "./dom.js";
import { link } from "./inline.js";
import { openLightbox } from "./lightbox.js";

const LOOPBACK = new Set(["127.0.0.1", "localhost", "[::1]"]);
const SPOILER_FLAG = 8;

/** The path of an address on this server, under any loopback name; null for other hosts. */
export function localPath(address) {
  if (!address) return null;
  try {
    const url = new URL(address, location.href);
    const here = LOOPBACK.has(url.hostname) && url.port === location.port && url.protocol === location.protocol;
    return here ? url.pathname + url.search : null;
  } catch {
    return null;
  }
}

/** The pictures of a media gallery or of a message as a grid; each opens in the lightbox. */
export function gallery(items) {
  const shown = items.map(toPicture);
  const tiles = shown.map((picture, index) => tile(picture, () => openLightbox(shown, index)));
  const grid = h("div.gallery", { "data-count": Math.min(items.length, 10) }, tiles);
  if (items.length === 1) fit(tiles[0], shown[0]);
  return grid;
}

function toPicture(item) {
  const media = item.media ?? item;
  return {
    path: localPath(media.url),
    address: media.url,
    alt: item.description ?? media.description ?? "",
    width: media.width,
    height: media.height,
    video: media.content_type?.startsWith("video/"),
    spoiler: item.spoiler ?? isSpoiler(item),
  };
}

function isSpoiler(attachment) {
  return Boolean(attachment.filename?.startsWith("SPOILER_") || (attachment.flags ?? 0) & SPOILER_FLAG);
}

function tile(picture, open) {
  if (!picture.path) return outside(picture.address);
  if (picture.video) return h("video.tile", { src: picture.path, controls: true, preload: "metadata" });
  const image = h("img", { src: picture.path, alt: picture.alt, width: picture.width, height: picture.height, loading: "lazy", draggable: "false" });
  const node = h("button.tile", { type: "button", "aria-label": picture.alt ? `Open picture: ${picture.alt}` : "Open picture" }, image);
  if (picture.alt) node.append(h("span.alt-mark", { "aria-hidden": "true", title: picture.alt }, "ALT"));
  veil(node, picture.spoiler);
  node.addEventListener("click", () => (node.classList.contains("is-veiled") ? node.classList.remove("is-veiled") : open()));
  return node;
}

/** Scales a single picture, keeping its ratio, to 550 × 400 unless it is very tall or wide. */
function fit(node, picture) {
  if (!picture.width || !picture.height) return;
  const scale = Math.min(1, 550 / picture.width, 420 / picture.height);
  node.style.width = `${Math.max(48, Math.round(picture.width * scale))}px`;
  node.style.aspectRatio = `${picture.width} / ${picture.height}`;
}

export function veil(node, hidden) {
  if (!hidden) return node;
  node.classList.add("is-veiled");
  node.append(h("span.veil-word", null, "Spoiler"));
  return node;
}

/** The placeholder of a picture on another host, which the page does not load. */
function outside(address) {
  const web = /^https?:/.test(address ?? "");
  return h("span.outside", null, icon("external"), h("span", null, "Picture outside the sandbox"), web && link(address, address));
}

/** A small picture: thumbnails of sections and embeds. */
export function thumbnail(item, size) {
  const picture = toPicture(item);
  const node = tile(picture, () => openLightbox([picture], 0));
  node.classList.add("thumbnail");
  node.style.setProperty("--size", `${size}px`);
  return node;
}

/** A tiny picture in a line, or nothing if it is on another host. */
export function inlinePicture(address, spec) {
  const path = localPath(address);
  return path ? h(spec, { src: path, alt: "", loading: "lazy" }) : null;
}

export function readableSize(bytes) {
  if (!(bytes >= 1024)) return `${bytes ?? 0} B`;
  return bytes < 1_048_576 ? `${(bytes / 1024).toFixed(1)} KiB` : `${(bytes / 1_048_576).toFixed(2)} MiB`;
}

export function fileCard({ filename, size, url, spoiler }) {
  const path = localPath(url);
  const name = path ? h("a.link", { href: path, download: filename, target: "_blank", rel: "noopener" }, bdi(filename)) : bdi(filename);
  const card = h("div.file-card", null, icon("file"), h("div.file-words", null, name, h("span.faint", null, readableSize(size))));
  if (path) card.append(h("a.icon-button", { href: path, download: filename, "aria-label": `Download ${filename}`, title: "Download" }, icon("download")));
  if (spoiler) {
    veil(card, true);
    card.addEventListener("click", () => card.classList.remove("is-veiled"), { once: true });
  }
  return card;
}

/** Attachments of a classic message: pictures together, then files. */
export function attachments(list) {
  const pictures = list.filter((one) => /^(image|video)\//.test(one.content_type ?? ""));
  const files = list.filter((one) => !pictures.includes(one));
  return [pictures.length > 0 && gallery(pictures), files.map((file) => fileCard({ ...file, spoiler: isSpoiler(file) }))];
}
