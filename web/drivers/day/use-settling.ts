import { useEffect, useState } from "react";

/** So long taps on a ride that has just appeared or changed are ignored, as they were meant for another. */
export const SETTLE_MS = 500;

/** Whether this has only just come up, where the second tap on what stood there before would still hit it. */
export function useSettling(): boolean {
  const [settling, setSettling] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setSettling(false), SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return settling;
}
