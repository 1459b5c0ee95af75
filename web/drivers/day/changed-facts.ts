import type { Ride } from "../../../contract/rides/ride.ts";

/** The facts that a driver plans by. */
const PLANNED_FACTS = [
  "ride_datetime",
  "pickup_location",
  "dropoff_location",
  "stops",
  "notes",
  "passenger_count",
  "luggage_count",
  "flight_number",
  "calculated_fare",
] as const satisfies (keyof Ride)[];
export type PlannedFact = (typeof PLANNED_FACTS)[number];

/** The facts in which a ride is no longer what its driver last saw. */
export function changedFacts(before: Ride, now: Ride): PlannedFact[] {
  return PLANNED_FACTS.filter((fact) => !isSame(before[fact], now[fact]));
}

function isSame(before: Ride[PlannedFact], now: Ride[PlannedFact]): boolean {
  return before === now || JSON.stringify(before) === JSON.stringify(now);
}

/**
 * The rides that have changed since their driver accepted them, each as the driver last knew it: those already waiting to be read
 * stay as they were, whatever changes further.
 */
export function newlyChanged(
  waiting: readonly Ride[],
  { before, now }: { before: readonly Ride[]; now: readonly Ride[] },
): readonly Ride[] {
  const still = waiting.filter((was) => now.some(({ id }) => id === was.id));
  const fresh = before.filter((was) => {
    const ride = now.find(({ id }) => id === was.id);
    return (
      ride !== undefined &&
      was.accepted_at !== null &&
      still.every(({ id }) => id !== was.id) &&
      changedFacts(was, ride).length > 0
    );
  });
  return fresh.length === 0 && still.length === waiting.length ? waiting : [...still, ...fresh];
}
