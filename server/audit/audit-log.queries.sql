-- Generated: the test of these queries writes it anew with --update=all.

-- blankDetails
update "audit_log"
set "detail" = $1
where "subject" = $2 and "action" in ($3);

-- insertAuditEntry
insert into "audit_log" ("actor_id", "action", "subject", "detail", "at")
values ($1, $2, $3, $4, $5);

-- listAuditEntries
select
  "audit_log".*,
  "actor"."username" as "actor",
  "actor"."first_name" as "actor_first_name",
  "actor"."last_name" as "actor_last_name",
  "actor"."role" as "actor_role",
  "account"."username" as "account",
  "account"."first_name" as "account_first_name",
  "account"."last_name" as "account_last_name",
  "account"."role" as "account_role"
from
  "audit_log"
  left join "accounts" as "actor" on "actor"."id" = "audit_log"."actor_id"
  left join "accounts" as "account" on "account"."id" = substring(
    audit_log.subject
    from '^account ([0-9]+)$'
  )::integer
where
  "audit_log"."id" < $1
  and "audit_log"."action" = $2
  and "audit_log"."detail" is not null
  and "audit_log"."at" >= $3
  and "audit_log"."at" < $4
  and (
    concat_ws(' ', "actor"."first_name", "actor"."last_name", "actor"."username") ilike $5
    or concat_ws(' ', "account"."first_name", "account"."last_name", "account"."username") ilike $6
    or "audit_log"."subject" ilike $7
  )
order by "audit_log"."id" desc
limit $8;
