import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { Client } from "pg";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { LiveReader } from "../../../server/testing/live-reader.ts";
import { OwnRedis } from "../../../server/testing/own-redis.ts";
import { ask, newColleague, newOperator, startCompany, until } from "../company.ts";
import { type Fault, type Finding, holds, none } from "../fault.ts";

const PHASE_MS = 6 * SECOND_MS;
const PAUSE_MS = 300;
/** Every page is right within so long. */
const MOST_DELAY_S = 5;
/** The clock of the second server is behind by this. */
const BEHIND_MS = 60 * SECOND_MS;
const PRELOAD = pathToFileURL(path.join(import.meta.dirname, "../../../e2e/shifted-clock.mjs")).href;
/** A slow one sleeps so long in every second. */
const SLOW_MS = 700;
/** A server writes those it was told of once a minute. */
const KEPT_WITHIN_MS = 75 * SECOND_MS;
const PUNDA = { lat: 12.1055, lng: -68.9351 };
const STEP = 0.00001;

type Phase = "there" | "kill" | "freeze" | "slow" | "before the kill" | "one server";
type Told = { readonly lat: number; readonly at: number; readonly phase: Phase };

/**
 * Redis is killed, frozen and slowed while a driver says where they are at two servers in turn, whose clocks are a minute apart, and
 * dispatch listens at both. Then the first server is killed, and the driver goes on at the other.
 */
export const positionsAway: Fault = {
  name: "positions-away",
  title: "Cars at two servers, with a Redis killed, frozen and slow",
  async run({ cluster }) {
    const redis = await OwnRedis.create();
    const database = await (await cluster()).database();
    const environment = { DATABASE_URL: database, REDIS_URL: redis.url };
    const folder = mkdtempSync(path.join(tmpdir(), "trupial-clock-"));
    const file = path.join(folder, "shift");
    writeFileSync(file, String(-BEHIND_MS));
    const behind = { NODE_OPTIONS: `--import ${PRELOAD}`, CLOCK_SHIFT_FILE: file };
    const products = [
      await startCompany(environment),
      await startCompany({ ...environment, ...behind }),
    ] as const;
    const [url = "", other = ""] = products.map((product) => product.url);
    const operator = await newOperator(url, { DATABASE_URL: database });
    const access = await newColleague(url, { role: "driver", environment: { DATABASE_URL: database } });
    const client = new Client({ connectionString: database });
    await client.connect();
    await client.query(`insert into drivers
      (account_id, vehicle_type, vehicle_name, plate, license_number, approved_at, on_shift, shares_location, updated_at)
      select id, 'economy', 'Toyota Corolla', 'TX-1', 'CW-1', now(), true, true, now() from accounts where role = 'driver'
      on conflict (account_id) do update set approved_at = now(), on_shift = true, shares_location = true`);
    const stored = async () =>
      (await client.query<{ lat: number | null }>("select lat from drivers")).rows[0]?.lat ?? null;
    const readers = await Promise.all([url, other].map((address) => listen(address, operator)));
    const using: { over: boolean; phase: Phase } = { over: false, phase: "there" };
    const told: Told[] = [];
    const answers: number[] = [];
    const driving = (async () => {
      for (let turn = 0; !using.over; turn += 1) {
        const at = { ...PUNDA, lat: Number((PUNDA.lat + turn * STEP).toFixed(5)) };
        const began = Date.now();
        const to = turn % 2 || using.phase === "one server" ? other : url;
        const body = { positions: [at] };
        const { status } = await ask(to, "/me/driver/positions/", { access, body });
        answers.push(status);
        told.push({ lat: at.lat, at: began, phase: using.phase });
        await wait(PAUSE_MS);
      }
    })();
    await wait(PHASE_MS / 2);
    for (const how of ["kill", "freeze", "slow"] as const) {
      using.phase = how;
      const end = await redis.trouble(how, SLOW_MS);
      await wait(PHASE_MS);
      await end();
      using.phase = "there";
      await wait(PHASE_MS / 2);
    }
    using.phase = "before the kill";
    await wait(PHASE_MS / 2);
    using.phase = "one server";
    products[0].process.kill("SIGKILL");
    await wait(PHASE_MS);
    using.over = true;
    await driving;
    const last = told.at(-1)?.lat ?? 0;
    const stoppedAt = Date.now();
    await until(async () => (await stored()) === last, "the last position in the database", KEPT_WITHIN_MS);
    const keptAfter = (Date.now() - stoppedAt) / SECOND_MS;
    const off = await ask(other, "/me/driver/status/", {
      access,
      body: { status: "offline" },
    });
    const findings = findingsOf({ told, answers, heard: readers.map((one) => one.heardAt), keptAfter });
    const gone = await ask<{ lat: number | null }[]>(other, "/drivers/", { access: operator });
    const isGone = off.status === 200 && gone.body?.[0]?.lat === null;
    findings.push(holds("a driver who goes off is gone", isGone ? "yes" : "no", isGone));
    await Promise.all(readers.map(({ line }) => line.break()));
    await client.end();
    await Promise.all(products.map((product) => product.stop()));
    await redis.remove();
    rmSync(folder, { recursive: true, force: true });
    return findings;
  },
};

type Counted = {
  readonly told: readonly Told[];
  readonly answers: readonly number[];
  /** When each position, or a later one, was heard of at each server. */
  readonly heard: readonly ReadonlyMap<number, number>[];
  readonly keptAfter: number;
};

function findingsOf({ told, answers, heard, keptAfter }: Counted): Finding[] {
  const slowest = new Map<Phase, number>();
  for (const { lat, at, phase } of told) {
    // Of a server that is killed nobody hears what it was told last.
    const isKilled = phase === "before the kill" || phase === "one server";
    const heardAt = (isKilled ? heard.slice(1) : heard).map((one) =>
      Math.min(...[...one].filter(([to]) => to >= lat).map(([, when]) => when)),
    );
    slowest.set(phase, Math.max(slowest.get(phase) ?? 0, (Math.max(...heardAt) - at) / SECOND_MS));
  }
  const said = [...slowest].map(([phase, seconds]) => `${phase} ${seconds.toFixed(1)}`).join(", ");
  return [
    holds("positions told meanwhile", String(told.length), told.length > 40),
    none(
      "positions that are not answered with 204",
      answers.filter((one) => one !== 204).length,
      answers.length,
    ),
    holds(
      "seconds until dispatch has one, or a later one, at both",
      said,
      [...slowest.values()].every((one) => one <= MOST_DELAY_S),
    ),
    holds("seconds until the last one was in the database", keptAfter.toFixed(0), keptAfter <= 70),
  ];
}

/** Dispatch at one server: when it first heard of each position. */
async function listen(address: string, token: string) {
  const line = await LiveReader.connect({ address, token, path: "/api/events/?moves=frames" });
  const heardAt = new Map<number, number>();
  let seen = 0;
  const take = () => {
    const { events } = line;
    for (; seen < events.length; seen += 1) {
      const event = events[seen];
      if (event?.type !== "drivers.moved") continue;
      for (const { lat } of event.cars) if (!heardAt.has(lat)) heardAt.set(lat, Date.now());
    }
    return false;
  };
  line.until(take).catch(() => undefined);
  return { line, heardAt };
}
