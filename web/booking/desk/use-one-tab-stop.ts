import { type FocusEvent, type KeyboardEvent, useState } from "react";

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A row of buttons and links that Tab passes in one step; the arrow keys go from one to the next. */
export function useOneTabStop() {
  const [active, setActive] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const items = itemsOf(event.currentTarget);
    const next = items[(items.indexOf(event.target as HTMLElement) + step + items.length) % items.length];
    event.preventDefault();
    next?.focus();
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const at = itemsOf(event.currentTarget).indexOf(event.target);
    if (at >= 0) setActive(at);
  };
  return {
    row: { role: "toolbar", onKeyDown, onFocus } as const,
    tabIndexOf: (index: number): 0 | -1 => (index === active ? 0 : -1),
  };
}

function itemsOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>("a, button")];
}
