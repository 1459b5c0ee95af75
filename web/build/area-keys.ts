import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { AREAS, type Area } from "../app/languages/areas.ts";

const WEB = path.resolve(import.meta.dirname, "..");

const ROUTES = "app/routes.ts";
const PAGES = /load: \(\) => import\("([^"]+)"\),\s+area: "(\w+)"/g;
const IMPORTS = /(?:from|import\() ?"(\.[^"]+\.tsx?)"/g;
const SHOWN = /useStrings\("([^"]+)"\)/g;
/** Strings that a part fetches once it is used. */
const FETCHED = /useLateStrings\("([^"]+)", "(\w+)", (?!false)/g;

/** Parts that are only shown once the strings of an area were fetched, on whatever page it is. */
const LATE_PARTS: Readonly<Record<string, Area>> = {
  "booking/price/fare-step.tsx": "price",
  "booking/waiting/join-waiting-list.tsx": "price",
  "places/pin-dialog.tsx": "places",
  "styleguide/driver-states.tsx": "driver",
};

/** Where every page begins: the frame that all of them stand in. */
const FRAME = "app/entry-client.tsx";

/** Refusals that only somebody who is signed in meets; any call may bring one, so that no import names them. */
const SIGNED_IN = "api/signed-in";
const AREAS_OF_SIGNED_IN: readonly Area[] = ["partner", "account", "rider", "driver", "operator", "staff"];

export type AreaKeys = Readonly<Record<Area, readonly string[]>>;

/**
 * Which strings travel with each area, by the folder they belong to (`site/home` is web/site/home/strings): those that
 * its pages show, with all they import at once or later. The strings of every page are in no second area.
 */
export function readAreaKeys(): AreaKeys {
  const web = readWeb();
  const keys = new Map<Area, Set<string>>(AREAS.map((area) => [area, new Set()]));
  const add = (area: Area, key: string) => keys.get(area)?.add(key);
  collect(web, FRAME, "public", add);
  for (const [page, area] of pagesOf(web)) collect(web, page, area, add);
  for (const area of AREAS_OF_SIGNED_IN) add(area, SIGNED_IN);
  const everywhere = keys.get("public") ?? new Set();
  const own = (area: Area) =>
    [...(keys.get(area) ?? [])].filter((key) => area === "public" || !everywhere.has(key)).toSorted();
  return Object.fromEntries(AREAS.map((area) => [area, own(area)])) as Record<Area, string[]>;
}

type Web = { codeOf: (file: string) => string; importsOf: (file: string) => readonly string[] };

function readWeb(): Web {
  const codes = new Map(
    readdirSync(WEB, { recursive: true, encoding: "utf8" })
      .map((file) => file.replaceAll("\\", "/"))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(path.join(WEB, file), "utf8")]),
  );
  const codeOf = (file: string) => codes.get(file) ?? "";
  const importsOf = (file: string) =>
    [...codeOf(file).matchAll(IMPORTS)]
      .map(([, to = ""]) => path.posix.join(path.posix.dirname(file), to))
      // The pages of the routes begin areas of their own.
      .filter((target) => codes.has(target) && file !== ROUTES);
  return { codeOf, importsOf };
}

function pagesOf({ codeOf }: Web): [page: string, area: Area][] {
  return [...codeOf(ROUTES).matchAll(PAGES)].map(([, page = "", area = ""]) => [
    path.posix.join(path.posix.dirname(ROUTES), page),
    area as Area,
  ]);
}

/** Adds what a file shows, and what it imports, to an area; a late part and what it imports to the part's own. */
function collect(web: Web, start: string, area: Area, add: (area: Area, key: string) => void): void {
  const reached = new Set([start]);
  for (const file of reached) {
    const code = web.codeOf(file);
    for (const [, key = ""] of code.matchAll(SHOWN)) add(area, key);
    for (const [, key = "", other = ""] of code.matchAll(FETCHED)) add(other as Area, key);
    for (const target of web.importsOf(file)) {
      const late = LATE_PARTS[target];
      if (late === undefined || late === area) reached.add(target);
      else collect(web, target, late, add);
    }
  }
}
