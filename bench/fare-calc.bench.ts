/**
 * How many fares a second one server works out, beside a bare Fastify route in the same process and the same run: the
 * ratio says what our part costs, whatever the machine. Embedded database, rate limits wide open, median of the rounds.
 * npx tsx bench/fare-calc.bench.ts [seconds each]
 * Baseline, November 2026, Node 20.20, two cores that others used too: of 16,450 bare requests a second 0.20 for a distance,
 * 0.16 for two places. On a machine under heavy load the ratio says nothing: both wait for the processor.
 */
import { fork } from "node:child_process";
import { Agent, request } from "node:http";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { buildApp } from "../server/app.ts";
import { systemClock } from "../server/clock.ts";
import { openDatabase } from "../server/database/connect.ts";
import { migrate } from "../server/database/migrate.ts";
import { SecretKey } from "../server/database/secret-key.ts";
import { buildMaps } from "../server/places/build-maps.ts";

const KEY = new SecretKey("a key for a measurement, and nothing else");

const CONNECTIONS = 16;
const WARM_UP_MS = 500;
const ROUNDS = 3;

type Load = { url: string; ms: number };

const TRIPS = {
  "a distance alone": "distance_km=10&passenger_count=2&luggage_count=2&trip_time=10:00:00&is_holiday=false",
  "a distance and a date":
    "distance_km=10&passenger_count=2&luggage_count=2&trip_time=10:00:00&trip_date=2027-03-01",
  "two places and a date":
    "pickup_place=Punda&dropoff_place=Jan%20Thiel&passenger_count=2&luggage_count=2&trip_time=10:00:00&trip_date=2027-03-01",
};

async function main(): Promise<void> {
  const ms = Number(process.argv[2] ?? 2) * 1000;
  const database = await openDatabase({ image: await (await PGlite.create()).dumpDataDir("none") });
  await migrate(database.db);
  const app = await buildApp({
    database,
    clock: systemClock,
    maps: buildMaps({ provider: "embedded", dataDir: "" }),
    secretKey: KEY,
    publicUrl: "http://127.0.0.1",
    trustedProxies: [],
    logLevel: "silent",
    limitFactor: 1e9,
  });
  app.get("/bare", async () => ({ fare: 21.5 }));
  const address = await app.listen({ host: "127.0.0.1", port: 0 });

  const bareUrl = `${address}/bare`;
  for (const [trip, query] of Object.entries(TRIPS)) {
    const url = `${address}/api/fareCalc?${query}`;
    const rounds: { fares: number; ratio: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const bare = await perSecond({ url: bareUrl, ms });
      const fares = await perSecond({ url, ms });
      rounds.push({ fares, ratio: fares / bare });
    }
    const ratio = median(rounds.map((round) => round.ratio)).toFixed(2);
    console.log(
      `${trip}: ${Math.round(median(rounds.map((round) => round.fares)))} a second, ${ratio} of bare`,
    );
  }
  await app.close();
  await database.close();
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Requests answered a second, asked for by another process. */
async function perSecond(load: Load): Promise<number> {
  await pressElsewhere({ ...load, ms: WARM_UP_MS });
  return ((await pressElsewhere(load)) * 1000) / load.ms;
}

function pressElsewhere(load: Load): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [JSON.stringify(load)]);
    child.once("message", (answered) => resolve(Number(answered)));
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`the asking process ended with ${code}`)));
  });
}

async function press({ url, ms }: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = performance.now() + ms;
  let answered = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) {
        await ask(url, agent);
        answered += 1;
      }
    }),
  );
  agent.destroy();
  return answered;
}

function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`));
      response.resume().once("end", resolve);
    });
    asked.once("error", reject).end();
  });
}

if (process.send) process.send(await press(JSON.parse(process.argv[2] ?? "") as Load));
else await main();
