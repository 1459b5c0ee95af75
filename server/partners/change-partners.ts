import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { NewPartner, Partner, PartnerChange } from "../../contract/partners/partner-schemas.ts";
import { languageOf } from "../../domain/languages.ts";
import { fromDollars } from "../../domain/money.ts";
import { toDollarString } from "../../domain/dollars.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Db, Trx } from "../database/connect.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { findPartner, insertPartner, listPartners, updatePartner } from "./partners.queries.ts";

type Change = { by: number; now: Date };
type Row = Awaited<ReturnType<typeof listPartners>>[number];

/** Every hotel and firm, by name. */
export async function readPartners(db: Db): Promise<Partner[]> {
  return (await listPartners(db)).map(presentPartner);
}

/** Adds a hotel or firm with a booking link of its own. */
export async function addPartner(
  trx: Trx,
  { partner, by, now }: { partner: NewPartner } & Change,
): Promise<Partner> {
  const { credit_limit, frame_origins = [], ...fields } = partner;
  const id = await insertPartner(trx, {
    ...fields,
    credit_limit_cents: toCents(credit_limit),
    frame_origins: JSON.stringify(frame_origins),
    code: drawCode(),
    reception_code: drawCode(),
    created_at: now,
    updated_at: now,
  });
  await recordAudit(trx, {
    actorId: by,
    action: "add_partner",
    subject: partnerSubject(id),
    detail: partner,
    at: now,
  });
  return getPartner(trx, id);
}

/** Changes what is kept of a hotel or firm. */
export async function changePartner(
  trx: Trx,
  { id, change, by, now }: { id: number; change: PartnerChange } & Change,
): Promise<Partner> {
  const before = await getPartner(trx, id);
  const { version, credit_limit: limit, frame_origins: origins, ...fields } = change;
  const credit_limit_cents = limit === undefined ? undefined : toCents(limit);
  const frame_origins = origins && JSON.stringify(origins);
  const changes = { ...fields, credit_limit_cents, frame_origins, updated_at: now };
  if (!(await updatePartner(trx, { id, version, changes }))) {
    throw new ApiError(
      "edit_conflict",
      "Somebody else has just changed this account. Please look at it again.",
      {
        version: before.version,
      },
    );
  }
  const after = await getPartner(trx, id);
  await recordAudit(trx, {
    actorId: by,
    action: "change_partner",
    subject: partnerSubject(id),
    detail: differences(before, after),
    at: now,
  });
  return after;
}

/** Gives a hotel or firm another link; the one before opens nothing any more. */
export async function renewPartnerCode(
  trx: Trx,
  { id, link, by, now }: { id: number; link: "guests" | "reception" } & Change,
): Promise<Partner> {
  const { version } = await getPartner(trx, id);
  const column = link === "guests" ? "code" : "reception_code";
  await updatePartner(trx, { id, version, changes: { [column]: drawCode(), updated_at: now } });
  await recordAudit(trx, {
    actorId: by,
    action: "renew_partner_link",
    subject: partnerSubject(id),
    detail: { link },
    at: now,
  });
  return getPartner(trx, id);
}

/** A hotel or firm as the audit log names it. */
export function partnerSubject(id: number): string {
  return `partner ${id}`;
}

async function getPartner(trx: Trx, id: number): Promise<Partner> {
  const row = await findPartner(trx, id);
  if (!row) throw notFound();
  return presentPartner(row);
}

function presentPartner(row: Row): Partner {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    address: row.address,
    crib: row.crib,
    email: row.email,
    phone: row.phone,
    discount_percent: row.discount_percent,
    credit_limit: row.credit_limit_cents === null ? null : toDollarString(row.credit_limit_cents),
    language: languageOf(row.language),
    active: row.active,
    frame_origins: row.frame_origins,
    code: row.code,
    reception_code: row.reception_code,
    owed: toDollarString(row.owed_cents),
    owed_on_statements: toDollarString(row.owed_on_statements_cents),
    owed_driven: toDollarString(row.owed_driven_cents),
    owed_booked: toDollarString(row.owed_booked_cents),
    open_rides: row.open_rides,
    created_at: row.created_at.toISOString(),
  };
}

/** Everybody who has the link may book, so nobody guesses it. */
function drawCode(): string {
  return randomBytes(CODE_BYTES).toString("base64url");
}

function toCents(dollars: number | null): number | null {
  return dollars === null ? null : fromDollars(dollars);
}

const CODE_BYTES = 16;
const KEPT_IN_LOG = [
  "name",
  "address",
  "crib",
  "email",
  "phone",
  "discount_percent",
  "credit_limit",
  "language",
  "active",
  "frame_origins",
] as const satisfies (keyof Partner)[];

/** The fields that have changed, with the value before. The link itself stands in no log. */
function differences(before: Partner, after: Partner): Record<string, { from: unknown; to: unknown }> {
  const changed = KEPT_IN_LOG.filter((field) => !isDeepStrictEqual(before[field], after[field]));
  return Object.fromEntries(changed.map((field) => [field, { from: before[field], to: after[field] }]));
}
