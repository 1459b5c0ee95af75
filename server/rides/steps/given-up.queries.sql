-- Generated: the test of these queries writes it anew with --update=all.

-- keepSaid
update "ride_history"
set "detail" = coalesce(detail, '{}'::jsonb) || $1::jsonb
where "id" = $2;

-- lockGivenUpLine
select "id", "action"
from "ride_history"
where "ride_id" = $1 and "actor_id" = $2 and "at" >= $3
order by "id" desc
limit $4
for update;
