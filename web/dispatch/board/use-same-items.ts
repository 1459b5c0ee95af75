import { useState } from "react";
import type { BoardItems } from "./board-items.ts";

type Lists<T> = ReadonlyMap<number, readonly T[]>;

/** The lists of before for the rows in which nothing has changed, so that only the others are drawn anew. */
export function useSameItems(fresh: BoardItems): BoardItems {
  return useKept(fresh, (shown) => ({
    waiting: sameOf(shown.waiting, fresh.waiting),
    byDriver: sameLists(shown.byDriver, fresh.byDriver),
  }));
}

/** The same for what else each row has. */
export function useSameLists<T>(fresh: Lists<T>): Lists<T> {
  return useKept(fresh, (shown) => sameLists(shown, fresh));
}

export function sameLists<T>(shown: Lists<T>, fresh: Lists<T>): Lists<T> {
  return new Map([...fresh].map(([id, list]) => [id, sameOf(shown.get(id), list)]));
}

function useKept<T>(fresh: T, next: (shown: T) => T): T {
  const [{ seen, shown }, keep] = useState(() => ({ seen: fresh, shown: fresh }));
  if (seen === fresh) return shown;
  const kept = next(shown);
  keep({ seen: fresh, shown: kept });
  return kept;
}

function sameOf<T>(before: readonly T[] | undefined, list: readonly T[]): readonly T[] {
  if (before === undefined || before.length !== list.length) return list;
  return JSON.stringify(before) === JSON.stringify(list) ? before : list;
}
