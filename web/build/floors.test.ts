import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { whyNotImport } from "./floors.ts";

const NAMED = /(?:from |import\(?\s?|mock\()"(\.[^"]+)"/g;

const files = readdirSync("web", { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(?:tsx?|css)$/.test(file) && file.includes("/"));

test("a room of the web imports what stands below it, and nothing else", () => {
  const wrong = files
    .filter((file) => !file.startsWith("testing/") && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      importsOf(file).flatMap((target) => {
        const why = whyNotImport(file, target);
        return why === null ? [] : [`${file} -> ${target}: ${why}`];
      }),
    );
  expect(wrong).toEqual([]);
});

test.each([
  ["ui/a.ts", "rides/status-badge.tsx", "rides stands above ui"],
  ["language/a.ts", "site/home/home-page.tsx", "site stands above language"],
  ["router/a.ts", "app/routes.ts", "app stands above router"],
  ["map/a.ts", "rides/status-badge.tsx", "rides stands above map"],
  ["site-texts/tours/a.ts", "site/tours/tours-page.tsx", "site stands above site-texts"],
  ["fares/card/a.ts", "booking/booking-draft.ts", "booking stands above fares"],
  ["rides/tracking/a.ts", "dispatch/live/place-ride.ts", "dispatch stands above rides"],
  ["site/home/a.ts", "accounts/sign-in/login-form.tsx", "site and accounts don't know each other"],
  ["drivers/day/a.ts", "dispatch/live/place-ride.ts", "drivers and dispatch don't know each other"],
  [
    "settlements/statement.tsx",
    "settlements/office/settlements-section.tsx",
    "settlements/office stands above settlements",
  ],
  ["drivers/roster/a.ts", "staff/staff-area.tsx", "staff stands above drivers/roster"],
  ["accounts/settings/a.ts", "app/routes.ts", "app stands above accounts"],
])("%s must not import %s", (file, target, why) => {
  expect(whyNotImport(file, target)).toBe(why);
});

test.each([
  ["rides/a.ts", "booking/booking-draft.ts"],
  ["dispatch/board/a.ts", "dispatch/map/map-screen.tsx"],
  ["settlements/office/a.ts", "office/listing.tsx"],
  ["drivers/roster/a.ts", "dispatch/live/place-ride.ts"],
  ["staff/start/a.ts", "messages/inbox/inbox-section.tsx"],
  ["app/a.ts", "dispatch/dispatch-area.tsx"],
])("%s may import %s", (file, target) => {
  expect(whyNotImport(file, target)).toBeNull();
});

function importsOf(file: string): string[] {
  const code = readFileSync(path.join("web", file), "utf8");
  return [...code.matchAll(NAMED)]
    .map(([, to = ""]) => path.posix.join(path.posix.dirname(file), to.replace(/\?.*$/, "")))
    .filter((target) => !target.startsWith("..") && target.includes("/"));
}
