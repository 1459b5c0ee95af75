import { render, type RenderResult } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import type { Language } from "../../domain/languages.ts";
import { LanguageContext } from "../language/language-context.ts";

/** The strings of every area are there before a test begins. */
const LANGUAGE = { switchLanguage: () => undefined, openArea: () => Promise.resolve() } as const;

/** Puts a part into a page, in English where nothing else is said; the other languages need `other-languages.ts`. */
export function inPage(part: ReactNode, language: Language = "en"): ReactNode {
  return <LanguageContext value={{ ...LANGUAGE, language }}>{part}</LanguageContext>;
}

/** Draws a part as it stands in a page, with somebody who types and presses. */
export function renderPart(
  part: ReactNode,
  language?: Language,
): RenderResult & { readonly user: UserEvent } {
  return { user: userEvent.setup(), ...render(inPage(part, language)) };
}
