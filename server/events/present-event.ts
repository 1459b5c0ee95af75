import { type LiveEvent, OFFICE_EVENTS, liveEventSchema } from "../../contract/events/live-event.ts";
import { can } from "../../contract/roles.ts";
import type { Db } from "../database/connect.ts";
import { presentDriver } from "../drivers/present-driver.ts";
import type { RosterDriver } from "../drivers/roster.ts";
import type { SignedIn } from "../http/caller.ts";
import { asVisible } from "../rides/find-visible-ride.ts";
import type { RideRow } from "../rides/ride-rows.queries.ts";
import type { LoggedEvent } from "./event-feed.ts";

export type Looking = { db: Db; caller: SignedIn; now: Date; reads: EventReads };

/** What an event makes one read; all who look at the same event may share it, whoever they are. */
export type EventReads = {
  ride(id: number): Promise<RideRow | undefined>;
  driver(id: number): Promise<RosterDriver | null>;
};

/** Office events that dispatchers hear of too; the rest is the staff's own. */
const DISPATCHERS_HEAR: readonly string[] = [
  "tariff.changed",
  "holidays.changed",
  "company.changed",
  "dispatch.changed",
];

/** What one event is to one reader, as the world stands when it is sent. Nothing leaves here that he may not see. */
export async function presentEvent(event: LoggedEvent, looking: Looking): Promise<LiveEvent[]> {
  const views = await viewsOf(event, looking);
  // As with every answer: a field the contract does not name never leaves the house.
  return views.map((view) => liveEventSchema.parse(view));
}

async function viewsOf(event: LoggedEvent, looking: Looking): Promise<LiveEvent[]> {
  if (event.type === "ride.created" || event.type === "ride.changed") {
    return event.rideId === null ? [] : showRide(event.type, event.rideId, event, looking);
  }
  if (event.type === "driver.changed") return showDriver(event, looking);
  const type = OFFICE_EVENTS.find((office) => office === event.type);
  if (!type) return [];
  const { actor } = looking.caller;
  const hears = DISPATCHERS_HEAR.includes(type) ? can(actor, "dispatch") : can(actor, "administer");
  return hears ? [{ type }] : [];
}

async function showRide(
  type: "ride.created" | "ride.changed",
  rideId: number,
  event: LoggedEvent,
  { db, caller, now, reads }: Looking,
): Promise<LiveEvent[]> {
  if (!concerns(event, caller)) return [];
  const ride = await asVisible(db, await reads.ride(rideId), { caller, now });
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
async function showDriver(event: LoggedEvent, looking: Looking): Promise<LiveEvent[]> {
  const { db, caller, now, reads } = looking;
  if (event.driverId === null) return [];
  if (can(caller.actor, "dispatch") || event.driverId === caller.accountId) {
    const driver = await reads.driver(event.driverId);
    return [
      driver
        ? { type: "driver.changed", driver: presentDriver(driver) }
        : { type: "driver.gone", driver_id: event.driverId },
    ];
  }
  const events: LiveEvent[] = [];
  for (const { rideId, riderId } of event.audience.rides ?? []) {
    if (riderId !== caller.accountId) continue;
    const ride = await asVisible(db, await reads.ride(rideId), { caller, now });
    if (ride) events.push({ type: "ride.changed", ride });
  }
  return events;
}
