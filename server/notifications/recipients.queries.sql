-- Generated: the test of these queries writes it anew with --update=all.

-- findDriverContact
select "email", "phone", "language"
from "accounts"
where "id" = $1 and "state" = $2;

-- findEmailOf
select "email"
from "accounts"
where "id" = $1;

-- listDesk
select "id"
from "accounts"
where
  "role" in ($1, $2)
  and "state" = $3
  and exists (
    select "endpoint"
    from "push_subscriptions"
    where "push_subscriptions"."account_id" = "accounts"."id"
  )
order by "id";

-- listPeople
select
  "id",
  "email",
  "phone",
  "language",
  state = 'active' as "active",
  (
    select
      coalesce(
        jsonb_agg(jsonb_build_object('endpoint', endpoint, 'language', browser.language) order by endpoint),
        '[]'
      )
    from push_subscriptions as browser
    where browser.account_id = accounts.id
  ) as "browsers"
from "accounts"
where "id" in ($1, $2);

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
  "drivers"."papers_override_until",
  "drivers"."out_of_service"
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
    select "ride_refusals"."ride_id"
    from "ride_refusals"
    where "ride_refusals"."ride_id" = $5 and "ride_refusals"."driver_id" = "drivers"."account_id"
  )
order by "push_subscriptions"."endpoint";

-- listSubscriptionsOf
select "endpoint", "account_id", "language"
from "push_subscriptions"
where "account_id" in ($1, $2)
order by "endpoint";
