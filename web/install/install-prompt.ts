import { useSyncExternalStore } from "react";

/** The event that Chromium hands over when the site can be installed; not yet in TypeScript's library. */
type InstallPromptEvent = Event & { prompt: () => Promise<{ outcome: "accepted" | "dismissed" }> };

/** `ready`: the browser can ask now. `installed`: it runs as an app. `manual`: the reader has to do it. */
export type InstallState = "ready" | "installed" | "manual";

let prompt: InstallPromptEvent | null = null;
let installed = false;
const listeners = new Set<() => void>();

/** Keeps the browser's install prompt until the reader asks for it. Called once, at the start. */
export function listenForInstall(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    if ("prompt" in event) prompt = event as InstallPromptEvent;
    changed();
  });
  window.addEventListener("appinstalled", () => {
    prompt = null;
    installed = true;
    changed();
  });
}

/** Whether and how the site can be installed here. */
export function useInstallState(): InstallState {
  return useSyncExternalStore(subscribe, presentState, () => "manual" as const);
}

/** Lets the browser ask; only when the state is `ready`. */
export async function askToInstall(): Promise<void> {
  const event = prompt;
  prompt = null;
  await event?.prompt();
  changed();
}

function presentState(): InstallState {
  if (installed || window.matchMedia("(display-mode: standalone)").matches) return "installed";
  return prompt === null ? "manual" : "ready";
}

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
