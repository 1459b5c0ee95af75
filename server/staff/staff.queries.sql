-- countAccounts
select
  "role",
  "state",
  count(*) as "accounts"
from
  "accounts"
where
  "state" <> $1
group by
  "role",
  "state";

-- countLetters
select
  (
    select
      count(*) as "messages"
    from
      "contact_messages"
    where
      "handled_at" is null
  ) as "messages",
  (
    select
      count(*) as "applications"
    from
      "driver_applications"
    where
      "state" = $1
  ) as "applications";

-- countOpenSessions
select
  count(*) as "sessions"
from
  "sessions"
where
  "account_id" = $1
  and "ended_at" is null
  and "expires_at" > $2;

-- findAccountForStaff
select
  "accounts"."id",
  "accounts"."username",
  "accounts"."email",
  "accounts"."first_name",
  "accounts"."last_name",
  "accounts"."phone",
  "accounts"."role",
  "accounts"."state",
  "accounts"."language",
  "accounts"."two_factor_since",
  "accounts"."created_at",
  (
    select
      max("sessions"."last_seen_at") as "seen"
    from
      "sessions"
    where
      "sessions"."account_id" = "accounts"."id"
  ) as "last_seen_at"
from
  "accounts"
where
  "accounts"."id" = $1
  and "accounts"."state" <> $2;

-- insertDriver
insert into
  "drivers" ("account_id", "vehicle_type", "vehicle_name", "plate", "license_number", "updated_at")
values
  ($1, $2, $3, $4, $5, $6);

-- listAuditEntries
select
  "audit_log".*,
  "actor"."username" as "actor",
  "actor"."first_name" as "actor_first_name",
  "actor"."last_name" as "actor_last_name",
  "actor"."role" as "actor_role",
  "account"."username" as "account",
  "account"."first_name" as "account_first_name",
  "account"."last_name" as "account_last_name",
  "account"."role" as "account_role"
from
  "audit_log"
  left join "accounts" as "actor" on "actor"."id" = "audit_log"."actor_id"
  left join "accounts" as "account" on "account"."id" = substring(
    audit_log.subject
    from
      '^account ([0-9]+)$'
  )::integer
where
  "audit_log"."id" < $1
  and "audit_log"."action" = $2
  and "audit_log"."detail" is not null
  and "audit_log"."at" >= $3
  and "audit_log"."at" < $4
  and (
    concat_ws(' ', "actor"."first_name", "actor"."last_name", "actor"."username") ilike $5
    or concat_ws(' ', "account"."first_name", "account"."last_name", "account"."username") ilike $6
    or "audit_log"."subject" ilike $7
  )
order by
  "audit_log"."id" desc
limit
  $8;

-- listDriverRecords
select
  "drivers".*,
  "portrait"."mark" as "portrait_mark",
  "overrider"."first_name" as "override_first_name",
  "overrider"."last_name" as "override_last_name",
  "accounts"."username",
  "accounts"."email",
  "accounts"."first_name",
  "accounts"."last_name",
  "accounts"."phone",
  "accounts"."state"
from
  "drivers"
  inner join "accounts" on "accounts"."id" = "drivers"."account_id"
  left join "accounts" as "overrider" on "overrider"."id" = "drivers"."papers_override_by"
  left join "driver_portraits" as "portrait" on "portrait"."driver_id" = "drivers"."account_id"
where
  "accounts"."state" <> $1
  and "drivers"."account_id" = $2
order by
  "accounts"."first_name",
  "accounts"."last_name",
  "accounts"."id";

-- listOwnOpenRides
select
  "id",
  "reference",
  "ride_datetime"
from
  "rides"
where
  "driver_id" = $1
  and "status" in ($2, $3, $4, $5)
order by
  "ride_datetime",
  "id";

-- searchAccounts
select
  "accounts"."id",
  "accounts"."username",
  "accounts"."email",
  "accounts"."first_name",
  "accounts"."last_name",
  "accounts"."phone",
  "accounts"."role",
  "accounts"."state",
  "accounts"."language",
  "accounts"."two_factor_since",
  "accounts"."created_at",
  (
    select
      max("sessions"."last_seen_at") as "seen"
    from
      "sessions"
    where
      "sessions"."account_id" = "accounts"."id"
  ) as "last_seen_at"
from
  "accounts"
where
  "accounts"."state" <> $1
  and "accounts"."id" < $2
  and "accounts"."role" = $3
  and "accounts"."state" = $4
  and (
    "accounts"."username" ilike $5
    or "accounts"."email" ilike $6
    or "accounts"."phone" ilike $7
    or concat_ws($8, "first_name", "last_name") ilike $9
  )
order by
  "accounts"."id" desc
limit
  $10;

-- takenUsernames
select
  "username_key"
from
  "accounts"
where
  "username_key" in ($1);

-- updateDriverRecord
update "drivers"
set
  "plate" = $1,
  "version" = "version" + $2,
  "updated_at" = $3
where
  "account_id" = $4
  and "version" = $5;
