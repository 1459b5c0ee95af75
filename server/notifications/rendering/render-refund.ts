import { SITE_PATHS } from "../../../domain/company/site-map.ts";
import type { MailPart } from "../mail.ts";
import type { RefundFacts } from "../notification-kinds.ts";
import { refundTemplate } from "../phone/refund-template.ts";
import { formatBoth } from "../ride-words.ts";
import { type RenderedNotification, type Rendering, closing, mail, writing } from "./rendering.ts";

/** A refund of a payment by link. */
export function renderRefund(facts: RefundFacts, rendering: Rendering): RenderedNotification {
  const { strings, page } = rendering;
  const { payLink, refund } = strings;
  const { purpose, reference, trackingCode } = facts;
  const amount = formatBoth(strings, facts.amountCents);
  const what = payLink.what[purpose](reference);
  const link = page(
    trackingCode === null ? SITE_PATHS.home : SITE_PATHS.track.replace("{code}", trackingCode),
  );
  const opening = refund.opening(what, amount);
  const parts: MailPart[] = [
    { is: "text", text: strings.hello(facts.name) },
    trackingCode === null
      ? { is: "text", text: opening }
      : { is: "link", intro: opening, button: refund.button, href: link },
    { is: "text", text: refund.ending },
    ...closing(rendering),
  ];
  return {
    ...mail(refund.subject(what), parts, rendering),
    short: refund.short({ what, amount }),
    link,
    template: refundTemplate(purpose, { ...writing(rendering), words: { amount, reference } }),
  };
}
