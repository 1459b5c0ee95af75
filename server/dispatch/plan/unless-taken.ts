import { type Db, type Trx, inTransaction } from "../../database/connect.ts";
import { ApiError } from "../../http/api-error.ts";

/** Makes a change in a transaction; does nothing when the ride or the driver was taken meanwhile. */
export async function unlessTaken(db: Db, change: (trx: Trx) => Promise<void>): Promise<void> {
  try {
    await inTransaction(db, change);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
