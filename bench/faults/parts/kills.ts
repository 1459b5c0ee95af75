import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Product } from "../../../e2e/start-product.ts";
import { all, type Fault, type Finding } from "../fault.ts";
import { ask, bookUntilItDies, newRider, startCompany, until } from "../company.ts";

const WRITERS = 4;

/** The server is killed while it writes to the embedded database. */
export const killsEmbedded: Fault = {
  name: "kills-embedded",
  title: "kill -9 of the server during writes, embedded database",
  async run({ full }) {
    const data = await mkdtemp(path.join(tmpdir(), "trupial-kills-"));
    const findings = await killAgainAndAgain(full ? LONG : SHORT, () => startCompany({}, data));
    await rm(data, { recursive: true, force: true });
    return findings;
  },
};

/** The same with PostgreSQL behind it. */
export const killsOnPostgres: Fault = {
  name: "kills-postgres",
  title: "kill -9 of the server during writes, PostgreSQL",
  async run({ full, cluster }) {
    const database = await (await cluster()).database();
    return killAgainAndAgain(full ? LONG : SHORT, () => startCompany({ DATABASE_URL: database }));
  },
};

type Kills = { readonly kills: number; readonly bookingsBefore: number };
const SHORT: Kills = { kills: 10, bookingsBefore: 6 };
/** 5,000 bookings in all. */
const LONG: Kills = { kills: 50, bookingsBefore: 100 };

async function killAgainAndAgain(
  { kills, bookingsBefore }: Kills,
  start: () => Promise<Product>,
): Promise<readonly Finding[]> {
  let product = await start();
  const acknowledged: number[] = [];
  let there = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const riders = await Promise.all(Array.from({ length: WRITERS }, () => newRider(product.url)));
    const of: number[] = [];
    const writing = riders.map((access) => bookUntilItDies(product.url, access, of));
    await until(() => of.length >= bookingsBefore, "the first bookings");
    // Anywhere within a write or two.
    await wait((kill * 7) % 40);
    product.process.kill("SIGKILL");
    await once(product.process, "exit");
    await Promise.all(writing);
    product = await start();
    const kept = new Set<number>();
    for (const access of riders) for (const id of await ridesOf(product.url, access)) kept.add(id);
    acknowledged.push(...of);
    there += of.filter((id) => kept.has(id)).length;
  }
  await product.stop({ keepData: true });
  return [all(`acknowledged bookings that are there after ${kills} kills`, there, acknowledged.length)];
}

async function ridesOf(url: string, access: string): Promise<Set<number>> {
  const found = new Set<number>();
  for (let next: string | null = "/ride-requests/?limit=200"; next !== null;) {
    const response: Response = await fetch(`${url}/api${next}`, {
      headers: { authorization: `Bearer ${access}` },
    });
    for (const { id } of (await response.json()) as { id: number }[]) found.add(id);
    const link = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1];
    next = link === undefined ? null : link.replace(/^.*?\/api(?=\/)/, "");
  }
  return found;
}

/** The database is killed while the server writes to it. */
export const databaseKills: Fault = {
  name: "database-kills",
  title: "kill -9 of PostgreSQL during writes",
  async run({ full, cluster }) {
    const kills = full ? 20 : 5;
    const engine = await cluster();
    const database = await engine.database();
    const product = await startCompany({ DATABASE_URL: database });
    const acknowledged: number[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      // A new one each time: a rider books a hundred rides an hour.
      const access = await newRider(product.url);
      const before = acknowledged.length;
      const writing = Array.from({ length: WRITERS }, () =>
        bookUntilItDies(product.url, access, acknowledged),
      );
      await until(() => acknowledged.length > before + 5, "the first bookings");
      await wait((kill * 11) % 60);
      await engine.stop("SIGKILL");
      await Promise.all(writing);
      await engine.start();
      await until(
        async () => (await ask(product.url, "/ride-requests/?limit=1", { access })).status === 200,
        "the database",
      );
    }
    const kept = await engine.query(database, "select id from rides where id = any($1)", [acknowledged]);
    await product.stop();
    return [
      all(`acknowledged bookings that are there after ${kills} kills`, kept.length, acknowledged.length),
    ];
  },
};

/** The very first start is killed on its way. */
export const firstStartKilled: Fault = {
  name: "first-start",
  title: "kill -9 of the first start",
  async run({ full }) {
    const kills = full ? 11 : 4;
    let recovered = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const data = await mkdtemp(path.join(tmpdir(), "trupial-first-"));
      await startAndKill(data, 150 + kill * 250);
      const product = await startCompany({}, data);
      if ((await ask(product.url, "/config/")).status === 200) recovered += 1;
      await product.stop();
    }
    return [all("starts after that which answer", recovered, kills)];
  },
};

async function startAndKill(data: string, afterMs: number): Promise<void> {
  const stop = new AbortController();
  const starting = startCompany({}, data).then(
    (product) => product,
    () => null,
  );
  await wait(afterMs, undefined, { signal: stop.signal });
  await killHolders(data);
  await starting;
}

/** Kills whichever process was given this folder. */
async function killHolders(data: string): Promise<void> {
  const { readdirSync, readFileSync } = await import("node:fs");
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    try {
      const given = readFileSync(`/proc/${name}/environ`, "utf8").split("\0");
      if (given.includes(`DATA_DIR=${data}`)) process.kill(Number(name), "SIGKILL");
    } catch {
      // The process is another user's, or has ended.
    }
  }
}
