import type { Driver } from "../../contract/drivers/driver.ts";
import {
  type LiveEvent,
  STAFF_EVENTS,
  type TrackedEvent,
  liveEventSchema,
  trackedEventSchema,
} from "../../contract/events/live-event.ts";
import { can } from "../../contract/roles.ts";
import type { TrackedRide } from "../../contract/rides/ride.ts";
import type { SignedIn } from "../http/caller.ts";
import type { HeardEvent } from "./event-feed.ts";
import type { ShowRide } from "./event-subjects.ts";
import { type Soon, whenThere } from "../soon.ts";

export type Looking = { caller: SignedIn; now: Date; reads: EventReads };

/** What an event needs to be shown; every reader of the same event shares it. */
export type EventReads = {
  ride(id: number): Soon<ShowRide>;
  driver(id: number): Soon<Driver | null>;
  tracked(trackingCode: string): Soon<TrackedRide>;
  /** Views as text, by what they show. */
  readonly texts: WeakMap<object, string>;
};

/** Events that dispatchers get too; the others are for staff only. */
const DISPATCH_EVENTS: readonly string[] = [
  "tariff.changed",
  "holidays.changed",
  "company.changed",
  "dispatch.changed",
  "places.changed",
];

/** Begins to read the ride of an event; a driver is read where they are shown. */
export function readRideAhead({ type, rideId }: HeardEvent, reads: EventReads): Soon<unknown> {
  const isOfRide = type === "ride.created" || type === "ride.changed";
  return isOfRide && rideId !== null ? reads.ride(rideId) : undefined;
}

/** One event for one reader, from the data at the time it is sent, as JSON. It holds nothing that the reader may not see. */
export function presentEvent(event: HeardEvent, looking: Looking): Soon<string[]> {
  return whenThere(viewsOf(event, looking), (views) =>
    views.map((view) => textOf(view, looking.reads.texts)),
  );
}

/** A change of a tracked ride for whoever has its code, as JSON: every page that follows it gets the same. */
export function presentTracked(trackingCode: string, { tracked, texts }: EventReads): Soon<string> {
  return whenThere(tracked(trackingCode), (ride) => textOf({ type: "track.changed", ride }, texts));
}

/** What many readers see alike is put into words once. An event shows a ride or a driver in one way only. */
function textOf(view: LiveEvent | TrackedEvent, texts: WeakMap<object, string>): string {
  const shown = ("ride" in view && view.ride) || ("driver" in view && view.driver) || view;
  const known = texts.get(shown);
  if (known !== undefined) return known;
  const schema = view.type === "track.changed" ? trackedEventSchema : liveEventSchema;
  // As with every answer: a field the contract does not name is never sent.
  const text = JSON.stringify(schema.parse(view));
  texts.set(shown, text);
  return text;
}

/** Whether there is anything in it for a reader, by the event itself: most events are for few, and nothing is read for the others. */
export function concerns(event: HeardEvent, caller: SignedIn): boolean {
  const { actor, accountId } = caller;
  if (event.type === "ride.created" || event.type === "ride.changed") {
    return event.rideId !== null && concernsRide(event, caller);
  }
  if (event.type === "driver.changed") {
    if (event.driverId === null) return false;
    if (can(actor, "dispatch") || event.driverId === accountId) return true;
    return (event.audience.rides ?? []).some(({ riderId }) => riderId === accountId);
  }
  const type = STAFF_EVENTS.find((office) => office === event.type);
  return type !== undefined && can(actor, DISPATCH_EVENTS.includes(type) ? "dispatch" : "administer");
}

function viewsOf(event: HeardEvent, looking: Looking): Soon<LiveEvent[]> {
  if (!concerns(event, looking.caller)) return [];
  if (event.type === "ride.created" || event.type === "ride.changed") {
    return event.rideId === null ? [] : showRide(event.type, event.rideId, looking);
  }
  if (event.type === "driver.changed") return showDriver(event, looking);
  const type = STAFF_EVENTS.find((office) => office === event.type);
  return type ? [{ type }] : [];
}

function showRide(
  type: "ride.created" | "ride.changed",
  rideId: number,
  { caller, now, reads }: Looking,
): Soon<LiveEvent[]> {
  return whenThere(reads.ride(rideId), (show) => {
    const ride = show({ caller, now });
    return [ride ? { type, ride } : { type: "ride.gone", ride_id: rideId }];
  });
}

/** Whether the reader could see the ride before or after the event; nobody gets an event of a ride they could never see. */
function concernsRide({ audience }: HeardEvent, { actor, accountId }: SignedIn): boolean {
  if (can(actor, "seeAllRides")) return true;
  return [audience.now, audience.before].some(
    (viewers) =>
      viewers !== undefined &&
      (viewers.riderId === accountId ||
        viewers.driverId === accountId ||
        (viewers.pool && can(actor, "seeThePool"))),
  );
}

/** Dispatch and the driver see the driver; a passenger the driver is under way for sees their own ride again. */
function showDriver(event: HeardEvent, looking: Looking): Soon<LiveEvent[]> {
  const { caller, reads } = looking;
  const { driverId } = event;
  if (driverId === null) return [];
  if (!can(caller.actor, "dispatch") && driverId !== caller.accountId) return showPassenger(event, looking);
  return whenThere(reads.driver(driverId), (driver) => [
    driver ? { type: "driver.changed", driver } : { type: "driver.gone", driver_id: driverId },
  ]);
}

async function showPassenger(event: HeardEvent, { caller, now, reads }: Looking): Promise<LiveEvent[]> {
  const events: LiveEvent[] = [];
  for (const { rideId, riderId } of event.audience.rides ?? []) {
    if (riderId !== caller.accountId) continue;
    const show = await reads.ride(rideId);
    const ride = show({ caller, now });
    if (ride) events.push({ type: "ride.changed", ride });
  }
  return events;
}
