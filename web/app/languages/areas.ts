/** The parts of the site whose strings travel together: one chunk per area and language. */
export type Area =
  | "public"
  | "places"
  | "menu"
  | "install"
  | "price"
  | "ride"
  | "partner"
  | "info"
  | "account"
  | "rider"
  | "driver"
  | "operator"
  | "staff";

/**
 * Which strings each area needs, by the folder they belong to (`site/home` is web/site/home/strings). `public` is
 * always there. A new folder of strings adds itself to a line here, and nothing else.
 */
export const AREA_STRINGS = {
  public: ["app/shell", "ui", "api", "site/home", "places", "rides", "booking"],
  // Wanted by whoever looks for a place, on whatever page that is.
  places: ["places/finding", "map"],
  /** Comes with the menu of whoever is signed in, and with a page that is closed to them. */
  menu: ["app/account-menu", "app/forbidden"],
  /** Wanted by whoever asks how to install the app. */
  install: ["install"],
  /** Comes with the price step, on whatever page that is. */
  price: ["booking/price", "fares", "map"],
  ride: [
    "fares",
    "booking/price",
    "map",
    "rides/tracking",
    "rides/booked",
    "rides/change",
    "fares/calculator",
    "airport",
    "rides/receipt",
    "rides/rating",
    "language/spoken",
    "payments",
    "pay-links",
    "ui/sorting",
    "ui/validation",
  ],
  /** Whoever books on the account of a hotel or firm. */
  partner: ["api/signed-in", "fares", "booking/price", "map", "partners", "rides/booked", "ui/sorting"],
  info: [
    "map",
    "ui/validation",
    "site/forms",
    "site/contact",
    "site-texts/contact",
    "site-texts/fleet",
    "site-texts/tours",
    "site/faq",
    "site/vip",
    "site/about",
    "site/careers",
    "site/legal",
    "site/wip",
    "site/offline",
    "site/not-found",
  ],
  account: ["api/signed-in", "accounts/sign-in", "accounts/settings", "ui/validation"],
  driver: [
    "api/signed-in",
    "fares",
    "map",
    "drivers",
    "drivers/history",
    "drivers/profile",
    "accounts/sign-in",
    "accounts/settings",
    "rides/booked",
    "rides/portrait",
    "papers",
    "language/spoken",
    "reports",
    "rides/receipt",
    "payments",
    "pay-links",
    "settlements",
    "ui/sorting",
    "ui/validation",
  ],
  rider: [
    "api/signed-in",
    "fares",
    "booking/price",
    "map",
    "rides/mine",
    "rides/booked",
    "rides/change",
    "rides/receipt",
    "rides/rating",
    "payments",
    "pay-links",
    "ui/sorting",
    "ui/validation",
  ],
  operator: [
    "api/signed-in",
    "accounts/sign-in",
    "accounts/settings",
    "fares",
    "booking/price",
    "map",
    "dispatch",
    "papers",
    "payments",
    "pay-links",
    "pay-links/office",
    "dispatch/ride",
    "rides/messages",
    "rides/booked",
    "dispatch/pending",
    "dispatch/phone-booking",
    "dispatch/roster",
    "dispatch/archive",
    "reports",
    "dispatch/board",
    "dispatch/cockpit",
    "dispatch/places",
    "places/finding",
    "dispatch/map",
    "language/spoken",
    "ui/sorting",
    "ui/validation",
  ],
  staff: [
    "api/signed-in",
    "accounts/sign-in",
    "accounts/settings",
    "map",
    "staff",
    "staff/audit",
    "staff/data",
    "staff/money",
    "staff/partners",
    "staff/people",
    "staff/riders",
    "staff/sent",
    "staff/site-texts",
    "site/about",
    "site-texts/contact",
    "site-texts/fleet",
    "site-texts/tours",
    "settlements",
    "staff/settlements",
    "staff/start",
    "staff/tariffs",
    "rides/messages",
    "rides/booked",
    "rides/portrait",
    "reports",
    "papers",
    "payments",
    "pay-links",
    "pay-links/office",
    "ui/sorting",
    "ui/validation",
  ],
} as const satisfies Record<Area, readonly string[]>;
