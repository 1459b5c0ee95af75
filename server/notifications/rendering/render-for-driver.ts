import { SITE_PATHS } from "../../../domain/company/site-map.ts";
import { ROUND_SECONDS } from "../../../contract/dispatch/dispatch.ts";
import { type DriverAlertKind, SEVERAL_ALERTS } from "../../../contract/rides/ride-message.ts";
import type { MailPart } from "../mail.ts";
import { phraseText } from "../../../domain/radio/phrases.ts";
import type { EmergencyFacts, PaperFacts, RadioFacts, RideFacts } from "../notification-kinds.ts";
import { alertTemplate } from "../phone/ride-templates.ts";
import { formatDate, rideWords } from "../ride-words.ts";
import { tripDetails } from "./ride-details.ts";
import { type RenderedNotification, type Rendering, closing, mail, writing } from "./rendering.ts";

/** It is said again sooner than that. */
const EMERGENCY_LIFE_SECONDS = 120;

/** News of rides, for a driver whose page is closed. */
export function renderAlert(
  kind: DriverAlertKind,
  ride: RideFacts,
  rendering: Rendering,
): RenderedNotification {
  const { strings, page } = rendering;
  const { title, body } = strings.alert[kind];
  const short = body(rideWords(strings, ride));
  const link = page(
    SEVERAL_ALERTS.some((several) => several === kind) ? SITE_PATHS.driverPanel : SITE_PATHS.activeRides,
  );
  const parts: MailPart[] = [
    { is: "text", text: short },
    { is: "facts", rows: tripDetails(strings, ride) },
    { is: "link", intro: null, button: strings.buttons.rides, href: link },
    ...closing(rendering),
  ];
  const template = alertTemplate(kind, { ...writing(rendering), words: rideWords(strings, ride) });
  const lifeSeconds = kind === "round_called" ? { lifeSeconds: ROUND_SECONDS } : {};
  return { ...mail(title, parts, rendering), short, template, link, ride, ...lifeSeconds };
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

/** A call for help of a driver, on the devices of the desk: who calls and whether somebody helps, and nothing of a passenger. */
export function renderEmergency({ id, driver, car, state }: EmergencyFacts, rendering: Rendering) {
  const { strings, page } = rendering;
  const { subject, calls, taken, over } = strings.emergency;
  const title = subject(driver);
  const short = { calls: calls(car), taken: taken(state.by), over }[state.is];
  const parts: MailPart[] = [{ is: "text", text: short }];
  return {
    ...mail(title, parts, rendering),
    short,
    link: page(SITE_PATHS.operator),
    tag: `emergency-${id}`,
    lifeSeconds: EMERGENCY_LIFE_SECONDS,
    ...(state.is === "calls" && { urgent: true as const }),
  };
}

/** A text of dispatch, on the phone of a driver who looks at something else. */
export function renderRadioText({ phrase, text }: RadioFacts, rendering: Rendering): RenderedNotification {
  const { strings, language, page } = rendering;
  const short = phrase === null ? (text ?? "") : phraseText(phrase, language);
  const parts: MailPart[] = [{ is: "text", text: short }];
  return { ...mail(strings.radio.subject, parts, rendering), short, link: page(SITE_PATHS.driverPanel) };
}
