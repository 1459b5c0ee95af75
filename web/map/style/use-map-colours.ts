import { type RefObject, useEffect, useState } from "react";
import { MAP_COLOURS, type MapColours } from "./map-style.ts";

/** The colours of the ground as they are now: a canvas takes no properties of CSS, and the theme may change. */
export function useMapColours(frame: RefObject<HTMLElement | null>): MapColours | null {
  const [colours, setColours] = useState<MapColours | null>(null);
  useEffect(() => {
    const readAgain = () => {
      if (frame.current) setColours(coloursOf(frame.current));
    };
    readAgain();
    const themes = new MutationObserver(readAgain);
    themes.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
    const device = matchMedia("(prefers-color-scheme: dark)");
    device.addEventListener("change", readAgain);
    return () => {
      themes.disconnect();
      device.removeEventListener("change", readAgain);
    };
  }, [frame]);
  return colours;
}

/** A colour that depends on the theme is known only once an element has it. */
function coloursOf(frame: HTMLElement): MapColours {
  const probe = document.createElement("span");
  probe.hidden = true;
  frame.append(probe);
  const colours = Object.fromEntries(
    Object.entries(MAP_COLOURS).map(([name, property]) => {
      probe.style.color = `var(${property})`;
      return [name, getComputedStyle(probe).color];
    }),
  );
  probe.remove();
  return colours as MapColours;
}
