import type { ReactNode } from "react";
import type { Language } from "../../domain/languages.ts";
import { useStrings } from "../language/language-context.ts";
import { latePart } from "../ui/late-part.tsx";
import { Waiting } from "../ui/waiting.tsx";
import type { HelpTexts } from "./chapters.ts";

type WithTextsProps = {
  readonly children: (texts: HelpTexts) => ReactNode;
};

/** The languages that help is written in. */
export type HelpLanguage = "en" | "nl";

/** Draws with the texts of help in one language, which come once they are asked for. */
export const WITH_TEXTS = {
  en: latePart<WithTextsProps>(async () => partWith((await import("./texts/en.ts")).default), Meanwhile),
  nl: latePart<WithTextsProps>(async () => partWith((await import("./texts/nl.ts")).default), Meanwhile),
} as const;

/** The language of help for a reader: their own where it is written in it, else English. */
export function helpLanguage(language: Language): HelpLanguage {
  return language === "nl" ? "nl" : "en";
}

function partWith(texts: HelpTexts) {
  return { default: ({ children }: WithTextsProps) => children(texts) };
}

function Meanwhile() {
  return <Waiting label={useStrings("help").loading} />;
}
