import { setTimeout as wait } from "node:timers/promises";
import { TcpProxy } from "../../../server/testing/tcp-proxy.ts";
import { all, type Fault, none } from "../fault.ts";
import { ask, newOperator, newRider, someAddress, someBooking, startCompany, until } from "../company.ts";

const RIDES = 50;
const CUT_EVERY_MS = 250;
const QUIET_MS = 10_000;

type Tracked = { readonly id: number; readonly tracking_code: string };

/** People follow their rides while their connection to the server is cut again and again. */
export const cutReaders: Fault = {
  name: "cut-readers",
  title: "Readers whose line is cut",
  async run({ full, cluster }) {
    const [readers, cuts] = full ? [1_000, 200] : [300, 60];
    const environment = { DATABASE_URL: await (await cluster()).database() };
    const product = await startCompany(environment);
    const operator = await newOperator(product.url, environment);
    const rides = await bookAll(product.url);
    const line = new TcpProxy({ host: "127.0.0.1", port: Number(new URL(product.url).port) });
    await line.open();
    const reading = { over: false };
    const people = Array.from({ length: readers }, (_, index) => {
      const ride = rides[index % rides.length];
      return ride === undefined ? null : new Reader(`http://127.0.0.1:${line.port}`, ride, reading);
    }).filter((reader) => reader !== null);
    const running = people.map((reader) => reader.run());
    let changes = 0;
    for (let cut = 0; cut < cuts; cut += 1) {
      await wait(CUT_EVERY_MS);
      await line.cut();
      const ride = rides[cut % rides.length];
      const body = { notes: `change ${cut}` };
      const changed =
        ride &&
        (await ask(product.url, `/update-ride/${ride.id}/`, { method: "POST", access: operator, body }));
      if (changed?.status === 200) changes += 1;
      await line.open();
    }
    const latest = new Map<string, number>();
    for (const { tracking_code: code } of rides) {
      const { body } = await ask<{ version: number }>(product.url, `/track/${code}/`);
      latest.set(code, body?.version ?? Number.NaN);
    }
    const behind = () => people.filter((reader) => reader.version !== latest.get(reader.code)).length;
    await until(() => behind() === 0, "every reader", QUIET_MS + 50_000).catch(() => undefined);
    reading.over = true;
    const left = behind();
    await line.cut();
    await Promise.all(running);
    await product.stop();
    return [
      all(`changes made during ${cuts} cuts`, changes, cuts),
      none("readers who do not know the last change of their ride", left, people.length),
    ];
  },
};

async function bookAll(url: string): Promise<Tracked[]> {
  const access = await newRider(url);
  const rides: Tracked[] = [];
  for (let index = 0; index < RIDES; index += 1) {
    const { body } = await ask<Tracked>(url, "/book-ride/", { access, body: someBooking() });
    if (body !== null) rides.push(body);
  }
  return rides;
}

/** Follows one ride as a browser does: reconnects after every cut, with the last event it got. */
class Reader {
  readonly code: string;
  version = 0;
  /** Whether the ride has to be read: at first, after every change, and when the server says that too much was missed. */
  #mustLook = true;
  readonly #url: string;
  readonly #reading: { readonly over: boolean };
  readonly #from = someAddress();
  #last: string | null = null;

  constructor(url: string, ride: Tracked, reading: { readonly over: boolean }) {
    this.#url = url;
    this.code = ride.tracking_code;
    this.#reading = reading;
  }

  async run(): Promise<void> {
    while (!this.#reading.over) {
      await this.#read().catch(() => undefined);
      await wait(200 + Math.random() * 300);
    }
  }

  async #read(): Promise<void> {
    const response = await fetch(`${this.#url}/api/track/${this.code}/events/`, {
      headers: {
        "x-forwarded-for": this.#from,
        ...(this.#last === null ? {} : { "last-event-id": this.#last }),
      },
    });
    if (response.status !== 200 || response.body === null) return;
    let rest = "";
    const decoder = new TextDecoder();
    for await (const chunk of response.body) {
      rest += decoder.decode(chunk as Uint8Array, { stream: true });
      const blocks = rest.split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) this.#take(block);
      if (this.#mustLook) void this.#look();
    }
  }

  #take(block: string): void {
    const id = /^id: ?(.*)$/m.exec(block)?.[1];
    if (id !== undefined) this.#last = id;
    if (/^data:/m.test(block)) this.#mustLook = true;
  }

  /** What a page does: it reads the ride, and reads it again later where that failed. */
  async #look(): Promise<void> {
    this.#mustLook = false;
    const { status, body } = await ask<{ version: number }>(this.#url, `/track/${this.code}/`, {
      from: this.#from,
    });
    if (status !== 200 || body === null) this.#mustLook = true;
    else if (body.version > this.version) this.version = body.version;
  }
}
