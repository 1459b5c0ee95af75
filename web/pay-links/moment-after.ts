import type { PayState } from "../../domain/pay-links/pay-link.ts";
import type { TipMoment } from "./pay-moment.ts";

/** The end of a payment, for whoever comes back from the provider. */
export function momentAfter(state: PayState): TipMoment {
  if (state === "open") return "waits";
  if (state === "failed") return "failed";
  return state === "cancelled" || state === "expired" ? "unpaid" : "paid";
}
