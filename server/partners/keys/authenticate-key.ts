import { LANGUAGES } from "../../../domain/languages.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import type { Db } from "../../database/connect.ts";
import type { Authenticate, ByKey } from "../../http/caller.ts";
import type { RateLimits } from "../../http/rate-limits.ts";
import type { Clock } from "../../process/clock.ts";
import { isKey } from "../../../domain/partners/key-mark.ts";
import { hashOfKey, isWholeKey } from "./key-text.ts";
import { findGoodKey, noteUse } from "./partner-keys.queries.ts";

/** A use is noted again after so long, or from another address at once. */
const NOTED_EVERY_MS = MINUTE_MS;

/** Knows callers by the key of a partner's system where they show one, and else as before. */
export function withPartnerKeys(
  authenticate: Authenticate,
  { db, clock, limits }: { db: Db; clock: Clock; limits: RateLimits },
): Authenticate {
  return (token, asking) =>
    isKey(token)
      ? authenticateKey({ db, limits }, { key: token, address: asking.address, now: clock.now() })
      : authenticate(token, asking);
}

type Shown = { key: string; address: string; now: Date };

/** The partner of a key. It is read each time, so that one that is withdrawn opens nothing from the next request on. */
async function authenticateKey(
  { db, limits }: { db: Db; limits: RateLimits },
  { key, address, now }: Shown,
): Promise<ByKey | null> {
  if (!isWholeKey(key)) return null;
  const hash = hashOfKey(key);
  await limits.countKey(hash);
  const found = await findGoodKey(db, hash);
  if (!found) return null;
  const { id, partner_id: partnerId, scopes, last_used_at: used, last_used_from: from } = found;
  if (!used || from !== address || Math.abs(now.getTime() - used.getTime()) >= NOTED_EVERY_MS) {
    await noteUse(db, { id, at: now, from: address });
  }
  const language = LANGUAGES.find((one) => one === found.language) ?? "en";
  return { actor: "partner", partnerId, keyId: id, scopes, address, language };
}
