import type { FastifyRequest } from "fastify";
import type { ErrorCode } from "../../contract/errors.ts";
import { knownLanguageOf } from "../../domain/first-language.ts";
import type { Language } from "../../domain/languages.ts";
import { isKey } from "../../domain/partners/key-mark.ts";
import { de } from "../../domain/partners/refusals/de.ts";
import { type KeyRefusals, en } from "../../domain/partners/refusals/en.ts";
import { es } from "../../domain/partners/refusals/es.ts";
import { nl } from "../../domain/partners/refusals/nl.ts";
import { pap } from "../../domain/partners/refusals/pap.ts";
import type { ApiError } from "./api-error.ts";
import { acceptedLanguages } from "./accepted-languages.ts";

const REFUSALS: Readonly<Record<Language, KeyRefusals>> = { en, nl, es, pap, de };

type Told = { code: string; facts: Readonly<Record<string, unknown>>; message: string };
type Booking = { code: string; error: string };

/**
 * The refusal of a partner's system in the language of its people, with the English sentence beside it as `detail`. Nothing for any other
 * caller, and nothing in English, where the sentence itself says it.
 */
export function inTheirLanguage(request: FastifyRequest, { code, facts, message }: ApiError): object {
  const language = languageOf(request);
  if (language === null || language === "en") return {};
  const told = { code, facts, message };
  return {
    error: sentenceOf(REFUSALS[language], told),
    detail: message,
    ...resultsIn(REFUSALS[language], told),
  };
}

/** As the request says, else as the office writes to the partner. Null for who shows no key. */
function languageOf({ headers, caller }: FastifyRequest): Language | null {
  const token = headers.authorization?.slice("Bearer ".length) ?? "";
  if (caller?.actor !== "partner" && !isKey(token)) return null;
  const ofAccount = caller?.actor === "partner" ? caller.language : undefined;
  return knownLanguageOf(acceptedLanguages(headers)) ?? ofAccount ?? "en";
}

function sentenceOf(words: KeyRefusals, { code, facts }: Omit<Told, "message">): string {
  const { retry_after: seconds, fields, results } = facts;
  if (code === "rate_limited" && typeof seconds === "number") return words.rate_limited(seconds);
  if (code === "invalid_input" && fields) return words.invalid_fields(Object.keys(fields).join(", "));
  if (code === "bookings_refused") return sentenceOfList(words, results as readonly (Booking | null)[]);
  const shared: Readonly<Partial<Record<ErrorCode | string, unknown>>> = words;
  const sentence = shared[code];
  return typeof sentence === "string" ? sentence : words.other;
}

function sentenceOfList(words: KeyRefusals, results: readonly (Booking | null)[]): string {
  const first = results.findIndex((result) => result !== null);
  const why = results[first];
  return why ? words.bookings_refused(first + 1, results.length, ofBooking(words, why)) : words.other;
}

function ofBooking(words: KeyRefusals, { code, error: _english, ...facts }: Booking): string {
  return sentenceOf(words, { code, facts });
}

/** Each booking of a list that was refused, in the same way. */
function resultsIn(words: KeyRefusals, { code, facts }: Told): object {
  if (code !== "bookings_refused") return {};
  const results = facts["results"] as readonly (Booking | null)[];
  return {
    results: results.map((one) => one && { ...one, error: ofBooking(words, one), detail: one.error }),
  };
}
