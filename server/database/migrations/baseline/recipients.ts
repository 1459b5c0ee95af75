/**
 * How often an address was written to within an hour, without the address itself. The trigger counts what somebody
 * without any tie to the company can cause.
 */
export const RECIPIENTS: readonly string[] = [
  `create table recipient_key (
    id integer primary key default 1 check (id = 1),
    key text not null
  )`,
  `create table recipient_counts (
    recipient text not null,
    purpose text not null,
    hour timestamptz not null,
    messages integer not null,
    primary key (recipient, purpose, hour)
  )`,
  `create index recipient_counts_by_hour on recipient_counts (hour)`,
  `create function recipient_mark(address text) returns text language sql stable as $$
    select encode(sha256(convert_to(key || ' ' || lower(address), 'UTF8')), 'hex') from recipient_key
  $$`,
  `-- What somebody without any tie to the company can cause; a message that was withheld reached nobody.
  create function counted_as(channel text, kind text, capped boolean, last_error text) returns text
  language sql immutable as $$
    select case
      when last_error = 'withheld' then null
      when kind = 'booking_code' then 'code'
      when channel = 'email' and kind in ('confirm_email', 'password_link') then 'link'
      when channel = 'email' and (capped or kind in ('booked', 'changed', 'cancelled', 'pay_link')) then 'mail'
    end
  $$`,
  `create function count_recipients() returns trigger language plpgsql as $$
  begin
    insert into recipient_counts (recipient, purpose, hour, messages)
    select recipient_mark(recipient), counted_as(channel, kind, capped, last_error),
      date_trunc('hour', created_at, 'UTC'), count(*)
    from added where counted_as(channel, kind, capped, last_error) is not null
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (recipient, purpose, hour) do update set messages = recipient_counts.messages + excluded.messages;
    return null;
  end $$`,
  `create trigger outbox_counted after insert on outbox referencing new table as added
  for each statement execute function count_recipients()`,
];
