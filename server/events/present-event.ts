import { type LiveEvent, OFFICE_EVENTS } from "../../contract/events/live-event.ts";
import { can } from "../../contract/roles.ts";
import type { Db } from "../database/connect.ts";
import type { SignedIn } from "../http/caller.ts";
import type { LoggedEvent } from "./event-feed.ts";

type Wire = { id: number };

/** How the other features show their things to a reader: null where he may not see it. */
export type Sights = {
  findRide(db: Db, asked: { rideId: number; caller: SignedIn; now: Date }): Promise<Wire | null>;
  findDriver(db: Db, asked: { driverId: number; now: Date }): Promise<Wire | null>;
};

export type Looking = { db: Db; sights: Sights; caller: SignedIn; now: Date };

/** Office events that dispatchers hear of too; the rest is the staff's own. */
const DISPATCHERS_HEAR: readonly string[] = ["tariff.changed", "holidays.changed", "company.changed"];

/** What one event is to one reader, as the world stands when it is sent. Nothing leaves here that he may not see. */
export async function presentEvent(event: LoggedEvent, looking: Looking): Promise<LiveEvent[]> {
  if (event.type === "ride.created" || event.type === "ride.changed") {
    return event.rideId === null ? [] : presentRide(event.type, event.rideId, event, looking);
  }
  if (event.type === "driver.changed") return presentDriver(event, looking);
  const type = OFFICE_EVENTS.find((office) => office === event.type);
  if (!type) return [];
  const { actor } = looking.caller;
  const hears = DISPATCHERS_HEAR.includes(type) ? can(actor, "dispatch") : can(actor, "administer");
  return hears ? [{ type }] : [];
}

async function presentRide(
  type: "ride.created" | "ride.changed",
  rideId: number,
  event: LoggedEvent,
  { db, sights, caller, now }: Looking,
): Promise<LiveEvent[]> {
  if (!concerns(event, caller)) return [];
  const ride = await sights.findRide(db, { rideId, caller, now });
  return [ride ? { type, ride } : { type: "ride.gone", ride_id: rideId }];
}

/** Whether the reader could see the ride before or after the event; nobody hears of a ride he never could see. */
function concerns({ audience }: LoggedEvent, { actor, accountId }: SignedIn): boolean {
  if (can(actor, "seeAllRides")) return true;
  return [audience.now, audience.before].some(
    (sight) =>
      sight !== undefined &&
      (sight.riderId === accountId ||
        sight.driverId === accountId ||
        (sight.pool && can(actor, "seeThePool"))),
  );
}

/** The office and the driver himself see the driver; a passenger he is under way for sees his own ride anew. */
async function presentDriver(event: LoggedEvent, looking: Looking): Promise<LiveEvent[]> {
  const { db, sights, caller, now } = looking;
  if (event.driverId === null) return [];
  if (can(caller.actor, "dispatch") || event.driverId === caller.accountId) {
    const driver = await sights.findDriver(db, { driverId: event.driverId, now });
    return driver ? [{ type: "driver.changed", driver }] : [];
  }
  const events: LiveEvent[] = [];
  for (const { rideId, riderId } of event.audience.rides ?? []) {
    if (riderId !== caller.accountId) continue;
    const ride = await sights.findRide(db, { rideId, caller, now });
    if (ride) events.push({ type: "ride.changed", ride });
  }
  return events;
}
