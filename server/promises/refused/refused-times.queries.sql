-- Generated: the test of these queries writes it anew with --update=all.

-- countRefusedByDay
select
  to_char(wanted_at at time zone interval '-04:00', 'YYYY-MM-DD') as "day",
  to_char(wanted_at at time zone interval '-04:00', 'HH24') as "hour",
  count(*) as "refused",
  count(*) filter (where "offered" > $1) as "offered",
  count(*) filter (where "taken_at" is not null) as "taken"
from "refused_times"
where ("wanted_at" >= $2 and "wanted_at" < $3)
group by "day", "hour"
order by "day", "hour";

-- deleteRefusedBefore
delete from "refused_times"
where "asked_at" < $1;

-- insertRefusedTime
insert into "refused_times" ("wanted_at", "offered", "asked_at")
values ($1, $2, $3);

-- takeInstead
update "refused_times"
set "taken_at" = $1
where
  "id" = (
    select "id"
    from "refused_times"
    where "wanted_at" = $2 and "asked_at" >= $3 and "taken_at" is null
    order by "id" desc
    limit $4
  );
