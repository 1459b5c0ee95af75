import { z } from "zod";
import { VEHICLE_TYPES, type VehicleType } from "../../domain/fares/vehicles.ts";
import { latitudeQuery, longitudeQuery } from "../places/coordinates.ts";

const BOTH = "Give both drop_off_lat and drop_off_lon, or neither.";
const BRANDS = `brand_id is one or several of ${VEHICLE_TYPES.join(", ")}.`;

/** Where somebody wants a car now, as consumers of the feed ask. */
export const gofsQuerySchema = z
  .object({
    pickup_lat: latitudeQuery,
    pickup_lon: longitudeQuery,
    drop_off_lat: latitudeQuery.optional(),
    drop_off_lon: longitudeQuery.optional(),
    /** The types of car, with commas between; all of them where it is left out. */
    brand_id: z
      .string(BRANDS)
      .max(100, BRANDS)
      .transform((text) => text.split(",").filter(Boolean))
      .pipe(z.array(z.enum(VEHICLE_TYPES, BRANDS)))
      .default((): VehicleType[] => [...VEHICLE_TYPES]),
  })
  .refine(({ drop_off_lat: lat, drop_off_lon: lng }) => (lat === undefined) === (lng === undefined), BOTH);
export type GofsQuery = z.output<typeof gofsQuerySchema>;

/** The files of the feed that are the same for everybody who asks. */
export const GOFS_FILES = [
  "system_information",
  "service_brands",
  "vehicle_types",
  "zones",
  "operating_rules",
  "calendars",
  "booking_rules",
] as const;
export type GofsFile = (typeof GOFS_FILES)[number];
