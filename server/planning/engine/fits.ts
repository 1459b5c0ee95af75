import type { PlanCar, PlanRide } from "../plan-problem.ts";
import type { PlanSettings } from "../plan-settings.ts";

/** The needs that a car must meet; a request has them before it is a ride. */
export type Party = Pick<PlanRide, "passengers" | "bags" | "rank" | "needs">;

/** Whether a car has the seats, the room, the class and the equipment. */
export function fits(car: PlanCar, { passengers, bags, rank, needs }: Party): boolean {
  return (
    passengers <= car.seats &&
    bags <= car.bags &&
    rank <= car.rank &&
    needs.every((need) => car.offers.includes(need))
  );
}

/** Any car has these; only what is beyond them is kept for who needs it. */
const COMMON_SEATS = 4;

/** The cost of spending a car on a party that needs less than it. */
export function costOfSpare(car: PlanCar, party: Party, settings: PlanSettings): number {
  const seats = Math.max(0, car.seats - Math.max(COMMON_SEATS, party.passengers));
  const ranks = car.rank - party.rank;
  const offers = car.offers.length - party.needs.length;
  return seats * settings.spareSeat + ranks * settings.spareRank + offers * settings.spareOffer;
}
