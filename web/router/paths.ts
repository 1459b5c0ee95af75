import { SITE_PATHS, type TourSlug } from "../../contract/company/site-map.ts";

/**
 * Every path of the site, to be linked to without a language: the router puts the prefix of the present language
 * before it (see site-router.tsx), and localizedPath() of the contract does it outside React.
 */
export const paths = {
  ...SITE_PATHS,
  privateTour: (tour: TourSlug) => SITE_PATHS.privateTour.replace("{tour}", tour),
  track: (code: string) => SITE_PATHS.track.replace("{code}", encodeURIComponent(code)),
  operatorPendingRides: `${SITE_PATHS.operator}/pending-rides`,
  operatorAssignedRides: `${SITE_PATHS.operator}/assigned-rides`,
  operatorDrivers: `${SITE_PATHS.operator}/drivers`,
  operatorHistory: `${SITE_PATHS.operator}/history`,
  operatorBoard: `${SITE_PATHS.operator}/board`,
  operatorMap: `${SITE_PATHS.operator}/map`,
  operatorPlaces: `${SITE_PATHS.operator}/places`,
  operatorSettings: `${SITE_PATHS.operator}/settings`,
  operatorDriver: (id: number) => `${SITE_PATHS.operator}/drivers/${id}`,
  operatorRide: (id: number) => `${SITE_PATHS.operator}/assigned-rides/${id}`,
  adminRiders: `${SITE_PATHS.admin}/riders`,
  adminRider: (id: number) => `${SITE_PATHS.admin}/riders/${id}`,
  adminDrivers: `${SITE_PATHS.admin}/drivers`,
  adminDriverReport: (id: number) => `${SITE_PATHS.admin}/drivers/${id}/report`,
  adminPartners: `${SITE_PATHS.admin}/partners`,
  adminPartner: (id: number) => `${SITE_PATHS.admin}/partners/${id}`,
  partner: (code: string) => SITE_PATHS.partner.replace("{code}", encodeURIComponent(code)),
  adminUsers: `${SITE_PATHS.admin}/users`,
  /** The ride form on the home page. */
  homeRideForm: "/#book",
  /** Where someone goes to sign in and is brought back from; a reader at the login already stays there and keeps the return path. */
  loginAndBack: (here: string) =>
    here.split("?")[0] === SITE_PATHS.login ? here : `${SITE_PATHS.login}?return=${encodeURIComponent(here)}`,
} as const;
