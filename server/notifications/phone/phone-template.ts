import type { Language } from "../../../domain/languages.ts";

/** A short text as WhatsApp wants it: registered beforehand with numbered gaps, and sent as what fills them. */
export type PhoneTemplate = {
  readonly name: string;
  readonly language: Language;
  readonly text: string;
  readonly parameters: readonly string[];
};

type Words = Readonly<Record<string, string>>;

/** Writes a text once with its gaps, so that what is registered and what is sent are made from the same sentence. */
export function phoneTemplate<W extends Words>(
  name: string,
  language: Language,
  { words, write }: { words: W; write: (words: W) => string },
): PhoneTemplate {
  const parameters: string[] = [];
  const marked = Object.fromEntries(Object.keys(words).map((key) => [key, `⟦${key}⟧`])) as W;
  const text = write(marked).replace(/⟦(\w+)⟧/g, (_whole, key: string) => {
    parameters.push(onOneLine(words[key] ?? ""));
    return `{{${parameters.length}}}`;
  });
  return { name, language, text, parameters };
}

/** WhatsApp refuses what is empty and what has line breaks or many spaces. */
function onOneLine(value: string): string {
  return value.replace(/\s+/g, " ").trim() || "-";
}
