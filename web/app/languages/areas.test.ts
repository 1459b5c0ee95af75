import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../../contract/languages.ts";
import { AREA_MESSAGES } from "./areas.ts";

const files = readdirSync("web", { recursive: true, encoding: "utf8" }).filter((file) =>
  /\.messages(\.\w+)?\.ts$/.test(file),
);
const names = (ending: string) =>
  files
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(file.lastIndexOf("/") + 1, -ending.length))
    .toSorted();

test("every messages file belongs to exactly one area", () => {
  const listed: string[] = Object.values(AREA_MESSAGES).flat();
  expect(listed.toSorted()).toEqual(names(".messages.ts"));
});

test("every messages file speaks all four languages", () => {
  for (const language of LANGUAGES.filter((code) => code !== "en")) {
    expect(names(`.messages.${language}.ts`)).toEqual(names(".messages.ts"));
  }
});
