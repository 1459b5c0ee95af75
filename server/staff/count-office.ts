import type { OfficeCounts } from "../../contract/staff/staff-records.ts";
import type { Db } from "../database/connect.ts";
import { readDriverRecords } from "./read-people.ts";
import { countLetters } from "./staff.queries.ts";

/** What waits in each part of the office. */
export async function countOffice(db: Db, now: Date): Promise<OfficeCounts> {
  const drivers = await readDriverRecords(db, now);
  return {
    ...(await countLetters(db)),
    drivers: drivers.filter((driver) => driver.papers_due.length > 0 && !driver.papers_override).length,
  };
}
