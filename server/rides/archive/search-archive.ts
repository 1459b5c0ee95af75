import { archiveStatuses } from "../../../domain/rides/archive-statuses.ts";
import { instantOf } from "../../../domain/curacao-time.ts";
import { toDollars } from "../../../domain/dollars.ts";
import {
  ARCHIVE_PAGE_ROWS,
  type ArchiveFilter,
  type ArchivePage,
} from "../../../contract/rides/ride-archive.ts";
import type { Db } from "../../database/connect.ts";
import { findMentioned } from "./find-mentioned.ts";
import type { Caller } from "../../http/caller.ts";
import { readArchiveFigures } from "./archive-figures.ts";
import { presentRide } from "../present-ride.ts";
import { type ArchiveScope, findDriverName, listArchivePage } from "./ride-archive.queries.ts";

const NEWEST_FIRST = "-completed_at";

type Search = { filter: ArchiveFilter; page: number; caller: Caller; now: Date };

/** A page of the ended rides with the figures of all that match the filter. */
export async function searchArchive(db: Db, { filter, page, caller, now }: Search): Promise<ArchivePage> {
  const { scope, sort } = await archiveScope(db, filter);
  const rows = await listArchivePage(db, {
    scope,
    sort,
    limit: ARCHIVE_PAGE_ROWS,
    offset: (page - 1) * ARCHIVE_PAGE_ROWS,
  });
  const { rides, fareCents, distanceM, busiest } = await readArchiveFigures(db, { filter, scope, now });
  return {
    rows: rows.map((row) => presentRide(row, caller, now)),
    page,
    page_size: ARCHIVE_PAGE_ROWS,
    total: rides,
    stats: {
      total_rides: rides,
      total_revenue: toDollars(fareCents),
      total_distance_km: distanceM / 1000,
      average_fare: rides === 0 ? 0 : toDollars(Math.round(fareCents / rides)),
      top_driver: busiest && {
        id: busiest.driverId,
        name: await findDriverName(db, busiest.driverId),
        rides: busiest.rides,
      },
    },
  };
}

/** A filter as it was asked for, with its days on the island as instants. */
export async function archiveScope(db: Db, filter: ArchiveFilter) {
  const statuses = archiveStatuses(filter.status);
  const text = filter.q ? await findMentioned(db, filter.q) : null;
  const scope: ArchiveScope = {
    statuses,
    // The index of texts has the completed rides alone; the others are few, and are read.
    text: text && !statuses.includes("Completed") ? { ...text, rides: null } : text,
    from: filter.start_date ? instantOf(filter.start_date, "00:00:00") : null,
    until: filter.end_date ? instantOf(filter.end_date, "00:00:00") : null,
    driverId: filter.driver_id ?? null,
    vehicleType: filter.type ?? null,
    zone: filter.zone || null,
  };
  return { scope, sort: filter.sort ?? NEWEST_FIRST };
}
