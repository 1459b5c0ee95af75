import { setTimeout as wait } from "node:timers/promises";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { LiveReader } from "../../../server/testing/live-reader.ts";
import { OwnRedis } from "../../../server/testing/own-redis.ts";
import { type Fault, type Finding, holds, none } from "../fault.ts";
import { ask, newOperator, newRider, someBooking, startCompany, until } from "../company.ts";

const PHASE_MS = 6 * SECOND_MS;
const PAUSE_MS = 250;
const MOST_DELAY_S = 2;
/** Who has guessed ten times waits so long for the next guess; each server counts for itself while Redis is away. */
const WAIT_S = 30;
/** A slow one sleeps so long in every second. */
const SLOW_MS = 700;

type Phase = "there" | "kill" | "freeze" | "slow";
type Booked = { readonly id: number; readonly at: number; readonly phase: Phase };

/** Redis is killed, frozen and slowed while rides are booked at two servers and dispatch listens at both. */
export const redisAway: Fault = {
  name: "redis-away",
  title: "A Redis of two servers, killed, frozen and slow",
  rings: ["TrupialRedisAway"],
  async run({ cluster }) {
    const redis = await OwnRedis.create();
    const database = await (await cluster()).database();
    const environment = { DATABASE_URL: database, REDIS_URL: redis.url };
    const products = [await startCompany(environment), await startCompany(environment)];
    const urls = products.map(({ url }) => url);
    const [url = ""] = urls;
    const rider = await newRider(url);
    const operator = await newOperator(url, { DATABASE_URL: database });
    const readers = await Promise.all(urls.map((address) => Reader.open(address, operator)));
    const guest = await refusedGuest(urls);
    const refusedAt = Date.now();
    const using: { over: boolean; phase: Phase } = { over: false, phase: "there" };
    const booked: Booked[] = [];
    const answers: number[] = [];
    const away: string[] = [];
    const book = async (at: string) => {
      while (!using.over) {
        const { status, body } = await ask<{ id: number }>(at, "/book-ride/", {
          access: rider,
          body: someBooking(),
        });
        answers.push(status);
        if (body !== null && status === 201) booked.push({ id: body.id, at: Date.now(), phase: using.phase });
        await wait(PAUSE_MS);
      }
    };
    const doors: number[] = [];
    const tryAgain = async () => {
      while (!using.over) {
        for (const at of urls) doors.push((await guess(at, guest)).status);
        await wait(2 * PAUSE_MS);
      }
    };
    const load = Promise.all([...urls.map(book), tryAgain()]);
    await wait(PHASE_MS / 3);
    for (const how of ["kill", "freeze", "slow"] as const) {
      using.phase = how;
      const end = await redis.trouble(how, SLOW_MS);
      await wait(PHASE_MS / 2);
      if (how !== "slow" && (await saysAway(urls))) away.push(how);
      await wait(PHASE_MS / 2);
      await end();
      await until(async () => !(await saysAway(urls)), "a Redis that is back");
    }
    using.over = true;
    await load;
    await Promise.all(readers.map((reader) => reader.hasAll(booked)));
    const findings = findingsOf({
      booked,
      answers,
      doors,
      away,
      readers,
      seconds: (Date.now() - refusedAt) / SECOND_MS,
    });
    await Promise.all(readers.map((reader) => reader.line.break()));
    await Promise.all(products.map((product) => product.stop()));
    await redis.remove();
    return findings;
  },
};

type Counted = {
  readonly booked: readonly Booked[];
  readonly answers: readonly number[];
  readonly doors: readonly number[];
  readonly away: readonly string[];
  readonly readers: readonly Reader[];
  /** Since the guest was refused. */
  readonly seconds: number;
};

function findingsOf({ booked, answers, doors, away, readers, seconds }: Counted): Finding[] {
  const through = doors.filter((one) => one !== 429).length;
  const heard = readers.map(({ heardAt }) => heardAt);
  const slowest = new Map<Phase, number>();
  for (const { id, at, phase } of booked) {
    const last = Math.max(...heard.map((heardAt) => heardAt.get(id) ?? Infinity));
    slowest.set(phase, Math.max(slowest.get(phase) ?? 0, (last - at) / SECOND_MS));
  }
  const said = [...slowest].map(([phase, seconds]) => `${phase} ${seconds.toFixed(1)}`).join(", ");
  return [
    holds("rides booked meanwhile", String(booked.length), booked.length > 20),
    none(
      "bookings that are not answered with 201",
      answers.filter((one) => one !== 201).length,
      answers.length,
    ),
    none(
      "rides that dispatch did not hear of at one of the servers",
      heard.flatMap((at) => booked.filter(({ id }) => !at.has(id))).length,
      2 * booked.length,
    ),
    none(
      "rides that were told twice",
      readers.reduce((sum, { twice }) => sum + twice, 0),
    ),
    holds(
      "seconds until dispatch has heard of a ride at both",
      said,
      [...slowest.values()].every((one) => one <= MOST_DELAY_S),
    ),
    holds(
      `tries of a refused guest that were let through in ${Math.round(seconds)} s`,
      `${through} of ${doors.length}`,
      through <= 2 * Math.floor(seconds / WAIT_S),
    ),
    holds("said to be away", away.join(", ") || "never", away.length === 2),
  ];
}

/** Dispatch at one server. */
class Reader {
  readonly line: LiveReader;
  readonly heardAt = new Map<number, number>();
  twice = 0;

  private constructor(line: LiveReader) {
    this.line = line;
    void this.#listen();
  }

  static async open(address: string, token: string): Promise<Reader> {
    return new Reader(await LiveReader.connect({ address, token }));
  }

  async hasAll(booked: readonly Booked[]): Promise<void> {
    await until(() => booked.every(({ id }) => this.heardAt.has(id)), "every ride at dispatch", 10_000).catch(
      () => undefined,
    );
  }

  async #listen(): Promise<void> {
    let seen = 0;
    for (;;) {
      const isOver = await this.line
        .until((events) => events.length > seen)
        .then(
          () => false,
          () => true,
        );
      if (isOver) return;
      const { events } = this.line;
      for (; seen < events.length; seen += 1) this.#take(events[seen]);
    }
  }

  #take(event: LiveReader["events"][number] | undefined): void {
    if (event?.type !== "ride.created") return;
    if (this.heardAt.has(event.ride.id)) this.twice += 1;
    else this.heardAt.set(event.ride.id, Date.now());
  }
}

type Guest = { readonly from: string; readonly username: string };

function guess(url: string, { from, username }: Guest) {
  return ask(url, "/login/", { from, body: { username, password: "not the one" } });
}

/** Somebody who has guessed a password until both servers refuse them for longer than this takes. */
async function refusedGuest(urls: readonly string[]): Promise<Guest> {
  const guest = { from: "10.250.3.4", username: "nobody.at.all" };
  await until(async () => {
    const answers = await Promise.all(urls.map((url) => guess(url, guest)));
    return answers.every(({ status }) => status === 429);
  }, "a refusal at both");
  return guest;
}

async function saysAway(urls: readonly string[]): Promise<boolean> {
  const said = await Promise.all(
    urls.map(async (url) => (await (await fetch(`${url}/readyz`)).json()) as { away?: string[] }),
  );
  return said.some(({ away }) => away?.includes("redis") ?? false);
}
