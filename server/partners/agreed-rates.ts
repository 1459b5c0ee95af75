import { curacaoDate } from "../../domain/curacao-time.ts";
import { fareAreaOf, isDrawn } from "../../domain/fares/fare-areas.ts";
import { fromDollars } from "../../domain/money.ts";
import { toDollarString } from "../../domain/dollars.ts";
import type { AgreedRate, NewAgreedRate } from "../../contract/partners/agreed-rates.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Db, Trx } from "../database/connect.ts";
import type { PartnerRate } from "../fares/priced-trip.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import {
  findAreaIds,
  insertAgreedRate,
  listAgreedRateRows,
  removeAgreedRateRow,
} from "./agreed-rates.queries.ts";
import { expectPartner } from "./expect-partner.ts";

type Change = { by: number; now: Date };

/** The prices that are agreed with a hotel or firm, for the office: those that count first, by their areas. */
export async function readAgreedRates(
  db: Db | Trx,
  { partnerId, now }: { partnerId: number; now: Date },
): Promise<AgreedRate[]> {
  await expectPartner(db, partnerId);
  const today = curacaoDate(now);
  const seen = new Set<string>();
  return (await listAgreedRateRows(db, partnerId)).map((row) => {
    const pair = [row.from_area, row.to_area].toSorted().join(" ");
    const in_force = row.valid_from <= today && !seen.has(pair);
    if (row.valid_from <= today) seen.add(pair);
    return {
      id: row.id,
      from: row.from_area,
      to: row.to_area,
      price: toDollarString(row.price_cents),
      valid_from: row.valid_from,
      in_force,
    };
  });
}

/** The same for pricing a trip, in the order in which the first that fits counts. */
export async function readPartnerRates(db: Db, partnerId: number): Promise<PartnerRate[]> {
  return (await listAgreedRateRows(db, partnerId)).map((row) => ({
    between: [row.from_area, row.to_area] as const,
    cents: row.price_cents,
    validFrom: row.valid_from,
  }));
}

/** Agrees a price from a day on. A ride that is booked already keeps its own. */
export async function addAgreedRate(
  trx: Trx,
  { partnerId, rate, by, now }: Change & { partnerId: number; rate: NewAgreedRate },
): Promise<AgreedRate[]> {
  await expectPartner(trx, partnerId);
  await expectAreas(trx, rate);
  await insertAgreedRate(trx, {
    partner_id: partnerId,
    from_area: rate.from,
    to_area: rate.to,
    price_cents: fromDollars(rate.price),
    valid_from: rate.valid_from,
    added_by: by,
    added_at: now,
  });
  await note(trx, { action: "add_agreed_rate", partnerId, detail: rate, by, now });
  return readAgreedRates(trx, { partnerId, now });
}

/** A drawn area is one that there is. */
async function expectAreas(trx: Trx, { from, to }: NewAgreedRate): Promise<void> {
  const known = new Set((await findAreaIds(trx)).map(fareAreaOf));
  for (const [field, area] of Object.entries({ from, to })) {
    if (!isDrawn(area) || known.has(area)) continue;
    const sentence = "There is no such area.";
    throw new ApiError("invalid_input", sentence, { fields: { [field]: sentence } });
  }
}

/** Takes a price away for what is booked from now on. */
export async function removeAgreedRate(trx: Trx, { id, by, now }: Change & { id: number }): Promise<void> {
  const row = await removeAgreedRateRow(trx, { id, at: now });
  if (!row) throw notFound("This price does not exist.");
  const { partner_id: partnerId, from_area: from, to_area: to, price_cents, valid_from } = row;
  const detail = { from, to, price: toDollarString(price_cents), valid_from };
  await note(trx, { action: "remove_agreed_rate", partnerId, detail, by, now });
}

type Note = Change & { action: "add_agreed_rate" | "remove_agreed_rate"; partnerId: number; detail: object };

async function note(trx: Trx, { action, partnerId, detail, by, now }: Note): Promise<void> {
  await recordAudit(trx, {
    actorId: by,
    action,
    subject: `partner ${partnerId}`,
    detail: { ...detail },
    at: now,
  });
}
