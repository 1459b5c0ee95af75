import { useEffect, useState } from "react";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { REFRESH_SECONDS } from "./use-driver-rides.ts";

/** So long a page that has just been opened may show what was kept before it says that it is that. */
const FIRST_ANSWER_MS = 3 * SECOND_MS;
/** A list is read again every so often; some seconds later it has not been. */
const OLD_MS = (REFRESH_SECONDS + 10) * SECOND_MS;

/**
 * Whether the server has been silent for too long: a call may hang for half a minute before it counts as failed, and what is shown
 * meanwhile is not how things are now. Null where nothing has been answered yet.
 */
export function useUnanswered(answeredAt: number | null, isLive: boolean): boolean {
  const [silentSince, setSilentSince] = useState<number | null>(null);
  const since = answeredAt ?? 0;
  const waits = answeredAt === null || !isLive;
  useEffect(() => {
    if (!waits) return;
    const due = answeredAt === null ? FIRST_ANSWER_MS : answeredAt + OLD_MS - Date.now();
    const timer = setTimeout(() => setSilentSince(since), due);
    return () => clearTimeout(timer);
  }, [answeredAt, since, waits]);
  return waits && silentSince === since;
}
