import type { Draft } from "./engine/draft.ts";
import type { Ground, Route } from "./engine/route.ts";
import type { Task, Work } from "./engine/task.ts";
import { explainLeftOver } from "./explain-left-over.ts";
import type { CarPlan, MoveWhy, Plan, PlannedBreak, PlannedStop, ToldMove } from "./plan.ts";
import type { PlanRide } from "./plan-problem.ts";

type Made = {
  draft: Draft;
  work: Work;
  ground: Ground;
  /** The told rides that could not be in time with their drivers. */
  unable: ReadonlySet<Task>;
  /** The gain from moving told drivers, if any moved. */
  gain: MoveWhy;
  finished: boolean;
};

/** Writes a draft down as a plan: with ids in the place of indices, and with times for people. */
export function presentPlan({ draft, work, ground, unable, gain, finished }: Made): Plan {
  const absent = work.tasks.filter((task) => task.ride && draft.absent.has(task));
  return {
    cars: draft.routes.map((route) => presentCar(route, ground)),
    leftOver: absent.map((task) => explainLeftOver(task, draft, work, ground)),
    moved: toldMoves(draft, work, { unable, gain }),
    cost: draft.cost,
    finished,
  };
}

function presentCar(route: Route, ground: Ground): CarPlan {
  const { car, tasks } = route;
  const comfortable = comfortableStarts(route, ground);
  const stops: PlannedStop[] = [];
  const breaks: PlannedBreak[] = [];
  let free = route.freeFrom;
  let place = car.at;
  for (const [index, task] of tasks.entries()) {
    const drive = ground.travel(place, task.from, Math.max(free, task.early));
    const soonest = Math.max(free + drive.minutes, task.early);
    const begins = beginning(task, soonest, comfortable[index] ?? soonest);
    const end = begins + task.takes;
    if (task.ride) {
      const promise = promiseOf(task.ride, begins);
      const leave = begins - drive.minutes;
      stops.push({
        ride: task.ride.id,
        leave,
        arrive: leave + drive.minutes,
        pickup: begins,
        end,
        promise,
        late: Math.max(0, begins - promise),
        slack: Math.max(0, (route.latest[index] ?? begins) - begins),
        emptyMinutes: drive.minutes,
        emptyKm: drive.km,
      });
    } else {
      breaks.push({ from: begins, until: end });
    }
    free = end;
    place = task.to;
  }
  return {
    car: car.id,
    stops,
    breaks,
    endsAt: free,
    endsIn: place,
    homeAt: car.home === null ? null : free + ground.travel(place, car.home, free).minutes,
    paidMinutes: sum(tasks.map(({ ride, takes }) => (ride ? takes : 0))),
    emptyMinutes: sum(stops.map(({ emptyMinutes }) => emptyMinutes)),
    emptyKm: sum(stops.map(({ emptyKm }) => emptyKm)),
  };
}

/** For each task the latest beginning that makes nothing after it late at all. */
function comfortableStarts({ tasks, mustEnd }: Route, { travel }: Ground): number[] {
  const starts: number[] = [];
  let must = mustEnd;
  for (let index = tasks.length - 1; index >= 0; index -= 1) {
    const task = tasks[index];
    if (!task) break;
    const begins = Math.min(task.due, must - task.takes);
    starts[index] = begins;
    const place = tasks[index - 1]?.to;
    must = place === undefined ? begins : begins - travel(place, task.from, task.early).minutes;
  }
  return starts;
}

/** As soon as it can; what has no promise yet as near to the asked time as makes nobody late. */
function beginning({ ride }: Task, soonest: number, comfortable: number): number {
  if (!ride || ride.promised) return soonest;
  return Math.max(soonest, Math.min(ride.pickup, comfortable));
}

function promiseOf(ride: PlanRide, begins: number): number {
  return ride.promised ? ride.pickup : Math.min(begins, ride.pickup + ride.flex);
}

/** The told rides that somebody else drives now, each with its reason. */
type Reasons = Pick<Made, "unable" | "gain">;

function toldMoves({ routeOf, routes }: Draft, { tasks }: Work, reasons: Reasons): ToldMove[] {
  return tasks.flatMap((task): ToldMove[] => {
    const { ride } = task;
    const hand = ride?.hand;
    const route = routes[routeOf[task.index] ?? -1];
    if (!ride || !hand || route?.car.id === hand.car) return [];
    return [{ ride: ride.id, from: hand.car, to: route?.car.id ?? null, why: whyMoved(task, reasons) }];
  });
}

function whyMoved(task: Task, { unable, gain }: Reasons): MoveWhy {
  if (task.told < 0) return "car-out";
  if (!Number.isFinite(task.costIn[task.told])) return "cannot-carry";
  return unable.has(task) ? "would-be-late" : gain;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
