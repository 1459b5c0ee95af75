import type { DashboardStats } from "../../../contract/reports/dispatch-figures.ts";
import type { DatedAnswer } from "../../api/call-for-list.ts";
import { freshMarker, keepMarker, sinceMarker } from "./cache-marker.ts";
import { FULL_RELOAD_MS } from "./read-marked-list.ts";

type StatsReading = {
  /** The content of the screen now. */
  readonly shown: DashboardStats | undefined;
  /** How many rides wait, as far as dispatch knows. */
  readonly waiting: number | undefined;
  readonly read: (since: Date | null) => Promise<DatedAnswer<DashboardStats>>;
};

/** Reads the figures of the dashboard by the rule of the lists; the count is that of the rides that wait. */
export async function readMarkedStats({ shown, waiting, read }: StatsReading): Promise<DashboardStats> {
  const marker = freshMarker("dashboard", Date.now());
  const isFresh = marker !== null && marker.count === waiting;
  const answer = await read(isFresh ? sinceMarker(marker) : null);
  if (answer.changed) {
    keepMarker("dashboard", { at: answer.at, count: answer.value.pendingCount });
    return answer.value;
  }
  if (shown !== undefined) return shown;
  await new Promise((resolve) => setTimeout(resolve, FULL_RELOAD_MS));
  return readMarkedStats({ shown, waiting: undefined, read });
}
