import { ApiError } from "../../http/api-error.ts";
import type { Judgement } from "./judge-giving.ts";

/** Passengers take so many minutes for in time. */
const GRACE_MINUTES = 5;

/** Refuses to give a ride to a driver who can't be there in time, or who would then be late for another. Dispatch may insist. */
export function refuseLate(judgement: Judgement | null): void {
  if (judgement === null) return;
  const { minutesLate, makesLate } = judgement;
  const [next] = makesLate;
  if (next) {
    const sentence = `With this ride the driver would be ${next.minutes} minutes late for ride ${next.reference}.`;
    throw new ApiError("driver_busy", sentence, {
      ride_id: next.rideId,
      reference: next.reference,
      minutes_late: minutesLate,
      makes_late: makesLate.map((ride) => ({
        ride_id: ride.rideId,
        reference: ride.reference,
        minutes: ride.minutes,
      })),
    });
  }
  if (minutesLate <= GRACE_MINUTES) return;
  throw new ApiError("driver_busy", `This driver can't be there in time: ${minutesLate} minutes late.`, {
    minutes_late: minutesLate,
    makes_late: [],
  });
}
