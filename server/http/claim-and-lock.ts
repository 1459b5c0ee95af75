import type { Trx } from "../database/connect.ts";
import type { KeyedRequest } from "./idempotency.ts";
import { holdNames } from "./idempotency.queries.ts";

/** The first of what work does in its transaction: it takes its key, and locks by name what others count as well. */
export async function claimAndLock(
  trx: Trx,
  keyed: KeyedRequest | null,
  locks: readonly string[],
): Promise<void> {
  await Promise.all([keyed?.claim(trx), holdNames(trx, locks)]);
}
