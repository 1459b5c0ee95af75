import { sql } from "kysely";
import type { Db } from "../connect.ts";

/** Which database this is: a streaming replica has both in common with its primary, and nobody else has. */
export type Identity = { readonly system: string; readonly database: string };

/** How far a replica has replayed its primary's log; null for a database that takes changes itself. */
type Replayed = { readonly replayed: number | null };

const WHO = sql`(select system_identifier from pg_control_system())::text as system,
  (select oid from pg_database where datname = current_database())::text as database`;

export async function readIdentity(db: Db): Promise<Identity> {
  return one(await sql<Identity>`select ${WHO}`.execute(db));
}

export async function readReplayed(db: Db): Promise<Identity & Replayed> {
  return one(
    await sql<Identity & Replayed>`
      select ${WHO},
        case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::bigint end as replayed`.execute(
      db,
    ),
  );
}

/** How far a database has written its log. Every commit that was answered is in it; what is written on its way to one need not be. */
export async function readWritten(db: Db): Promise<number> {
  const { rows } = await sql<{ written: number }>`
    select (pg_current_wal_flush_lsn() - '0/0'::pg_lsn)::bigint as written`.execute(db);
  return one({ rows }).written;
}

function one<T>({ rows: [row] }: { rows: T[] }): T {
  if (row === undefined) throw new Error("a row was expected");
  return row;
}
