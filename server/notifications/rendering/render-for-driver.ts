import { SITE_PATHS } from "../../../domain/company/site-map.ts";
import type { DriverAlertKind } from "../../../contract/rides/ride-message.ts";
import type { MailPart } from "../mail.ts";
import { phraseText } from "../../../domain/radio/phrases.ts";
import type { PaperFacts, RadioFacts, RideFacts } from "../notification-kinds.ts";
import { alertTemplate } from "../phone/ride-templates.ts";
import { formatDate, rideWords } from "../ride-words.ts";
import { tripDetails } from "./ride-details.ts";
import { type RenderedNotification, type Rendering, closing, mail, writing } from "./rendering.ts";

/** News of rides, for a driver whose page is closed. */
export function renderAlert(
  kind: DriverAlertKind,
  ride: RideFacts,
  rendering: Rendering,
): RenderedNotification {
  const { strings, page } = rendering;
  const { title, body } = strings.alert[kind];
  const short = body(rideWords(strings, ride));
  const link = page(kind === "ride_in_pool" ? SITE_PATHS.driverPanel : SITE_PATHS.activeRides);
  const parts: MailPart[] = [
    { is: "text", text: short },
    { is: "facts", rows: tripDetails(strings, ride) },
    { is: "link", intro: null, button: strings.buttons.rides, href: link },
    ...closing(rendering),
  ];
  const template = alertTemplate(kind, { ...writing(rendering), words: rideWords(strings, ride) });
  return { ...mail(title, parts, rendering), short, template, link, ride };
}

/** Which paper runs out and when, and that rides stop with it. */
export function renderPaperNotice(facts: PaperFacts, rendering: Rendering): RenderedNotification {
  const { strings, page } = rendering;
  const { papers } = strings;
  const paper = papers.names[facts.paper];
  const day = formatDate(strings, facts.lastDay);
  const subject = papers.subject(paper, day);
  const opening = papers.opening(paper, day, facts.daysLeft);
  const link = page(SITE_PATHS.driverProfile);
  const parts: MailPart[] = [
    { is: "text", text: strings.hello(facts.name) },
    { is: "text", text: opening },
    { is: "text", text: papers.ending },
    { is: "link", intro: null, button: papers.button, href: link },
    ...closing(rendering),
  ];
  return { ...mail(subject, parts, rendering), short: `${opening} ${papers.ending}`, link };
}

/** A text of dispatch, on the phone of a driver who looks at something else. */
export function renderRadioText({ phrase, text }: RadioFacts, rendering: Rendering): RenderedNotification {
  const { strings, language, page } = rendering;
  const short = phrase === null ? (text ?? "") : phraseText(phrase, language);
  const parts: MailPart[] = [{ is: "text", text: short }];
  return { ...mail(strings.radio.subject, parts, rendering), short, link: page(SITE_PATHS.driverPanel) };
}
