import { isDeepStrictEqual } from "node:util";
import type { ClosedText } from "../../domain/company/closing-words.ts";
import { can } from "../../domain/accounts/roles.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Db, Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { ApiError } from "../http/api-error.ts";
import type { Caller } from "../http/caller.ts";
import { saveSiteOpen } from "./company.queries.ts";
import { getCompany } from "./company-profile.ts";

type Opening = {
  readonly open: boolean;
  /** Of a site that closes: the words to guests, by language. */
  readonly text?: ClosedText | undefined;
  readonly by: number | null;
  readonly now: Date;
};

/** Opens the public site, or closes it again; one that is closed may be given other words. */
export async function setSiteOpen(trx: Trx, { open, text = {}, by, now }: Opening): Promise<void> {
  const { siteOpen, closedText } = await getCompany(trx);
  const hasNewWords = !open && closedText !== undefined && !isDeepStrictEqual(closedText, text);
  if (siteOpen === open && !hasNewWords) return;
  await saveSiteOpen(trx, { open, closedText: open ? null : JSON.stringify(text) });
  await recordAudit(trx, {
    actorId: by,
    action: open ? "open_site" : "close_site",
    subject: "company",
    ...(open ? {} : { detail: text }),
    at: now,
  });
  await recordEvent(trx, { type: "company.changed", at: now });
}

/** Until the site opens, only those who book for others try what a booking is. */
export async function refuseBeforeOpening(db: Db | Trx, caller: Caller): Promise<void> {
  if (can(caller.actor, "bookForCaller")) return;
  const { siteOpen, closedText } = await getCompany(db);
  if (siteOpen) return;
  if (closedText === undefined) throw new ApiError("not_open_yet", "We aren't open yet. Please call us.");
  throw new ApiError("closed_for_now", "We're closed for now and aren't taking bookings. Please call us.");
}
