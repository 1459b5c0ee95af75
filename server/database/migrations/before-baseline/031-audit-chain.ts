import { type Kysely, sql } from "kysely";

/** Any number that no other lock of this database has. */
const CHAIN_LOCK = 7_301_031;

/**
 * Chains each entry of the audit log to the one before it by a hash, so that an entry that was changed or taken out is
 * noticed (`npm run verify-audit`), and keeps the log from being changed by the product itself. The link is made at the end of a
 * transaction, when it waits for nothing else: entries stand in the chain in the order in which they were committed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_chain (
      place bigint primary key,
      entry_id bigint not null unique references audit_log (id),
      detail_hash bytea not null,
      hash bytea not null
    )`.execute(db);
  await sql`
    create function chain_audit_entry(entry audit_log) returns void language plpgsql as $$
    declare
      last_place bigint := 0;
      last_hash bytea := '';
      hash_of_detail bytea := sha256(convert_to(coalesce(entry.detail::text, ''), 'UTF8'));
    begin
      perform pg_advisory_xact_lock(${sql.lit(CHAIN_LOCK)});
      select place, hash into last_place, last_hash from audit_chain order by place desc limit 1;
      last_place := coalesce(last_place, 0) + 1;
      insert into audit_chain (place, entry_id, detail_hash, hash)
      values (last_place, entry.id, hash_of_detail, sha256(convert_to(concat_ws(E'\n',
        encode(coalesce(last_hash, ''), 'hex'), last_place, entry.id, coalesce(entry.actor_id::text, '-'), entry.action,
        floor(extract(epoch from entry.at) * 1000)::bigint, encode(hash_of_detail, 'hex'), entry.subject), 'UTF8')));
    end $$`.execute(db);
  await sql`
    create function chain_new_audit_entry() returns trigger language plpgsql as $$
    begin
      perform chain_audit_entry(new);
      return null;
    end $$`.execute(db);
  await sql`select chain_audit_entry(audit_log) from (select * from audit_log order by id) as audit_log`.execute(
    db,
  );
  await sql`create constraint trigger audit_log_chained after insert on audit_log deferrable initially deferred
    for each row execute function chain_new_audit_entry()`.execute(db);
  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      -- What names a person goes with their account; its hash stays in the chain.
      if tg_op = 'UPDATE' and new.detail is null
        and (new.id, new.action, new.subject, new.at) = (old.id, old.action, old.subject, old.at)
        and new.actor_id is not distinct from old.actor_id
      then
        return new;
      end if;
      raise exception 'the audit log is only added to';
    end $$`.execute(db);
  await sql`create trigger audit_log_kept before update or delete on audit_log
    for each row execute function refuse_audit_change()`.execute(db);
  await sql`
    create function refuse_chain_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the chain of the audit log is only added to';
    end $$`.execute(db);
  await sql`create trigger audit_chain_kept before update or delete or truncate on audit_chain
    for each statement execute function refuse_chain_change()`.execute(db);
}
