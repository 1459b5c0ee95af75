/** The parts of the site whose strings travel together: one chunk per area and language. */
export type Area = "public" | "ride" | "info" | "account" | "rider" | "driver" | "operator" | "staff";

/**
 * Which strings each area needs, by the folder they belong to (`site/home` is web/site/home/strings). `public` is
 * always there. A new folder of strings adds itself to a line here, and nothing else.
 */
export const AREA_STRINGS = {
  public: [
    "app/shell",
    "ui",
    "api",
    "site/home",
    "site/not-found",
    "map",
    "places",
    "fares",
    "rides",
    "booking",
  ],
  ride: [
    "rides/tracking",
    "fares/calculator",
    "airport",
    "rides/receipt",
    "rides/rating",
    "payments",
    "ui/validation",
  ],
  info: [
    "ui/validation",
    "site/forms",
    "site/contact",
    "site/faq",
    "site/fleet",
    "site/tours",
    "site/vip",
    "site/about",
    "site/careers",
    "site/legal",
    "site/wip",
    "site/offline",
  ],
  account: ["accounts/sign-in", "accounts/settings", "ui/validation"],
  driver: ["drivers", "papers", "language/spoken", "reports", "rides/receipt", "payments", "ui/validation"],
  rider: ["rides/mine", "rides/receipt", "rides/rating", "payments", "ui/validation"],
  operator: [
    "dispatch",
    "papers",
    "payments",
    "dispatch/ride",
    "dispatch/pending",
    "dispatch/phone-booking",
    "dispatch/roster",
    "dispatch/archive",
    "reports",
    "dispatch/board",
    "dispatch/places",
    "dispatch/map",
    "language/spoken",
    "ui/validation",
  ],
  staff: ["staff", "papers", "payments", "ui/validation"],
} as const satisfies Record<Area, readonly string[]>;
