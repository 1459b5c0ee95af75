import type { Driver } from "../../contract/drivers/driver.ts";
import type { Ride, TrackedRide } from "../../contract/rides/ride.ts";
import type { Db } from "../database/connect.ts";
import type { Caller } from "../http/caller.ts";

/** The subjects of events, read by the features that own them: those record events, so events cannot import them. */
export type EventSubjects = {
  readRideForMany(db: Db, id: number): Promise<ShowRide>;
  readDriver(db: Db, id: number, now: Date): Promise<Driver | null>;
  /** The ride of a tracking code; a refusal where there is none. */
  getRideByCode(db: Db, trackingCode: string): Promise<{ id: number }>;
  /** The same ride as whoever has the code sees it. */
  readTrackedRide(db: Db, trackingCode: string, now: Date): Promise<TrackedRide>;
};

/**
 * Shows a ride that was read to one viewer; null where they may not see it. All who see the same of it get one and the same object,
 * so that it is put into words once.
 */
export type ShowRide = (viewer: { caller: Caller; now: Date }) => Ride | null;
