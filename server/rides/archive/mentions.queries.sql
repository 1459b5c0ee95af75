-- Generated: the test of these queries writes it anew with --update=all.

-- listDriversNamed
select "accounts"."id"
from "drivers" inner join "accounts" on "accounts"."id" = "drivers"."account_id"
where (accounts.first_name || ' ' || accounts.last_name ilike $1 or accounts.username ilike $2)
order by "accounts"."id";

-- listRidesWith
select completed_rides_with ($1, $2) as id;
