import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../domain/languages.ts";
import { AREAS } from "../app/languages/areas.ts";
import { readAreaKeys } from "./area-keys.ts";

const files = readdirSync("web", { recursive: true, encoding: "utf8" }).map((file) =>
  file.replaceAll("\\", "/"),
);
const foldersWith = (language: string) =>
  files
    .filter((file) => file.endsWith(`/strings/${language}.ts`))
    .map((file) => file.slice(0, -`/strings/${language}.ts`.length))
    .toSorted();

const keys = readAreaKeys();

test("all strings are there in every language", () => {
  for (const language of LANGUAGES) expect(foldersWith(language)).toEqual(foldersWith("en"));
});

test("all strings are shown by a page", () => {
  expect([...new Set(Object.values(keys).flat())].toSorted()).toEqual(foldersWith("en"));
});

test("each area has strings, and none that every page has already", () => {
  expect(AREAS.filter((area) => keys[area].length === 0)).toEqual([]);
  const { public: everywhere, ...others } = keys;
  for (const key of Object.values(others).flat()) expect(everywhere).not.toContain(key);
});

test("a visitor's first page has neither the map's strings nor those of people at work", () => {
  expect(keys.public).toEqual(["api", "app/shell", "booking", "places", "site/home", "ui"]);
});

test("what is fetched late is in the area that it is fetched with", () => {
  expect(keys.places).toEqual(["map", "places/finding"]);
  expect(keys.price).toEqual(expect.arrayContaining(["booking/price", "fares", "rides"]));
  expect(keys.menu).toEqual(["app/account-menu", "app/broken", "app/forbidden"]);
  expect(keys.driver).toContain("drivers");
  expect(keys.operator).not.toContain("drivers");
});

test("the catalogue of all strings is the one of today's folders", async () => {
  await expect(catalogueOf(foldersWith("en"))).toMatchFileSnapshot("../app/languages/string-catalogue.ts");
});

/** Written anew by `npx vitest run web/build/area-keys.test.ts --update=all`. */
function catalogueOf(folders: readonly string[]): string {
  return [
    "// Made from the folders of strings; web/build/area-keys.test.ts says how.",
    "// oxlint-disable typescript/consistent-type-imports -- a name for each of these files would be read nowhere else.",
    'import type { InEveryLanguage } from "../../language/strings.ts";',
    "",
    'declare module "../../language/strings.ts" {',
    "  interface StringCatalogue {",
    ...folders.flatMap((folder) => [
      `    ${/\W/.test(folder) ? `"${folder}"` : folder}: InEveryLanguage<{`,
      ...LANGUAGES.map(
        (language) => `      ${language}: typeof import("../../${folder}/strings/${language}.ts");`,
      ),
      "    }>;",
    ]),
    "  }",
    "}",
    "",
  ].join("\n");
}
