import { useEffectEvent, useLayoutEffect } from "react";

/** Keys that work on a whole page while nothing is typed and no dialog is open. */
export function useKeys(onKey: (event: KeyboardEvent) => void): void {
  const onFreeKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping(event.target) || document.querySelector("dialog[open]") !== null) return;
    onKey(event);
  });

  // With the first drawing: a key works as soon as the page is seen.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onFreeKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

const TYPED_IN = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

/** Whether a key that was pressed there is a letter of something typed. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(TYPED_IN) !== null;
}
