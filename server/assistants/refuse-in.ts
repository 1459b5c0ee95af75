import type { FastifyRequest } from "fastify";
import { de } from "../../domain/assistants/refusals/de.ts";
import { type Refusals, en } from "../../domain/assistants/refusals/en.ts";
import { es } from "../../domain/assistants/refusals/es.ts";
import { nl } from "../../domain/assistants/refusals/nl.ts";
import { pap } from "../../domain/assistants/refusals/pap.ts";
import { LANGUAGES, type Language } from "../../domain/languages.ts";
import type { ErrorCode } from "../../contract/errors.ts";
import type { ApiError } from "../http/api-error.ts";
import { fieldsIn } from "../http/refused-fields.ts";
import { languageWished } from "../web-files/visitors-language.ts";
import { STRINGS } from "./questions.ts";
import type { RefusedBecause } from "./strings/assistant-strings.ts";

const REFUSALS: Readonly<Record<Language, Refusals>> = { en, nl, es, pap, de };

/** The language of whoever a call is for: as it says itself, else as its program asks for answers, else English. */
export function languageOfCall(args: unknown, { headers }: FastifyRequest): Language {
  const said = typeof args === "object" && args !== null && "language" in args ? args.language : undefined;
  return LANGUAGES.find((language) => language === said) ?? languageWished(headers);
}

/** The refusal in the person's language, for them; the sentence that names the very argument stays beside it, for the program. */
export function refuseIn(language: Language, { code, message, facts }: ApiError) {
  if (language === "en") return { error: message, code, ...facts };
  const error = sentenceIn(language, { code, facts });
  return { error, detail: message, code, ...facts, ...fieldsIn(language, facts) };
}

type Told = Pick<ApiError, "code" | "facts">;

function sentenceIn(language: Language, { code, facts }: Told): string {
  const own = STRINGS[language].refused;
  const shared: Readonly<Partial<Record<ErrorCode, string>>> = REFUSALS[language];
  const [field = ""] = Object.keys(facts["fields"] ?? {});
  // The time of the way back is refused for more than being too far ahead.
  if (field === "return_trip") return fieldsIn(language, facts).fields?.[field] ?? own.time;
  const because = BY_CODE[code] ?? byGiven(code, field);
  return (because && own[because]) ?? shared[code] ?? own.other;
}

const BY_CODE: Readonly<Partial<Record<ErrorCode, RefusedBecause>>> = {
  credit_limit_reached: "account_full",
  edit_conflict: "changed",
  forbidden: "not_allowed",
  invalid_code: "code",
};

const BY_FIELD: Readonly<Record<string, RefusedBecause>> = {
  pickup: "place",
  dropoff: "place",
  stops: "place",
  query: "place",
  pickup_at: "time",
  return_at: "time",
  passengers: "people",
  bags: "people",
  name: "person",
  phone: "person",
  email: "person",
  rider_name: "person",
  rider_phone: "person",
  quote: "quote",
  code: "code",
  reference: "ride",
  phone_last4: "ride",
};

/** The reason by the argument that was wrong, of a list or an object by what holds it. Nothing but rides is looked for. */
function byGiven(code: ErrorCode, field: string): RefusedBecause | undefined {
  if (code === "not_found") return "ride";
  return code === "invalid_input" ? (BY_FIELD[field.split(".", 1)[0] ?? ""] ?? "input") : undefined;
}
