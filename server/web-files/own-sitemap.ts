import { isOfTours } from "../../domain/company/own-parts.ts";
import { splitLanguage } from "../../domain/company/site-map.ts";
import type { WebFile } from "./web-files.ts";

/** Whether a file of the built web lists the pages for search engines. */
export function isSitemap({ name }: Pick<WebFile, "name">): boolean {
  return name === "sitemap.xml";
}

/** The list without the tours of a company that shows none. */
export function withoutTours(sitemap: string): string {
  return sitemap.replaceAll(ENTRY, (entry, address: string) =>
    isOfTours(splitLanguage(new URL(address).pathname).path) ? "" : entry,
  );
}

/** A page in one language, on a line of its own. */
const ENTRY = /^ *<url><loc>([^<]*)<\/loc>.*<\/url>\n/gm;
