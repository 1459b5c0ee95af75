-- Generated: the test of these queries writes it anew with --update=all.

-- deletePaperFilesOf
delete from "driver_paper_files"
where "driver_id" = $1;

-- findPaperFile
select "kind", "content"
from "driver_paper_files"
where "driver_id" = $1 and "paper" = $2;

-- isDriver
select "accounts"."id"
from "drivers" inner join "accounts" on "accounts"."id" = "drivers"."account_id"
where "accounts"."id" = $1 and "accounts"."state" <> $2;

-- listAllPaperFiles
select "driver_id", "paper", "kind"
from "driver_paper_files"
order by "driver_id", "paper";

-- listPaperFiles
select "paper", "kind", "bytes", "attached_at"
from "driver_paper_files"
where "driver_id" = $1
order by "paper";

-- lockDriverOfFiles
select "accounts"."id"
from "drivers" inner join "accounts" on "accounts"."id" = "drivers"."account_id"
where "accounts"."id" = $1 and "accounts"."state" <> $2
for share of "accounts";

-- removePaperFile
delete from "driver_paper_files"
where "driver_id" = $1 and "paper" = $2;

-- storePaperFile
insert into "driver_paper_files" ("driver_id", "paper", "kind", "bytes", "content", "attached_at")
values ($1, $2, $3, $4, $5, $6)
on conflict ("driver_id", "paper") do update
set "kind" = $7, "bytes" = $8, "content" = $9, "attached_at" = $10;
