import { DEFAULT_COMPANY } from "../../domain/company/default-company.ts";
import { MARK_COLOURS } from "../../domain/company/mark-colours.ts";
import { escapeMarkup } from "../../domain/escape-markup.ts";
import type { ShownCompany } from "../../contract/company/company.ts";
import { drawLogo } from "../company/logo/draw-logo.ts";
import type { WebFile } from "./web-files.ts";

type Named = Pick<ShownCompany, "name" | "mark_colour">;
/** The company, and the pixels of its logo where it has one. */
type Own = { readonly company: Named; readonly logo: Uint8Array | null };

const MARK_FILE = "icons/mark.svg";
const MANIFEST = /^manifest(\.\w+)?\.webmanifest$/;
/** The pictures of the demo's bird, which no other company shows. */
const BIRDS = /^(favicon\.ico|icons\/.*\.png)$/;
/** Those among them that a logo takes the place of. */
const ICONS: Readonly<Record<string, Parameters<typeof drawLogo>[1]>> = {
  "icons/icon-192.png": { pixels: 192, ground: [255, 255, 255] },
  "icons/icon-512.png": { pixels: 512, ground: [255, 255, 255] },
  "icons/icon-maskable-512.png": { pixels: 512, ground: [255, 255, 255], mayBeCut: true },
};
/** The mark at the head of a page, sharp on a screen of four pixels to one. */
const MARK_PIXELS = 132;

/** Whether a company is named otherwise than the demo, whose bird is its mark. */
export function hasOwnName({ name }: Pick<ShownCompany, "name">): boolean {
  return name !== DEFAULT_COMPANY.name;
}

/** Whether a file of the built web says whose it is. */
export function isOfCompany({ name }: Pick<WebFile, "name">): boolean {
  return name === MARK_FILE || MANIFEST.test(name) || BIRDS.test(name);
}

/** Such a file as this company has it; null where it has none. */
export function ownFile({ name }: Pick<WebFile, "name">, built: Buffer, own: Own): Buffer | null {
  const { company, logo } = own;
  const icon = ICONS[name];
  if (icon !== undefined && logo !== null) return drawLogo(logo, icon);
  if (BIRDS.test(name)) return null;
  if (name !== MARK_FILE) return Buffer.from(nameManifest(String(built), own));
  return Buffer.from(logo === null ? drawMark(company) : frameLogo(logo));
}

/** The logo as the same drawing that the mark is, so that it stands wherever the mark would. */
function frameLogo(logo: Uint8Array): string {
  const picture = drawLogo(logo, { pixels: MARK_PIXELS }).toString("base64");
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 33 33"><g id="art">' +
    `<image width="33" height="33" href="data:image/png;base64,${picture}"/></g></svg>`
  );
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
function nameManifest(built: string, { company: { name }, logo }: Own): string {
  // Written by our own build.
  const manifest = JSON.parse(built) as { name: string; icons: unknown };
  const mark = [{ src: `/${MARK_FILE}`, sizes: "any", type: "image/svg+xml" }];
  return JSON.stringify({
    ...manifest,
    name: manifest.name.replace(DEFAULT_COMPANY.name, () => name),
    short_name: name,
    icons: logo === null ? mark : manifest.icons,
  });
}
