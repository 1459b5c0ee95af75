import { type Kysely, sql } from "kysely";

/** The decisions of a company about its plan, and whether the plan is shown while it tells nobody by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table plan_settings (
      id smallint primary key check (id = 1),
      settings jsonb not null,
      version integer not null,
      changed_by integer references accounts (id) on delete set null,
      changed_at timestamptz
    )`.execute(db);
  await sql`insert into plan_settings (id, settings, version) values (1, '{}', 1)`.execute(db);
  await sql`alter table dispatch_settings add column suggests boolean not null default true`.execute(db);
}
