import type { Plan } from "../plan.ts";
import type { PlanProblem, Travel } from "../plan-problem.ts";

/** What can't be in a plan, in words; worked out from the problem alone. */
export function faultsOf(problem: PlanProblem, plan: Plan, travel: Travel): string[] {
  const faults: string[] = [];
  const seen = new Set<number>();
  for (const { car: id, stops, breaks } of plan.cars) {
    const car = problem.cars.find((one) => one.id === id);
    if (!car) {
      faults.push(`car ${id} is not there`);
      continue;
    }
    let free = Math.max(car.from, problem.now);
    let place = car.at;
    for (const stop of stops) {
      const ride = problem.rides.find((one) => one.id === stop.ride);
      const say = (what: string) => faults.push(`ride ${stop.ride} in car ${id} ${what}`);
      if (!ride || seen.has(stop.ride)) {
        say("is not there, or twice");
        continue;
      }
      seen.add(stop.ride);
      const accepted = ride.hand?.state === "accepted" && ride.hand.car === id;
      const fits =
        ride.passengers <= car.seats &&
        ride.bags <= car.bags &&
        ride.rank <= car.rank &&
        ride.needs.every((need) => car.offers.includes(need));
      if (!accepted && !fits) say("has no room");
      if (!accepted && ride.notBy.includes(id)) say("was turned down");
      if (stop.leave < free - 1e-6) say("is left for while the car is busy");
      if (stop.pickup < stop.leave + travel(place, ride.from, stop.leave).minutes - 1e-6) say("is too fast");
      if (stop.pickup < (ride.promised ? ride.pickup : ride.pickup - ride.flex) - 1e-6) say("is too early");
      if (Math.abs(stop.promise - ride.pickup) > (ride.promised ? 0 : ride.flex) + 1e-6)
        say("is promised wrongly");
      if (!accepted && stop.pickup > stop.promise + ride.patience + 1e-6) say("is too late");
      free = stop.pickup + ride.takes;
      place = ride.to;
      for (const rest of breaks) {
        if (rest.from < free - 1e-6 && rest.until > stop.leave + 1e-6) say("is driven in a break");
      }
    }
  }
  for (const { id, hand } of problem.rides) {
    const isLeft = plan.leftOver.some(({ ride }) => ride === id);
    if (seen.has(id) === isLeft) faults.push(`ride ${id} is neither driven nor left over, or both`);
    const driver = plan.cars.find(({ stops }) => stops.some(({ ride }) => ride === id))?.car;
    const isMoved = hand !== null && driver !== hand.car;
    if (isMoved !== plan.moved.some(({ ride }) => ride === id))
      faults.push(`ride ${id} moved without a word`);
    const isThere = problem.cars.some((car) => car.id === hand?.car);
    if (hand?.state === "accepted" && isThere && isMoved)
      faults.push(`ride ${id} was taken from who accepted it`);
  }
  return faults;
}
