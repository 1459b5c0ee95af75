-- Generated: the test of these queries writes it anew with --update=all.

-- countBookingsOfGuest
select
  (
    select count(*)::int as "recent"
    from "rides"
    where "booked_from" = $1 and "created_at" > $2 and "created_at" <= $3
  ) as "recent",
  exists (select "id" from "trusted_networks" where "address_hash" = $4) as "trusted",
  (
    select count(*)::int as "open"
    from "rides"
    where
      "rider_phone" = $5
      and "rider_id" is null
      and "booked_by" is null
      and rides.status in ('Pending', 'Assigned', 'Accepted', 'PickedUp', 'InProgress')
  ) as "open",
  exists (
    select "id"
    from "rides"
    where "rider_phone" = $6 and "created_at" >= $7 and "proved_by" = $8
  ) as "proved";

-- countCodeTry
update "booking_codes"
set "wrong_tries" = wrong_tries + 1
where "ride_id" = $1 and "wrong_tries" < $2
returning "ride_id";

-- countOpenByLink
select count(*)::int as "open"
from "rides"
where
  "partner_id" = $1
  and "by_guests_link" = $2
  and rides.status in ('Pending', 'Assigned', 'Accepted', 'PickedUp', 'InProgress');

-- deleteBookingCode
delete from "booking_codes"
where "ride_id" = $1;

-- findAccountToBookFor
select "first_name", "last_name", "phone", "email", "language"
from "accounts"
where "id" = $1;

-- findBookingCode
select *
from "booking_codes"
where "ride_id" = $1;

-- findEqualBooking
select "id"
from "rides"
where "booking_mark" = $1 and "created_at" >= $2 and "status" <> $3
order by "created_at" desc
limit $4;

-- insertRide
insert into "rides" ("reference", "status")
values ($1, $2)
on conflict ("reference") do nothing
returning "id";

-- linkOtherWay
update "rides"
set "other_way_id" = $1
where "id" = $2;

-- saveBookingCode
insert into "booking_codes" ("ride_id", "code_hash", "sent_by", "sent_at", "times_sent")
values ($1, $2, $3, $4, $5)
on conflict ("ride_id") do update
set
  "ride_id" = $6,
  "code_hash" = $7,
  "sent_by" = $8,
  "sent_at" = $9,
  "times_sent" = booking_codes.times_sent + 1,
  "wrong_tries" = $10;
