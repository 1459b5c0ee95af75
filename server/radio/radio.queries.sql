-- Generated: the test of these queries writes it anew with --update=all.

-- countUnread
select cast(count(*) as integer) as "unread"
from "radio_texts"
where "driver_id" = $1 and "from_driver" = $2 and "read_at" is null;

-- deleteTextsBefore
delete from "radio_texts"
where "at" < $1;

-- deleteTextsOf
delete from "radio_texts"
where "driver_id" = $1;

-- getText
select
  "radio_texts"."id",
  "radio_texts"."driver_id",
  "radio_texts"."from_driver",
  "radio_texts"."phrase",
  "radio_texts"."body",
  "radio_texts"."to_all",
  "radio_texts"."happened_at",
  "radio_texts"."read_at",
  "author"."first_name" as "author_first_name",
  "author"."last_name" as "author_last_name"
from
  "radio_texts"
  left join "accounts" as "author" on "author"."id" = "radio_texts"."author_id"
  and "author"."state" <> $1
where "radio_texts"."id" = $2;

-- insertTexts
insert into
  "radio_texts" ("driver_id", "from_driver", "author_id", "phrase", "body", "to_all", "happened_at", "at")
values ($1, $2, $3, $4, $5, $6, $7, $8)
returning "id";

-- isDriver
select "drivers"."account_id"
from "drivers" inner join "accounts" on "accounts"."id" = "drivers"."account_id"
where "drivers"."account_id" = $1 and "drivers"."approved_at" is not null and "accounts"."state" <> $2;

-- listDriversOnShift
select "drivers"."account_id"
from "drivers" inner join "accounts" on "accounts"."id" = "drivers"."account_id"
where
  "drivers"."on_shift" = $1
  and "drivers"."inactive" = $2
  and "drivers"."approved_at" is not null
  and "accounts"."state" = $3
  and "accounts"."role" = $4
order by "drivers"."account_id";

-- listLastTexts
select distinct
  on ("radio_texts"."driver_id") "radio_texts"."id",
  -- as in getText: "radio_texts"."driver_id" to "author"."last_name" as "author_last_name"
  "driver"."first_name",
  "driver"."last_name",
  (
    select cast(count(*) as integer)
    from radio_texts as waiting
    where waiting.driver_id = radio_texts.driver_id and waiting.from_driver and waiting.read_at is null
  ) as "unread"
from
  "radio_texts"
  left join "accounts" as "author" on "author"."id" = "radio_texts"."author_id"
  and "author"."state" <> $1
  inner join "accounts" as "driver" on "driver"."id" = "radio_texts"."driver_id"
where
  ("radio_texts"."at" >= $2 or ("radio_texts"."from_driver" = $3 and "radio_texts"."read_at" is null))
  and "driver"."state" <> $4
order by "radio_texts"."driver_id", "radio_texts"."id" desc;

-- listTextsWith
-- as in getText: select "radio_texts"."id", "radio_texts"."driver_i… to …adio_texts"."author_id" and "author"."state" <> $1
where "radio_texts"."driver_id" = $2
order by "radio_texts"."id" desc
limit $3;

-- markRead
update "radio_texts"
set "read_at" = $1
where "driver_id" = $2 and "from_driver" = $3 and "id" <= $4 and "read_at" is null;
