import { addDays } from "../../domain/curacao-days.ts";
import { curacaoDate, instantOf } from "../../domain/curacao-time.ts";
import type { Tariff } from "../../domain/fares/tariff.ts";
import { toDollars } from "../../domain/dollars.ts";
import type { Db } from "../database/connect.ts";
import { notFound } from "../http/api-error.ts";
import { getAreasOf } from "./areas-in-force.ts";
import { findCompletedTrips } from "./fares.queries.ts";
import { type CompletedTrip, type OtherRules, priceCompleted } from "./price-completed.ts";
import { findTariffById, getExtraHolidays, getTariffOf } from "./tariff-in-force.ts";

const DAYS = 7;

type Comparison = { rides: number; before: number; after: number };
type LastWeek = { readonly trips: readonly CompletedTrip[]; readonly rules: OtherRules };

/** The sum of the last seven days' fares by a tariff, and by the one in force today. */
export async function compareTariff(db: Db, { id, now }: { id: number; now: Date }): Promise<Comparison> {
  const stored = await findTariffById(db, id);
  if (!stored) throw notFound();
  const { trips, rules } = await readLastWeek(db, now);
  const sumBy = (tariff: Tariff) =>
    toDollars(trips.reduce((sum, trip) => sum + priceCompleted(trip, { ...rules, tariff }), 0));
  return { rides: trips.length, before: sumBy(rules.tariff), after: sumBy(stored.tariff) };
}

/** The trips completed in the seven days before today, and the rules of today. */
export async function readLastWeek(db: Db, now: Date): Promise<LastWeek> {
  const today = curacaoDate(now);
  const { tariff } = await getTariffOf(db, today);
  const areas = await getAreasOf(db, today);
  const start = addDays(today, -DAYS);
  const holidays = await getExtraHolidays(db, { start, end: today });
  const trips = await findCompletedTrips(db, {
    from: instantOf(start, "00:00:00"),
    until: instantOf(today, "00:00:00"),
  });
  return { trips, rules: { tariff, areas, holidays } };
}
