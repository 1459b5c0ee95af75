import { type Kysely, sql } from "kysely";
import { FIRST_TARIFF } from "../../../../domain/fares/tariff.ts";

/** The tariff the company begins with. A later one may begin on the same day: the last one added holds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { validFrom, ...rules } = FIRST_TARIFF;
  await sql`alter table tariffs drop constraint tariffs_valid_from_key`.execute(db);
  await sql`create index tariffs_by_date on tariffs (valid_from desc, id desc)`.execute(db);
  await sql`
    insert into tariffs (valid_from, rules, created_at)
    values (${validFrom}, ${JSON.stringify(rules)}, ${validFrom}::date)`.execute(db);
}
