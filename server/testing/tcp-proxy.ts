import { once } from "node:events";
import { type AddressInfo, type Server, type Socket, connect, createServer } from "node:net";

/** A connection to a database that a test can cut, or let hang without closing. */
export class TcpProxy {
  readonly #target: { host: string; port: number };
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #server: Server | null = null;
  #hanging = false;
  #breakAt: string | null = null;
  #port = 0;

  constructor(target: { host: string; port: number }) {
    this.#target = target;
  }

  get port(): number {
    return this.#port;
  }

  /** Takes connections, on the same port as before if there was one. */
  async open(): Promise<void> {
    this.#server = createServer((near) => this.#join(near)).listen(this.#port, "127.0.0.1");
    await once(this.#server, "listening");
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Breaks every connection and refuses new ones. */
  async cut(): Promise<void> {
    const closed = this.#server ? once(this.#server, "close") : null;
    this.#server?.close();
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
    await closed;
    this.#server = null;
  }

  /** Takes everything and passes nothing on, as a stopped machine would. */
  hang(): void {
    this.#hanging = true;
    for (const pair of this.#pairs) for (const socket of pair) socket.pause();
  }

  /** Passes everything on again, what waited included. */
  resume(): void {
    this.#hanging = false;
    for (const [near, far] of this.#pairs) for (const socket of [near, far]) socket.resume();
  }

  /** Breaks the next connection over which this is said, once. */
  breakAt(words: string): void {
    this.#breakAt = words;
  }

  #join(near: Socket): void {
    const far = connect(this.#target);
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    for (const [from, to] of [pair, [far, near]] as const) {
      from.on("data", (chunk: Buffer) => {
        if (this.#breakAt === null || !chunk.includes(this.#breakAt)) return to.write(chunk);
        this.#breakAt = null;
        return from.destroy();
      });
      from.on("error", () => undefined);
      from.on("close", () => {
        to.destroy();
        this.#pairs.delete(pair);
      });
      if (this.#hanging) from.pause();
    }
  }
}
