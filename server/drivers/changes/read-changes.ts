import { DECLINED_SHOWN_DAYS, type DriverChange } from "../../../contract/drivers/driver-changes.ts";
import { DAY_MS } from "../../../domain/time-units.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { listWaitingChanges } from "./driver-changes.queries.ts";

/** A change as it is kept; a moment may be text. */
export type ChangeRow = Pick<DriverChange, "id" | "field" | "reason"> & {
  readonly old_value: string | null;
  readonly new_value: string;
  readonly proposed_at: Date | string;
  readonly state: "waiting" | "approved" | "declined";
  readonly decided_at: Date | string | null;
};

/** A driver's own changes as they know them, of the last of each field: those that wait, and those that were declined lately. */
export function presentOwnChanges(last: readonly ChangeRow[], now: Date): DriverChange[] {
  const since = new Date(now.getTime() - DECLINED_SHOWN_DAYS * DAY_MS);
  return last
    .filter(({ state, decided_at: at }) => state !== "approved" && (at === null || new Date(at) >= since))
    .map(present);
}

/** Changes that wait for the office, by their driver: of all of them, or of one. */
export async function readWaitingChanges(
  db: Db | Trx,
  driverId?: number,
): Promise<(id: number) => DriverChange[]> {
  const rows = await listWaitingChanges(db, driverId);
  return (id) => rows.filter((row) => row.driver_id === id).map(present);
}

function present({ id, field, old_value, new_value, proposed_at, state, reason }: ChangeRow): DriverChange {
  return {
    id,
    field,
    from: old_value,
    to: new_value,
    proposed_at: new Date(proposed_at).toISOString(),
    state: state === "declined" ? state : "waiting",
    reason,
  };
}
