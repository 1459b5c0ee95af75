-- Generated: the test of these queries writes it anew with --update=all.

-- countForNumber
select pg_advisory_xact_lock(hashtextextended ($1, 0));
select sum("messages") as "messages"
from "recipient_counts"
where "recipient" = recipient_mark ($1) and "purpose" = $2 and "hour" > $3 and "hour" <= $4;
insert into recipient_counts (recipient, purpose, hour, messages)
values (recipient_mark ($1), 'phone', date_trunc('hour', $2::timestamptz, 'UTC'), 1)
on conflict (recipient, purpose, hour) do update
set messages = recipient_counts.messages + 1;

-- countPhoneMessage
insert into "phone_message_counts" ("day", "prefix", "messages")
values ($1, $2, $3)
on conflict ("day", "prefix") do update
set "messages" = phone_message_counts.messages + 1
where "phone_message_counts"."messages" < $4
returning "messages";

-- deleteStop
delete from "phone_stops"
where "phone" = $1;

-- findPhoneMessage
select
  "outbox"."failed_gateways",
  "outbox"."last_error",
  "outbox"."capped",
  "rides"."status" as "ride_status",
  exists (
    select
    from rides as proving
    where
      proving.rider_phone = "outbox"."recipient"
      and proving.proved_by = 'phone'
      and proving.created_at >= $1
  ) as "proved",
  (
    coalesce(
      rides.proved_by = 'office'
      or exists (
        select
        from accounts as booker
        where booker.id = rides.booked_by and booker.role in ('operator', 'staff')
      ),
      false
    )
    or outbox.capped is false
  ) as "vouched",
  exists (
    select
    from outbox as booked
    where
      booked.ride_id = outbox.ride_id
      and booked.channel = 'phone'
      and booked.kind in ('booked', 'pay_link')
      and booked.id <> outbox.id
      and booked.recipient = outbox.recipient
      and booked.last_error = $2
      and booked.sent_again_at is null
  ) as "booking_withheld",
  (
    coalesce(rides.whatsapp_consent and rides.rider_phone = outbox.recipient, false)
    or (outbox.kind = 'time_free' and outbox.payload ->> 'whatsapp' = 'true')
  ) as "agreed",
  exists (
    select "phone_stops"."phone"
    from "phone_stops"
    where "phone_stops"."phone" = "outbox"."recipient"
  ) as "stopped"
from "outbox" left join "rides" on "rides"."id" = "outbox"."ride_id"
where "outbox"."id" = $3;

-- forgetCounts
delete from "phone_message_counts"
where "day" < $1;

-- isNumberTrusted
select
  exists (
    select
    from rides as proving
    where proving.rider_phone = $1 and proving.proved_by = 'phone' and proving.created_at >= $2
  ) as "proved",
  coalesce(
    -- as in findPhoneMessage: rides.proved_by = 'office' to false
  ) as "vouched"
from "rides"
where "rides"."id" = $3;

-- isStopped
select "phone"
from "phone_stops"
where "phone" = $1;

-- markDelivered
update "outbox"
set "report" = $1, "reported_at" = $2
where "id" = $3 and "created_at" = $4 and "gateway" = $5 and ("report" is null or "report" = $6);

-- markUndelivered
update "outbox"
set
  "failed_gateways" = array_append(failed_gateways, $1),
  "report" = $2,
  "reported_at" = $3,
  "last_error" = $4,
  "sent_at" = case when payload <> '{}'::jsonb then null else sent_at end,
  "failed_at" = case when payload <> '{}'::jsonb then null else $5::timestamptz end,
  "next_attempt_at" = $6
where
  "id" = $7
  and "created_at" = $8
  and "gateway" = $9
  and "failed_at" is null
  and ("report" is null or "report" = $10)
  and not ($11 = any (failed_gateways));

-- noteGateway
update "outbox"
set "gateway" = $1, "report" = $2, "reported_at" = $3
where "id" = $4;

-- noteGatewayFailed
update "outbox"
set "failed_gateways" = array_append(failed_gateways, $1)
where "id" = $2 and not ($3 = any (failed_gateways));

-- saveStop
insert into "phone_stops" ("phone", "gateway", "stopped_at")
values ($1, $2, $3)
on conflict ("phone") do nothing;

-- uncountForNumber
update recipient_counts
set messages = messages - 1
where
  recipient = recipient_mark ($1)
  and purpose = 'phone'
  and hour = date_trunc('hour', $2::timestamptz, 'UTC');

-- uncountPhoneMessage
update "phone_message_counts"
set "messages" = messages - 1
where "day" = $1 and "prefix" in ($2);
