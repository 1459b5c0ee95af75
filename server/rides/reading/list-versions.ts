import { HOUR_MS } from "../../../domain/time-units.ts";
import type { DatabaseHandle, Db } from "../../database/connect.ts";
import type { StopListening } from "../../database/notices.ts";
import { deleteFutureChanges, deleteListChanges } from "./list-changes.queries.ts";
import { MOST_CHANGES_READ } from "./list-changes.sql.ts";

/** The channel of the triggers that say what has changed, on a database that this process has to itself. */
const LISTS_CHANNEL = "trupial_lists";

/** A server that was not asked for a list for longer than this takes every list for changed. */
const CHANGES_KEPT_MS = HOUR_MS;

/** One line of the log of changes: whose lists of rides may have changed. */
export type ListChange = {
  readonly rider_id?: number | null;
  readonly driver_id?: number | null;
  readonly pool?: boolean;
  readonly everyone?: boolean;
};

type LoggedChange = Required<ListChange> & { readonly xid: string; readonly id: number };

/** The changes since a place in the log, as one statement reads them together with something else. */
export type ReadChanges = {
  readonly changes: readonly LoggedChange[];
  /** Every transaction before this one is over, so its lines are among those that were read, or older. */
  readonly horizon: string;
  /** The first transaction whose lines are kept; null while nothing was ever written. */
  readonly oldest: string | null;
};

/** A reader of lists, as far as it decides which rides are in theirs. */
export type ListReader = { readonly sees: "everything" | "pool" | "own"; readonly accountId: number };

/** Opens the versions of lists of a server; a database of its own says what changes. */
export async function openListVersions(
  database: DatabaseHandle,
): Promise<{ lists: ListVersions; stop: StopListening }> {
  const lists = new ListVersions();
  if (database.kind === "embedded") {
    return { lists, stop: await database.listen(LISTS_CHANNEL, (sent) => lists.hear(sent)) };
  }
  // A database that was copied into another cluster may bring lines whose transactions lie in its future.
  await deleteFutureChanges(database.db);
  return { lists, stop: async () => {} };
}

/** Deletes the changes of lists that no server needs to know. */
export function trimListChanges(db: Db, now: Date): Promise<void> {
  return deleteListChanges(db, new Date(now.getTime() - CHANGES_KEPT_MS));
}

/**
 * The versions of everybody's lists of rides, as far as this server knows: where the database is its own, always; where
 * several share one, as of the last statement that read the log of changes, which every request for a list does first.
 */
export class ListVersions {
  readonly #ofRider = new Map<number, number>();
  readonly #ofDriver = new Map<number, number>();
  /** Lines that were read and whose transactions are not all settled. */
  readonly #seen = new Map<number, bigint>();
  #all = 0;
  #everyone = 0;
  #pool = 0;
  #from: bigint | null = null;
  /** The first line of the log at the last look; while it is the same, nothing was trimmed. */
  #oldest: string | null = null;

  /** From where the next statement is to read the log of changes. */
  get from(): string | null {
    return this.#from === null ? null : String(this.#from);
  }

  /** The version of what a reader sees; two that are equal have nothing between them. */
  of({ sees, accountId }: ListReader): string {
    if (sees === "everything") return `${this.#everyone} ${this.#all}`;
    if (sees === "own") return `${this.#everyone} ${this.#ofRider.get(accountId) ?? 0}`;
    return `${this.#everyone} ${this.#pool} ${this.#ofDriver.get(accountId) ?? 0}`;
  }

  note({ rider_id: riderId, driver_id: driverId, pool, everyone }: ListChange): void {
    this.#all += 1;
    if (everyone) this.#everyone += 1;
    if (pool) this.#pool += 1;
    if (typeof riderId === "number") raise(this.#ofRider, riderId);
    if (typeof driverId === "number") raise(this.#ofDriver, driverId);
  }

  /** Takes in what was sent on the channel; nothing was when the connection may have missed something. */
  hear(sent: string | undefined): void {
    const changes = sent ? (JSON.parse(sent) as ListChange[]) : [{ everyone: true }];
    for (const change of changes) this.note(change);
  }

  /** Takes in what a statement has read. Two that cross may come in any order: what was taken in already is passed over. */
  takeIn({ changes, horizon, oldest }: ReadChanges): void {
    const isTrimmed = oldest !== null && oldest !== this.#oldest;
    const isCut = this.#from !== null && isTrimmed && BigInt(oldest) > this.#from;
    this.#oldest = oldest;
    if (isCut || changes.length === MOST_CHANGES_READ || this.#from === null) this.note({ everyone: true });
    for (const change of changes) {
      const xid = BigInt(change.xid);
      if (this.#seen.has(change.id) || (this.#from !== null && xid < this.#from)) continue;
      this.#seen.set(change.id, xid);
      this.note(change);
    }
    const settled = BigInt(horizon);
    if (this.#from !== null && settled <= this.#from) return;
    this.#from = settled;
    for (const [id, xid] of this.#seen) if (xid < settled) this.#seen.delete(id);
  }
}

function raise(versions: Map<number, number>, of: number): void {
  versions.set(of, (versions.get(of) ?? 0) + 1);
}
