import { createHash } from "node:crypto";
import { portraitKind } from "../../domain/drivers/portrait.ts";
import type { Db, Trx } from "../database/connect.ts";
import { accountSubject, recordAudit } from "../audit/record-audit.ts";
import { ApiError } from "../http/api-error.ts";
import { findPortrait, removePortrait, storePortrait } from "./portraits.queries.ts";

const NO_PORTRAIT = "A portrait is a JPEG, PNG or WebP of at most 45 kB and 1,024 pixels a side.";

/** By whom: the driver, or the office. */
type Setting = { driverId: number; picture: string | null; by: number; now: Date };

/** Keeps a picture as the driver's portrait; what it is, its bytes say and nobody else. */
export async function setPortrait(trx: Trx, { driverId, picture, by, now }: Setting): Promise<void> {
  if (picture === null) await removePortrait(trx, driverId);
  else {
    const bytes = Buffer.from(picture, "base64");
    const kind = portraitKind(bytes);
    if (kind === null) throw new ApiError("invalid_input", NO_PORTRAIT);
    const mark = createHash("sha256").update(bytes).digest("base64url").slice(0, 16);
    await storePortrait(trx, {
      driver_id: driverId,
      kind,
      picture: bytes.toString("base64"),
      mark,
      updated_at: now,
    });
  }
  const subject = accountSubject(driverId);
  await recordAudit(trx, { actorId: by, action: "change_portrait", subject, at: now });
}

/** A driver's portrait as an address that shows it. */
export async function readPortrait(db: Db | Trx, driverId: number): Promise<{ portrait: string | null }> {
  const found = await findPortrait(db, driverId);
  return { portrait: found ? `data:${found.kind};base64,${found.picture}` : null };
}
