import { type OpenRide, PRESENCE_SECONDS, openRideSchema } from "../../../contract/dispatch/presence.ts";
import type { LiveEvent } from "../../../contract/events/live-event.ts";
import { SECOND_MS } from "../../../domain/time-units.ts";
import type { FrameReader } from "../positions/move-frames.ts";

/** Another server's desks are heard of here, and its own are told there. */
export type PresenceWire = {
  start(take: (text: string) => void): Promise<void>;
  send(text: string): Promise<void>;
  stop(): Promise<void>;
};

type Said = {
  readonly desk: string;
  readonly name: string;
  readonly open: Pick<OpenRide, "ride_id" | "way"> | null;
};
type Kept = { readonly ride: OpenRide; readonly until: number };

/** One more desk than a company has, many times over: past it the oldest is forgotten. */
const MOST_DESKS = 500;

/**
 * Which rides the desks have open, in memory alone. A desk says it again every few seconds; what isn't said again is over, and so the
 * ride of a desk that lost its line, or of a server that died, is free within seconds.
 */
export class DeskPresence {
  readonly #now: () => number;
  readonly #wire: PresenceWire | null;
  readonly #desks = new Map<string, Kept>();
  readonly #readers = new Set<FrameReader>();
  /** Readers who haven't heard how it is now. */
  readonly #behind = new Set<FrameReader>();

  constructor({ now, wire }: { now: () => number; wire: PresenceWire | null }) {
    this.#now = now;
    this.#wire = wire;
  }

  start(): Promise<void> {
    return this.#wire?.start((text) => this.#take(text)) ?? Promise.resolve();
  }

  stop(): Promise<void> {
    return this.#wire?.stop() ?? Promise.resolve();
  }

  /** The name of a desk that has something open, so that it need not be looked up again. */
  nameOf(desk: string): string | undefined {
    return this.#desks.get(desk)?.ride.name;
  }

  /** Notes what a desk has open, and tells the other servers. */
  async say({ desk, name, open }: Said): Promise<void> {
    this.#note({ desk, name, open });
    await this.#wire?.send(JSON.stringify({ desk, name, open }));
  }

  /** Adds a desk's stream; the answer takes it away again. */
  add(reader: FrameReader): () => void {
    this.#readers.add(reader);
    if (this.#desks.size > 0) this.#behind.add(reader);
    return () => {
      this.#readers.delete(reader);
      this.#behind.delete(reader);
    };
  }

  /** Tells whoever hasn't heard it how it is now. */
  async send(): Promise<void> {
    this.#forgetOld();
    if (this.#behind.size === 0) return;
    const frame = this.#frame();
    for (const reader of this.#behind) {
      if (!reader.takesFrames || !(await mayRead(reader))) continue;
      this.#behind.delete(reader);
      reader.sendFrame(frame);
    }
  }

  #take(text: string): void {
    const said = readSaid(text);
    if (said !== null) this.#note(said);
  }

  #note({ desk, name, open }: Said): void {
    const before = this.#desks.get(desk)?.ride;
    // The one that has just spoken is the newest, and the first is the one to go.
    this.#desks.delete(desk);
    if (open !== null) {
      const until = this.#now() + PRESENCE_SECONDS * SECOND_MS;
      this.#desks.set(desk, { ride: { desk, name, ...open }, until });
      const [oldest] = this.#desks.keys();
      if (this.#desks.size > MOST_DESKS && oldest !== undefined) this.#desks.delete(oldest);
    }
    if (before?.ride_id !== open?.ride_id || before?.way !== open?.way) this.#changed();
  }

  #forgetOld(): void {
    const now = this.#now();
    const over = [...this.#desks].filter(([, { until }]) => until <= now);
    for (const [desk] of over) this.#desks.delete(desk);
    if (over.length > 0) this.#changed();
  }

  #changed(): void {
    for (const reader of this.#readers) this.#behind.add(reader);
  }

  #frame(): Buffer {
    const rides = [...this.#desks.values()].map(({ ride }) => ride);
    const event = { type: "desk.presence", rides } satisfies LiveEvent;
    return Buffer.from(`data: ${JSON.stringify(event)}\n\n`);
  }
}

/** A database that is away tells later; the reader stays behind until then. */
async function mayRead(reader: FrameReader): Promise<boolean> {
  try {
    return await reader.mayRead();
  } catch {
    return false;
  }
}

/** Null for a text of a server of another version. */
function readSaid(text: string): Said | null {
  try {
    const { desk, name, open } = JSON.parse(text) as Record<string, unknown>;
    if (typeof desk !== "string" || typeof name !== "string") return null;
    if (open === null) return { desk, name, open };
    const { data } = openRideSchema.safeParse({ desk, name, ...(open as object) });
    return data === undefined ? null : { desk, name, open: { ride_id: data.ride_id, way: data.way } };
  } catch {
    return null;
  }
}
