/**
 * `npm run simulate`: an island day as its clients make it. Drivers send their positions, guests book and follow their ride by its
 * live stream, dispatch hears of bookings by its own and gives them to drivers; each from an address of their own. It starts
 * the product itself (embedded, or on --postgres URL with --servers and --redis), or joins one that runs (--join URL).
 * --drivers, --pages, --seconds, --pace and --seed say how much and for how long; --costs measures what one of each kind
 * costs first; --at 17:30 begins the day at that hour of the island, as busy as that hour is: a rush, a night; --play pier plays dispatch: drivers of every temper and a plan that gives the rides; --soak is an hour at ten times the island's traffic on two servers, with its memory watched; --ten-hours is ten hours at the pace of the island itself.
 */
import { setTimeout as wait } from "node:timers/promises";
import { SECOND_MS } from "../../domain/time-units.ts";
import { type Company, openCompany } from "./company.ts";
import { measureCosts } from "./costs.ts";
import { Day } from "./day.ts";
import { playDispatch } from "./dispatch/play.ts";
import { SCENARIOS } from "./dispatch/scenarios.ts";
import { checkRides } from "./invariants.ts";
import { type Options, optionsOf } from "./options.ts";
import { TrackingPages } from "./pages.ts";
import { DatabaseTime, memoryMb, openFiles, processorMs } from "../harness/processes.ts";
import { type Sample, flatnessOf, linesOfCalls, linesOfCosts, machineLine } from "./report.ts";
import { Transactions } from "./transactions.ts";
import { Traffic } from "./traffic.ts";

const SAMPLE_MS = 1_000;
const CATCH_UP_MS = 30_000;
const say = (line: string) => console.log(line);

async function main(): Promise<void> {
  const options = optionsOf(process.argv.slice(2));
  say(machineLine());
  const scenario = options.play === null ? undefined : SCENARIOS[options.play];
  if (scenario) return tell(await playDispatch(options, { scenario, say }));
  say(
    `${options.drivers} drivers, ${options.pages} pages, ${options.seconds} s at pace ${options.pace}, seed ${options.seed}, ` +
      `${options.join ?? `${options.servers} server${options.servers > 1 ? "s" : ""} on ${options.postgres === null ? "the embedded database" : "PostgreSQL"}`}` +
      `${options.redis === null ? "" : " with Redis"}${options.at === null ? "" : `, from ${options.at.slice(0, 5)} on the island`}.`,
  );
  const company = await openCompany(options);
  const day = new Day(options, company);
  const found: { what: string; problem: string | null }[] = [];
  // Whoever breaks it off leaves no database behind.
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => day.end());
  try {
    found.push(...(await live(day, company, options)));
  } finally {
    day.wire.close();
    await company.close(async (db) => void found.push(...(await checkRides(db, day))));
  }
  tell(found);
}

function tell(found: readonly { what: string; problem: string | null }[]): void {
  for (const { what, problem } of found)
    say(problem === null ? `holds  ${what}` : `FAILS  ${what}: ${problem}`);
  process.exitCode = found.some(({ problem }) => problem !== null) ? 1 : 0;
}

async function live(day: Day, company: Company, options: Options) {
  const database = company.databaseName === null ? null : new DatabaseTime(company.databaseName);
  if (options.costs) for (const line of linesOfCosts(await measureCosts(day, database))) say(line);
  const pages = new TrackingPages(day);
  const traffic = new Traffic(day, pages);
  const openedAt = performance.now();
  await traffic.open(say);
  say(`Open after ${((performance.now() - openedAt) / 1_000).toFixed(0)} s, with ${pages.size} pages.`);
  const opening = day.countAnew();
  traffic.begin();
  const transactions = await Transactions.of(options.postgres, company.databaseName);
  const used = await watch(day, { database, transactions, seconds: options.seconds });
  await transactions.close();
  await traffic.end();
  const { open, behind } = await pages.close(CATCH_UP_MS);
  traffic.hangUp();

  const { figures } = day;
  for (const line of linesOfCalls(figures.rows(), options.seconds)) say(line);
  const problems = [...opening.problems(), ...figures.problems()];
  for (const problem of problems) say(`  ${problem}`);
  const share = (ms: number) => (ms / (options.seconds * 1_000)).toFixed(2);
  say(
    `Processors used: servers ${share(used.servers)}, database ${database ? share(used.database) : "in the server"}, ` +
      `clients ${share(used.clients)}. ${machineLine()}`,
  );
  const held = FIGURES.map(({ figure, what }) => ({ what, ...flatnessOf(used.samples, figure) }));
  say(`The event loop of a server stood still for ${used.longestStopMs.toFixed(0)} ms at most.`);
  for (const { what, early, late, most } of held)
    say(
      `${what}: ${early.toFixed(0)} in the second quarter, ${late.toFixed(0)} in the last, at most ${most.toFixed(0)}.`,
    );
  return [
    {
      what: "no call and no stream failed",
      problem: problems.length === 0 ? null : `${problems.length} kinds of failure`,
    },
    {
      what: `all ${open} open pages know the last step of their ride`,
      problem: behind === 0 ? null : `${behind} do not after ${CATCH_UP_MS / 1_000} s`,
    },
    ...(options.soak
      ? held.map(({ what, isFlat }) => ({ what: `flat: ${what}`, problem: isFlat ? null : "it grows" }))
      : []),
  ];
}

const FIGURES = [
  { figure: "mb", what: "MB of memory of the servers" },
  { figure: "files", what: "files and connections that the servers have open" },
  { figure: "transactions", what: "transactions a second in the database" },
] as const;

/** Waits for the seconds of the day, and sees what the processes use meanwhile. */
async function watch(
  day: Day,
  {
    database,
    transactions,
    seconds,
  }: { database: DatabaseTime | null; transactions: Transactions; seconds: number },
) {
  const { company } = day;
  const servers = () => company.pids.reduce((sum, pid) => sum + (processorMs(pid) ?? 0), 0);
  const clients = () => processorMs(process.pid) ?? 0;
  const before = { servers: servers(), database: database?.ms() ?? 0, clients: clients() };
  await longestStopMs(company);
  const started = performance.now();
  const samples: Sample[] = [];
  while (!day.over && performance.now() - started < seconds * 1_000) {
    await wait(SAMPLE_MS);
    database?.ms();
    samples.push({
      mb: company.pids.reduce((sum, pid) => sum + memoryMb(pid), 0),
      files: company.pids.reduce((sum, pid) => sum + openFiles(pid), 0),
      transactions: await transactions.aSecond(),
    });
  }
  return {
    servers: servers() - before.servers,
    database: (database?.ms() ?? 0) - before.database,
    clients: clients() - before.clients,
    longestStopMs: await longestStopMs(company),
    samples,
  };
}

/** For how long the event loop of any server stood still at most, since this was last asked. */
async function longestStopMs({ urls }: Company): Promise<number> {
  const stops = urls.map(async (url) => {
    const figures = await (await fetch(`${url}/metrics`)).text();
    return Number(/^trupial_event_loop_lag_seconds\{percentile="100"\} (\S+)/m.exec(figures)?.[1]);
  });
  return Math.max(...(await Promise.all(stops))) * SECOND_MS;
}

await main();
process.exit();
