import { SITE_PATHS } from "../../../domain/company/site-map.ts";
import type { MailPart } from "../mail.ts";
import type { PayLinkFacts } from "../notification-kinds.ts";
import { payLinkTemplate } from "../phone/pay-link-template.ts";
import { formatBoth, formatDateTime } from "../ride-words.ts";
import { type RenderedNotification, type Rendering, closing, mail, writing } from "./rendering.ts";

/** The amount to pay, and where to pay it. */
export function renderPayLink(facts: PayLinkFacts, rendering: Rendering): RenderedNotification {
  const { strings, page } = rendering;
  const { payLink } = strings;
  const amount = formatBoth(strings, facts.amountCents);
  const link = page(SITE_PATHS.pay.replace("{code}", facts.code));
  const what = payLink.what[facts.purpose](facts.reference);
  const subject = payLink.subject(what);
  const when = facts.cancelledAt && formatDateTime(strings, new Date(facts.cancelledAt));
  const until = when && payLink.cancelledAt(when);
  const parts: MailPart[] = [
    { is: "text", text: strings.hello(facts.name) },
    { is: "link", intro: payLink.opening(what, amount), button: payLink.button(amount), href: link },
    { is: "text", text: until ?? payLink.ending },
    ...closing(rendering),
  ];
  const words = { what, amount };
  return {
    ...mail(subject, parts, rendering),
    short: [payLink.short(words), ...(until ? [until] : [])].join(" "),
    link,
    template: payLinkTemplate(facts.purpose, {
      ...writing(rendering),
      words: { amount, reference: facts.reference, when: when ?? "" },
    }),
  };
}
