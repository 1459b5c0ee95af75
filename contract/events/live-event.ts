import { z } from "zod";
import { openRideSchema } from "../dispatch/presence.ts";
import { driverSchema } from "../drivers/driver.ts";
import { rideSchema, trackedRideSchema } from "../rides/ride.ts";

/** Types that only say that something of dispatch changed; the reader fetches what they show of it. */
export const STAFF_EVENTS = [
  "message.created",
  "message.changed",
  "application.created",
  "application.changed",
  "case.changed",
  "contract.changed",
  "approval.changed",
  "account.changed",
  "tariff.changed",
  "holidays.changed",
  "company.changed",
  "dispatch.changed",
  "plan.changed",
  "places.changed",
] as const;

/** Something was said between dispatch and a driver or read, or a driver calls for help; whoever hears it reads it again. */
export const RADIO_EVENTS = ["radio.changed", "emergency.changed"] as const;
export type RadioEvent = (typeof RADIO_EVENTS)[number];

/** Events that somebody watches for. */
export type EventType =
  | "ride.created"
  | "ride.changed"
  | "driver.changed"
  | RadioEvent
  | (typeof STAFF_EVENTS)[number];

/** Where a driver is now, in degrees and in words. */
const movedCarSchema = z.object({
  id: z.number(),
  lat: z.number(),
  lng: z.number(),
  located_at: z.string(),
  location: z.string().nullable(),
});
export type MovedCar = z.infer<typeof movedCarSchema>;

/** The `data` of a live event, as the reader may see it. */
export const liveEventSchema = z.discriminatedUnion("type", [
  z.object({ type: z.enum(["ride.created", "ride.changed"]), ride: rideSchema }),
  /** This reader may no longer see the ride: given to another driver, or hidden. */
  z.object({ type: z.literal("ride.gone"), ride_id: z.number() }),
  z.object({ type: z.literal("driver.changed"), driver: driverSchema }),
  /** The driver no longer drives for the company. */
  z.object({ type: z.literal("driver.gone"), driver_id: z.number() }),
  /** To dispatch and that driver; null where it went to every driver. */
  z.object({ type: z.enum(RADIO_EVENTS), driver_id: z.number().nullable() }),
  z.object({ type: z.enum(STAFF_EVENTS) }),
  /** Every ride that a desk has open, each time one is opened or closed, for dispatch that asked for frames. */
  z.object({ type: z.literal("desk.presence"), rides: z.array(openRideSchema) }),
  /** All cars that moved within a second, for whoever may see every car and asked for frames. */
  z.object({ type: z.literal("drivers.moved"), cars: z.array(movedCarSchema) }),
]);
export type LiveEvent = z.infer<typeof liveEventSchema>;

/**
 * The `data` of an event on the stream of one tracked ride: that it or its car changed, with the ride as it now is. A server
 * of an older version leaves that out, and the page reads it again. Where only the car moved, a page that asked for frames is told that alone.
 */
export const trackedEventSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("track.changed"), ride: trackedRideSchema.optional() }),
  z.object({ type: z.literal("track.moved"), position: trackedRideSchema.shape.position.unwrap() }),
]);
export type TrackedEvent = z.infer<typeof trackedEventSchema>;

/** The name of the event without data that means: read everything again, because what was missed is no longer kept. */
export const RELOAD_EVENT = "reload";
/** A reader who receives nothing for this long has lost the connection. */
export const HEARTBEAT_SECONDS = 10;
