import { type DatabaseHandle, type Trx, inTransaction } from "../../server/database/connect.ts";
import { type RideViewers, viewersOf } from "../../server/events/event-audience.ts";
import { recordRideEvent } from "../../server/events/record-event.ts";
import { type TestRide, insertRide } from "../../server/testing/rides.ts";
import type { RideStatus } from "../../domain/rides/ride-states.ts";
import type { Employee } from "./company.ts";
import type { Day } from "./day.ts";
import { bookingOf } from "./island-day.ts";
import type { SimulatedRide } from "./rides.ts";
import { pick } from "./seeded.ts";

/** Rides that are written in one transaction. */
const AT_ONCE = 250;

type Wanted = { readonly day: Day; readonly drivers: readonly Employee[]; readonly later: number };
export type StoredRides = {
  readonly onTheRoad: { ride: SimulatedRide; driver: Employee }[];
  readonly later: SimulatedRide[];
};

/**
 * Puts the rides that are there when a day is looked at straight into the tables, with the history and the event that the product would
 * have kept of each. All are priced alike.
 */
export async function storeRides(
  openTables: () => Promise<DatabaseHandle>,
  { day, drivers, later }: Wanted,
): Promise<StoredRides> {
  const { db, close } = await openTables();
  const inParts = async <T, R>(all: readonly T[], store: (trx: Trx, one: T) => Promise<R>) => {
    const stored: R[] = [];
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const part = all.slice(from, from + AT_ONCE);
      stored.push(...(await inTransaction(db, (trx) => Promise.all(part.map((one) => store(trx, one))))));
    }
    return stored;
  };
  try {
    return {
      onTheRoad: await inParts(drivers, async (trx, driver) => ({
        ride: await storeRide(trx, { day, driver }),
        driver,
      })),
      later: await inParts(Array<null>(later).fill(null), (trx, driver) => storeRide(trx, { day, driver })),
    };
  } finally {
    await close();
  }
}

type Line = {
  readonly action: "book" | "assign" | "accept" | "set_out";
  readonly actor: "guest" | "operator" | "driver";
  readonly actorId: number | null;
  readonly from: RideStatus | null;
  readonly to: RideStatus;
};

/** One ride, on the road where it has a driver. */
async function storeRide(
  trx: Trx,
  { day, driver }: { day: Day; driver: Employee | null },
): Promise<SimulatedRide> {
  const { clock, operators } = day.company;
  const now = clock.now();
  const number = day.nextGuest();
  const { address, body } = bookingOf(number, { random: day.random, later: driver === null, now });
  const lines = linesOf(driver, pick(day.random, operators));
  const status = lines.at(-1)?.to ?? "Pending";
  const given = driver && { driver_id: driver.id, assigned_at: now, accepted_at: now, set_out_at: now };
  const { ride_datetime, ...trip } = body;
  const stored = await insertRide(
    { db: trx, clock },
    { ...trip, ride_datetime: new Date(ride_datetime), status, version: lines.length, ...given },
  );
  await Promise.all([
    keepHistory(trx, stored, { lines, driver, at: now }),
    recordRideEvent(trx, { type: "ride.changed", rideId: stored.id, audience: audienceOf(driver), at: now }),
  ]);
  for (const { action } of lines) if (action !== "book") day.answered.push({ rideId: stored.id, action });
  const guest = { url: day.urlOf(number), address };
  const ride = { id: stored.id, code: stored.trackingCode, guest, version: lines.length, changedAt: 0 };
  day.rides.push(ride);
  return ride;
}

function linesOf(driver: Employee | null, operator: Employee): Line[] {
  const booked: Line = { action: "book", actor: "guest", actorId: null, from: null, to: "Pending" };
  if (!driver) return [booked];
  const own = { actor: "driver", actorId: driver.id } as const;
  return [
    booked,
    { action: "assign", actor: "operator", actorId: operator.id, from: "Pending", to: "Assigned" },
    { action: "accept", ...own, from: "Assigned", to: "Accepted" },
    { action: "set_out", ...own, from: "Accepted", to: "Accepted" },
  ];
}

async function keepHistory(
  trx: Trx,
  { id }: TestRide,
  { lines, driver, at }: { lines: readonly Line[]; driver: Employee | null; at: Date },
): Promise<void> {
  const rows = lines.map(({ action, actor, actorId, from, to }) => ({
    ride_id: id,
    actor_id: actorId,
    actor,
    action,
    from_status: from,
    to_status: to,
    driver_id: to === "Pending" ? null : (driver?.id ?? null),
    at,
  }));
  await trx.insertInto("ride_history").values(rows).execute();
}

function audienceOf(driver: Employee | null): { now: RideViewers; before: RideViewers } {
  const pending = { rider_id: null, driver_id: null, status: "Pending", held: false };
  const before = viewersOf(pending);
  const now = driver ? viewersOf({ ...pending, driver_id: driver.id, status: "Accepted" }) : before;
  return { now, before };
}
