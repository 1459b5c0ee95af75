import type { AuditAction } from "../../contract/audit/audit-actions.ts";
import type { DealInput, WireDeal } from "../../contract/deals/deal-schemas.ts";
import { fromDollars } from "../../domain/money.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Trx } from "../database/connect.ts";
import { ApiError } from "../http/api-error.ts";
import { type DealFacts, insertDeal, isCodeTaken, isPartner, updateDeal } from "./deals.queries.ts";
import { readDeal } from "./read-deals.ts";

type Change = { readonly by: number; readonly now: Date };

/** Makes a deal. */
export async function addDeal(trx: Trx, input: DealInput, { by, now }: Change): Promise<WireDeal> {
  await refuseFaults(trx, input, null);
  const id = await insertDeal(trx, { ...factsOf(input), made_by: by, made_at: now });
  const deal = await readDeal(trx, id);
  await note(trx, { action: "add_deal", id, detail: toldOf(deal) }, { by, now });
  return deal;
}

type Changing = { readonly id: number; readonly version: number; readonly input: DealInput };

/** Changes a deal, or turns it on or off. Rides that are booked keep what they were booked with. */
export async function changeDeal(
  trx: Trx,
  { id, version, input }: Changing,
  change: Change,
): Promise<WireDeal> {
  const before = await readDeal(trx, id);
  await refuseFaults(trx, input, id);
  if (!(await updateDeal(trx, { id, version, facts: factsOf(input) }))) {
    throw new ApiError(
      "edit_conflict",
      "Somebody else has changed this deal since. Please look at it again.",
    );
  }
  const after = await readDeal(trx, id);
  await note(trx, { action: "change_deal", id, detail: differences(toldOf(before), toldOf(after)) }, change);
  return after;
}

async function refuseFaults(
  trx: Trx,
  { code, partner_id }: DealInput,
  butDeal: number | null,
): Promise<void> {
  if (code !== null && (await isCodeTaken(trx, { code, butDeal }))) {
    throw fault("code", "Another deal has this code. Choose another one.");
  }
  if (partner_id !== null && !(await isPartner(trx, partner_id))) {
    throw fault("partner_id", "There is no such hotel or firm.");
  }
}

function fault(field: "code" | "partner_id", sentence: string): ApiError {
  return new ApiError("invalid_input", sentence, { fields: { [field]: sentence } });
}

function factsOf(input: DealInput): DealFacts {
  return {
    kind: input.kind,
    names: JSON.stringify(input.name),
    texts: JSON.stringify(input.text),
    code: input.code,
    partner_id: input.partner_id,
    level: input.level,
    percent: input.percent,
    off_cents: input.off === null ? null : fromDollars(input.off),
    minimum_cents: fromDollars(input.minimum),
    trips: input.trips,
    valid_from: input.valid_from,
    valid_until: input.valid_until,
    most_uses: input.most_uses,
    most_per_person: input.most_per_person,
    is_on: input.on,
    shown: input.shown,
  };
}

/** A deal as the audit log says it: its English name, and everything that it gives or needs. */
function toldOf({
  id: _id,
  version: _version,
  uses: _uses,
  name,
  text,
  partner_id: _hotel,
  ...deal
}: WireDeal) {
  const { en, ...others } = name;
  return {
    name: en,
    ...others,
    ...Object.fromEntries(Object.entries(text).map(([language, words]) => [`text_${language}`, words])),
    ...deal,
  };
}

/** The facts that differ, each with its value before and after. */
function differences(was: Record<string, unknown>, is: Record<string, unknown>) {
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const [from, to] = [was[field] ?? null, is[field] ?? null];
      return from === to ? [] : [[field, { from, to }] as const];
    }),
  );
}

type Note = { readonly action: AuditAction; readonly id: number; readonly detail: Record<string, unknown> };

function note(trx: Trx, { action, id, detail }: Note, { by, now }: Change): Promise<void> {
  return recordAudit(trx, { actorId: by, action, subject: `deal ${id}`, detail, at: now });
}
