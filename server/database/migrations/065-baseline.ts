import { type Kysely, sql } from "kysely";
import { DEFAULT_COMPANY } from "../../../domain/company/default-company.ts";
import { FIRST_TARIFF } from "../../../domain/fares/tariff.ts";
import { ACCOUNTS } from "./baseline/accounts.ts";
import { ARCHIVE } from "./baseline/archive.ts";
import { AUDIT } from "./baseline/audit.ts";
import { BESIDE_RIDES } from "./baseline/beside-rides.ts";
import { COMPANY } from "./baseline/company.ts";
import { DELIVERY } from "./baseline/delivery.ts";
import { DRIVERS } from "./baseline/drivers.ts";
import { LIST_CHANGES } from "./baseline/list-changes.ts";
import { OFFICE } from "./baseline/office.ts";
import { PARTNERS } from "./baseline/partners.ts";
import { PAY_LINKS } from "./baseline/pay-links.ts";
import { RECIPIENTS } from "./baseline/recipients.ts";
import { RIDES } from "./baseline/rides.ts";
import { SETTLEMENTS } from "./baseline/settlements.ts";
import { STATEMENTS } from "./baseline/statements.ts";
import { TOTALS } from "./baseline/totals.ts";

/** The whole database as it is when it begins, a table before those that refer to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const parts = [ACCOUNTS, COMPANY, DRIVERS, PARTNERS, RIDES, BESIDE_RIDES, ARCHIVE, TOTALS, PAY_LINKS];
  const others = [STATEMENTS, SETTLEMENTS, OFFICE, AUDIT, DELIVERY, RECIPIENTS];
  for (const statement of [...parts, ...others].flat()) await sql.raw(statement).execute(db);
  await insertFirstRows(db);
  // Last, so that the first rows change no list.
  for (const statement of LIST_CHANGES) await sql.raw(statement).execute(db);
}

/** The tariff and the profile that a company begins with, and the single rows that others are written over. */
async function insertFirstRows(db: Kysely<unknown>): Promise<void> {
  const { validFrom, ...rules } = FIRST_TARIFF;
  const company = { vip_on: false, vip_from_rides: 10, vip_percent: 10, ...DEFAULT_COMPANY };
  await sql`
    insert into tariffs (valid_from, rules, created_at)
    values (${validFrom}, ${JSON.stringify(rules)}, ${validFrom}::date)`.execute(db);
  await sql`
    insert into company_profile (id, profile, updated_at)
    values (1, ${JSON.stringify(company)}, now())`.execute(db);
  await sql`insert into dispatch_settings (id) values (1)`.execute(db);
  await sql`insert into flight_board (id) values (1)`.execute(db);
  await sql`insert into recipient_key (key) values (gen_random_uuid()::text || gen_random_uuid()::text)`.execute(
    db,
  );
}
