import { curacaoDate } from "../../domain/curacao-time.ts";
import type { Tariff } from "../../domain/fares/tariff.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Trx } from "../database/connect.ts";
import { ApiError } from "../http/api-error.ts";
import { insertTariff } from "./fares.queries.ts";
import { type StoredTariff, getTariffOf, toStoredTariff } from "./tariff-in-force.ts";

/** Adds a tariff beside those there are. It begins today or later, so that no past ride changes its price. */
export async function addTariff(
  trx: Trx,
  { tariff, by, now }: { tariff: Tariff; by: number; now: Date },
): Promise<StoredTariff> {
  const { validFrom, ...rules } = tariff;
  if (validFrom < curacaoDate(now)) {
    const sentence = "A tariff can't start in the past.";
    throw new ApiError("invalid_input", sentence, { fields: { valid_from: sentence } });
  }
  const before = (await getTariffOf(trx, validFrom)).tariff;
  const row = await insertTariff(trx, {
    valid_from: validFrom,
    rules: JSON.stringify(rules),
    created_by: by,
    created_at: now,
  });
  await recordAudit(trx, {
    actorId: by,
    action: "add_tariff",
    subject: `tariff ${row.id}`,
    // With the one that would hold on its day without it, so that the log says what changes.
    detail: { ...tariff, before },
    at: now,
  });
  return toStoredTariff(row);
}
