import { z } from "zod";
import { driverSchema } from "../drivers/driver.ts";
import { rideSchema } from "../rides/ride.ts";

/** A ride as a bar on the board: from its pickup time to when its driver is free again. */
const boardRideSchema = rideSchema.extend({ ends_at: z.string() }).meta({ id: "BoardRide" });
export type BoardRide = z.infer<typeof boardRideSchema>;

/** Drivers against time. */
export const boardSchema = z
  .object({
    from: z.string(),
    to: z.string(),
    drivers: z.array(driverSchema),
    /**
     * Every ride that overlaps this time, by pickup time: those that wait, are under way, were completed or were
     * no-shows. `driver_id` is its driver; null for one that waits.
     */
    rides: z.array(boardRideSchema),
  })
  .meta({ id: "Board" });
export type Board = z.infer<typeof boardSchema>;
