import type { Language } from "../../domain/languages.ts";
import {
  type SiteTexts,
  type TextField,
  type TextPart,
  TEXT_MARK,
  TEXT_PARTS,
  fieldsOf,
  textMark,
} from "../../contract/site-texts/text-parts.ts";
import { loadArea } from "../app/languages/load-strings.ts";
import { stringsOf } from "../language/strings.ts";
import { type WholeTexts, builtInTexts } from "../site-texts/built-in-texts.ts";

/**
 * The texts that a page is drawn with: the built-in ones, or a mark for each where the server fills in what staff wrote.
 */
export type DrawnTexts = { readonly parts: WholeTexts; readonly openQuestion: string };

export async function drawnTexts(language: Language, written: SiteTexts = {}): Promise<DrawnTexts> {
  await loadArea("info", language);
  const contact = stringsOf(language, "site-texts/contact");
  const builtIn = builtInTexts({
    tours: stringsOf(language, "site-texts/tours"),
    fleet: stringsOf(language, "site-texts/fleet"),
    contact,
    about: stringsOf(language, "site-texts/about"),
  });
  return { parts: { ...builtIn, ...(written as Partial<WholeTexts>) }, openQuestion: contact.openQuestion };
}

/** A mark in the place of every text that staff may write. */
export const MARKS: SiteTexts = Object.fromEntries(
  TEXT_PARTS.map((part) => [
    part,
    Object.fromEntries(fieldsOf(part).map((field) => [field, textMark(part, field)])),
  ]),
);

/** The built-in text of each mark in a page. */
export function builtInOf(html: string, { parts }: DrawnTexts): Record<string, string> {
  const marks = [...html.matchAll(TEXT_MARK)].map(([, part = "", field = ""]) => ({ part, field }));
  return Object.fromEntries(
    marks.map(({ part, field }) => [
      `${part}.${field}`,
      (parts[part as TextPart] as Readonly<Partial<Record<TextField, string>>>)[field as TextField] ?? "",
    ]),
  );
}
