import { NOT_YOUR_ACCOUNT } from "../../contract/partners/ride-partner.ts";
import { can } from "../../domain/accounts/roles.ts";
import { ApiError } from "../http/api-error.ts";
import type { Caller } from "../http/caller.ts";
import type { PricingDependencies } from "./price-trip.ts";
import type { PayingPartner, PayingRider } from "./priced-trip.ts";
import { payingRider } from "./vip-discount.ts";

type Named = {
  readonly partner_code?: string | null | undefined;
  readonly partner_id?: number | null | undefined;
};

/** The payer of a trip: the hotel or firm that is named, else the caller. */
export async function payerOf(
  { partnerOf }: Pick<PricingDependencies, "partnerOf">,
  { partner_code: code, partner_id: id }: Named,
  caller: Caller,
): Promise<{ rider: PayingRider | undefined } | { partner: PayingPartner }> {
  if (caller.actor === "partner") {
    // A key books on its own account, and names no other.
    if (code || (id && id !== caller.partnerId)) throw notYours(code ? "partner_code" : "partner_id");
    return { partner: await partnerOf({ id: caller.partnerId }) };
  }
  if (code) return { partner: await partnerOf({ code }) };
  if (!id) return { rider: payingRider(caller) };
  if (!can(caller.actor, "bookForCaller")) {
    throw notYours("partner_id");
  }
  return { partner: await partnerOf({ id }) };
}

function notYours(field: "partner_code" | "partner_id"): ApiError {
  return new ApiError("invalid_input", NOT_YOUR_ACCOUNT, { fields: { [field]: NOT_YOUR_ACCOUNT } });
}
