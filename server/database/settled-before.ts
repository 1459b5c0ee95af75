import { sql } from "kysely";

/**
 * An expression: every transaction of this database before this one is over, as the statement sees it. The snapshot names those of the
 * whole cluster that were open, and `pg_snapshot_xmin` is the first of them whosever it is, so that a long transaction of another
 * database would hold up everything here. Here those count that aren't known to be another database's: who holds a transaction is looked up after
 * the snapshot was taken, when whoever isn't found any more has just ended, or was prepared, and counts: so what one reading finds settled, the next one may not. Not for a transaction of
 * several statements, in which PostgreSQL looks sessions up once.
 */
export const SETTLED_BEFORE = sql<string>`coalesce((
    select open from pg_snapshot_xip(pg_current_snapshot()) as open
    where not exists (
      select from pg_stat_get_activity(null) as session
      where session.backend_xid = open::xid and session.datid <> (select oid from pg_database where datname = current_database()))
    order by open limit 1), pg_snapshot_xmax(pg_current_snapshot()))`;
