import { type IncomingMessage, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { memoryMb, openFiles } from "../../harness/processes.ts";
import { ask, newOperator, newRider, someAddress, someBooking, startCompany, until } from "../company.ts";
import { type Fault, all, holds, none } from "../fault.ts";

const RIDES = 25;
const OTHERS = 100;
const CHANGE_EVERY_MS = 250;
/** How long it is looked on while nothing is wrong, and while pages are dead. */
const PHASE_MS = 5 * SECOND_MS;
/** Every page is right within so long, and what the dead ones held is given back. */
const MOST_DELAY_S = 5;
const OPENED_AT_ONCE = 20;
/** The memory of the server may be so many times what it was with all pages open: what is given back to the heap stays in the process. */
const MOST_GROWTH = 1.2;

/** When each ride was last changed, by its code. */
const changedAt = new Map<string, number>();

type Tracked = { readonly id: number; readonly tracking_code: string };

/**
 * Half of many pages end by a reset of their connection, without a goodbye, and the others read nothing any more and stay connected, as a phone that
 * sleeps does. Those that were reset come back all at once.
 */
export const silentPages: Fault = {
  name: "silent-pages",
  title: "Pages that die without a word",
  async run({ full, cluster }) {
    const count = full ? 2_000 : 400;
    const environment = { DATABASE_URL: await (await cluster()).database() };
    const product = await startCompany(environment);
    const { url } = product;
    const pid = product.process.pid ?? 0;
    const operator = await newOperator(url, environment);
    const rides = await bookAll(url);
    const rideOf = (index: number) => rides[index % rides.length]?.tracking_code ?? "";
    const others = await openAll(url, OTHERS, rideOf);
    const before = openFiles(pid);
    const dying = await openAll(url, count / 2, rideOf);
    const freezing = await openAll(url, count / 2, rideOf);
    const withAll = { open: openFiles(pid), mb: memoryMb(pid) };
    const changing = { over: false, made: 0, tried: 0 };
    const changes = change(url, { rides, operator, changing });
    await wait(PHASE_MS);
    for (const page of freezing) page.freeze();
    for (const page of dying) page.reset();
    const gone = await secondsUntil(() => openFiles(pid) <= withAll.open - count / 2 + OPENED_AT_ONCE);
    await wait(PHASE_MS);
    const back = await openAll(url, count / 2, rideOf);
    changing.over = true;
    await changes;
    const newest = new Map<string, number>();
    for (const { tracking_code: code } of rides) {
      newest.set(code, (await ask<{ version: number }>(url, `/track/${code}/`)).body?.version ?? Number.NaN);
    }
    const behind = (pages: readonly Page[]) =>
      pages.filter(({ code, version }) => version !== newest.get(code)).length;
    const right = await secondsUntil(() => behind([...others, ...back]) === 0);
    const slowest = Math.max(...others.map((page) => page.slowestMs)) / SECOND_MS;
    const broken = others.filter(({ isBroken }) => isBroken).length;
    for (const page of [...freezing, ...back]) page.reset();
    const over = await secondsUntil(() => openFiles(pid) <= before + OPENED_AT_ONCE);
    const mb = memoryMb(pid);
    for (const page of others) page.reset();
    await product.stop();
    return [
      all("changes of rides meanwhile", changing.made, changing.tried),
      holds("seconds until what was reset is given back", gone.toFixed(1), gone <= MOST_DELAY_S),
      holds(
        "seconds until all others, and those that came back, are right",
        right.toFixed(1),
        right <= MOST_DELAY_S,
      ),
      holds("seconds from a change to the other pages at most", slowest.toFixed(1), slowest <= MOST_DELAY_S),
      none("other pages that broke", broken, OTHERS),
      holds("seconds until the connections are as few as before", over.toFixed(1), over <= MOST_DELAY_S),
      holds(
        "MB of memory with all pages, and once the dead are gone",
        `${withAll.mb.toFixed(0)}, ${mb.toFixed(0)}`,
        mb <= withAll.mb * MOST_GROWTH,
      ),
    ];
  },
};

/** A page that follows one ride and remembers which version of it was told last. */
class Page {
  readonly code: string;
  version = 0;
  /** How long it took at most from the call that changed the ride. */
  slowestMs = 0;
  isBroken = false;
  #rest = "";
  readonly #response: IncomingMessage;

  constructor(code: string, response: IncomingMessage) {
    this.code = code;
    this.#response = response;
    response.setEncoding("utf8").on("data", (text: string) => this.#read(text));
    response.on("close", () => void (this.isBroken = true)).on("error", () => undefined);
  }

  static async open(url: string, code: string): Promise<Page> {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { "x-forwarded-for": someAddress() };
      get(`${url}/api/track/${code}/events/?moves=frames`, { agent: false, headers }, resolve).on(
        "error",
        reject,
      );
    });
    if (response.statusCode !== 200) throw new Error(`the stream answered ${response.statusCode}`);
    const page = new Page(code, response);
    const { body } = await ask<{ version: number }>(url, `/track/${code}/`);
    page.version = Math.max(page.version, body?.version ?? 0);
    return page;
  }

  freeze(): void {
    this.#response.socket.pause();
  }

  reset(): void {
    this.#response.socket.resetAndDestroy();
  }

  #read(text: string): void {
    const blocks = (this.#rest + text).split("\n\n");
    this.#rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      const event = data === undefined ? null : (JSON.parse(data) as { ride?: { version: number } });
      if (!event?.ride) continue;
      const changed = changedAt.get(this.code);
      if (changed !== undefined) this.slowestMs = Math.max(this.slowestMs, performance.now() - changed);
      this.version = event.ride.version;
    }
  }
}

async function openAll(url: string, count: number, rideOf: (index: number) => string): Promise<Page[]> {
  const pages: Page[] = [];
  while (pages.length < count) {
    const some = Array.from({ length: Math.min(OPENED_AT_ONCE, count - pages.length) }, (_, index) =>
      Page.open(url, rideOf(pages.length + index)),
    );
    pages.push(...(await Promise.all(some)));
  }
  return pages;
}

type Changing = { over: boolean; made: number; tried: number };

async function change(
  url: string,
  { rides, operator, changing }: { rides: readonly Tracked[]; operator: string; changing: Changing },
): Promise<void> {
  for (let turn = 0; !changing.over; turn += 1) {
    const ride = rides[turn % rides.length];
    if (!ride) return;
    const body = { notes: `change ${turn}` };
    const where = `/update-ride/${ride.id}/`;
    changedAt.set(ride.tracking_code, performance.now());
    const { status } = await ask(url, where, { method: "POST", access: operator, body });
    changing.tried += 1;
    if (status === 200) changing.made += 1;
    await wait(CHANGE_EVERY_MS);
  }
}

async function bookAll(url: string): Promise<Tracked[]> {
  const access = await newRider(url);
  const rides: Tracked[] = [];
  for (let index = 0; index < RIDES; index += 1) {
    const { body } = await ask<Tracked>(url, "/book-ride/", { access, body: someBooking() });
    if (body !== null) rides.push(body);
  }
  return rides;
}

/** How long it took until something was so; the whole time where it never was. */
async function secondsUntil(so: () => boolean): Promise<number> {
  const began = performance.now();
  await until(so, "it", 4 * MOST_DELAY_S * SECOND_MS).catch(() => undefined);
  return (performance.now() - began) / SECOND_MS;
}
