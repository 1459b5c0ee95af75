import { type Kysely, sql } from "kysely";

/** What staff wrote for the site, a row for each part of it and language; where there is none the product's own text stands. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_texts (
      part text not null,
      language text not null,
      texts jsonb not null,
      version integer not null,
      updated_at timestamptz not null,
      primary key (part, language)
    )`.execute(db);
}
