import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { atMost } from "../../waiting/at-most.ts";
import type { DatabaseHandle, Db } from "../connect.ts";
import { type Identity, readReplayed, readWritten } from "./replica-sql.ts";
import { WrittenPositions } from "./written-positions.ts";

const LOOK_EVERY_MS = 500;
/** How long the primary may take to say how far it has written; past that, what it said before counts. */
const PATIENCE_MS = 300;

type State = "in use" | "lagging" | "away" | "not a replica";

type Parts = {
  readonly primary: DatabaseHandle;
  readonly database: DatabaseHandle;
  /** The primary's. */
  readonly identity: Identity;
  readonly maxLagMs: number;
};

/**
 * A streaming replica, for what may be a little old. Its lag is worked out from the primary's log alone, so that no two
 * clocks are compared and a night without a booking is no lag.
 */
export class Replica {
  readonly #parts: Parts;
  readonly #positions = new WrittenPositions();
  readonly #stopping = new AbortController();
  #looking: Promise<void> = Promise.resolve();
  #state: State = "away";
  #lagMs: number | null = null;
  /** How many calls each has answered that a replica may answer. */
  readonly answered = { replica: 0, primary: 0 };

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get isInUse(): boolean {
    return this.#state === "in use";
  }

  /** The lag that it had when it was last looked at; null where that is not known. */
  get lagMs(): number | null {
    return this.#lagMs;
  }

  /** Looks at it from now on. Everything written before, migrations too, must be there before it is used. */
  start(log: FastifyBaseLogger): void {
    this.#looking = this.#keepLooking(log);
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#looking;
    await this.#parts.database.close();
  }

  /** Its connections and what it lags at this moment; null where the primary has to be asked. */
  async begin(): Promise<{ db: Db; lagMs: number } | null> {
    if (!this.isInUse || this.#parts.database.isAway()) return null;
    await this.#look();
    if (!this.isInUse || this.#lagMs === null) return null;
    return { db: this.#parts.database.db, lagMs: this.#lagMs };
  }

  async #keepLooking(log: FastifyBaseLogger): Promise<void> {
    const { signal } = this.#stopping;
    let told: State | null = null;
    while (!signal.aborted) {
      await this.#look();
      if (this.#state !== told && !signal.aborted) tell(log, this.#state, this.#lagMs);
      told = this.#state;
      await wait(LOOK_EVERY_MS, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  async #look(): Promise<void> {
    // The primary first: what it has written until now may have been replayed by the time the replica is asked.
    await atMost(PATIENCE_MS, this.#notePosition());
    const { database, identity } = this.#parts;
    try {
      const { replayed, ...seen } = await readReplayed(database.db);
      const isIt = seen.system === identity.system && seen.database === identity.database;
      if (isIt && replayed !== null) this.#lag(this.#positions.asOf(replayed));
      else this.#become("not a replica", null);
    } catch {
      this.#become("away", null);
    }
  }

  async #notePosition(): Promise<void> {
    const at = performance.now();
    const position = await readWritten(this.#parts.primary.db).catch(() => null);
    if (position !== null) this.#positions.add({ at, position });
  }

  #lag(asOf: number | null): void {
    const lagMs = asOf === null ? null : performance.now() - asOf;
    this.#become(lagMs !== null && lagMs <= this.#parts.maxLagMs ? "in use" : "lagging", lagMs);
  }

  #become(state: State, lagMs: number | null): void {
    this.#state = state;
    this.#lagMs = lagMs;
  }
}

function tell(log: FastifyBaseLogger, state: State, lagMs: number | null): void {
  if (state === "in use") log.info("the replica is in use");
  else log.warn({ replica: state, lagMs }, "the primary answers in the replica's place");
}
