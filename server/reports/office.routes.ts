import { countOfficeEndpoint, getOfficeDayEndpoint } from "../../contract/reports/office.endpoints.ts";
import type { Clock } from "../process/clock.ts";
import type { Db } from "../database/connect.ts";
import type { Serve } from "../http/serve.ts";
import { countOffice } from "./count-office.ts";
import { readOfficeDay } from "./read-office-day.ts";

type Dependencies = { db: Db; clock: Clock; mailsGoOut: boolean };

/** The start of the office's day: what waits, and the day so far. */
export function officeRoutes(serve: Serve, { db, clock, mailsGoOut }: Dependencies): void {
  serve(countOfficeEndpoint, async () => ({
    ...(await countOffice(db, clock.now())),
    mails_go_out: mailsGoOut,
  }));

  serve(getOfficeDayEndpoint, ({ read }) => read((from) => readOfficeDay(from, clock.now())));
}
