import { z } from "zod";
import { fareLineSchema } from "../fares/fare-on-the-wire.ts";
import { vehicleTypeSchema } from "../fares/vehicle-type.ts";

/** The price of a booking after an edit. */
export const editPriceSchema = z.object({
  calculated_fare: z.string(),
  breakdown: z.array(fareLineSchema),
  vehicle_type: vehicleTypeSchema,
  distance_km: z.string(),
  duration_min: z.int(),
});
