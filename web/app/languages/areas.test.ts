import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../../contract/languages.ts";
import type { StringsKey } from "../../language/strings.ts";
import { AREA_STRINGS, type Area } from "./areas.ts";

const files = readdirSync("web", { recursive: true, encoding: "utf8" }).map((file) =>
  file.replaceAll("\\", "/"),
);
const foldersWith = (language: string) =>
  files
    .filter((file) => file.endsWith(`/strings/${language}.ts`))
    .map((file) => file.slice(0, -`/strings/${language}.ts`.length))
    .toSorted();

const listed: Record<Area, readonly StringsKey[]> = AREA_STRINGS;

test("all strings belong to an area", () => {
  expect([...new Set(Object.values(listed).flat())].toSorted()).toEqual(foldersWith("en"));
});

test("what every page has is in no second area", () => {
  const { public: everywhere, ...areas } = listed;
  expect(Object.values(areas).flat()).not.toEqual(
    expect.arrayContaining([expect.toBeOneOf([...everywhere])]),
  );
});

test("all strings are there in all four languages", () => {
  for (const language of LANGUAGES) expect(foldersWith(language)).toEqual(foldersWith("en"));
});
