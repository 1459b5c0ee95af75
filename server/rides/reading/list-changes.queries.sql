-- Generated: the test of these queries writes it anew with --update=all.

-- deleteFutureChanges
delete from list_changes
where xid >= pg_snapshot_xmax(pg_current_snapshot());

-- deleteListChanges
delete from list_changes using (
  select xid, id
  from list_changes
  where at < $1
  order by xid desc, id desc
  limit 1
) as mark
where (list_changes.xid, list_changes.id) < (mark.xid, mark.id);
