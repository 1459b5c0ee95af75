-- Generated: the test of these queries writes it anew with --update=all.

-- countDevices
select count(*) as "count"
from "known_devices"
where "account_id" = $1;

-- insertDevice
insert into "known_devices" ("account_id", "mark", "first_seen_at")
values ($1, $2, $3)
on conflict do nothing
returning "mark";
