/** Times of messages and `<t:unix:style>` in texts, updated by one clock for the whole page. */

import { h } from "./dom.js";
import { state } from "./store.js";

const STYLES = {
  t: { hour: "2-digit", minute: "2-digit" },
  T: { hour: "2-digit", minute: "2-digit", second: "2-digit" },
  d: { day: "2-digit", month: "2-digit", year: "numeric" },
  D: { day: "numeric", month: "long", year: "numeric" },
  f: { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
  F: { weekday: "long", day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
  s: { day: "2-digit", month: "2-digit", year: "numeric", hour: "2-digit", minute: "2-digit" },
  S: { day: "2-digit", month: "2-digit", year: "numeric", hour: "2-digit", minute: "2-digit", second: "2-digit" },
};
const STEPS = [["second", 1, 60], ["minute", 60, 60], ["hour", 3600, 24], ["day", 86_400, 30], ["month", 2_629_800, 12], ["year", 31_557_600, Infinity]];
const formats = new Map();

function format(style, Kind, options) {
  const locale = state.me?.locale || "en-US";
  const key = `${locale} ${style}`;
  if (!formats.has(key)) formats.set(key, new Kind(locale, options));
  return formats.get(key);
}

export function absolute(date, style) {
  return format(style, Intl.DateTimeFormat, STYLES[style]).format(date);
}

export function relative(date) {
  const seconds = Math.round((date - Date.now()) / 1000);
  const [unit, size] = STEPS.find(([, length, end]) => Math.abs(Math.round(seconds / length)) < end);
  return format("R", Intl.RelativeTimeFormat, { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

/** The chip for `<t:unix:style>`; null for a date out of range. */
export function timeChip(unix, style) {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return null;
  const known = style in STYLES ? style : "f";
  const text = style === "R" ? relative(date) : absolute(date, known);
  return h("time.chip-time", { datetime: date.toISOString(), title: absolute(date, "F"), "data-live": style === "R" ? "R" : null }, text);
}

function dayOf(date) {
  return new Date(date).toDateString();
}

export function isSameDay(one, other) {
  return dayOf(one) === dayOf(other);
}

/** The day as a heading between messages. */
export function dayName(iso) {
  return absolute(new Date(iso), "D");
}

/** The time beside an author's name. */
export function messageTime(iso) {
  const date = new Date(iso);
  const yesterday = new Date(Date.now() - 86_400_000);
  let text = absolute(date, "s");
  if (isSameDay(date, Date.now())) text = absolute(date, "t");
  else if (isSameDay(date, yesterday)) text = `${relativeDay(-1)}, ${absolute(date, "t")}`;
  return h("time.stamp", { datetime: iso, title: absolute(date, "F") }, text);
}

function relativeDay(days) {
  return format("R", Intl.RelativeTimeFormat, { numeric: "auto" }).format(days, "day");
}

export function shortTime(iso) {
  return h("time.stamp", { datetime: iso, title: absolute(new Date(iso), "F") }, absolute(new Date(iso), "t"));
}

/** Starts the clock that updates relative times. */
export function startClock() {
  setInterval(() => {
    for (const node of document.querySelectorAll("time[data-live]")) {
      const text = relative(new Date(node.getAttribute("datetime")));
      if (node.textContent !== text) node.textContent = text;
    }
  }, 1000);
}
