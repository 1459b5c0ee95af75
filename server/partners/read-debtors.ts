import { curacaoDate } from "../../domain/curacao-time.ts";
import { toDollarString } from "../../domain/dollars.ts";
import { groupBy } from "../../domain/group-by.ts";
import { DEBT_AGES, debtAgeOf } from "../../domain/partners/aged-debt.ts";
import type { AgedDebts, Debtors } from "../../contract/partners/debtors.ts";
import type { Db } from "../database/connect.ts";
import { listOwingStatements } from "./statements.queries.ts";

type Owing = Awaited<ReturnType<typeof listOwingStatements>>[number];

/** Debts of hotels and firms on statements by how long they are overdue today. A sum that one has paid too much is no other's. */
export async function readDebtors(db: Db, now: Date): Promise<Debtors> {
  const today = curacaoDate(now);
  const rows = await listOwingStatements(db);
  const debtors = groupBy(rows, ({ partner_id }) => String(partner_id)).map(([, owing]) => ({
    partner_id: owing[0]?.partner_id ?? 0,
    partner_name: owing[0]?.partner_name ?? "",
    ...agesOf(owing, today),
  }));
  return {
    day: today,
    debtors: debtors.toSorted((one, other) => Number(other.total) - Number(one.total)),
    totals: agesOf(rows, today),
  };
}

function agesOf(owing: readonly Owing[], today: string): AgedDebts {
  const sum = (some: readonly Owing[]) =>
    toDollarString(some.reduce((cents, { owed_cents }) => cents + owed_cents, 0));
  const debts = owing.filter(({ owed_cents }) => owed_cents > 0);
  const [not_due, days_1_30, days_31_60, days_61_90, over_90] = DEBT_AGES.map((age) =>
    sum(debts.filter(({ due_on }) => debtAgeOf(due_on, today) === age)),
  );
  return {
    not_due: not_due ?? "0.00",
    days_1_30: days_1_30 ?? "0.00",
    days_31_60: days_31_60 ?? "0.00",
    days_61_90: days_61_90 ?? "0.00",
    over_90: over_90 ?? "0.00",
    paid_too_much: sum(owing.filter(({ owed_cents }) => owed_cents < 0)),
    total: sum(owing),
  };
}
