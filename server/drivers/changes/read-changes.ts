import { DECLINED_SHOWN_DAYS, type DriverChange } from "../../../contract/drivers/driver-changes.ts";
import { DAY_MS } from "../../../contract/time-units.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { findChangesWait, listLastChanges, listWaitingChanges } from "./driver-changes.queries.ts";

type Row = Awaited<ReturnType<typeof listLastChanges>>[number];

/** What a driver knows of their own changes: those that wait, and those that were declined lately. */
export async function readOwnChanges(db: Db | Trx, driverId: number, now: Date) {
  const since = new Date(now.getTime() - DECLINED_SHOWN_DAYS * DAY_MS);
  const rows = await listLastChanges(db, driverId);
  return {
    changes_wait: await findChangesWait(db),
    changes: rows.flatMap((row) =>
      row.state === "approved" || (row.decided_at !== null && row.decided_at < since) ? [] : [present(row)],
    ),
  };
}

/** What waits for the office, by its driver: of all of them, or of one. */
export async function readWaitingChanges(
  db: Db | Trx,
  driverId?: number,
): Promise<(id: number) => DriverChange[]> {
  const rows = await listWaitingChanges(db, driverId);
  return (id) => rows.filter((row) => row.driver_id === id).map(present);
}

function present({ id, field, old_value, new_value, proposed_at, state, reason }: Row): DriverChange {
  return {
    id,
    field,
    from: old_value,
    to: new_value,
    proposed_at: proposed_at.toISOString(),
    state: state === "declined" ? state : "waiting",
    reason,
  };
}
