import { SITE_PATHS } from "../../../domain/company/site-map.ts";
import type { MailPart } from "../mail.ts";
import type { TimeFreeFacts } from "../notification-kinds.ts";
import { timeFreeTemplate } from "../phone/time-free-template.ts";
import { formatDateTime } from "../ride-words.ts";
import { type RenderedNotification, type Rendering, closing, mail, writing } from "./rendering.ts";

/** A car is free at the time that somebody waits for: where it is booked, and where the line is left. */
export function renderTimeFree(facts: TimeFreeFacts, rendering: Rendering): RenderedNotification {
  const { strings, page } = rendering;
  const { timeFree } = strings;
  const texts = facts.nextCar === true ? timeFree.nextCar : timeFree;
  const when = formatDateTime(strings, new Date(facts.wantedAt));
  const link = page(SITE_PATHS.waiting.replace("{code}", facts.code));
  const words = { when, pickup: facts.pickup, dropoff: facts.dropoff };
  const parts: MailPart[] = [
    ...(facts.name === "" ? [] : [{ is: "text", text: strings.hello(facts.name) } as const]),
    { is: "link", intro: texts.opening(words), button: timeFree.button, href: link },
    { is: "text", text: texts.ending },
    ...closing(rendering),
  ];
  const waitedFor = facts.nextCar === true ? "nextCar" : "time";
  return {
    ...mail(texts.subject(when), parts, rendering),
    short: texts.short(when),
    link,
    template: timeFreeTemplate(waitedFor, { ...writing(rendering), words: { when } }),
  };
}
