-- Generated: the test of these queries writes it anew with --update=all.

-- closeWaitingChanges
update "driver_changes"
set "state" = $1, "reason" = $2, "decided_by" = $3, "decided_at" = $4
where "driver_id" = $5 and "id" in ($6) and "state" = $7
returning "field", "old_value", "new_value";

-- deleteWaitingChanges
delete from "driver_changes"
where "driver_id" = $1 and "id" in ($2, $3) and "state" = $4
returning "field", "old_value", "new_value";

-- findChangesWait
select "driver_changes_wait"
from "company_profile"
where "id" = $1;

-- listWaitingChanges
select *
from "driver_changes"
where "state" = $1 and "driver_id" = $2
order by "id";

-- lockDriverChanges
select "account_id"
from "drivers"
where "account_id" = $1
for update;

-- replaceWaitingChange
delete from "driver_changes"
where "driver_id" = $1 and "field" = $2 and "state" = $3;
insert into "driver_changes" ("driver_id", "field", "old_value", "new_value", "proposed_at")
values ($1, $2, $3, $4, $5);
