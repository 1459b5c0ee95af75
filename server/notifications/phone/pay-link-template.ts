import type { Language } from "../../../domain/languages.ts";
import type { PayPurpose } from "../../../domain/pay-links/pay-link.ts";
import type { NotificationStrings } from "../strings/notification-strings.ts";
import { type PhoneTemplate, phoneTemplate } from "./phone-template.ts";

type Writing = {
  readonly language: Language;
  readonly strings: NotificationStrings;
  readonly company: string;
  /** `when` is empty where no ride is cancelled without it. */
  readonly words: { readonly amount: string; readonly reference: string; readonly when: string };
};

/** A request to pay as WhatsApp registers it, by what it is for. */
export function payLinkTemplate(
  purpose: PayPurpose,
  { language, strings, company, words }: Writing,
): PhoneTemplate {
  const { what, short, cancelledAt } = strings.payLink;
  const isDue = words.when !== "";
  return phoneTemplate(`pay_${purpose}${isDue ? "_in_time" : ""}`, language, {
    words,
    write: ({ amount, reference, when }) =>
      [
        `${company}: ${short({ what: what[purpose](reference), amount })}`,
        ...(isDue ? [cancelledAt(when)] : []),
      ].join(" "),
  });
}
