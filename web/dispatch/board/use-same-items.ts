import { useState } from "react";
import type { BoardItem, BoardItems } from "./board-items.ts";

type List = readonly BoardItem[];

/** The lists of before for the rows in which nothing has changed, so that only the others are drawn anew. */
export function useSameItems(fresh: BoardItems): BoardItems {
  const [{ seen, shown }, keep] = useState(() => ({ seen: fresh, shown: fresh }));
  if (seen === fresh) return shown;
  const next = {
    waiting: sameOf(shown.waiting, fresh.waiting),
    byDriver: new Map([...fresh.byDriver].map(([id, list]) => [id, sameOf(shown.byDriver.get(id), list)])),
  };
  keep({ seen: fresh, shown: next });
  return next;
}

function sameOf(before: List | undefined, list: List): List {
  if (before === undefined || before.length !== list.length) return list;
  return JSON.stringify(before) === JSON.stringify(list) ? before : list;
}
