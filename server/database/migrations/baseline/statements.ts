/**
 * Movements of the debt on a statement: entries of staff, which are only ever added, and payments and refunds by link.
 * `paid_at` is kept for servers of the version before.
 */
export const STATEMENTS: readonly string[] = [
  `create table statement_entries (
    id integer primary key generated always as identity,
    statement_id integer not null references partner_statements (id),
    kind text not null check (kind in ('payment', 'credit', 'taken_back')),
    cents integer not null check (cents <> 0),
    how text check (how in ('bank', 'cash', 'other')),
    received_on date,
    reason text not null,
    takes_back integer unique references statement_entries (id),
    refund_id integer references pay_link_refunds (id),
    made_by integer not null references accounts (id),
    made_at timestamptz not null,
    check ((kind = 'payment') = (how is not null)),
    check ((kind = 'payment') = (received_on is not null)),
    check ((kind = 'taken_back') = (takes_back is not null)),
    check (refund_id is null or kind <> 'payment'),
    unique (refund_id, kind),
    check ((kind = 'taken_back') = (cents < 0))
  )`,
  `create index statement_entries_of on statement_entries (statement_id)`,
  `-- A refund that the provider refused counts for nothing, and so does the credit that went with it.
  create view statement_movements as
  select entry.statement_id, entry.made_at as at, 'entry' as source, entry.id as source_id, entry.kind, entry.cents,
    entry.how, entry.received_on, entry.reason, entry.takes_back, entry.refund_id, entry.made_by
  from statement_entries entry left join pay_link_refunds refund on refund.id = entry.refund_id
  where refund.state is distinct from 'refused'
  union all
  select statement_id, paid_at, 'link', id, 'payment', amount_cents, 'link', null, '', null, null, asked_by
  from pay_links where statement_id is not null and paid_at is not null
  union all
  select link.statement_id, refund.made_at, 'refund', refund.id, 'refund', -refund.amount_cents, 'link', null, refund.reason,
    null, null, refund.made_by
  from pay_link_refunds refund join pay_links link on link.id = refund.pay_link_id
  where link.statement_id is not null and refund.state <> 'refused'`,
  `create function refuse_entry_change() returns trigger language plpgsql as $$
  begin
    raise exception 'an entry of a statement stays as it is';
  end $$`,
  `create trigger statement_entries_kept before update or delete or truncate on statement_entries
  for each statement execute function refuse_entry_change()`,
  `create function refuse_statement_change() returns trigger language plpgsql as $$
  declare
    may_change constant text[] := array['mailed_at', 'paid_at', 'paid_noted_by', 'paid_note'];
  begin
    if tg_op = 'UPDATE' and to_jsonb(new) - may_change = to_jsonb(old) - may_change then
      return new;
    end if;
    raise exception 'a statement stays as it was made';
  end $$`,
  `create trigger partner_statements_kept before update or delete on partner_statements
  for each row execute function refuse_statement_change()`,
  `create function note_marked_as_paid() returns trigger language plpgsql as $$
  declare
    owed integer;
  begin
    select new.total_cents - coalesce(sum(cents), 0) into owed from statement_movements where statement_id = new.id;
    if owed > 0 and not exists (select from pay_links where statement_id = new.id and paid_at = new.paid_at) then
      insert into statement_entries (statement_id, kind, cents, how, received_on, reason, made_by, made_at)
      values (new.id, 'payment', owed, 'other', (new.paid_at at time zone interval '-04:00')::date,
        coalesce(new.paid_note, ''), new.paid_noted_by, new.paid_at);
    end if;
    return null;
  end $$`,
  `create trigger partner_statements_marked after update of paid_at on partner_statements
  for each row when (old.paid_at is null and new.paid_at is not null) execute function note_marked_as_paid()`,
];
