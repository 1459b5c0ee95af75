import { useState } from "react";

/** The list of before as long as it holds the same, so that nothing is worked out anew from it. */
export function useSameList<T>(
  list: readonly T[],
  isSame: (one: T, other: T) => boolean = Object.is,
): readonly T[] {
  const [kept, setKept] = useState(list);
  const same =
    kept === list ||
    (kept.length === list.length &&
      list.every((item, index) => {
        const before = kept[index];
        return before !== undefined && isSame(before, item);
      }));
  if (!same) setKept(list);
  return same ? kept : list;
}
