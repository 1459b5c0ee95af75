-- findRideToPlace
select "id", "reference", "status", "ride_datetime", "duration_min", "passenger_count", "luggage_count", "pickup_lat", "pickup_lng" from "rides" where "id" = $1;

-- listRefusers
select "driver_id" from "ride_refusals" where "ride_id" = $1;
