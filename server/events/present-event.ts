import type { Driver } from "../../contract/drivers/driver.ts";
import {
  type LiveEvent,
  RADIO_EVENTS,
  STAFF_EVENTS,
  type TrackedEvent,
  liveEventSchema,
  trackedEventSchema,
} from "../../contract/events/live-event.ts";
import { can } from "../../domain/accounts/roles.ts";
import type { TrackedRide } from "../../contract/rides/ride.ts";
import type { SignedIn } from "../http/caller.ts";
import type { HeardEvent } from "./event-feed.ts";
import type { ShowRide } from "./event-subjects.ts";

export type Looking = { caller: SignedIn; now: Date; reads: EventReads };

/** Everything that an event needs to be shown; every reader of the same event shares it. */
export type EventReads = {
  ride(id: number): Promise<ShowRide>;
  driver(id: number): Promise<Driver | null>;
  tracked(trackingCode: string): Promise<TrackedRide>;
  /** Views as text, by what they show. */
  readonly texts: WeakMap<object, string>;
};

/** Events that dispatchers get too; the others are for staff only. */
const DISPATCH_EVENTS: readonly string[] = [
  "tariff.changed",
  "holidays.changed",
  "company.changed",
  "dispatch.changed",
  "plan.changed",
  "places.changed",
];

/** Begins to read the ride of an event; a driver is read where they are shown. */
export async function readRideAhead({ type, rideId }: HeardEvent, reads: EventReads): Promise<void> {
  const isOfRide = type === "ride.created" || type === "ride.changed";
  if (isOfRide && rideId !== null) await reads.ride(rideId);
}

/** One event for one reader, from the data at the time it is sent, as JSON. It holds nothing that the reader may not see. */
export async function presentEvent(event: HeardEvent, looking: Looking): Promise<string[]> {
  const views = await viewsOf(event, looking);
  return views.map((view) => textOf(view, looking.reads.texts));
}

/** A change of a tracked ride for whoever has its code, as JSON: every page that follows it gets the same. */
export async function presentTracked(trackingCode: string, { tracked, texts }: EventReads): Promise<string> {
  return textOf({ type: "track.changed", ride: await tracked(trackingCode) }, texts);
}

/** The words that many readers see alike are made once. An event shows a ride or a driver in one way only. */
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
  if (RADIO_EVENTS.some((one) => one === event.type)) return concernsRadio(event, caller);
  const type = STAFF_EVENTS.find((office) => office === event.type);
  return type !== undefined && can(actor, DISPATCH_EVENTS.includes(type) ? "dispatch" : "administer");
}

async function viewsOf(event: HeardEvent, looking: Looking): Promise<LiveEvent[]> {
  if (!concerns(event, looking.caller)) return [];
  if (event.type === "ride.created" || event.type === "ride.changed") {
    return event.rideId === null ? [] : showRide(event.type, event.rideId, looking);
  }
  if (event.type === "driver.changed") return showDriver(event, looking);
  const radio = RADIO_EVENTS.find((one) => one === event.type);
  if (radio) return [{ type: radio, driver_id: event.driverId }];
  const type = STAFF_EVENTS.find((office) => office === event.type);
  return type ? [{ type }] : [];
}

async function showRide(
  type: "ride.created" | "ride.changed",
  rideId: number,
  { caller, now, reads }: Looking,
): Promise<LiveEvent[]> {
  const show = await reads.ride(rideId);
  const ride = show({ caller, now });
  return [ride ? { type, ride } : { type: "ride.gone", ride_id: rideId }];
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

/** A text to all concerns every driver, any other the one it was said with. */
function concernsRadio({ driverId }: HeardEvent, { actor, accountId }: SignedIn): boolean {
  if (can(actor, "dispatch")) return true;
  return can(actor, "drive") && (driverId === null || driverId === accountId);
}

/** Dispatch and the driver see the driver; a passenger the driver is under way for sees their own ride again. */
async function showDriver(event: HeardEvent, looking: Looking): Promise<LiveEvent[]> {
  const { caller, reads } = looking;
  const { driverId } = event;
  if (driverId === null) return [];
  if (!can(caller.actor, "dispatch") && driverId !== caller.accountId) return showPassenger(event, looking);
  const driver = await reads.driver(driverId);
  return [driver ? { type: "driver.changed", driver } : { type: "driver.gone", driver_id: driverId }];
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
