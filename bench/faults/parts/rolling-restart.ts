import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { SECOND_MS } from "../../../domain/time-units.ts";
import type { Product } from "../../../e2e/start-product.ts";
import { all, type Fault, holds, none } from "../fault.ts";
import { ask, isReady, newRider, someBooking, startCompany, until } from "../company.ts";

const REQUESTS = 20_000;
const PER_SECOND = 300;
const RESTART_EVERY_MS = 8 * SECOND_MS;
/** Every so many requests one books. */
const BOOKS_EVERY = 20;
const TRIES = 5;
/** Enough that none comes near what one account may ask; no factor of BOOKS_EVERY, so that all of them book. */
const RIDERS = 41;

/** Two servers on one database are restarted in turn while people use them through a balancer. */
export const rollingRestart: Fault = {
  name: "rolling-restart",
  title: "Two servers restarted in turn under 300 requests a second",
  async run({ cluster }) {
    const database = await (await cluster()).database();
    // As in production, where a server that stops gives its balancer time to notice.
    const environment = { DATABASE_URL: database, NODE_ENV: "production" };
    const servers = [await startCompany(environment), await startCompany(environment)];
    const balancer = new Balancer(servers);
    const riders: string[] = [];
    for (let made = 0; made < RIDERS; made += 1) riders.push(await newRider(balancer.next()));
    const load = { over: false };
    const restarting = restartInTurn(servers, environment, balancer, load);
    const { failed, acknowledged } = await sendAll(balancer, riders);
    load.over = true;
    const restarts = await restarting;
    const kept = await (
      await cluster()
    ).query(database, "select id from rides where id = any($1)", [acknowledged]);
    await Promise.all(servers.map((server) => server.stop()));
    return [
      holds("restarts", String(restarts), restarts > 2),
      none("requests that failed", failed, REQUESTS),
      all("acknowledged bookings that are there", kept.length, acknowledged.length),
    ];
  },
};

/** A load balancer for two servers: asks each whether it is ready, and tries the other where one went away. */
class Balancer {
  readonly #servers: Product[];
  readonly #ready = new Set<string>();
  #turn = 0;
  readonly #watch: NodeJS.Timeout;

  constructor(servers: Product[]) {
    this.#servers = servers;
    for (const { url } of servers) this.#ready.add(url);
    this.#watch = setInterval(() => void this.#look(), 200);
    this.#watch.unref();
  }

  next(): string {
    this.#turn += 1;
    const urls = this.#servers.map(({ url }) => url).filter((url) => this.#ready.has(url));
    return urls[this.#turn % Math.max(1, urls.length)] ?? this.#servers[0]?.url ?? "";
  }

  leave(url: string): void {
    this.#ready.delete(url);
  }

  async #look(): Promise<void> {
    await Promise.all(
      this.#servers.map(async ({ url }) => {
        if (await isReady(url)) this.#ready.add(url);
        else this.#ready.delete(url);
      }),
    );
  }
}

async function restartInTurn(
  servers: Product[],
  environment: Record<string, string>,
  balancer: Balancer,
  load: { readonly over: boolean },
): Promise<number> {
  let restarts = 0;
  for (let turn = 0; !load.over; turn += 1) {
    await wait(RESTART_EVERY_MS);
    if (load.over) break;
    const which = turn % servers.length;
    const old = servers[which];
    if (old === undefined) break;
    const { port } = new URL(old.url);
    balancer.leave(old.url);
    old.process.kill("SIGTERM");
    await once(old.process, "exit");
    servers[which] = await startCompany({ ...environment, PORT: port });
    await until(() => isReady(servers[which]?.url ?? ""), "the restarted server");
    restarts += 1;
  }
  return restarts;
}

async function sendAll(balancer: Balancer, riders: readonly string[]) {
  const acknowledged: number[] = [];
  let failed = 0;
  const started = Date.now();
  const sent: Promise<void>[] = [];
  for (let index = 0; index < REQUESTS; index += 1) {
    const due = started + (index * SECOND_MS) / PER_SECOND;
    if (due > Date.now()) await wait(due - Date.now());
    sent.push(
      sendOne(balancer, riders[index % riders.length] ?? "", index).then((id) => {
        if (id === null) failed += 1;
        else if (id > 0) acknowledged.push(id);
      }),
    );
  }
  await Promise.all(sent);
  return { failed, acknowledged };
}

/** The number of the ride that was booked, 0 for what books none, null for a failure. */
async function sendOne(balancer: Balancer, access: string, index: number): Promise<number | null> {
  const books = index % BOOKS_EVERY === 0;
  const booking = books ? { access, key: randomUUID(), body: someBooking() } : {};
  const where = books ? "/book-ride/" : index % 2 === 0 ? "/config/" : "/ride-requests/?limit=1";
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const url = balancer.next();
    const { status, body } = await ask<{ id: number }>(url, where, books ? booking : { access });
    if (status >= 200 && status < 300) return books ? (body?.id ?? null) : 0;
    if (status !== 0 && status !== 503) return null;
    balancer.leave(url);
    await wait(50);
  }
  return null;
}
