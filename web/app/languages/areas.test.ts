import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
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

const PAGES = /page: "([^"]+)",\s+area: "(\w+)"/g;
const IMPORTS = /(?:from|import\() ?"(\.[^"]+\.tsx?)"/g;
const SHOWN = /useStrings\("([^"]+)"\)/g;
/** A part that fetches an area once it is used, and shows what needs it from then on. */
const FETCHED = /useLateStrings\("[^"]+", "(\w+)", (?!false)/;
/** A file that opens an area before it loads what shows its strings. */
const OPENS = /openArea\("(\w+)"\)/;

test("a page's area has the strings of all it shows", () => {
  const pages = [...codeOf("app/routes.ts").matchAll(PAGES)];
  expect(pages.length).toBeGreaterThan(20);
  const lacking = pages.flatMap(([, page = "", area = ""]) => {
    const name = `${page} (${area})`;
    const fetched = FETCHING.filter((file) => reachedFrom(page).has(file)).map(areaFetchedBy);
    return shownFrom(page, ["public", area as Area, ...fetched]).map((key) => `${name}: ${key}`);
  });
  expect([...new Set(lacking)]).toEqual([]);
});

test("everybody at work has the sentences of what only they are refused for", () => {
  for (const area of ["driver", "operator", "staff"] as const)
    expect(listed[area]).toContain("api/signed-in");
  expect(listed.public).not.toContain("api/signed-in");
});

const FETCHING = files.filter((file) => /\.tsx?$/.test(file) && FETCHED.test(codeOf(file)));

function areaFetchedBy(file: string): Area {
  return FETCHED.exec(codeOf(file))?.[1] as Area;
}

function codeOf(file: string): string {
  return readFileSync(`web/${file}`, "utf8");
}

/** The files of the web that a file imports, at once or later. */
function importsOf(file: string): string[] {
  return [...codeOf(file).matchAll(IMPORTS)]
    .map(([, to = ""]) => path.posix.join(path.posix.dirname(file), to))
    .filter((target) => !target.startsWith(".."));
}

function reachedFrom(page: string): ReadonlySet<string> {
  const reached = new Set([page]);
  for (const file of reached) for (const target of importsOf(file)) reached.add(target);
  return reached;
}

/** The keys that a file, or what it imports at once or later, shows and that none of the areas has. */
function shownFrom(start: string, areas: readonly Area[]): string[] {
  const there = new Set<string>(areas.flatMap((area) => listed[area]));
  const lacking: string[] = [];
  const reached = new Set([start]);
  for (const file of reached) {
    const code = codeOf(file);
    const shown = [...code.matchAll(SHOWN)].map(([, key = ""]) => key);
    lacking.push(...shown.filter((key) => !there.has(key)));
    const imported = importsOf(file);
    const opened = OPENS.exec(code)?.[1] as Area | undefined;
    if (opened === undefined || areas.includes(opened)) for (const target of imported) reached.add(target);
    else lacking.push(...imported.flatMap((target) => shownFrom(target, [...areas, opened])));
  }
  return lacking;
}
