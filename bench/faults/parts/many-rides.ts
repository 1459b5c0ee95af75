import { readFileSync } from "node:fs";
import { DAY_MS, SECOND_MS } from "../../../domain/time-units.ts";
import { ALL_ENDPOINTS } from "../../../contract/all-endpoints.ts";
import { memoryMb } from "../../harness/processes.ts";
import { growOld, signInToDemo, startDemoCompany } from "../demo-company.ts";
import { type Fault, type Finding, holds } from "../fault.ts";

const RIDES = 300_000;
const SHORT_RIDES = 30_000;
const MOST_MS = SECOND_MS;
const ROUNDS = 3;
/** An export may hold so much of its table in memory, and no more. */
const MOST_GROWTH_MB = 150;

/** A company with five years behind it: every call that reads answers within a second, and a table of it all goes out as it is read. */
export const manyRides: Fault = {
  name: "many-rides",
  title: "A company with 300,000 rides",
  async run({ full, cluster }) {
    const engine = await cluster();
    const database = await engine.database();
    const product = await startDemoCompany(database);
    const rides = await growOld(engine, database, full ? RIDES : SHORT_RIDES);
    const access = await signInToDemo(product.url, "staff");
    const asked = [...everyReading(), ...WIDE];
    const times: { where: string; ms: number }[] = [];
    for (const where of asked) {
      const ms = await middleTime(product.url, { where, access });
      if (ms !== null) times.push({ where, ms });
    }
    const slow = times.filter(({ ms }) => ms > MOST_MS);
    const slowest = times.toSorted((one, other) => other.ms - one.ms).slice(0, 3);
    const word = ({ where, ms }: { where: string; ms: number }) => `${where} ${ms.toFixed(0)} ms`;
    const exported = await readExport(product.url, { access, pid: product.process.pid ?? 0 });
    await product.stop();
    return [
      holds("rides", String(rides), rides >= (full ? RIDES : SHORT_RIDES)),
      holds(
        `calls of ${times.length} that read and take over a second`,
        slow.length > 0 ? slow.map(word).join(", ") : `0; the slowest: ${slowest.map(word).join(", ")}`,
        slow.length === 0,
      ),
      ...exported,
    ];
  },
};

/** What staff ask about all years at once. */
const YEARS = `start_date=2019-01-01&end_date=${new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)}`;
const WIDE = [
  `/analytics/?${YEARS}`,
  `/admin/income/?${YEARS}`,
  `/ride-history/?${YEARS}`,
  "/ride-history/?q=mambo",
  "/ride-history/?q=maria&sort=-calculated_fare",
  "/ride-history/?page=1000",
  "/ride-history/?sort=driver_name&page=500",
  "/ride-requests/?limit=200",
];

/** The address of every call that reads, gives an answer of its own and needs nothing to be named. */
function everyReading(): string[] {
  return ALL_ENDPOINTS.filter(
    ({ method, path, output }) =>
      method === "GET" && !path.includes("{") && !NOT_TIMED.includes(String(output)),
  ).map(({ path }) => path);
}
const NOT_TIMED = ["stream", "csv", "archive", "file"];

/** Null where the call wants something that isn't given here. */
async function middleTime(url: string, { where, access }: { where: string; access: string }) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    const answer = await fetch(`${url}/api${where}`, { headers: { authorization: `Bearer ${access}` } });
    await answer.arrayBuffer();
    if (answer.status >= 500) return Number.POSITIVE_INFINITY;
    if (answer.status !== 200) return null;
    times.push(performance.now() - began);
  }
  return times.toSorted((one, other) => one - other)[1] ?? null;
}

async function readExport(url: string, { access, pid }: { access: string; pid: number }): Promise<Finding[]> {
  const before = memoryMb(pid);
  let most = before;
  const began = performance.now();
  const answer = await fetch(`${url}/api/ride-history/export/`, {
    headers: { authorization: `Bearer ${access}` },
  });
  let first: number | null = null;
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    first ??= performance.now() - began;
    bytes += (part as Uint8Array).length;
    most = Math.max(most, memoryMb(pid));
  }
  const seconds = (performance.now() - began) / SECOND_MS;
  return [
    holds(
      `a table of ${(bytes / 1e6).toFixed(1)} MB: its first letters, and the whole`,
      `${(first ?? Number.NaN).toFixed(0)} ms, ${seconds.toFixed(1)} s (load ${loadNow()})`,
      answer.status === 200 && first !== null && first < MOST_MS,
    ),
    holds("MB of memory more while it goes out", (most - before).toFixed(0), most - before <= MOST_GROWTH_MB),
  ];
}

function loadNow(): string {
  return readFileSync("/proc/loadavg", "utf8").split(" ")[0] ?? "";
}
