import type { Language } from "../../../domain/languages.ts";
import type { NotificationStrings } from "../strings/notification-strings.ts";
import { type PhoneTemplate, phoneTemplate } from "./phone-template.ts";

/** `time`: they wait for a time; `nextCar`: for the next car that is free. */
export const WAITED_FOR = ["time", "nextCar"] as const;
export type WaitedFor = (typeof WAITED_FOR)[number];

const NAMES: Readonly<Record<WaitedFor, string>> = { time: "time_free", nextCar: "next_car_free" };

type Writing = {
  readonly language: Language;
  readonly strings: NotificationStrings;
  readonly company: string;
  readonly words: { readonly when: string };
};

/** That a car is free for somebody who waits, as WhatsApp registers it. */
export function timeFreeTemplate(
  waitedFor: WaitedFor,
  { language, strings, company, words }: Writing,
): PhoneTemplate {
  const { short, nextCar } = strings.timeFree;
  const write = waitedFor === "nextCar" ? nextCar.short : short;
  return phoneTemplate(NAMES[waitedFor], language, {
    words,
    write: ({ when }) => `${company}: ${write(when)}`,
  });
}
