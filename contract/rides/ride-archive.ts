import { languageSchema } from "../language-schema.ts";
import { z } from "zod";
import { dayRangeQuery } from "../day-range.ts";
import { askedVehicleTypeSchema } from "../fares/vehicle-type.ts";
import { recordIdSchema } from "../record-id.ts";
import { canBeShown, UNSHOWABLE_SENTENCE } from "../wire-text.ts";
import { rideSchema } from "./ride.ts";
import { ARCHIVE_STATUSES } from "../../domain/rides/archive-statuses.ts";

export const ARCHIVE_PAGE_ROWS = 20;

/** Orders of the archive; a minus reverses one. */
const ARCHIVE_SORTS = [
  "-completed_at",
  "completed_at",
  "-id",
  "id",
  "-calculated_fare",
  "calculated_fare",
  "-distance_km",
  "distance_km",
  "rider_name",
  "-rider_name",
  "driver_name",
  "-driver_name",
] as const;
export type ArchiveSort = (typeof ARCHIVE_SORTS)[number];

const whole = z.union([
  z.int(),
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number),
]);

/** Part of a reference, rider's name, phone, place, or driver's name or user name. */
export const rideSearchText = z
  .string()
  .trim()
  .max(100, "A search has at most 100 characters.")
  .refine(canBeShown, UNSHOWABLE_SENTENCE);

/** Which ended rides are meant. */
export const archiveFilterQuery = z.object({
  q: rideSearchText.optional(),
  ...dayRangeQuery.shape,
  driver_id: recordIdSchema.optional(),
  type: askedVehicleTypeSchema.optional(),
  /** How they ended; the completed ones where it is left out. */
  status: z.enum(ARCHIVE_STATUSES).optional(),
  /** A zone's key, or "none" for rides at the kilometre price. */
  zone: z.string().max(40).refine(canBeShown).optional(),
  sort: z.enum(ARCHIVE_SORTS).optional(),
});
export type ArchiveFilter = z.output<typeof archiveFilterQuery>;

/** The language in which the table is read, for its heads and the signs its spreadsheet expects; English where none is given. */
export const archiveExportQuery = archiveFilterQuery.extend({ language: languageSchema.optional() });

export const archiveQuery = archiveFilterQuery.extend({
  page: whole.pipe(z.int().min(1).max(100_000)).optional(),
});

/** A page of ended rides, with the figures of all that match the filter; only completed ones have brought any revenue. */
export const archivePageSchema = z
  .object({
    rows: z.array(rideSchema),
    page: z.int(),
    page_size: z.int(),
    total: z.int(),
    stats: z.object({
      total_rides: z.int(),
      /** Missing for whoever may not see the turnover, and so is the average. */
      total_revenue: z.number().optional(),
      total_distance_km: z.number(),
      average_fare: z.number().optional(),
      top_driver: z.object({ id: z.int(), name: z.string(), rides: z.int() }).nullable(),
    }),
  })
  .meta({ id: "ArchivePage" });
export type ArchivePage = z.infer<typeof archivePageSchema>;
