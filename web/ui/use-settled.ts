import { useEffect, useState } from "react";

const PAUSE_MS = 250;

/** A value once it has stopped changing for a moment, for what is asked of the server while somebody types. */
export function useSettled<T>(value: T, afterMs = PAUSE_MS): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
