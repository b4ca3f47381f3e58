/** The theme: dark, light or the system's; stored in this browser and shared by its frames. */

export const THEMES = { auto: "As the system", dark: "Dark", light: "Light" };
const KEY = "sandbox-theme";

export function themeName() {
  const kept = localStorage.getItem(KEY);
  return kept in THEMES ? kept : "auto";
}

export function setTheme(name) {
  localStorage.setItem(KEY, name);
  applyTheme();
}

export function applyTheme() {
  const wanted = themeName();
  const light = wanted === "light" || (wanted === "auto" && matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.dataset.theme = light ? "light" : "dark";
}

addEventListener("storage", (event) => event.key === KEY && applyTheme());
matchMedia("(prefers-color-scheme: light)").addEventListener("change", applyTheme);
applyTheme();
