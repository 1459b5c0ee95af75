import { localizedPath, SITE_PATHS } from "../../domain/company/site-map.ts";
import type { Language } from "../../domain/languages.ts";

/** The pages a ride is booked on: each is the same for everyone and is kept, so that a reload without a network brings it. */
export function isBookingPage(path: string): boolean {
  return path === SITE_PATHS.home || path === SITE_PATHS.bookYourRide;
}

/** A tracked ride without a network is the offline page with the ride last looked at. */
export function isUnderTrack(path: string): boolean {
  return path.startsWith(SITE_PATHS.track.slice(0, SITE_PATHS.track.indexOf("{")));
}

/** The page that says there is no network, in the reader's language. */
export function offlinePage(language: Language): string {
  return localizedPath(language, SITE_PATHS.offline);
}
