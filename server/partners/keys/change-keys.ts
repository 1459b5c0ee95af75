import {
  MOST_KEYS,
  type MadePartnerKey,
  type NewPartnerKey,
  type PartnerKey,
} from "../../../contract/partners/partner-keys.ts";
import { fullName } from "../../../domain/accounts/full-name.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { ApiError, notFound } from "../../http/api-error.ts";
import { partnerSubject } from "../change-partners.ts";
import { expectPartner } from "../expect-partner.ts";
import { beginningOf, drawKey, hashOfKey } from "./key-text.ts";
import { countGoodKeys, findKey, insertKey, listKeys, withdrawKeyRow } from "./partner-keys.queries.ts";

type Change = { by: number; now: Date };

const TOO_MANY = `A hotel or firm has at most ${MOST_KEYS} keys that are good. Withdraw one first.`;

/** The keys of a hotel or firm, those that are good first. */
export async function readKeys(db: Db | Trx, partnerId: number): Promise<PartnerKey[]> {
  await expectPartner(db, partnerId);
  return (await listKeys(db, partnerId)).map((row) => ({
    id: row.id,
    name: row.name,
    scopes: row.scopes,
    begins_with: row.begins_with,
    made_at: row.made_at.toISOString(),
    made_by: fullName({ first_name: row.maker_first_name, last_name: row.maker_last_name }),
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    withdrawn_by:
      row.withdrawn_at &&
      fullName({
        first_name: row.withdrawer_first_name ?? "",
        last_name: row.withdrawer_last_name ?? "",
      }),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    last_used_from: row.last_used_from,
    rides_booked: row.rides_booked,
  }));
}

/** Makes a key, which is in this answer and kept nowhere. */
export async function makeKey(
  trx: Trx,
  { partnerId, key, isDemo, by, now }: Change & { partnerId: number; key: NewPartnerKey; isDemo: boolean },
): Promise<MadePartnerKey> {
  await expectPartner(trx, partnerId);
  if ((await countGoodKeys(trx, partnerId)) >= MOST_KEYS) throw new ApiError("invalid_input", TOO_MANY);
  const text = drawKey(isDemo);
  const scopes = [...new Set(key.scopes)];
  const id = await insertKey(trx, {
    partner_id: partnerId,
    name: key.name,
    scopes: JSON.stringify(scopes),
    hash: hashOfKey(text),
    begins_with: beginningOf(text),
    made_by: by,
    made_at: now,
  });
  const detail = { name: key.name, scopes, begins_with: beginningOf(text) };
  await note(trx, { action: "make_partner_key", partnerId, detail, by, now });
  const made = (await readKeys(trx, partnerId)).find((one) => one.id === id);
  if (!made) throw new Error("a key that was just made is not there");
  return { ...made, key: text };
}

/** Withdraws a key at once. One that is withdrawn already stays so. */
export async function withdrawKey(trx: Trx, { id, by, now }: Change & { id: number }): Promise<PartnerKey[]> {
  const withdrawn = await withdrawKeyRow(trx, { id, by, at: now });
  if (withdrawn) {
    const { partner_id: partnerId, ...detail } = withdrawn;
    await note(trx, { action: "withdraw_partner_key", partnerId, detail, by, now });
    return readKeys(trx, partnerId);
  }
  const key = await findKey(trx, id);
  if (!key) throw notFound("This key does not exist.");
  return readKeys(trx, key.partner_id);
}

type Note = Change & {
  action: "make_partner_key" | "withdraw_partner_key";
  partnerId: number;
  detail: Record<string, unknown>;
};

async function note(trx: Trx, { action, partnerId, detail, by, now }: Note): Promise<void> {
  await recordAudit(trx, { actorId: by, action, subject: partnerSubject(partnerId), detail, at: now });
}
