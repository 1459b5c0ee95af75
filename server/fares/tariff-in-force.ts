import type { Holiday } from "../../domain/fares/holidays.ts";
import type { Tariff } from "../../domain/fares/tariff.ts";
import { tariffSchema } from "./tariff-schema.ts";
import type { Db } from "../database/connect.ts";
import { findExtraHolidays, findTariff, findTariffOf, findTariffs, getFirstTariff } from "./fares.queries.ts";

export type StoredTariff = { readonly id: number; readonly createdAt: Date; readonly tariff: Tariff };

/** The tariff for pickups on a day of the island; a day before all tariffs goes by the first. */
export async function getTariffOf(db: Db, day: string): Promise<StoredTariff> {
  const row = (await findTariffOf(db, day)) ?? (await getFirstTariff(db));
  return toStoredTariff(row);
}

/** A tariff by its number, which a ride keeps from its booking. */
export async function findTariffById(db: Db, id: number): Promise<StoredTariff | null> {
  const row = await findTariff(db, id);
  return row ? toStoredTariff(row) : null;
}

/** Every tariff there is or was, the latest date first. */
export async function getTariffs(db: Db): Promise<StoredTariff[]> {
  return (await findTariffs(db)).map(toStoredTariff);
}

/** The staff's own holidays from one day to just before another. */
export async function getExtraHolidays(db: Db, range: { start: string; end: string }): Promise<Holiday[]> {
  return (await findExtraHolidays(db, range)).map(toHoliday);
}

export function toHoliday(row: { day: string; name: string; from_time: string }): Holiday {
  const midnight = row.from_time === "00:00:00";
  return { date: row.day, name: row.name, ...(midnight ? {} : { from: row.from_time }) };
}

export function toStoredTariff(row: {
  id: number;
  valid_from: string;
  rules: unknown;
  created_at: Date;
}): StoredTariff {
  const rules = row.rules as Record<string, unknown>;
  return {
    id: row.id,
    createdAt: row.created_at,
    tariff: tariffSchema.parse({ ...rules, validFrom: row.valid_from }),
  };
}
