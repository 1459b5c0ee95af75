-- Generated: the test of these queries writes it anew with --update=all.

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
  "rides"."stops",
  "rides"."ride_datetime",
  "rides"."completed_at",
  "rides"."passenger_count",
  "rides"."luggage_count",
  "rides"."vehicle_type",
  "rides"."vehicle_asked",
  "rides"."distance_m",
  "rides"."duration_min",
  "rides"."version",
  "rides"."fare_cents",
  "rides"."corrected_cents",
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
  (select "start_code" from "company_profile" where "company_profile"."id" = $1) as "start_code_on",
  (select "name" from "partners" where "partners"."id" = "rides"."partner_id") as "partner_name"
from
  "rides"
  left join "accounts" as "rider" on "rider"."id" = "rides"."rider_id"
  left join "drivers" on "drivers"."account_id" = "rides"."driver_id"
  left join "accounts" as "driver" on "driver"."id" = "rides"."driver_id"
where "rides"."id" = $2;

-- listMessagesOf
select "id", "kind", "channel", "gateway", "sent_at", "failed_at", "report", "last_error", "created_at"
from "outbox"
where "ride_id" = $1 and "kind" not in ($2, $3, $4)
order by "id" desc
limit $5;

-- listPromisedRides
select "id"
from "rides"
where
  "driver_id" = $1
  and "status" in ($2, $3)
  and (
    "accepted_at" is not null
    or (
      select "actor"
      from "ride_history"
      where "ride_history"."ride_id" = "rides"."id" and "action" in ($4, $5)
      order by "ride_history"."id" desc
      limit $6
    ) <> $7
  )
order by "id";
