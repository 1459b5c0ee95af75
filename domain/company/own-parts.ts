import type { Company } from "./company.ts";
import { DEFAULT_COMPANY } from "./default-company.ts";
import { SITE_PATHS } from "./site-map.ts";

/** The parts of the site that tell of the demo's company: no other shows its story, and its tours only once staff say so. */
export type OwnPart = "story" | "tours";

type Facts = Pick<Company, "name"> & { readonly tours_on?: boolean | undefined };

/** Which of them a company shows. */
export function ownParts({ name, tours_on }: Facts): Readonly<Record<OwnPart, boolean>> {
  return { story: name === DEFAULT_COMPANY.name, tours: tours_on !== false };
}

/** Whether a page is one of the tours. */
export function isOfTours(path: string): boolean {
  return path === SITE_PATHS.privateTours || path.startsWith(`${SITE_PATHS.privateTours}/`);
}
