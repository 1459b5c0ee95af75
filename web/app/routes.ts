import { SITE_PATHS, TOUR_SLUGS } from "../../domain/company/site-map.ts";
import { ROLES, type Role } from "../../domain/accounts/roles.ts";
import type { Area } from "./languages/areas.ts";
import { paths } from "../router/paths.ts";

export type SiteRoute = {
  /** As in the site map, with {name} for a segment that differs. A path that ends in /* has its own routes below. */
  readonly path: string;
  /** The file below web that shows it: a component as its default export. */
  readonly page: string;
  /** Whose strings it needs beside those of `public`. */
  readonly area: Area;
  /** The roles that may open it; everyone when left out. Staff reach the driver's and operator's screens to look. */
  readonly roles?: readonly Role[];
  /** A page with a shell of its own does without header and footer of the site. */
  readonly bare?: true;
};

/** One page with five screens, so that signal, steps and sound live on from one to the other. */
const DRIVER_PATHS = [
  paths.driverPanel,
  paths.activeRides,
  paths.driverHistory,
  paths.driverReport,
  paths.driverProfile,
];
const DRIVER_ROLES: readonly Role[] = ["driver", "staff"];

/** Every page of the site. A new page is one entry here; its path is in domain/company/site-map.ts. */
export const ROUTES: readonly SiteRoute[] = [
  { path: paths.home, page: "site/home/home-page.tsx", area: "public" },
  { path: paths.bookYourRide, page: "booking/booking-page.tsx", area: "price" },
  { path: paths.findBooking, page: "rides/finding/find-booking-page.tsx", area: "info" },
  { path: SITE_PATHS.track, page: "rides/tracking/track-page.tsx", area: "ride" },
  { path: SITE_PATHS.partner, page: "partners/partner-page.tsx", area: "partner" },
  { path: SITE_PATHS.pay, page: "pay-links/pay-page.tsx", area: "ride" },
  { path: SITE_PATHS.waiting, page: "booking/waiting/waiting-page.tsx", area: "price" },
  { path: SITE_PATHS.partnerFrame, page: "partners/partner-page.tsx", area: "partner", bare: true },
  { path: paths.fare, page: "fares/calculator/fare-page.tsx", area: "price" },
  { path: paths.airport, page: "airport/airport-page.tsx", area: "price" },
  { path: paths.login, page: "accounts/sign-in/login-page.tsx", area: "account" },
  { path: paths.register, page: "accounts/sign-in/register-page.tsx", area: "account" },
  { path: paths.signInByCode, page: "accounts/sign-in/code-page.tsx", area: "account" },
  { path: paths.forgotPassword, page: "accounts/sign-in/forgot-password-page.tsx", area: "account" },
  { path: paths.resetPassword, page: "accounts/sign-in/reset-password-page.tsx", area: "account" },
  { path: paths.confirmEmail, page: "accounts/sign-in/confirm-email-page.tsx", area: "account" },
  { path: paths.allowAssistant, page: "accounts/assistants/allow-assistant-page.tsx", area: "account" },
  { path: paths.settings, page: "accounts/settings/settings-page.tsx", area: "account", roles: ROLES },
  { path: paths.editProfile, page: "accounts/settings/edit-profile-page.tsx", area: "account", roles: ROLES },
  {
    path: `${paths.admin}/*`,
    page: "app/office/staff-page.tsx",
    area: "staff",
    roles: ["staff"],
    bare: true,
  },
  { path: paths.privateTours, page: "site/tours/tours-page.tsx", area: "info" },
  ...TOUR_SLUGS.map(
    (tour) => ({ path: paths.privateTour(tour), page: "site/tours/tour-page.tsx", area: "info" }) as const,
  ),
  { path: paths.ourFleet, page: "site/fleet/fleet-page.tsx", area: "info" },
  { path: paths.vip, page: "site/vip/vip-page.tsx", area: "info" },
  { path: paths.aboutUs, page: "site/about/about-page.tsx", area: "info" },
  { path: paths.contactUs, page: "site/contact/contact-page.tsx", area: "info" },
  { path: paths.faq, page: "site/faq/faq-page.tsx", area: "info" },
  { path: paths.careers, page: "site/careers/careers-page.tsx", area: "info" },
  { path: paths.developers, page: "site/developers/developers-page.tsx", area: "info" },
  { path: paths.terms, page: "site/legal/terms-page.tsx", area: "info" },
  { path: paths.privacy, page: "site/legal/privacy-page.tsx", area: "info" },
  { path: paths.wip, page: "site/wip/wip-page.tsx", area: "info" },
  { path: paths.offline, page: "site/offline/offline-page.tsx", area: "info" },
  // The parts and their states, for those who build; a production build has neither the page nor its code.
  ...(import.meta.env.DEV
    ? [{ path: paths.styleguide, page: "styleguide/styleguide-page.tsx", area: "operator" } as const]
    : []),
  {
    path: `${paths.operator}/*`,
    page: "app/office/operator-page.tsx",
    area: "operator",
    roles: ["operator", "staff"],
    bare: true,
  },
  { path: paths.myRideHistory, page: "rides/mine/my-rides-page.tsx", area: "rider", roles: ["rider"] },
  ...DRIVER_PATHS.map(
    (path) =>
      ({
        path,
        page: "app/driver/driver-page.tsx",
        area: "driver",
        roles: DRIVER_ROLES,
        bare: true,
      }) as const,
  ),
  { path: paths.notFound, page: "site/not-found/not-found-page.tsx", area: "info" },
];

/** The page that stands in the place of every other of a site that isn't open. */
export const OPENING_ROUTE: SiteRoute = { path: "*", page: "app/opening/opening-page.tsx", area: "info" };

/** The page that every other path shows. */
export const NOT_FOUND_ROUTE: SiteRoute = {
  path: "*",
  page: "site/not-found/not-found-page.tsx",
  area: "info",
};
