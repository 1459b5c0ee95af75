-- countCodeTry
update "booking_codes"
set
  "wrong_tries" = wrong_tries + 1
where
  "ride_id" = $1
  and "wrong_tries" < $2
returning
  "ride_id";

-- countGuestBookingsFrom
select
  count(*) as "rides"
from
  "rides"
where
  "booked_from" = $1
  and "created_at" > $2
  and "created_at" <= $3;

-- countOpenGuestBookings
select
  count(*) as "rides"
from
  "rides"
where
  "rider_phone" = $1
  and "rider_id" is null
  and "booked_by" is null
  and rides.status in ('Pending', 'Assigned', 'Accepted', 'PickedUp', 'InProgress');

-- deleteBookingCode
delete from "booking_codes"
where
  "ride_id" = $1;

-- findBookingCode
select
  *
from
  "booking_codes"
where
  "ride_id" = $1;

-- findPassengerOf
select
  "first_name",
  "last_name",
  "phone",
  "email",
  "language"
from
  "accounts"
where
  "id" = $1;

-- findSameBooking
select
  "id"
from
  "rides"
where
  "booking_mark" = $1
  and "created_at" >= $2
  and "status" <> $3
order by
  "created_at" desc
limit
  $4;

-- isProvedPhone
select
  "id"
from
  "rides"
where
  "rider_phone" = $1
  and "created_at" >= $2
  and "proved_by" = $3
limit
  $4;

-- isTrustedNetwork
select
  "id"
from
  "trusted_networks"
where
  "address_hash" = $1;

-- lockBooking
select
  pg_advisory_xact_lock(hashtextextended ($1, 0));

-- saveBookingCode
insert into
  "booking_codes" ("ride_id", "code_hash", "sent_by", "sent_at", "times_sent")
values
  ($1, $2, $3, $4, $5)
on conflict ("ride_id") do update
set
  "ride_id" = $6,
  "code_hash" = $7,
  "sent_by" = $8,
  "sent_at" = $9,
  "times_sent" = booking_codes.times_sent + 1,
  "wrong_tries" = $10;
