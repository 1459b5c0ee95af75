import { DEAL_GONE, DEAL_SENTENCES, type DealRefusal } from "../../domain/deals/deal.ts";
import type { Trx } from "../database/connect.ts";
import { ApiError } from "../http/api-error.ts";
import { toDeal } from "./deal-rows.ts";
import { spentBy } from "./deals-for.ts";
import { type Person, countDealUses, findDeal, hasRidden } from "./deals.queries.ts";

/** The name of a count that two bookings with one deal would both make. */
export function dealLock(dealId: number): string {
  return `deal ${dealId}`;
}

/** A typed code that a booking can't have, said at its field. */
export function codeRefused(reason: DealRefusal): ApiError {
  const sentence = DEAL_SENTENCES[reason];
  return new ApiError("deal_refused", sentence, { reason, fields: { code: sentence } });
}

type Using = {
  readonly dealId: number;
  readonly person: Person;
  /** A ride that has it already, which isn't counted. */
  readonly butRide?: number;
};

/** Why a deal can't be used once more; null where it can. Ask it with the deal's lock held, so that of two who want the last use one gets it. */
export async function refusalOfUse(trx: Trx, { dealId, person, butRide }: Using): Promise<ApiError | null> {
  const row = await findDeal(trx, dealId);
  if (!row) return null;
  const deal = toDeal(row);
  const but = butRide ?? null;
  const spent =
    deal.mostUses === null && deal.mostPerPerson === null
      ? null
      : spentBy(deal, await countDealUses(trx, { dealId, person, butRide: but }));
  if (spent && deal.kind === "code") return codeRefused(spent);
  const hadTheirs =
    deal.kind === "first_ride" &&
    person.riderId !== null &&
    (await hasRidden(trx, { riderId: person.riderId, butRide: but }));
  if (spent || hadTheirs) return new ApiError("deal_refused", DEAL_GONE, { reason: spent ?? "used_by_you" });
  return null;
}
