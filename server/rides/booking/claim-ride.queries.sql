-- Generated: the test of these queries writes it anew with --update=all.

-- countClaimTry
update "claim_codes"
set "wrong_tries" = wrong_tries + 1
where "ride_id" = $1 and "account_id" = $2 and "wrong_tries" < $3
returning "ride_id";

-- deleteClaimCodes
delete from "claim_codes"
where "ride_id" = $1;

-- findClaimCode
select *
from "claim_codes"
where "ride_id" = $1 and "account_id" = $2;

-- findConfirmedEmail
select "email_key"
from "accounts"
where "id" = $1 and "email_confirmed_at" is not null;

-- forgetClaimCodes
delete from "claim_codes"
where "sent_at" < $1;

-- listGuestRidesOf
select "id"
from "rides"
where
  "rider_id" is null
  and lower(rider_email) = $1
  and not exists (
    select "ride_history"."id"
    from "ride_history"
    where "ride_history"."ride_id" = "rides"."id" and "action" = $2
  )
order by "ride_datetime" desc, "id" desc
limit $3;

-- saveClaimCode
insert into "claim_codes" ("ride_id", "account_id", "code_hash", "sent_by", "sent_at", "times_sent")
values ($1, $2, $3, $4, $5, $6)
on conflict ("ride_id", "account_id") do update
set
  "ride_id" = $7,
  "account_id" = $8,
  "code_hash" = $9,
  "sent_by" = $10,
  "sent_at" = $11,
  "times_sent" = claim_codes.times_sent + 1,
  "wrong_tries" = $12;

-- wasEmailAdded
select "id"
from "ride_history"
where "ride_id" = $1 and "action" = $2;
