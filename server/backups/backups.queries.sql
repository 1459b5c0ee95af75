-- cutOffBackups
update "backups"
set
  "state" = $1
where
  "state" = $2
  and "seen_at" < $3;

-- findBackupRow
select
  "backups".*,
  "accounts"."username"
from
  "backups"
  inner join "accounts" on "accounts"."id" = "backups"."started_by"
where
  "backups"."id" = $1;

-- insertBackup
insert into
  "backups" ("state", "step", "started_by", "started_at", "seen_at", "file", "server")
values
  ($1, $2, $3, $4, $5, $6, $7)
returning
  "id";

-- listBackupRows
select
  "backups".*,
  "accounts"."username"
from
  "backups"
  inner join "accounts" on "accounts"."id" = "backups"."started_by"
order by
  "backups"."id" desc
limit
  $1;

-- listOldBackups
select
  "id",
  "file"
from
  "backups"
where
  "server" = $1
  and "written_at" is not null
  and "removed_at" is null
order by
  "id" desc
offset
  $2;

-- noteRemoved
update "backups"
set
  "removed_at" = $1
where
  "id" in ($2, $3);

-- resumeBackup
update "backups"
set
  "state" = $1,
  "step" = $2,
  "seen_at" = $3
where
  "id" = $4
  and "state" != $5
  and "written_at" is not null
  and "removed_at" is null;

-- updateRunningBackup
update "backups"
set
  "bytes" = $1,
  "seen_at" = $2
where
  "id" = $3
  and "state" = $4;
