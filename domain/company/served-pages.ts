import type { Language } from "../languages.ts";
import { isOfTours } from "./own-parts.ts";
import { opensLater, PUBLIC_PAGES } from "./public-pages.ts";
import { localizedPath, SITE_PATHS, splitLanguage } from "./site-map.ts";

/** The file that stands for every page that opens later, until then. */
export function openingFile(language: Language): string {
  return `opening-${language}.html`;
}

/** Prerendered as well, but of no use in a search result. */
export const UNLISTED_PAGES: readonly string[] = [
  SITE_PATHS.forgotPassword,
  SITE_PATHS.resetPassword,
  SITE_PATHS.confirmEmail,
  SITE_PATHS.wip,
  SITE_PATHS.offline,
  SITE_PATHS.notFound,
];

/**
 * The areas that are drawn in the browser from a shell: one for all of them, and one in each language for a tracked ride, which shows where
 * things will stand and names what they need.
 */
export const APP_ROUTES: readonly string[] = [
  SITE_PATHS.track,
  SITE_PATHS.partner,
  SITE_PATHS.pay,
  SITE_PATHS.waiting,
  SITE_PATHS.partnerFrame,
  SITE_PATHS.allowAssistant,
  SITE_PATHS.settings,
  SITE_PATHS.editProfile,
  SITE_PATHS.myRideHistory,
  SITE_PATHS.driverPanel,
  SITE_PATHS.activeRides,
  SITE_PATHS.driverHistory,
  SITE_PATHS.driverReport,
  SITE_PATHS.driverProfile,
  SITE_PATHS.operator,
  `${SITE_PATHS.operator}/**`,
  SITE_PATHS.admin,
  `${SITE_PATHS.admin}/**`,
];

/** What a server answers for an address outside /api: a file below dist/web and its status. */
export type ServedPage = { readonly file: string; readonly status: 200 | 404 };

/** The state of a company that decides which pages the public sees. */
export type VisiblePages = { readonly opensSoon: boolean; readonly tours: boolean };
const ALL_VISIBLE: VisiblePages = { opensSoon: false, tours: true };

/** Decides which file answers a path: a prerendered page, the shell of the app, or the 404 page. */
export function servedPage(pathname: string, { opensSoon, tours } = ALL_VISIBLE): ServedPage {
  const { language, path } = splitLanguage(pathname);
  if (opensSoon && opensLater(path)) return { file: openingFile(language), status: 200 };
  if (!tours && isOfTours(path)) return servedPage(localizedPath(language, SITE_PATHS.notFound));
  if (path === SITE_PATHS.notFound) return { file: pageFile(language, path), status: 404 };
  if (PUBLIC_PAGES.includes(path) || UNLISTED_PAGES.includes(path)) {
    return { file: pageFile(language, path), status: 200 };
  }
  if (matchesPattern(SITE_PATHS.track, path)) return { file: trackShell(language), status: 200 };
  if (isDrawnInBrowser(path)) return { file: APP_SHELL, status: 200 };
  return { file: pageFile(language, SITE_PATHS.notFound), status: 404 };
}

/** The file of the shell of all areas but a tracked ride. */
export const APP_SHELL = "app.html";

/** The file of a tracked ride's shell. */
export function trackShell(language: Language): string {
  return `app-track-${language}.html`;
}

/** Whether a path belongs to an area that is drawn in the browser. */
export function isDrawnInBrowser(path: string): boolean {
  return APP_ROUTES.some((pattern) => matchesPattern(pattern, path));
}

/** The pages that a visitor may arrive at in their own language. Those of people at work are left out: their accounts have a language. */
const VISITED: readonly string[] = [
  ...[...PUBLIC_PAGES, ...UNLISTED_PAGES].filter(
    (path) => path !== SITE_PATHS.notFound && path !== SITE_PATHS.offline,
  ),
  SITE_PATHS.track,
  SITE_PATHS.partner,
  SITE_PATHS.pay,
  SITE_PATHS.waiting,
  SITE_PATHS.allowAssistant,
];

/** Whether a path without a language may be answered in that of the visitor's browser. */
export function isVisited(path: string): boolean {
  return VISITED.some((pattern) => matchesPattern(pattern, path));
}

/** Marks an address whose language the server took from the browser, so that a language chosen before stands above it. */
export const GUESSED = "guessed";

/** The code of the booking form that a path shows in a frame; null for every other page. */
export function framedCode(pathname: string): string | null {
  const { path } = splitLanguage(pathname);
  return matchesPattern(SITE_PATHS.partnerFrame, path) ? (path.split("/")[2] ?? null) : null;
}

/** The file below dist/web that holds a prerendered page. */
export function pageFile(language: Language, path: string): string {
  return `${localizedPath(language, path)}/index.html`.replace(/^\/+/, "");
}

function matchesPattern(pattern: string, path: string): boolean {
  const wanted = pattern.split("/");
  const given = path.split("/");
  if (wanted.at(-1) === "**") {
    return given.length >= wanted.length && wanted.slice(0, -1).every((segment, i) => segment === given[i]);
  }
  return (
    wanted.length === given.length &&
    wanted.every((segment, i) => (segment.startsWith("{") ? given[i] !== "" : segment === given[i]))
  );
}
