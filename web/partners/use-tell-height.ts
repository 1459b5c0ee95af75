import { type RefObject, useEffect, useRef } from "react";
import type { FrameHeight } from "../../domain/partners/widget.ts";

/** Tells the site around a frame how high something in it is, each time that changes; nobody else is told. */
export function useTellHeight<E extends Element>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    const site = siteAround();
    if (element.current === null || site === null) return;
    const measured = element.current;
    const observer = new ResizeObserver(() => {
      const height: FrameHeight = { trupialHeight: Math.ceil(measured.getBoundingClientRect().height) };
      window.parent.postMessage(height, site);
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return element;
}

/** The site that shows this page in a frame, which our server has allowed; null where there is none or it keeps its name to itself. */
function siteAround(): string | null {
  if (window.parent === window) return null;
  const { ancestorOrigins } = window.location as { readonly ancestorOrigins?: DOMStringList };
  return ancestorOrigins?.[0] ?? URL.parse(document.referrer)?.origin ?? null;
}
