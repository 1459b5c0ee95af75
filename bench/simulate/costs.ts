import { setTimeout as wait } from "node:timers/promises";
import type { Day } from "./day.ts";
import { DRIVER_STEPS, somewhere } from "./island-day.ts";
import { LiveLine } from "./live-line.ts";
import { type DatabaseTime, processorMs } from "../harness/processes.ts";
import { type SimulatedRide, assign, bookOne, takeStep } from "./rides.ts";
import { addressOf } from "./seeded.ts";
import { inTurns } from "./traffic.ts";

/** What one of something costs, in microseconds of a processor. */
export type Cost = { readonly what: string; readonly server: number; readonly database: number | null };

const BOOKINGS = 200;
const RIDES = 40;
const POSITIONS = 600;
const READS = 600;
const LISTENERS = 300;
/** How many follow a ride, on average. */
const FOLLOWERS = 2;
const MOVES = 20;
const FIRST_LISTENER = 14_000_000;

/** Does one kind of work at a time, and says what each costs the servers and the database's connections. */
export async function measureCosts(day: Day, database: DatabaseTime | null): Promise<Cost[]> {
  const { company } = day;
  const [car, ...others] = company.drivers;
  const [operator] = company.operators;
  if (!car || !operator) throw new Error("nobody works here");
  const costOf = async (what: string, times: number, work: (number: number) => Promise<unknown>) => {
    const before = used(day, database);
    await inTurns(times, work);
    // What a call has set in motion belongs to it.
    await wait(300);
    const after = used(day, database);
    const each = (from: number, to: number) => ((to - from) * 1_000) / times;
    return {
      what,
      server: each(before.servers, after.servers),
      database: database && each(before.database, after.database),
    };
  };
  const move = (number: number) => {
    const driver = others[number % others.length] ?? car;
    return day.tellPosition(driver, somewhere(day.random));
  };
  // What is compiled and planned at its first use would be counted with the first kind.
  await inTurns(BOOKINGS, () => bookOne(day, { later: true }));
  await inTurns(POSITIONS, move);
  const costs: Cost[] = [];
  costs.push(await costOf("a booking", BOOKINGS, () => bookOne(day, { later: true })));
  costs.push(await costOf("a position, nobody listening", POSITIONS, move));
  const lines = [listener(day, { path: "/events/?moves=frames", caller: operator })];
  await Promise.all(lines.map((line) => line.open()));
  costs.push(await costOf("a position, dispatch listening", POSITIONS, move));
  const ride = await onTheRoad(day, { driver: car, operator });
  const drive = () => day.tellPosition(car, somewhere(day.random));
  costs.push(await costOf("a ride read by its page", READS, () => readRide(day, ride)));
  const pages = Array.from({ length: LISTENERS }, (_, number) =>
    listener(day, {
      path: `/track/${ride.code}/events/?moves=frames`,
      caller: { ...ride.guest, address: addressOf(FIRST_LISTENER + number) },
    }),
  );
  for (const page of pages.slice(0, FOLLOWERS)) await page.open();
  const followed = await costOf("a position, dispatch and the ride's two pages listening", POSITIONS, drive);
  costs.push(followed);
  await inTurns(LISTENERS - FOLLOWERS, async (number) => pages[number + FOLLOWERS]?.open());
  const crowded = await costOf("", MOVES, drive);
  for (const page of pages.splice(0)) page.close();
  costs.push({
    what: `an event at one of ${LISTENERS} pages`,
    server: Math.max(0, crowded.server - followed.server) / (LISTENERS - FOLLOWERS),
    database:
      database && Math.max(0, (crowded.database ?? 0) - (followed.database ?? 0)) / (LISTENERS - FOLLOWERS),
  });
  costs.push(
    await costOf("a ride from its booking to its end", RIDES, (number) =>
      wholeRide(day, others[number % others.length] ?? car),
    ),
  );
  for (const line of lines) line.close();
  return costs;
}

function used({ company }: Day, database: DatabaseTime | null) {
  const servers = company.pids.reduce((sum, pid) => sum + (processorMs(pid) ?? 0), 0);
  return { servers, database: database?.ms() ?? 0 };
}

function listener(day: Day, { path, caller }: { path: string; caller: SimulatedRide["guest"] }): LiveLine {
  return new LiveLine({ caller, path, figures: day.figuresNow, onEvent: () => undefined });
}

type Crew = { driver: Day["company"]["drivers"][number]; operator: Day["company"]["operators"][number] };

async function onTheRoad(day: Day, { driver, operator }: Crew): Promise<SimulatedRide> {
  const ride = await bookOne(day, { later: false });
  if (ride && (await assign(day, ride, { operator, driver }))) {
    await takeStep(day, ride, { driver, step: "accept" });
    if (await takeStep(day, ride, { driver, step: "set_out" })) return ride;
  }
  throw new Error("no ride could be set up to measure by");
}

function readRide(day: Day, ride: SimulatedRide) {
  return day.wire.call("ride read by its page", ride.guest, { path: `/track/${ride.code}/` });
}

async function wholeRide(day: Day, driver: Crew["driver"]): Promise<void> {
  const [operator] = day.company.operators;
  const ride = await bookOne(day, { later: false });
  if (!ride || !operator || !(await assign(day, ride, { operator, driver }))) return;
  for (const step of DRIVER_STEPS) await takeStep(day, ride, { driver, step });
}
