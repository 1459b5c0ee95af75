import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { SCREEN_KEYS } from "../dispatch/shell/screen-keys.ts";
import dispatchStrings from "../dispatch/strings/en.ts";
import { chapterAt, PARTS, READERS } from "../help/chapters.ts";
import english from "../help/texts/en.ts";
import officeStrings from "../office/strings/en.ts";
import { paths } from "../router/paths.ts";
import { addressOf, SECTION_NAMES } from "../staff/office-pages.ts";

const WEB = path.resolve(import.meta.dirname, "..");
/** The heads that have the question mark, and the mark itself. */
const HEAD = /<(?:SectionHead|BelowSection|DispatchTop|HelpButton)\b/;
const HEADS: ReadonlySet<string> = new Set([
  "office/section-head.tsx",
  "office/below-section.tsx",
  "dispatch/shell/dispatch-top.tsx",
]);
const IMPORT = /import (?:type )?\{?([^"]*?)\}? from "(\.[^"]+\.tsx)"/g;

/** The screens that the shells put at an address, by their names. */
const SHELLS: Readonly<Record<string, RegExp>> = {
  "staff/staff-area.tsx": /: (\w+(?:Section|Page)),/g,
  "dispatch/dispatch-area.tsx": /element=\{<(\w+Screen|Own) /g,
  "drivers/driver-area.tsx": /return <(\w+)(?: account=\{account\})? \/>;/g,
};

const screens = Object.entries(SHELLS).flatMap(([shell, shown]) => {
  const code = codeOf(shell);
  return [...new Set([...code.matchAll(shown)].map(([, name = ""]) => name))].map((name) => ({
    name,
    file: name === "Own" ? shell : importsOf(shell).find((each) => each.names.includes(name))?.file,
  }));
});

test("the shells name their screens", () => {
  expect(screens.length).toBeGreaterThan(45);
  expect(screens.filter(({ file }) => file === undefined)).toEqual([]);
});

test.each(screens)("$name has its help in its head", ({ file = "" }) => {
  const near = [file, ...importsOf(file).map((each) => each.file)];
  expect(near.filter((each) => !HEADS.has(each)).some((each) => HEAD.test(codeOf(each)))).toBe(true);
});

test("the heads of office and dispatch have the question mark", () => {
  for (const file of HEADS) expect(codeOf(file)).toContain("<HelpButton");
});

test("each page has a chapter of its own, under the name that the bar has for it", () => {
  for (const name of SECTION_NAMES) {
    expect(chapterAt(addressOf(name))).toEqual({ chapter: name, reader: "owner" });
    expect(english.chapters[name].title).toBe(officeStrings.nav[name]);
  }
  const ofDesk = SCREEN_KEYS.map(({ to, name }) => ({ chapter: chapterAt(to)?.chapter, name }));
  expect(new Set(ofDesk.map(({ chapter }) => chapter)).size).toBe(SCREEN_KEYS.length);
  for (const { chapter, name } of ofDesk) {
    expect(chapter === undefined ? undefined : english.chapters[chapter].title).toBe(name(dispatchStrings));
  }
  const ofDriver = [
    paths.driverPanel,
    paths.activeRides,
    paths.driverHistory,
    paths.driverReport,
    paths.driverProfile,
  ];
  expect(ofDriver.map((each) => chapterAt(each)?.chapter)).toEqual([...PARTS.driver]);
});

test("every part is in one handbook, and no guest's page has a chapter", () => {
  expect(Object.values(READERS).flat().toSorted()).toEqual(Object.keys(PARTS).toSorted());
  for (const each of [paths.home, paths.faq, paths.login]) expect(chapterAt(each)).toBeNull();
});

function codeOf(file: string): string {
  return readFileSync(path.join(WEB, file), "utf8");
}

function importsOf(file: string): readonly { readonly names: readonly string[]; readonly file: string }[] {
  return [...codeOf(file).matchAll(IMPORT)].map(([, names = "", to = ""]) => ({
    names: names.split(",").map((name) => name.trim()),
    file: path.posix.join(path.posix.dirname(file), to),
  }));
}
