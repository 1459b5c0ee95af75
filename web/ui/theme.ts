import { useSyncExternalStore } from "react";
import { deviceStore } from "../device/device-store.ts";

/** `system` follows the device. */
export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

/** The name under which the device keeps the choice. */
export const THEME_KEY = "theme";

/** The chosen theme and the way to change it; public/boot.js sets it before the first paint. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, chosenTheme, () => "system" as const), chooseTheme];
}

/** The theme that is chosen now. */
export function chosenTheme(): Theme {
  const theme = document.documentElement.dataset["theme"];
  return theme === "light" || theme === "dark" ? theme : "system";
}

function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  // Colours that fade from one theme to the other leave text unreadable for a blink.
  root.classList.add("no-transitions");
  if (theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = theme;
  deviceStore.set(THEME_KEY, theme === "system" ? null : theme);
  requestAnimationFrame(() => root.classList.remove("no-transitions"));
}

function subscribe(listener: () => void): () => void {
  return deviceStore.watch(THEME_KEY, listener);
}
