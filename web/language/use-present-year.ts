import { useSyncExternalStore } from "react";
import { islandParts } from "./formats.ts";

const builtIn = islandParts(new Date()).year;

/** The year on the island; a page prerendered last year corrects itself. */
export function usePresentYear(): number {
  return useSyncExternalStore(
    () => () => {},
    () => islandParts(new Date()).year,
    () => builtIn,
  );
}
