import { useEffectEvent, useLayoutEffect } from "react";

type CockpitKeys = {
  /** 1 for the next ride of the queue, -1 for the one before. */
  readonly onMove: (step: 1 | -1) => void;
  readonly onAssign: () => void;
  readonly onGive: () => void;
  readonly onEdit: () => void;
  /** Null where all three are seen at once. */
  readonly onView: ((view: "queue" | "board" | "map") => void) | null;
};

/** Letters that lead to no screen; b is the board everywhere. */
const VIEWS = { q: "queue", b: "board", w: "map" } as const;

/** The keys of the cockpit; they come before those of every screen, which know nothing of the chosen ride. */
export function useCockpitKeys(keys: CockpitKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target;
    if (target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]")) return;
    if (document.querySelector("dialog[open]") !== null) return;
    if (event.key === "j") keys.onMove(1);
    else if (event.key === "k") keys.onMove(-1);
    else if (event.key === "a" && focusedRide() === null) keys.onAssign();
    else if (event.key === "g") keys.onGive();
    else if (event.key === "e") keys.onEdit();
    else if (event.key === "t") press("[data-call]");
    else if (event.key === "y") press("[data-accept-plan]", event.repeat);
    else if (keys.onView !== null && isView(event.key)) keys.onView(VIEWS[event.key]);
    else if (/^[1-4]$/.test(event.key)) press(`[data-answer="${event.key}"]`);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener, true);
    return () => document.removeEventListener("keydown", listener, true);
  }, []);
}

function isView(key: string): key is keyof typeof VIEWS {
  return Object.hasOwn(VIEWS, key);
}

/** A key that is held down presses once. */
function press(selector: string, isRepeated = false): void {
  if (!isRepeated) document.querySelector<HTMLElement>(selector)?.click();
}

/** Where the focus is on a ride, that ride is meant. */
function focusedRide(): Element | null {
  return document.activeElement?.closest("[data-ride]") ?? null;
}
