import path from "node:path";
import { ROOMS_AT_WORK } from "./floors.ts";

/** The bundler's knowledge of a module; `importedIds` are those it cannot start without. */
type Modules = {
  getModuleInfo(moduleId: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
};

/** Not the packages: they are shaken down to what is used, and a page further on may use more of them. */
const OURS = /\/(?:web|contract|domain)\/|vite\/preload-helper/;
/** The modules of use on any page, whichever page came upon them first. */
const GROUND = /\/(?:contract|domain|web\/(?:api|company|device|language|router|ui))\//;
/** The sheets of the parts come with every page: a file for each of them would be named in every page's script. */
const SHARED_SHEET = /\/web\/(?:ui|company|places)\/.*\.module\.css$/;
/**
 * The modules of the other public pages: one sheet for all of them, and one name instead of thirty in every page's
 * script.
 */
const PAGE_SHEET = new RegExp(`/web/(?!(?:${ROOMS_AT_WORK.join("|")})/).*\\.module\\.css$`);
const ENTRY = path.resolve(import.meta.dirname, "../app/entry-client.tsx");
const HOME = path.resolve(import.meta.dirname, "../site/home/home-page.tsx");
const AIRPORT = path.resolve(import.meta.dirname, "../airport/airport-page.tsx");
const TRACKED_RIDE = path.resolve(import.meta.dirname, "../rides/tracking/track-page.tsx");

/** The parts of any page, and the limits of what is typed into them; who reads live events, or works here, fetches what that takes. */
const PARTS =
  /\/(?:web\/(?:ui|api)|domain\/(?:curacao-days|dollars|plain-name|accounts\/(?:limits|safe-path|typed-phone)))(?!.*(?:live-events|event-stream|use-may-i|\.css))/;
/** Where rides are driven, given and kept: nothing that somebody meets before there is a ride. */
const RIDE_PART = new RegExp(`/web/(?:app/(?:driver|office)|${ROOMS_AT_WORK.join("|")}|rides)/`);
/** Pages of one form, which need next to nothing of a ride. */
const SMALL_PAGE = /\/web\/(?:pay-links\/pay-page\.|partners\/)/;
/** The pages people work on all day, each with hundreds of modules. */
const WORKING_PAGE = /\/web\/(?:dispatch|app\/driver|staff)\/[^/]*-page\.tsx$/;

/**
 * The modules that travel together; the rest is left to the bundler. The start of every page is one file, and the rest
 * of the home page a second: few files compress better and come sooner than many. The bundler alone makes a file for
 * each set of pages that share something, sixty for a driver's first screen. No priority may be below 0.
 */
export const CHUNKS = [
  { name: "react", test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 4 },
  { name: named("site", isGround), debugName: "site", test: OURS, priority: 3 },
  { name: named("home", isOfHome), debugName: "home", test: OURS, priority: 2 },
  { name: "pages", test: PAGE_SHEET, priority: 1 },
  // The modules that these need go their own way: others need them too, and would fetch all of these with them.
  {
    name: named("basics", isBasic),
    debugName: "basics",
    test: OURS,
    includeDependenciesRecursively: false,
  },
  {
    name: named("fields", isOfAirport),
    debugName: "fields",
    test: PARTS,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  { name: "parts", test: PARTS, minShareCount: 2, includeDependenciesRecursively: false },
  { name: named("ride", isOfRides), debugName: "ride", test: OURS, includeDependenciesRecursively: false },
  {
    name: named("trip", isOfTrackedRide),
    debugName: "trip",
    test: OURS,
    includeDependenciesRecursively: false,
  },
  {
    name: named("work", isOfWorkAlone),
    debugName: "work",
    test: OURS,
    includeDependenciesRecursively: false,
  },
];

function isGround(moduleId: string, modules: Modules): boolean {
  if (SHARED_SHEET.test(moduleId)) return true;
  if (reachOf(ENTRY, modules).has(moduleId)) return true;
  if (!isOfHome(moduleId, modules)) return false;
  // A tracked ride, read on a slow phone at a kerb, begins without the rest of the home page.
  return GROUND.test(moduleId) || reachOf(TRACKED_RIDE, modules).has(moduleId);
}

/** Whether a tracked ride begins with it and many others do, the page of the airport among them; the parts of forms and tables are others' to fetch. */
function isBasic(moduleId: string, modules: Modules): boolean {
  if (moduleId.endsWith(".css") || !reachOf(TRACKED_RIDE, modules).has(moduleId)) return false;
  return PARTS.test(moduleId) || isOfAirport(moduleId, modules);
}

/** Whether the page of the airport begins with it: the part of a form that a guest meets before there is a price. */
function isOfAirport(moduleId: string, modules: Modules): boolean {
  return reachOf(AIRPORT, modules).has(moduleId);
}

function isOfHome(moduleId: string, modules: Modules): boolean {
  return reachOf(HOME, modules).has(moduleId);
}

/** Whether a tracked ride needs it as the pages of other rides do, and nothing else needs it. */
function isOfRides(moduleId: string, modules: Modules): boolean {
  return (
    isOfTrackedRide(moduleId, modules) &&
    entriesWith(moduleId, modules).every((entry) => RIDE_PART.test(entry))
  );
}

/** Whether a tracked ride needs it, and another page that is no small one does too. */
function isOfTrackedRide(moduleId: string, modules: Modules): boolean {
  if (moduleId.endsWith(".css") || !reachOf(TRACKED_RIDE, modules).has(moduleId)) return false;
  const users = entriesWith(moduleId, modules);
  return users.length > 1 && !users.some((entry) => SMALL_PAGE.test(entry));
}

/** Whether some working pages share it and nothing else needs it. */
function isOfWorkAlone(moduleId: string, modules: Modules): boolean {
  if (moduleId.endsWith(".css")) return false;
  const users = entriesWith(moduleId, modules);
  return users.length > 1 && users.every((entry) => WORKING_PAGE.test(entry));
}

/** The pages and parts of pages that need it. */
function entriesWith(moduleId: string, modules: Modules): readonly string[] {
  return entriesOf(modules).filter((entry) => reachOf(entry, modules).has(moduleId));
}

function named(name: string, holds: (moduleId: string, modules: Modules) => boolean) {
  return (moduleId: string, modules: Modules) => (holds(moduleId, modules) ? name : null);
}

/** Kept for as long as the bundler works on the same graph. */
const reaches = new WeakMap<Modules, Map<string, ReadonlySet<string>>>();

const entries = new WeakMap<Modules, readonly string[]>();

/** The modules that are fetched when something asks for them. */
function entriesOf(modules: Modules): readonly string[] {
  const known = entries.get(modules);
  if (known !== undefined) return known;
  const seen = new Set([ENTRY]);
  const found = new Set<string>();
  for (const moduleId of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(moduleId) ?? {};
    for (const each of [...importedIds, ...dynamicallyImportedIds]) seen.add(each);
    for (const each of dynamicallyImportedIds) found.add(each);
  }
  entries.set(modules, [...found]);
  return [...found];
}

/** The modules that come along whenever one of them does. */
function reachOf(start: string, modules: Modules): ReadonlySet<string> {
  const known = reaches.get(modules) ?? new Map<string, ReadonlySet<string>>();
  reaches.set(modules, known);
  const reached = new Set([start]);
  if (known.has(start)) return known.get(start) ?? reached;
  for (const moduleId of reached) {
    for (const imported of modules.getModuleInfo(moduleId)?.importedIds ?? []) reached.add(imported);
  }
  known.set(start, reached);
  return reached;
}
