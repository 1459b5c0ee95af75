import { useEffectEvent, useLayoutEffect } from "react";
import { isTyping } from "../../ui/use-keys.ts";

type CockpitKeys = {
  /** 1 for the next ride of the queue, -1 for the one before. */
  readonly onMove: (step: 1 | -1) => void;
  readonly onAssign: () => void;
  readonly onGive: () => void;
  readonly onEdit: () => void;
  /** Marks the chosen ride, for what is done with several. */
  readonly onMark: () => void;
  /** Chooses what waits, by its number. */
  readonly onAlarm: (number: number) => void;
  readonly onWhatIf: () => void;
  /** Leaves what was asked; false where nothing was. */
  readonly onLeave: () => boolean;
  readonly onView: (view: "queue" | "board" | "map") => void;
};

/** Letters that lead to no screen; b is the board everywhere. */
const VIEWS = { q: "queue", b: "board", w: "map" } as const;

/** The button that a letter presses. */
const PRESSED: Readonly<Record<string, string>> = {
  t: "[data-call]",
  y: "[data-accept-plan]",
  i: "[data-why]",
  x: "[data-out-of-plan]",
  "0": "[data-board-now]",
};

/** The keys of the cockpit; they come before those of every screen, which know nothing of the chosen ride. */
export function useCockpitKeys(keys: CockpitKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (document.querySelector("dialog[open]") !== null) return;
    if (event.key === "Escape" && document.querySelector("[aria-pressed=true][draggable]") === null) {
      if (!keys.onLeave()) return;
    } else if (isTyping(event.target)) return;
    else if (event.key === "j") keys.onMove(1);
    else if (event.key === "k") keys.onMove(-1);
    else if (event.key === "a" && focusedRide() === null) keys.onAssign();
    else if (event.key === "g") keys.onGive();
    else if (event.key === "e") keys.onEdit();
    else if (event.key === "z" && !document.activeElement?.matches("[draggable]")) keys.onMark();
    else if (event.key === "f") keys.onWhatIf();
    else if (event.key === "o") focus("[data-mode] [aria-pressed=true]");
    else if (PRESSED[event.key] !== undefined) press(PRESSED[event.key] ?? "", event.repeat);
    else if (isView(event.key)) keys.onView(VIEWS[event.key]);
    else if (/^[1-9]$/.test(event.key)) keys.onAlarm(Number(event.key));
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
function press(selector: string, isRepeated: boolean): void {
  if (!isRepeated) document.querySelector<HTMLElement>(selector)?.click();
}

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

/** Where the focus is on a ride, that ride is meant. */
function focusedRide(): Element | null {
  return document.activeElement?.closest("[data-ride]") ?? null;
}
