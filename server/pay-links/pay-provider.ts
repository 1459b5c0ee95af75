import type { IncomingHttpHeaders } from "node:http";
import type { PayCurrency, PayProviderName } from "../../domain/pay-links/pay-link.ts";

/** The state of a payment, as its provider has it. A try that failed leaves it open: whoever pays may try again. */
export type ProviderState = "open" | "paid" | "failed" | "expired" | "cancelled";

type PaymentAsked = {
  readonly chargedCents: number;
  readonly currency: PayCurrency;
  /** At most 50 characters, for a bank statement. */
  readonly description: string;
  /** Where whoever has paid is sent back to. */
  readonly returnUrl: string;
  readonly expiresAt: Date;
};

type RefundAsked = { readonly id: string; readonly refundId: number; readonly chargedCents: number };

/** The one who takes the money. Cards and accounts are theirs to see: no number of one comes to us. */
export type PayProvider = {
  readonly name: PayProviderName;
  /** It takes no orders to give money back: the office does so at its site. */
  readonly refundsByHand: boolean;
  /** Makes a payment; the link is where it is paid. */
  create(asked: PaymentAsked): Promise<{ id: string; link: string }>;
  stateOf(id: string): Promise<ProviderState>;
  /** Lets nobody pay it any more; one that is over stays as it is. */
  cancel(id: string): Promise<void>;
  /** Gives back a part, once for each `refundId`. */
  refund(asked: RefundAsked): Promise<"done" | "refused">;
  /** The payment that a message is about, where it may have come from the provider. Its words about it aren't believed. */
  readNotice(message: { headers: IncomingHttpHeaders; body: string }): string | null;
};

/** The provider couldn't do it now. The reason is a code: its own words may quote whoever pays. */
export class ProviderAway extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`the payment provider could not be asked: ${reason}`);
    this.name = "ProviderAway";
    this.reason = reason;
  }
}
