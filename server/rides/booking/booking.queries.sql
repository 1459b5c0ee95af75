-- countCodeTry
update "booking_codes"
set
  "wrong_tries" = wrong_tries + 1
where
  "ride_id" = $1
  and "wrong_tries" < $2
returning
  "ride_id";

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

-- linkOtherWay
update "rides"
set
  "other_way_id" = $1
where
  "id" = $2;

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
