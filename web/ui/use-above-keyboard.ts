import { type RefObject, useEffect } from "react";

/** As `--up-to-tablet` of the style sheets: where a keyboard on the screen takes half of it. */
const NARROW = "(max-width: 40rem)";
/** Under the keyboard's edge nothing is read. */
const EDGE_PX = 8;
/** Three lines are shown whatever the room: fewer are no list. */
const LEAST_PX = 144;

/** Scrolls a field that is typed into to the top, where a keyboard on the screen leaves room for what is found. */
export function showAboveKeyboard(field: HTMLElement): void {
  if (isNarrow()) field.parentElement?.scrollIntoView({ block: "start" });
}

/** Keeps a list that opens below a field as short as the part of the screen that the keyboard leaves. */
export function useRoomAboveKeyboard(list: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const element = list.current;
    if (!shown || !viewport || !element || !isNarrow()) return;
    const fit = () => {
      const bottom = viewport.offsetTop + viewport.height - EDGE_PX;
      const room = Math.max(LEAST_PX, bottom - element.getBoundingClientRect().top);
      element.style.setProperty("--room", `${room}px`);
    };
    fit();
    viewport.addEventListener("resize", fit);
    viewport.addEventListener("scroll", fit);
    return () => {
      viewport.removeEventListener("resize", fit);
      viewport.removeEventListener("scroll", fit);
    };
  }, [list, shown]);
}

function isNarrow(): boolean {
  return globalThis.matchMedia?.(NARROW).matches ?? false;
}
