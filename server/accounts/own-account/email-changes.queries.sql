-- Generated: the test of these queries writes it anew with --update=all.

-- countEmailChangesSince
select count(*) as "count"
from "email_changes"
where "account_id" = $1 and "created_at" > $2 and "created_at" <= $3;

-- findWaitingEmail
select "email"
from "email_changes"
where "account_id" = $1 and "used_at" is null and "expires_at" > $2
order by "created_at" desc
limit $3;

-- forgetEmailChangesBefore
delete from "email_changes"
where "expires_at" < $1;

-- insertEmailChange
insert into "email_changes" ("token_hash", "account_id", "email", "created_at", "expires_at")
values ($1, $2, $3, $4, $5);

-- moveApplication
update "driver_applications"
set "email" = $1
where "account_id" = $2;

-- takeEmailChange
update "email_changes"
set "used_at" = $1
where "token_hash" = $2 and "used_at" is null and "expires_at" > $3
returning "account_id", "email";

-- voidEmailChanges
update "email_changes"
set "used_at" = $1
where "account_id" = $2 and "used_at" is null;
