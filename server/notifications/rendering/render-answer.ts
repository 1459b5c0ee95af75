import { SITE_PATHS } from "../../../domain/company/site-map.ts";
import type { MailPart } from "../mail.ts";
import type { AnswerFacts, CaseAnswerFacts, CaseQuestionFacts } from "../notification-kinds.ts";
import { formatDateTime } from "../ride-words.ts";
import { type RenderedNotification, type Rendering, closing, mail } from "./rendering.ts";

/** The office's answer to a guest, between the company's greeting and its name, with the message that it answers. */
export function renderAnswer(facts: AnswerFacts, rendering: Rendering): RenderedNotification {
  const { strings, page, sender } = rendering;
  const { answer } = strings;
  const subject = `Re: ${facts.subject === "" ? answer.topics[facts.topic] : facts.subject}`;
  const asked = answer.youWrote(formatDateTime(strings, new Date(facts.askedAt)));
  const parts: MailPart[] = [
    { is: "text", text: strings.hello(facts.name) },
    { is: "text", text: facts.answer },
    ...closing(rendering),
    { is: "text", text: `${asked}\n${quoted(facts.asked)}` },
  ];
  return {
    ...mail(subject, parts, rendering),
    replyTo: sender.company.email,
    short: facts.answer,
    link: page(SITE_PATHS.contactUs),
    byHand: true,
  };
}

/** The office's answer to a passenger about a ride that went wrong. */
export function renderCaseAnswer(facts: CaseAnswerFacts, rendering: Rendering): RenderedNotification {
  const { strings, page, sender } = rendering;
  const { answer, cases } = strings;
  const { asked, askedAt } = facts;
  const parts: MailPart[] = [
    { is: "text", text: strings.hello(facts.name) },
    { is: "text", text: facts.answer },
    ...closing(rendering),
  ];
  if (asked !== null && askedAt !== null) {
    const heading = answer.youWrote(formatDateTime(strings, new Date(askedAt)));
    parts.push({ is: "text", text: `${heading}\n${quoted(asked)}` });
  }
  return {
    ...mail(cases.about(facts.reference), parts, rendering),
    replyTo: sender.company.email,
    short: facts.answer,
    link: page(SITE_PATHS.contactUs),
    byHand: true,
  };
}

/** The office's question to a driver, who answers it in their app. */
export function renderCaseQuestion(facts: CaseQuestionFacts, rendering: Rendering): RenderedNotification {
  const { strings, page } = rendering;
  const { cases } = strings;
  const subject = cases.asked(facts.reference);
  const link = page(SITE_PATHS.driverProfile);
  const parts: MailPart[] = [
    { is: "text", text: strings.hello(facts.name) },
    { is: "text", text: subject },
    { is: "text", text: quoted(facts.question) },
    { is: "link", intro: cases.answerInApp, button: cases.button, href: link },
    ...closing(rendering),
  ];
  return { ...mail(subject, parts, rendering), short: `${subject} ${cases.answerInApp}`, link };
}

function quoted(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join("\n");
}
