-- Generated: the test of these queries writes it anew with --update=all.

-- readRowsInOrder
select
  "ride_id",
  "why",
  "driver_id",
  (
    select accounts."username"
    from accounts
    where accounts.id = "ride_refusals"."driver_id" and accounts.state <> 'deleted'
  ) as "driver"
from "ride_refusals"
where ("ride_id", "driver_id") > ($1, $2)
order by "ride_id", "driver_id"
limit $3;
