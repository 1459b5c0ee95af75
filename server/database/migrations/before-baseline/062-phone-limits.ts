import { type Kysely, sql } from "kysely";

/**
 * Numbers abroad get messages once they are proved, save in the countries that a company names. One that has given a country a limit of
 * its own has named it, and goes on sending there; the rest begin with Curaçao's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update company_profile set phone_messages = phone_messages || jsonb_build_object('open_to', open_to.prefixes)
    from (
      select jsonb_agg(distinct prefix) as prefixes from (
        select '+599' as prefix
        union all
        select country ->> 'prefix' from company_profile, jsonb_array_elements(phone_messages -> 'countries') as country
        where (country ->> 'per_day')::integer > 0
      ) as named
    ) as open_to
    where jsonb_array_length(coalesce(phone_messages -> 'countries', '[]')) > 0`.execute(db);
}
