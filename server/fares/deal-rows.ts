import type { Deal } from "../../domain/deals/deal.ts";
import type { findDealsOf } from "./deals.queries.ts";

/** A deal as prices know it. */
export function toDeal(row: Awaited<ReturnType<typeof findDealsOf>>[number]): Deal {
  return {
    id: row.id,
    kind: row.kind,
    name: row.names,
    code: row.code,
    partnerId: row.partner_id,
    level: row.level,
    percent: row.percent,
    offCents: row.off_cents,
    minimumCents: row.minimum_cents,
    trips: row.trips,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    mostUses: row.most_uses,
    mostPerPerson: row.most_per_person,
    isOn: row.is_on,
  };
}
