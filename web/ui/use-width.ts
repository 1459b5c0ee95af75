import { type RefObject, useLayoutEffect, useState } from "react";

/** How wide an element is, in pixels; 0 until it is drawn. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null || typeof ResizeObserver === "undefined") return;
    const measure = () => setWidth(current.clientWidth);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [element]);
  return width;
}
