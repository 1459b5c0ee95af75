import path from "node:path";

/** What the bundler knows of a module; `importedIds` are those it cannot start without. */
type Modules = { getModuleInfo(moduleId: string): { readonly importedIds: readonly string[] } | null };

/** Not the packages: they are shaken down to what is used, and a page further on may use more of them. */
const OURS = /\/(?:web|contract)\/|vite\/preload-helper/;
/** What is of use on any page, whichever came upon it first. */
const GROUND = /\/(?:contract|web\/(?:api|company|device|language|router|ui))\//;
/** The sheets of the parts come with every page: a file for each of them would be named in every page's script. */
const SHARED_SHEET = /\/web\/(?:ui|company|places)\/.*\.module\.css$/;
/** What the other public pages need: one sheet for all of them, and one name instead of thirty in every page's script. */
const PAGE_SHEET = /\/web\/(?!dispatch|drivers|staff|styleguide).*\.module\.css$/;
const ENTRY = path.resolve(import.meta.dirname, "../app/entry-client.tsx");
const HOME = path.resolve(import.meta.dirname, "../site/home/home-page.tsx");

/**
 * What travels together; the rest is left to the bundler. What starts every page is one file, and what the home page
 * needs beyond that a second: few files compress better and come sooner than many.
 */
export const CHUNKS = [
  { name: "react", test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
  { name: named("site", isGround), debugName: "site", test: OURS, priority: 2 },
  { name: named("home", isOfHome), debugName: "home", test: OURS, priority: 1 },
  { name: "pages", test: PAGE_SHEET, priority: 0 },
];

function isGround(moduleId: string, modules: Modules): boolean {
  if (SHARED_SHEET.test(moduleId)) return true;
  if (reachOf(ENTRY, modules).has(moduleId)) return true;
  return isOfHome(moduleId, modules) && GROUND.test(moduleId);
}

function isOfHome(moduleId: string, modules: Modules): boolean {
  return reachOf(HOME, modules).has(moduleId);
}

function named(name: string, holds: (moduleId: string, modules: Modules) => boolean) {
  return (moduleId: string, modules: Modules) => (holds(moduleId, modules) ? name : null);
}

/** Kept for as long as the bundler works on the same graph. */
const reaches = new WeakMap<Modules, Map<string, ReadonlySet<string>>>();

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
