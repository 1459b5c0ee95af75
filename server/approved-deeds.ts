import { newFareCorrectionSchema } from "../contract/books/fare-corrections.ts";
import { newCashRefundSchema } from "../contract/cases/cash-refund.ts";
import { statementCreditSchema } from "../contract/partners/statement-schemas.ts";
import { newRefundSchema } from "../contract/pay-links/pay-link-schemas.ts";
import type { Deeds } from "./approvals/decide-approval.ts";
import { correctFare } from "./books/correct-fare.ts";
import { refundInCash } from "./cases/refund-in-cash.ts";
import { creditStatement } from "./partners/credit-statement.ts";
import type { PayProvider } from "./pay-links/pay-provider.ts";
import { refundPayLink } from "./pay-links/refund-pay-link.ts";

/** How what a second person has approved is done: by the same use cases, read anew by the schema of its call. */
export function approvedDeeds(provider: PayProvider | null): Deeds {
  return {
    refund: (trx, { subjectId: id, payload, caller, now }) => {
      const refund = newRefundSchema.parse(payload);
      return refundPayLink(trx, { id, refund, provider, by: caller.accountId, now, approved: true });
    },
    cash_refund: async (trx, { subjectId: id, payload, caller, now }) => {
      const refund = newCashRefundSchema.parse(payload);
      await refundInCash(trx, { id, refund, by: caller.accountId, now, approved: true });
    },
    credit: async (trx, { subjectId: id, payload, caller, now }) => {
      const credit = statementCreditSchema.parse(payload);
      await creditStatement(trx, { id, credit, by: caller.accountId, now, approved: true });
    },
    fare: (trx, { subjectId: rideId, payload, caller, now }) => {
      const correction = newFareCorrectionSchema.parse(payload);
      return correctFare(trx, { rideId, correction, caller, now, approved: true });
    },
  };
}
