import type { Language } from "../../../domain/languages.ts";
import type { PayPurpose } from "../../../domain/pay-links/pay-link.ts";
import type { NotificationStrings } from "../strings/notification-strings.ts";
import { type PhoneTemplate, phoneTemplate } from "./phone-template.ts";

type Writing = {
  readonly language: Language;
  readonly strings: NotificationStrings;
  readonly company: string;
  readonly words: { readonly amount: string; readonly reference: string };
};

/** That money was given back, as WhatsApp registers it, by what was paid. */
export function refundTemplate(
  purpose: PayPurpose,
  { language, strings, company, words }: Writing,
): PhoneTemplate {
  const { payLink, refund } = strings;
  return phoneTemplate(`refunded_${purpose}`, language, {
    words,
    write: ({ amount, reference }) =>
      `${company}: ${refund.short({ what: payLink.what[purpose](reference), amount })}`,
  });
}
