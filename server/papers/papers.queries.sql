-- Generated: the test of these queries writes it anew with --update=all.

-- insertPaperNotice
insert into "paper_notices" ("driver_id", "paper", "last_day", "notice_days", "told_at")
values ($1, $2, $3, $4, $5)
on conflict do nothing
returning "driver_id";

-- listDriversWithPapersBetween
select
  "drivers"."license_expires_on",
  "drivers"."permit_expires_on",
  "drivers"."insurance_expires_on",
  "drivers"."inspection_expires_on",
  "drivers"."season_permit_ends_on",
  "drivers"."papers_override_until",
  "drivers"."out_of_service",
  "accounts"."id",
  "accounts"."email",
  "accounts"."language",
  "accounts"."first_name",
  "accounts"."last_name",
  "drivers"."plate"
from "drivers" inner join "accounts" on "accounts"."id" = "drivers"."account_id"
where
  "accounts"."state" = $1
  and "accounts"."role" = $2
  and "drivers"."approved_at" is not null
  and (
    "drivers"."license_expires_on" between $3 and $4
    or "drivers"."permit_expires_on" between $5 and $6
    or "drivers"."insurance_expires_on" between $7 and $8
    or "drivers"."inspection_expires_on" between $9 and $10
    or "drivers"."season_permit_ends_on" between $11 and $12
  )
order by "accounts"."id";
