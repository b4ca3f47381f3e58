/** Embeds: classic cards with a color bar. */

import { h } from "./dom.js";
import { link } from "./inline.js";
import { gallery, inlinePicture, localPath, thumbnail } from "./media.js";
import { markdown } from "./markdown.js";
import { cssColor } from "./names.js";
import { messageTime } from "./time.js";

export function embed(data, message) {
  const options = { guild: message.guild_id };
  const node = h("article.embed", { "data-has-side": Boolean(data.thumbnail) },
    h("div.embed-main", null,
      data.author && author(data.author),
      data.title && h("div.embed-title", null, data.url && /^https?:/.test(data.url) ? link(data.url, markdown(data.title, options)) : markdown(data.title, options)),
      data.description && h("div.embed-text", null, markdown(data.description, options)),
      data.fields?.length > 0 && fields(data.fields, options)),
    data.thumbnail && thumbnail({ media: data.thumbnail }, 80),
    data.image && h("div.embed-image", null, gallery([{ media: data.image }])),
    (data.footer || data.timestamp) && footer(data));
  if (data.color) node.style.setProperty("--accent", cssColor(data.color));
  return node;
}

function author({ name, url, icon_url: picture }) {
  const words = h("bdi", null, name);
  return h("div.embed-author", null, inlinePicture(picture, "img.embed-icon"), url && /^https?:/.test(url) ? link(url, words) : words);
}

/** Inline fields share rows of up to three; others have their own row. */
function fields(list, options) {
  const grid = h("div.embed-fields");
  for (let at = 0; at < list.length; ) {
    let end = at;
    while (end < list.length && list[end].inline && end - at < 3) end += 1;
    const row = list.slice(at, Math.max(end, at + 1));
    for (const { name, value } of row) {
      grid.append(h("div.embed-field", { "data-share": row.length }, h("div.embed-field-name", null, markdown(name, options)), h("div", null, markdown(value, options))));
    }
    at += row.length;
  }
  return grid;
}

function footer({ footer: foot, timestamp }) {
  return h("div.embed-footer", null,
    foot?.icon_url && localPath(foot.icon_url) && inlinePicture(foot.icon_url, "img.embed-icon"),
    foot?.text && h("bdi", null, foot.text),
    foot?.text && timestamp && h("span", { "aria-hidden": "true" }, "•"),
    timestamp && messageTime(timestamp));
}
