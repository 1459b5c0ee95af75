import { languageOf } from "../../../domain/languages.ts";
import { rightsOf, rightsWithin } from "../../../domain/accounts/rights.ts";
import type { StaffAccount } from "../../../contract/accounts/account-records.ts";
import type { findAccountForStaff } from "./users.queries.ts";

type Row = NonNullable<Awaited<ReturnType<typeof findAccountForStaff>>>;

/** An account as the staff see it. */
export function presentAccount(row: Row): StaffAccount {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    phone_number: row.phone,
    role: row.role,
    state: row.state,
    language: languageOf(row.language),
    two_factor: row.two_factor_since !== null,
    ...(rightsWithin(row.role).length > 0 && { rights: [...rightsOf(row.role, row.rights)] }),
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
  };
}
