import { curacaoDate, curacaoTime } from "../../domain/curacao-time.ts";
import { toDollarString } from "../../domain/dollars.ts";
import { type BooksCheck, type BooksFault, FAULT_KINDS } from "../../contract/books/books-check.ts";
import type { Db, Trx } from "../database/connect.ts";
import { findLastCheck, listDifferences, saveCheck } from "./check-books.queries.ts";

/** Checks that each sum that is kept is what its history adds up to, and keeps what was found. */
export async function checkBooks(db: Db | Trx, now: Date): Promise<BooksCheck> {
  const faults: BooksFault[] = [];
  for (const kind of FAULT_KINDS) {
    const differences = await listDifferences(db, kind);
    faults.push(
      ...differences.map(({ id, kept, found }) => ({
        kind,
        id,
        kept: toDollarString(Number(kept)),
        found: toDollarString(Number(found)),
      })),
    );
  }
  await saveCheck(db, { day: curacaoDate(now), checked_at: now, faults: JSON.stringify(faults) });
  return { checked_at: now.toISOString(), faults };
}

/** Checks the books once a night, when few are at work. */
export async function checkBooksAtNight(db: Db, now: Date): Promise<void> {
  if (Number(curacaoTime(now).slice(0, 2)) < FIRST_HOUR) return;
  const last = await findLastCheck(db);
  if (last?.day !== curacaoDate(now)) await checkBooks(db, now);
}

/** From three in the morning; a server that is started later in the day checks then. */
const FIRST_HOUR = 3;

/** The last check of the books. */
export async function readBooksCheck(db: Db): Promise<BooksCheck> {
  const last = await findLastCheck(db);
  return { checked_at: last?.checked_at.toISOString() ?? null, faults: last?.faults ?? [] };
}
