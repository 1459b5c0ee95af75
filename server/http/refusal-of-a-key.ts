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
import { fieldsIn } from "./refused-fields.ts";

const REFUSALS: Readonly<Record<Language, KeyRefusals>> = { en, nl, es, pap, de };

type Told = { code: string; facts: Readonly<Record<string, unknown>> };
type Said = { readonly words: KeyRefusals; readonly language: Language };
type Booking = { code: string; error: string; fields?: unknown };

/**
 * The refusal of a partner's system in the language of its people, with the English sentence beside it as `detail`. Nothing for any other
 * caller, and nothing in English, where the sentence itself says it.
 */
export function inTheirLanguage(request: FastifyRequest, { code, facts, message }: ApiError): object {
  const language = languageOf(request);
  if (language === null || language === "en") return {};
  const said = { words: REFUSALS[language], language };
  return {
    error: sentenceOf(said, { code, facts }),
    detail: message,
    ...fieldsIn(language, facts),
    ...resultsIn(said, { code, facts }),
  };
}

/** As the request says, else as the office writes to the partner. Null for who shows no key. */
function languageOf({ headers, caller }: FastifyRequest): Language | null {
  const token = headers.authorization?.slice("Bearer ".length) ?? "";
  if (caller?.actor !== "partner" && !isKey(token)) return null;
  const ofAccount = caller?.actor === "partner" ? caller.language : undefined;
  return knownLanguageOf(acceptedLanguages(headers)) ?? ofAccount ?? "en";
}

function sentenceOf(said: Said, { code, facts }: Told): string {
  const { words, language } = said;
  const { retry_after: seconds, results } = facts;
  if (code === "rate_limited" && typeof seconds === "number") return words.rate_limited(seconds);
  if (code === "bookings_refused") return sentenceOfList(said, results as readonly (Booking | null)[]);
  const fields = Object.entries(fieldsIn(language, facts).fields ?? {});
  if (code === "invalid_input" && fields.length > 0) return sentenceOfFields(words, fields);
  // The time of the way back is refused for more than being too far ahead.
  const back = fields.find(([name]) => name === "return_trip")?.[1];
  if (back !== undefined) return back;
  const shared: Readonly<Partial<Record<ErrorCode | string, unknown>>> = words;
  const sentence = shared[code];
  return typeof sentence === "string" ? sentence : words.other;
}

/** Of one field what it takes, of several their names: what each takes stands beside them. */
function sentenceOfFields(words: KeyRefusals, fields: readonly (readonly [string, string])[]): string {
  const names = fields.map(([name]) => name).join(", ");
  const [first] = fields;
  return first && fields.length === 1 ? words.invalid_field(names, first[1]) : words.invalid_fields(names);
}

function sentenceOfList(said: Said, results: readonly (Booking | null)[]): string {
  const { words } = said;
  const first = results.findIndex((result) => result !== null);
  const why = results[first];
  return why ? words.bookings_refused(first + 1, results.length, ofBooking(said, why)) : words.other;
}

function ofBooking(said: Said, { code, error: _english, ...facts }: Booking): string {
  return sentenceOf(said, { code, facts });
}

/** Each booking of a list that was refused, in the same way. */
function resultsIn(said: Said, { code, facts }: Told): object {
  if (code !== "bookings_refused") return {};
  const results = facts["results"] as readonly (Booking | null)[];
  return {
    results: results.map(
      (one) =>
        one && { ...one, error: ofBooking(said, one), detail: one.error, ...fieldsIn(said.language, one) },
    ),
  };
}
