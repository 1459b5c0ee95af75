import { type Kysely, sql } from "kysely";

/** Places as the desk set them, over those that come with the product. A row is the whole place; `id` is that of the place it stands for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table place_changes (
      id text primary key,
      name text not null,
      kind text not null,
      area text not null,
      lat double precision not null,
      lng double precision not null,
      popularity smallint not null check (popularity between 0 and 9),
      spellings jsonb not null,
      retired boolean not null default false,
      version integer not null,
      changed_by integer references accounts (id),
      changed_at timestamptz not null
    )`.execute(db);
}
