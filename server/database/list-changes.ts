import { sql } from "kysely";
import type { Db } from "./connect.ts";

/** Where the triggers say what has changed, on a database that this process has to itself. */
export const LISTS_CHANNEL = "trupial_lists";

/** More than this since the last look counts as a change of everything. */
const MOST_READ = 500;

/** One line of the log of changes: whose lists of rides may have changed. */
export type ListChange = {
  readonly rider_id?: number | null;
  readonly driver_id?: number | null;
  readonly pool?: boolean;
  readonly everyone?: boolean;
};

type LoggedChange = Required<ListChange> & { readonly xid: string; readonly id: number };

/** What has changed since a place in the log, as one statement reads it together with something else. */
export type ReadChanges = {
  readonly changes: readonly LoggedChange[];
  /** Every transaction before this one is over, so its lines are among those that were read, or older. */
  readonly horizon: string;
  /** The first transaction whose lines are kept; null while nothing was ever written. */
  readonly oldest: string | null;
};

/**
 * An expression that reads the changes from a transaction on; at the first look, those that are not settled yet. Transactions
 * commit out of order, so lines that were read before are read again until no transaction before them is open.
 */
export const CHANGES_SINCE = (xid: string) => `(
    select jsonb_build_object(
      'changes', coalesce((
        select jsonb_agg(jsonb_build_object('xid', xid::text, 'id', id, 'rider_id', rider_id, 'driver_id', driver_id,
          'pool', pool, 'everyone', everyone))
        from (select * from list_changes
          where xid >= coalesce(${xid}::xid8, pg_snapshot_xmin(pg_current_snapshot())) order by xid, id limit ${MOST_READ}) as since
      ), '[]'),
      'horizon', pg_snapshot_xmin(pg_current_snapshot())::text,
      'oldest', (select xid::text from list_changes order by list_changes.xid, list_changes.id limit 1)))`;

/** Who asks, as far as it decides which rides are in their lists. */
export type ListReader = { readonly sees: "everything" | "pool" | "own"; readonly accountId: number };

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

  /** What was sent on the channel; nothing was when the connection may have missed something. */
  hear(sent: string | undefined): void {
    const changes = sent ? (JSON.parse(sent) as ListChange[]) : [{ everyone: true }];
    for (const change of changes) this.note(change);
  }

  /** Takes in what a statement has read. Two that cross may come in any order: what was taken in already is passed over. */
  takeIn({ changes, horizon, oldest }: ReadChanges): void {
    const isTrimmed = oldest !== null && oldest !== this.#oldest;
    const isCut = this.#from !== null && isTrimmed && BigInt(oldest) > this.#from;
    this.#oldest = oldest;
    if (isCut || changes.length === MOST_READ || this.#from === null) this.note({ everyone: true });
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

/** Forgets changes before a moment but the last of them, which shows where the log begins. */
export async function trimListChanges(db: Db, before: Date): Promise<void> {
  await sql`
    delete from list_changes using
      (select xid, id from list_changes where at < ${before} order by xid desc, id desc limit 1) as mark
    where (list_changes.xid, list_changes.id) < (mark.xid, mark.id)`.execute(db);
}

/** A database that was copied into another cluster may bring lines whose transactions lie in its future. */
export async function forgetFutureChanges(db: Db): Promise<void> {
  await sql`delete from list_changes where xid >= pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
}
