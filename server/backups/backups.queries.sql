-- Generated: the test of these queries writes it anew with --update=all.

-- cutOffBackups
update "backups"
set "state" = $1
where "state" = $2 and "seen_at" < $3;

-- findBackupRow
select "backups".*, "accounts"."username"
from "backups" inner join "accounts" on "accounts"."id" = "backups"."started_by"
where "backups"."id" = $1;

-- findLastBackups
select
  greatest(
    (select max(tried_at) from backup_tries where good),
    (select max(started_at) from backups where verified_at is not null)
  ) as "good_at",
  (select max(tried_at) from backup_tries where copied) as "copied_at",
  greatest((select max(tried_at) from backup_tries), (select max(started_at) from backups)) as "tried_at";

-- forgetTriesBefore
delete from "backup_tries"
where
  "tried_at" < $1
  and "id" not in (select "id" from "backup_tries" where "good" = $2 order by "tried_at" desc limit $3);

-- insertBackup
insert into "backups" ("state", "step", "started_by", "started_at", "seen_at", "file", "server")
values ($1, $2, $3, $4, $5, $6, $7)
returning "id";

-- insertTry
insert into "backup_tries" ("tried_at", "good", "copied", "took_ms", "file", "machine", "failure")
values ($1, $2, $3, $4, $5, $6, $7);

-- listBackupRows
select "backups".*, "accounts"."username"
from "backups" inner join "accounts" on "accounts"."id" = "backups"."started_by"
order by "backups"."id" desc
limit $1;

-- listOldBackups
select "id", "file"
from "backups"
where "server" = $1 and "written_at" is not null and "removed_at" is null
order by "id" desc
offset $2;

-- noteRemoved
update "backups"
set "removed_at" = $1
where "id" in ($2, $3);

-- resumeBackup
update "backups"
set "state" = $1, "step" = $2, "seen_at" = $3
where "id" = $4 and "state" != $5 and "written_at" is not null and "removed_at" is null;

-- updateRunningBackup
update "backups"
set "bytes" = $1, "seen_at" = $2
where "id" = $3 and "state" = $4;
