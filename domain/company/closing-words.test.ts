import { expect, it } from "vitest";
import { CLOSED_WORDS, OPENING_WORDS, closingWords } from "./closing-words.ts";

it("says that a site opens soon until it was ever open, and then what the company wrote in the reader's language", () => {
  expect(closingWords("nl", undefined)).toEqual(OPENING_WORDS.nl);
  expect(closingWords("nl", {})).toEqual(CLOSED_WORDS.nl);
  expect(closingWords("nl", { nl: "Storm. Morgen weer." })).toEqual({
    title: CLOSED_WORDS.nl.title,
    intro: "Storm. Morgen weer.",
  });
  expect(closingWords("de", { nl: "Storm. Morgen weer." })).toEqual(CLOSED_WORDS.de);
});
