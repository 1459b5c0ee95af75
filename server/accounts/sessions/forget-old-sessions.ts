import type { Db } from "../../database/connect.ts";
import { forgetEmailChangesBefore } from "../own-account/email-changes.queries.ts";
import { forgetLinksBefore } from "../passwords/password-links.queries.ts";
import { forgetChallengesBefore } from "../passkeys/passkeys.queries.ts";
import { forgetSignInCodesBefore } from "../sign-in-codes/sign-in-codes.queries.ts";
import { forgetSessionsBefore } from "./sessions.queries.ts";

/** Long enough for an owner to ask about an old sign-in. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes sessions and password links that ended long ago, so that no history of sign-ins builds up, and codes that are over. */
export async function forgetOldSessions(db: Db, now: Date): Promise<void> {
  const moment = new Date(now.getTime() - KEPT_MS);
  await forgetSessionsBefore(db, moment);
  await forgetLinksBefore(db, moment);
  await forgetEmailChangesBefore(db, moment);
  await forgetSignInCodesBefore(db, now);
  await forgetChallengesBefore(db, now);
}
