import type { ComponentType } from "react";
import { SITE_PATHS, TOUR_SLUGS } from "../../domain/company/site-map.ts";
import { ROLES, type Role } from "../../domain/accounts/roles.ts";
import type { Area } from "./languages/areas.ts";
import { paths } from "../router/paths.ts";

export type SiteRoute = {
  /** As in the site map, with {name} for a segment that differs. A path that ends in /* has its own routes below. */
  readonly path: string;
  /** Fetches the code that shows it: a component as the default export. Paths with the same one share their page. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Whose strings it needs beside those of `public`. */
  readonly area: Area;
  /** The roles that may open it; everyone when left out. Staff reach the driver's and operator's screens to look. */
  readonly roles?: readonly Role[];
  /** A page with a shell of its own does without header and footer of the site. */
  readonly bare?: true;
};

type Page = Omit<SiteRoute, "path">;

/** One page with five screens, so that signal, steps and sound live on from one to the other. */
const DRIVER_PATHS = [
  paths.driverPanel,
  paths.activeRides,
  paths.driverHistory,
  paths.driverReport,
  paths.driverProfile,
];
const DRIVER: Page = {
  load: () => import("./driver/driver-page.tsx"),
  area: "driver",
  roles: ["driver", "staff"],
  bare: true,
};

/** One page for each tour. */
const TOUR: Page = { load: () => import("../site/tours/tour-page.tsx"), area: "info" };

/** A hotel's page, by itself and in a frame on its own site. */
const PARTNER: Page = { load: () => import("../partners/partner-page.tsx"), area: "partner" };

/** Every page of the site. A new page is one entry here; its path is in domain/company/site-map.ts. */
export const ROUTES: readonly SiteRoute[] = [
  { path: paths.home, load: () => import("../site/home/home-page.tsx"), area: "public" },
  { path: paths.bookYourRide, load: () => import("../booking/booking-page.tsx"), area: "price" },
  { path: paths.findBooking, load: () => import("../rides/finding/find-booking-page.tsx"), area: "info" },
  { path: SITE_PATHS.track, load: () => import("../rides/tracking/track-page.tsx"), area: "ride" },
  { path: SITE_PATHS.partner, ...PARTNER },
  { path: SITE_PATHS.pay, load: () => import("../pay-links/pay-page.tsx"), area: "ride" },
  { path: SITE_PATHS.waiting, load: () => import("../booking/waiting/waiting-page.tsx"), area: "price" },
  { path: SITE_PATHS.partnerFrame, ...PARTNER, bare: true },
  { path: paths.fare, load: () => import("../fares/calculator/fare-page.tsx"), area: "price" },
  { path: paths.airport, load: () => import("../airport/airport-page.tsx"), area: "airport" },
  { path: paths.login, load: () => import("../accounts/sign-in/login-page.tsx"), area: "account" },
  { path: paths.register, load: () => import("../accounts/sign-in/register-page.tsx"), area: "account" },
  { path: paths.signInByCode, load: () => import("../accounts/sign-in/code-page.tsx"), area: "account" },
  {
    path: paths.forgotPassword,
    load: () => import("../accounts/sign-in/forgot-password-page.tsx"),
    area: "account",
  },
  {
    path: paths.resetPassword,
    load: () => import("../accounts/sign-in/reset-password-page.tsx"),
    area: "account",
  },
  {
    path: paths.confirmEmail,
    load: () => import("../accounts/sign-in/confirm-email-page.tsx"),
    area: "account",
  },
  {
    path: paths.allowAssistant,
    load: () => import("../accounts/assistants/allow-assistant-page.tsx"),
    area: "account",
  },
  {
    path: paths.settings,
    load: () => import("../accounts/settings/settings-page.tsx"),
    area: "account",
    roles: ROLES,
  },
  {
    path: paths.editProfile,
    load: () => import("../accounts/settings/edit-profile-page.tsx"),
    area: "account",
    roles: ROLES,
  },
  {
    path: `${paths.admin}/*`,
    load: () => import("./office/staff-page.tsx"),
    area: "staff",
    roles: ["staff"],
    bare: true,
  },
  { path: paths.privateTours, load: () => import("../site/tours/tours-page.tsx"), area: "info" },
  ...TOUR_SLUGS.map((tour) => ({ path: paths.privateTour(tour), ...TOUR })),
  { path: paths.ourFleet, load: () => import("../site/fleet/fleet-page.tsx"), area: "info" },
  { path: paths.vip, load: () => import("../site/vip/vip-page.tsx"), area: "info" },
  { path: paths.deals, load: () => import("../site/deals/deals-page.tsx"), area: "info" },
  { path: paths.aboutUs, load: () => import("../site/about/about-page.tsx"), area: "info" },
  { path: paths.contactUs, load: () => import("../site/contact/contact-page.tsx"), area: "info" },
  { path: paths.faq, load: () => import("../site/faq/faq-page.tsx"), area: "info" },
  { path: paths.careers, load: () => import("../site/careers/careers-page.tsx"), area: "info" },
  { path: paths.developers, load: () => import("../site/developers/developers-page.tsx"), area: "info" },
  { path: paths.terms, load: () => import("../site/legal/terms-page.tsx"), area: "info" },
  { path: paths.privacy, load: () => import("../site/legal/privacy-page.tsx"), area: "info" },
  { path: paths.wip, load: () => import("../site/wip/wip-page.tsx"), area: "info" },
  { path: paths.offline, load: () => import("../site/offline/offline-page.tsx"), area: "info" },
  // The parts and their states, for those who build; a production build has neither the page nor its code.
  ...(import.meta.env.DEV
    ? [
        {
          path: paths.styleguide,
          load: () => import("../styleguide/styleguide-page.tsx"),
          area: "operator" as const,
        },
      ]
    : []),
  {
    path: `${paths.operator}/*`,
    load: () => import("./office/operator-page.tsx"),
    area: "operator",
    roles: ["operator", "staff"],
    bare: true,
  },
  {
    path: paths.myRideHistory,
    load: () => import("../rides/mine/my-rides-page.tsx"),
    area: "rider",
    roles: ["rider"],
  },
  ...DRIVER_PATHS.map((path) => ({ path, ...DRIVER })),
  { path: paths.notFound, load: () => import("../site/not-found/not-found-page.tsx"), area: "info" },
];

/** The page that stands in the place of every other of a site that isn't open. */
export const OPENING_ROUTE: SiteRoute = {
  path: "*",
  load: () => import("./opening/opening-page.tsx"),
  area: "info",
};

/** The page that every other path shows. */
export const NOT_FOUND_ROUTE: SiteRoute = {
  path: "*",
  load: () => import("../site/not-found/not-found-page.tsx"),
  area: "info",
};
