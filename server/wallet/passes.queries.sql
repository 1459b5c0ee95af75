-- Generated: the test of these queries writes it anew with --update=all.

-- claimDuePasses
update "wallet_passes"
set "claimed_until" = $1, "attempts" = "attempts" + $2
where
  "id" in (
    select "due"."id"
    from "wallet_passes" as "due"
    where
      "due"."due_at" <= $3
      and "due"."wallet" in ($4, $5)
      and ("due"."claimed_until" is null or "due"."claimed_until" <= $6)
    order by "due"."due_at"
    limit $7
    for update skip locked
  )
returning "id", "ride_id", "wallet", "language", "push_token", "attempts", "due_at";

-- countDevices
select count(*) as "devices"
from "wallet_passes"
where "ride_id" = $1 and "wallet" = $2;

-- deletePass
delete from "wallet_passes"
where "id" = $1;

-- deleteUnreachable
delete from "wallet_passes"
where "wallet" not in ($1) and "ride_id" in (select "id" from "rides" where "ride_datetime" < $2);

-- dropFromDevice
delete from "wallet_passes"
where "ride_id" = $1 and "language" = $2 and "device" = $3;

-- endAttempt
update "wallet_passes"
set "due_at" = $1, "claimed_until" = $2, "attempts" = $3
where "id" = $4 and "due_at" = $5;

-- keepPass
insert into "wallet_passes" ("ride_id", "wallet", "language", "device", "push_token", "made_at")
values ($1, $2, $3, $4, $5, $6)
on conflict (ride_id, wallet, language, coalesce(device, '')) do update
set "push_token" = $7
returning xmax = 0 as "inserted";

-- listChangedOnDevice
select "rides"."reference", "wallet_passes"."language", "rides"."updated_at"
from "wallet_passes" inner join "rides" on "rides"."id" = "wallet_passes"."ride_id"
where "wallet_passes"."device" = $1 and "rides"."updated_at" >= $2
order by "wallet_passes"."id";

-- makeOldDue
update "wallet_passes"
set "due_at" = $1
where "due_at" is null and "ride_id" in (select "id" from "rides" where "ride_datetime" < $2);
