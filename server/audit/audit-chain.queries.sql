-- Generated: the test of these queries writes it anew with --update=all.

-- countUnchained
select count(*) as "unchained"
from "audit_log" left join "audit_chain" on "audit_chain"."entry_id" = "audit_log"."id"
where "audit_chain"."place" is null;

-- readAuditChain
select
  "audit_chain"."place",
  "audit_chain"."entry_id",
  "audit_chain"."detail_hash",
  "audit_chain"."hash",
  "audit_log"."actor_id",
  "audit_log"."action",
  "audit_log"."subject",
  "audit_log"."at",
  audit_log.detail::text as "detail"
from "audit_chain" left join "audit_log" on "audit_log"."id" = "audit_chain"."entry_id"
where "audit_chain"."place" > $1
order by "audit_chain"."place"
limit $2;
