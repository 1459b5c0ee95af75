import type { BodyOf } from "../../../contract/endpoint.ts";
import type { createUserEndpoint } from "../../../contract/accounts/users.endpoints.ts";
import type { KeptRights } from "../../../domain/accounts/rights.ts";
import { updateAccount } from "../accounts.queries.ts";
import { givenWith } from "./set-rights.ts";
import { createAccount, NO_PASSWORD } from "../registration/create-account.ts";
import { sendPasswordLink } from "../passwords/send-password-link.ts";
import type { Trx } from "../../database/connect.ts";
import { recordEvent } from "../../events/record-event.ts";
import type { Role } from "../../../domain/accounts/roles.ts";

type Person = Omit<BodyOf<typeof createUserEndpoint>, "role"> & {
  role: Role;
  state?: "active" | "suspended";
};

/** Makes an account for somebody and mails them a link to set their password, unless it is shut out. Returns the account's number. */
export async function createUser(
  trx: Trx,
  { person, by, own = null, now }: { person: Person; by: number; own?: KeptRights; now: Date },
): Promise<number> {
  const id = await createAccount(trx, {
    username: person.username,
    email: person.email,
    firstName: person.first_name,
    lastName: person.last_name,
    phone: person.phone_number,
    passwordHash: NO_PASSWORD,
    role: person.role,
    ...(person.state && { state: person.state }),
    language: person.language,
    actorId: by,
    now,
  });
  const rights = givenWith(person.role, own);
  if (rights !== null) await updateAccount(trx, id, { rights, updated_at: now });
  if (person.state !== "suspended") {
    await sendPasswordLink(trx, {
      kind: "invitation",
      account: { id, email: person.email, language: person.language },
      now,
    });
  }
  await recordEvent(trx, { type: "account.changed", at: now });
  return id;
}
