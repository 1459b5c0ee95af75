import { SITE_PATHS, type TourSlug } from "../../domain/company/site-map.ts";

/**
 * Every path of the site, to be linked to without a language: the router puts the prefix of the present language
 * before it (see site-router.tsx), and localizedPath() of the contract does it outside React.
 */
export const paths = {
  ...SITE_PATHS,
  privateTour: (tour: TourSlug) => SITE_PATHS.privateTour.replace("{tour}", tour),
  waiting: (code: string) => SITE_PATHS.waiting.replace("{code}", encodeURIComponent(code)),
  track: (code: string) => SITE_PATHS.track.replace("{code}", encodeURIComponent(code)),
  /** The ride form on the home page. */
  homeRideForm: "/#book",
  /** Where someone goes to sign in and is brought back from; a reader at the login already stays there and keeps the return path. */
  loginAndBack: (here: string) =>
    here.split("?")[0] === SITE_PATHS.login ? here : `${SITE_PATHS.login}?return=${encodeURIComponent(here)}`,
} as const;
