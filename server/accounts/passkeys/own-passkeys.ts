import type { Passkey } from "../../../contract/accounts/passkey.ts";
import { accountSubject, recordAudit } from "../../audit/record-audit.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { notFound } from "../../http/api-error.ts";
import { presentPasskey } from "./add-passkey.ts";
import { deletePasskey, listPasskeys } from "./passkeys.queries.ts";

export async function readOwnPasskeys(db: Db, accountId: number): Promise<Passkey[]> {
  return (await listPasskeys(db, accountId)).map(presentPasskey);
}

/** Forgets one of an account's passkeys; another's is missing. */
export async function removePasskey(
  trx: Trx,
  { id, accountId, now }: { id: number; accountId: number; now: Date },
): Promise<void> {
  if (!(await deletePasskey(trx, { id, account_id: accountId }))) throw notFound();
  await recordAudit(trx, {
    actorId: accountId,
    action: "remove_passkey",
    subject: accountSubject(accountId),
    at: now,
  });
}
