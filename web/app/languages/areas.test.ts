import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../../contract/languages.ts";
import type { MessageKey } from "../../language/messages.ts";
import { AREA_MESSAGES, type Area } from "./areas.ts";

const files = readdirSync("web", { recursive: true, encoding: "utf8" }).filter((file) =>
  /\.messages(\.\w+)?\.ts$/.test(file),
);
const names = (ending: string) =>
  files
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(file.lastIndexOf("/") + 1, -ending.length))
    .toSorted();

const listed: Record<Area, readonly MessageKey[]> = AREA_MESSAGES;

test("every messages file belongs to an area", () => {
  expect([...new Set(Object.values(listed).flat())].toSorted()).toEqual(names(".messages.ts"));
});

test("what every page has is in no second area", () => {
  const { public: everywhere, ...areas } = listed;
  expect(Object.values(areas).flat()).not.toEqual(
    expect.arrayContaining([expect.toBeOneOf([...everywhere])]),
  );
});

test("every messages file speaks all four languages", () => {
  for (const language of LANGUAGES.filter((code) => code !== "en")) {
    expect(names(`.messages.${language}.ts`)).toEqual(names(".messages.ts"));
  }
});
