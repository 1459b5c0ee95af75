/** More than this since the last look counts as a change of everything. */
export const MOST_CHANGES_READ = 500;

/**
 * Reads the changes of lists from a transaction on; at the first look, those that are not settled yet. Transactions
 * commit out of order, so lines that were read before are read again until no transaction before them is open.
 */
export const CHANGES_SINCE = (xid: string) => `(
    select jsonb_build_object(
      'changes', coalesce((
        select jsonb_agg(jsonb_build_object('xid', xid::text, 'id', id, 'rider_id', rider_id, 'driver_id', driver_id,
          'pool', pool, 'everyone', everyone))
        from (select * from list_changes
          where xid >= coalesce(${xid}::xid8, pg_snapshot_xmin(pg_current_snapshot())) order by xid, id limit ${MOST_CHANGES_READ}) as since
      ), '[]'),
      'horizon', pg_snapshot_xmin(pg_current_snapshot())::text,
      'oldest', (select xid::text from list_changes order by list_changes.xid, list_changes.id limit 1)))`;
