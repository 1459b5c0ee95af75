import type { Db } from "../database/connect.ts";
import type { SignedIn } from "../http/caller.ts";
import { findPersonName } from "./dispatch.queries.ts";

/** How colleagues call whoever sits at a desk: by their first name, or by that of their account where there is none. */
export async function readDeskName(
  db: Db,
  { accountId, username }: Pick<SignedIn, "accountId" | "username">,
): Promise<string> {
  const found = await findPersonName(db, accountId);
  return found?.first_name || found?.last_name || username;
}
