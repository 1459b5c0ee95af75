import { type Kysely, sql } from "kysely";

/**
 * Hotels and firms whose people book on account, and what they were sent to pay. A statement's rides and total stay as they were: the
 * database itself refuses to change more of it than when it was mailed and paid.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table partners (
      id integer primary key generated always as identity,
      name text not null,
      address text not null default '',
      crib text not null default '',
      email text not null,
      phone text not null default '',
      discount_percent integer not null check (discount_percent between 0 and 50),
      credit_limit_cents integer check (credit_limit_cents >= 0),
      language text not null,
      active boolean not null default true,
      code text not null unique,
      reception_code text not null unique,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`
    create table partner_statements (
      id integer primary key generated always as identity,
      number integer not null unique,
      partner_id integer not null references partners (id),
      month date not null,
      name text not null,
      address text not null,
      crib text not null,
      email text not null,
      language text not null,
      rides integer not null,
      total_cents integer not null,
      made_at timestamptz not null,
      made_by integer not null references accounts (id),
      mailed_at timestamptz,
      paid_at timestamptz,
      paid_noted_by integer references accounts (id),
      paid_note text,
      unique (partner_id, month),
      check ((paid_at is null) = (paid_noted_by is null))
    )`.execute(db);
  await sql`
    alter table rides
      add column partner_id integer references partners (id),
      add column room text,
      add column statement_id integer references partner_statements (id)`.execute(db);
  await sql`create index rides_on_account on rides (partner_id, ride_datetime) where partner_id is not null`.execute(
    db,
  );
  await sql`create index rides_of_statement on rides (statement_id) where statement_id is not null`.execute(
    db,
  );
  await sql`
    create function refuse_statement_change() returns trigger language plpgsql as $$
    declare
      may_change constant text[] := array['mailed_at', 'paid_at', 'paid_noted_by', 'paid_note'];
    begin
      if tg_op = 'UPDATE' and old.paid_at is null and to_jsonb(new) - may_change = to_jsonb(old) - may_change then
        return new;
      end if;
      if tg_op = 'UPDATE' and to_jsonb(new) - 'mailed_at' = to_jsonb(old) - 'mailed_at' then
        return new;
      end if;
      raise exception 'a statement stays as it was made';
    end $$`.execute(db);
  await sql`create trigger partner_statements_kept before update or delete on partner_statements
    for each row execute function refuse_statement_change()`.execute(db);
  await sql`create trigger partners_listed after update of name or delete or truncate on partners
    for each statement execute function note_list_change()`.execute(db);
}
