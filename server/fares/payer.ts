import { NOT_YOUR_ACCOUNT } from "../../contract/partners/ride-partner.ts";
import { can } from "../../contract/roles.ts";
import { ApiError } from "../http/api-error.ts";
import type { Caller } from "../http/caller.ts";
import type { PricingDependencies } from "./price-trip.ts";
import type { PayingPartner, PayingRider } from "./priced-trip.ts";
import { payingRider } from "./vip-discount.ts";

type Named = {
  readonly partner_code?: string | null | undefined;
  readonly partner_id?: number | null | undefined;
};

/** Who pays for a trip: the hotel or firm that is named, else whoever asks. */
export async function payerOf(
  { partnerOf }: Pick<PricingDependencies, "partnerOf">,
  { partner_code: code, partner_id: id }: Named,
  caller: Caller,
): Promise<{ rider: PayingRider | undefined } | { partner: PayingPartner }> {
  if (code) return { partner: await partnerOf({ code }) };
  if (!id) return { rider: payingRider(caller) };
  if (!can(caller.actor, "bookForCaller")) {
    throw new ApiError("invalid_input", NOT_YOUR_ACCOUNT, { fields: { partner_id: NOT_YOUR_ACCOUNT } });
  }
  return { partner: await partnerOf({ id }) };
}
