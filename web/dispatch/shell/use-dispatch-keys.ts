import { useEffectEvent, useLayoutEffect } from "react";
import { isTyping } from "../../ui/is-typing.ts";
import { SCREEN_KEYS } from "./screen-keys.ts";

type DispatchKeys = {
  readonly onBook: () => void;
  readonly onCommand: () => void;
  readonly onHelp: () => void;
  /** With the ride that has the focus, if one has. */
  readonly onAssign: (rideId: number | null) => void;
  /** With the address of a screen. */
  readonly onGo: (to: string) => void;
};

/** The keys that work on every screen while nothing is typed and no dialog is open. */
export function useDispatchKeys(keys: DispatchKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping(event.target) || document.querySelector("dialog[open]") !== null) return;
    if (event.key === "n") keys.onBook();
    else if (event.key === "c") keys.onCommand();
    else if (event.key === "?") keys.onHelp();
    else if (event.key === "a") keys.onAssign(focusedRide());
    else if (event.key === "u") undoButton()?.click();
    else if (event.key === "/") searchField()?.focus();
    else {
      const screen = SCREEN_KEYS.find(({ key }) => key === event.key);
      if (screen === undefined) return;
      keys.onGo(screen.to);
    }
    event.preventDefault();
  });

  // With the first drawing: a key works as soon as the screen is seen.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

function focusedRide(): number | null {
  const id = document.activeElement?.closest<HTMLElement>("[data-ride]")?.dataset["ride"];
  return id === undefined ? null : Number(id);
}

/** The action that the toast at the bottom offers, while it is shown. */
function undoButton(): HTMLElement | null {
  return document.querySelector("[data-toasts] button");
}

function searchField(): HTMLElement | null {
  return document.querySelector("[data-search] input");
}
