import { isDeepStrictEqual } from "node:util";
import {
  DEFAULT_PAY_LINK_SETTINGS,
  type PayLinkSettings,
} from "../../contract/pay-links/pay-link-schemas.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Db, Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { ApiError } from "../http/api-error.ts";
import { findPayLinkSettings, savePayLinkSettings } from "./company.queries.ts";

type Kept = { settings: PayLinkSettings; version: number };

/** Whether guests can pay by link, as staff decided. */
export async function getPayLinkSettings(db: Db | Trx): Promise<Kept> {
  const row = await findPayLinkSettings(db);
  if (!row) throw new Error("the company has no profile");
  const kept = row.pay_links as Partial<PayLinkSettings>;
  return { settings: { ...DEFAULT_PAY_LINK_SETTINGS, ...kept }, version: row.pay_links_version };
}

type Change = { settings: PayLinkSettings; version: number; by: number; now: Date };

/** Changes it at once for everybody. The audit log keeps the old values. */
export async function setPayLinkSettings(trx: Trx, { settings, version, by, now }: Change): Promise<Kept> {
  const before = await getPayLinkSettings(trx);
  if (!(await savePayLinkSettings(trx, { settings: JSON.stringify(settings), version }))) {
    throw new ApiError("edit_conflict", "Somebody else has just changed this. Please look at it again.");
  }
  const names = Object.keys(settings) as (keyof PayLinkSettings)[];
  const changed = names.filter((name) => !isDeepStrictEqual(settings[name], before.settings[name]));
  await recordAudit(trx, {
    actorId: by,
    action: "set_pay_links",
    subject: "company",
    detail: Object.fromEntries(
      changed.map((name) => [name, { from: before.settings[name], to: settings[name] }]),
    ),
    at: now,
  });
  await recordEvent(trx, { type: "company.changed", at: now });
  return { settings, version: version + 1 };
}
