-- countOpenGuestBookings
select
  count(*) as "rides"
from
  "rides"
where
  "rider_phone" = $1
  and "booked_from" = $2
  and "rider_id" is null
  and "booked_by" is null
  and rides.status in ('Pending', 'Assigned', 'Accepted', 'PickedUp', 'InProgress');

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

-- listGuestBookingsFrom
select
  "created_at"
from
  "rides"
where
  "booked_from" = $1
  and "created_at" > $2
  and "created_at" <= $3
order by
  "created_at";

-- lockBooking
select
  pg_advisory_xact_lock(hashtextextended ($1, 0));
