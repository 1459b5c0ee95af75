/** The news of a payment that the page of its ride is told: it is to begin, or its payer comes back from the provider. */
const PAY_MOMENTS = ["begin", "notBegun", "paid", "failed", "unpaid", "waits"] as const;
const TIP_MOMENTS = ["paid", "failed", "unpaid", "waits"] as const;
export type TipMoment = (typeof TIP_MOMENTS)[number];
export type PayMoment = (typeof PAY_MOMENTS)[number];

/** The news of a tip that its payer comes back from the provider with; null where nobody tips. */
export function tipMomentOf(state: unknown): TipMoment | null {
  if (typeof state !== "object" || state === null || !("tip" in state)) return null;
  return TIP_MOMENTS.find((moment) => moment === state.tip) ?? null;
}

/** The moment that the link which led to the ride gave along; null where nobody pays. */
export function payMomentOf(state: unknown): PayMoment | null {
  if (typeof state !== "object" || state === null || !("pay" in state)) return null;
  return PAY_MOMENTS.find((moment) => moment === state.pay) ?? null;
}
