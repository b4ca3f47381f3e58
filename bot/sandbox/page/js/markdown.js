/** Block elements of Discord's markdown: code, quotes, headings, lists, small text. `inline` parses their lines. */

import { h } from "./dom.js";
import { inline } from "./inline.js";

const FENCE = /```(?:([\w+-]+)\n)?\n?([\s\S]+?)```/y;
const LIST = /^( *)([-*]|\d{1,3}\.) +(.*)$/;
const DEEPEST = 6;

/** Converts text to nodes. options: {guild, titles: true} */
export function markdown(text, options = {}) {
  const out = document.createDocumentFragment();
  let at = 0;
  let plain = 0;
  while ((at = text.indexOf("```", at)) >= 0) {
    FENCE.lastIndex = at;
    const found = FENCE.exec(text);
    if (!found) break;
    lines(out, text.slice(plain, at).replace(/\n$/, ""), options);
    out.append(h("pre.code-block", { "data-language": found[1] }, h("code", null, found[2].replace(/\n$/, ""))));
    at = plain = FENCE.lastIndex;
    if (text[plain] === "\n") plain += 1;
  }
  lines(out, text.slice(plain), options);
  return out;
}

function lines(out, text, options, depth = 0) {
  if (!text) return;
  const rows = text.split("\n");
  let plain = [];
  const flush = () => {
    if (plain.length) out.append(h("div.line", null, inline(plain.join("\n"), options)));
    plain = [];
  };
  for (let at = 0; at < rows.length; ) {
    const block = blockAt(rows, at, options, depth);
    if (block) {
      flush();
      out.append(block.node);
      at = block.next;
    } else {
      plain.push(rows[at]);
      at += 1;
    }
  }
  flush();
}

function blockAt(rows, at, options, depth) {
  const row = rows[at];
  if (depth < DEEPEST && row.startsWith(">>> ")) return quote([row.slice(4), ...rows.slice(at + 1)], rows.length, options, depth);
  if (depth < DEEPEST && row.startsWith("> ")) {
    let next = at;
    while (next < rows.length && rows[next].startsWith("> ")) next += 1;
    return quote(rows.slice(at, next).map((line) => line.slice(2)), next, options, depth);
  }
  const heading = /^(#{1,3}) +(.+)$/.exec(row);
  if (heading) return { node: h(`h${heading[1].length + 2}.heading`, { "data-level": heading[1].length }, inline(heading[2], options)), next: at + 1 };
  if (row.startsWith("-# ")) return { node: h("small.subtext", null, inline(row.slice(3), options)), next: at + 1 };
  return LIST.test(row) ? list(rows, at, options) : null;
}

function quote(inner, next, options, depth) {
  const node = h("blockquote");
  lines(node, inner.join("\n"), options, depth + 1);
  return { node, next };
}

/** Builds a list with its nested lists, beginning at a row. */
function list(rows, at, options, indent = LIST.exec(rows[at])[1].length, depth = 0) {
  const ordered = /\d/.test(LIST.exec(rows[at])[2]);
  const node = h(ordered ? "ol" : "ul", ordered ? { start: parseInt(LIST.exec(rows[at])[2], 10) } : null);
  let next = at;
  for (let row; next < rows.length && (row = LIST.exec(rows[next])); ) {
    const deeper = row[1].length - indent;
    if (deeper < 0 || (deeper < 2 && /\d/.test(row[2]) !== ordered)) break;
    if (deeper > 1 && node.lastChild && depth < DEEPEST) {
      const inner = list(rows, next, options, row[1].length, depth + 1);
      node.lastChild.append(inner.node);
      next = inner.next;
    } else {
      node.append(h("li", null, inline(row[3], options)));
      next += 1;
    }
  }
  return { node, next };
}

/** The text without markup, for one-line previews. */
export function plainText(text) {
  const node = document.createElement("div");
  node.append(markdown(text));
  return node.textContent.replace(/\s+/g, " ").trim();
}
