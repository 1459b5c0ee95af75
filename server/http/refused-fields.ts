import { de } from "../../domain/assistants/refusals/fields/de.ts";
import { es } from "../../domain/assistants/refusals/fields/es.ts";
import { type FieldWords, sentenceOfField } from "../../domain/assistants/refusals/fields/field-words.ts";
import { nl } from "../../domain/assistants/refusals/fields/nl.ts";
import { pap } from "../../domain/assistants/refusals/fields/pap.ts";
import type { Language } from "../../domain/languages.ts";

/** English is what the fields of every refusal say already. */
const WORDS: Readonly<Partial<Record<Language, FieldWords>>> = { nl, es, pap, de };

/** The fields of a refusal, each with what it takes in a language; nothing where none was named. */
export function fieldsIn(
  language: Language,
  facts: { readonly fields?: unknown },
): { fields?: Readonly<Record<string, string>> } {
  const { fields } = facts;
  if (typeof fields !== "object" || fields === null) return {};
  const words = WORDS[language];
  const told = Object.entries(fields as Readonly<Record<string, string>>);
  return {
    fields: Object.fromEntries(
      told.map(([path, english]) => [path, words ? sentenceOfField(words, path) : english]),
    ),
  };
}
