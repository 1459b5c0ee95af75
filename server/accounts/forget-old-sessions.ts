import type { Db } from "../database/connect.ts";
import { forgetLinksBefore } from "./password-links.queries.ts";
import { forgetSessionsBefore } from "./sessions.queries.ts";

/** Long enough for an owner to ask what that sign-in was. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Forgets sessions and password links that have been dead for long: the house keeps no diary of its people. */
export async function forgetOldSessions(db: Db, now: Date): Promise<void> {
  const moment = new Date(now.getTime() - KEPT_MS);
  await forgetSessionsBefore(db, moment);
  await forgetLinksBefore(db, moment);
}
