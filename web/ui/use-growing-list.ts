import { type RefObject, useEffect, useRef, useState } from "react";

const ROWS_AT_ONCE = 60;

/**
 * Draws a long list as far as it is looked at: the first rows, and more whenever its end comes near. The ref goes to an
 * element behind the last row. Another order or search begins at the first rows again, however far the list had grown;
 * the same list with news does not.
 */
export function useGrowingList<T>(
  all: readonly T[],
  order = "",
): {
  readonly shown: readonly T[];
  readonly end: RefObject<HTMLDivElement | null>;
} {
  const [rows, setRows] = useState(ROWS_AT_ONCE);
  const end = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(order);
  const more = rows < all.length;

  if (drawn !== order) {
    setDrawn(order);
    setRows(ROWS_AT_ONCE);
  }

  useEffect(() => {
    const element = end.current;
    if (!more || element === null) return;
    const near = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting === true && setRows((count) => count + ROWS_AT_ONCE),
      { rootMargin: "800px" },
    );
    near.observe(element);
    return () => near.disconnect();
  }, [more]);

  return { shown: more ? all.slice(0, rows) : all, end };
}
