import { createHash } from "node:crypto";
import { LOGO_PIXELS, MAX_LOGO_BYTES } from "../../../domain/company/logo.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { recordEvent } from "../../events/record-event.ts";
import { ApiError } from "../../http/api-error.ts";
import { findLogo, saveLogo } from "./logo.queries.ts";
import { drawLogo } from "./draw-logo.ts";
import { readPng } from "./read-png.ts";

const NO_LOGO = `A logo is a PNG of ${LOGO_PIXELS} by ${LOGO_PIXELS} pixels and at most ${MAX_LOGO_BYTES / 1024} kB. Choose another picture.`;

type Setting = { picture: string | null; by: number; now: Date };

/** Keeps a picture as the company's logo, written anew from its pixels; without one the company has its drawn mark. */
export async function setLogo(trx: Trx, { picture, by, now }: Setting): Promise<void> {
  const logo = picture === null ? null : cleaned(Buffer.from(picture, "base64"));
  await saveLogo(trx, logo);
  await recordAudit(trx, {
    actorId: by,
    action: "change_logo",
    subject: "company",
    detail: { logo: logo === null ? null : createHash("sha256").update(logo).digest("hex").slice(0, 16) },
    at: now,
  });
  await recordEvent(trx, { type: "company.changed", at: now });
}

function cleaned(bytes: Buffer): string {
  const pixels = bytes.length > MAX_LOGO_BYTES ? null : readPng(bytes, LOGO_PIXELS);
  if (pixels === null) throw new ApiError("invalid_input", NO_LOGO);
  return drawLogo(pixels, { pixels: LOGO_PIXELS }).toString("base64");
}

/** The logo as base64 of a PNG; null where the company has its drawn mark. */
export async function readLogo(db: Db | Trx): Promise<string | null> {
  return (await findLogo(db))?.logo ?? null;
}

/** The logo as an address that shows it. */
export async function showLogo(db: Db | Trx): Promise<{ logo: string | null }> {
  const logo = await readLogo(db);
  return { logo: logo === null ? null : `data:image/png;base64,${logo}` };
}

/** The logo as a PNG of so many pixels; null where the company has its drawn mark. */
export async function readSmallLogo(db: Db | Trx, pixels: number): Promise<Buffer | null> {
  const logo = await readLogo(db);
  return logo === null ? null : drawLogo(pixelsOfLogo(logo), { pixels });
}

/** The pixels of a logo that was kept. */
export function pixelsOfLogo(logo: string): Uint8Array {
  const pixels = readPng(Buffer.from(logo, "base64"), LOGO_PIXELS);
  if (pixels === null) throw new Error("the kept logo can't be read");
  return pixels;
}
