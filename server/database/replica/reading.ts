import type { Clock } from "../../process/clock.ts";
import type { Db } from "../connect.ts";
import { isDatabaseAway, isDatabaseBusy } from "../database-away.ts";
import type { Replica } from "./replica.ts";

/** Reads what may be a little old. */
export type ReadLagging = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

type Places = { readonly db: Db; readonly replica: Replica | null; readonly clock: Clock };
type Begun = { readonly db: Db; readonly asOf: Date };

/** The reading of one call: all of it from the replica or, from the first trouble with that on, from the primary. */
export class Reading {
  readonly #places: Places;
  #begun: Promise<Begun | null> | null = null;
  #asOf: Date | null = null;

  constructor(places: Places) {
    this.#places = places;
  }

  /** Up to when the replica that answered had everything; null where the primary did. */
  get asOf(): Date | null {
    return this.#asOf;
  }

  readonly read: ReadLagging = async (work) => {
    const { db } = this.#places;
    const begun = await (this.#begun ??= this.#begin());
    if (begun === null) return work(db);
    try {
      return await work(begun.db);
    } catch (error) {
      if (!isReplicasOwn(error)) throw error;
      this.#count("primary");
      this.#begun = Promise.resolve(null);
      this.#asOf = null;
      return work(db);
    }
  };

  async #begin(): Promise<Begun | null> {
    const { replica, clock } = this.#places;
    const begun = (await replica?.begin()) ?? null;
    this.#count(begun === null ? "primary" : "replica");
    if (begun === null) return null;
    this.#asOf = new Date(clock.now().getTime() - begun.lagMs);
    return { db: begun.db, asOf: this.#asOf };
  }

  #count(by: "replica" | "primary"): void {
    if (this.#places.replica) this.#places.replica.answered[by] += 1;
  }
}

/** PostgreSQL's classes for what is the matter with a server and not with a question: rolled back, out of resources, broken. */
const SERVER_TROUBLE = /^(40|53|58|XX)/;
/** Changes that the replica has to replay come before reads from it; some such refusals carry the code of a time-out. */
const CONFLICT = /conflict with recovery/;

function isReplicasOwn(error: unknown): boolean {
  if (isDatabaseAway(error) || isDatabaseBusy(error)) return true;
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return CONFLICT.test(error.message) || (typeof code === "string" && SERVER_TROUBLE.test(code));
}
