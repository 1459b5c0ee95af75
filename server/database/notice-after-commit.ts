import { sql } from "kysely";
import type { Db, Trx } from "./connect.ts";

const toSend = new WeakMap<Trx, Set<string>>();
/** The channels of each database on which a notice is being sent, and whether another is wanted once it is. */
const underWay = new WeakMap<Db, Map<string, { again: boolean }>>();

/**
 * Sends a notice once a transaction is committed, in a statement of its own. PostgreSQL lets transactions that send
 * notices commit one at a time, each waiting for its own write to the disk. Listeners also look by themselves, so that
 * a notice that is lost with its server costs a moment and no event.
 */
export function noticeAfterCommit(trx: Trx, channel: string): void {
  const channels = toSend.get(trx) ?? new Set();
  toSend.set(trx, channels.add(channel));
}

/** To be called by whoever has committed a transaction. */
export function sendNotices(db: Db, trx: Trx): void {
  for (const channel of toSend.get(trx) ?? []) void sendOn(db, channel);
}

async function sendOn(db: Db, channel: string): Promise<void> {
  const channels = underWay.get(db) ?? new Map<string, { again: boolean }>();
  underWay.set(db, channels);
  const sending = channels.get(channel);
  // One notice tells of everything that was committed before it.
  if (sending) return void (sending.again = true);
  const own = { again: true };
  channels.set(channel, own);
  try {
    while (own.again) {
      own.again = false;
      // Nothing is lost with it, so it does not wait for the disk.
      await sql`select set_config('synchronous_commit', 'off', true), pg_notify(${channel}, '')`.execute(db);
    }
  } catch {
    // The database is away or closed: those who listen look by themselves.
  } finally {
    channels.delete(channel);
  }
}
