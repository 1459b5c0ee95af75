import type { DriverAlertKind } from "../../../contract/rides/ride-message.ts";
import type { Language } from "../../../domain/languages.ts";
import type { NotificationStrings, RideWords } from "../strings/notification-strings.ts";
import { type PhoneTemplate, phoneTemplate } from "./phone-template.ts";

/** Kinds of message about a ride that have words of their own. */
export type RideTextKind = keyof NotificationStrings["ride"];

type Writing = {
  readonly language: Language;
  readonly strings: NotificationStrings;
  readonly company: string;
  readonly words: RideWords;
};
type RideWriting = Writing & {
  /** Why the company did not take the ride; empty where it has not said. */
  readonly why: string;
  readonly code: string | undefined;
};

/** A template begins with the company and ends with a full stop, since none may begin or end with a gap. */
export function rideTemplate(
  kind: RideTextKind,
  { language, strings, company, words, why, code }: RideWriting,
): PhoneTemplate {
  const added = `${why === "" ? "" : "_because"}${code === undefined ? "" : "_with_code"}`;
  return phoneTemplate(`${kind}${added}`, language, {
    words: { ...words, why: why.replace(/[.\s]+$/, ""), code: code ?? "" },
    write: (gaps) =>
      [
        `${company}: ${strings.ride[kind].short(gaps)}`,
        ...(why === "" ? [] : [`${gaps.why}.`]),
        ...(code === undefined ? [] : [strings.startCode(gaps.code)]),
      ].join(" "),
  });
}

export function alertTemplate(
  kind: DriverAlertKind,
  { language, strings, company, words }: Writing,
): PhoneTemplate {
  const { title, body } = strings.alert[kind];
  return phoneTemplate(`driver_${kind}`, language, {
    words,
    write: (gaps) => `${company}: ${title}. ${body(gaps)}`,
  });
}
