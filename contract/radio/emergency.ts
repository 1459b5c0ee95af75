import { z } from "zod";

/** A driver's call for help, as the driver sees it. */
export const ownEmergencySchema = z
  .object({
    id: z.number(),
    /** When the driver called, also where it came later. */
    called_at: z.iso.datetime(),
    /** The dispatcher who takes care of it; null as long as it rings. */
    taken_by: z.string().nullable(),
    taken_at: z.iso.datetime().nullable(),
  })
  .meta({ id: "OwnEmergency" });
export type OwnEmergency = z.infer<typeof ownEmergencySchema>;

/** The same as every desk sees it, until somebody says that it is over. */
export const emergencySchema = ownEmergencySchema
  .extend({
    driver_id: z.number(),
    driver_name: z.string(),
    driver_phone: z.string().nullable(),
    vehicle: z.string(),
    plate: z.string(),
    /** Where the call was made, as far as the phone or the last report knew. */
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    /** The ride that the driver was on. */
    ride: z
      .object({
        id: z.number(),
        reference: z.string(),
        rider_name: z.string(),
        rider_phone: z.string(),
        pickup_location: z.string(),
        dropoff_location: z.string(),
      })
      .nullable(),
  })
  .meta({ id: "Emergency" });
export type Emergency = z.infer<typeof emergencySchema>;
