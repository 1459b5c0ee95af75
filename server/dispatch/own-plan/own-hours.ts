import type { OwnPlan } from "../../../contract/dispatch/own-plan.ts";
import type { CarPlan } from "../../planning/plan.ts";
import type { SolvedDay } from "../plan/day-planner.ts";
import type { DriverJudge } from "../plan/driver-judge.ts";

/** The mean of fewer would be the figure of somebody. */
const LEAST_OTHERS = 2;
/** Times that aren't told yet still move by some minutes: they are given as people say them. */
const ROUNDED_MINUTES = 10;
const BREAK_ROUNDED_MINUTES = 5;

/** A driver's shift, break, way home, and their paid minutes beside the others'. */
export function ownHours(
  solved: SolvedDay,
  judge: DriverJudge,
  driverId: number,
): Pick<OwnPlan, "shift" | "break" | "last_ride" | "paid"> {
  const { day, plan } = solved;
  const [first] = judge.cars;
  const planned = first && plan.cars.find(({ car }) => car === first.car.id);
  const at = (minute: number) => day.clock.instantOf(minute).toISOString();
  const written = judge.cars.find((car) => car.written);
  const isOn = written !== undefined && written === first && written.driver.onShift;
  return {
    shift: written ? { from: isOn ? null : at(written.car.from), until: at(written.car.until) } : null,
    break: planned ? nextBreak(planned, day.problem.now, at) : null,
    last_ride: planned ? lastRide(solved, planned, at) : null,
    paid: paidBeside(solved, driverId),
  };
}

type At = (minute: number) => string;

function nextBreak({ breaks }: CarPlan, now: number, at: At): OwnPlan["break"] {
  const next = breaks.find(({ until }) => until > now);
  if (!next) return null;
  const from = rounded(next.from, BREAK_ROUNDED_MINUTES);
  return { from: at(from), until: at(from + (next.until - next.from)) };
}

/** Where a home is known: the end of the day's last ride, and the way from there. */
function lastRide({ day }: SolvedDay, { stops, endsAt, homeAt }: CarPlan, at: At): OwnPlan["last_ride"] {
  const last = stops.at(-1);
  if (!last || homeAt === null) return null;
  const ride = day.problem.rides.find(({ id }) => id === last.ride);
  const holds = ride !== undefined && ride.hand !== null;
  return {
    ends_at: at(holds ? endsAt : rounded(endsAt, ROUNDED_MINUTES)),
    minutes_home: Math.round(homeAt - endsAt),
    holds,
  };
}

/** Own paid minutes of today, and the mean of the others who are on or have driven today. */
function paidBeside({ day }: SolvedDay, driverId: number): OwnPlan["paid"] {
  const minutes = new Map<number, number>();
  for (const { driver, car } of day.cars.values()) {
    if (driver.onShift || car.paidMinutes > 0 || driver.id === driverId)
      minutes.set(driver.id, car.paidMinutes);
  }
  const own = minutes.get(driverId) ?? 0;
  minutes.delete(driverId);
  const others = [...minutes.values()];
  const sum = others.reduce((total, one) => total + one, 0);
  return {
    minutes: Math.round(own),
    others_minutes: others.length < LEAST_OTHERS ? null : Math.round(sum / others.length),
  };
}

function rounded(minute: number, step: number): number {
  return Math.round(minute / step) * step;
}
