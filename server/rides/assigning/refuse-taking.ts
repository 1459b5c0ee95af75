import type { CannotTake } from "../../../contract/dispatch/own-plan.ts";
import { curacaoTime } from "../../../domain/curacao-time.ts";
import { ApiError } from "../../http/api-error.ts";
import type { RideRow } from "../ride-rows.queries.ts";

/** Works out before a driver takes a ride from the pool why they can't. The plan of the day knows. */
export type JudgeTaking = (asked: { rideId: number; driverId: number }) => Promise<CannotTake | null>;

/** Refuses a ride of the pool that would make a passenger of the same driver wait, or that isn't for the car or the shift. */
export function refuseTaking(cannot: CannotTake | null, ride: RideRow): void {
  if (cannot === null) return;
  const { why, minutes_late: minutes, shift_until: until } = cannot;
  switch (why) {
    case "makes_late": {
      const late = { ride_id: cannot.late_ride_id ?? 0, reference: cannot.late_reference ?? "" };
      const sentence = `With this ride you'd be ${minutes ?? 0} minutes late for ride ${late.reference}.`;
      throw new ApiError("driver_busy", sentence, {
        ...late,
        makes_late: [{ ...late, minutes: minutes ?? 0 }],
      });
    }
    case "outside_shift": {
      const sentence = until
        ? `Your shift ends at ${curacaoTime(new Date(until)).slice(0, 5)}.`
        : "This ride isn't within your shift.";
      throw new ApiError("outside_shift", sentence, { shift_until: until });
    }
    case "car":
    case "needs": {
      const sentence = "Your car doesn't have what this ride needs.";
      throw new ApiError("unsuitable_vehicle", sentence, { vehicle_type: ride.vehicle_type });
    }
  }
}
