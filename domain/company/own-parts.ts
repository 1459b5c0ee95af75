import type { Company } from "./company.ts";
import { DEFAULT_COMPANY } from "./default-company.ts";
import { SITE_PATHS } from "./site-map.ts";

/** The parts of the site that not every company has: the demo's story, and what staff leave out or turn off. */
export const OWN_PARTS = ["story", "tours", "tour-prices", "whatsapp", "chat"] as const;
export type OwnPart = (typeof OWN_PARTS)[number];

type Facts = Pick<Company, "name" | "whatsapp" | "chat_url"> &
  Readonly<Partial<Record<"tours_on" | "tour_prices_on", boolean | undefined>>>;

/** Which of them a company shows. */
export function ownParts(company: Facts): Readonly<Record<OwnPart, boolean>> {
  const { name, whatsapp, chat_url, tours_on, tour_prices_on } = company;
  return {
    story: name === DEFAULT_COMPANY.name,
    tours: tours_on !== false,
    "tour-prices": tour_prices_on !== false,
    whatsapp: whatsapp !== "",
    chat: whatsapp !== "" || chat_url !== "",
  };
}

/** Whether a page is one of the tours. */
export function isOfTours(path: string): boolean {
  return path === SITE_PATHS.privateTours || path.startsWith(`${SITE_PATHS.privateTours}/`);
}
