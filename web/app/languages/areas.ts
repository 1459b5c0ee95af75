/** The parts of the site whose strings travel together: one chunk per area and language. */
export type Area = "public" | "ride" | "info" | "account" | "rider" | "driver" | "operator" | "staff";

/**
 * Which strings each area needs, by the name of their file (`home` is home.messages.ts). `public` is always there.
 * A new feature adds its name to a line here, and nothing else.
 */
export const AREA_MESSAGES = {
  public: ["shell", "ui", "errors", "home", "not-found", "map", "places", "fares", "rides", "booking"],
  ride: ["track", "fare-page", "airport", "receipt", "rating"],
  info: [
    "validation",
    "message-forms",
    "contact",
    "faq",
    "fleet",
    "tours",
    "vip",
    "about",
    "careers",
    "legal",
    "wip",
    "offline",
  ],
  account: ["sign-in", "profile", "validation"],
  driver: ["driver", "driver-languages", "reports", "receipt"],
  rider: ["my-rides", "receipt", "rating"],
  operator: [
    "desk",
    "ride-deeds",
    "pending-list",
    "phone-booking",
    "roster",
    "figures",
    "reports",
    "board",
    "driver-languages",
  ],
  staff: ["staff", "validation"],
} as const satisfies Record<Area, readonly string[]>;
