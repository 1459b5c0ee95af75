import type { AnswerOf } from "../../contract/endpoint.ts";
import type { WireDeal } from "../../contract/deals/deal-schemas.ts";
import type { AskedDays } from "../../contract/day-range.ts";
import type { getDealReportEndpoint, listPublicDealsEndpoint } from "../../contract/deals/deals.endpoints.ts";
import { instantOf } from "../../domain/curacao-time.ts";
import { toDollarString, toDollars } from "../../domain/dollars.ts";
import type { Db, Trx } from "../database/connect.ts";
import { notFound } from "../http/api-error.ts";
import { listDealRows, listShownDeals, sumDealsByMonth } from "./deals.queries.ts";

/** Every deal, for the office. */
export async function readDeals(db: Db): Promise<WireDeal[]> {
  return (await listDealRows(db, null)).map(toWire);
}

/** One of them, or a 404. */
export async function readDeal(db: Db | Trx, id: number): Promise<WireDeal> {
  const [row] = await listDealRows(db, id);
  if (!row) throw notFound("There is no such deal.");
  return toWire(row);
}

/** The deals that the public page shows. */
export async function readShownDeals(
  db: Db,
  today: string,
): Promise<AnswerOf<typeof listPublicDealsEndpoint>> {
  return (await listShownDeals(db, today)).map((row) => ({
    ...wordsOf(row),
    kind: row.kind,
    code: row.code,
    level: row.level,
    ...termsOf(row),
  }));
}

/** The cost of deals by month. */
export async function readDealReport(
  db: Db,
  { start_date: start, end_date: end }: AskedDays,
): Promise<AnswerOf<typeof getDealReportEndpoint>> {
  const rows = await sumDealsByMonth(db, {
    ...(start !== undefined && { start: instantOf(start, "00:00:00") }),
    ...(end !== undefined && { end: instantOf(end, "00:00:00") }),
  });
  return rows.map((row) => ({
    deal_id: row.id,
    name: row.names,
    month: row.month,
    rides: row.rides,
    discount: toDollarString(row.deal_cents),
    fares: toDollarString(row.fare_cents),
  }));
}

type ShownRow = Awaited<ReturnType<typeof listShownDeals>>[number];
type Row = Awaited<ReturnType<typeof listDealRows>>[number];

function toWire(row: Row): WireDeal {
  return {
    id: row.id,
    version: row.version,
    kind: row.kind,
    ...wordsOf(row),
    code: row.code,
    partner_id: row.partner_id,
    partner_name: row.partner_name,
    level: row.level,
    ...termsOf(row),
    most_uses: row.most_uses,
    most_per_person: row.most_per_person,
    on: row.is_on,
    shown: row.shown,
    uses: row.uses,
  };
}

function wordsOf({ names, texts }: Pick<ShownRow, "names" | "texts">) {
  return { name: names, text: texts };
}

function termsOf(row: ShownRow) {
  return {
    percent: row.percent,
    off: row.off_cents === null ? null : toDollars(row.off_cents),
    minimum: toDollars(row.minimum_cents),
    trips: row.trips,
    valid_from: row.valid_from,
    valid_until: row.valid_until,
  };
}
