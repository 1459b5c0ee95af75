import { ROUND_SECONDS } from "../../../contract/dispatch/dispatch.ts";
import { groupBy } from "../../../domain/group-by.ts";
import { SECOND_MS } from "../../../domain/time-units.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { recordEvent } from "../../events/record-event.ts";
import { queueRoundPush } from "../../notifications/queue-round-push.ts";
import type { PlanRide, Travel } from "../../planning/plan-problem.ts";
import {
  listGoneBy,
  countRoundsOfRides,
  insertRoundOffer,
  listMissedRounds,
  listOpenRoundOffers,
} from "../rounds.queries.ts";
import type { RideToTell } from "../../planning/rides-to-tell.ts";
import type { SolvedDay } from "./day-planner.ts";
import { DriverJudge } from "./driver-judge.ts";
import { pauseAfter } from "./missed-offers.ts";
import { listNos } from "./plan.queries.ts";
import { unlessTaken } from "./unless-taken.ts";

/** After so many offers that nobody took, a ride that is wanted so soon goes to several at once, once nobody is left who wasn't asked. */
const GONE_BY = 2;
const WITHIN_MINUTES = 15;
/** So soon it goes to several although somebody is left: each offer more takes half a minute. */
const AT_ONCE_MINUTES = 5;
/** So many are asked at once; for fewer than two it would be an offer as any other. */
const MOST_ASKED = 5;
const LEAST_ASKED = 2;
/** After a round that nobody took, the next waits so long, then twice as long; so does the next for whoever let one go by. */
const FIRST_PAUSE_MINUTES = 2;
/** Drivers whose lateness differs by less are alike, and who was paid less today comes first. */
const ALIKE_MINUTES = 5;

/** A ride that is to be asked for, and the drivers to ask, the best first. */
export type Round = { readonly rideId: number; readonly driverIds: readonly number[] };

/** Of the rides that nobody took one by one and that can't wait, those for which several can be asked, and the rides that are being asked for. */
export type Rounds = { readonly toCall: readonly Round[]; readonly open: ReadonlySet<number> };

/**
 * Picks the rides for a round, the most urgent first, and whom to ask: those on shift who could drive it, make nobody late and haven't
 * turned it down, also where they let offers go by. A driver is asked for one ride.
 */
export async function roundsToCall(
  db: Db,
  solved: SolvedDay,
  { travel, due }: { travel: Travel; due: readonly RideToTell[] },
): Promise<Rounds> {
  const { day } = solved;
  const { now } = day;
  const opened = await listOpenRoundOffers(db);
  const open = new Set(opened.map((offer) => offer.ride_id));
  const goneBy = new Map(groupBy(await listGoneBy(db, now), (row) => String(row.ride_id)));
  if (goneBy.size === 0) return { toCall: [], open };
  const hasRunOut = (rideId: number) => {
    const rows = goneBy.get(String(rideId)) ?? [];
    if (rows.reduce((sum, { offers }) => sum + Number(offers), 0) < GONE_BY) return false;
    const next = due.find(({ ride }) => ride === rideId);
    const driver = next && day.cars.get(next.car)?.driver;
    return !driver?.onShift || rows.some((row) => row.driver_id === driver.id);
  };
  const isPressing = (rideId: number, pickup: number) =>
    pickup - day.problem.now <= AT_ONCE_MINUTES && (goneBy.get(String(rideId))?.length ?? 0) >= GONE_BY;
  const waitsUntil = new Map(
    (await countRoundsOfRides(db, now)).map((row) => [
      row.ride_id,
      pauseAfter(Number(row.rounds), row.last_at ?? now, FIRST_PAUSE_MINUTES),
    ]),
  );
  const urgent = day.problem.rides
    .filter(({ id, hand, pickup }) => {
      const isUrgent = hand === null && pickup - day.problem.now <= WITHIN_MINUTES;
      const isResting = (waitsUntil.get(id) ?? now) > now;
      return isUrgent && !isResting && !open.has(id) && (hasRunOut(id) || isPressing(id, pickup));
    })
    .toSorted((one, other) => one.pickup - other.pickup || one.id - other.id);
  if (urgent.length === 0) return { toCall: [], open };
  const judges = await judgesOfFree(db, solved, { travel, busy: opened });
  const said = new Set((await listNos(db)).map((row) => `${row.ride_id} ${row.driver_id}`));
  const taken = new Set<number>();
  const toCall = urgent.flatMap((ride) => {
    const free = judges.filter(({ id }) => !taken.has(id) && !said.has(`${ride.id} ${id}`));
    const driverIds = best(solved, ride, free).slice(0, MOST_ASKED);
    if (driverIds.length < LEAST_ASKED) return [];
    for (const id of driverIds) taken.add(id);
    return [{ rideId: ride.id, driverIds }];
  });
  return { toCall, open };
}

/** Asks them all at once. */
export async function callRound(db: Db, { rideId, driverIds }: Round, now: Date): Promise<void> {
  await unlessTaken(db, async (trx) => {
    const asked = await insertAll(trx, { rideId, driverIds, now });
    for (const driverId of asked) await recordEvent(trx, { type: "driver.changed", driverId, at: now });
    await queueRoundPush(trx, { kind: "round_called", rideId, driverIds: asked, now });
    await recordEvent(trx, { type: "dispatch.changed", at: now });
  });
}

async function insertAll(trx: Trx, { rideId, driverIds, now }: Round & { now: Date }): Promise<number[]> {
  const expiresAt = new Date(now.getTime() + ROUND_SECONDS * SECOND_MS);
  const asked: number[] = [];
  for (const driverId of driverIds)
    if (await insertRoundOffer(trx, { rideId, driverId, now, expiresAt })) asked.push(driverId);
  return asked;
}

type Judge = { readonly id: number; readonly judge: DriverJudge };
type Free = { readonly travel: Travel; readonly busy: readonly { readonly driver_id: number }[] };

/** The drivers on shift who aren't asked in another round and haven't just let one go by. */
async function judgesOfFree(db: Db, solved: SolvedDay, { travel, busy }: Free): Promise<Judge[]> {
  const { cars, now } = solved.day;
  const resting = new Set(
    (await listMissedRounds(db, now))
      .filter((row) => pauseAfter(Number(row.missed), row.last_at, FIRST_PAUSE_MINUTES) > now)
      .map((row) => row.driver_id),
  );
  const asked = new Set(busy.map((offer) => offer.driver_id));
  const ids = new Set(
    [...cars.values()]
      .filter(({ driver }) => driver.onShift && !asked.has(driver.id) && !resting.has(driver.id))
      .map(({ driver }) => driver.id),
  );
  return [...ids].map((id) => ({ id, judge: new DriverJudge(solved, travel, id) }));
}

/** Those who can take a ride: the soonest there first, of those who are alike who was paid less today. */
function best({ day }: SolvedDay, ride: PlanRide, free: readonly Judge[]): number[] {
  const silent = new Set(day.nos.get(ride.id));
  const heldBack = new Set(ride.notBy.filter((car) => !silent.has(car)));
  return free
    .flatMap(({ id, judge }) => {
      const car = judge.cars[0]?.car;
      const taking = car && !heldBack.has(car.id) ? judge.judge(ride) : null;
      if (!car || !taking?.stop || taking.cannot !== null) return [];
      const late = Math.floor(Math.max(0, taking.stop.late) / ALIKE_MINUTES);
      return [{ id, late, paid: car.paidMinutes }];
    })
    .toSorted((one, other) => one.late - other.late || one.paid - other.paid || one.id - other.id)
    .map(({ id }) => id);
}
