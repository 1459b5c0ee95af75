import { sql } from "kysely";
import type { Trx } from "./connect.ts";

/** Writes about a megabyte where nobody sees it; it is gone when the transaction ends. */
export async function writeProbe(trx: Trx): Promise<void> {
  await sql`create temporary table disk_probe on commit drop as
    select md5(number::text) as words from generate_series(1, 20000) as number`.execute(trx);
}
