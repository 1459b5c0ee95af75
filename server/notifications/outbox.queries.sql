-- claimDue
update "outbox"
set
  "claimed_until" = $1,
  "attempts" = "attempts" + $2
where
  "id" in (
    select
      "id"
    from
      "outbox"
    where
      "sent_at" is null
      and "failed_at" is null
      and "channel" = $3
      and (
        "next_attempt_at" <= $4
        or (
          "attempts" > $5
          and "next_attempt_at" > $6
        )
        or (
          "created_at" > $7
          and next_attempt_at <= created_at + $8 * interval '1 millisecond'
        )
      )
      and (
        "claimed_until" is null
        or "claimed_until" <= $9
        or "claimed_until" > $10
      )
    order by
      "next_attempt_at",
      "id"
    limit
      $11
    for update
      skip locked
  )
returning
  "id",
  "kind",
  "channel",
  "recipient",
  "language",
  "payload",
  "attempts",
  "created_at";

-- countMessagesTo
select
  count(*) as "messages"
from
  "outbox"
where
  "channel" = $1
  and lower(recipient) = $2
  and "kind" in ($3)
  and "created_at" > $4
  and "created_at" <= $5
  and last_error is distinct from $6;

-- deleteUnsentOf
delete from "outbox"
where
  "ride_id" = $1
  and "next_attempt_at" > $2
  and "sent_at" is null
  and "attempts" = $3;

-- discardDue
delete from "outbox"
where
  "channel" = $1
  and "sent_at" is null
  and "next_attempt_at" <= $2;

-- findLastActor
select
  "actor_id"
from
  "ride_history"
where
  "ride_id" = $1
order by
  "id" desc
limit
  $2;

-- findRideForNotification
select
  "rides"."id",
  "rides"."reference",
  "rides"."tracking_code",
  "rides"."status",
  "rides"."rider_id",
  "rides"."rider_name",
  "rides"."rider_phone",
  "rides"."rider_email",
  "rides"."language",
  "rides"."pickup_location",
  "rides"."dropoff_location",
  "rides"."pickup_lat",
  "rides"."pickup_lng",
  "rides"."dropoff_lat",
  "rides"."dropoff_lng",
  "rides"."ride_datetime",
  "rides"."completed_at",
  "rides"."passenger_count",
  "rides"."luggage_count",
  "rides"."distance_m",
  "rides"."fare_cents",
  "rides"."breakdown",
  "rides"."paid_by",
  "rides"."tip_cents",
  "rides"."tip_xcg_cents",
  "rides"."driver_id",
  "rider"."email" as "account_email",
  "driver"."first_name" as "driver_first_name",
  "driver"."last_name" as "driver_last_name",
  "driver"."phone" as "driver_phone",
  "drivers"."vehicle_name",
  "drivers"."plate",
  (
    select
      "start_code"
    from
      "company_profile"
    where
      "company_profile"."id" = $1
  ) as "start_code_on"
from
  "rides"
  left join "accounts" as "rider" on "rider"."id" = "rides"."rider_id"
  left join "drivers" on "drivers"."account_id" = "rides"."driver_id"
  left join "accounts" as "driver" on "driver"."id" = "rides"."driver_id"
where
  "rides"."id" = $2;

-- forgetFinished
delete from "outbox"
where
  "created_at" < $1
  and (
    "sent_at" is not null
    or "failed_at" is not null
  );

-- insertNotifications
insert into
  "outbox" ("kind", "channel", "recipient", "language", "payload", "ride_id", "next_attempt_at", "created_at")
values
  ($1, $2, $3, $4, $5, $6, $7, $8);

-- listPoolBrowsers
select
  "push_subscriptions"."endpoint",
  "push_subscriptions"."account_id",
  "push_subscriptions"."language",
  "drivers"."license_expires_on",
  "drivers"."permit_expires_on",
  "drivers"."insurance_expires_on",
  "drivers"."inspection_expires_on",
  "drivers"."season_permit_ends_on",
  "drivers"."papers_override_until"
from
  "push_subscriptions"
  inner join "drivers" on "drivers"."account_id" = "push_subscriptions"."account_id"
  inner join "accounts" on "accounts"."id" = "push_subscriptions"."account_id"
where
  "drivers"."approved_at" is not null
  and "drivers"."on_shift" = $1
  and "drivers"."inactive" = $2
  and "accounts"."state" = $3
  and "accounts"."role" = $4
  and not exists (
    select
      "ride_refusals"."ride_id"
    from
      "ride_refusals"
    where
      "ride_refusals"."ride_id" = $5
      and "ride_refusals"."driver_id" = "drivers"."account_id"
  )
order by
  "push_subscriptions"."endpoint";

-- listSubscriptionsOf
select
  "endpoint",
  "account_id",
  "language"
from
  "push_subscriptions"
where
  "account_id" in ($1, $2)
order by
  "endpoint";

-- lockMailsTo
select
  pg_advisory_xact_lock(hashtextextended ($1, 0));

-- markSent
update "outbox"
set
  "sent_at" = $1,
  "claimed_until" = $2,
  "last_error" = $3,
  "payload" = $4
where
  "id" = $5;

-- markUnsent
update "outbox"
set
  "claimed_until" = $1,
  "last_error" = $2,
  "next_attempt_at" = $3
where
  "id" = $4;

-- releaseClaims
update "outbox"
set
  "claimed_until" = $1,
  "attempts" = "attempts" - $2
where
  "id" in ($3, $4);

-- wasMailed
select
  "id"
from
  "outbox"
where
  "ride_id" = $1
  and "channel" = $2
  and "kind" = $3
  and lower(recipient) = $4
  and "last_error" = $5
limit
  $6;
