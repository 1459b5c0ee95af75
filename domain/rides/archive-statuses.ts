import { ENDED, NOT_DRIVEN, type RideStatus } from "./ride-states.ts";

/** How the rides that are looked for ended; "not_driven" are all but the completed ones. */
export const ARCHIVE_STATUSES = [...ENDED, "not_driven"] as const;
export type ArchiveStatus = (typeof ARCHIVE_STATUSES)[number];

/** The statuses that a filter means; the completed rides where it names none. */
export function archiveStatuses(status: ArchiveStatus = "Completed"): readonly RideStatus[] {
  return status === "not_driven" ? NOT_DRIVEN : [status];
}
