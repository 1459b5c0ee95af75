import { z } from "zod";

const MOST_SITES = 10;
const SITES = `Up to ${MOST_SITES} sites, each like https://www.hotel.com, without a path.`;
/** A name or an address with dots, and nothing that means more in a header than the site itself. */
const ORIGIN = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/;

/** The sites of a hotel or firm that may show its booking form: https alone, none twice. */
export const frameOriginsSchema = z
  .array(z.string(SITES).trim().max(200, SITES), SITES)
  .max(MOST_SITES, SITES)
  .transform((sites) => sites.map(originOf))
  .refine((origins) => origins.every((origin) => ORIGIN.test(origin)), SITES)
  .transform((origins) => [...new Set(origins)]);

/** A site as browsers name it; empty where what was typed is more than a site, or none. */
function originOf(site: string): string {
  const url = URL.parse(site);
  if (url === null || url.username !== "" || url.password !== "") return "";
  return url.pathname === "/" && url.search === "" && url.hash === "" ? url.origin : "";
}
