-- Generated: the test of these queries writes it anew with --update=all.

-- countOthersWith
select count(*) as "others"
from "accounts"
where "role" = $1 and "state" = $2 and "id" != $3 and ("rights" is null or rights @> $4::jsonb);

-- countWaiting
select count(*) as "waiting"
from "approvals"
where "kind" in ($1, $2) and "asked_by" != $3 and "state" = $4 and "expires_at" > $5;

-- endRunOut
update "approvals"
set "state" = $1
where "kind" = $2 and "subject_id" = $3 and "state" = $4 and "expires_at" <= $5;

-- findApprovalSettings
select *
from "approval_settings";

-- findWaiting
select "id", "asked_by", "payload", "expires_at"
from "approvals"
where "kind" = $1 and "subject_id" = $2 and "state" = $3;

-- insertApproval
insert into
  "approvals" ("kind", "subject_id", "cents", "reason", "payload", "asked_by", "asked_at", "expires_at")
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict do nothing
returning "id";

-- listApprovals
select
  "approvals"."id",
  "approvals"."kind",
  "approvals"."cents",
  "approvals"."reason",
  "approvals"."asked_by",
  "approvals"."asked_at",
  "approvals"."expires_at",
  "approvals"."state",
  "approvals"."decided_at",
  "approvals"."note",
  "approvals"."ride_id",
  "rides"."reference",
  "approvals"."statement_id",
  "partner_statements"."partner_id",
  "partner_statements"."number" as "statement_number",
  "partners"."name" as "partner_name",
  "asker"."first_name",
  "asker"."last_name",
  "decider"."first_name" as "decider_first_name",
  "decider"."last_name" as "decider_last_name"
from
  "approvals"
  inner join "accounts" as "asker" on "asker"."id" = "approvals"."asked_by"
  left join "accounts" as "decider" on "decider"."id" = "approvals"."decided_by"
  left join "rides" on "rides"."id" = "approvals"."ride_id"
  left join "partner_statements" on "partner_statements"."id" = "approvals"."statement_id"
  left join "partners" on "partners"."id" = "partner_statements"."partner_id"
where
  ("approvals"."asked_by" = $1 or "approvals"."kind" in ($2, $3))
  and (approvals.state in ('waiting', 'approved') and approvals.expires_at > $4) = $5
order by "approvals"."id" desc
limit $6;

-- lockApproval
select "id", "kind", "subject_id", "payload", "asked_by", "state", "expires_at", "reason", "cents"
from "approvals"
where "id" = $1
for update;

-- saveApprovalSettings
update "approval_settings"
set "refunds_over_cents" = $1, "exports" = $2, "days" = $3, "version" = $4
where "version" = $5;

-- saveDecision
update "approvals"
set "state" = $1, "decided_by" = $2, "decided_at" = $3
where "id" = $4;

-- takeApproval
update "approvals"
set "state" = $1
where "kind" = $2 and "subject_id" = $3 and "asked_by" = $4 and "state" = $5 and "expires_at" > $6;
