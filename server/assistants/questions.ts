import type { Language } from "../../domain/languages.ts";
import { formatDateTime, formatDollars } from "../notifications/ride-words.ts";
import { NOTIFICATION_STRINGS } from "../notifications/strings/strings.ts";
import type { Question } from "./assistant-call.ts";
import type { AssistantStrings } from "./strings/assistant-strings.ts";
import { de } from "./strings/de.ts";
import { en } from "./strings/en.ts";
import { es } from "./strings/es.ts";
import { nl } from "./strings/nl.ts";
import { pap } from "./strings/pap.ts";
import type { QuotedRide } from "./trips/quoted-ride.ts";

export const STRINGS: Readonly<Record<Language, AssistantStrings>> = { en, nl, es, pap, de };

type Change = { reference: string; pickupAt: string; fareCents: number; losesDriver: boolean };

/** The questions to an assistant's person, with times and sums as in our messages. */
export function questionsIn(language: Language) {
  const words = STRINGS[language];
  const when = (instant: string) => formatDateTime(NOTIFICATION_STRINGS[language], new Date(instant));
  const money = (cents: number) => formatDollars(NOTIFICATION_STRINGS[language], cents);
  const asked = (message: string): Question => ({ message, yes: words.yes });
  return {
    book: ({ trip, at, there, back }: QuotedRide) =>
      asked(
        words.book({
          pickup: trip.pickup.name,
          dropoff: trip.dropoff.name,
          stops: trip.stops.map(({ name }) => name).join(", "),
          when: when(at),
          back: back === null ? "" : when(back.at),
          passengers: trip.passengers,
          fare: money(there.cents + (back?.cents ?? 0)),
        }),
      ),
    change: ({ reference, pickupAt, fareCents, losesDriver }: Change) =>
      asked(words.change({ reference, when: when(pickupAt), fare: money(fareCents), losesDriver })),
    cancel: (reference: string, pickupAt: string) => asked(words.cancel(reference, when(pickupAt))),
  };
}
