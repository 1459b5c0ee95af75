import { localizedPath, servedPage, SITE_PATHS } from "../../contract/company/site-map.ts";
import type { Language } from "../../contract/languages.ts";

/** Whether a path belongs to an area that draws itself in the browser and says by itself that it is offline. */
export function isOwnArea(path: string): boolean {
  return servedPage(path).file === "app.html";
}

/** A tracked ride without a network is the offline page with the ride last looked at. */
export function isUnderTrack(path: string): boolean {
  return path.startsWith(SITE_PATHS.track.slice(0, SITE_PATHS.track.indexOf("{")));
}

/** The page that says there is no network, in the reader's language. */
export function offlinePage(language: Language): string {
  return localizedPath(language, SITE_PATHS.offline);
}
