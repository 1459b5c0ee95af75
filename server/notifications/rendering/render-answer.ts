import { SITE_PATHS } from "../../../domain/company/site-map.ts";
import type { MailPart } from "../mail.ts";
import type { AnswerFacts } from "../notification-kinds.ts";
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

function quoted(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join("\n");
}
