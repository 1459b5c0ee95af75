import { countOfficeEndpoint, getOfficeDayEndpoint } from "../../contract/reports/office.endpoints.ts";
import { countApprovals } from "../approvals/read-approvals.ts";
import { countCases } from "../cases/read-cases.ts";
import type { Clock } from "../process/clock.ts";
import type { Db } from "../database/connect.ts";
import { type SignedIn, signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import { readOfficeDay } from "./read-office-day.ts";
import type { DriverRecord } from "../../contract/drivers/driver-records.ts";
import type { OfficeCounts } from "../../contract/reports/office-counts.ts";
import { readDriverRecords } from "../drivers/records/read-driver-records.ts";
import { countLetters } from "../messages/read-inbox.ts";

type Dependencies = { db: Db; clock: Clock; mailsGoOut: boolean };

/** The start of the office's day: what waits, and the day so far. */
export function officeRoutes(serve: Serve, { db, clock, mailsGoOut }: Dependencies): void {
  serve(countOfficeEndpoint, async ({ caller }) => ({
    ...(await countOffice(db, { caller: signedIn(caller), now: clock.now() })),
    mails_go_out: mailsGoOut,
  }));

  serve(getOfficeDayEndpoint, ({ read }) => read((from) => readOfficeDay(from, clock.now())));
}

/** The numbers that wait in each part of the office. */
async function countOffice(db: Db, { caller, now }: { caller: SignedIn; now: Date }): Promise<OfficeCounts> {
  const drivers = await readDriverRecords(db, now);
  return {
    ...(await countLetters(db)),
    cases: await countCases(db),
    approvals: await countApprovals(db, { caller, now }),
    drivers: drivers.filter(needsTheOffice).length,
  };
}

function needsTheOffice({ papers_due, papers_override, waiting_changes = [] }: DriverRecord): boolean {
  return waiting_changes.length > 0 || (papers_due.length > 0 && !papers_override);
}
