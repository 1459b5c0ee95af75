import { SECOND_MS } from "../../../domain/time-units.ts";
import type { Db, Trx } from "../../database/connect.ts";
import type { Travel } from "../../planning/plan-problem.ts";
import { ridesToTell } from "../../planning/rides-to-tell.ts";
import { assignDriver, timeOutOffer } from "../../rides/assigning/assign-driver.ts";
import { SYSTEM } from "../../rides/ride-actor.ts";
import { readSettings } from "../dispatch.queries.ts";
import { closeOffer, insertOffer, listOpenOffers } from "../offers.queries.ts";
import { OFFER_SECONDS } from "../../../contract/dispatch/dispatch.ts";
import { callRound, roundsToCall } from "./call-rounds.ts";
import { pausesOf, readFreshNos } from "./missed-offers.ts";
import type { SolvedDay } from "./day-planner.ts";
import { closeFirstRides, tellFirstRides } from "./tell-first-rides.ts";
import { unlessTaken } from "./unless-taken.ts";

/**
 * Offers what is due to its drivers, each one ride at a time, in the order in which they must leave: nothing is said before it has to be,
 * so that the rest can still change. A ride that nobody took that way goes to several at once. Those who come on tomorrow hear the evening before
 * with which ride. Only while auto-assign is on.
 */
export async function tellDrivers(db: Db, solved: SolvedDay, travel: Travel): Promise<void> {
  const { day, plan, settings } = solved;
  const { now } = day;
  await closeFirstRides(db, solved);
  const { auto_assign } = await readSettings(db);
  if (!auto_assign) return;
  await withdrawMoved(db, solved);
  await tellFirstRides(db, solved);
  const due = ridesToTell(plan, day.problem, settings).toSorted((one, other) => one.leave - other.leave);
  const { toCall, open } = await roundsToCall(db, solved, { travel, due });
  for (const round of toCall) await callRound(db, round, now);
  if (due.length === 0) return;
  const inRound = new Set([...open, ...toCall.map(({ rideId }) => rideId)]);
  const asked = new Set((await listOpenOffers(db)).map((offer) => offer.driver_id));
  const pauses = await pausesOf(db, now);
  const hasJustSaidNo = await readFreshNos(db, now);
  for (const { ride: rideId, car } of due) {
    if (inRound.has(rideId) || makesTheirNextLate(solved, car, rideId)) continue;
    const driver = day.cars.get(car)?.driver;
    const pause = driver && pauses.get(driver.id);
    if (!driver?.onShift || asked.has(driver.id) || (pause && pause > now)) continue;
    if (hasJustSaidNo(rideId, driver.id)) continue;
    asked.add(driver.id);
    await unlessTaken(db, (trx) => makeOffer(trx, { rideId, driverId: driver.id, now }));
  }
}

/** Whether a ride that the driver already has would be late after this one: that is for a person to decide, who is shown it. */
function makesTheirNextLate({ day, plan, settings }: SolvedDay, carId: number, rideId: number): boolean {
  const stops = plan.cars.find(({ car }) => car === carId)?.stops ?? [];
  const after = stops.slice(stops.findIndex(({ ride }) => ride === rideId) + 1);
  const has = new Set(day.problem.rides.filter(({ hand }) => hand?.car === carId).map(({ id }) => id));
  return after.some(({ ride, late }) => has.has(ride) && late > settings.graceMinutes);
}

const SILENT_AFTER_MS = (OFFER_SECONDS * SECOND_MS) / 2;

/** Takes back the offers of rides that the plan now has for another driver: a yes that comes late would undo the move. */
async function withdrawMoved(db: Db, { day, plan }: SolvedDay): Promise<void> {
  const { now } = day;
  const goneFrom = new Map(
    plan.moved.flatMap(({ ride, from, to }) => (to === null ? [] : [[ride, from] as const])),
  );
  for (const { id, ride_id: rideId, driver_id: driverId, offered_at } of await listOpenOffers(db)) {
    const from = goneFrom.get(rideId);
    if (from === undefined || day.cars.get(from)?.driver.id !== driverId) continue;
    // A driver who has let most of the time pass is left alone as if all had: else moves would have the silent asked more often.
    const isSilent = now.getTime() - offered_at.getTime() >= SILENT_AFTER_MS;
    const closing = { id, outcome: isSilent ? "timed_out" : "withdrawn", now } as const;
    await unlessTaken(db, async (trx) => {
      if (await closeOffer(trx, closing)) await timeOutOffer(trx, { rideId, driverId, now });
    });
  }
}

type Offer = { rideId: number; driverId: number; now: Date };

async function makeOffer(trx: Trx, { rideId, driverId, now }: Offer): Promise<void> {
  const expiresAt = new Date(now.getTime() + OFFER_SECONDS * SECOND_MS);
  if (!(await insertOffer(trx, { rideId, driverId, now, expiresAt }))) return;
  // The plan has looked at the rides around it, and at the way between them.
  await assignDriver(trx, { rideId, driverId, by: SYSTEM, now, force: true });
}
