import { useEffect, useState } from "react";

/** A list that changes many times a second, looked at so often at most; the first that has something is shown at once. */
export function useNowAndThen<T>(list: readonly T[], everyMs: number): readonly T[] {
  const [shown, setShown] = useState(list);
  const [isDue, setDue] = useState(true);
  const isNew = shown !== list;
  if (isNew && (isDue || shown.length === 0)) {
    setShown(list);
    setDue(false);
  }
  useEffect(() => {
    if (isDue) return;
    const timer = setTimeout(() => setDue(true), everyMs);
    return () => clearTimeout(timer);
  }, [isDue, everyMs]);
  return shown;
}
