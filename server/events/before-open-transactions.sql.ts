import { sql } from "kysely";

/**
 * The first transaction of this database that is open, as the statement sees it: all before it are over. The snapshot names those of the
 * whole cluster, and `pg_snapshot_xmin` is the first of them, so that a long transaction of another database would hold up everything
 * here. So those are left out that are known to be another database's. Their owners are looked up after the snapshot was taken: a
 * transaction whose owner isn't found any more has just ended, or was prepared, and counts. So what is over
 * for one reading may not be for the next. Not for a transaction of several statements, in which PostgreSQL looks sessions up once.
 */
export const BEFORE_OPEN_TRANSACTIONS = sql<string>`coalesce((
    select open from pg_snapshot_xip(pg_current_snapshot()) as open
    where not exists (
      select from pg_stat_get_activity(null) as session
      where session.backend_xid = open::xid and session.datid <> (select oid from pg_database where datname = current_database()))
    order by open limit 1), pg_snapshot_xmax(pg_current_snapshot()))`;
