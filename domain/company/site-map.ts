import { LANGUAGES, type Language } from "../languages.ts";

/** Every path of the site, once. A path with {name} holds one segment. */
export const SITE_PATHS = {
  home: "/",
  bookYourRide: "/book-your-ride",
  airport: "/airport",
  privateTours: "/privatetours",
  privateTour: "/privatetours/{tour}",
  ourFleet: "/ourfleet",
  aboutUs: "/aboutus",
  contactUs: "/contactus",
  faq: "/faq",
  fare: "/fare",
  vip: "/vip",
  deals: "/deals",
  login: "/login",
  register: "/register",
  signInByCode: "/sign-in",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  confirmEmail: "/confirm-email",
  /** Where an assistant sends its person to be allowed in. */
  allowAssistant: "/allow-assistant",
  terms: "/terms",
  privacy: "/privacy",
  careers: "/careers",
  developers: "/developers",
  wip: "/wip",
  offline: "/offline",
  notFound: "/404",
  findBooking: "/find-booking",
  track: "/track/{code}",
  partner: "/on-account/{code}",
  pay: "/pay/{code}",
  waiting: "/waiting/{code}",
  /** The same in a frame on the site of the hotel or firm. */
  partnerFrame: "/on-account/{code}/frame",
  settings: "/settings",
  editProfile: "/edit-profile",
  myRideHistory: "/myridehistory",
  driverPanel: "/driverpanel",
  activeRides: "/activerides",
  driverHistory: "/driverhistory",
  driverReport: "/driverreport",
  driverProfile: "/driverprofile",
  operator: "/operator",
  admin: "/admin",
  styleguide: "/styleguide",
} as const;

/** Where assistants come in; it is no page. The second asks them first whose assistant they are. */
export const MCP_PATH = "/mcp";
export const MCP_ACCOUNT_PATH = `${MCP_PATH}/account`;
/** Where the feed for those who list taxis begins. */
export const GOFS_PATH = "/gofs";

/** The language whose addresses have no prefix; the others begin with their code. */
export const DEFAULT_LANGUAGE = "en" satisfies Language;

/** The six private tours, by the name they have in an address. */
export const TOUR_SLUGS = [
  "city-and-harbour",
  "western-beaches",
  "north-coast",
  "country-houses",
  "christoffel-mountain",
  "sunset-sail",
] as const;
export type TourSlug = (typeof TOUR_SLUGS)[number];

/** Takes the language off an address: /nl/faq/ becomes nl and /faq. */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  const segments = pathname.split("/").filter((segment) => segment !== "");
  const language = LANGUAGES.find((code) => code !== DEFAULT_LANGUAGE && code === segments[0]);
  const path = `/${(language === undefined ? segments : segments.slice(1)).join("/")}`;
  return { language: language ?? DEFAULT_LANGUAGE, path };
}

/** Puts the language into an address: nl and /faq become /nl/faq. */
export function localizedPath(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return path === "/" ? `/${language}` : `/${language}${path}`;
}
