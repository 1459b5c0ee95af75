import { useLayoutEffect, useSyncExternalStore } from "react";

/** `system` follows the device. */
export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "theme";
const listeners = new Set<() => void>();

/** The chosen theme and the way to change it; public/boot.js sets it before the first paint. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, chosenTheme, () => "system" as const), chooseTheme];
}

/** Begins at night where nobody has chosen: for the time this component is shown, and only then. */
export function useNightTheme(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (chosenTheme() !== "system") return;
    root.dataset["theme"] = "dark";
    return () => {
      if (keptTheme() === null) delete root.dataset["theme"];
    };
  }, []);
}

function keptTheme(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function chosenTheme(): Theme {
  const theme = document.documentElement.dataset["theme"];
  return theme === "light" || theme === "dark" ? theme : "system";
}

function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  // Colours that fade from one theme to the other leave text unreadable for a blink.
  root.classList.add("no-transitions");
  if (theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = theme;
  try {
    if (theme === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // The choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
  requestAnimationFrame(() => root.classList.remove("no-transitions"));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
