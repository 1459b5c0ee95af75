import { CompiledQuery } from "kysely";
import type { Db } from "./connect.ts";

/** Nothing is lost with it that isn't said again, so it does not wait for the disk. */
const SEND = `select set_config('synchronous_commit', 'off', true), pg_notify($1, text) from unnest($2::text[]) as text`;

/** Sends notices with something in them, outside of any transaction. */
export async function sendNoticesOn(
  db: Db,
  { channel, texts }: { channel: string; texts: readonly string[] },
): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(SEND, [channel, texts]));
}
