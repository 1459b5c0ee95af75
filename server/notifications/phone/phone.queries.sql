-- countPhoneMessage
insert into
  "phone_message_counts" ("day", "prefix", "messages")
values
  ($1, $2, $3)
on conflict ("day", "prefix") do update
set
  "messages" = phone_message_counts.messages + 1
where
  "phone_message_counts"."messages" < $4
returning
  "messages";

-- deleteStop
delete from "phone_stops"
where
  "phone" = $1;

-- findPhoneMessage
select
  "outbox"."failed_gateways",
  "outbox"."last_error",
  coalesce(
    rides.whatsapp_consent
    and rides.rider_phone = outbox.recipient,
    false
  ) as "agreed",
  exists (
    select
      "phone_stops"."phone"
    from
      "phone_stops"
    where
      "phone_stops"."phone" = "outbox"."recipient"
  ) as "stopped"
from
  "outbox"
  left join "rides" on "rides"."id" = "outbox"."ride_id"
where
  "outbox"."id" = $1;

-- forgetCounts
delete from "phone_message_counts"
where
  "day" < $1;

-- isStopped
select
  "phone"
from
  "phone_stops"
where
  "phone" = $1;

-- markDelivered
update "outbox"
set
  "report" = $1,
  "reported_at" = $2
where
  "id" = $3
  and "created_at" = $4
  and "gateway" = $5
  and (
    "report" is null
    or "report" = $6
  );

-- markUndelivered
update "outbox"
set
  "failed_gateways" = array_append(failed_gateways, $1),
  "report" = $2,
  "reported_at" = $3,
  "last_error" = $4,
  "sent_at" = case
    when payload <> '{}'::jsonb then null
    else sent_at
  end,
  "failed_at" = case
    when payload <> '{}'::jsonb then null
    else $5::timestamptz
  end,
  "next_attempt_at" = $6
where
  "id" = $7
  and "created_at" = $8
  and "gateway" = $9
  and "failed_at" is null
  and (
    "report" is null
    or "report" = $10
  )
  and not ($11 = any (failed_gateways));

-- noteGateway
update "outbox"
set
  "gateway" = $1,
  "report" = $2,
  "reported_at" = $3
where
  "id" = $4;

-- noteGatewayFailed
update "outbox"
set
  "failed_gateways" = array_append(failed_gateways, $1)
where
  "id" = $2
  and not ($3 = any (failed_gateways));

-- saveStop
insert into
  "phone_stops" ("phone", "gateway", "stopped_at")
values
  ($1, $2, $3)
on conflict ("phone") do nothing;

-- uncountPhoneMessage
update "phone_message_counts"
set
  "messages" = messages - 1
where
  "day" = $1
  and "prefix" in ($2);
