import { render, type RenderResult } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { LanguageContext } from "../language/language-context.ts";
import { keepStrings } from "../language/strings.ts";
import uiStrings from "../ui/strings/en.ts";
import validationStrings from "../ui/validation/strings/en.ts";

keepStrings("en", "ui", uiStrings);
keepStrings("en", "ui/validation", validationStrings);

const LANGUAGE = { language: "en", switchLanguage: () => undefined } as const;

/** Puts a part into a page in English. */
export function inPage(part: ReactNode): ReactNode {
  return <LanguageContext value={LANGUAGE}>{part}</LanguageContext>;
}

/** Draws a part as it stands in a page, with somebody who types and presses. */
export function renderPart(part: ReactNode): RenderResult & { readonly user: UserEvent } {
  return { user: userEvent.setup(), ...render(inPage(part)) };
}
