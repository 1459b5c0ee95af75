import { type RefObject, useEffect, useEffectEvent } from "react";

/** Closes what is open on Escape, which goes back to its button, on a click outside, and when focus leaves. */
export function useClosing(root: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  const onEvent = useEffectEvent((event: Event) => {
    const escaped = event instanceof KeyboardEvent && event.key === "Escape";
    if (escaped) {
      event.preventDefault();
      root.current?.querySelector<HTMLElement>("[aria-expanded=true]")?.focus();
    }
    if (escaped || (event.type !== "keydown" && !root.current?.contains(event.target as Node))) close();
  });
  useEffect(() => {
    if (!open) return;
    const listen = (event: Event) => onEvent(event);
    for (const type of EVENTS) document.addEventListener(type, listen);
    return () => {
      for (const type of EVENTS) document.removeEventListener(type, listen);
    };
  }, [open]);
}

const EVENTS = ["pointerdown", "focusin", "keydown"];
