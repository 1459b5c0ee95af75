-- Generated: the test of these queries writes it anew with --update=all.

-- closeProposal
update "shift_proposals"
set "state" = $1, "reason" = $2, "decided_by" = $3, "decided_at" = $4
where "id" = $5 and "driver_id" = $6 and "state" = $7
returning "wanted";

-- deleteProposalsOf
delete from "shift_proposals"
where "driver_id" = $1;

-- deleteWaitingProposal
delete from "shift_proposals"
where "driver_id" = $1 and "state" = $2;

-- findLastProposal
select "id", "wanted", "note", "state", "reason", "proposed_at", "decided_at"
from "shift_proposals"
where "driver_id" = $1
order by "id" desc
limit $2;

-- listProposers
select "driver_id"
from "shift_proposals"
where "state" = $1;

-- replaceProposal
delete from "shift_proposals"
where "driver_id" = $1 and "state" = $2;
insert into "shift_proposals" ("driver_id", "wanted", "note", "state", "proposed_at")
values ($1, $2, $3, $4, $5);
