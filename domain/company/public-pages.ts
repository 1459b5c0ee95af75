import { SITE_PATHS, TOUR_SLUGS } from "./site-map.ts";

/** The pages that are real HTML before any script runs, in every language, and may be found by search engines. */
export const PUBLIC_PAGES: readonly string[] = [
  SITE_PATHS.home,
  SITE_PATHS.bookYourRide,
  SITE_PATHS.airport,
  SITE_PATHS.privateTours,
  ...TOUR_SLUGS.map((tour) => SITE_PATHS.privateTour.replace("{tour}", tour)),
  SITE_PATHS.ourFleet,
  SITE_PATHS.aboutUs,
  SITE_PATHS.contactUs,
  SITE_PATHS.faq,
  SITE_PATHS.fare,
  SITE_PATHS.vip,
  SITE_PATHS.deals,
  SITE_PATHS.findBooking,
  SITE_PATHS.login,
  SITE_PATHS.register,
  SITE_PATHS.signInByCode,
  SITE_PATHS.terms,
  SITE_PATHS.privacy,
  SITE_PATHS.careers,
  SITE_PATHS.developers,
];

/** Whether a page is shown once the site is open; whoever works for the company logs in before that. */
export function opensLater(path: string): boolean {
  return path !== SITE_PATHS.login && PUBLIC_PAGES.includes(path);
}
