import { type IncomingMessage, get } from "node:http";
import type { LiveEvent } from "../../contract/events/live-event.ts";

/** One block of a live stream. */
export type Received = { id: string | null; event: string; data: unknown };

export type Listening = {
  address: string;
  path?: string;
  token?: string | undefined;
  lastEventId?: string | null | undefined;
};

/** Reads a live stream as a browser would, and remembers how far it got. */
export class LiveReader {
  readonly received: Received[] = [];
  /** Resolves when the connection is over, whoever ended it. */
  readonly over: Promise<void>;
  lastEventId: string | null;
  heartbeats = 0;
  readonly #response: IncomingMessage;
  #rest = "";
  #waiting: (() => void)[] = [];

  private constructor(response: IncomingMessage, lastEventId: string | null) {
    this.#response = response;
    this.lastEventId = lastEventId;
    response.setEncoding("utf8").on("data", (text: string) => this.#read(text));
    response.on("error", () => undefined);
    this.over = new Promise((resolve) => response.on("close", resolve));
    void this.over.then(() => this.#wake());
  }

  /** Connects, and resolves when the stream has sent its starting place in the log. */
  static async connect({
    address,
    path = "/api/events/",
    token,
    lastEventId,
  }: Listening): Promise<LiveReader> {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(
        `${address}${path}`,
        {
          agent: false,
          headers: {
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            ...(lastEventId ? { "last-event-id": lastEventId } : {}),
          },
        },
        resolve,
      ).on("error", reject);
    });
    if (response.statusCode !== 200) {
      response.resume();
      throw new Error(`the stream answered ${response.statusCode}`);
    }
    const reader = new LiveReader(response, lastEventId ?? null);
    await reader.#until(() => reader.#begun);
    return reader;
  }

  #begun = false;

  /** The events with data, as the reader's page would take them. */
  get events(): LiveEvent[] {
    return this.received.filter(({ event }) => event === "message").map(({ data }) => data as LiveEvent);
  }

  /** Waits until something is true of the received events; fails when the connection ends first. */
  async until(condition: (events: LiveEvent[]) => boolean): Promise<void> {
    await this.#until(() => condition(this.events));
  }

  /** Breaks the connection, as a phone in a tunnel does. */
  async break(): Promise<void> {
    this.#response.destroy();
    await this.over;
  }

  async #until(condition: () => boolean): Promise<void> {
    while (!condition()) {
      if (this.#response.closed)
        throw new Error(`the stream ended early after ${JSON.stringify(this.received)}`);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  #read(text: string): void {
    const blocks = (this.#rest + text).split("\n\n");
    this.#rest = blocks.pop() ?? "";
    for (const block of blocks) this.#take(block);
    this.#wake();
  }

  #take(block: string): void {
    const fields = block.split("\n").map((line) => line.split(/: ?(.*)/s));
    const field = (name: string) => fields.find(([key]) => key === name)?.[1];
    const id = field("id");
    const data = field("data");
    if (id !== undefined) this.lastEventId = id;
    if (field("retry") !== undefined) this.#begun = true;
    if (field("") === "heartbeat") this.heartbeats += 1;
    if (data !== undefined) {
      this.received.push({ id: id ?? null, event: field("event") ?? "message", data: JSON.parse(data) });
    }
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

/** Opens an app to the network of this machine, for tests that need a lasting connection. */
export async function listenHere(app: {
  listen(at: { host: string; port: number }): Promise<string>;
}): Promise<string> {
  return app.listen({ host: "127.0.0.1", port: 0 });
}
