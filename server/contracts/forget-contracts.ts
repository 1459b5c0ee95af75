import { curacaoDate } from "../../domain/curacao-time.ts";
import type { Db } from "../database/connect.ts";
import { blankContractsBefore } from "./contracts.queries.ts";

/** Takes the people out of contracts whose last day was before a moment. */
export function forgetOldContracts(db: Db, { before, now }: { before: Date; now: Date }): Promise<void> {
  return blankContractsBefore(db, { day: curacaoDate(before), now });
}
