import { ApiError } from "../http/api-error.ts";
import type { StatementHistory } from "./statement-history.ts";
import { fromDollars } from "../../domain/money.ts";

/** Refuses a change by somebody who looked when something else was owed. */
export function refuseUnseen({ owedCents }: StatementHistory, seen: string | undefined): void {
  if (seen === undefined || fromDollars(seen) === owedCents) return;
  throw new ApiError("edit_conflict", "What is owed has changed since you looked. Look at it again.");
}
