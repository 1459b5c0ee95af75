import { useEffect, useRef, useState } from "react";

/** Rows beyond the edges of the frame that are drawn too, so that the keyboard and quick scrolling find them. */
const SPARE_ROWS = 12;
/** A list no longer than this is drawn whole. */
const WHOLE_UP_TO = 60;

/** Which rows of a long table are drawn, and how much space stands for the others. */
export function useRowWindow(count: number, rowPx: number) {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 800 });
  const windowed = count > WHOLE_UP_TO;

  useEffect(() => {
    const element = frame.current;
    if (element === null || !windowed) return;
    const measure = () => setView({ top: element.scrollTop, height: element.clientHeight });
    measure();
    element.addEventListener("scroll", measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      element.removeEventListener("scroll", measure);
      observer.disconnect();
    };
  }, [windowed]);

  if (!windowed) return { frame, first: 0, last: count, before: 0, after: 0 };
  const first = Math.max(0, Math.min(count, Math.floor(view.top / rowPx)) - SPARE_ROWS);
  const last = Math.min(count, Math.ceil((view.top + view.height) / rowPx) + SPARE_ROWS);
  return { frame, first, last, before: first * rowPx, after: (count - last) * rowPx };
}
