import type { DriverRecord } from "../../contract/drivers/driver-records.ts";
import type { OfficeCounts } from "../../contract/reports/office-counts.ts";
import type { Db } from "../database/connect.ts";
import { readDriverRecords } from "../drivers/records/read-driver-records.ts";
import { countLetters } from "../messages/read-inbox.ts";

/** The numbers that wait in each part of the office. */
export async function countOffice(db: Db, now: Date): Promise<OfficeCounts> {
  const drivers = await readDriverRecords(db, now);
  return {
    ...(await countLetters(db)),
    drivers: drivers.filter(needsTheOffice).length,
  };
}

function needsTheOffice({ papers_due, papers_override, waiting_changes = [] }: DriverRecord): boolean {
  return waiting_changes.length > 0 || (papers_due.length > 0 && !papers_override);
}
