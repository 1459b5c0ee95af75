-- Generated: the test of these queries writes it anew with --update=all.

-- blankAlertsAbout
update "outbox"
set "payload" = payload || $1::jsonb
where "ride_id" in (select rides.id from rides where rides.rider_id = $2);

-- blankDriverInMessages
update "outbox"
set "payload" = payload || '{"driver": null}'::jsonb
where (payload -> 'driver' ->> 'name' = $1 or payload -> 'driver' ->> 'phone' = $2);

-- deleteMessagesAbout
delete from "outbox"
where
  "ride_id" in (select rides.id from rides where rides.rider_id = $1)
  and ("kind" not in ($2, $3, $4, $5, $6, $7, $8, $9) or "sent_at" is not null or "failed_at" is not null);

-- deleteMessagesTo
delete from "outbox"
where "account_id" = $1;

-- deleteMessagesToEmail
delete from "outbox"
where lower(recipient) = $1 and "kind" not in ($2, $3, $4, $5);
