import { fullName } from "../../../domain/accounts/full-name.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import { VEHICLES } from "../../../domain/fares/vehicles.ts";
import { CAR_EQUIPMENT } from "../../../domain/drivers/car-equipment.ts";
import type { DriverChange } from "../../../contract/drivers/driver-changes.ts";
import type { DriverStatus } from "../../../domain/drivers/driver-status.ts";
import type { DriverRecord } from "../../../contract/drivers/driver-records.ts";
import { paperThatHolds, papersDue, heldOf, paperDaysOf } from "../../../domain/papers/papers.ts";
import { overrideInForce } from "./override-in-force.ts";
import type { listDriverRecords } from "./driver-records.queries.ts";

type Row = Awaited<ReturnType<typeof listDriverRecords>>[number];

/** A driver's record as the staff see it. */
export function presentDriverRecord(
  row: Row,
  { now, waiting, status }: { now: Date; waiting: DriverChange[]; status: DriverStatus },
): DriverRecord {
  const today = curacaoDate(now);
  return {
    id: row.account_id,
    name: fullName(row),
    username: row.username,
    email: row.email,
    phone: row.phone,
    vehicle: row.vehicle_name,
    vehicle_type: row.vehicle_type,
    equipment: CAR_EQUIPMENT.filter((one) => row.equipment.split(",").includes(one)),
    plate: row.plate,
    vehicle_id: row.vehicle_id,
    seats: VEHICLES[row.vehicle_type].seats,
    license_number: row.license_number,
    ...paperDaysOf(row),
    languages: row.languages.split(",").filter(Boolean),
    approved_on: row.approved_at && curacaoDate(row.approved_at),
    inactive: row.inactive,
    account_state: row.state,
    papers_expired: paperThatHolds(heldOf(row), today),
    papers_override: overrideInForce(row, today),
    papers_due: papersDue(paperDaysOf(row), today).map(({ paper }) => paper),
    waiting_changes: waiting,
    status,
    portrait_mark: row.portrait_mark,
    version: row.version,
  };
}
