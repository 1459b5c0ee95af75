-- Generated: the test of these queries writes it anew with --update=all.

-- findEntry
select *
from "statement_entries"
where "id" = $1;

-- insertEntry
insert into
  "statement_entries" ("statement_id", "kind", "cents", "how", "received_on", "reason", "made_by", "made_at")
values ($1, $2, $3, $4, $5, $6, $7, $8);

-- isTakenBack
select "id"
from "statement_entries"
where "takes_back" = $1;

-- listMovements
select "moved".*, "accounts"."first_name", "accounts"."last_name", "noted"."note_number"
from
  "statement_movements" as "moved"
  left join "accounts" on "accounts"."id" = "moved"."made_by"
  left join "statement_entries" as "noted" on "noted"."id" = "moved"."source_id"
  and "moved"."source" = $1
where moved.statement_id = any ($2::int[])
order by "moved"."at", moved.source = 'refund', "moved"."source_id";

-- lockStatement
select "id", "partner_id", "number", "total_cents"
from "partner_statements"
where "id" = $1
for no key update;

-- setPaidColumns
update "partner_statements"
set "paid_at" = $1, "paid_noted_by" = $2, "paid_note" = $3
where "id" = $4;
