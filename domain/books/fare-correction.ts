import type { Cents } from "../money.ts";

type Corrected = {
  readonly from_cents: Cents;
  readonly to_cents: Cents;
  readonly statement_id: number | null;
};

/** Whether a correction was credited on a statement: its ride was on one, and it costs less than that says. */
export function isCredited({ from_cents, to_cents, statement_id }: Corrected): boolean {
  return statement_id !== null && to_cents < from_cents;
}
