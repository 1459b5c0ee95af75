import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { SECOND_MS } from "../../../domain/time-units.ts";
import type { Product } from "../../../e2e/start-product.ts";
import { ask, isReady, newRider, someAddress, someBooking, startCompany, until } from "../company.ts";
import { type Fault, type Finding, all, holds, none } from "../fault.ts";
import { type ProxyKind, startProxy } from "../proxy.ts";

type Size = { readonly requests: number; readonly perSecond: number; readonly streams: number };
const SHORT: Size = { requests: 600, perSecond: 20, streams: 50 };
const WHOLE: Size = { requests: 20_000, perSecond: 300, streams: 500 };
const BOOKS_EVERY = 20;
/** Enough that none comes near what one account may ask; no factor of BOOKS_EVERY, so that all of them book. */
const RIDERS = 41;
/** As the manual says: the other server once this one is ready, and a moment. */
const BETWEEN_RESTARTS_MS = 3 * SECOND_MS;
/** What the stream itself tells a browser. */
const COMES_BACK_AFTER_MS = 2 * SECOND_MS;
const BACK_WITHIN_MS = 3 * SECOND_MS;
const FROZEN_MS = 7 * SECOND_MS;

export const behindCaddy = behindProxy("caddy", "Caddy");
export const behindNginx = behindProxy("nginx", "nginx");

/** Two servers behind a proxy with the file that is shipped, restarted and killed in turn while people use them. Nobody tries again. */
function behindProxy(kind: ProxyKind, title: string): Fault {
  return {
    name: `behind-${kind}`,
    title: `Two servers behind ${title}, restarted in turn, killed, and one that answers slowly`,
    async run({ full, cluster }) {
      const database = await (await cluster()).database();
      const environment = { DATABASE_URL: database, NODE_ENV: "production" };
      const pair = new Pair(environment, [await startCompany(environment), await startCompany(environment)]);
      const proxy = await startProxy(kind, pair.urls);
      try {
        const size = full ? WHOLE : SHORT;
        const load = new Load(proxy.url, await someRiders(proxy.url));
        const streams = await openStreams(proxy.url, size.streams);
        const findings = [...(await restarted(load, pair, size)), ...(await killed(load, pair, size))];
        const gaps = streams.stop();
        findings.push(...(await slow(load, pair)));
        const kept = await (
          await cluster()
        ).query(database, "select id from rides where id = any($1)", [load.acknowledged]);
        return [
          ...findings,
          all("acknowledged bookings that are there", kept.length, load.acknowledged.length),
          holds(
            `longest that one of ${gaps.streams} streams was away, of ${gaps.count} times`,
            `${(gaps.longest / SECOND_MS).toFixed(1)} s`,
            gaps.count > 0 && gaps.longest <= BACK_WITHIN_MS,
          ),
        ];
      } finally {
        await proxy.stop();
        await pair.stop();
      }
    },
  };
}

async function restarted(load: Load, pair: Pair, size: Size): Promise<Finding[]> {
  const { requests, perSecond } = size;
  const sending = load.send(size);
  let restarts = 0;
  while (!load.over) {
    await wait(BETWEEN_RESTARTS_MS);
    await pair.restart(restarts % 2, "SIGTERM");
    restarts += 1;
  }
  const { failed, said } = await sending;
  return [
    holds(`restarts by SIGTERM under ${perSecond} requests a second`, String(restarts), restarts >= 2),
    {
      ...none("requests that failed in them", failed, requests),
      ...(failed > 0 && { found: `${failed} of ${requests}: ${said}` }),
    },
  ];
}

/** What a killed server had in its hands is lost, and nothing else. */
async function killed(load: Load, pair: Pair, size: Size): Promise<Finding[]> {
  const { requests } = size;
  const sending = load.send(size);
  let kills = 0;
  let inHands = 0;
  while (!load.over) {
    await wait(BETWEEN_RESTARTS_MS);
    inHands += load.underWay;
    await pair.restart(kills % 2, "SIGKILL");
    kills += 1;
  }
  const { failed, said } = await sending;
  return [
    holds("kills", String(kills), kills >= 2),
    holds(
      "requests that failed in them, beside those under way when a server was killed",
      `${failed} of ${requests}, ${inHands} under way${failed > inHands ? `: ${said}` : ""}`,
      failed <= inHands,
    ),
  ];
}

/** The last server answers nothing for a while: whoever asks then waits, and nobody is sent away. */
async function slow(load: Load, pair: Pair): Promise<Finding[]> {
  const last = pair.servers[0];
  const other = pair.servers[1];
  if (!last || !other) throw new Error("there are two servers");
  other.process.kill("SIGTERM");
  await once(other.process, "exit");
  const requests = 300;
  const sending = load.send({ requests, perSecond: 30 });
  await wait(SECOND_MS);
  last.process.kill("SIGSTOP");
  await wait(FROZEN_MS);
  last.process.kill("SIGCONT");
  const { failed, said } = await sending;
  const found = failed > 0 ? { found: `${failed} of ${requests}: ${said}` } : {};
  return [
    {
      ...none(
        `requests sent away while the last server stood still for ${FROZEN_MS / SECOND_MS} s`,
        failed,
        requests,
      ),
      ...found,
    },
  ];
}

/** Two servers on ports of their own, which a proxy knows. */
class Pair {
  readonly servers: Product[];
  readonly urls: readonly string[];
  readonly #environment: Record<string, string>;

  constructor(environment: Record<string, string>, servers: Product[]) {
    this.#environment = environment;
    this.servers = servers;
    this.urls = servers.map(({ url }) => url);
  }

  /** Ends a server and starts it anew at its address; returns when it is ready. */
  async restart(which: number, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const old = this.servers[which];
    if (old === undefined) return;
    old.process.kill(signal);
    await once(old.process, "exit");
    const again = await startCompany(
      { ...this.#environment, PORT: new URL(old.url).port },
      old.dataDirectory,
    );
    this.servers[which] = again;
    await until(() => isReady(again.url), "the restarted server");
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.stop()));
  }
}

/** People who book and look, each once: what fails has failed. */
class Load {
  readonly acknowledged: number[] = [];
  underWay = 0;
  over = false;
  readonly #url: string;
  readonly #riders: readonly string[];

  constructor(url: string, riders: readonly string[]) {
    this.#url = url;
    this.#riders = riders;
  }

  async send({
    requests,
    perSecond,
  }: Pick<Size, "requests" | "perSecond">): Promise<{ failed: number; said: string }> {
    this.over = false;
    const refusals = new Map<number, number>();
    const started = Date.now();
    const sent: Promise<void>[] = [];
    for (let index = 0; index < requests; index += 1) {
      const due = started + (index * SECOND_MS) / perSecond;
      if (due > Date.now()) await wait(due - Date.now());
      sent.push(
        this.#sendOne(index).then((status) => {
          if (status < 200 || status > 299) refusals.set(status, (refusals.get(status) ?? 0) + 1);
        }),
      );
    }
    await Promise.all(sent);
    this.over = true;
    const said = [...refusals].map(([status, count]) => `${count} with ${status || "no answer"}`).join(", ");
    return { failed: [...refusals.values()].reduce((sum, count) => sum + count, 0), said };
  }

  async #sendOne(index: number): Promise<number> {
    const access = this.#riders[index % this.#riders.length] ?? "";
    const books = index % BOOKS_EVERY === 0;
    const where = books ? "/book-ride/" : index % 2 === 0 ? "/config/" : "/ride-requests/?limit=1";
    const booking = books ? { key: randomUUID(), body: someBooking() } : {};
    this.underWay += 1;
    const { status, body } = await ask<{ id: number }>(this.#url, where, { access, ...booking });
    this.underWay -= 1;
    if (books && status === 201 && body !== null) this.acknowledged.push(body.id);
    return status;
  }
}

async function someRiders(url: string): Promise<readonly string[]> {
  const riders: string[] = [];
  for (let made = 0; made < RIDERS; made += 1) riders.push(await newRider(url));
  return riders;
}

/** Readers of one ride's live events, who come back as a browser does when they are cut off. */
async function openStreams(url: string, count: number) {
  const { body: ride } = await ask<{ tracking_code: string }>(url, "/book-ride/", { body: someBooking() });
  if (ride === null) throw new Error("a ride to follow");
  const reading = { over: false };
  const gaps: number[] = [];
  let open = 0;
  const read = async () => {
    let lost: number | null = null;
    while (!reading.over) {
      const stream = await fetch(`${url}/api/track/${ride.tracking_code}/events/`, {
        headers: { "x-forwarded-for": someAddress() },
      }).catch(() => null);
      if (stream?.status === 200 && stream.body !== null) {
        if (lost !== null) gaps.push(Date.now() - lost);
        open += 1;
        await stream.body.pipeTo(new WritableStream()).catch(() => undefined);
        open -= 1;
        lost = Date.now();
      }
      await wait(COMES_BACK_AFTER_MS);
    }
  };
  for (let index = 0; index < count; index += 1) void read();
  await until(() => open === count, `${count} streams`);
  return {
    stop() {
      reading.over = true;
      return { streams: count, count: gaps.length, longest: Math.max(0, ...gaps) };
    },
  };
}
