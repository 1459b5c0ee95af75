import { type RefObject, useEffect, useState } from "react";
import { type RowWindow, rowsInView } from "./row-window.ts";

const FIRST_VIEW: RowWindow = { first: 0, last: 24 };
/** Until a row has been measured. */
const ROW_PX = 56;

/** Which rows a scrolled frame shows, and how high each is: the style sheet says that, and all are alike. */
export function useRowWindow(frame: RefObject<HTMLElement | null>, count: number) {
  const [view, setView] = useState(FIRST_VIEW);
  const [rowPx, setRowPx] = useState(ROW_PX);
  const empty = count === 0;

  useEffect(() => {
    const element = frame.current;
    if (element === null || empty) return;
    const measure = () => {
      const height = element.querySelector<HTMLElement>("tr[data-row]")?.offsetHeight || ROW_PX;
      const next = rowsInView({ top: element.scrollTop, height: element.clientHeight, rowPx: height });
      setRowPx(height);
      setView((present) => (present.first === next.first && present.last === next.last ? present : next));
    };
    measure();
    element.addEventListener("scroll", measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      element.removeEventListener("scroll", measure);
      observer.disconnect();
    };
  }, [frame, empty]);

  return { view, rowPx };
}
