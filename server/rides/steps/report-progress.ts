import { fromDollars } from "../../../domain/money.ts";
import type { Point } from "../../../domain/places/place-points.ts";
import { AT_PICKUP_KM } from "../../../domain/rides/at-pickup.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import type { RIDE_PROGRESS_STEPS } from "../../../domain/rides/progress-steps.ts";
import { getPayLinkSettings } from "../../company/pay-link-settings.ts";
import type { Trx } from "../../database/connect.ts";
import type { SignedIn } from "../../http/caller.ts";
import { refuseSecondAboard, requireOnDuty } from "../assigning/driver-duty.ts";
import { getOwnRide } from "../get-ride.ts";
import { actorOf } from "../ride-actor.ts";
import { partiesOf } from "../ride-parties.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { startCheckOf } from "../starting/start-code.ts";
import { findArrivalTold } from "../change/ride-changes.queries.ts";
import { rideConflict } from "../ride-conflict.ts";
import { straightKm } from "../../places/geometry.ts";
import { freeWaitMinutes } from "../waiting/free-wait.ts";
import { NOT_ESTIMATED } from "../change/ride-stamps.ts";
import { takeStep } from "../change/take-step.ts";

type Progress = {
  rideId: number;
  step: (typeof RIDE_PROGRESS_STEPS)[number];
  driver: SignedIn;
  happenedAt?: string | undefined;
  /** The driver's word on the passenger's code; one that was typed has been checked. */
  start?: { code?: string | undefined; reason?: string | undefined };
  /** With arrived: how far from the pickup they say they are. */
  farKm?: number | undefined;
  /** Where their car was last; null where nobody knows. */
  car?: CarSeen | null;
  now: Date;
};
type CarSeen = Point & { readonly at: number };

/** A driver reports the progress of their ride. */
export async function reportProgress(
  trx: Trx,
  { rideId, step, driver, happenedAt, start = {}, farKm, car = null, now }: Progress,
): Promise<RideRow> {
  const { after } = await takeStep(trx, {
    action: step,
    actor: actorOf(driver),
    now,
    happenedAt: happenedAt === undefined ? null : new Date(happenedAt),
    find: () => getOwnRide(trx, rideId, driver),
    parties: (ride) => partiesOf(ride, driver),
    checkDriver: (locked) => {
      if (step === "picked_up") requireOnDuty(locked, "driver");
    },
    prepare: async (ride, at) => {
      if (step === "set_out") return { changes: { set_out_at: at, ...NOT_ESTIMATED } };
      if (step === "arrived") return arrivalOf(at, farKm ?? kmFrom(ride, car, at));
      if (step === "wait") return { changes: { wait_began_at: at } };
      if (step === "carry_on") return { changes: { wait_ended_at: at } };
      if (step === "picked_up") {
        await refuseSecondAboard(trx, { driverId: driver.accountId, rideId, now, told: "driver" });
        return startOf(ride, start);
      }
      if (step === "no_show") {
        await refuseJustTold(trx, ride, now);
        return { changes: { no_show_fee_cents: await feeOf(trx, ride) } };
      }
      return {};
    },
  });
  return after;
}

/** An arrival; one that is told far from the pickup stands so on the ride and in its history. */
function arrivalOf(at: Date, km: number | null) {
  if (km === null || km <= AT_PICKUP_KM) return { changes: { arrived_at: at, arrived_far_m: null } };
  const meters = Math.round(km * METERS_PER_KM);
  return {
    changes: { arrived_at: at, arrived_far_m: meters },
    values: [{ field: "arrived_far_km", from: null, to: meters / METERS_PER_KM }],
  };
}

/** A position says where somebody was at a time for so long before and after it. */
const SAYS_MS = 2 * MINUTE_MS;
const METERS_PER_KM = 1_000;

/** How far a car was from the pickup as its driver said that they had arrived; null where nobody knows. */
function kmFrom({ pickup_lat: lat, pickup_lng: lng }: RideRow, car: CarSeen | null, at: Date): number | null {
  if (car === null || lat === null || lng === null) return null;
  if (Math.abs(car.at - at.getTime()) > SAYS_MS) return null;
  return straightKm(car, { lat, lng });
}

/** A passenger comes within this time once they are told that their driver is there. */
const TOLD_BEFORE_MS = 5 * MINUTE_MS;

/** An arrival that was told late began the wait when it happened; its passenger heard of it only when we did, and needs time to come. */
async function refuseJustTold(trx: Trx, ride: RideRow, now: Date): Promise<void> {
  const told = await findArrivalTold(trx, ride.id);
  const waits = Math.min(TOLD_BEFORE_MS, freeWaitMinutes(ride) * MINUTE_MS);
  if (told === undefined || now.getTime() - told.at.getTime() >= waits) return;
  throw rideConflict(
    ride,
    "Your passenger has only just been told that you're there. Please give them five minutes.",
  );
}

/** The fee that the company asks of a passenger who wasn't there; an account pays by statement. */
async function feeOf(trx: Trx, ride: RideRow): Promise<number | null> {
  const { mode, no_show_fee: fee } = (await getPayLinkSettings(trx)).settings;
  return mode === "off" || fee === null || ride.partner_id !== null ? null : fromDollars(fee);
}

/** How the start was checked, on the ride and, where there is a reason, in its history. */
function startOf(ride: RideRow, start: NonNullable<Progress["start"]>) {
  const start_check = startCheckOf(ride, start);
  const no_code_reason = start_check === "reason" ? (start.reason ?? null) : null;
  const values = [{ field: "no_code_reason", from: null, to: no_code_reason }];
  return { changes: { start_check, no_code_reason }, ...(no_code_reason === null ? {} : { values }) };
}
