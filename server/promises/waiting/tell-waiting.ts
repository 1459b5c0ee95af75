import { MINUTE_MS } from "../../../domain/time-units.ts";
import { bagsBehind } from "../../../domain/fares/vehicles.ts";
import { languageOf } from "../../../domain/languages.ts";
import { type Db, type Trx, inTransaction } from "../../database/connect.ts";
import type { DayPlanner, SolvedDay } from "../../dispatch/plan/day-planner.ts";
import { queueTimeFree } from "../../notifications/queue-time-free.ts";
import type { Clock } from "../../process/clock.ts";
import type { RideRequest } from "../../planning/promise.ts";
import type { PromiseDesk } from "../../planning/promise-desk.ts";
import { BOARD_MINUTES } from "../../dispatch/plan/ride-of.ts";
import { SOON_FLEX_MINUTES, requestOf } from "../check-availability.ts";
import { holdPromises } from "../promises.queries.ts";
import { vehicleTypeOf } from "./present-waiting.ts";
import { type WaitingRow, listWaiting, moveWaiting } from "./waiting.queries.ts";

/** How often it looks whether a time has become free. */
export const TELL_WAITING_EVERY_MS = 20_000;
/** Nobody else is told of a car for so long: who was told first has the time to book it. */
const FIRST_FOR_MS = 20 * MINUTE_MS;
/** The same for the next car that is free, which is of use to somebody else soon. */
const NEXT_CAR_FIRST_FOR_MS = 10 * MINUTE_MS;
/** A car that comes free so shortly before is no use to somebody who has made other plans. */
const LEAST_AHEAD_MS = 10 * MINUTE_MS;

type Telling = { readonly db: Db; readonly planner: DayPlanner; readonly clock: Clock };

/** Writes to the first in the line for each time that the plan has a car for now. */
export async function tellWaiting({ db, planner, clock }: Telling): Promise<void> {
  const solved = planner.atHand;
  const now = clock.now();
  if (solved === null || (await listWaiting(db, now)).length === 0) return;
  await inTransaction(db, async (trx) => {
    // Another server may be at it too.
    await holdPromises(trx);
    await tellInOrder(trx, { planner, solved, now });
  });
}

type Looking = { planner: DayPlanner; solved: SolvedDay; now: Date };

async function tellInOrder(trx: Trx, { planner, solved, now }: Looking): Promise<void> {
  const rows = await listWaiting(trx, now);
  const isFirst = ({ told_at, as_soon_as_possible }: WaitingRow) => {
    const firstFor = as_soon_as_possible ? NEXT_CAR_FIRST_FOR_MS : FIRST_FOR_MS;
    return told_at !== null && told_at.getTime() > now.getTime() - firstFor;
  };
  const kept = rows.filter(isFirst);
  const isOfUse = ({ as_soon_as_possible, wanted_at }: WaitingRow) =>
    as_soon_as_possible || wanted_at.getTime() > now.getTime() + LEAST_AHEAD_MS;
  const waiting = rows.filter((row) => row.state === "waiting" && isOfUse(row));
  const looking = { planner, solved, now };
  let desk = deskBeside(kept, looking);
  for (const row of waiting) {
    const request = requestFor(row, looking);
    const pickup = request && desk.answer(request).pickup;
    if (pickup === null) continue;
    if (!(await moveWaiting(trx, { id: row.id, from: "waiting", to: { state: "told", told_at: now } })))
      continue;
    kept.push(row);
    desk = deskBeside(kept, looking);
    await queueTimeFree(trx, {
      facts: {
        code: row.code,
        name: row.name,
        wantedAt: (row.as_soon_as_possible
          ? solved.day.clock.instantOf(pickup)
          : row.wanted_at
        ).toISOString(),
        nextCar: row.as_soon_as_possible,
        whatsapp: row.whatsapp_consent,
        pickup: row.pickup_location,
        dropoff: row.dropoff_location,
      },
      language: languageOf(row.language),
      email: row.email,
      phone: row.phone === "" ? null : row.phone,
      now,
    });
  }
}

/** The desk of the plan with a car for each of those who were told and may still book. */
function deskBeside(kept: readonly WaitingRow[], { planner, solved, now }: Looking): PromiseDesk {
  const taken = kept.flatMap((one) => {
    const request = requestFor(one, { planner, solved, now });
    // Numbers below 0 are no rides of the plan.
    return request === null ? [] : [{ id: -one.id, request }];
  });
  return taken.reduce((desk, one) => desk.taking(one), planner.promiseDesk(solved));
}

function requestFor(row: WaitingRow, { planner, solved, now }: Looking): RideRequest | null {
  const request = requestOf(planner, solved, {
    pickup: { lat: row.pickup_lat, lng: row.pickup_lng },
    dropoff: { lat: row.dropoff_lat, lng: row.dropoff_lng },
    at: row.as_soon_as_possible ? now : row.wanted_at,
    durationMin: 0,
    passengers: row.passenger_count,
    bagsBehind: bagsBehind({ luggage: row.luggage_count, pricedFor: vehicleTypeOf(row) ?? "xl" }),
    vehicleType: vehicleTypeOf(row),
    needs: [],
  });
  if (request === null) return null;
  const { minutes } = planner.travel(solved)(request.from, request.to, request.pickup);
  const flex = row.as_soon_as_possible ? SOON_FLEX_MINUTES : 0;
  return { ...request, flex, takes: minutes + BOARD_MINUTES };
}
