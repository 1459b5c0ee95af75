import type { DatedRate } from "../../domain/dated-rates.ts";
import type { Db } from "../database/connect.ts";
import { readHistory } from "./read-statements.ts";
import { type CreditMove, creditMovesOf } from "./statement-taxes.ts";
import { findStatement, listCorrectionsOfStatement, listRidesOfStatement } from "./statements.queries.ts";

/** Every credit of a statement with its tax, and whose statement it is. */
export async function readCreditMoves(
  db: Db,
  { id, rates }: { id: number; rates: readonly DatedRate[] },
): Promise<CreditMove[]> {
  const row = await findStatement(db, id);
  if (!row) return [];
  const [history, lines, corrections] = await Promise.all([
    readHistory(db, row),
    listRidesOfStatement(db, id),
    listCorrectionsOfStatement(db, id),
  ]);
  return creditMovesOf({ history, lines, corrections, rates });
}
