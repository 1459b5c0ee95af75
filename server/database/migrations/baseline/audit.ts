/**
 * Changes, with their authors. Each entry is chained to the one before it by a hash, so that a change is noticed (`npm
 * run verify-audit`), and the product itself can't change the log. The link is made at the end of a transaction, so
 * entries are chained in the order of their commits.
 */
export const AUDIT: readonly string[] = [
  `create table audit_log (
    id bigint generated always as identity primary key,
    actor_id integer references accounts (id),
    action text not null,
    subject text not null,
    detail jsonb,
    at timestamptz not null
  )`,
  `create table audit_chain (
    place bigint primary key,
    entry_id bigint not null unique references audit_log (id),
    detail_hash bytea not null,
    hash bytea not null
  )`,
  `create function chain_audit_entry(entry audit_log) returns void language plpgsql as $$
  declare
    last_place bigint := 0;
    last_hash bytea := '';
    hash_of_detail bytea := sha256(convert_to(coalesce(entry.detail::text, ''), 'UTF8'));
  begin
    perform pg_advisory_xact_lock(7301031);
    select place, hash into last_place, last_hash from audit_chain order by place desc limit 1;
    last_place := coalesce(last_place, 0) + 1;
    insert into audit_chain (place, entry_id, detail_hash, hash)
    values (last_place, entry.id, hash_of_detail, sha256(convert_to(concat_ws(E'\\n',
      encode(coalesce(last_hash, ''), 'hex'), last_place, entry.id, coalesce(entry.actor_id::text, '-'), entry.action,
      floor(extract(epoch from entry.at) * 1000)::bigint, encode(hash_of_detail, 'hex'), entry.subject), 'UTF8')));
  end $$`,
  `create function chain_new_audit_entry() returns trigger language plpgsql as $$
  begin
    perform chain_audit_entry(new);
    return null;
  end $$`,
  `create constraint trigger audit_log_chained after insert on audit_log deferrable initially deferred
  for each row execute function chain_new_audit_entry()`,
  `create function refuse_audit_change() returns trigger language plpgsql as $$
  begin
    -- What names a person goes with their account; its hash stays in the chain.
    if tg_op = 'UPDATE' and new.detail is null
      and (new.id, new.action, new.subject, new.at) = (old.id, old.action, old.subject, old.at)
      and new.actor_id is not distinct from old.actor_id
    then
      return new;
    end if;
    raise exception 'the audit log is only added to';
  end $$`,
  `create trigger audit_log_kept before update or delete on audit_log
  for each row execute function refuse_audit_change()`,
  `create function refuse_chain_change() returns trigger language plpgsql as $$
  begin
    raise exception 'the chain of the audit log is only added to';
  end $$`,
  `create trigger audit_chain_kept before update or delete or truncate on audit_chain
  for each statement execute function refuse_chain_change()`,
];
