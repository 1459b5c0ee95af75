import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { LanguageContext } from "../language/language-context.ts";
import { keepStrings } from "../language/strings.ts";
import dutch from "./strings/nl.ts";
import { useWhereabouts } from "./whereabouts.ts";

test("where a driver is, is said in the reader's language, and a place keeps its name", () => {
  keepStrings("nl", "places", dutch);
  const nl = { language: "nl", switchLanguage: () => undefined, openArea: () => Promise.resolve() } as const;
  const { result } = renderHook(() => useWhereabouts(), {
    wrapper: ({ children }) => <LanguageContext value={nl}>{children}</LanguageContext>,
  });
  expect(result.current("near Punda")).toBe(dutch.near("Punda"));
  expect(result.current("Hato Airport")).toBe("Hato Airport");
});
