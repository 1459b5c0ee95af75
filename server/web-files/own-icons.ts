import { DEFAULT_COMPANY } from "../../domain/company/default-company.ts";
import { MARK_COLOURS } from "../../domain/company/mark-colours.ts";
import { escapeMarkup } from "../../domain/escape-markup.ts";
import type { ShownCompany } from "../../contract/company/company.ts";
import type { WebFile } from "./web-files.ts";

type Named = Pick<ShownCompany, "name" | "mark_colour">;

const MARK_FILE = "icons/mark.svg";
const MANIFEST = /^manifest(\.\w+)?\.webmanifest$/;
/** The pictures of the demo's bird, which no other company shows. */
const BIRDS = /^(favicon\.ico|icons\/.*\.png)$/;

/** Whether a company is named otherwise than the demo, whose bird is its mark. */
export function hasOwnName({ name }: Pick<ShownCompany, "name">): boolean {
  return name !== DEFAULT_COMPANY.name;
}

/** Whether a file of the built web says whose it is. */
export function isOfCompany({ name }: Pick<WebFile, "name">): boolean {
  return name === MARK_FILE || MANIFEST.test(name) || BIRDS.test(name);
}

/** Such a file as this company has it; null where it has none. */
export function ownFile({ name }: Pick<WebFile, "name">, built: string, company: Named): string | null {
  if (BIRDS.test(name)) return null;
  return name === MARK_FILE ? drawMark(company) : nameManifest(built, company);
}

/** The first letter of the name on a tile. */
function drawMark({ name, mark_colour = "ink" }: Named): string {
  const [first] = new Intl.Segmenter().segment(name.trim().toUpperCase());
  const [tile, ink] =
    mark_colour === "ink"
      ? [`var(--ill-ink,${MARK_COLOURS.ink})`, "currentColor"]
      : [MARK_COLOURS[mark_colour], "#FFFDF8"];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 33 33" color="#FFFDF8"><g id="art">' +
    `<rect width="33" height="33" rx="8" fill="${tile}"/>` +
    `<text x="16.5" y="24.5" text-anchor="middle" font-family="'House Sans',system-ui,sans-serif" font-size="22" font-weight="800" fill="${ink}">` +
    `${escapeMarkup(first?.segment ?? "")}</text></g></svg>`
  );
}

/** The manifest with the name that a phone shows below the icon. */
function nameManifest(built: string, { name }: Named): string {
  // Written by our own build.
  const manifest = JSON.parse(built) as { name: string };
  return JSON.stringify({
    ...manifest,
    name: manifest.name.replace(DEFAULT_COMPANY.name, () => name),
    short_name: name,
    icons: [{ src: `/${MARK_FILE}`, sizes: "any", type: "image/svg+xml" }],
  });
}
