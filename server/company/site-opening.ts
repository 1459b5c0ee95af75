import { can } from "../../domain/accounts/roles.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Db, Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { ApiError } from "../http/api-error.ts";
import type { Caller } from "../http/caller.ts";
import { saveSiteOpen } from "./company.queries.ts";
import { getCompany } from "./company-profile.ts";

/** Opens the public site, or closes it again. */
export async function setSiteOpen(
  trx: Trx,
  { open, by, now }: { open: boolean; by: number | null; now: Date },
): Promise<void> {
  if ((await getCompany(trx)).siteOpen === open) return;
  await saveSiteOpen(trx, open);
  await recordAudit(trx, {
    actorId: by,
    action: open ? "open_site" : "close_site",
    subject: "company",
    at: now,
  });
  await recordEvent(trx, { type: "company.changed", at: now });
}

/** Until the site opens, only those who book for others try what a booking is. */
export async function refuseBeforeOpening(db: Db | Trx, caller: Caller): Promise<void> {
  if (can(caller.actor, "bookForCaller") || (await getCompany(db)).siteOpen) return;
  throw new ApiError("not_open_yet", "We aren't open yet. Please call us.");
}
