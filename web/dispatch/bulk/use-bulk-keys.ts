import { useEffectEvent, useLayoutEffect } from "react";
import { isTyping } from "../../ui/use-keys.ts";

type BulkKeys = {
  readonly onGive: () => void;
  readonly onPlanned: () => void;
  readonly onMove: () => void;
  readonly onTakeOut: () => void;
  readonly onCancel: () => void;
  readonly onLeave: () => void;
};

/** While rides are marked, letters mean all of them; they come before the keys of the screen, which mean one. */
export function useBulkKeys(areMarked: boolean, keys: BulkKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!areMarked || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (document.querySelector("dialog[open]") !== null) return;
    if (event.key === "Escape") {
      if (document.querySelector("[aria-pressed=true][draggable]") !== null) return;
      keys.onLeave();
    } else if (isTyping(event.target)) return;
    else if (event.key === "a") keys.onGive();
    else if (event.key === "g") keys.onPlanned();
    else if (event.key === "+" || event.key === "-") keys.onMove();
    else if (event.key === "x") keys.onTakeOut();
    else if (event.key === "Delete") keys.onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listener, true);
    return () => window.removeEventListener("keydown", listener, true);
  }, []);
}
